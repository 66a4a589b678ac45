/** A New Hope, cards of the Dark Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  anyTime, cancel, deployed, lasting, loseCopies, lost, must, paying, played, showHand, stack, trimHand, use,
  used,
} from '../../notation/offers.ts'
import { capital, cardsOf, character, effect, interrupt, weapon } from '../../notation/printed.ts'
import { add, atLeast, deploys, pilots, set, shoots, stackCopies } from '../../notation/rules.ts'
import { cardsIn, compare, is, nothingToForfeit, valueFor } from '../../notation/when.ts'
import { any, here, it, named, piloting, related, titled, your } from '../../notation/who.ts'

export const dark = cardsOf(
  'dark',
  character('2_103', 2, 'Reserve Pilot', 'imperial', 3, 2, 2, 1, 4, {
    skills: ['pilot'],
    squadron: 'Black',
    matchingShips: ['1_300'],
    matchingElsewhere: ['Black 2', 'Black 4'],
    errata: true,
    text: {
      pilots: pilots(1),
      maneuver: pilots(1, { of: named('Black 2', 'Black 3', 'Black 4'), stat: 'maneuver' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Black 2', 'Black 3', 'Black 4'))) }),
    },
  }),
  effect('2_128', 3, "There'll Be Hell To Pay", 'immediate', 3, {
    grabber: true,
    immuneTo: ['Control'],
    errata: true,
    text: {
      deploys: deploys({ table: 'any', cost: 3, when: played('interrupt') }),
      stack: must(deployed(), stack(it)),
      copies: stackCopies(1),
    },
  }),
  interrupt('2_132', null, 'Ghhhk', ['lost'], 1, {
    characteristics: ['dejarik'],
    immuneTo: ['Sense'],
    errata: true,
    immunePart: 'first function',
    text: {
      damage: lost(paying, lasting('battle', set('battle damage', 0)), {
        if: [nothingToForfeit, compare(valueFor('you', 'battle damage'), '>', 0)],
        immuneTo: 'Sense',
      }),
      cancel: lost([anyTime, played(titled('Nightfall'))], cancel(titled('Nightfall'))),
    },
  }),
  interrupt('2_135', null, 'Monnok', ['used', 'lost'], 2, {
    characteristics: ['dejarik'],
    errata: true,
    text: {
      trim: used(anyTime, trimHand(8), { if: compare(cardsIn('hand', 'opponent'), '>=', 13) }),
      show: lost(anyTime, [showHand('opponent'), loseCopies('opponent')], {
        cost: use(4),
        if: compare(cardsIn('hand', 'opponent'), '>', 0),
      }),
    },
  }),
  capital('2_155', null, 'Victory-Class Star Destroyer', 'Victory-class Star Destroyer', 2, 6, 6, 5, 4, 5, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 4, passengers: 6, vehicles: 1, ties: 3 },
    navComputer: true,
    scompLink: true,
    features: ['ship-docking'],
    text: { strength: add('total power', 1, { at: any('planet', 'site', related(here)) }) },
  }),
  weapon('2_158', null, 'Enhanced TIE Laser Cannon', 'starship', 5, {
    errata: true,
    classes: ['cannon', 'laser cannon'],
    text: {
      deploys: deploys({ on: your('TIE'), cost: 1 }),
      shoot: shoots('starship', 1),
      aim: add('total weapon destiny', -2, { against: 'capital starship' }),
    },
  }),
)
