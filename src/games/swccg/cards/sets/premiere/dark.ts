/** Premiere, cards of the Dark Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  always, anyTime, cancel, destinyDrawn, draw, lasting, lost, must, place, retrieve, use, used, when,
} from '../../notation/offers.ts'
// biome-ignore format: a list of words
import {
  card, cardsOf, character, effect, interrupt, starfighter, system, vehicle, weapon,
} from '../../notation/printed.ts'
import { add, allow, defines, deploys, free, react, shoots } from '../../notation/rules.ts'
import { compare, count, drawn, exists, given, is, value } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, at, controlled, has, here, holding, host, named, on, or, the, their, titled, your,
} from '../../notation/who.ts'
import { alter, liftTube, sense, tremor } from './shared.ts'

export const dark = cardsOf(
  'dark',
  character('1_194', null, 'Stormtrooper', 'imperial', 1, 1, 1, 1, 2, {
    skills: ['warrior'],
    characteristics: ['stormtrooper', 'trooper'],
    text: { cost: free('deploy cost', { to: any('site', holding(your('imperial', has('ability', '>', 2)))) }) },
  }),
  card('device', '1_199', null, 'Blaster Scope', 4, {
    errata: true,
    text: {
      deploys: deploys({ on: your('weapon', or(titled("4-LOM's Concussion Rifle"), 'blaster')) }),
      range: allow('fire at adjacent', { of: host }),
    },
  }),
  effect('1_208', 1, 'A Disturbance In The Force', 'normal', 3, { immuneTo: ['Alter'], errata: true, text: tremor }),
  interrupt('1_234', null, 'Alter', ['used'], 4, { text: alter }),
  interrupt('1_241', null, 'Dark Maneuvers', ['used'], 6, {
    text: {
      maneuver: used(
        [anyTime, destinyDrawn('each', { kind: 'weapon' })],
        lasting(
          'turn',
          add('maneuver', 2, { of: the('target') }),
          add('power', 1, { of: the('target') }),
          add('hyperspeed', 2, { of: the('target') }),
        ),
        { choose: { target: { of: any('starfighter', has('maneuver')) } } },
      ),
    },
  }),
  interrupt('1_251', null, 'Imperial Reinforcements', ['lost'], 4, {
    errata: true,
    text: {
      retrieve: lost(anyTime, [draw, retrieve(drawn, or('stormtrooper', 'TIE/ln'))], {
        cost: use(1),
        if: compare(count(their(or('character', 'starship'))), '>', count(your(or('character', 'starship')))),
      }),
    },
  }),
  interrupt('1_267', null, 'Sense', ['used'], 3, { text: sense }),
  interrupt('1_268', null, 'Set For Stun', ['lost'], 2, {
    text: {
      place: lost(
        anyTime,
        [
          draw,
          when(
            compare(drawn, '>', value('ability', the('target'))),
            place(or(the('target'), on(the('target'))), 'hand'),
          ),
        ],
        { cost: use(2), choose: { target: { of: their('character') } } },
      ),
    },
  }),
  system('1_288', 1, 'Kessel', 8, [2, 1], {
    errata: true,
    dark: {
      cost: add('deploy cost', given(exists(named('Tarkin'), aboard('starship'), at(here)), -2, -1), {
        of: your('starship'),
        to: here,
      }),
      cancel: must(always, cancel(titled('Kessel Run')), { if: is(controlled('you')) }),
    },
    light: { threshold: defines('ability needed', 6, { at: here }) },
  }),
  starfighter('1_300', 1, 'Black 3', 'TIE/ln', 3, 1, 1, 3, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    persona: 'Black 3',
    squadron: 'Black',
    matchingPilots: ['2_103'],
    matchingElsewhere: ['DS-61-3'],
  }),
  vehicle('1_307', null, 'Bantha', 'creature', 3, 1, 1, 1, 3, {
    capacity: { passengers: 2 },
    maneuver: 2,
    ability: 0.5,
    characteristics: ['bantha'],
    text: {
      react: react('move'),
      power: add('power', 1, { of: any('Tusken Raider', at(any(here, 'exterior', 'site'))) }),
    },
  }),
  vehicle('1_308', null, 'Lift Tube', 'transport', 6, 1, 0, 3, 1, {
    capacity: { passengers: 4 },
    maneuver: 1,
    features: ['enclosed'],
    text: liftTube,
  }),
  weapon('1_312', null, 'Blaster Rifle', 'character', 3, {
    errata: true,
    classes: ['blaster', 'blaster rifle', 'rifle'],
    text: {
      deploys: deploys({ on: your('warrior'), cost: 2 }),
      shoot: shoots(or('character', 'creature', 'vehicle'), 2),
      aim: add('total weapon destiny', 1),
    },
  }),
)
