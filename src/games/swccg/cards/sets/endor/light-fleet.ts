/** Endor, cards of the Light Side in the order of their numbers: vehicles and weapons. */
// biome-ignore format: a list of words
import {
  always, battleLost, crash, draw, drawAsWeapon, hit, inWeapons, lasting, lose, may, must, place, strike, when, works,
} from '../../notation/offers.ts'
import { cardsOf, starfighter, vehicle, weapon } from '../../notation/printed.ts'
import {
  add,
  allow,
  deploys,
  drivenOnlyBy,
  free,
  immune,
  only,
  set,
  shoots,
  shootsToWork,
} from '../../notation/rules.ts'
import { compare, count, drawn, exists, initiated, is, plus, value } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, adjacent, alone, any, armedWith, at, controlled, has, here, holding, host, inBattle, it, named, not, occupied, of,
  on, or, other, pilotedBy, present, self, the, their, titled, your,
} from '../../notation/who.ts'
import { speederBike } from './shared.ts'

export const lightFleet = cardsOf(
  'light',
  starfighter('8_79', 1, 'Tydirium', 'Lambda-Class Shuttle', 3, 2, 2, 2, 3, 4, {
    capacity: { pilots: 2, passengers: 6 },
    matchingPilots: ['8_8', '8_15'],
    scompLink: true,
    navComputer: true,
    text: {
      alone: allow('deploy without presence'),
      crew: allow('deploy without presence', { of: your('character'), to: self }),
      cost: add('deploy cost', -1, { of: your('scout'), to: self, while: is(at('system')) }),
    },
  }),
  starfighter('8_80', null, 'YT-1300 Transport', 'Modified Light Freighter', 3, 3, 2, 3, 5, 5, {
    classes: ['freighter'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 1, passengers: 2, vehicles: 1 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
    independent: true,
    text: {
      cannons: allow('deploy to', { of: titled('Quad Laser Cannon', 'Surface Defense Cannon'), to: self }),
      fires: free('fire cost', { of: any(titled('Quad Laser Cannon', 'Surface Defense Cannon'), on(self)) }),
    },
  }),
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
  vehicle('8_82', null, 'Ewok Glider', 'transport', 5, 1, 1, 2, 2, {
    capacity: { drivers: 1 },
    maneuver: 2,
    text: {
      driver: drivenOnlyBy('Ewok'),
      stones: may(
        inWeapons,
        [draw, when(compare(plus(drawn, -1), '>', value('defense', the('target'))), strike(the('target')))],
        {
          choose: { target: { of: or(their('character', present, inBattle), any('creature', present, inBattle)) } },
          if: exists('Ewok', aboard(self)),
          once: 'turn',
        },
      ),
    },
  }),
  vehicle('8_83', null, 'Speeder Bike', 'combat', 4, 1, 1, 5, 3, {
    capacity: { pilots: 1, passengers: 1 },
    model: 'speeder bike',
    maneuver: 5,
    text: speederBike,
  }),
  weapon('8_84', 2, 'A280 Sharpshooter Rifle', 'character', 3, {
    classes: ['rifle'],
    text: {
      deploys: deploys({ on: your('scout', 'warrior'), cost: 2 }),
      shoot: shoots(or('character', 'creature', 'vehicle'), 0, { range: adjacent(here) }),
      aim: add('total weapon destiny', 2, { against: at(adjacent(here)), while: exists(host, alone) }),
    },
  }),
  weapon('8_85', null, 'BlasTech E-11B Blaster Rifle', 'character', 2, {
    classes: ['blaster', 'blaster rifle', 'rifle'],
    text: {
      deploys: deploys({ on: your('scout', 'warrior'), cost: 2 }),
      shoot: shoots(or('character', 'creature', 'vehicle'), 1, { again: 2 }),
    },
  }),
  weapon('8_86', 1, "Chewbacca's Bowcaster", 'character', 2, {
    classes: ['bowcaster'],
    persona: "Chewbacca's Bowcaster",
    text: {
      deploys: deploys({ on: your(or(named('Chewie'), 'Wookiee')), cost: 4 }),
      friend: free('deploy cost', { to: named('Chewie') }),
      shoots: shoots(or('character', 'creature', 'vehicle'), 3, { draws: 2 }),
      hit: must(
        hit(or('character', 'creature', 'vehicle'), named('Chewie'), self),
        lasting('game', set('forfeit', 0, { of: it })),
      ),
      fires: free('fire cost', { of: self, by: named('Chewie') }),
    },
  }),
  weapon('8_87', null, 'Ewok Bow', 'character', 4, {
    classes: [],
    text: {
      deploys: deploys({ on: your('Ewok'), cost: 1 }),
      shoot: shoots(or('character', 'creature'), 1),
      aim: add('total weapon destiny', count(any('Ewok', armedWith(titled('Ewok Bow')), not(host), present))),
    },
  }),
  // An Ewok fires it where it lies, and it has a forfeit value of its own (rule 28.7).
  weapon('8_88', null, 'Ewok Catapult', 'artillery', 7, {
    classes: [],
    forfeit: 4,
    text: {
      deploys: deploys({ on: any('exterior', 'site', of('Endor')), cost: 2 }),
      shoot: shootsToWork(any('vehicle', has('armor')), 0, { by: your('Ewok', present), range: adjacent(here) }),
      crash: must(works('vehicle', self), crash(it)),
      aim: add('total weapon destiny', count(any('Ewok', present))),
    },
  }),
  weapon('8_89', null, 'Ewok Spear', 'character', 4, {
    classes: [],
    text: {
      deploys: deploys({ on: your('Ewok'), cost: 2 }),
      friend: free('deploy cost', { to: titled('Ewok Spearman') }),
      power: add('power', 1, { of: host }),
      shoot: shootsToWork(or('character', 'creature'), 1, { contested: true }),
      weakens: must(works(or('character', 'creature'), self), lasting('turn', set('power', 0, { of: it }))),
      aim: add('total weapon destiny', value('power', host)),
    },
  }),
  // It acts by itself, and what it loses satisfies nothing (rules 28.2, 28.3, 28.4).
  weapon('8_90', null, 'Explosive Charge', 'automated', 4, {
    classes: [],
    immuneTo: ['Overload'],
    text: {
      deploys: deploys({ on: any('interior', 'planet', 'site', occupied('you')) }),
      leaves: must(always, place(self, 'used'), { if: is(at(controlled('opponent'))) }),
      explodes: may(
        battleLost('you', here),
        [
          drawAsWeapon(),
          when(compare(drawn, '>', 4), lose(any(or('character', 'vehicle', 'starship', 'weapon', 'device'), at(here)))),
          lose(self),
        ],
        { if: initiated('opponent') },
      ),
    },
  }),
)
