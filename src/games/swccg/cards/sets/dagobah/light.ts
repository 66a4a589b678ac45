/** Dagobah, cards of the Light Side in the order of their numbers. */
import { cardsOf, interrupt } from '../../notation/printed.ts'
import { later } from '../../notation/rules.ts'

export const light = cardsOf(
  'light',
  interrupt('4_64', null, 'Through The Force Things You Will See', ['lost'], 3, {
    text: {
      cards: later(
        'face-up cards',
        'at the end of a draw phase, that player’s Used Pile is shuffled face up into their Reserve Deck',
        'à la fin d’une phase de pioche, la pile utilisée de ce joueur est mélangée face visible à sa pile de réserve',
      ),
    },
  }),
)
