/** Draws the face of a card alone: square or round, with the edge of its side. */
import type { Rect, Seat, Tile } from '../../contract/index.ts'
import { COLOURS } from '../style.ts'
import type { BlockContext, PartCollector } from './parts.ts'
import { lightOf } from './tile.ts'

/** The look of a face. */
export interface FaceStyle {
  readonly seat: Seat
  readonly radius: number
  readonly border: number
}

/** Draws a face; one of a card that is defeated is grey and crossed out. */
export function drawFace(
  drawing: PartCollector,
  { card, state }: Pick<Tile, 'card' | 'state'>,
  rect: Rect,
  { seat, radius, border }: FaceStyle,
  { style }: BlockContext,
): void {
  const { card: ground, edge, won, row } = style(seat)
  drawing.add({ kind: 'area', rect, colour: card === null ? won : ground, radius, box: true })
  if (card === null) {
    // Beside the badge in the lower corner.
    const size = rect.width * 0.36
    drawing.icon('eye', rect.x + rect.width * 0.16, rect.y + rect.height * 0.3, size, COLOURS.white)
  } else {
    const light = lightOf(state)
    drawing.add({ kind: 'art', rect, card, crop: 'focus', radius, light, colour: row })
    if (light === 'grey') drawing.add({ kind: 'slash', rect, colour: COLOURS.white, radius })
  }
  const by = border / 2
  const around = { x: rect.x + by, y: rect.y + by, width: rect.width - border, height: rect.height - border }
  drawing.add({ kind: 'edge', rect: around, colour: edge, width: border, radius: radius - by })
}

/** Draws a mark with a tick or a star over the lower right corner of a face. */
export function drawBadge(drawing: PartCollector, state: Tile['state'], face: Rect, size = 32): void {
  if (state !== 'chosen' && state !== 'suggested') return
  const chosen = state === 'chosen'
  const rect = { x: face.x + face.width - size + 4, y: face.y + face.height - size + 4, width: size, height: size }
  drawing.area(rect, chosen ? COLOURS.chosen : COLOURS.suggested, size / 2)
  const ink = chosen ? COLOURS.chosenInk : COLOURS.suggestedInk
  const by = size < 32 ? 4 : 6
  drawing.icon(chosen ? 'tick' : 'star', rect.x + by, rect.y + by, size - by * 2, ink)
}
