/** Draws the piles of one side as numbers beside each other. */
import type { PilesBlock } from '../../contract/index.ts'
import { ICONS } from '../icons.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { fitWords } from './fit.ts'
import { type BlockPainter, EDGE } from './parts.ts'

const HEIGHT = 98
const NAMED = 190
const SIGN = 32
const ICON = 28
const NUMBER = 50
const MOST = 6

/** Draws whose piles they are, and each pile: its number above its label. */
export const drawPiles: BlockPainter<PilesBlock> = (drawing, { seat, title, piles }, top, { style }) => {
  const { band, sign } = style(seat)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: HEIGHT }, band)
  drawing.add({
    kind: 'sign',
    rect: { x: EDGE, y: top + (HEIGHT - SIGN) / 2, width: SIGN, height: SIGN },
    seat,
    colour: sign,
  })
  const name = fitWords(title, NAMED - EDGE - SIGN - 22, { face: 'body', size: 31, lines: 2, leading: 1.05 })
  drawing.words(name, { x: EDGE + SIGN + 12, y: top, width: name.width, height: HEIGHT }, { colour: COLOURS.white })
  const shown = piles.slice(0, MOST)
  const width = (PICTURE.width - EDGE - NAMED) / Math.max(1, shown.length)
  for (const [at, { id, label, count, low }] of shown.entries()) {
    const cell = { x: NAMED + at * width, y: top, width, height: HEIGHT }
    const colour = low === true ? COLOURS.warning : COLOURS.white
    const icon = ICONS.find((one) => one === id) ?? (low === true ? ('down' as const) : null)
    const number = fitWords(String(count), width - ICON - 8, { face: 'display', size: TYPE.lane[1] })
    const taken = number.width + (icon === null ? 0 : ICON + 6)
    const x = cell.x + (width - taken) / 2
    if (icon !== null) drawing.icon(icon, x, top + 8 + (NUMBER - ICON) / 2, ICON, colour)
    const at0 = { x: x + taken - number.width, y: top + 8, width: number.width, height: NUMBER }
    drawing.words(number, at0, { colour })
    const below = fitWords(label, width - 8, { face: 'body', size: TYPE.tile })
    drawing.words(below, { ...cell, y: top + 8 + NUMBER, height: 34 }, { colour: COLOURS.pale, align: 'middle' })
  }
  return HEIGHT
}
