/** Effects. */

import {
  add,
  allow,
  atMost,
  forbid,
  forfeitsTo,
  free,
  later,
  lies,
  mayForfeit,
  playsAs,
  set,
  stackCopies,
} from '../notation/modifiers.ts'
import {
  activate,
  deploy,
  deployPair,
  drawCards,
  exchange,
  iff,
  instead,
  lose,
  loseForce,
  may,
  must,
  oneOf,
  place,
  retrieve,
  stack,
} from '../notation/offers.ts'
import { effect, of } from '../notation/printed.ts'
import { and, compare, count, drawn, either, forceLost, statOf, there } from '../notation/when.ts'
import {
  a,
  borneBy,
  copyOf,
  fresh,
  having,
  here,
  inBattle,
  it,
  named,
  not,
  occupiedBy,
  or,
  self,
  their,
  titled,
  unique,
  unpiloted,
  your,
} from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const effects: readonly Card[] = [
  ...of(
    'dark',
    effect('1_208', 1, 'A Disturbance In The Force', 'normal', 3, {
      immuneTo: ['Alter'],
      errata: true,
      text: {
        inserts: later(
          'inserts',
          'once per game, in your deploy phase, shuffle it face down into your opponent’s Reserve Deck; on top it is lost, and they activate no more Force that turn',
          'une fois par partie, pendant votre phase de déploiement, mélangez-la face cachée à la pile de réserve adverse ; arrivée au-dessus elle est perdue, et votre adversaire n’active plus de Force ce tour-là',
        ),
      },
    }),
    effect('2_128', 3, "There'll Be Hell To Pay", 'immediate', 3, {
      grabber: true,
      immuneTo: ['Control'],
      errata: true,
      text: {
        deploys: lies('table', { cost: 3, when: 'card played', of: 'interrupt' }),
        stack: must('deployed', stack(it)),
        copies: stackCopies(1),
      },
    }),
    effect('5_110', 1, 'Ability, Ability, Ability', 'normal', 3, {
      immuneTo: ['Alter'],
      errata: true,
      text: {
        deploys: lies('their side'),
        toll: must('end of deploy', loseForce(2, 'theirs'), {
          whose: 'theirs',
          unless: there(their(fresh, having('ability'))),
        }),
        lose: must('always', lose(self), {
          while: compare(count(their(having('ability'))), '>', count(your(having('ability')))),
        }),
      },
    }),
    effect('5_111', null, 'Abyss', 'normal', 4, {
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        destiny: must(
          'destiny drawn',
          [
            set('destiny', 0, { of: it }),
            lose(it),
            iff(
              there('character', copyOf(it)),
              forbid('be immune', { of: a('character', copyOf(it)), until: 'turn' }),
              oneOf(loseForce(2, 'owner'), lose(copyOf(it))),
            ),
          ],
          { whose: 'both', of: unique, while: there(copyOf(it)) },
        ),
      },
    }),
    effect('6_142', null, 'Cane Adiss', 'immediate', 4, {
      immuneTo: ['Control'],
      errata: true,
      text: {
        deploys: lies(it, { when: 'drain begun', whose: 'theirs', of: a('planet', not('shielded')) }),
        landing: allow('deploy anyway', { of: your(or('character', 'vehicle', 'starship')), to: here }),
      },
    }),
    effect('7_218', 1, 'A Bright Center To The Universe', 'normal', 4, {
      immuneTo: ['Alter'],
      text: {
        coruscant: later(
          'Death Star, Coruscant',
          'on one of these systems it names another system: your opponent’s changes to Force drains at related locations are cancelled; it is cancelled while they control the system it lies on',
          'sur l’un de ces systèmes, elle désigne un autre système : les modificateurs de drainage adverses aux localisations connexes sont annulés ; elle est annulée si votre adversaire contrôle le système où elle se trouve',
        ),
      },
    }),
    effect('8_118', 1, 'Battle Order', 'normal', 5, {
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        battling: free('battle cost'),
        draining: add('drain cost', 3, {
          whose: 'both',
          unless: either(
            there(titled('Battle Plan')),
            and(
              there('battleground', 'site', not('holosite'), occupiedBy('player')),
              there('battleground', 'system', occupiedBy('player')),
            ),
          ),
        }),
      },
    }),
    effect('9_121', 1, 'Combat Response', 'normal', 5, {
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        pair: may('your deploy', deployPair(a('starfighter', unpiloted), a('character', 'pilot')), { per: 'phase' }),
      },
    }),
    effect('9_126', 1, 'Inconsequential Losses', 'normal', 5, {
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        forfeits: mayForfeit(
          a('weapon', not('lightsaber'), borneBy(your(or('character', 'vehicle', 'starship'), inBattle))),
          3,
        ),
        recovery: forfeitsTo('used', { of: your('weapon') }),
      },
    }),
  ),
  ...of(
    'light',
    effect('1_42', 1, 'A Tremor In The Force', 'normal', 3, {
      immuneTo: ['Alter'],
      errata: true,
      text: {
        inserts: later(
          'inserts',
          'once per game, in your deploy phase, shuffle it face down into your opponent’s Reserve Deck; on top it is lost, and they activate no more Force that turn',
          'une fois par partie, pendant votre phase de déploiement, mélangez-la face cachée à la pile de réserve adverse ; arrivée au-dessus elle est perdue, et votre adversaire n’active plus de Force ce tour-là',
        ),
      },
    }),
    effect('1_45', 1, 'Crash Site Memorial', 'normal', 5, {
      errata: true,
      text: {
        deploys: lies('your side'),
        stack: may('lost', stack(it), { of: your(or('vehicle', 'droid', 'weapon', 'device')) }),
        exchange: may('your deploy', exchange, { per: 'phase' }),
        cards: later(
          'supporting cards',
          'cards stacked here count as such',
          'les cartes empilées ici comptent comme telles',
        ),
      },
    }),
    effect('3_38', 1, 'Tauntaun Bones', 'normal', 3, {
      text: {
        deploys: lies('table', { cost: 1 }),
        draw: must(
          'destiny drawn',
          [
            iff(compare(drawn, '=', 0), drawCards(1, 'used')),
            iff(compare(drawn, '=', 1), loseForce(1)),
            iff(compare(drawn, '=', 2), activate(1)),
            iff(compare(drawn, '=', 3), lose(self)),
            iff(compare(drawn, '=', 4), retrieve(1)),
            iff(compare(drawn, '=', 5), deploy('character', { pile: 'hand', free: true })),
          ],
          { whose: 'theirs' },
        ),
      },
    }),
    effect('5_15', null, 'Access Denied', 'normal', 4, {
      immuneTo: ['Alter'],
      errata: true,
      immunePart: 'insert function',
      text: {
        inserts: later(
          'inserts',
          'face up in your Reserve Deck, immune to Alter; on top it is lost with your opponent’s inserts there, and the deck is shuffled',
          'face visible dans votre pile de réserve, immunisée contre Alter ; arrivée au-dessus elle est perdue avec les cartes que votre adversaire y a insérées, et la pile est mélangée',
        ),
        sites: later(
          'mobile sites',
          'or between two of them: your opponent’s characters pass only aboard a Lift Tube, or for 1 more Force each',
          'ou entre deux de ces sites : les personnages adverses n’y passent qu’à bord d’un Lift Tube, ou pour 1 point de Force de plus chacun',
        ),
      },
    }),
    effect('8_35', 1, 'Battle Plan', 'normal', 5, {
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        battling: free('battle cost'),
        draining: add('drain cost', 3, {
          whose: 'both',
          unless: and(
            there('battleground', 'site', not('holosite'), occupiedBy('player')),
            there('battleground', 'system', occupiedBy('player')),
          ),
        }),
      },
    }),
    effect('8_37', 1, 'Count Me In', 'normal', 5, {
      text: {
        one: later(
          'That One',
          'while it lies on Leia, this Effect deploys on her',
          'tant qu’elle est sur Leia, cet effet se déploie sur elle',
        ),
        recycles: playsAs('used', { of: titled('I Know') }),
        instead: may(
          ['about to draw battle destiny', 'about to draw weapon destiny'],
          instead(statOf('ability', named('Leia'))),
          {
            per: 'battle',
            while: and(there(named('Leia'), inBattle), there(named('Han'), inBattle), there(named('Chewie'), inBattle)),
          },
        ),
      },
    }),
    effect('9_39', 1, 'Squadron Assignments', 'normal', 5, {
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        pair: may('your deploy', deployPair(a('starfighter', unpiloted), a('character', 'pilot')), { per: 'phase' }),
      },
    }),
    effect('9_43', 1, 'Superficial Damage', 'normal', 5, {
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        forfeits: mayForfeit(
          a('weapon', not('lightsaber'), borneBy(your(or('character', 'vehicle', 'starship'), inBattle))),
          3,
        ),
        recovery: forfeitsTo('used', { of: your('weapon') }),
      },
    }),
    effect('12_37', 1, 'A Tragedy Has Occurred', 'normal', 5, {
      grabber: true,
      episode: 1,
      immuneTo: ['Alter'],
      text: {
        deploys: lies('table'),
        stack: may('card played', stack(it), { of: 'interrupt', cost: 1, per: 'game' }),
        copies: stackCopies(1),
      },
    }),
    effect('12_38', 3, 'A Vergence In The Force', 'immediate', 5, {
      episode: 1,
      text: {
        deploys: lies(their('location'), { when: 'drain lost', while: compare(forceLost, '>', 2) }),
        drain: atMost('Force drain', 1, { whose: 'theirs', at: here }),
        place: may('any time', [place(self, 'used'), drawCards(2)]),
      },
    }),
    effect('111_1', 1, 'A New Secret Base', 'normal', 5, {
      immuneTo: ['Alter'],
      text: {
        marker: later(
          '1st Marker',
          'it lies there; Yavin 4 is no help to Imperial Decree, and your S-foils and inserts are cancelled',
          'elle s’y déploie ; Yavin 4 ne compte pas pour Imperial Decree, et vos S-foils et cartes insérées sont annulés',
        ),
        echo: later(
          'Echo',
          'once in each of your turns, it finds up to two such sites, or a site and an Effect, or a planet system with two Light Force icons, for your hand',
          'une fois par tour, elle cherche jusqu’à deux de ces sites, ou un site et un effet, ou un système planétaire à deux icônes de Force lumineuses, pour votre main',
        ),
      },
    }),
  ),
]
