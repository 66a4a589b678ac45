/** The question of revealed cards: which one is deployed next. */
import { frameIn, type State } from '../../state/game-state.ts'
import type { MadeOf } from '../abouts.ts'
import { deployableOf } from './steps.ts'

declare module '../abouts.ts' {
  interface Abouts {
    surprise: { readonly card: string }
  }
}

/** @throws if nothing is revealed: a fault of the flow */
export function whichSurprise(state: State): MadeOf<'surprise'> {
  const frame = frameIn(state.flow, 'reveal')
  if (frame === null) throw new Error('nothing is revealed')
  const options = deployableOf(state, frame).map(({ at, card }) => ({ id: String(at), card, like: card }))
  return {
    shape: { type: 'choose', options, min: 1, max: 1 },
    exits: [{ id: 'do', consequences: ['commits'] }, ...(frame.all ? [] : [{ id: 'leave', bare: true as const }])],
    about: { card: frame.card ?? '' },
  }
}
