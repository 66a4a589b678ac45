/** The questions of captives: who seizes a character, and where a captive goes that is free again. */
import type { Option, Shape } from '../../../../contract/index.ts'
import type { Side } from '../../state/engine-card.ts'
import { boardOf, frameIn, type State } from '../../state/game-state.ts'
import { lyingPiece, whereIs } from '../../state/nesting.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { MadeOf } from '../abouts.ts'
import { freeSeats, handOverIn, seatId, seizersOf } from './steps.ts'

type OfCaptive = { readonly card: string; readonly place: string | null }

declare module '../abouts.ts' {
  interface Abouts {
    seize: OfCaptive
    freed: OfCaptive
    'take-over': OfCaptive
  }
}

const one = (options: readonly Option[]): Shape => ({ type: 'choose', options, min: 1, max: 1 })

/** The card of which a question asks, with its place. @throws if it has left: a fault of the flow */
function captiveIn(state: State, handle: string | undefined): OfCaptive {
  const piece = lyingPiece(state, handle ?? null)
  if (piece === null) throw new Error('a question without its captive')
  return { card: piece.card, place: whereIs(state, piece) }
}

/** The cards that can seize a character; where the text names nobody it may escape. */
export function whoSeizes(state: State): MadeOf<'seize'> {
  const frame = frameIn(state.flow, 'capture')
  if (frame === null) throw new Error('nobody is captured')
  const seizers = seizersOf(state, frame).map(({ handle, card }) => ({ id: handle, card, face: handle }))
  return {
    shape: one([...seizers, ...(frame.by === null ? [{ id: 'escape' }] : [])]),
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: captiveIn(state, frame.of[0]),
  }
}

/** The cards that can take a captive over. */
export function whoTakesOver(state: State): MadeOf<'take-over'> {
  const frame = frameIn(state.flow, 'hand-over')
  if (frame === null) throw new Error('nobody is handed over')
  const takers = handOverIn({ reading: readingOf(boardOf(state)) }, frame)?.takers ?? []
  return {
    shape: one(takers.map(({ handle, card }) => ({ id: handle, card, face: handle }))),
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: captiveIn(state, frame.of[0]),
  }
}

/** The places to which a captive can go that is free again. */
export function whereFreed(state: State, _seat: Side): MadeOf<'freed'> {
  const frame = frameIn(state.flow, 'release')
  if (frame === null) throw new Error('nobody is released')
  const seats = freeSeats(state, frame).map((seat): Option => {
    const { on, role } = seat
    return { id: seatId(seat), card: on.card, face: on.handle, about: { on: on.handle, role } }
  })
  return {
    shape: one([{ id: 'stay' }, ...seats, { id: 'leave' }]),
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: captiveIn(state, frame.of[0]),
  }
}
