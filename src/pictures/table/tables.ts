/** Pictures of tables and hands, drawn on demand and cached. */
import { createHash } from 'node:crypto'
import type { Canvas } from '@napi-rs/canvas'
import type { Look, Rect } from '../../contract/index.ts'
import { paintCrop } from '../crop.ts'
import { Kept } from '../kept.ts'
import { handAlt, tableAlt } from './alt.ts'
import { handSketch, type TableSketch, tableSketch } from './layout.ts'
import { paintTable } from './paint.ts'
import { handOf, type Shown, sceneOf } from './scene.ts'

/** A picture of a table or a hand, ready to be sent. */
export interface TablePicture {
  readonly png: Buffer
  readonly name: string
  readonly alt: string
}

/** The sizes of the caches in bytes: some two hundred small pictures of cards, some hundred tables. */
const ROOM = { arts: 24 * 1024 * 1024, tables: 24 * 1024 * 1024 }
/** The WebP quality: with flat areas and large letters, nobody sees the compression. */
const QUALITY = 90

/** Draws pictures of tables and hands, and caches them. */
export class TablePictures {
  readonly #arts: Kept<Canvas>
  readonly #tables: Kept<TablePicture>

  constructor(room = ROOM) {
    this.#arts = new Kept({ room: room.arts, sizeOf: ({ width, height }) => width * height * 4 })
    this.#tables = new Kept({ room: room.tables, sizeOf: ({ png }) => png.length })
  }

  /** Returns the table as it is shown to one reader. */
  table(game: string, shown: Shown, look: Look): Promise<TablePicture> {
    const scene = sceneOf(shown)
    const key = keyOf('table', game, scene)
    return this.#tables.get(key, () => this.#draw({ game, shown, look }, tableSketch(scene), key, tableAlt(scene)))
  }

  /** Returns the reader's own hand; null if they hold none that they see. */
  async hand(game: string, shown: Shown, look: Look): Promise<TablePicture | null> {
    const hand = handOf(shown)
    if (hand === null) return null
    const key = keyOf('hand', game, hand)
    const side = hand.cards[0]?.side ?? ''
    return this.#tables.get(key, () =>
      this.#draw({ game, shown, look }, handSketch(hand, side), key, handAlt(hand, shown.words)),
    )
  }

  async #draw(of: Drawn, sketch: TableSketch, key: string, alt: string): Promise<TablePicture> {
    const arts = new Map<string, Canvas>()
    for (const part of sketch.parts) {
      if (part.kind !== 'art') continue
      const art = await this.#art(of, part.card, part.rect)
      if (art !== null) arts.set(artKey(part.card, part.rect), art)
    }
    const canvas = paintTable(sketch, (card, rect) => arts.get(artKey(card, rect)) ?? null, of.look)
    return { png: await canvas.encode('jpeg', QUALITY), name: `${key}.jpg`, alt }
  }

  async #art({ game, shown, look }: Drawn, card: string, rect: Rect): Promise<Canvas | null> {
    try {
      return await this.#arts.get(`${game}/${artKey(card, rect)}`, async () => paintCrop(look, shown.sheet(card), rect))
    } catch {
      // A card that the catalogue lacks is a plain area.
      return null
    }
  }
}

const artKey = (card: string, { width, height }: Rect): string => `${card}/${width}x${height}`

const keyOf = (...what: readonly [string, string, unknown]): string =>
  `${what[0]}-${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)}`

/** A picture to draw, and how. */
interface Drawn {
  readonly game: string
  readonly shown: Shown
  readonly look: Look
}
