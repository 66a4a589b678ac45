/** Draws places to choose from. */
import type { ChoicesBlock, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { fitWords, line } from './fit.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'
import { drawTag } from './tray.ts'

type Choice = ChoicesBlock['choices'][number]

const PAD = { x: 20, y: 18 } as const
const GAP = 16
const ART = [190, 170, 150, 122, 118] as const
const NOTE = { size: 31, line: 42, pad: 14 } as const
const BORDER = 5
const EDGE = '#3a4256'
/** From this many choices on each is a row. */
const ROWS = 4
const ROW = { height: 108, art: 160, most: 7 } as const

/** Draws up to three choices beside each other, and more of them as rows. */
export const drawChoices: BlockPainter<ChoicesBlock> = (drawing, { choices }, top, context) => {
  const before = drawing.parts.length
  const height = choices.length >= ROWS ? rows(drawing, choices, top, context) : columns(drawing, choices, top, context)
  drawing.below(before, { kind: 'area', rect: { x: 0, y: top, width: PICTURE.width, height }, colour: COLOURS.ground })
  return height
}

function columns(drawing: PartCollector, choices: readonly Choice[], top: number, context: BlockContext): number {
  if (choices.length === 0) return 0
  const width = (PICTURE.width - PAD.x * 2 - GAP * (choices.length - 1)) / choices.length
  const art = stepOf(ART, context.tight)
  const notes = choices.map(({ notes: said }) =>
    said.map((note) => fitWords(note, width - NOTE.pad * 2 - 6, { face: 'body', size: NOTE.size, lines: 2 })),
  )
  const heights = notes.map((some) =>
    some.reduce((sum, { set }) => sum + (Math.max(1, set.lines.length) - 1) * 34 + NOTE.line, 0),
  )
  const body = Math.max(0, ...heights)
  const height = art + (body === 0 ? 0 : body + NOTE.pad * 2)
  for (const [at, choice] of choices.entries()) {
    const rect = { x: PAD.x + at * (width + GAP), y: top + PAD.y, width, height }
    drawFrame(drawing, choice, rect)
    drawPicture(drawing, choice, { ...rect, height: art }, body === 0, context)
    let y = rect.y + art + NOTE.pad
    for (const [line, fitted] of notes[at]!.entries()) {
      const tall = (Math.max(1, fitted.set.lines.length) - 1) * 34 + NOTE.line
      const colour = choice.state === 'dim' || line > 1 ? COLOURS.soft : COLOURS.white
      drawing.words(fitted, { x: rect.x + NOTE.pad + 3, y, width: width - NOTE.pad * 2 - 6, height: tall }, { colour })
      y += tall
    }
    drawEdge(drawing, choice, rect)
  }
  return height + PAD.y * 2 + 4
}

function drawFrame(drawing: PartCollector, { state }: Choice, rect: Rect): void {
  const colour = state === 'dim' ? COLOURS.fight : COLOURS.tray
  drawing.add({ kind: 'area', rect, colour, radius: 18, box: true })
}

/** Draws the edge, and a tick or a star on it where the choice is chosen or proposed. */
function drawEdge(drawing: PartCollector, { state }: Choice, rect: Rect): void {
  const colour = state === 'chosen' ? COLOURS.chosen : state === 'suggested' ? COLOURS.suggested : EDGE
  const by = BORDER / 2
  const around = { x: rect.x + by, y: rect.y + by, width: rect.width - BORDER, height: rect.height - BORDER }
  drawing.add({ kind: 'edge', rect: around, colour, width: BORDER, radius: 18 - by, dashed: state === 'dim' })
}

/** Draws the landscape with the title on it. */
function drawPicture(
  drawing: PartCollector,
  choice: Choice,
  rect: Rect,
  alone: boolean,
  { sheet }: BlockContext,
): void {
  const { card, title, state, mark } = choice
  const radius = alone ? 18 : [18, 18, 0, 0]
  if (card !== null && sheet(card) !== null) {
    const light = state === 'dim' ? 'dim' : 'full'
    drawing.add({ kind: 'art', rect, card, crop: 'cover', radius, light, colour: COLOURS.strip })
  } else drawing.area(rect, COLOURS.strip, radius)
  const name = fitWords(title, rect.width - 32, {
    face: 'display',
    size: 44,
    least: 33,
    lines: rect.height < 160 ? 1 : 2,
    leading: 1,
  })
  const shade = { ...rect, y: rect.y + rect.height - name.height - 46, height: name.height + 46 }
  const from = Math.max(rect.y, shade.y)
  drawing.add({
    kind: 'shade',
    rect: { ...shade, y: from, height: shade.y + shade.height - from },
    colour: '#05070e',
    stops: [0, 0.82, 0.9, 0.94],
    down: true,
    radius: alone ? [0, 0, 18, 18] : 0,
  })
  const at = { x: rect.x + 16, y: rect.y + rect.height - name.height - 10, width: rect.width - 32, height: name.height }
  drawing.words(name, at, { colour: COLOURS.white })
  drawMark(drawing, { state, mark }, rect)
}

/** Draws the words of a mark, or its sign alone, in the right upper corner. */
function drawMark(
  drawing: PartCollector,
  { state, mark }: { readonly state: Choice['state'] | undefined; readonly mark: string | undefined },
  rect: Rect,
): void {
  if (state === 'suggested' && mark !== undefined) {
    const width = Math.min(rect.width - 20, line(mark, 'strong', 30, rect.width - 80).width + 60)
    drawTag(drawing, mark, { x: rect.x + rect.width - width - 10, y: rect.y + 10, height: 42 }, rect.width - 20)
    return
  }
  if (state !== 'chosen' && state !== 'suggested') return
  const chosen = state === 'chosen'
  const box = { x: rect.x + rect.width - 56, y: rect.y + 10, width: 46, height: 42 }
  drawing.area(box, chosen ? COLOURS.chosen : COLOURS.suggested, 10)
  const ink = chosen ? COLOURS.chosenInk : COLOURS.suggestedInk
  drawing.icon(chosen ? 'tick' : 'star', box.x + 9, box.y + 7, 28, ink)
}

/** Draws many choices below each other; those without room are counted. */
function rows(drawing: PartCollector, choices: readonly Choice[], top: number, { tight, sheet }: BlockContext): number {
  const most = ROW.most - (tight > 2 ? 1 : 0)
  const shown = choices.length <= most ? choices : choices.slice(0, most - 1)
  const height = ROW.height - tight * 6
  let y = top + 10
  for (const choice of shown) {
    const { card, title, notes, state } = choice
    const rect = { x: PAD.x, y, width: PICTURE.width - PAD.x * 2, height }
    drawFrame(drawing, choice, rect)
    const art = { x: rect.x, y, width: ROW.art, height }
    const plain = card === null || sheet(card) === null
    const light = state === 'dim' ? 'dim' : 'full'
    if (plain) drawing.area(art, COLOURS.strip, [18, 0, 0, 18])
    else
      drawing.add({ kind: 'art', rect: art, card, crop: 'cover', radius: [18, 0, 0, 18], light, colour: COLOURS.strip })
    const marked = state === 'chosen' || state === 'suggested'
    const room = { x: art.x + ROW.art + 16, y, width: rect.width - ROW.art - 32 - (marked ? 56 : 0), height }
    const name = fitWords(title, room.width, { face: 'strong', size: 35, least: 31 })
    const note = fitWords(notes.join(' · '), room.width, { face: 'body', size: 29 })
    const first = y + (height - name.height - (notes.length === 0 ? 0 : note.height + 6)) / 2
    drawing.words(
      name,
      { ...room, y: first, height: name.height },
      { colour: state === 'dim' ? COLOURS.soft : COLOURS.white },
    )
    drawing.words(note, { ...room, y: first + name.height + 6, height: note.height }, { colour: COLOURS.soft })
    drawMark(drawing, { state, mark: undefined }, { ...rect, y: y + (height - 62) / 2 })
    drawEdge(drawing, choice, rect)
    y += height + 10
  }
  const left = choices.length - shown.length
  if (left > 0) {
    drawing.words(
      line(`+${left}`, 'display', 40, 200),
      { x: 0, y, width: PICTURE.width, height: 44 },
      {
        colour: COLOURS.white,
        align: 'middle',
      },
    )
    y += 54
  }
  return y - top
}
