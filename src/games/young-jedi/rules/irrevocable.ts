/** Facts after which the answers before them can't be undone. */

import type { IrrevocableFacts } from '../../../contract/index.ts'
import { irrevocableBy, revocable } from '../../../kit/facts/irrevocable.ts'
import { alike } from '../../../kit/facts/readers.ts'
import type { Facts } from '../state/game-facts.ts'

const fromDeck = ({ data }: { readonly data: { readonly from?: string } }) => data.from === 'deck'

/** Every fact by its name, with whether it is irrevocable. */
export const FACTS: IrrevocableFacts<Facts> = {
  deploy: fromDeck,
  location: fromDeck,
  // These discards show cards that their side has not chosen.
  discard: ({ data: { why } }) => why === 'planet' || why === 'unused',
  ...revocable('text', 'stay-out', 'thrust', 'token', 'lap-card', 'evacuation', 'intercept', 'starship-battle'),
  ...revocable('battle', 'battle-cards', 'duel', 'substitute', 'duel-weapon', 'attack', 'block', 'hit'),
  ...alike(['shuffle', 'draw', 'damage', 'breakthrough', 'reveal', 'objective', 'start-draw', 'fetch', 'turn'], true),
  ...alike(['surrender', 'control', 'warning', 'taken-back', 'over', 'duel-text', 'search', 'found'], true),
  ...alike(['reshuffle', 'bottom', 'hand-shown', 'peek', 'fighters', 'ignored', 'strike', 'send-back'], true),
  ...alike(['destiny', 'draw-two', 'redraw', 'replace', 'switch', 'called-tie', 'fight', 'defeat'], true),
  ...alike(['fight-next', 'covered', 'battle-end', 'evacuated', 'named', 'guess', 'duel-broken-off'], true),
  ...alike(['dueling-hand', 'pass', 'dueling-draw', 'hit-removed', 'duel-end', 'lap', 'refuel'], true),
  ...alike(['lap-lost', 'race-lost'], true),
}

/**
 * Returns whether a fact tells anybody more than its own side has made open: a card is drawn or turned face up, a draw deck
 * changes, something is left to chance. So do facts that end a part of the game.
 */
export const irrevocable = irrevocableBy<Facts>(FACTS)
