/** Death Star II, cards of the Light Side in the order of their numbers: Effects and Interrupts. */
// biome-ignore format: a list of words

import type { Filter } from '../../../texts/language/words.ts'
import {
  aboutToBeLost,
  always,
  anyTime,
  battleBegins,
  battleLost,
  battleWon,
  cancel,
  crossOver,
  draw,
  duelWon,
  inPhase,
  inWeapons,
  keep,
  lasting,
  lookAtTop,
  lose,
  loseForce,
  loseUnder,
  lost,
  may,
  moved,
  must,
  oneOf,
  place,
  played,
  relocate,
  take,
  takeHidden,
  use,
  used,
  when,
} from '../../notation/offers.ts'
import { cardsOf, effect, interrupt } from '../../notation/printed.ts'
// biome-ignore format: a list of words
import {
  add, allow, atMost, ban, deploys, double, during, immuneTo, immuneToAll, later, lock, playsAs, set,
} from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  battleAt, battlesBegun, compare, count, drawn, either, exists, given, hiddenUnder, no, plus, times, value,
} from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, at, controlled, has, holding, inBattle, it, named, nonUnique, not, occupied, occupiedBy, of, or,
  piloted, pilotedBy, presentWith, related, self, the, their, titled, unique, your,
} from '../../notation/who.ts'
import { bays, consoled, damage, insight, operatives, preparations, squadrons } from './shared.ts'

/** All four of them take part in one battle. */
const together = ['Han', 'Chewie', 'Leia', 'Luke'].map((name) => exists(named(name), inBattle))

/** A site related to a system that such a starship occupies. */
const below = (ship: Filter): Filter => any('site', related(any('system', occupiedBy(ship))))

