/** Draws the known opponents of a plan, and how a lane stands against each of them. */
import type { Lane, LaneResult, LanesBlock, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import { type BlockContext, EDGE, type PartCollector } from './parts.ts'
import { drawFigure, measureIn } from './signs.ts'

/** The columns of results: the most of them, and their width by their number. */
export const RESULT = { most: 5, width: (columns: number) => (columns > 3 ? 62 : 68) } as const
const AVATAR = 58
const NUMBER = 36
const MOST_SHOWN = 10

/** Returns how many opponents have a column; 0 where lanes only tell how many they beat. */
export function columnsOf({ lanes, against }: LanesBlock, single: number): number {
  const told = Math.min(...lanes.map(({ results }) => results.length), against.foes.length)
  return lanes.length === 0 || lanes.length > single ? 0 : Math.min(told, RESULT.most)
}

/** Draws the opponents above the lanes; returns the height. */
export function drawFoes(
  drawing: PartCollector,
  block: LanesBlock,
  top: number,
  columns: number,
  context: BlockContext,
): number {
  return columns > 0 ? drawHeads(drawing, block, top, columns, context) : drawLine(drawing, block, top, context)
}

/** Draws each opponent above the column of its results, and beside them what else is known. */
function drawHeads(
  drawing: PartCollector,
  { against }: LanesBlock,
  top: number,
  columns: number,
  context: BlockContext,
): number {
  const height = 10 + AVATAR + NUMBER + 8
  const { band } = context.style(against.seat)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, band)
  const width = RESULT.width(columns)
  const from = PICTURE.width - columns * width
  for (const [at, { tile, total }] of against.foes.slice(0, columns).entries())
    drawHead(
      drawing,
      { tile, total },
      { x: from + at * width, y: top + 10, width, height: AVATAR },
      against.seat,
      context,
    )
  const room = from - EDGE - 12
  const title = fitWords(against.title, room, { face: 'body', size: 30, lines: 2, leading: 1.1 })
  const note =
    against.note === undefined
      ? null
      : fitWords(against.note, room, { face: 'body', size: 29, lines: 2, leading: 1.05 })
  const tall = title.height + (note === null ? 0 : note.height + 6)
  const y = top + (height - tall) / 2
  drawing.words(title, { x: EDGE, y, width: room, height: title.height }, { colour: COLOURS.white })
  if (note !== null)
    drawing.words(
      note,
      { x: EDGE, y: y + title.height + 6, width: room, height: note.height },
      { colour: COLOURS.pale },
    )
  return height
}

/** Draws all opponents in one line. */
function drawLine(drawing: PartCollector, { against }: LanesBlock, top: number, context: BlockContext): number {
  const { seat, title, note, foes } = against
  const { band } = context.style(seat)
  const said = [title, note ?? ''].filter((text) => text !== '').join(' · ')
  const worded = said !== '' && context.tight === 0 ? 40 : 0
  const shown = foes.length <= MOST_SHOWN ? foes : foes.slice(0, MOST_SHOWN - 1)
  const left = foes.length - shown.length
  const cells = shown.length + (left > 0 ? 1 : 0)
  const height = worded + (cells === 0 ? 0 : AVATAR + NUMBER + 16) + (cells === 0 && worded === 0 ? 0 : 4)
  drawing.area({ x: 0, y: top, width: PICTURE.width, height }, band)
  if (worded > 0)
    drawing.words(
      line(said, 'body', 30, PICTURE.width - EDGE * 2),
      { x: EDGE, y: top + 4, width: PICTURE.width - EDGE * 2, height: worded },
      { colour: COLOURS.pale },
    )
  const width = Math.min(110, (PICTURE.width - EDGE * 2) / Math.max(1, cells))
  const from = (PICTURE.width - width * cells) / 2
  for (const [at, foe] of shown.entries())
    drawHead(drawing, foe, { x: from + at * width, y: top + worded + 8, width, height: AVATAR }, seat, context)
  if (left > 0)
    drawing.words(
      line(`+${left}`, 'display', 40, width),
      { x: from + shown.length * width, y: top + worded + 8, width, height: AVATAR },
      { colour: COLOURS.white, align: 'middle' },
    )
  return height
}

function drawHead(
  drawing: PartCollector,
  { tile, total }: LanesBlock['against']['foes'][number],
  room: Rect,
  seat: string,
  context: BlockContext,
): void {
  const { band, sign } = context.style(seat)
  const face = { x: room.x + (room.width - AVATAR) / 2, y: room.y, width: AVATAR, height: AVATAR }
  drawFace(drawing, tile, face, { seat, radius: AVATAR / 2, border: 4 }, context)
  const set = measureIn(total, { size: 33, icon: 24, gap: 2, ink: sign, ground: band, signs: false }, room.width - 4)
  drawFigure(drawing, set, room.x + (room.width - set.width) / 2, room.y + AVATAR + NUMBER / 2, context)
}

/** Draws how a lane stands against each opponent: a tick, a number to draw, how much it lacks, or a tie. */
export function drawResults(
  drawing: PartCollector,
  { results }: Lane,
  { rect, columns, block }: { readonly rect: Rect; readonly columns: number; readonly block: LanesBlock },
): void {
  const width = RESULT.width(columns)
  for (const [at, result] of results.slice(0, columns).entries()) {
    const cell = { x: rect.x + at * width, y: rect.y, width, height: rect.height }
    drawing.area({ ...cell, width: 2 }, COLOURS.ground)
    drawResult(drawing, result, { ...cell, x: cell.x + 2, width: width - 2 }, block)
  }
}

function drawResult(drawing: PartCollector, result: LaneResult, cell: Rect, { legend }: LanesBlock): void {
  const middle = cell.x + cell.width / 2
  const centre = cell.y + cell.height / 2
  const below = (text: string, colour: string, y: number) =>
    drawing.words(
      fitWords(text, cell.width - 6, { face: 'strong', size: 31 }),
      { ...cell, y, height: 34 },
      {
        colour,
        align: 'middle',
      },
    )
  switch (result.kind) {
    case 'wins':
      return drawing.icon('tick', middle - 18, centre - 18, 36, COLOURS.win)
    case 'needs':
      drawing.icon('cube', middle - 17, centre - 36, 34, COLOURS.cube)
      return below(`${result.draw}+`, COLOURS.cube, centre + 2)
    case 'short':
      drawing.icon('cross', middle - 15, centre - 33, 30, COLOURS.lose)
      return below(`−${result.by}`, COLOURS.lose, centre + 2)
    case 'ties': {
      drawing.words(
        line('=', 'display', 40, cell.width),
        { ...cell, y: centre - 38, height: 40 },
        {
          colour: COLOURS.white,
          align: 'middle',
        },
      )
      return below(legend.ties, COLOURS.white, centre + 2)
    }
  }
}
