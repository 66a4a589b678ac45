/** Pictures of cards, tables and questions, drawn on demand and kept in a cache of limited size. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import type { CardSheet, Language, Look, Refusal, Seat } from '../contract/index.ts'
import { LimitedCache } from '../kit/library/limited-cache.ts'
import { altOf, shortened } from './alt.ts'
import { CARD_HEIGHT, CARD_WIDTH, layoutOf } from './card-layout.ts'
import { type ScenePicture, ScenePictures, type ShownScene } from './decision/scenes.ts'
import { Faces } from './faces.ts'
import type { Animation, Still } from './gif-terms.ts'
import { Gifs } from './gifs.ts'
import type { LeagueScene } from './leagues/league-blocks.ts'
import { type LeaguePicture, LeaguePictures } from './leagues/league-pictures.ts'
import { type MomentPicture, MomentPictures } from './moments/moment-artist.ts'
import type { DrawnMoment, Setting } from './moments/moment-scene.ts'
import { paintCard } from './paint.ts'
import { plainLook } from './plain-look.ts'
import { pngOf } from './png.ts'

/** A picture of one or several cards, ready to be sent. */
export interface CardPicture {
  readonly png: Buffer
  /** A file name that is safe as the name of an attachment. */
  readonly name: string
  /** A description for people who can't see it, at most 1024 characters. */
  readonly alt: string
}

/** The size of the cache in bytes: some hundred cards. */
const ROOM = 16 * 1024 * 1024

/** The most cards in one picture, and in one row of it. */
export const SIDE_BY_SIDE = { cards: 8, columns: 4 } as const

/** The width of cards beside each other: two of them still make a large picture on a telephone. */
const COLUMN = 496
const GAP = 16
const MOST_ALT = 1024

/** Cards in one row of a sheet, and the width of each: a sheet fills a phone, and the names can be read when it is enlarged. */
const SHEET = { columns: 4, column: 280, gap: 10 } as const

/** The looks of games by their ids; a game without one is drawn plainly. */
export type Looks = Readonly<Record<string, { readonly seats: readonly Seat[]; readonly look?: Look }>>

/** Draws pictures of cards, tables and questions, and caches them. */
export class CardPictures {
  readonly #looks: Looks
  readonly #faces = new Faces()
  readonly #gifs = new Gifs()
  readonly #scenes = new ScenePictures(this.#faces, this.#gifs)
  readonly #moments = new MomentPictures(this.#faces, this.#gifs)
  readonly #leagues = new LeaguePictures(this.#faces)
  readonly #kept: LimitedCache<CardPicture>

  /** @param room the size of the cache in bytes */
  constructor(looks: Looks, room = ROOM) {
    this.#looks = looks
    this.#kept = new LimitedCache({ room, sizeOf: ({ png }) => png.length })
  }

  /** Returns the picture of a card. The same sheet gives the same picture; two requests at once draw it once. */
  card(game: string, sheet: CardSheet, language: Language): Promise<CardPicture> {
    return this.#kept.get(`${game}/${sheet.id}/${language}`, async () => ({
      png: await pngOf(this.#painted(game, sheet)),
      name: `${sheet.id.replace(/[^\w-]/g, '-')}.png`,
      alt: altOf(sheet, language),
    }))
  }

  #painted(game: string, sheet: CardSheet): Canvas {
    const look = this.#lookOf(game)
    return paintCard(sheet, layoutOf(sheet, look.badge), look)
  }

  #lookOf(game: string): Look {
    const { look, seats = [] } = this.#looks[game] ?? {}
    return look ?? plainLook(seats)
  }

  /** The picture of a question, or of a table. */
  scene(game: string, shown: ShownScene): Promise<ScenePicture> {
    return this.#scenes.scene(game, shown, this.#lookOf(game))
  }

  /** A moment of a match as a PNG. */
  moment(game: string, setting: Setting, moment: DrawnMoment): Promise<MomentPicture> {
    return this.#moments.still(game, setting, moment, this.#lookOf(game))
  }

  /** A picture of a league. */
  league(game: string, scene: LeagueScene, sheet: (card: string) => CardSheet): Promise<LeaguePicture> {
    return this.#leagues.picture(game, scene, this.#lookOf(game), sheet)
  }

  /** A clash as a GIF that ends on its picture. */
  movingClash(game: string, setting: Setting, moment: Extract<DrawnMoment, { kind: 'clash' }>): Promise<MomentPicture> {
    return this.#moments.moving(game, setting, moment, this.#lookOf(game))
  }

  /** Scenes one after the other as a GIF that ends on the last one. @param shown at least one */
  movingScene(game: string, shown: readonly ShownScene[]): Promise<ScenePicture> {
    return this.#scenes.moving(game, shown, this.#lookOf(game))
  }

  /** Pictures one after the other as a GIF, for a person. @returns null or a refusal as `Gifs.make` */
  gif(person: string, stills: readonly Still[]): Promise<Animation | null | Refusal> {
    return this.#gifs.make(person, stills)
  }

  /** Ends the thread in which GIFs are made. */
  close(): Promise<void> {
    return this.#gifs.close()
  }

  /**
   * Returns several cards in one picture, in rows.
   *
   * @param pictures one or more; those beyond `SIDE_BY_SIDE.cards` are left out
   */
  async sideBySide(pictures: readonly CardPicture[]): Promise<CardPicture> {
    const shown = pictures.slice(0, SIDE_BY_SIDE.cards)
    const columns = Math.min(
      SIDE_BY_SIDE.columns,
      Math.ceil(shown.length / Math.ceil(shown.length / SIDE_BY_SIDE.columns)),
    )
    const png = await pngOf(await inRows(shown, { columns, column: COLUMN, gap: GAP }))
    return { png, name: 'cards.png', alt: shortened(shown.map(({ alt }) => alt).join('\n\n'), MOST_ALT) }
  }

  /**
   * Returns a contact sheet: small pictures of cards, row by row. Its description names each card, and says as much more
   * of each as there is room for.
   *
   * @param pictures one or more
   */
  async sheet(pictures: readonly CardPicture[]): Promise<CardPicture> {
    const each = Math.floor(MOST_ALT / pictures.length) - 1
    const png = await pngOf(await inRows(pictures, SHEET))
    return { png, name: 'sheet.png', alt: pictures.map(({ alt }) => shortened(alt, each)).join('\n') }
  }
}

/** Sizes of cards in rows. */
interface InRows {
  readonly columns: number
  /** The width of a card. */
  readonly column: number
  readonly gap: number
}

/** Draws cards into rows. A sheet of few cards is no wider than they are. */
async function inRows(pictures: readonly CardPicture[], { columns, column, gap }: InRows): Promise<Canvas> {
  const height = Math.round((column * CARD_HEIGHT) / CARD_WIDTH)
  const across = Math.min(columns, pictures.length)
  const canvas = createCanvas(
    across * (column + gap) - gap,
    Math.ceil(pictures.length / columns) * (height + gap) - gap,
  )
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  const images = await Promise.all(pictures.map(({ png }) => loadImage(png)))
  for (const [at, image] of images.entries()) {
    const x = (at % columns) * (column + gap)
    pen.drawImage(image, x, Math.floor(at / columns) * (height + gap), column, height)
  }
  return canvas
}
