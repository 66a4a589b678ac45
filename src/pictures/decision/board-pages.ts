/** Sets places below each other in two columns, each region under its name. */
import type { BoardColumn } from '../../contract/index.ts'
import { PICTURE } from '../style.ts'
import { drawGroup, GROUP, MARGIN, runsOf } from './board-parts.ts'
import type { PartCollector } from './parts.ts'

const BETWEEN = 8

/** A place and its height. */
interface Entry {
  readonly place: BoardColumn
  readonly height: number
}

/** The way places are set below each other. */
export interface PageOptions {
  readonly heightOf: (place: BoardColumn) => number
  readonly gap: number
  readonly draw: (place: BoardColumn, box: { x: number; y: number; width: number; height: number }) => void
}

/** Draws the places, in the first column down and then in the second; returns the height. */
export function drawPages(
  drawing: PartCollector,
  places: readonly BoardColumn[],
  top: number,
  { heightOf, gap, draw }: PageOptions,
): number {
  const entries = places.map((place) => ({ place, height: heightOf(place) }))
  const grouped = places.some(({ group }) => group !== undefined)
  const tall = (some: readonly Entry[]) =>
    some.reduce((sum, { height }) => sum + height + gap, -gap) +
    (grouped ? runsOf(some.map(({ place }) => place)).length * (GROUP + gap) - gap : 0)
  const cut = cutOf(entries, tall)
  const width = (PICTURE.width - MARGIN * 2 - BETWEEN) / 2
  const columns = [entries.slice(0, cut), entries.slice(cut)]
  for (const [at, column] of columns.entries()) {
    const x = MARGIN + at * (width + BETWEEN)
    let y = top
    let group: string | undefined
    for (const { place, height } of column) {
      if (grouped && place.group !== group) {
        drawGroup(drawing, place.group ?? '', { x, y, width, height: GROUP - 2 })
        y += GROUP
        group = place.group
      }
      draw(place, { x, y, width, height })
      y += height + gap
    }
  }
  return Math.max(0, ...columns.map(tall))
}

/** How much higher a board may become so that no region stands in both columns. */
const SPARE = 70

/** Returns where the second column begins: as low as possible, between two regions where that costs little. */
function cutOf(entries: readonly Entry[], tall: (some: readonly Entry[]) => number): number {
  let best = { at: 0, cost: Number.POSITIVE_INFINITY }
  for (let at = 1; at <= entries.length; at++) {
    const height = Math.max(tall(entries.slice(0, at)), at === entries.length ? 0 : tall(entries.slice(at)))
    const torn = at < entries.length && entries[at - 1]?.place.group === entries[at]?.place.group
    const cost = height + (torn ? SPARE : 0)
    if (cost < best.cost) best = { at, cost }
  }
  return best.at
}
