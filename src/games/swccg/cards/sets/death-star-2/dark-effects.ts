/** Death Star II, cards of the Dark Side in the order of their numbers: Effects and Interrupts. */
// biome-ignore format: a list of words
import {
  always, anyTime, battleWon, cancel, deploy, draw, inPhase, inWeapons, justLost, lasting, lose, loseForce,
  loseTop, loseUnder, losing, lost, may, must, oneOf, openingHand, place, played, putOutOfPlay, relocate,
  retrieved, starting, take, targeted, turnBegins, used, when,
} from '../../notation/offers.ts'
import { cardsOf, effect, interrupt } from '../../notation/printed.ts'
import { add, atMost, ban, deploys, during, immuneTo, later, set } from '../../notation/rules.ts'
// biome-ignore format: a list of words
import {
  battleAt, compare, count, drawn, either, exists, hiddenUnder, is, no, outOfPlay, times, value,
} from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  aboard, any, armedWith, at, atPlaceMeant, captive, carrying, controlled, escorting, has, here, holding,
  inBattle, it, named, nonUnique, not, of, on, or, orbitedBy, piloted, presentAt, presentThere, presentWith,
  related, self, targetedBy, the, their, titled, your,
} from '../../notation/who.ts'
import { bays, consoled, damage, insight, operatives, preparations, squadrons, struck } from './shared.ts'

/** Where Endor Shield keeps the opponent's cards from. */
const deathStar = any(or('system', 'site'), of('Death Star II'))
const battlefield = any('battleground', 'site')

