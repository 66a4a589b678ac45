/**
 * The art of cards in small places, for all pictures together. It is kept as images: a canvas would keep every stroke that was
 * drawn on it, which takes four times the memory of its pixels.
 */
import { type Canvas, type Image, loadImage } from '@napi-rs/canvas'
import type { CardSheet, Look, Rect } from '../contract/index.ts'
import { LimitedCache } from '../kit/library/limited-cache.ts'
import { paintCover, paintCrop } from './crop.ts'
import { pngOf } from './png.ts'

/** A card's art as large as a place needs it. */
export interface FaceSize {
  readonly game: string
  readonly card: string
  readonly rect: Pick<Rect, 'width' | 'height'>
  /** `focus`: the part that tells the card, as large as it fits; `cover`: as much as covers the place. */
  readonly crop: 'focus' | 'cover'
}

/** The look that paints a card, and the sheet from which it is painted. */
export interface FaceArtist {
  readonly look: Look
  /** @throws if there is no such card */
  readonly sheet: (card: string) => CardSheet
}

/** The pixels that are kept, in bytes: some 250 faces. Their files are kept with them and take about as much again. */
const ROOM = 12 * 1024 * 1024

/** Paints faces, and keeps those that were used last. */
export class Faces {
  readonly #kept: LimitedCache<Image>

  constructor(room = ROOM) {
    this.#kept = new LimitedCache({ room, sizeOf: ({ width, height }) => width * height * 4 })
  }

  /** The bytes of pixels that are kept. */
  get size(): number {
    return this.#kept.size
  }

  /** Returns the face; null for a card that the catalogue lacks, which is drawn as a plain area. */
  async of(face: FaceSize, { look, sheet }: FaceArtist): Promise<Image | null> {
    const { card, rect, crop } = face
    try {
      return await this.#kept.get(keyOf(face), () =>
        imageOf(crop === 'focus' ? paintCrop(look, sheet(card), rect) : paintCover(look, sheet(card), rect)),
      )
    } catch {
      return null
    }
  }

  /** Returns all faces of one picture, for its painter. Each is painted while another thread encodes the one before it. */
  async all(
    game: string,
    places: Iterable<Omit<FaceSize, 'game'>>,
    painting: FaceArtist,
  ): Promise<(card: string, rect: FaceSize['rect'], crop?: FaceSize['crop']) => Image | null> {
    const faces = new Map<string, Image | null>()
    let before: Promise<unknown> = Promise.resolve()
    for (const place of places) {
      const face = { ...place, game }
      const made = this.of(face, painting).then((image) => faces.set(keyOf(face), image))
      await before
      before = made
    }
    await before
    return (card, rect, crop = 'focus') => faces.get(keyOf({ game, card, rect, crop })) ?? null
  }
}

const imageOf = async (canvas: Canvas): Promise<Image> => loadImage(await pngOf(canvas))

const keyOf = ({ game, card, rect, crop }: FaceSize): string =>
  `${game}/${card}/${crop}/${Math.ceil(rect.width)}x${Math.ceil(rect.height)}`
