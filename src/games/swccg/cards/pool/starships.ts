/** Starships. */

import { add, allow, during, forbid, free, immune, later, react, set } from '../notation/modifiers.ts'
import { deploy, fireDeadly, may } from '../notation/offers.ts'
import { capital, of, starfighter } from '../notation/printed.ts'
import { and, given, is, statOf, there } from '../notation/when.ts'
import {
  a,
  at,
  borneBy,
  having,
  here,
  holding,
  inBattle,
  locationsOf,
  named,
  or,
  other,
  pilotedBy,
  present,
  relatedTo,
  self,
  their,
  titled,
  your,
} from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const starships: readonly Card[] = [
  ...of(
    'dark',
    starfighter('1_300', 1, 'Black 3', 'TIE/ln', 3, 1, 1, 3, null, 3, {
      classes: ['TIE'],
      capacity: { pilots: 1 },
      persona: 'Black 3',
      squadron: 'Black',
      matchingPilots: ['2_103'],
      matchingElsewhere: ['DS-61-3'],
    }),
    capital('2_155', null, 'Victory-Class Star Destroyer', 'Victory-class Star Destroyer', 2, 6, 6, 5, 4, 5, {
      classes: ['Star Destroyer'],
      navComputer: true,
      scompLink: true,
      permanentPilots: [{ ability: 1 }],
      capacity: { pilots: 4, passengers: 6, vehicles: 1, ties: 3 },
      features: ['ship-docking'],
      text: { strength: add('total power', 1, { at: a('planet', 'site', relatedTo(here)) }) },
    }),
    starfighter('7_308', null, 'TIE Defender Mark I', 'TIE Defender Mark I', 3, 3, 3, 4, 2, 3, {
      classes: ['TIE', 'TIE Defender'],
      navComputer: true,
      permanentPilots: [{ ability: 1 }],
      text: {
        react: react('deploy'),
        landing: allow('deploy', { of: a('starship weapon', 'cannon'), to: self }),
        power: add('power', -2, {
          while: there(their('starfighter', present, having('maneuver', '>', statOf('maneuver')))),
        }),
      },
    }),
    starfighter('9_160', 1, 'Onyx 1', 'TIE Defender', 2, 3, 3, 4, 3, 4, {
      classes: ['TIE', 'TIE Defender'],
      navComputer: true,
      capacity: { pilots: 1 },
      persona: 'Onyx 1',
      squadron: 'Onyx',
      matchingElsewhere: ['Colonel Jendon'],
      text: {
        react: react('deploy', { with: 'pilot', cost: -2, to: holding('Imperial-class Star Destroyer') }),
        landing: allow('deploy', { of: a('starship weapon', 'cannon'), to: self }),
        immunity: immune(4, { while: is(pilotedBy(named('Jendon'))) }),
      },
    }),
    starfighter('9_161', 1, 'Onyx 2', 'TIE Defender', 2, 3, 3, 4, 3, 4, {
      classes: ['TIE', 'TIE Defender'],
      navComputer: true,
      capacity: { pilots: 1 },
      persona: 'Onyx 2',
      squadron: 'Onyx',
      matchingElsewhere: ['Captain Yorr'],
      text: {
        cost: free('deploy cost', { to: a('mobile', 'system') }),
        react: react('deploy', { with: 'pilot' }),
        landing: allow('deploy', { of: a('starship weapon', 'cannon'), to: self }),
        immunity: immune(4, { while: is(pilotedBy(named('Yorr'))) }),
      },
    }),
    starfighter('9_164', 1, 'Saber 3', 'TIE Interceptor', 3, 1, 3, 4, null, 3, {
      classes: ['TIE'],
      capacity: { pilots: 1 },
      squadron: 'Saber',
      matchingPilots: ['9_107'],
      text: {
        cost: add('deploy cost', -2, { of: 'cannon', to: self }),
        immunity: immune(3, { while: is(pilotedBy(named('DS-181-3'))) }),
      },
    }),
    starfighter('9_165', 1, 'Saber 4', 'TIE Interceptor', 3, 2, 3, 4, null, 3, {
      classes: ['TIE'],
      capacity: { pilots: 1 },
      squadron: 'Saber',
      matchingPilots: ['9_108'],
      errata: true,
      text: {
        react: react('deploy', {
          with: 'pilot',
          while: there(your('TIE', inBattle)),
          free: there(your('TIE', 'Saber Squadron', inBattle)),
        }),
        immunity: immune(4, { while: is(pilotedBy(named('DS-181-4'))) }),
      },
    }),
    starfighter('9_167', 1, 'Scimitar 2', 'TIE/sa', 2, 2, 1, 2, null, 4, {
      classes: ['TIE', 'bomber'],
      capacity: { pilots: 1 },
      persona: 'Scimitar 2',
      squadron: 'Scimitar',
      matchingPilots: ['9_101'],
      text: {
        run: later('Bombing Run', 'power 3 more in its battles', 'puissance +3 dans ses batailles'),
        fetch: may('your deploy', deploy(titled('Proton Bombs'), { to: self }), { per: 'game' }),
      },
    }),
    starfighter('9_168', 3, 'Scimitar Squadron TIE', 'TIE/sa', 2, 2, 1, 2, null, 4, {
      classes: ['TIE', 'bomber'],
      permanentPilots: [{ ability: 2 }],
      squadron: 'Scimitar',
      text: {
        run: later('Bombing Run', 'power 3 more in its battles', 'puissance +3 dans ses batailles'),
        aim: add('total weapon destiny', 1, {
          of: titled('Concussion Missiles'),
          by: your(other, 'TIE/sa', present),
          cumulative: true,
        }),
      },
    }),
    starfighter('9_170', 1, 'Scythe 3', 'TIE/ln', 4, 2, 1, 4, null, 3, {
      classes: ['TIE'],
      capacity: { pilots: 1 },
      squadron: 'Scythe',
      matchingPilots: ['9_112'],
      text: {
        cost: add('deploy cost', -2, { of: named('Hebsly'), to: self }),
        fire: may('your move', fireDeadly(a('starship weapon', borneBy(self))), { per: 'phase' }),
        immunity: immune(4, { while: is(pilotedBy(named('Hebsly'))) }),
      },
    }),
    starfighter('9_171', 3, 'Scythe Squadron TIE', 'TIE/ln', 4, 4, 1, 4, null, 3, {
      classes: ['TIE'],
      permanentPilots: [{ ability: 2, power: 1, maneuver: 1 }],
      squadron: 'Scythe',
      text: { cost: add('deploy cost', -2, { to: or(locationsOf('Death Star II'), locationsOf('Endor')) }) },
    }),
    starfighter('9_175', null, 'TIE Interceptor', 'TIE Interceptor', 2, 2, 3, 4, null, 3, {
      classes: ['TIE'],
      permanentPilots: [{ ability: 1 }],
      text: {
        power: add('power', 1, { while: there('X-wing', present) }),
        twice: allow('fire twice', { of: 'starship weapon' }),
      },
    }),
  ),
  ...of(
    'light',
    starfighter('1_146', null, 'X-wing', 'X-wing', 2, 2, 3, 4, 5, 4, {
      navComputer: true,
      scompLink: true,
      permanentPilots: [{ ability: 1 }],
    }),
    starfighter('1_147', null, 'Y-wing', 'Y-wing', 3, 1, 2, 3, 4, 2, {
      navComputer: true,
      scompLink: true,
      permanentPilots: [{ ability: 1 }],
      capacity: { pilotsOrPassengers: 1 },
    }),
    starfighter('9_62', null, 'A-wing', 'A-wing', 3, 2, 3, 5, 4, 3, {
      navComputer: true,
      scompLink: true,
      permanentPilots: [{ ability: 1 }],
      text: {
        entry: forbid(['react to', 'react from'], { whose: 'theirs', at: here }),
        power: add('power', -1, {
          while: there(their('starfighter', present, having('maneuver', '>', statOf('maneuver')))),
        }),
      },
    }),
    starfighter('9_66', null, 'B-wing Bomber', 'B-wing', 3, 3, 4, 2, 3, 4, {
      classes: ['bomber'],
      navComputer: true,
      scompLink: true,
      permanentPilots: [{ ability: 1 }],
      pilotSuspendsPermanent: true,
      capacity: { pilots: 1 },
      text: { salvo: allow('fire all'), aim: add('weapon destiny', 3, { of: 'ion cannon', by: self }) },
    }),
    starfighter('9_69', 1, 'Gray Squadron 1', 'Y-wing', 3, 2, 2, 3, 4, 3, {
      navComputer: true,
      scompLink: true,
      capacity: { pilotsOrPassengers: 2 },
      squadron: 'Gray',
      matchingPilots: ['9_20'],
      matchingElsewhere: ['Colonel Salm'],
      text: {
        firing: free('fire cost', { of: a('ion cannon', borneBy(self)) }),
        aim: add('weapon destiny', 2, { of: 'ion cannon', by: self }),
        immunity: immune(4, { while: is(pilotedBy(named('Salm', 'Kian'))) }),
      },
    }),
    starfighter('9_70', 1, 'Gray Squadron 2', 'Y-wing', 3, 1, 2, 3, 4, 2, {
      navComputer: true,
      scompLink: true,
      capacity: { pilotsOrPassengers: 2 },
      squadron: 'Gray',
      matchingPilots: ['9_18'],
      matchingElsewhere: ['Lieutenant Telsij'],
      text: {
        immunity: immune(given(and(is(pilotedBy(named('Telsij'))), is(pilotedBy(named('Karie Neth')))), 5, 3), {
          while: is(pilotedBy(named('Telsij', 'Karie Neth'))),
        }),
        draws: add('power destinies', 1, {
          while: and(is(pilotedBy(named('Telsij'))), is(pilotedBy(named('Karie Neth')))),
        }),
      },
    }),
    capital('9_80', null, 'Nebulon-B Frigate', 'Nebulon-B Frigate', 3, 5, 4, 5, 4, 6, {
      navComputer: true,
      scompLink: true,
      permanentPilots: [{ ability: 1 }],
      capacity: { pilots: 4, passengers: 4, starfighters: 2 },
      features: ['ship-docking'],
      text: {
        landing: allow('deploy', { of: or('turbolaser battery', 'laser cannon'), to: self }),
        cost: free('deploy cost', { of: or('turbolaser battery', 'laser cannon'), to: self }),
      },
    }),
    starfighter('9_82', 1, 'Red Squadron 4', 'X-wing', 2, 2, 3, 4, 5, 5, {
      navComputer: true,
      scompLink: true,
      capacity: { pilots: 1 },
      squadron: 'Red',
      matchingPilots: ['3_5'],
      text: {
        cost: add('deploy cost', -2, { of: named('Hobbie'), to: self }),
        x: may('firing', set('X', 3), { of: titled('X-wing Laser Cannon'), cost: 2, until: 'shot' }),
        while: during(is(pilotedBy(named('Hobbie'))), { maneuver: add('maneuver', 2), immunity: immune(4) }),
      },
    }),
    starfighter('9_83', 1, 'Red Squadron 7', 'X-wing', 3, 2, 3, 4, 5, 4, {
      navComputer: true,
      scompLink: true,
      capacity: { pilots: 1 },
      squadron: 'Red',
      matchingPilots: ['9_19'],
      text: {
        cost: add('deploy cost', -2, { of: named('Keir Santage'), to: self }),
        maneuver: add('maneuver', 1, { of: your(other, 'Red Squadron', 'starfighter', at(here)) }),
      },
    }),
  ),
]
