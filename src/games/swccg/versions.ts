/** The version of these rules, and how states of older ones are carried over. */
import { bySeat } from '../../kit/seats/seats.ts'
import { SIDES, type Side } from './state/engine-card.ts'
import type { Frame } from './state/game-frames.ts'
import type { SideCards, State } from './state/game-state.ts'

/** Raised whenever the same answers could give another game; `upgrade` then carries running matches over. */
export const VERSION = '4'

/** A state of version 2: nobody counted the turns in which nothing happens. */
type State2 = Omit<State, 'still' | 'today'> & { readonly today: Omit<State['today'], 'stirred'> }

/** A state of version 1: no number of turns was agreed on, and nothing was laid ahead for drains and shots. */
type State1 = Omit<State2, 'agreed' | 'sides'> & {
  readonly agreed: Omit<State['agreed'], 'turns'>
  readonly sides: Readonly<Record<Side, Omit<SideCards, 'shots'>>>
}

/** A frame of version 1 with the fields that came later: how much a loss was at first is not known any more. */
function frameOf(frame: Frame): Frame {
  if (frame.frame === 'loss') return { ...frame, total: frame.left }
  if (frame.frame === 'turn') return { ...frame, drains: [] }
  return frame.frame === 'battle' ? { ...frame, armed: false, calm: false } : frame
}

/** Carries a state of version 1 over; open questions keep their ids. */
function fromVersion1(state: State1): State2 {
  const sides = bySeat(SIDES, (side): SideCards => ({ ...state.sides[side], shots: null }))
  return { ...state, sides, agreed: { ...state.agreed, turns: 'none' }, flow: state.flow.map(frameOf) }
}

/** Carries a state of version 2 over: the turns in which nothing happens are counted from now on. */
const fromVersion2 = (state: State2): State => ({ ...state, today: { ...state.today, stirred: true }, still: 0 })

/** @throws for a version that never was */
export function upgrade(state: unknown, from: string): State {
  // Version 4 tells when a player sees face-down cards, which changes no state.
  if (from === VERSION || from === '3') return state as State
  if (from === '2') return fromVersion2(state as State2)
  if (from === '1') return fromVersion2(fromVersion1(state as State1))
  throw new Error(`no way from version ${from} of swccg to ${VERSION}`)
}
