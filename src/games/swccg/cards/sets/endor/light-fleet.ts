/** Endor, cards of the Light Side in the order of their numbers: vehicles and weapons. */
import { cardsOf, vehicle, weapon } from '../../notation/printed.ts'
import { add, deploys, immune, only, shoots } from '../../notation/rules.ts'
import { is } from '../../notation/when.ts'
import { any, at, here, holding, named, of, or, other, pilotedBy, their, your } from '../../notation/who.ts'
import { speederBike } from './shared.ts'

export const lightFleet = cardsOf(
  'light',
  vehicle('8_81', 1, "Chewie's AT-ST", 'combat', 4, 2, 3, 3, 5, {
    capacity: { pilotsOrPassengers: 2 },
    model: 'AT-ST',
    armor: 4,
    scompLink: true,
    matchingPilots: ['8_2'],
    matchingElsewhere: ['Chewbacca', 'Chewbacca, Protector', 'Chewie', 'Chewie With Blaster Rifle', 'Chewie, Enraged'],
    features: ['enclosed'],
    text: {
      entry: only('deploy', or(of('Endor'), any('site', holding(or(named('Chewie'), their('AT-ST')))))),
      others: add('power', -1, { of: any(other, 'AT-ST', at(any(here, 'site'))) }),
      immunity: immune(4, { while: is(pilotedBy(named('Chewie'))) }),
    },
  }),
  vehicle('8_83', null, 'Speeder Bike', 'combat', 4, 1, 1, 5, 3, {
    capacity: { pilots: 1, passengers: 1 },
    model: 'speeder bike',
    maneuver: 5,
    text: speederBike,
  }),
  weapon('8_85', null, 'BlasTech E-11B Blaster Rifle', 'character', 2, {
    classes: ['blaster', 'blaster rifle', 'rifle'],
    text: {
      deploys: deploys({ on: your('scout', 'warrior'), cost: 2 }),
      shoot: shoots(or('character', 'creature', 'vehicle'), 1, { again: 2 }),
    },
  }),
)
