/** Endor, cards of the Dark Side in the order of their numbers. */
import { inPhase, may, take } from '../../notation/offers.ts'
import { cardsOf, character, effect, interrupt, site, system, vehicle } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, atLeast, ban, deploys, free, immune, immuneTo, later, lock, path, pilots, react, set,
} from '../../notation/rules.ts'
import { battleAt, byCard, count, either, exists, is, no, pairs, times } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, armedWith, at, controlled, drivenBy, has, here, inBattle, named, not, occupied, of, or, piloting,
  present, self, titled, your,
} from '../../notation/who.ts'
import { greatForest, planning } from './shared.ts'

export const dark = cardsOf(
  'dark',
  character('8_96', 1, 'Corporal Drazin', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['guard', 'stormtrooper', 'trooper'],
    called: ['Drazin'],
    text: {
      find: may(inPhase('control'), take(titled('Special Delivery')), { once: 'phase' }),
      proof: immuneTo('Alter', { of: titled('Special Delivery') }),
      delivery: later(
        'Special Delivery',
        'completed by this card, it takes two more cards into hand',
        'achevée par lui, elle prend deux cartes de plus en main',
      ),
    },
  }),
  character('8_100', 3, 'Elite Squadron Stormtrooper', 'imperial', 3, 2, 1, 2, 3, {
    skills: ['warrior'],
    characteristics: ['stormtrooper', 'trooper'],
    text: {
      power: add('power', 2, { while: is(armedWith('blaster')) }),
      firing: add('fire cost', -1, { of: 'blaster', by: self }),
      forfeit: add('forfeit', 2, { of: any('stormtrooper', has('ability', '<', 2), at(any(here, 'site'))) }),
    },
  }),
  character('8_101', 1, 'Lieutenant Arnet', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot'],
    matchingElsewhere: ['Tempest Scout 1', 'Blizzard Scout 1'],
    text: {
      cost: free('deploy cost', { to: named('Blizzard Scout 1') }),
      pilots: pilots(byCard('AT-ST', 3, 2), { of: 'combat vehicle' }),
      destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Tempest Scout 1'))) }),
      entry: ban(['react to', 'react from'], { at: any(here, 'site'), whose: 'opponent' }),
    },
  }),
  character('8_102', 1, 'Lieutenant Grond', 'imperial', 2, 2, 2, 2, 3, {
    skills: ['pilot', 'warrior'],
    characteristics: ['scout', 'Corellian'],
    text: {
      pilots: pilots(2),
      power: add('power', 2, { of: any('swoop', drivenBy(self)) }),
      attrition: add(
        'attrition',
        times(2, pairs(your('biker scout', present), your('trooper', not('biker scout'), present))),
        { whose: 'opponent', while: [is(inBattle), battleAt(any('exterior', 'site'))] },
      ),
    },
  }),
  character('8_114', 1, 'Sergeant Tarl', 'imperial', 3, 2, 2, 2, 3, {
    skills: ['warrior'],
    characteristics: ['Corellian', 'ISB agent', 'stormtrooper', 'trooper'],
    called: ['Tarl'],
    text: {
      kessel: later(
        'Spice Mines Of Kessel',
        'while this card is its trooper, it is immune to Alter and retrieves 4 more Force',
        'tant qu’il en est le soldat, immunisée contre Alter, et elle récupère 4 points de Force de plus',
      ),
      retrieval: add('retrieval', -3, { by: titled('Noble Sacrifice'), whose: 'opponent' }),
    },
  }),
  effect('8_118', 1, 'Battle Order', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      battling: free('battle cost'),
      draining: add('drain cost', 3, {
        whose: 'each',
        unless: either(exists(titled('Battle Plan')), [
          exists('battleground', 'site', not('holosite'), occupied('payer')),
          exists('battleground', 'system', occupied('payer')),
        ]),
      }),
    },
  }),
  interrupt('8_136', 1, 'Combat Readiness', ['used', 'starting'], 5, { text: planning }),
  system('8_157', 1, 'Endor', 8, [2, 2], {
    dark: {
      strength: add('total power', count(your('starship', at(here))), {
        at: any('site', of('Endor')),
        while: is(controlled('you')),
      }),
    },
    light: {
      drain: add('Force drain', -1, { at: here, while: no(exists(your('Ewok', at(any('site', of('Endor')))))) }),
      cost: add('deploy cost', 1, { of: your('starship'), to: here }),
      moving: add('move cost', 1, { of: your('starship'), to: here }),
    },
  }),
  site('8_158', 1, 'Endor', 'Ancient Forest', [2, 1], {
    exterior: true,
    forest: true,
    dark: {
      cost: add('deploy cost', byCard('Yuzzum', -2, -1), { of: your('alien'), to: here }),
      drain: add('Force drain', 1, { at: here, while: exists(your('Yuzzum', present)) }),
    },
  }),
  site('8_159', 1, 'Endor', 'Back Door', [2, 2], {
    scompLink: true,
    called: ['Back Door'],
    exterior: true,
    dark: { path: path(here, named('Bunker')) },
    light: { path: path(here, named('Bunker'), { while: is(controlled('you')) }) },
  }),
  site('8_165', 3, 'Endor', 'Great Forest', [1, 1], { exterior: true, forest: true, ...greatForest }),
  site('8_166', 1, 'Endor', 'Landing Platform', [1, 1], {
    scompLink: true,
    interior: true,
    exterior: true,
    dockingBay: true,
    dark: {
      departure: set('transit cost', 1, { from: here }),
      free: free('transit cost', { from: here, while: exists(your('imperial', present)) }),
    },
    light: { departure: set('transit cost', 7, { from: here }), arrival: add('transit cost', 9, { to: here }) },
  }),
  vehicle('8_170', 1, 'Tempest 1', 'combat', 1, 6, 6, 1, 6, {
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 1, passengers: 8 },
    model: 'AT-AT',
    armor: 7,
    scompLink: true,
    features: ['enclosed'],
    matchingElsewhere: ['Commander Igar'],
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
)