export const darkEffects = cardsOf(
  'dark',
  effect('9_121', 1, 'Combat Response', 'normal', 5, { immuneTo: ['Alter'], text: squadrons }),
  effect('9_122', 1, 'Desperate Counter', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: titled('Death Star II') }),
      counter: add('movement destiny', times(-3, count(any('TIE', armedWith('weapon'), atPlaceMeant), 3)), {
        whose: 'opponent',
        at: any('sector', related(here)),
      }),
      find: may(inPhase('deploy'), deploy(titled('Combat Response', 'Imperial Arrest Order'))),
    },
  }),
  effect('9_123', 1, "Emperor's Power", 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: your(titled('Death Star II: Throne Room')) }),
      drains: ban('drain', { whose: 'you', at: here }),
      cost: add('deploy cost', 2, {
        of: their('character'),
        to: any('site', of('Death Star II')),
        while: exists(named('Emperor'), at(here)),
      }),
      destiny: may(
        inWeapons,
        [oneOf(lose(self), loseTop(1, 'reserve')), lasting('battle', add('battle destinies', 1))],
        { if: exists(named('Emperor'), at(here)), once: 'turn' },
      ),
    },
  }),
  effect('9_124', 1, 'Endor Shield', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: titled('Endor: Bunker') }),
      cost: add('deploy cost', -1, { of: 'imperial', to: here }),
      shield: during(
        [
          exists(titled('Endor'), orbitedBy(titled('Death Star II'))),
          exists(titled('Endor: Bunker'), controlled('you')),
        ],
        {
          closed: ban('deploy', { of: their(), to: deathStar }),
          moves: add('move cost', 3, { of: their(), to: deathStar }),
        },
      ),
    },
  }),
  effect('9_125', 1, 'Flagship Operations', 'normal', 5, {
    text: {
      deploys: deploys({ on: 'Star Destroyer', if: compare(count(any('site', of('Executor'))), '>=', 5) }),
      cost: add('deploy cost', -1, { of: your('TIE') }),
      forfeit: add('forfeit', 2, { of: your('TIE') }),
      destiny: add('destiny', 2, { of: your('TIE') }),
      capital: add('deploy cost', -3, { of: your('capital starship'), to: any('system', holding(your('TIE'))) }),
      draws: add('battle destiny', 1, { at: any('system', holding(your('TIE'))) }),
      proof: immuneTo('Alter', { while: is(on(named('Executor'))) }),
    },
  }),
  effect('9_126', 1, 'Inconsequential Losses', 'normal', 5, { immuneTo: ['Alter'], text: damage }),
  effect('9_127', 1, 'Insignificant Rebellion', 'normal', 4, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any', cost: 2 }),
      win: must(battleWon('you'), loseUnder(1, 'opponent')),
      total: add('cross-over total', times(3, hiddenUnder(self)), { of: named('Luke') }),
      duel: later('Epic Duel', 'its attempts are not helped', 'ses tentatives ne sont pas aidées'),
    },
  }),
  effect('9_128', 1, 'Leave Them To Me', 'normal', 5, {
    immuneTo: ['Alter'],
    text: { deploys: deploys({ table: 'any' }), planet: operatives('Subjugated', 'assujettie'), ...consoled },
  }),
  effect('9_129', 1, 'Mobilization Points', 'normal', 3, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      ...bays,
      find: may(anyTime, take(or(titled('Carida', 'Wakeelmui', 'Gall', 'Kuat', 'Rendili'), named('Executor'))), {
        once: 'game',
      }),
    },
  }),
  effect('9_130', 1, 'Overseeing It Personally', 'normal', 3, {
    text: {
      deploys: deploys({ on: named('Emperor') }),
      drain: add('Force drain', 1, {
        at: any('site', related(here), holding(any('imperial', presentThere))),
        while: is(at(any('battleground', 'planet', 'site', controlled('you')))),
      }),
    },
  }),
  effect('9_131', 1, 'Royal Escort', 'normal', 4, {
    text: {
      deploys: deploys({ table: 'any' }),
      forfeit: add('forfeit', 1, {
        of: your(nonUnique, 'trooper', at(any('site', or(of('Endor'), of('Death Star II'))))),
      }),
      shelter: may(
        targeted(your('character', aboard(any('vehicle', piloted)))),
        lasting(
          'shot',
          set('defense', value('defense', any('vehicle', carrying(the('target')))), { of: the('target') }),
        ),
        { choose: { target: { of: your('character', aboard(any('vehicle', piloted)), targetedBy('weapon')) } } },
      ),
    },
  }),
  effect('9_132', 1, 'Something Special Planned For Them', 'normal', 5, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ table: 'any' }),
      moves: add('move cost', 2, { of: their('starship'), from: any('location', holding(your('Star Destroyer'))) }),
      retrieval: must(retrieved('opponent', or('interrupt', 'Utinni Effect')), putOutOfPlay(it)),
    },
  }),
  effect('9_133', 1, 'You Cannot Hide Forever', 'normal', 5, {
    immuneTo: ['Alter'],
    text: insight(
      'Jedi',
      must(always, cancel(titled('Never Tell Me The Odds')), { if: exists(titled('Never Tell Me The Odds')) }),
    ),
  }),
  effect('9_134', 1, 'Your Destiny', 'normal', 0, {
    immuneTo: ['Alter'],
    text: {
      deploys: deploys({ on: titled('Bring Him Before Me') }),
      loss: must(turnBegins(), loseForce(3, 'opponent'), {
        if: [
          exists(named('Vader'), presentAt(battlefield)),
          no(exists(or(any(captive, named('Luke')), any(named('Luke'), presentAt(battlefield))))),
          no(outOfPlay(named('Luke'))),
        ],
      }),
      proof: immuneTo('Responsibility Of Command', { of: named('Luke') }),
    },
  }),
  interrupt('9_136', 1, 'Force Lightning', ['used', 'lost'], 5, {
    text: {
      strike: used(anyTime, lasting('turn', add('defense', -4, { of: the('target') })), {
        choose: { target: { of: struck } },
      }),
      kill: lost(
        anyTime,
        [
          lasting(
            'turn',
            atMost('immunity', 0, { of: named('Emperor') }),
            add('defense', -2, { of: named('Emperor') }),
          ),
          draw,
          when(compare(drawn, '>=', value('defense', the('target'))), lose(the('target'))),
        ],
        { choose: { target: { of: struck } }, if: exists(named('Emperor'), has('immunity', '>', 0)) },
      ),
    },
  }),
  interrupt('9_137', 1, 'Imperial Command', ['used'], 4, {
    text: {
      find: used(anyTime, take(or('admiral', 'general'))),
      command: used(
        inWeapons,
        oneOf(
          lasting('battle', add('battle destinies', 1)),
          lasting('battle', atMost('battle destinies', 1, { whose: 'opponent' })),
        ),
        {
          if: either(
            [battleAt('system'), exists(your('admiral', inBattle))],
            [battleAt('site'), exists(your('general', inBattle))],
          ),
        },
      ),
    },
  }),
  interrupt('9_138', 1, 'Operational As Planned', ['used', 'starting'], 5, {
    text: {
      stow: used(anyTime, place(any(), 'force', 'hand')),
      start: starting(
        [
          take(any('system', titled('Death Star II'))),
          take(named('Jerjerrod')),
          take(any('effect', not('Immediate Effect'))),
          openingHand(6),
          place(self, 'lost'),
        ],
        { if: exists('system', titled('Endor')) },
      ),
    },
  }),
  interrupt('9_139', 1, 'Prepared Defenses', ['used', 'starting'], 3, { text: preparations }),
  interrupt('9_140', 1, 'Rise, My Friend', ['lost'], 4, {
    immuneTo: ['Sense'],
    text: {
      recall: lost(anyTime, place(or(the('target'), on(the('target'))), 'hand'), {
        choose: { target: { of: your(named('Vader'), at(controlled('you'))) } },
        if: exists(named('Emperor'), at(any('site', of('Death Star II')))),
      }),
      escort: lost(inPhase('control'), relocate(the('target'), titled('Death Star II: Docking Bay')), {
        choose: {
          target: {
            of: your(named('Vader'), escorting(named('Luke', 'Leia')), at(any('site', controlled('you')))),
          },
        },
      }),
    },
  }),
  interrupt('9_141', 1, 'Young Fool', ['lost'], 6, {
    text: {
      out: lost(justLost(their('character', presentWith(named('Emperor')))), putOutOfPlay(it), { cost: losing(1) }),
      release: later(
        'Carbon-Freezing',
        'releases a frozen Luke at your Throne Room, who is in no battle until the end of your next turn',
        'libère un Luke congelé dans votre salle du trône, qui n’est dans aucune bataille jusqu’à la fin de votre prochain tour',
      ),
      cancel: lost([anyTime, played(titled('NOOOOOOOOOOOO!'))], cancel(titled('NOOOOOOOOOOOO!'))),
    },
  }),
)
