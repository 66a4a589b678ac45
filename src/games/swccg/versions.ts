/** The version of these rules, and how states of older ones are carried over. */
import type { State } from './state/game-state.ts'

/** Raised whenever the same answers could give another game; `upgrade` then carries running matches over. */
export const VERSION = '2'

/** A state of version 1: no number of turns was agreed on, and a loss did not keep how much it was at first. */
type State1 = Omit<State, 'agreed'> & { readonly agreed: Omit<State['agreed'], 'turns'> }

/** Carries a state of version 1 over; open questions keep their ids. */
function fromVersion1(state: State1): State {
  const flow = state.flow.map((frame) => (frame.frame === 'loss' ? { ...frame, total: frame.left } : frame))
  return { ...state, agreed: { ...state.agreed, turns: 'none' }, flow }
}

/** @throws for a version that never was */
export function upgrade(state: unknown, from: string): State {
  if (from === VERSION) return state as State
  if (from === '1') return fromVersion1(state as State1)
  throw new Error(`no way from version ${from} of swccg to ${VERSION}`)
}
