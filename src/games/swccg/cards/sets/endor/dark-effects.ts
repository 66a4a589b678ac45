/** Endor, cards of the Dark Side in the order of their numbers: Effects and Interrupts. */
// biome-ignore format: a list of words
import {
  aboutToDraw, always, anyTime, cancel, destinyDrawn, drainBegins, inPhase, inWeapons, lasting, lost, may, must, place, take, used, when,
} from '../../notation/offers.ts'
import { cardsOf, effect, interrupt } from '../../notation/printed.ts'
import { add, deploys, free } from '../../notation/rules.ts'
import { compare, count, either, exists, given, initiated, no } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, controlled, here, host, inBattle, nonUnique, not, occupied, of, or, pilotedBy, self, the, their, there,
  titled, your,
} from '../../notation/who.ts'
import { flanking, patrolled, planning, surprise, training } from './shared.ts'

export const darkEffects = cardsOf(
  'dark',
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
  effect('8_124', 1, 'Establish Secret Base', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: titled('Endor'), if: compare(count(any(...patrolled)), '>=', 3) }),
      drain: add('Force drain', count(any(...patrolled), 3), { at: here }),
      leave: must(always, place(self, 'used'), { if: exists(here, controlled('opponent')) }),
    },
  }),
  effect('8_125', 1, 'Imperial Academy Training', 'normal', 4, { text: training('imperial') }),
  effect('8_127', 1, 'Ominous Rumors', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({
        on: titled('Endor'),
        cost: 2,
        if: no(exists('site', of('Endor'), controlled('opponent'))),
      }),
      drain: may(
        drainBegins('you', any('battleground', 'system', not(titled('Endor')))),
        lasting('turn', add('Force drain', 2, { at: there })),
        { once: 'turn', times: count(any('site', of('Endor'), occupied('you'))) },
      ),
      leave: must(always, cancel(self), {
        if: compare(count(any('site', of('Endor'), controlled('opponent'))), '>=', 3),
      }),
    },
  }),
  effect('8_133', 1, 'Well-earned Command', 'normal', 4, {
    errata: true,
    text: {
      deploys: deploys({ on: your(or('general', 'commander')) }),
      total: add('total battle destiny', given(exists(host, titled('Commander Igar')), 2, 1), {
        while: exists(host, inBattle),
      }),
      find: may(inPhase('control'), take(titled('Imperial Propaganda')), { once: 'phase' }),
      drain: add('Force drain', 1, { at: 'holosite' }),
    },
  }),
  interrupt('8_134', null, 'Accelerate', ['used'], 6, {
    text: {
      speed: used(
        [anyTime, destinyDrawn('each', { kind: 'weapon' })],
        lasting(
          'turn',
          add('maneuver', 2, { of: the('target') }),
          add('power', 1, { of: the('target') }),
          add('landspeed', 1, { of: the('target') }),
        ),
        { choose: { target: { of: your(or(any('speeder bike', pilotedBy('biker scout')), 'swoop')) } } },
      ),
    },
  }),
  interrupt('8_136', 1, 'Combat Readiness', ['used', 'starting'], 5, { text: planning }),
  interrupt('8_147', 1, 'Imperial Tyranny', ['lost'], 4, {
    text: {
      destinies: lost(
        inWeapons,
        [
          lasting('battle', add('battle destinies', 1)),
          when(exists(their(or('Ewok', 'Elom', 'operative'), inBattle)), lasting('battle', add('total power', 3))),
        ],
        {
          if: [initiated('you'), exists(their('alien', inBattle)), exists(your('imperial', nonUnique, inBattle))],
        },
      ),
      aim: lost(
        aboutToDraw('weapon', 'you', { against: any('alien', nonUnique) }),
        lasting('shot', add('total weapon destiny', 2)),
      ),
    },
  }),
  interrupt('8_150', 1, 'Outflank', ['used'], 6, { errata: true, text: flanking('biker scout') }),
  interrupt('8_153', 1, 'Sneak Attack', ['used', 'lost'], 4, { text: surprise }),
)
