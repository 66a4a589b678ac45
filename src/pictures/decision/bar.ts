/** Draws power against power. */
import type { BarBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE, TYPE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { type BlockPainter, EDGE } from './parts.ts'

const NUMBER = 150
const TUG = 34
const PAD = 14
const NOTE = 38
const GAP = 18
/** Its height below fighters. */
const MUSTERED = 86

/** Draws both numbers, and a bar that they share between them. */
export const drawBar: BlockPainter<BarBlock> = (drawing, { sides, note }, top, { style, tight, beside }) => {
  const size = tight > 0 || beside.muster ? TYPE.total[2] : TYPE.total[1]
  const inner = Math.max(size, TUG + (note === undefined ? 0 : NOTE + 8))
  const height = beside.muster ? MUSTERED : inner + PAD * (tight > 0 ? 1 : 2)
  const y = top + (height - inner) / 2
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.ground)
  const sets = sides.map(({ value }) => fitWords(String(value), NUMBER, { face: 'display', size, least: 44 }))
  const [near, far] = sides
  const sign = Math.round(size * 0.55)
  const left = EDGE + sign + 10
  const [one, other] = [sets[0]!, sets[1]!]
  const box = { y, height: inner }
  const signAt = (x: number, seat: string) =>
    drawing.add({
      kind: 'sign',
      rect: { x, y: y + (inner - sign) / 2, width: sign, height: sign },
      seat,
      colour: style(seat).sign,
    })
  signAt(EDGE, near.seat)
  drawing.words(one, { ...box, x: left, width: one.width }, { colour: style(near.seat).sign })
  const right = PICTURE.width - EDGE - sign - 10
  signAt(right + 10, far.seat)
  drawing.words(other, { ...box, x: right - other.width, width: other.width }, { colour: style(far.seat).sign })
  const from = left + one.width + GAP
  const width = right - other.width - GAP - from
  const barTop = note === undefined ? y + (inner - TUG) / 2 : y + (inner - TUG - NOTE - 4) / 2
  const sum = near.value + far.value
  const share = sum <= 0 ? 0.5 : Math.min(1, Math.max(0, near.value / sum))
  const part = Math.round(width * share)
  const colours = sides.map(({ seat }) => style(seat))
  const half = (at: 0 | 1, x: number, wide: number, radius: number[]) => {
    const { won, stripe } = colours[at]!
    const rect = { x, y: barTop, width: wide, height: TUG }
    drawing.add({ kind: 'area', rect, colour: won, radius, ...(stripe === null ? {} : { stripe }) })
  }
  const round = TUG / 2
  if (part > 0) half(0, from, part, [round, part === width ? round : 0, part === width ? round : 0, round])
  if (part < width) half(1, from + part, width - part, [part === 0 ? round : 0, round, round, part === 0 ? round : 0])
  drawing.add({
    kind: 'edge',
    rect: { x: from - 3, y: barTop - 3, width: width + 6, height: TUG + 6 },
    colour: '#4b5468',
    width: 2,
    radius: round + 3,
  })
  if (note === undefined) return height
  const words = line(note, 'body', 30, width)
  drawing.words(words, { x: from, y: barTop + TUG + 6, width, height: NOTE }, { colour: COLOURS.pale, align: 'middle' })
  return height
}
