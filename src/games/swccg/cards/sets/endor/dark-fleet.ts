/** Endor, cards of the Dark Side in the order of their numbers: vehicles and weapons. */
import { cardsOf, starfighter, vehicle, weapon } from '../../notation/printed.ts'
import { add, allow, deploys, during, free, immune, lock, react, shoots } from '../../notation/rules.ts'
import { count, exists, is } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, here, host, named, of, on, or, other, piloted, pilotedBy, present, self, titled, your,
} from '../../notation/who.ts'
import { speederBike } from './shared.ts'

export const darkFleet = cardsOf(
  'dark',
  starfighter('8_168', null, 'Lambda-Class Shuttle', 'Lambda-Class Shuttle', 4, 2, 2, 2, 3, 3, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 1, passengers: 6 },
    scompLink: true,
    navComputer: true,
    text: {
      cost: add('deploy cost', -1, { while: exists(titled('Sienar Fleet Systems')) }),
      landing: free('landing cost'),
    },
  }),
  vehicle('8_169', null, 'Speeder Bike', 'combat', 4, 1, 1, 5, 3, {
    capacity: { pilots: 1, passengers: 1 },
    model: 'speeder bike',
    maneuver: 5,
    text: speederBike,
  }),
  vehicle('8_170', 1, 'Tempest 1', 'combat', 1, 6, 6, 1, 6, {
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 1, passengers: 8 },
    model: 'AT-AT',
    armor: 7,
    scompLink: true,
    features: ['enclosed'],
    matchingPilots: ['8_94'],
    text: { landspeed: lock('landspeed', 'up'), immunity: immune(4), aim: add('weapon destiny', 1, { by: self }) },
  }),
  vehicle('8_171', null, 'Tempest Scout', 'combat', 3, 3, 3, 3, 4, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilotsOrPassengers: 1 },
    model: 'AT-ST',
    armor: 4,
    scompLink: true,
    features: ['enclosed'],
    text: {
      react: react('move', { cost: 1 }),
      cost: add('deploy cost', -1, { of: your(titled('Elite Squadron Stormtrooper')), to: any(here, 'site') }),
    },
  }),
  vehicle('8_172', 1, 'Tempest Scout 1', 'combat', 3, 2, 3, 3, 4, {
    capacity: { pilotsOrPassengers: 2 },
    model: 'AT-ST',
    armor: 4,
    scompLink: true,
    matchingPilots: ['8_101'],
    features: ['enclosed'],
    errata: true,
    text: {
      react: react('move', { free: true }),
      while: during(is(pilotedBy(named('Arnet'))), {
        immunity: immune(4),
        attrition: add('attrition', 1, { whose: 'opponent', at: here }),
      }),
    },
  }),
  vehicle('8_173', 1, 'Tempest Scout 2', 'combat', 3, 2, 3, 3, 4, {
    capacity: { pilotsOrPassengers: 2 },
    model: 'AT-ST',
    armor: 4,
    scompLink: true,
    matchingPilots: ['8_106'],
    features: ['enclosed'],
    text: {
      cost: add('deploy cost', -1, { to: of('Endor') }),
      react: react('move'),
      immunity: immune(3, { while: is(pilotedBy(named('Marquand'))) }),
      scouts: react('move', { of: your('scout'), to: any(here, 'site') }),
    },
  }),
  vehicle('8_174', 1, 'Tempest Scout 3', 'combat', 3, 3, 3, 4, 4, {
    permanentPilots: [{ ability: 2 }],
    capacity: { pilotsOrPassengers: 1 },
    model: 'AT-ST',
    armor: 4,
    scompLink: true,
    features: ['enclosed'],
    text: {
      drop: react('deploy', { to: or('forest', any('site', of('Endor'))) }),
      react: react('move', { to: or('forest', any('site', of('Endor'))) }),
    },
  }),
  vehicle('8_175', 1, 'Tempest Scout 4', 'combat', 4, 3, 4, 2, 4, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilotsOrPassengers: 1 },
    model: 'AT-ST',
    armor: 4,
    features: ['enclosed'],
    scompLink: true,
    text: {
      cannon: free('deploy cost', { of: titled('AT-ST Dual Cannon'), to: self }),
      reach: allow('fire at adjacent', { of: any(titled('AT-ST Dual Cannon'), on(self)) }),
    },
  }),
  vehicle('8_176', 1, 'Tempest Scout 5', 'combat', 3, 3, 3, 3, 4, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilotsOrPassengers: 1 },
    model: 'AT-ST',
    armor: 4,
    scompLink: true,
    features: ['enclosed'],
    text: {
      react: react('move'),
      total: add('total power', count(your(other, 'combat vehicle', piloted, present)), { at: any(here, 'site') }),
    },
  }),
  vehicle('8_177', 1, 'Tempest Scout 6', 'combat', 3, 3, 3, 3, 4, {
    permanentPilots: [{ ability: 1 }, { ability: 1 }],
    model: 'AT-ST',
    armor: 3,
    scompLink: true,
    features: ['enclosed'],
    text: { drop: react('deploy', { cost: -2 }), react: react('move', { free: true }) },
  }),
  weapon('8_178', null, 'AT-ST Dual Cannon', 'vehicle', 4, {
    classes: ['cannon'],
    text: {
      deploys: deploys({ on: your('AT-ST'), cost: 1 }),
      shoots: shoots(or('character', 'creature', 'vehicle'), 1, { again: 2 }),
      aim: add('total weapon destiny', 1, { of: self, against: or('character', 'creature') }),
    },
  }),
  weapon('8_179', null, 'Scout Blaster', 'character', 4, {
    classes: ['blaster'],
    text: {
      deploys: deploys({ on: your(or('biker scout', 'warrior')), cost: 2 }),
      scouts: free('deploy cost', { to: 'biker scout' }),
      drop: react('deploy'),
      shoots: shoots(or('character', 'creature'), 1),
      fire: free('fire cost', { of: self, while: is(on(your(or('spy', 'scout')))) }),
    },
  }),
  weapon('8_180', null, 'Speeder Bike Cannon', 'vehicle', 4, {
    classes: ['cannon'],
    text: {
      deploys: deploys({ on: your(or('speeder bike', 'swoop')), cost: 1 }),
      swoop: add('deploy cost', 1, { to: 'swoop' }),
      power: add('power', 2, { of: host }),
      shoots: shoots(or('character', 'creature', 'vehicle'), 0),
      aim: add('total weapon destiny', 1, { of: self }),
    },
  }),
)
