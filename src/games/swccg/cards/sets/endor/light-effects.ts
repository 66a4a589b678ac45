/** Endor, cards of the Light Side in the order of their numbers: Effects and Interrupts. */

// biome-ignore format: a list of words
import {
  aboutToDraw, addToAttempt, always, anyTime, attempt, attemptDrawn, battleBegins, blowAway, cancel, cancelDrain, crash, deploy, deployed, destinyDrawn, drainBegins, draw, inPhase, inWeapons, lasting, leaveInTime, letReact, lose, loseForce, losing, lost, may, moved, must, oneOf, place, played, release, retrieve, steal, stealFromHand, substitute, take, theyMay, use, used, when,
} from '../../notation/offers.ts'
import { card, cardsOf, effect, interrupt } from '../../notation/printed.ts'
import { add, allow, ban, deploys, during, free, immune, immuneTo, later, playsAs } from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  battleAt, compare, count, drawn, exists, fightingDraw, given, highest, initiated, is, phaseBegins, plus, times, value, valueFor,
} from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, at, captive, controlled, escorting, fresh, has, here, holding, host, inBattle, inTitle, it, named, nonUnique, not, occupied, of, or, present, presentAt, presentWith, related, self, the, their, titled, your,
} from '../../notation/who.ts'
// biome-ignore format: a list of words
import {
  alongside, arrests, astray, battleAnew, charges, crossing, feasts, festive, flanking, guiding, occupations,
  planning, surprise, training, vigil,
} from './shared.ts'

/** Han, where Leia is present, too. */
const HAN = your(named('Han'), presentAt(any('battleground', 'site')), presentWith(your(named('Leia'))))

