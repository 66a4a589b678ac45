/** Draws the parts of a lane: its fighters' faces, and the things that serve them. */
import type { Lane, Rect, Seat, Tile } from '../../contract/index.ts'
import { COLOURS, TYPE } from '../style.ts'
import { drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import type { BlockContext, PartCollector } from './parts.ts'
import { drawSign } from './signs.ts'

/** The ground of a lane that has just been moved. */
export const LANE_MOVED = '#14352a'
const CHIP = { height: 40, icon: 27, gap: 6, pad: 5, edge: '#67718a' } as const
const MOST_FACES = 3
/** Room for the dots behind chips. */
const REST = 44

/** Draws those who fight together beside each other; returns the right edge. */
export function drawFaces(
  drawing: PartCollector,
  fighters: readonly Tile[],
  {
    x,
    y,
    size,
    most = MOST_FACES,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly most?: number },
  seat: Seat,
  context: BlockContext,
): number {
  const shown = fighters.slice(0, fighters.length > most ? most - 1 : most)
  const left = fighters.length - shown.length
  const one = shown.length === 1 && left === 0 ? size : Math.round(size * 0.74)
  let at = x
  for (const tile of shown) {
    const rect = { x: at, y: y + (size - one) / 2, width: one, height: one }
    drawFace(drawing, tile, rect, { seat, radius: 12, border: 4 }, context)
    at += one + 4
  }
  if (left > 0) {
    const words = line(`+${left}`, 'label', 31, one)
    drawing.words(words, { x: at, y, width: words.width, height: size }, { colour: COLOURS.white })
    at += words.width + 4
  }
  return at - 4
}

/** A chip that has been measured. */
interface ChipSet {
  readonly width: number
  readonly draw: (x: number) => void
}

/** Draws chips in one row. Three dots stand for those without room: their number would look like a bonus. */
export function drawChips(drawing: PartCollector, { chips, moved }: Lane, room: Rect, context: BlockContext): void {
  const most = room.width
  // A long name leaves room for the dots, so that the first chip always stands there.
  const several = chips.length + (moved === undefined ? 0 : 1) > 1
  const each = { ...room, width: room.width - (several ? REST : 0) }
  const sets: ChipSet[] = [
    ...(moved === undefined ? [] : [movedChip(drawing, moved, each)]),
    ...chips.map((chip) => chipSet(drawing, chip, each, context)),
  ]
  let taken = 0
  let count = 0
  for (const { width } of sets) {
    const rest = sets.length - count - 1 > 0 ? REST : 0
    if (taken + width + (count === sets.length - 1 ? 0 : rest) > most) break
    taken += width + CHIP.gap
    count++
  }
  let x = room.x
  for (const set of sets.slice(0, count)) {
    set.draw(x)
    x += set.width + CHIP.gap
  }
  const left = sets.length - count
  if (left === 0) return
  const words = line('…', 'label', TYPE.tile, Math.max(28, room.x + room.width - x))
  drawing.words(words, { x, y: room.y, width: words.width, height: CHIP.height }, { colour: COLOURS.pale })
}

function frame(drawing: PartCollector, rect: Rect, edge: string): void {
  drawing.add({ kind: 'area', rect, colour: COLOURS.strip, radius: 9, box: true })
  const around = { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }
  drawing.add({ kind: 'edge', rect: around, colour: edge, width: 2, radius: 8 })
}

function movedChip(drawing: PartCollector, moved: string, room: Rect): ChipSet {
  const words = line(moved, 'label', TYPE.tile, Math.max(30, room.width - CHIP.icon - CHIP.pad * 3))
  const width = CHIP.icon + CHIP.pad * 3 + words.width
  return {
    width,
    draw: (x) => {
      frame(drawing, { x, y: room.y, width, height: CHIP.height }, COLOURS.chosen)
      drawing.icon('back', x + CHIP.pad, room.y + 8, 24, COLOURS.win)
      const at = { x: x + CHIP.icon + CHIP.pad * 2, y: room.y, width: words.width, height: CHIP.height }
      drawing.words(words, at, { colour: COLOURS.white })
    },
  }
}

/** A thing with its sign or its picture, and what it gives; one that has no use is grey. */
function chipSet(
  drawing: PartCollector,
  { id, text, card, idle }: Lane['chips'][number],
  room: Rect,
  context: BlockContext,
): ChipSet {
  const icon = card === undefined ? CHIP.icon : 34
  const words = fitWords(text, Math.max(30, room.width - icon - CHIP.pad * 3), { face: 'label', size: TYPE.tile })
  const width = icon + CHIP.pad * (text === '' ? 2 : 3) + words.width
  const ink = idle === true ? COLOURS.soft : COLOURS.white
  return {
    width,
    draw: (x) => {
      frame(drawing, { x, y: room.y, width, height: CHIP.height }, CHIP.edge)
      const middle = room.y + CHIP.height / 2
      if (card !== undefined) {
        const rect = { x: x + 3, y: room.y + 3, width: icon, height: icon }
        drawing.add({
          kind: 'art',
          rect,
          card,
          crop: 'focus',
          radius: 7,
          light: idle === true ? 'dim' : 'full',
          colour: COLOURS.plate,
        })
      } else drawChipSign(drawing, id, { x: x + CHIP.pad, middle }, idle === true, context)
      const at = { x: x + icon + CHIP.pad * 2, y: room.y, width: words.width, height: CHIP.height }
      drawing.words(words, at, { colour: ink })
    },
  }
}

function drawChipSign(
  drawing: PartCollector,
  id: string,
  { x, middle }: { readonly x: number; readonly middle: number },
  idle: boolean,
  context: BlockContext,
): void {
  const ink = idle ? COLOURS.soft : COLOURS.cube
  drawSign(drawing, id, { x, middle, size: CHIP.icon }, { ink, ground: COLOURS.strip }, context)
}
