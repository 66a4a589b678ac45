/** The question of a look at the top card: whether it is moved. */
import type { Side } from '../../state/engine-card.ts'
import { frameIn, type State } from '../../state/game-state.ts'
import type { MadeOf } from '../abouts.ts'
import { deckOwner } from './steps.ts'

declare module '../abouts.ts' {
  interface Abouts {
    /** `card`: the card by whose text its player looks; `top`: what they see. */
    peek: { readonly card: string; readonly top: string; readonly owner: Side; readonly to: 'used' | 'bottom' }
  }
}

/** The card that its player alone sees, and the two things that can become of it. */
export function whatBecomes(state: State): MadeOf<'peek'> {
  const frame = frameIn(state.flow, 'peeking')
  if (frame === null) throw new Error('nobody looks at a card')
  const owner = deckOwner(frame)
  const top = state.sides[owner].reserve.at(-1) ?? ''
  return {
    shape: { type: 'choose', options: [{ id: 'leave' }, { id: 'move', card: top }], min: 1, max: 1 },
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: frame.card ?? '', top, owner, to: frame.to },
  }
}