export const lightEffects = cardsOf(
  'light',
  effect('8_34', 1, 'Aim High', 'normal', 3, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      total: crossing,
      toll: add('retrieval cost', 1, { whose: 'opponent' }),
    },
  }),
  effect('8_35', 1, 'Battle Plan', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      battling: free('battle cost'),
      draining: add('drain cost', 3, {
        whose: 'each',
        unless: [
          exists('battleground', 'site', not('holosite'), occupied('payer')),
          exists('battleground', 'system', occupied('payer')),
        ],
      }),
    },
  }),
  effect('8_36', 1, 'Commando Training', 'normal', 4, { text: training('rebel') }),
  effect('8_37', 1, 'Count Me In', 'normal', 5, {
    text: {
      deploys: deploys({ on: named('Leia'), if: exists(titled("That's One")) }),
      recycles: playsAs('used', titled('I Know')),
      instead: may(
        [aboutToDraw('battle', 'you'), aboutToDraw('weapon', 'you')],
        substitute(value('ability', named('Leia'))),
        {
          if: [exists(named('Leia'), inBattle), exists(named('Han'), inBattle), exists(named('Chewie'), inBattle)],
          once: 'battle',
        },
      ),
    },
  }),
  effect('8_38', 1, "I Hope She's All Right", 'normal', 3, {
    text: { ...vigil, forfeit: add('forfeit', 1, { of: your('scout', nonUnique) }) },
  }),
  effect('8_39', 1, 'I Wonder Who They Found', 'normal', 1, {
    text: {
      deploys: deploys({ on: or(named('Han'), your('war room')) }),
      find: may(inPhase('deploy'), take(titled("That's One", 'Count Me In', "I'm With You Too")), { once: 'phase' }),
      immunity: immune(4, { of: any(named('Han'), at(any('exterior', 'battleground', 'site'))) }),
    },
  }),
  effect('8_40', 1, 'Insurrection', 'normal', 5, { immuneTo: ['Alter'], text: arrests('rebel') }),
  effect('8_41', 1, "That's One", 'normal', 3, {
    text: {
      deploys: deploys({ on: named('Chewie') }),
      immunity: immune(4, { of: any(host, at(any('exterior', 'site'))) }),
      proof: immuneTo('Sense', { of: titled('Visored Vision') }),
      while: during(exists(named('Han'), at(any(here, 'battleground', 'site'))), {
        aim: add('weapon destiny', 1, { by: host }),
        debt: playsAs('used', titled('Life Debt'), { while: battleAt(here) }),
      }),
    },
  }),
  effect('8_42', 1, 'Wokling', 'normal', 2, {
    text: {
      deploys: deploys({ on: any('site', of('Endor'), holding(your('Ewok'))), cost: 2 }),
      moves: allow('move as a character'),
      icon: add('Force icons', 1, { at: here, while: exists(your('Ewok', present)) }),
      battle: must(battleBegins({ by: 'you', at: here }), lose(self)),
      alone: must(always, lose(self), { if: is(at(controlled('opponent'))) }),
    },
  }),
  card('epic event', '8_43', null, 'Deactivate The Shield Generator', 0, {
    errata: true,
    text: {
      deploys: deploys({ on: named('Bunker') }),
      away: may(
        inPhase('control'),
        attempt(
          named('Bunker'),
          12,
          2,
          [
            leaveInTime(your('character', at(named('Bunker'))), titled('Endor: Back Door')),
            blowAway(named('Bunker')),
            blowAway(titled('Endor: Landing Platform (Docking Bay)')),
            loseForce(8, 'opponent'),
            lose(self),
          ],
          { more: times(3, count(any(titled('Explosive Charge'), at(named('Bunker'))))) },
        ),
        { if: exists(named('Bunker'), controlled('you'), holding(your('rebel'))), once: 'phase' },
      ),
    },
  }),
  interrupt('8_44', 1, 'Careful Planning', ['used', 'starting'], 5, { text: planning }),
  interrupt('8_45', 1, 'Covert Landing', ['used', 'lost'], 4, {
    text: {
      destiny: used(inWeapons, lasting('battle', add('battle destinies', 1)), {
        if: exists(your(or('Lambda-Class Shuttle', titled('Luminous')), inBattle)),
      }),
      landing: lost(moved(your(or('starfighter', titled('Luminous'))), any('site', not(occupied('opponent')))), [
        deploy('scout', { to: aboard(it), upTo: true }),
        deploy('character weapon', { to: any(fresh, 'scout'), upTo: true }),
      ]),
    },
  }),
  interrupt('8_46', 1, 'Endor Celebration', ['used'], 5, {
    text: {
      cancel: used([anyTime, played(titled(...occupations))], cancel(titled(...occupations)), { immuneTo: 'Sense' }),
      activate: festive,
    },
  }),
  interrupt('8_47', 1, 'Ewok And Roll', ['used'], 5, {
    text: {
      roll: used(
        [deployed(their(or('creature vehicle', 'AT-ST'))), moved(their(or('creature vehicle', 'AT-ST')))],
        [
          draw,
          when([exists(it, 'creature vehicle'), compare(drawn, '>', value('defense', it))], lose(it)),
          when([exists(it, 'AT-ST'), compare(plus(drawn, 2), '>', value('armor', it))], crash(it)),
        ],
        { if: exists(your('Ewok', presentWith(it))) },
      ),
      defend: used(inWeapons, lasting('battle', add('total power', 2)), {
        if: [initiated('opponent'), exists(your('Ewok', inBattle))],
      }),
    },
  }),
  interrupt('8_48', 1, 'Ewok Log Jam', ['used'], 4, {
    text: {
      jam: used(
        [
          deployed(their(or('transport vehicle', 'AT-ST'), at(any('site', of('Endor'))))),
          moved(their(or('transport vehicle', 'AT-ST')), any('site', of('Endor'))),
        ],
        [
          draw,
          when(
            compare(plus(plus(drawn, -1), count(your('Ewok', presentWith(it)))), '>', value('defense', it)),
            lose(it),
          ),
        ],
      ),
      keep: used(destinyDrawn('you'), place(it, 'hand'), { if: fightingDraw, cost: losing(1) }),
    },
  }),
  interrupt('8_49', null, 'Ewok Rescue', ['used'], 4, {
    text: {
      free: used(
        anyTime,
        [
          draw,
          when(
            compare(
              plus(drawn, given(exists(your('Ewok', 'scout', presentWith(the('target')))), 2, 0)),
              '>',
              value('defense', escorting(the('target'))),
            ),
            release(the('target')),
          ),
        ],
        { choose: { target: { of: any(captive, 'character', presentWith(your('Ewok'))) } } },
      ),
      help: used(battleBegins({ by: 'opponent' }), letReact(your('Ewok', at(any('exterior', 'site'))), 3), {
        if: exists(your('Ewok', inBattle)),
      }),
    },
  }),
  interrupt('8_50', null, 'Firefight', ['used'], 5, { errata: true, text: flanking('scout') }),
  interrupt('8_51', 1, 'Fly Casual', ['used', 'lost'], 6, {
    text: {
      cancel: used(
        [anyTime, played(titled('Early Warning Network', "It's An Older Code"))],
        cancel(titled('Early Warning Network', "It's An Older Code")),
      ),
      deploy: used(inPhase('deploy'), [
        deploy('starship', { from: 'hand', to: 'system', less: 1, number: 1, upTo: true, anyway: true }),
        deploy(any('character', 'pilot'), {
          ...{ from: 'hand', to: any('starship', at('system')), number: 1, upTo: true, anyway: true },
        }),
      ]),
      find: lost(anyTime, take(named('Tydirium', 'Tantive IV'))),
    },
  }),
  interrupt('8_52', 1, 'Free Ride', ['used'], 5, {
    text: {
      steal: used(anyTime, steal(the('target')), {
        choose: { target: { of: their(or('speeder bike', 'AT-ST', 'skiff'), at(controlled('you'))) } },
      }),
      hand: used(anyTime, stealFromHand(or('speeder bike', 'AT-ST', 'skiff'))),
    },
  }),
  interrupt('8_53', 1, 'Get Alongside That One', ['used'], 4, { text: alongside(or(named('Luke'), 'scout')) }),
  interrupt('8_54', 1, 'Here We Go Again', ['lost'], 3, {
    text: {
      again: battleAnew(
        when(
          exists(your('droid', presentAt(it))),
          lasting('battle', add('battle destinies', given(exists(your(named('C-3PO'), presentAt(it))), 2, 1))),
        ),
      ),
    },
  }),
  interrupt('8_55', 1, 'I Have A Really Bad Feeling About This', ['used'], 5, {
    text: {
      help: used(
        battleBegins({ by: 'opponent' }),
        [
          draw,
          when(
            compare(drawn, '<', value('ability', the('target'))),
            deploy('character', { from: 'hand', to: here, free: true }),
          ),
        ],
        {
          choose: {
            target: {
              of: your('character', inBattle, has('ability', '=', highest('ability', your('character', inBattle)))),
            },
          },
          if: compare(valueFor('opponent', 'total power'), '>', times(2, valueFor('you', 'total power'))),
        },
      ),
    },
  }),
  interrupt('8_56', 1, 'I Know', ['lost'], 5, {
    text: {
      destiny: lost(inWeapons, lasting('battle', add('battle destinies', 2)), {
        if: [exists(your(named('Leia'), inBattle)), exists(your(named('Han'), inBattle))],
      }),
      leia: lost(
        battleBegins({ by: 'opponent' }),
        oneOf(
          deploy(named('Leia'), { from: 'hand', to: here, free: true, react: true }),
          deploy(named('Leia'), { to: here, free: true, react: true }),
        ),
        { if: exists(your(named('Han'), inBattle)) },
      ),
      weapon: later(
        "Leia's Blaster Rifle",
        'it may come with her, or without her',
        'elle peut venir avec elle, ou sans elle',
      ),
    },
  }),
  interrupt('8_57', 1, 'Lost In The Wilderness', ['lost'], 4, { text: astray }),
  interrupt('8_58', 1, 'Rapid Deployment', ['lost'], 5, {
    text: {
      troopers: lost(
        inPhase('deploy'),
        [
          deploy('trooper', {
            ...{
              to: any('site', or(of('Endor'), of('Yavin 4'), of('Hoth')), occupied('you')),
              less: 1,
              number: 5,
              upTo: true,
            },
          }),
          lasting('turn', ban('deploy', { of: your(or('character', 'starship')) })),
        ],
        {
          if: [exists('site', or(of('Endor'), of('Yavin 4'), of('Hoth')), occupied('you')), phaseBegins],
        },
      ),
    },
  }),
  interrupt('8_59', 1, 'Sound The Attack', ['used', 'lost'], 5, {
    text: {
      find: used(anyTime, take(any(or('vehicle', 'weapon', 'interrupt'), inTitle('Ewok'))), { cost: use(1) }),
      destiny: lost(inWeapons, lasting('battle', add('battle destinies', 1)), {
        if: [initiated('opponent'), exists(your('Ewok', inBattle))],
      }),
    },
  }),
  interrupt('8_60', null, 'Surprise Counter Assault', ['lost'], 4, {
    text: {
      cancel: lost([anyTime, played(titled('Counter Assault'))], cancel(titled('Counter Assault'))),
      drain: lost(
        drainBegins('opponent', any('exterior', 'site', of('Endor'))),
        [
          cancelDrain,
          deploy(any('Ewok', nonUnique), { to: it, free: true, upTo: true }),
          theyMay(place(their(or('character', 'vehicle', 'starship'), at(it)), 'used')),
        ],
        { cost: use(4) },
      ),
    },
  }),
  interrupt('8_61', 1, 'Take The Initiative', ['used', 'lost'], 3, { text: surprise }),
  interrupt('8_62', 1, 'This Is Absolutely Right', ['used'], 5, {
    text: {
      drain: used(
        anyTime,
        oneOf(
          lasting('turn', add('Force drain', 1, { at: here })),
          lasting('next turn', add('Force drain', -1, { whose: 'opponent', at: related(here) })),
        ),
        { choose: { target: { of: HAN } } },
      ),
      cancel: used([anyTime, played(titled('This Is Still Wrong'))], cancel(titled('This Is Still Wrong')), {
        if: exists(HAN),
      }),
    },
  }),
  interrupt('8_63', 1, 'Throw Me Another Charge', ['used'], 6, {
    text: {
      find: used(anyTime, take('automated weapon')),
      generator: used(attemptDrawn(named('Bunker')), addToAttempt(1)),
      cancel: used([anyTime, played(titled(...charges))], cancel(titled(...charges))),
    },
  }),
  interrupt('8_64', null, 'Were You Looking For Me?', ['used', 'lost'], 5, {
    text: {
      find: used(anyTime, take(or('Communications Droid', 'Protocol Droid'), 'reserve', 2)),
      retrieve: lost(anyTime, retrieve(1, named('C-3PO'))),
      destinies: lost(
        inWeapons,
        lasting('battle', add('battle destinies', given(compare(count(your('Ewok', inBattle)), '>=', 3), 2, 1))),
        { if: [battleAt('site'), exists(your(named('C-3PO'), inBattle))] },
      ),
    },
  }),
  interrupt('8_65', 1, 'Wookiee Guide', ['used'], 4, {
    text: guiding(your(named('Han'), inBattle), your(named('Leia', 'Chewie'), inBattle)),
  }),
  interrupt('8_66', 1, 'Yub Yub!', ['used', 'lost'], 4, {
    text: {
      forfeit: used(anyTime, lasting('turn', add('forfeit', 1, { of: your('Ewok') }))),
      retrieve: lost(anyTime, retrieve(1, inTitle('Ewok'))),
      cancel: lost([anyTime, played(titled(...feasts))], cancel(titled(...feasts))),
    },
  }),
)
