/** Endor: the Objectives of both sides. */
// biome-ignore format: a list of words
import {
  always, inPhase, may, must, putOutOfPlay, retrieve, take, turnOver, use,
} from '../../notation/offers.ts'
import { cardsOf, objective } from '../../notation/printed.ts'
import { addToAttemptDraws, atMost, ban, beginsWith, immune } from '../../notation/rules.ts'
import { blownAway, compare, count, duringPhase, either, exists, no } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, controlled, has, holding, named, of, or, piloted, self, titled, your,
} from '../../notation/who.ts'

const RUMORS = titled('Ominous Rumors')
const BASE = titled('Establish Secret Base')

export const darkObjectives = cardsOf(
  'dark',
  objective(
    '8_167',
    {
      title: 'Endor Operations',
      text: {
        find: may(inPhase('control'), take(or(RUMORS, BASE)), { once: 'phase' }),
        turn: must(always, turnOver, { if: [exists(RUMORS), exists(BASE)] }),
      },
    },
    {
      title: 'Imperial Outpost',
      text: {
        drains: ban(['change a drain', 'cancel a drain'], {
          whose: 'opponent',
          at: any('site', of('Endor'), holding(your(or('biker scout', any('AT-ST', piloted))))),
        }),
        destinies: atMost('battle destinies', 1, { whose: 'opponent' }),
        immune: immune(3, { of: your('AT-ST') }),
        retrieve: may(inPhase('draw'), retrieve(1, 'biker scout'), { once: 'phase' }),
        back: must(always, turnOver, { if: either(no(exists(RUMORS)), no(exists(BASE))) }),
      },
    },
    {
      text: {
        begin: beginsWith(titled('Endor'), titled('Endor: Bunker'), titled('Endor: Landing Platform (Docking Bay)')),
        away: must(always, putOutOfPlay(self), { if: blownAway(of('Endor')) }),
      },
    },
  ),
)

const THEIR_SITES = any('exterior', 'site', of('Endor'), controlled('opponent'))
const SCOUTED = any('exterior', 'site', of('Endor'), controlled('you'), holding(any('rebel', 'scout'), 2))

export const lightObjectives = cardsOf(
  'light',
  objective(
    '8_78',
    {
      title: 'Rebel Strike Team',
      text: {
        loss: atMost('Force drain', 1, { at: of('Endor') }),
        find: may(inPhase('deploy'), take(or(named('Bunker'), titled('Deactivate The Shield Generator'))), {
          cost: use(2),
          once: 'phase',
        }),
        turn: must(always, turnOver, {
          if: either([duringPhase('move', 'you'), compare(count(SCOUTED), '>=', 3)], blownAway(named('Bunker'))),
        }),
      },
    },
    {
      title: 'Garrison Destroyed',
      text: {
        drains: ban(['change a drain', 'cancel a drain'], {
          whose: 'opponent',
          at: any('site', of('Endor'), holding(your('rebel', 'scout'))),
        }),
        immune: immune(4, { of: any('rebel', 'scout') }),
        retrieve: may(inPhase('draw'), retrieve(1, any('rebel', 'scout', has('ability', '<', 3))), { once: 'phase' }),
        back: must(always, turnOver, {
          if: either(
            [duringPhase('move', 'opponent'), compare(count(THEIR_SITES), '>=', 3)],
            [duringPhase('move', 'opponent'), exists(titled('Endor'), controlled('opponent'))],
          ),
          unless: blownAway(named('Bunker')),
        }),
        event: addToAttemptDraws(2),
      },
    },
    {
      errata: true,
      text: {
        begin: beginsWith(titled('Endor'), named('Rebel Landing Site')),
        out: must(always, putOutOfPlay(self), { if: blownAway(titled('Endor')) }),
      },
    },
  ),
)
