/** Vehicles, weapons and a device. */

import { add, allow, forbid, free, immune, immuneTo, lies, noHigher, react } from '../notation/modifiers.ts'
import { lose, may, shoot } from '../notation/offers.ts'
import { card, of, vehicle, weapon } from '../notation/printed.ts'
import { distance, is, times } from '../notation/when.ts'
import {
  a,
  aboard,
  at,
  bearing,
  here,
  host,
  inBattle,
  named,
  not,
  or,
  other,
  self,
  sitesOf,
  target,
  targetedBy,
  titled,
  your,
} from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const vehiclesAndWeapons: readonly Card[] = [
  ...of(
    'dark',
    card('device', '1_199', null, 'Blaster Scope', 4, {
      errata: true,
      text: {
        deploys: lies(your('weapon', or(titled("4-LOM's Concussion Rifle"), 'blaster'))),
        range: allow('fire at adjacent', { of: host }),
      },
    }),
    vehicle('1_307', null, 'Bantha', 'creature', 3, 1, 1, 1, 3, {
      maneuver: 2,
      ability: 0.5,
      capacity: { passengers: 2 },
      characteristics: ['bantha'],
      text: {
        react: react('move'),
        power: add('power', 1, { of: a('Tusken Raider', at(a(here, 'exterior', 'site'))) }),
      },
    }),
    vehicle('1_308', null, 'Lift Tube', 'transport', 6, 1, 0, 3, 1, {
      maneuver: 1,
      capacity: { passengers: 4 },
      features: ['enclosed'],
      text: {
        ban: forbid(['deploy', 'move'], { to: not(a('interior', 'mobile', 'site')) }),
        driverless: allow('move alone'),
        react: react('move'),
      },
    }),
    weapon('1_312', null, 'Blaster Rifle', 'character', 3, {
      errata: true,
      classes: ['blaster', 'blaster rifle', 'rifle'],
      text: {
        deploys: lies(your('warrior'), { cost: 2 }),
        shoot: shoot(or('character', 'creature', 'vehicle'), 2),
        aim: add('total weapon destiny', 1),
      },
    }),
    weapon('2_158', null, 'Enhanced TIE Laser Cannon', 'starship', 5, {
      errata: true,
      classes: ['cannon', 'laser cannon'],
      text: {
        deploys: lies(your('TIE'), { cost: 1 }),
        shoot: shoot('starship', 1),
        aim: add('total weapon destiny', -2, { against: 'capital starship' }),
      },
    }),
    weapon('4_174', 1, "4-LOM's Concussion Rifle", 'character', 2, {
      persona: "4-LOM's Concussion Rifle",
      errata: true,
      classes: ['rifle'],
      text: {
        deploys: lies(your(or('warrior', named('4-LOM'))), { cost: 4 }),
        cost: free('deploy cost', { to: named('4-LOM') }),
        shoot: shoot(or('character', 'creature'), 0, { reach: 2 }),
        scope: add('total weapon destiny', 1, { while: is(bearing(titled('Blaster Scope'))) }),
        distance: add('total weapon destiny', times(-1, distance)),
      },
    }),
    weapon('7_322', null, 'Intruder Missile', 'starship', 7, {
      classes: ['missile'],
      text: {
        deploys: lies(your(or('TIE/sa', 'TIE Defender', 'freighter'))),
        shoot: shoot('capital starship', 0, { after: 'used' }),
        aim: add('total weapon destiny', 3, { against: targetedBy(a(other, 'weapon')) }),
      },
    }),
    vehicle('8_170', 1, 'Tempest 1', 'combat', 1, 6, 6, 1, 6, {
      model: 'AT-AT',
      armor: 7,
      scompLink: true,
      permanentPilots: [{ ability: 2 }],
      capacity: { pilots: 1, passengers: 8 },
      features: ['enclosed'],
      matchingElsewhere: ['Commander Igar'],
      text: { landspeed: noHigher('landspeed'), immunity: immune(4), aim: add('weapon destiny', 1, { by: self }) },
    }),
    vehicle('8_171', null, 'Tempest Scout', 'combat', 3, 3, 3, 3, 4, {
      model: 'AT-ST',
      armor: 4,
      scompLink: true,
      permanentPilots: [{ ability: 1 }],
      capacity: { pilotsOrPassengers: 1 },
      features: ['enclosed'],
      text: {
        react: react('move', { cost: 1 }),
        cost: add('deploy cost', -1, { of: your(titled('Elite Squadron Stormtrooper')), to: a(here, 'site') }),
      },
    }),
    vehicle('8_174', 1, 'Tempest Scout 3', 'combat', 3, 3, 3, 4, 4, {
      model: 'AT-ST',
      armor: 4,
      scompLink: true,
      permanentPilots: [{ ability: 2 }],
      capacity: { pilotsOrPassengers: 1 },
      features: ['enclosed'],
      text: {
        drop: react('deploy', { to: or('forest', sitesOf('Endor')) }),
        react: react('move', { to: or('forest', sitesOf('Endor')) }),
      },
    }),
    weapon('9_177', null, 'Concussion Missiles', 'starship', 4, {
      classes: ['missile'],
      text: {
        deploys: lies(your('starship', or('TIE Defender', 'bomber', 'transport', 'freighter')), { cost: 1 }),
        shoot: shoot('starship', 0),
        aim: add('total weapon destiny', 1, { against: or('starfighter', 'squadron') }),
      },
    }),
    weapon('9_181', null, 'SFS L-s7.2 TIE Cannon', 'starship', 5, {
      classes: ['cannon'],
      text: {
        deploys: lies(your('TIE'), { cost: 2 }),
        cost: free('deploy cost', { to: 'TIE/ln' }),
        shoot: shoot('starship', 1),
      },
    }),
  ),
  ...of(
    'light',
    vehicle('1_148', null, 'Lift Tube', 'transport', 6, 1, 0, 3, 1, {
      maneuver: 1,
      capacity: { passengers: 4 },
      features: ['enclosed'],
      text: {
        ban: forbid(['deploy', 'move'], { to: not(a('interior', 'mobile', 'site')) }),
        driverless: allow('move alone'),
        react: react('move'),
      },
    }),
    vehicle('3_70', null, 'Tauntaun', 'creature', 4, 1, 1, 2, 3, {
      maneuver: 2,
      ability: 0.25,
      capacity: { passengers: 1 },
      characteristics: ['tauntaun'],
      errata: true,
      text: {
        ban: forbid('deploy', { to: not(sitesOf('Hoth')) }),
        react: react('leave', { while: is(inBattle) }),
        lose: may('any time', [lose(self), immuneTo('Exposure', { of: target })], {
          target: a('character', aboard(self)),
          until: 'turn',
        }),
      },
    }),
    weapon('7_159', null, 'Intruder Missile', 'starship', 7, {
      errata: true,
      classes: ['missile'],
      text: {
        deploys: lies(your(or(named('Falcon'), 'B-wing', 'YT-1300 Transport', 'Z-95'))),
        shoot: shoot('capital starship', 0, { after: 'used' }),
        aim: add('total weapon destiny', 3, { against: targetedBy(a(other, 'weapon')) }),
      },
    }),
    weapon('8_85', null, 'BlasTech E-11B Blaster Rifle', 'character', 2, {
      classes: ['blaster', 'blaster rifle', 'rifle'],
      text: {
        deploys: lies(your('scout', 'warrior'), { cost: 2 }),
        shoot: shoot(or('character', 'creature', 'vehicle'), 1, { again: 2 }),
      },
    }),
    weapon('9_87', null, 'Concussion Missiles', 'starship', 4, {
      classes: ['missile'],
      text: {
        deploys: lies(your('starship', or('A-wing', 'bomber', 'transport', 'freighter')), { cost: 1 }),
        shoot: shoot('starship', 0),
        aim: add('total weapon destiny', 1, { against: or('starfighter', 'squadron') }),
      },
    }),
    weapon('9_88', null, 'Enhanced Proton Torpedoes', 'starship', 3, {
      classes: ['proton torpedoes'],
      text: {
        deploys: lies(your(or('B-wing', 'X-wing', 'Y-wing'))),
        shoot: shoot('starship', 1),
        capital: add('total weapon destiny', 1, { against: 'capital starship' }),
        smaller: add('total weapon destiny', -1, { against: not('capital starship') }),
      },
    }),
  ),
]
