/** Draws the head of a picture, rows of explanations, and what stands at its foot. */
import { fitWords } from '../decision/fit.ts'
import { EDGE, type PartCollector } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { FootBlock, HeadBlock, LineRow, LinesBlock, StatsBlock, TrackStep } from './league-blocks.ts'
import {
  chipWidth,
  type DrawLeague,
  drawChip,
  drawGround,
  drawPip,
  type LeagueContext,
  PIN,
  tintOf,
  writeIn,
} from './league-parts.ts'

const HEAD = 70
const GAP = 6

/** The share of the width that the steps of a season may take. */
const TRACK_SHARE = 0.58

/**
 * Returns the steps of a long season that there is room for: those played go first, then the last of those to come. The
 * present one stays.
 *
 * @param most drawn pixels
 */
export function stepsWithin(track: readonly TrackStep[], most: number): readonly TrackStep[] {
  const steps = [...track]
  let taken = steps.reduce((sum, step) => sum + chipWidth(step) + GAP, 0)
  while (taken > most && steps.length > 1) {
    const gone = steps[0]!.state === 'played' ? steps.shift()! : steps.pop()!
    taken -= chipWidth(gone) + GAP
  }
  return steps
}

/** Draws the head: what it is about, and how far it is. */
export const drawHead: DrawLeague<HeadBlock> = (drawing, { left, right, track = [] }, top) => {
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: HEAD }, COLOURS.strip)
  const steps = stepsWithin(track, PICTURE.width * TRACK_SHARE)
  const taken = steps.reduce((sum, step) => sum + chipWidth(step) + GAP, 0)
  let x = PICTURE.width - EDGE - taken + GAP
  const end = steps.length === 0 ? PICTURE.width - EDGE : x - GAP * 2
  for (const step of steps) {
    drawChip(drawing, step, x, top + HEAD / 2)
    x += chipWidth(step) + GAP
  }
  const rightSet = right === undefined ? null : fitWords(right, end - EDGE, { face: 'body', size: 30 })
  const rightWidth = Math.min(rightSet?.width ?? 0, (end - EDGE) * 0.6)
  const room = { x: EDGE, y: top, width: end - EDGE - (rightWidth === 0 ? 0 : rightWidth + 16), height: HEAD }
  writeIn(drawing, left, room, { face: 'strong', size: 32 })
  if (right !== undefined)
    writeIn(
      drawing,
      right,
      { x: end - rightWidth - 1, y: top, width: rightWidth + 1, height: HEAD },
      { colour: COLOURS.pale, align: 'right' },
    )
  return HEAD
}

const ICON = 42
const PAD = 11
const TITLE = 38
const TEXT = 35
const VALUE = 46

const heightOf = ({ text, under, tone }: LineRow): number =>
  PAD * 2 + TITLE + (text === undefined && under === undefined ? 0 : TEXT) + (tone === 'side' ? 6 : 0)

/** Draws rows of an icon, a bold line and a sentence. */
export const drawLines: DrawLeague<LinesBlock> = (drawing, { rows, pinned = false }, top, context) => {
  let y = top
  if (pinned) {
    drawing.area({ x: 0, y, width: PICTURE.width, height: PIN }, COLOURS.white)
    y += PIN
  }
  for (const [at, row] of rows.entries()) {
    const height = heightOf(row)
    const rect = { x: 0, y, width: PICTURE.width, height: height - 2 }
    const style = row.seat === undefined ? null : context.style(row.seat)
    drawGround(drawing, rect, at, row.tone, style?.band)
    const middle = y + height / 2 - 1
    let left = EDGE
    if (row.chip !== undefined) {
      drawChip(drawing, row.chip, left, middle)
      left += Math.max(70, chipWidth(row.chip) + 14)
    } else if (row.seat !== undefined) {
      const size = 40
      drawing.add({
        kind: 'sign',
        rect: { x: left, y: middle - size / 2, width: size, height: size },
        seat: row.seat,
        colour: style?.sign ?? COLOURS.ink,
      })
      left += 62
    } else if (row.icon !== undefined) {
      drawing.icon(row.icon, left, middle - ICON / 2, ICON, tintOf(row.tint))
      left += 64
    }
    const end = PICTURE.width - EDGE
    const value = row.value === undefined ? 0 : widest(row.value, row.under)
    if (row.value !== undefined) {
      const box = { x: end - value, y: y + PAD, width: value, height: row.under === undefined ? height - PAD * 2 : 48 }
      writeIn(drawing, row.value, box, { face: 'display', size: VALUE, align: 'right' })
      if (row.under !== undefined)
        writeIn(
          drawing,
          row.under,
          { ...box, y: y + PAD + 44, height: 34 },
          { colour: COLOURS.pale, align: 'right', size: 29 },
        )
    }
    const width = end - left - (value === 0 ? 0 : value + 14)
    const single = row.text === undefined
    const title = { x: left, y: y + PAD, width, height: single ? height - PAD * 2 - 2 : TITLE }
    writeIn(drawing, row.title, title, { face: 'strong', size: 32, colour: COLOURS.white })
    if (row.text !== undefined)
      writeIn(drawing, row.text, { x: left, y: y + PAD + TITLE, width, height: TEXT }, { colour: COLOURS.pale })
    y += height
  }
  return y - top
}

