/** Draws the actions that wait for their result, the top first. */
import type { ContestBlock, StackBlock } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import { type BlockPainter, EDGE } from './parts.ts'

const ROW = { height: 84, tight: 68, gap: 6, most: 4 } as const
const PAD = 10
const SIGN = 30
const BOX = '#232a3b'
const HEAD = 50
const LINE = 40
const MOST_LINES = 6

/** Draws a row for each action: its seat, its card, its label and its targets. Those without room are counted. */
export const drawStack: BlockPainter<StackBlock> = (drawing, { entries }, top, context) => {
  const before = drawing.parts.length
  const shown = entries.length <= ROW.most ? entries : entries.slice(0, ROW.most - 1)
  const left = entries.length - shown.length
  const height = context.tight > 0 ? ROW.tight : ROW.height
  let y = top + PAD
  for (const [at, { tile, by, label, targets }] of shown.entries()) {
    const rect = { x: EDGE, y, width: PICTURE.width - EDGE * 2, height }
    drawing.add({ kind: 'area', rect, colour: BOX, radius: 12, box: true })
    const { sign } = context.style(by)
    if (at === 0)
      drawing.add({
        kind: 'edge',
        rect: { x: rect.x + 2, y: y + 2, width: rect.width - 4, height: height - 4 },
        colour: COLOURS.white,
        width: 4,
        radius: 10,
      })
    drawing.add({
      kind: 'sign',
      rect: { x: rect.x + 14, y: y + (height - SIGN) / 2, width: SIGN, height: SIGN },
      seat: by,
      colour: sign,
    })
    const face = { x: rect.x + SIGN + 26, y: y + 8, width: height - 16, height: height - 16 }
    drawFace(drawing, tile, face, { seat: by, radius: 10, border: 3 }, context)
    const x = face.x + face.width + 14
    const room = rect.x + rect.width - 14 - x
    const name = fitWords(`${label} · ${tile.name}`, room, { face: 'strong', size: 33 })
    const aim = line(targets.join(', '), 'body', 29, room)
    const tall = name.height + (targets.length === 0 ? 0 : aim.height + 2)
    const from = y + (height - tall) / 2
    drawing.words(name, { x, y: from, width: room, height: name.height }, { colour: COLOURS.white })
    drawing.words(aim, { x, y: from + name.height + 2, width: room, height: aim.height }, { colour: COLOURS.pale })
    y += height + ROW.gap
  }
  if (left > 0) {
    const rect = { x: 0, y, width: PICTURE.width, height: 40 }
    drawing.words(line(`+${left}`, 'display', 36, 200), rect, { colour: COLOURS.white, align: 'middle' })
    y += 40
  }
  const whole = y - top + PAD - (left > 0 ? 0 : ROW.gap)
  drawing.below(before, {
    kind: 'area',
    rect: { x: 0, y: top, width: PICTURE.width, height: whole },
    colour: COLOURS.tray,
  })
  return whole
}

/** Draws the numbers of a contest in two columns under its title. */
export const drawContest: BlockPainter<ContestBlock> = (drawing, { title, sides }, top, context) => {
  const rows = Math.min(MOST_LINES, Math.max(...sides.map(({ lines }) => lines.length)))
  const height = HEAD + rows * LINE + PAD
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  const room = PICTURE.width - EDGE * 2 - 100
  drawing.words(
    fitWords(title, room, { face: 'strong', size: 35 }),
    { x: EDGE + 50, y: top, width: room, height: HEAD },
    {
      colour: COLOURS.white,
      align: 'middle',
    },
  )
  const width = PICTURE.width / 2 - EDGE - 12
  for (const [at, { seat, lines }] of sides.entries()) {
    const x = at === 0 ? EDGE : PICTURE.width - EDGE - width
    const sign = { x: at === 0 ? EDGE : PICTURE.width - EDGE - SIGN, y: top + 10, width: SIGN, height: SIGN }
    drawing.add({ kind: 'sign', rect: sign, seat, colour: context.style(seat).sign })
    const shown = lines.length <= MOST_LINES ? lines : lines.slice(0, MOST_LINES - 1)
    const said = [
      ...shown.map(({ label, value }) => `${value} ${label}`.trim()),
      ...(lines.length > shown.length ? [`+${lines.length - shown.length}`] : []),
    ]
    for (const [row, text] of said.entries())
      drawing.words(
        line(text, 'body', 31, width),
        { x, y: top + HEAD + row * LINE, width, height: LINE },
        {
          colour: COLOURS.white,
          align: at === 0 ? 'left' : 'right',
        },
      )
  }
  return height
}
