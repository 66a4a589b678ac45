/** Endor, cards of the Dark Side in the order of their numbers: Effects and Interrupts. */
// biome-ignore format: a list of words
import {
  aboutToDraw, always, anyTime, battleBegins, battleCancelled, battleOver, battleTotals, cancel, cancelReact,
  capture, deploy, deployed, destinyDrawn, drainBegins, draw, drawMore, fired, follow, hit, inPhase, inWeapons, lasting, lookAtHand,
  lose, loseForce, lost, may, moved, movesAsReact, must, oneOf, place, played, putOutOfPlay, retrieve, reveal, take, use,
  used, when,
} from '../../notation/offers.ts'
import { cardsOf, effect, interrupt } from '../../notation/printed.ts'
import { add, atMost, ban, deploys, free, immuneTo, later, set, suspend } from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  compare, count, drawn, either, exists, fightingDraw, given, initiated, no, plus, takenInBattle, times, value, valueFor,
} from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  adjacent, any, armedWith, at, canFollow, captive, controlled, has, here, holding, host, inBattle, it, named, nonUnique, not,
  occupied, of, or, pilotedBy, presentAt, presentThere, presentWith, related, self, the, their, there, titled,
  wherePresent, your,
} from '../../notation/who.ts'
// biome-ignore format: a list of words
import {
  alongside, arrests, astray, battleAnew, celebrations, crossing, festive, flanking, guiding, patrolled, planning,
  surprise, training, vigil,
} from './shared.ts'

const TROOPER_GEAR = your(or('blaster rifle', titled('Stormtrooper Utility Belt', 'Blaster Scope')))
const SCOUT_GEAR = or('DH-17 blaster', titled('Scout Blaster', 'Comlink', 'Blaster Rack'))

/** Sites where a trooper with a weapon watches. */
const GUARDED = any('site', wherePresent(your('trooper', armedWith('weapon'))))
/** A speeder bike of yours with a biker scout for a pilot. */
const scoutBike = your('speeder bike', pilotedBy('biker scout'))
/** An alien that gives you ability. */
const foreign = exists(your('alien', has('ability', '>', 0)))