const widest = (value: string, under: string | undefined): number =>
  Math.max(
    fitWords(value, 300, { face: 'display', size: VALUE }).width,
    under === undefined ? 0 : fitWords(under, 300, { face: 'body', size: 29 }).width,
  ) + 2

const STATS = 112

/** Draws up to five numbers, each with its name below. */
export const drawStats: DrawLeague<StatsBlock> = (drawing, { cells }, top) => {
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: STATS }, COLOURS.strip)
  const width = (PICTURE.width - EDGE) / Math.max(1, cells.length)
  for (const [at, { value, label }] of cells.entries()) {
    const x = EDGE / 2 + at * width
    writeIn(
      drawing,
      value,
      { x: x + 4, y: top + 12, width: width - 8, height: 54 },
      { face: 'display', size: 50, align: 'middle' },
    )
    writeIn(
      drawing,
      label,
      { x: x + 4, y: top + 66, width: width - 8, height: 34 },
      { face: 'label', size: 30, colour: COLOURS.pale, align: 'middle' },
    )
  }
  return STATS
}

const FOOT = 50
const SIGN = 26
/** The height of a further line of a legend. */
const LEGEND_LINE = 36

/** The least space between two signs of a legend, and the usual one. */
const BETWEEN = { least: 12, usual: 22 } as const

/** Draws the signs of a legend, on two lines if one is too short for them. @returns where the last sign ends, and the height */
function drawLegend(
  drawing: PartCollector,
  legend: NonNullable<FootBlock['legend']>,
  top: number,
  context: LeagueContext,
): { readonly x: number; readonly height: number } {
  const from = EDGE - 4
  const room = PICTURE.width - 2 * from
  const sets = legend.map(([pip, label]) => ({ pip, set: fitWords(label, 300, { face: 'label', size: 29 }) }))
  const widthOf = (some: typeof sets) => some.reduce((sum, { set }) => sum + SIGN + 8 + set.width, 0)
  const fits = (some: typeof sets) => widthOf(some) + BETWEEN.least * (some.length - 1) <= room
  const first = fits(sets) ? sets.length : sets.findLastIndex((_, at) => fits(sets.slice(0, at + 1))) + 1
  const lines = [sets.slice(0, first), sets.slice(first)].filter(({ length }) => length > 0)
  const height = lines.length < 2 ? FOOT : FOOT + LEGEND_LINE
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.strip)
  let x = from
  for (const [at, line] of lines.entries()) {
    x = from
    const y = top + at * LEGEND_LINE
    // Long words, as in French, move closer together, so that the last one does not touch the edge.
    const between = Math.min(BETWEEN.usual, (room - widthOf(line)) / Math.max(1, line.length - 1))
    for (const { pip, set } of line) {
      drawPip(drawing, pip, x, y + (FOOT - SIGN) / 2, SIGN, context)
      drawing.words(set, { x: x + SIGN + 8, y, width: set.width + 1, height: FOOT }, { colour: COLOURS.pale })
      x += SIGN + 8 + set.width + between
    }
  }
  return { x, height }
}

/** Draws a sentence, or what signs mean. */
export const drawFoot: DrawLeague<FootBlock> = (drawing, { text, legend = [] }, top, context) => {
  const { x, height } = drawLegend(drawing, legend, top, context)
  if (text !== undefined && PICTURE.width - EDGE - x > 60) {
    const rect = { x, y: top, width: PICTURE.width - EDGE - x, height: FOOT }
    writeIn(drawing, text, rect, {
      face: 'label',
      size: 29,
      colour: COLOURS.pale,
      align: legend.length === 0 ? 'left' : 'right',
    })
  }
  return height
}
