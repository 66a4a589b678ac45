/** The questions of looks: whether the top card is moved, which card of a hand is placed. */
import { opponentOf, type Side } from '../../state/engine-card.ts'
import { boardOf, frameIn, type State } from '../../state/game-state.ts'
import { fits } from '../../texts/reading/fits.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { MadeOf } from '../abouts.ts'
import { deckOwner } from './steps.ts'

declare module '../abouts.ts' {
  interface Abouts {
    /** `card`: the card by whose text its player looks; `top`: what they see. */
    peek: { readonly card: string; readonly top: string; readonly owner: Side; readonly to: 'used' | 'bottom' }
    /** `card`: the card by whose text its player looks; `hand`: what they see. */
    scan: { readonly card: string; readonly hand: readonly string[] }
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

/** The hand that its player alone sees, and the cards of it that may be placed. @throws if nobody looks: a fault of the flow */
export function whichHeld(state: State): MadeOf<'scan'> {
  const frame = frameIn(state.flow, 'hand-look')
  if (frame === null) throw new Error('nobody looks at a hand')
  const { side, card, fit } = frame
  const hand = state.sides[opponentOf(side)].hand.map((held) => held.card)
  const meant = { reading: readingOf(boardOf(state)), you: side, card: card ?? '', self: null, here: null }
  const found = hand.flatMap((one, at) => (fits({ card: one }, fit, meant) ? [{ id: String(at), card: one }] : []))
  return {
    shape: { type: 'choose', options: [{ id: 'leave' }, ...found], min: 1, max: 1 },
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: card ?? '', hand },
  }
}
