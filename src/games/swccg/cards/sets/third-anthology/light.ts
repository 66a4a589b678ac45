/** Third Anthology, cards of the Light Side in the order of their numbers. */
import { cardsOf, effect } from '../../notation/printed.ts'
import { later } from '../../notation/rules.ts'

export const light = cardsOf(
  'light',
  effect('111_1', 1, 'A New Secret Base', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      marker: later(
        '1st Marker',
        'it lies there; Yavin 4 is no help to Imperial Decree, and your S-foils and inserts are cancelled',
        'elle s’y déploie ; Yavin 4 ne compte pas pour Imperial Decree, et vos S-foils et cartes insérées sont annulés',
      ),
      echo: later(
        'Echo',
        'once in each of your turns, it finds up to two such sites, or a site and an Effect, or a planet system with two Light Force icons, for your hand',
        'une fois par tour, elle cherche jusqu’à deux de ces sites, ou un site et un effet, ou un système planétaire à deux icônes de Force lumineuses, pour votre main',
      ),
    },
  }),
)
