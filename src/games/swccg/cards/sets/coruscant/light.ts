/** Coruscant, cards of the Light Side in the order of their numbers. */
import { anyTime, drained, drawCards, may, place, played, stack, use } from '../../notation/offers.ts'
import { cardsOf, effect } from '../../notation/printed.ts'
import { atMost, deploys, stackCopies } from '../../notation/rules.ts'
import { compare, forceLost } from '../../notation/when.ts'
import { here, it, self, their } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  effect('12_37', 1, 'A Tragedy Has Occurred', 'normal', 5, {
    grabber: true,
    episode: 1,
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      stack: may(played('interrupt'), stack(it), { cost: use(1), once: 'game' }),
      copies: stackCopies(1),
    },
  }),
  effect('12_38', 3, 'A Vergence In The Force', 'immediate', 5, {
    episode: 1,
    text: {
      deploys: deploys({ on: their('location'), when: drained('you'), if: compare(forceLost, '>', 2) }),
      drain: atMost('Force drain', 1, { at: here, whose: 'opponent' }),
      place: may(anyTime, [place(self, 'used'), drawCards(2)]),
    },
  }),
)
