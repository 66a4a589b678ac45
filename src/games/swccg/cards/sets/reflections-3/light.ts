/** Reflections III, cards of the Light Side in the order of their numbers. */
import { may, played, stack, use } from '../../notation/offers.ts'
import { card, cardsOf } from '../../notation/printed.ts'
import { deploys, later, stackCopies } from '../../notation/rules.ts'
import { it } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  card('defensive shield', '13_3', 1, 'A Tragedy Has Occurred', 0, {
    grabber: true,
    episode: 1,
    text: {
      deploys: deploys({ table: 'any' }),
      stack: may(played('interrupt'), stack(it), { cost: use(1), once: 'game' }),
      copies: stackCopies(1),
      shields: later(
        'Defensive Shields',
        'how such a card comes on table',
        'comment une telle carte arrive sur la table',
      ),
    },
  }),
)
