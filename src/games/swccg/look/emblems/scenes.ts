/** Scenes of which pictures of Effects and Interrupts are made: people, craft and places, one in front of another. */
import type { Brush } from '../../../../kit/drawing/brush.ts'
import { Chance } from '../../../../kit/drawing/chance.ts'
import { APPEARANCES } from '../appearances.ts'
import { bust } from '../bust.ts'
import { CRAFT, type CraftName } from '../craft.ts'
import { SITES } from '../places.ts'

export type EmblemPainter = (brush: Brush) => void

/** Several signs, the first behind the others. */
export const group =
  (...signs: readonly EmblemPainter[]): EmblemPainter =>
  (brush) => {
    for (const sign of signs) sign(brush)
  }

/** Where one, two or three people stand: the places of their necks, and their size. */
const STANDS: Readonly<Record<number, { readonly xs: readonly number[]; readonly y: number; readonly size: number }>> =
  {
    1: { xs: [0], y: 100, size: 0.85 },
    2: { xs: [-125, 125], y: 140, size: 0.68 },
    3: { xs: [-190, 190, 0], y: 168, size: 0.56 },
  }

/** Busts of one to three characters; of three the second stands in front. @param titles of cards */
export const people =
  (...titles: readonly string[]): EmblemPainter =>
  (brush) => {
    const { xs, y, size } = STANDS[titles.length]!
    const order = titles.length === 3 ? [titles[0]!, titles[2]!, titles[1]!] : titles
    for (const [at, title] of order.entries()) brush.at(xs[at]!, y, () => bust(brush, APPEARANCES[title]!), size)
  }

/** A ship or vehicle in its colours. */
export const craft =
  (name: CraftName, ...colours: readonly string[]): EmblemPainter =>
  (brush) =>
    CRAFT[name](brush, colours)

/** The landmark of a place, dimmed, behind the rest. */
export const site =
  (title: string): EmblemPainter =>
  (brush) =>
    brush.at(0, 0, () => brush.faded(0.7, () => SITES[title]!(brush, new Chance('emblem', title))), 1.28)