export const darkEffects = cardsOf(
  'dark',
  effect('8_116', 1, 'An Entire Legion Of My Best Troops', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'yours' }),
      armor: set('armor', 4, { of: any('stormtrooper', not('biker scout')) }),
      cost: add('deploy cost', -1, {
        of: TROOPER_GEAR,
      }),
      destiny: add('destiny', 2, {
        of: TROOPER_GEAR,
        while: fightingDraw,
      }),
    },
  }),
  effect('8_117', 1, 'Aratech Corporation', 'normal', 4, {
    text: {
      deploys: deploys({ on: titled('Carida') }),
      power: add('power', 1, { of: scoutBike }),
      forfeit: add('forfeit', 1, { of: scoutBike }),
      follow: may(moved(their(or('vehicle', 'character'))), follow(the('target')), {
        choose: { target: { of: any(scoutBike, canFollow) } },
      }),
      proof: immuneTo('Alter', { while: exists(titled('Carida'), occupied('you')) }),
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
  effect('8_119', 1, 'Biker Scout Gear', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'yours' }),
      armor: set('armor', 3, { of: 'biker scout' }),
      proof: immuneTo('Scramble', { of: 'biker scout' }),
      free: free('deploy cost', { of: SCOUT_GEAR }),
      destiny: add('destiny', 2, {
        of: SCOUT_GEAR,
        while: fightingDraw,
      }),
    },
  }),
  effect('8_120', 1, 'Closed Door', 'normal', 7, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: named('Back Door') }),
      ban: ban(['deploy', 'move'], { of: their(), to: named('Bunker') }),
      lifted: must(always, cancel(self), {
        if: exists(or(named('Back Door'), named('Landing Platform')), controlled('opponent')),
      }),
      draining: must(drainBegins('you', named('Bunker')), cancel(self)),
    },
  }),
  effect('8_121', 1, 'Crossfire', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      total: crossing,
      foils: suspend(
        any(
          titled('S-foils', 'Maneuvering Flaps'),
          at(wherePresent(your(or('weapon', any(or('starship', 'vehicle'), has('maneuver', '>', 3)))))),
        ),
      ),
    },
  }),
  effect('8_122', null, 'Early Warning Network', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: any('interior', 'site', 'Scomp link') }),
      fetch: may(
        battleBegins({ by: 'opponent', at: any('system', related(here)) }),
        oneOf(
          deploy(any('starfighter', nonUnique), { to: any('system', related(here)), free: true, react: true }),
          deploy(any(nonUnique, 'Imperial starship', not('starfighter')), {
            to: any('system', related(here)),
            react: true,
          }),
        ),
        { if: exists(here, occupied('you')), once: 'battle' },
      ),
    },
  }),
  effect('8_123', 1, "Empire's New Order", 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      merchant: suspend(titled('Droid Merchant')),
      alien: must(
        battleOver({ taken: their('alien') }),
        retrieve(given(takenInBattle(their(or('Ewok', 'Elom', 'operative'))), 2, 1)),
        { unless: foreign },
      ),
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
  effect('8_126', 1, 'Imperial Arrest Order', 'normal', 5, { immuneTo: ['Alter'], text: arrests('imperial') }),
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
  effect('8_128', 1, 'Perimeter Patrol', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: named('Bunker') }),
      caught: must(
        deployed(
          any(
            or(their('vehicle'), their('starship'), 'rebel'),
            at(any('site', of('Endor'), not(named('Rebel Landing Site')))),
          ),
        ),
        [lasting('turn', ban(['battle', 'move'], { of: it })), loseForce(1, 'opponent')],
        { if: exists(named('Bunker'), controlled('you')) },
      ),
    },
  }),
  effect('8_129', 1, 'Pinned Down', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'yours' }),
      held: ban('react from', { whose: 'opponent', at: wherePresent(your('blaster')) }),
      loss: must(battleCancelled('opponent', wherePresent(your('blaster'))), [draw, loseForce(drawn, 'opponent')]),
    },
  }),
  effect('8_130', 1, 'Relentless Tracking', 'normal', 5, {
    text: {
      deploys: deploys({
        on: their(
          'character',
          has('ability'),
          at(any('site', or(holding(your('scout')), adjacent(holding(your('scout')))))),
        ),
      }),
      loss: must(inPhase('control'), loseForce(given(exists(your('biker scout', at(here))), 3, 2), 'opponent'), {
        if: exists(your('scout', at(any(here, 'site')))),
        once: 'phase',
      }),
    },
  }),
  effect('8_131', 1, 'Search And Destroy', 'normal', 3, {
    text: { ...vigil, forfeit: add('forfeit', 1, { of: 'biker scout' }) },
  }),
  effect('8_132', 1, 'Security Precautions', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: 'location' }),
      generation: add('Force generation', 1, { at: here }),
      probe: later(
        'Hidden Base',
        'your opponent loses 15 Force less the number of systems on table if you probe that system, and your probe cards ward off all battle damage at their locations',
        'sonder ce système coûte à votre adversaire 15 points de Force moins le nombre de systèmes sur la table, et vous ne subissez aucun dommage de bataille là où vous avez une carte sonde',
      ),
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
  interrupt('8_135', 1, 'Always Thinking With Your Stomach', ['lost'], 4, { text: astray }),
  interrupt('8_136', 1, 'Combat Readiness', ['used', 'starting'], 5, { text: planning }),
  interrupt('8_137', 1, 'Compact Firepower', ['used'], 4, {
    text: {
      hail: used(fired(their(), your('warrior'), or('DH-17 blaster', titled('Scout Blaster'))), [
        draw,
        when([compare(drawn, '>=', 1), compare(drawn, '<=', 3)], lasting('turn', ban('use weapons', { of: it }))),
        when(compare(drawn, '>=', 4), lasting('battle', set('power', 0, { of: it }), set('forfeit', 0, { of: it }))),
      ]),
    },
  }),
  interrupt('8_138', 1, 'Counterattack', ['lost'], 3, {
    text: {
      again: battleAnew(when(exists(your('trooper', presentAt(it))), lasting('battle', add('battle destinies', 1)))),
    },
  }),
  interrupt('8_139', 1, 'Dead Ewok', ['lost'], 5, {
    text: {
      forfeit: lost(anyTime, lasting('turn', set('forfeit', 0, { of: the('target') })), {
        choose: { target: { of: 'alien' } },
      }),
      ewoks: lost(
        anyTime,
        [
          draw,
          when(
            compare(
              plus(drawn, count(your('blaster', presentAt(holding(the('ewok')))))),
              '>',
              count(any('Ewok', presentAt(holding(the('ewok'))))),
            ),
            lose(any('Ewok', presentAt(holding(the('ewok'))))),
          ),
        ],
        { choose: { ewok: { of: any('Ewok', presentAt(any('site', holding(any('imperial', presentThere), 2)))) } } },
      ),
    },
  }),
  interrupt('8_140', 1, "Don't Move!", ['used'], 3, {
    text: {
      capture: used(
        battleBegins(),
        [
          draw,
          when(
            [compare(drawn, '>=', 3), compare(drawn, '<=', 4)],
            lasting('turn', set('power', 0, { of: the('target') })),
          ),
          when(compare(drawn, '>=', 5), capture(the('target'))),
        ],
        {
          choose: { target: { of: their('character', presentThere, inBattle) } },
          if: compare(count(your('trooper', inBattle, armedWith('weapon'))), '>=', 2),
        },
      ),
    },
  }),
  interrupt('8_141', 1, 'Eee Chu Wawa!', ['used', 'lost'], 4, {
    text: {
      ewoks: used(anyTime, lasting('turn', add('forfeit', -1, { of: their('Ewok') }))),
      one: used(anyTime, lasting('turn', add('forfeit', -2, { of: the('target') })), {
        choose: { target: { of: their('character') } },
      }),
      text: lost(anyTime, lasting('turn', suspend(the('target'))), { choose: { target: { of: 'Ewok' } } }),
      cancel: lost([anyTime, played(titled('Sound The Attack'))], cancel(titled('Sound The Attack'))),
    },
  }),
  interrupt('8_142', 1, 'Endor Occupation', ['used'], 5, {
    text: {
      cancel: used([anyTime, played(titled(...celebrations))], cancel(titled(...celebrations)), { immuneTo: 'Sense' }),
      activate: festive,
    },
  }),
  interrupt('8_143', 1, 'Freeze!', ['used'], 6, {
    text: {
      freeze: used(
        [deployed(any('rebel', at(GUARDED))), moved('rebel', GUARDED)],
        lasting('turn', ban(['battle', 'move'], { of: it }), atMost('battle damage', 4, { at: here })),
        { cost: use(1) },
      ),
    },
  }),
  interrupt('8_144', 1, 'Go For Help!', ['used'], 5, {
    text: {
      reveal: used(
        battleBegins({ by: 'opponent', at: any('exterior', 'site') }),
        reveal(3, or('scout', 'speeder bike'), here, true),
        { if: compare(valueFor('opponent', 'total power'), '>=', times(2, valueFor('you', 'total power'))) },
      ),
    },
  }),
  interrupt('8_145', 1, 'High-speed Tactics', ['used'], 5, { text: alongside('biker scout') }),
  interrupt('8_146', 1, 'Hot Pursuit', ['used', 'lost'], 4, {
    text: {
      halt: used(movesAsReact(their(presentWith(your('vehicle', has('landspeed', '>', 2))))), cancelReact),
      slow: lost(anyTime, lasting('turn', set('power', 0, { of: the('target') })), {
        choose: { target: { of: their('vehicle', presentWith(your('vehicle', has('landspeed', '>', 2)))) } },
      }),
    },
  }),
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
  interrupt('8_148', 1, "It's An Older Code", ['used', 'lost'], 3, {
    text: {
      sites: used(
        moved(their('starship'), any('exterior', 'site')),
        deploy(any('site', related(here)), { number: 3, upTo: true }),
      ),
      scan: lost(anyTime, lookAtHand('starship'), { cost: use(2) }),
    },
  }),
  interrupt('8_149', 1, 'Main Course', ['used', 'lost'], 5, {
    text: {
      cancel: used([anyTime, played(titled('Frozen Assets'))], cancel(titled('Frozen Assets')), { immuneTo: 'Sense' }),
      feast: lost(
        battleTotals,
        [
          draw,
          when(exists(their(named('Han'), 'rebel', inBattle)), drawMore),
          lasting(
            'battle',
            add('attrition', times(-1, drawn)),
            add('total power', times(-1, drawn), { whose: 'opponent' }),
          ),
        ],
        {
          if: [
            exists(their('alien', inBattle)),
            exists(their('rebel', inBattle)),
            no(exists(their('Protocol Droid', inBattle))),
            compare(valueFor('you', 'attrition'), '>', 0),
          ],
        },
      ),
    },
  }),
  interrupt('8_150', 1, 'Outflank', ['used'], 6, { errata: true, text: flanking('biker scout') }),
  interrupt('8_151', 1, 'Pitiful Little Band', ['used'], 5, {
    text: {
      destiny: used(inWeapons, lasting('battle', add('battle destinies', 1)), {
        if: [exists(your('scout', inBattle)), exists(their(or('scout', 'spy', 'operative'), inBattle))],
      }),
      remove: used(anyTime, [retrieve(times(2, value('forfeit', the('target')))), putOutOfPlay(the('target'))], {
        choose: {
          target: {
            of: any(
              captive,
              or(any('spy', has('ability', '<', 3)), 'operative'),
              at(any(or(named('Bunker'), 'prison'), holding(your(or('spy', 'scout'))))),
            ),
          },
        },
      }),
    },
  }),
  interrupt('8_152', 1, 'Scout Recon', ['used'], 6, {
    text: guiding(any(titled('Commander Igar'), inBattle), any(titled('Lieutenant Grond', 'Colonel Dyer'), inBattle)),
  }),
  interrupt('8_153', 1, 'Sneak Attack', ['used', 'lost'], 4, { text: surprise }),
  interrupt('8_154', 1, 'Wounded Warrior', ['used'], 4, {
    text: {
      text: used(anyTime, lasting('turn', suspend(the('target'))), { choose: { target: { of: named('Leia') } } }),
      hit: used(
        hit(their('character'), undefined, your('weapon', not('lightsaber'))),
        lasting('turn', set('power', 0, { of: it }), ban('give ability', { of: it })),
      ),
    },
  }),
  interrupt('8_155', 1, 'You Rebel Scum', ['lost'], 4, {
    text: {
      guarded: lost(anyTime, lasting('turn', suspend(the('target'))), {
        choose: { target: { of: any('rebel', presentAt(holding(any('stormtrooper', presentThere), 2))) } },
      }),
      common: lost(inPhase('control'), lasting('turn', suspend(the('target'))), {
        choose: { target: { of: any('rebel', nonUnique) } },
      }),
    },
  }),
)
