/** Draws the piles of one side as numbers beside each other: below the name of the side, or in one low row. */
import type { PilesBlock } from '../../contract/index.ts'
import { ICONS } from '../icons.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { fitTag, fitWords } from './fit.ts'
import { type BlockPainter, EDGE, type PartCollector } from './parts.ts'

const HEIGHT = 98
const NAMED = 190
const SIGN = 32
const ICON = 28
const NUMBER = 50
const MOST = 6

/** Draws whose piles they are, and each pile: its number above its label. */
export const drawPiles: BlockPainter<PilesBlock> = (drawing, block, top, context) => {
  const { seat, title, piles } = block
  if (title === undefined) return drawRow(drawing, block, top)
  const { style } = context
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
    const below = fitTag(label, width - 8, { face: 'body', size: TYPE.tile })
    drawing.words(below, { ...cell, y: top + 8 + NUMBER, height: 34 }, { colour: COLOURS.pale, align: 'middle' })
  }
  return HEIGHT
}

const ROW = { height: 60, plate: 50, ground: '#151b29', pad: 12, gap: 7, now: '#3a3213', icon: 28, number: 39 } as const
const WORD = '#dfe5f0'

/** Draws each pile with its icon, its number and its word; the one that pays is yellow. */
function drawRow(drawing: PartCollector, { piles }: PilesBlock, top: number): number {
  const { height, pad, gap, icon } = ROW
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, ROW.ground)
  const shown = piles.slice(0, MOST)
  const room = (PICTURE.width - pad * 2) / Math.max(1, shown.length)
  const sets = shown.map((pile) => {
    const name = ICONS.find((one) => one === pile.id) ?? null
    const sign = name === null ? 0 : icon + gap
    const number = fitWords(String(pile.count), room / 2, { face: 'display', size: ROW.number })
    const down = pile.low === true ? DOWN : 0
    const word = fitTag(pile.label, room - 16 - sign - number.width - gap - down, { face: 'label', size: TYPE.tile })
    return { pile, name, sign, number, down, word, width: sign + number.width + down + gap + word.width }
  })
  const spare = PICTURE.width - pad * 2 - sets.reduce((sum, { width }) => sum + width, 0)
  const share = spare / Math.max(1, sets.length)
  let x = pad
  for (const { pile, name, sign, number, down, word, width } of sets) {
    const plate = { x, y: top + (height - ROW.plate) / 2, width: width + share, height: ROW.plate }
    if (pile.now === true) drawing.area(plate, ROW.now, 12)
    const colour = pile.low === true || pile.now === true ? COLOURS.warning : COLOURS.white
    let at = x + share / 2
    if (name !== null) drawing.icon(name, at, top + (height - icon) / 2, icon, pile.now === true ? colour : WORD)
    at += sign
    drawing.words(number, { x: at, y: top, width: number.width, height }, { colour })
    at += number.width
    if (down > 0) drawing.icon('down', at + 2, top + (height - DOWN + 4) / 2, DOWN - 4, colour)
    at += down + gap
    drawing.words(word, { x: at, y: top, width: word.width, height }, { colour: WORD })
    x += width + share
  }
  return height
}

const DOWN = 22
