/** Dark Side characters. */

import {
  add,
  allow,
  atLeast,
  forbid,
  free,
  immune,
  immuneTo,
  later,
  paysAll,
  pilots,
  playsAs,
  react,
  set,
} from '../notation/modifiers.ts'
import { may, must, place, take } from '../notation/offers.ts'
import { character, of } from '../notation/printed.ts'
import { and, battleAt, ifItIs, is, pairs, there, times } from '../notation/when.ts'
import {
  a,
  armedWith,
  at,
  drivenBy,
  having,
  here,
  holding,
  inBattle,
  it,
  locationsOf,
  named,
  not,
  occupiedBy,
  or,
  other,
  piloting,
  present,
  relatedTo,
  self,
  sitesOf,
  their,
  titled,
  unique,
  your,
} from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const charactersDark: readonly Card[] = [
  ...of(
    'dark',
    character('1_194', null, 'Stormtrooper', 'imperial', 1, 1, 1, 1, 2, {
      skills: ['warrior'],
      characteristics: ['stormtrooper', 'trooper'],
      text: { cost: free('deploy cost', { to: a('site', holding(your('imperial', having('ability', '>', 2)))) }) },
    }),
    character('2_103', 2, 'Reserve Pilot', 'imperial', 3, 2, 2, 1, 4, {
      skills: ['pilot'],
      squadron: 'Black',
      matchingShips: ['1_300'],
      matchingElsewhere: ['Black 2', 'Black 4'],
      errata: true,
      text: {
        pilots: pilots(1),
        maneuver: pilots(1, { stat: 'maneuver', of: named('Black 2', 'Black 3', 'Black 4') }),
        destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Black 2', 'Black 3', 'Black 4'))) }),
      },
    }),
    character('4_91', 1, '4-LOM', 'droid', 1, 2, 2, null, 3, {
      extra: ['Protocol Droid'],
      armor: 3,
      skills: ['warrior'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'information broker', 'thief'],
      persona: '4-LOM',
      text: {
        strength: add('total power', pairs(your('alien', present), your('droid', present)), { at: a(here, 'site') }),
        place: may('weapons', place('character', 'lost', 'used'), {
          cost: 1,
          per: 'battle',
          while: and(is(inBattle), there(named('Zuckuss'), present)),
        }),
        fights: allow('battle'),
      },
    }),
    character('5_91', 1, 'Boba Fett', 'alien', 1, 5, 4, 3, 6, {
      armor: 5,
      skills: ['pilot', 'warrior'],
      characteristics: ['Black Sun agent', 'bounty hunter'],
      persona: 'Boba Fett',
      matchingElsewhere: ['Slave I'],
      text: {
        pilots: pilots(3),
        maneuver: pilots(2, { stat: 'maneuver', of: named('Slave I') }),
        destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Slave I'))) }),
        captives: later(
          'captives',
          'a captive in escort here has forfeit 5 more',
          'un captif escorté ici a une valeur de perte de 5 de plus',
        ),
        landspeed: may('your move', set('landspeed', 3), { until: 'turn' }),
        immunity: immune(3),
      },
    }),
    character('5_99', 1, 'Lando Calrissian', 'alien', 1, 2, 3, 3, 3, {
      extra: ['Force-Attuned'],
      skills: ['pilot', 'warrior'],
      characteristics: ['gambler', 'scoundrel'],
      persona: 'Lando Calrissian',
      called: ['Lando'],
      errata: true,
      text: {
        ban: forbid('deploy', { to: not(sitesOf('Cloud City')) }),
        pilots: pilots(2),
        sabacc: later(
          'sabacc',
          'you may add 1 to your total or subtract 1',
          'vous pouvez ajouter ou retirer 1 à votre total',
        ),
        replacing: later(
          'replacing',
          'present at a site, this Lando may be replaced by your opponent with Lando of the Light Side',
          'présent à un site, ce Lando peut être remplacé par votre adversaire par Lando du côté lumineux',
        ),
      },
    }),
    character('6_120', null, 'Quarren', 'alien', 3, 2, 1, 2, 2, {
      skills: [],
      characteristics: ['Quarren'],
      text: {
        landing: allow('deploy anyway', {
          of: your('imperial'),
          to: a(here, 'site', not('shielded')),
          while: is(present),
        }),
        recycles: playsAs('used', {
          of: titled('Tactical Support', 'Imperial Reinforcements', 'Full Scale Alert'),
          while: is(at(a('planet', 'site'))),
        }),
      },
    }),
    character('7_167', 1, 'Boba Fett', 'alien', 1, 5, 3, 2, 4, {
      armor: 5,
      skills: ['pilot', 'warrior'],
      characteristics: ['Black Sun agent', 'bounty hunter'],
      persona: 'Boba Fett',
      matchingElsewhere: ['Slave I'],
      text: {
        pilots: pilots(2),
        maneuver: pilots(1, { stat: 'maneuver' }),
        react: react('deploy', { cost: -1, to: a('site', holding(or('gangster', 'smuggler'))) }),
        forfeit: must('hit', set('forfeit', 0, { of: it }), { by: self, of: 'character' }),
        landspeed: may('your move', set('landspeed', 3), { until: 'turn' }),
        immunity: immune(3),
      },
    }),
    character('8_96', 1, 'Corporal Drazin', 'imperial', 3, 2, 2, 2, 3, {
      skills: ['warrior'],
      characteristics: ['guard', 'stormtrooper', 'trooper'],
      called: ['Drazin'],
      text: {
        find: may('your control', take(titled('Special Delivery')), { per: 'phase' }),
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
        forfeit: add('forfeit', 2, { of: a('stormtrooper', having('ability', '<', 2), at(a(here, 'site'))) }),
      },
    }),
    character('8_101', 1, 'Lieutenant Arnet', 'imperial', 2, 2, 2, 2, 3, {
      skills: ['pilot'],
      matchingElsewhere: ['Tempest Scout 1', 'Blizzard Scout 1'],
      text: {
        cost: free('deploy cost', { to: named('Blizzard Scout 1') }),
        pilots: pilots(ifItIs('AT-ST', 3, 2), { of: 'combat vehicle' }),
        destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Tempest Scout 1'))) }),
        entry: forbid(['react to', 'react from'], { whose: 'theirs', at: a(here, 'site') }),
      },
    }),
    character('8_102', 1, 'Lieutenant Grond', 'imperial', 2, 2, 2, 2, 3, {
      skills: ['pilot', 'warrior'],
      characteristics: ['scout', 'Corellian'],
      text: {
        pilots: pilots(2),
        power: add('power', 2, { of: a('swoop', drivenBy(self)) }),
        attrition: add(
          'attrition',
          times(2, pairs(your('biker scout', present), your('trooper', not('biker scout'), present))),
          {
            whose: 'theirs',
            while: and(is(inBattle), battleAt(a('exterior', 'site'))),
          },
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
        retrieval: add('retrieval', -3, { whose: 'theirs', by: titled('Noble Sacrifice') }),
      },
    }),
    character('9_98', 1, 'Admiral Piett', 'imperial', 1, 4, 3, 3, 6, {
      extra: ['Force-Attuned'],
      skills: ['pilot', 'warrior'],
      characteristics: ['admiral', 'leader'],
      persona: 'Admiral Piett',
      called: ['Piett'],
      matchingElsewhere: ['Executor'],
      text: {
        boarding: add('deploy cost', -2, { to: named('Executor') }),
        pilots: pilots(ifItIs('Star Destroyer', 3, 2)),
        cost: add('deploy cost', -1, { of: your('capital starship'), to: a(here, 'system') }),
        find: may('any time', take(or("Admiral's Order", 'commander')), { per: 'game' }),
      },
    }),
    character('9_101', 1, 'Captain Jonus', 'imperial', 3, 2, 2, 2, 3, {
      skills: ['pilot'],
      characteristics: ['captain'],
      called: ['Jonus'],
      squadron: 'Scimitar',
      matchingShips: ['9_167'],
      errata: true,
      text: {
        cost: add('deploy cost', -2, { to: named('Scimitar 2') }),
        pilots: pilots(2),
        settles: paysAll({ while: is(piloting('TIE/sa')) }),
      },
    }),
    character('9_107', 1, 'DS-181-3', 'imperial', 3, 1, 1, 2, 2, {
      skills: ['pilot'],
      squadron: 'Saber',
      matchingShips: ['9_164'],
      text: {
        pilots: pilots(2),
        destinies: atLeast('battle destinies', 1, { while: is(piloting(named('Saber 3'))) }),
        entry: forbid('react to', { whose: 'theirs', at: a(here, or('system', 'sector')) }),
      },
    }),
    character('9_108', 1, 'DS-181-4', 'imperial', 4, 2, 2, 2, 3, {
      skills: ['pilot'],
      matchingShips: ['9_165'],
      text: {
        pilots: pilots(3, { of: 'TIE' }),
        find: may('your deploy', take(a(unique, 'TIE Interceptor')), { per: 'phase' }),
      },
    }),
    character('9_109', 1, 'Emperor Palpatine', 'imperial', 6, 5, 4, 7, 9, {
      also: ['dark jedi master'],
      extra: ['Dark Jedi Master'],
      skills: [],
      characteristics: ['leader'],
      persona: 'Emperor Palpatine',
      called: ['Emperor'],
      force: { light: 0, dark: 1 },
      text: {
        ban: forbid(['deploy', 'move'], { to: a('site', occupiedBy('they')), never: true }),
        over: later(
          'crossing over',
          'where this card is present, attempts on Vader have 3 less',
          'là où il est présent, les tentatives sur Vader ont 3 de moins',
        ),
        find: may('any time', take(titled('Force Lightning')), { per: 'turn' }),
        immunity: immune('all'),
      },
    }),
    character('9_112', 1, 'Lieutenant Hebsly', 'imperial', 3, 2, 2, 2, 3, {
      skills: ['pilot'],
      called: ['Hebsly'],
      matchingShips: ['9_170'],
      text: {
        pilots: pilots(2),
        maneuver: may('any time', add('maneuver', -1), {
          target: their('starfighter', having('maneuver'), at(here)),
          until: 'turn',
          per: 'turn',
          while: is(piloting(named('Scythe 3'))),
        }),
      },
    }),
    character('9_113', 1, 'Lord Vader', 'imperial', 1, 8, 7, 6, 8, {
      extra: ['Dark Jedi'],
      skills: ['pilot', 'warrior'],
      characteristics: ['leader'],
      persona: 'Darth Vader',
      called: ['Vader'],
      matchingElsewhere: ['Executor', "Vader's Custom TIE", "Vader's Personal Shuttle"],
      immuneTo: ['Uncontrollable Fury'],
      text: {
        cost: add('deploy cost', -2, { to: or(named('Executor'), locationsOf('Death Star II'), locationsOf('Endor')) }),
        pilots: pilots(3),
        defense: add('defense', 2, { while: is(armedWith('lightsaber')) }),
        aim: add('weapon destiny', 1, { of: 'lightsaber', by: self }),
        immunity: immune(6),
      },
    }),
    character('9_118', 1, 'Myn Kyneugh', 'imperial', 4, 3, 4, 3, 5, {
      extra: ['Force-Attuned'],
      skills: ['warrior'],
      characteristics: ['Royal Guard', 'leader'],
      text: {
        ban: forbid('deploy', {
          to: not(
            or(
              sitesOf('Coruscant'),
              a('site', or(holding(named('Emperor')), relatedTo(a('site', holding(named('Emperor')))))),
            ),
          ),
        }),
        destinies: add('battle destinies', 1, { while: is(armedWith('Force pike')) }),
        muster: react('deploy', { of: your(or('trooper', 'Royal Guard')), to: here, free: true }),
        rally: react('move', { of: your(or('trooper', 'Royal Guard')), to: here, free: true }),
        defense: add('defense', 1, { of: a(other, 'Royal Guard', at(a('site', or(here, relatedTo(here))))) }),
      },
    }),
  ),
]
