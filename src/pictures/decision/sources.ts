/** Draws the piles that may pay as boxes. */
import type { Rect, Source, SourcesBlock } from '../../contract/index.ts'
import { ICONS } from '../icons.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const HEIGHTS = [130, 130, 124, 118, 112] as const
/** The height of the line above the boxes. */
const HEADS = [44, 44, 42, 40, 38] as const
const MARGIN = 14
const GAP = 14
const ARROW = 52
const ICON = 36
const NOW = '#3a3213'

/** Draws a box for each pile; between them arrows where cards go from one to the next. */
export const drawSources: BlockPainter<SourcesBlock> = (drawing, { title, sources, round = false }, top, { tight }) => {
  const head = title === undefined ? 0 : stepOf(HEADS, tight)
  const boxes = stepOf(HEIGHTS, tight)
  const height = head + boxes
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, COLOURS.fight)
  if (title !== undefined) {
    const rect = { x: MARGIN + 6, y: top + 8, width: PICTURE.width - (MARGIN + 6) * 2, height: head - 4 }
    drawing.words(fitWords(title, rect.width, { face: 'body', size: 30 }), rect, { colour: COLOURS.white })
  }
  const gap = round ? ARROW : GAP
  const width = (PICTURE.width - MARGIN * 2 - gap * (sources.length - 1)) / Math.max(1, sources.length)
  for (const [at, source] of sources.entries()) {
    const x = MARGIN + at * (width + gap)
    drawSource(drawing, source, { x, y: top + head + 10, width, height: boxes - 20 })
    if (round && at < sources.length - 1)
      drawing.icon('arrow', x + width + (ARROW - 30) / 2, top + head + boxes / 2 - 15, 30, COLOURS.soft)
  }
  return height
}

function drawSource(drawing: PartCollector, source: Source, rect: Rect): void {
  const { id, label, count, takes = 0, now, low } = source
  drawing.add({ kind: 'area', rect, colour: now === true ? NOW : COLOURS.tray, radius: 14, box: true })
  const icon = ICONS.find((name) => name === id) ?? null
  const signed = icon === null ? 0 : ICON + 9
  const colour = now === true || low === true ? COLOURS.warning : COLOURS.white
  const number = line(String(count), 'display', Math.min(58, rect.height - 46), rect.width - signed - 20)
  const upper = { ...rect, y: rect.y + 4, height: rect.height - 46 }
  let x = rect.x + (rect.width - signed - number.width) / 2
  if (icon !== null) drawing.icon(icon, x, upper.y + (upper.height - ICON) / 2, ICON, now === true ? colour : '#dfe5f0')
  x += signed
  drawing.words(number, { ...upper, x, width: number.width }, { colour })
  const below = { ...rect, y: rect.y + rect.height - 44, height: 38 }
  const taken = takes === 0 ? null : line(`−${takes}`, 'strong', 31, rect.width / 2)
  const room = rect.width - 14 - (taken === null ? 0 : taken.width + 8)
  const words = fitWords(label, room, { face: 'body', size: 30 })
  const width = words.width + (taken === null ? 0 : taken.width + 8)
  const left = rect.x + (rect.width - width) / 2
  drawing.words(words, { ...below, x: left, width: words.width }, { colour: '#dfe5f0' })
  if (taken === null) return
  const at = { ...below, x: left + words.width + 8, width: taken.width }
  drawing.words(taken, at, { colour: COLOURS.lose })
  drawing.add({ kind: 'edge', rect, colour: COLOURS.chosen, width: 6, radius: 14 })
  const tick = { x: rect.x + rect.width - 42, y: rect.y, width: 42, height: 38 }
  drawing.area(tick, COLOURS.chosen, [0, 14, 0, 14])
  drawing.icon('tick', tick.x + 9, tick.y + 7, 24, COLOURS.chosenInk)
}
