/** Pictures of tables and hands, drawn on demand and cached. */
import { createHash } from 'node:crypto'
import type { Look } from '../../contract/index.ts'
import type { Faces } from '../faces.ts'
import { Kept } from '../kept.ts'
import { emptied } from '../png.ts'
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

/** The bytes of tables and hands that are kept. */
const ROOM = 6 * 1024 * 1024
/** The WebP quality: with flat areas and large letters, nobody sees the compression. */
const QUALITY = 90

/** Draws pictures of tables and hands, and caches them. */
export class TablePictures {
  readonly #faces: Faces
  readonly #tables: Kept<TablePicture>

  constructor(faces: Faces, room = ROOM) {
    this.#faces = faces
    this.#tables = new Kept({ room, sizeOf: ({ png }) => png.length })
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

  async #draw({ game, shown, look }: Drawn, sketch: TableSketch, key: string, alt: string): Promise<TablePicture> {
    const places = sketch.parts.flatMap((part) =>
      part.kind === 'art' ? [{ card: part.card, rect: part.rect, crop: 'focus' as const }] : [],
    )
    const faces = await this.#faces.all(game, places, { look, sheet: shown.sheet })
    const canvas = paintTable(sketch, faces, look)
    const png = await canvas.encode('jpeg', QUALITY)
    emptied(canvas)
    return { png, name: `${key}.jpg`, alt }
  }
}

const keyOf = (...what: readonly [string, string, unknown]): string =>
  `${what[0]}-${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)}`

/** A picture to draw, and how. */
interface Drawn {
  readonly game: string
  readonly shown: Shown
  readonly look: Look
}