export const lightEffects = cardsOf(
  'light',
  effect('9_32', 1, 'Close Air Support', 'normal', 5, {
    text: {
      deploys: deploys({ table: 'any' }),
      support: may(inWeapons, lasting('battle', add('battle destinies', 1)), {
        if: [battleAt(any('exterior', below(your('Z-95')))), exists(your('scout', inBattle))],
        once: 'turn',
      }),
      power: may(inWeapons, lasting('battle', add('power destinies', 1)), {
        if: [battleAt(any('exterior', below(your(named('Tala 1', 'Tala 2'))))), exists(your('scout', inBattle))],
        once: 'turn',
      }),
      clouds: later(
        'cloud sectors',
        'a Z-95 that occupies a related cloud sector supports it, too',
        'un Z-95 qui occupe un secteur de nuages connexe le soutient aussi',
      ),
    },
  }),
  effect('9_33', 1, 'Honor Of The Jedi', 'normal', 4, {
    text: {
      deploys: deploys({ table: 'any' }),
      spared: during(compare(count(any('battleground', occupied('opponent'))), '<', 3), {
        cards: add('Force loss', -2, { by: their() }),
        drains: add('Force loss', -2, { at: any('location', not('battleground')) }),
      }),
      proof: immuneTo('Alter', { while: exists(any('battleground', occupied('you'))) }),
    },
  }),
  effect('9_34', 1, 'I Feel The Conflict', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any', cost: 2 }),
      win: must([battleWon('you'), duelWon('you')], loseUnder(1, 'opponent')),
      total: add('cross-over total', times(3, hiddenUnder(self)), { of: named('Vader') }),
    },
  }),
  effect('9_35', 1, "I'm With You Too", 'normal', 7, {
    text: {
      deploys: deploys({ on: named('Luke'), if: [exists(titled("That's One")), exists(titled('Count Me In'))] }),
      total: may(inWeapons, lasting('battle', double('total battle destiny')), { if: together, once: 'battle' }),
      immunity: immuneToAll({ of: named('Han', 'Chewie', 'Leia', 'Luke'), while: together }),
      cocky: playsAs('used', titled("Don't Get Cocky")),
    },
  }),
  effect('9_36', 1, 'Launching The Assault', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: 'system' }),
      find: may(anyTime, take(named('Home One')), { once: 'game' }),
      drain: add('Force drain', 1, {
        at: any('battleground', 'system', holding(your('Star Cruiser', pilotedBy('character')))),
      }),
      cancel: must(always, cancel(self), { if: exists(named('Rendezvous Point')) }),
    },
  }),
  effect('9_37', 1, "Let's Keep A Little Optimism Here", 'normal', 5, {
    immuneTo: ['Alter'],
    text: { deploys: deploys({ table: 'any' }), planet: operatives('Renegade', 'renégate'), ...consoled },
  }),
  effect('9_38', 1, 'Menace Fades', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      drains: lock('Force drain', 'up', {
        whose: 'opponent',
        at: 'location',
        while: either(
          [compare(count(any(or(of('Coruscant'), of('Death Star'), of('Death Star II')), controlled('you'))), '>=', 3)],
          [exists('battleground', 'site', controlled('you')), exists('battleground', 'system', controlled('you'))],
        ),
      }),
    },
  }),
  effect('9_39', 1, 'Squadron Assignments', 'normal', 5, { immuneTo: ['Alter'], text: squadrons }),
  effect('9_40', 1, 'Staging Areas', 'normal', 3, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      ...bays,
      cost: add('deploy cost', -1, { of: your(nonUnique, 'Star Cruiser') }),
      entry: allow('deploy anyway', {
        of: your(nonUnique, 'Star Cruiser'),
        to: any('battleground', 'system', holding('Rebel starship')),
      }),
    },
  }),
  effect('9_41', 1, 'Strike Planning', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      find: may(anyTime, take(or(named('Mon Mothma'), any('general', not(named('Obi-Wan'))))), {
        once: 'game',
        times: 2,
      }),
      generation: set('Force generation', 0, {
        whose: 'opponent',
        at: titled('Endor'),
        unless: exists(titled('Endor Operations')),
      }),
    },
  }),
  effect('9_42', 1, 'Strikeforce', 'normal', 5, {
    text: {
      deploys: deploys({ table: 'any' }),
      drains: ban(['change a drain', 'cancel a drain'], {
        whose: 'opponent',
        at: any('system', holding(your(or('Star Cruiser', any(unique, 'starfighter'))))),
        while: exists('battleground', 'site', controlled('you')),
      }),
      away: must(battleLost('you', 'system'), place(self, 'used')),
    },
  }),
  effect('9_43', 1, 'Superficial Damage', 'normal', 5, { immuneTo: ['Alter'], text: damage }),
  effect('9_44', 1, 'The Time For Our Attack Has Come', 'immediate', 5, {
    immuneTo: ['Control'],
    text: {
      deploys: deploys({
        table: 'any',
        when: battleBegins({ by: 'you' }),
        if: compare(battlesBegun('you'), '=', 2),
      }),
      damage: may(battleLost('you'), [lasting('battle', set('battle damage', 0)), place(self, 'used')], {
        unless: exists(titled('Draw Their Fire')),
      }),
    },
  }),
  effect('9_45', 1, 'The Way Of Things', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      assault: ban('play', { of: titled('Surprise Assault'), whose: 'you' }),
      tests: later(
        'Jedi Tests',
        'with Yoda on Dagobah, the third one is completed as soon as its apprentice is present with it; apprentices on Dagobah have landspeed 2, and Set For Stun cannot target them',
        'avec Yoda sur Dagobah, le troisième est accompli dès que son apprenti est présent avec lui ; les apprentis sur Dagobah ont 2 en vitesse terrestre, et Set For Stun ne peut pas les viser',
      ),
    },
  }),
  effect('9_46', 1, 'Twilight Is Upon Me', 'normal', 5, {
    immuneTo: ['Alter'],
    errata: true,
    text: {
      deploys: deploys({ table: 'any' }),
      find: may(
        anyTime,
        take(or(titled('The Force Is Strong With This One'), any('[Death Star II]', titled('Anakin Skywalker')))),
        { once: 'turn' },
      ),
      lift: may(anyTime, cancel(titled('Dark Jedi Presence')), { cost: use(2) }),
      cancel: may(played(titled('Dark Jedi Presence', 'You Are Beaten')), cancel(it), { cost: use(2) }),
      fury: later(
        'Uncontrollable Fury',
        'You Are Beaten may always cancel it',
        'You Are Beaten peut toujours l’annuler',
      ),
    },
  }),
  effect('9_47', 1, 'Your Insight Serves You Well', 'normal', 5, {
    immuneTo: ['Alter'],
    text: insight('Dark Jedi', must(played(titled('Scanning Crew', '3,720 To 1')), cancel(it))),
  }),
  interrupt('9_48', 1, 'Anakin Skywalker', ['used'], 4, {
    immuneTo: ['Sense'],
    text: {
      saved: used(
        aboutToBeLost(named('Luke')),
        crossOver(
          any(named('Vader'), presentWith(it)),
          12,
          [keep(it), loseForce(6, 'opponent'), lose(any(named('Emperor'), presentWith(it)))],
          given(exists(named('Emperor'), presentWith(it)), 6, 0),
        ),
        { if: exists(named('Vader'), presentWith(it)), immuneTo: 'Sense' },
      ),
    },
  }),
  interrupt('9_49', 1, 'Critical Error Revealed', ['used'], 4, {
    characteristics: ['hologram'],
    text: {
      look: used(anyTime, lookAtTop('opponent', 'bottom'), { if: exists(your('leader', at(your('war room')))) }),
    },
  }),
  interrupt('9_50', 1, 'Head Back To The Surface', ['used'], 5, {
    text: {
      retreat: used(
        inPhase('move'),
        relocate(or(the('target'), the('pursuer')), any('system', related(holding(the('target'))))),
        {
          choose: {
            target: { of: your(unique, 'starfighter', piloted, at('sector')) },
            pursuer: { of: their('starfighter', piloted, presentWith(the('target'))) },
          },
        },
      ),
      cover: used(
        inWeapons,
        lasting('battle', ban('be targeted', { of: your('starship', inBattle, not(the('target'))), by: 'weapon' })),
        { choose: { target: { of: your('starfighter', inBattle) } } },
      ),
    },
  }),
  interrupt('9_51', 1, 'Heading For The Medical Frigate', ['used', 'starting'], 3, { text: preparations }),
  interrupt('9_52', 1, 'Insertion Planning', ['used'], 6, {
    text: {
      total: used(inWeapons, lasting('battle', add('total battle destiny', -3, { whose: 'opponent' })), {
        if: [battleAt(any('exterior', 'planet', 'site')), exists(your('scout', inBattle))],
      }),
      arrival: used(
        moved(any('vehicle', not('enclosed')), any('site', holding(your('scout')))),
        [draw, when(compare(plus(drawn, 2), '>', value('ability', the('target'))), place(the('target'), 'used'))],
        { choose: { target: { of: their('character', aboard(it)) } } },
      ),
    },
  }),
  interrupt('9_53', 1, 'Our Only Hope', ['used', 'lost'], 4, {
    immuneTo: ['Sense'],
    immunePart: 'used function',
    text: {
      battle: used(battleWon('you'), takeHidden(titled('Insignificant Rebellion')), {
        if: exists(your('rebel', has('ability', '>', 2), inBattle)),
        immuneTo: 'Sense',
      }),
      duel: used(duelWon('you', your('rebel', has('ability', '>', 2))), takeHidden(titled('Insignificant Rebellion')), {
        immuneTo: 'Sense',
      }),
      destiny: lost(inWeapons, lasting('battle', add('battle destiny', -2, { whose: 'opponent' })), {
        if: [exists(named('Luke'), inBattle), no(exists(named('Vader'), inBattle))],
      }),
    },
  }),
  interrupt('9_54', 1, 'Rebel Leadership', ['used'], 4, {
    text: {
      forfeit: used(anyTime, lasting('turn', add('forfeit', 1, { of: your(or('admiral', 'general')) }))),
      command: used(
        inWeapons,
        oneOf(
          lasting('battle', add('battle destinies', 1)),
          lasting('battle', atMost('battle destinies', 1, { whose: 'opponent' })),
        ),
        {
          if: either(
            [battleAt('system'), exists(your('admiral', inBattle))],
            [battleAt('site'), exists(your('general', not(named('Obi-Wan')), inBattle))],
          ),
        },
      ),
    },
  }),
)
