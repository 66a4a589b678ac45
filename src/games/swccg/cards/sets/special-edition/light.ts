/** Special Edition, cards of the Light Side in the order of their numbers. */
import { aboutToDraw, lasting, lost, used } from '../../notation/offers.ts'
import { cardsOf, interrupt, weapon } from '../../notation/printed.ts'
import { add, deploys, shoots } from '../../notation/rules.ts'
import { any, named, or, other, targetedBy, their, your } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  interrupt('7_105', 1, 'Steady Aim', ['used', 'lost'], 3, {
    text: {
      aim: used(
        aboutToDraw('weapon', 'you', { weapon: 'starship weapon', against: their('starship') }),
        lasting('draw', add('weapon destiny', 2, { of: 'weapon' })),
      ),
      mark: lost(
        aboutToDraw('weapon', 'you', { weapon: 'starship weapon', against: their('starship') }),
        lasting('draw', add('weapon destiny', 4, { of: 'weapon' })),
      ),
    },
  }),
  weapon('7_159', null, 'Intruder Missile', 'starship', 7, {
    errata: true,
    classes: ['missile'],
    text: {
      deploys: deploys({ on: your(or(named('Falcon'), 'B-wing', 'YT-1300 Transport', 'Z-95')) }),
      shoot: shoots('capital starship', 0, { after: 'used' }),
      aim: add('total weapon destiny', 3, { against: targetedBy(any(other, 'weapon')) }),
    },
  }),
)
