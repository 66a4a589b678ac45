/** Interrupts. */

import { add, atMost, later, set } from '../notation/modifiers.ts'
import {
  activateUpTo,
  cancel,
  deploy,
  draw,
  iff,
  instead,
  loseCopies,
  lost,
  oneOf,
  place,
  relocate,
  retrieve,
  showHand,
  starting,
  trimHand,
  used,
} from '../notation/offers.ts'
import { interrupt, of } from '../notation/printed.ts'
import {
  allAbilityFrom,
  and,
  battleAt,
  compare,
  count,
  drawn,
  handSize,
  highest,
  ifItIs,
  isNot,
  noObjective,
  nothingToForfeit,
  statOf,
  there,
} from '../notation/when.ts'
import {
  a,
  armedWith,
  at,
  attackedBy,
  borneBy,
  generic,
  having,
  inBattle,
  it,
  liesOn,
  named,
  or,
  proof,
  relatedTo,
  self,
  start,
  target,
  their,
  titled,
  unique,
  your,
} from '../notation/who.ts'
import type { Card } from '../printed-card.ts'

/** In the order of sets and numbers. */
export const interrupts: readonly Card[] = [
  ...of(
    'dark',
    interrupt('1_234', null, 'Alter', ['used'], 4, {
      text: {
        cancel: used(
          ['any time', 'card played'],
          [draw, iff(compare(drawn, '<', highest('ability', your('character'))), cancel(target))],
          { target: or('effect', 'Utinni Effect') },
        ),
        sense: used('card played', cancel(it), { of: titled('Sense') }),
      },
    }),
    interrupt('1_241', null, 'Dark Maneuvers', ['used'], 6, {
      text: {
        maneuver: used(
          ['any time', 'weapon destiny drawn'],
          [add('maneuver', 2), add('power', 1), add('hyperspeed', 2, { of: a(target, 'hyperdrive') })],
          { target: a('starfighter', having('maneuver')), until: 'turn' },
        ),
      },
    }),
    interrupt('1_251', null, 'Imperial Reinforcements', ['lost'], 4, {
      errata: true,
      text: {
        retrieve: lost('any time', [draw, retrieve(drawn, or('stormtrooper', 'TIE/ln'))], {
          cost: 1,
          while: compare(count(their(or('character', 'starship'))), '>', count(your(or('character', 'starship')))),
        }),
      },
    }),
    interrupt('1_267', null, 'Sense', ['used'], 3, {
      text: {
        cancel: used(
          'card played',
          [draw, iff(compare(drawn, '<', highest('ability', your('character'))), cancel(it))],
          {
            of: 'interrupt',
          },
        ),
        halt: used('react', [draw, iff(compare(drawn, '<', highest('ability', your('character'))), cancel(it))]),
        alter: used('card played', cancel(it), { of: titled('Alter') }),
      },
    }),
    interrupt('1_268', null, 'Set For Stun', ['lost'], 2, {
      text: {
        place: lost(
          'any time',
          [draw, iff(compare(drawn, '>', statOf('ability', target)), place(or(target, borneBy(target)), 'hand'))],
          { cost: 2, target: their('character') },
        ),
      },
    }),
    interrupt('2_132', null, 'Ghhhk', ['lost'], 1, {
      characteristics: ['dejarik'],
      immuneTo: ['Sense'],
      errata: true,
      immunePart: 'first function',
      text: {
        damage: lost('paying', set('battle damage', 0), {
          while: and(nothingToForfeit, compare(statOf('battle damage'), '>', 0)),
          immuneTo: 'Sense',
        }),
        cancel: lost(['any time', 'card played'], cancel(titled('Nightfall'))),
      },
    }),
    interrupt('2_135', null, 'Monnok', ['used', 'lost'], 2, {
      characteristics: ['dejarik'],
      errata: true,
      text: {
        trim: used('any time', trimHand(8), { while: compare(handSize('theirs'), '>=', 13) }),
        show: lost('any time', [showHand('theirs'), loseCopies('theirs')], {
          cost: 4,
          while: compare(handSize('theirs'), '>', 0),
        }),
      },
    }),
    interrupt('5_130', 1, 'Aiiii! Aaa! Agggggggggg!', ['lost'], 4, {
      text: {
        captives: later(
          'captives',
          'with a Rebel of ability over 1 in a prison that you control, your opponent loses 1 Force for each of their characters of ability over 2',
          'si vous tenez un Rebelle d’habileté supérieure à 1 dans une prison que vous contrôlez, votre adversaire perd 1 point de Force par personnage à lui d’habileté supérieure à 2',
        ),
      },
    }),
    interrupt('5_155', 1, 'Sonic Bombardment', ['used', 'lost'], 4, {
      text: {
        prisons: later(
          'prisons',
          'as a Used Interrupt, it finds a prison in your Reserve Deck for your hand',
          'utilisée, elle cherche une prison dans votre pile de réserve pour votre main',
        ),
        captives: later(
          'captives',
          'as a Lost Interrupt, with an alien of your opponent in a prison, they lose 3 Force',
          'perdue, si vous tenez un alien adverse dans une prison, votre adversaire perd 3 points de Force',
        ),
      },
    }),
    interrupt('6_158', 1, 'Torture', ['used', 'lost'], 6, {
      immuneTo: ['Sense'],
      immunePart: 'used function',
      text: {
        odds: later(
          'Never Tell Me The Odds',
          'as a Used Interrupt, immune to Sense, it cancels that card just inserted or shown',
          'utilisée, immunisée contre Sense, elle annule cette carte qui vient d’être insérée ou montrée',
        ),
        captives: later(
          'captives',
          'as a Lost Interrupt, a captured or stolen droid at the Droid Workshop is lost; you retrieve its forfeit value, twice that if it was stolen',
          'perdue, un droïde capturé ou volé à Droid Workshop est perdu ; vous récupérez sa valeur de perte, le double s’il était volé',
        ),
      },
    }),
    interrupt('7_250', 1, 'Flawless Marksmanship', ['used', 'lost'], 3, {
      text: {
        aim: used('about to draw weapon destiny', add('weapon destiny', 2), {
          of: or('starship weapon', 'tractor beam'),
          against: their('starship'),
          until: 'draw',
        }),
        mark: lost('about to draw weapon destiny', add('weapon destiny', 4), {
          of: or('starship weapon', 'tractor beam'),
          against: their('starship'),
          until: 'draw',
        }),
      },
    }),
    interrupt('7_259', 1, 'Put All Sections On Alert', ['used', 'lost'], 6, {
      immuneTo: ['Sense'],
      immunePart: 'used function',
      text: {
        star: later(
          'Death Star',
          'as a Used Interrupt, immune to Sense, one Rebel at a site of the Death Star or of the Executor has no text this turn, and no ability for battle destiny',
          'utilisée, immunisée contre Sense, un Rebelle à un site de l’Étoile de la Mort ou de l’Executor n’a ce tour-ci ni texte, ni habileté pour la destinée de bataille',
        ),
        titles: later(
          'titles',
          'as a Lost Interrupt, up to two cards named after the Death Star come from your Lost Pile into hand',
          'perdue, jusqu’à deux cartes nommées d’après l’Étoile de la Mort passent de votre pile perdue à votre main',
        ),
      },
    }),
    interrupt('7_268', 1, 'Watch Your Back!', ['lost'], 3, {
      text: {
        instead: lost('about to draw battle destiny', instead(statOf('maneuver', target)), {
          target: your('starfighter', inBattle, having('maneuver')),
          while: battleAt(or('system', 'sector')),
        }),
      },
    }),
    interrupt('8_136', 1, 'Combat Readiness', ['used', 'starting'], 5, {
      text: {
        activate: used('battle begun', [draw, activateUpTo(drawn)]),
        start: starting(
          [
            oneOf(
              deploy(a('battleground', 'site', relatedTo(start))),
              deploy(a(generic, 'site', relatedTo(start)), { count: 2 }),
            ),
            place(self, 'reserve'),
          ],
          { while: noObjective },
        ),
      },
    }),
    interrupt('9_139', 1, 'Prepared Defenses', ['used', 'starting'], 3, {
      text: {
        destiny: used('battle destiny drawn', add('battle destiny', 1), { until: 'draw' }),
        start: starting([
          deploy(a('effect', having('deploy cost', '=', 0), proof('Alter'), liesOn('table', 'your side')), { upTo: 3 }),
          place(self, 'lost'),
        ]),
      },
    }),
  ),
  ...of(
    'light',
    interrupt('1_70', null, 'A Few Maneuvers', ['used'], 6, {
      text: {
        maneuver: used(
          ['any time', 'weapon destiny drawn'],
          [add('maneuver', 2), add('hyperspeed', 2, { of: a(target, 'hyperdrive') })],
          { target: a('starfighter', having('maneuver')), until: 'turn' },
        ),
      },
    }),
    interrupt('1_71', null, 'Alter', ['used'], 4, {
      text: {
        cancel: used(
          ['any time', 'card played'],
          [draw, iff(compare(drawn, '<', highest('ability', your('character'))), cancel(target))],
          { target: or('effect', 'Utinni Effect') },
        ),
        sense: used('card played', cancel(it), { of: titled('Sense') }),
      },
    }),
    interrupt('1_97', null, 'Nabrun Leids', ['used'], 4, {
      errata: true,
      text: {
        relocate: used('any time', [draw, oneOf(relocate(target, 'site', drawn), place(self, 'lost'))], {
          target: your('character', at('site')),
          many: true,
          while: isNot(battleAt('location')),
        }),
      },
    }),
    interrupt('1_109', null, 'Sense', ['used'], 3, {
      text: {
        cancel: used(
          'card played',
          [draw, iff(compare(drawn, '<', highest('ability', your('character'))), cancel(it))],
          {
            of: 'interrupt',
          },
        ),
        halt: used('react', [draw, iff(compare(drawn, '<', highest('ability', your('character'))), cancel(it))]),
        alter: used('card played', cancel(it), { of: titled('Alter') }),
      },
    }),
    interrupt('2_49', 1, 'Grimtaash', ['used', 'lost'], 2, {
      characteristics: ['dejarik'],
      errata: true,
      text: {
        trim: used('any time', trimHand(8), { while: compare(handSize('theirs'), '>=', 13) }),
        cancel: lost(['any time', 'card played'], cancel(titled('Molator'))),
        show: lost('any time', [showHand('theirs'), loseCopies('theirs')], {
          cost: 4,
          while: compare(handSize('theirs'), '>', 0),
        }),
      },
    }),
    interrupt('2_50', null, 'Houjix', ['lost'], 1, {
      characteristics: ['dejarik'],
      immuneTo: ['Sense'],
      errata: true,
      immunePart: 'first function',
      text: {
        damage: lost('paying', set('battle damage', 0), {
          while: and(nothingToForfeit, compare(statOf('battle damage'), '>', 0)),
          immuneTo: 'Sense',
        }),
        cancel: lost(['any time', 'card played'], cancel(titled('Sunsdown'))),
      },
    }),
    interrupt('4_64', null, 'Through The Force Things You Will See', ['lost'], 3, {
      text: {
        cards: later(
          'face-up cards',
          'at the end of a draw phase, that player’s Used Pile is shuffled face up into their Reserve Deck',
          'à la fin d’une phase de pioche, la pile utilisée de ce joueur est mélangée face visible à sa pile de réserve',
        ),
      },
    }),
    interrupt('5_69', 1, 'Smoke Screen', ['lost'], 3, {
      text: {
        instead: lost('about to draw battle destiny', instead(statOf('ability', target)), {
          target: your('character', inBattle),
          while: battleAt('site'),
        }),
      },
    }),
    interrupt('6_60', 1, 'Artoo, I Have A Bad Feeling About This', ['lost'], 3, {
      text: {
        instead: lost('about to draw battle destiny', instead(statOf('destiny', target)), {
          target: your('droid', inBattle),
        }),
        attrition: lost('weapons', add('attrition', count(your('droid', inBattle)), { whose: 'theirs' }), {
          until: 'battle',
        }),
        destinies: lost('weapons', atMost('battle destinies', 0, { whose: 'theirs' }), {
          until: 'battle',
          while: and(there(named('R2-D2'), inBattle), there(named('C-3PO'), inBattle)),
        }),
      },
    }),
    interrupt('7_105', 1, 'Steady Aim', ['used', 'lost'], 3, {
      text: {
        aim: used('about to draw weapon destiny', add('weapon destiny', 2), {
          of: 'starship weapon',
          against: their('starship'),
          until: 'draw',
        }),
        mark: lost('about to draw weapon destiny', add('weapon destiny', 4), {
          of: 'starship weapon',
          against: their('starship'),
          until: 'draw',
        }),
      },
    }),
    interrupt('8_44', 1, 'Careful Planning', ['used', 'starting'], 5, {
      text: {
        activate: used('battle begun', [draw, activateUpTo(drawn)]),
        start: starting(
          [
            oneOf(
              deploy(a('battleground', 'site', relatedTo(start))),
              deploy(a(generic, 'site', relatedTo(start)), { count: 2 }),
            ),
            place(self, 'reserve'),
          ],
          { while: noObjective },
        ),
      },
    }),
    interrupt('8_61', 1, 'Take The Initiative', ['used', 'lost'], 3, {
      text: {
        total: used('weapons', add('total battle destiny', count(your(or('scout', 'spy'), inBattle), 6)), {
          while: allAbilityFrom(or('scout', 'spy')),
          until: 'battle',
        }),
        power: lost(
          'any time',
          add('power', ifItIs(attackedBy('creature'), 2, 1), { of: your(unique, or('scout', 'spy')) }),
          {
            until: 'turn',
          },
        ),
      },
    }),
    interrupt('9_51', 1, 'Heading For The Medical Frigate', ['used', 'starting'], 3, {
      text: {
        destiny: used('battle destiny drawn', add('battle destiny', 1), { until: 'draw' }),
        start: starting([
          deploy(a('effect', having('deploy cost', '=', 0), proof('Alter'), liesOn('table', 'your side')), { upTo: 3 }),
          place(self, 'lost'),
        ]),
      },
    }),
    interrupt('11_29', 1, "A Jedi's Resilience", ['lost'], 6, {
      errata: true,
      text: {
        duels: later(
          'duels',
          'after losing a duel that your opponent began, lose 1 Force: the duel is cancelled before its result, and an Interrupt that began it returns to their hand',
          'après un duel perdu que votre adversaire a lancé, perdez 1 point de Force : le duel est annulé avant son résultat, et l’interruption qui l’a lancé retourne dans sa main',
        ),
        place: lost('lost', place(it, 'hand'), { of: your('character', armedWith('lightsaber')) }),
      },
    }),
    interrupt('11_30', 1, 'A Step Backward', ['lost'], 5, {
      episode: 1,
      text: {
        podraces: later(
          'Podraces',
          'the top race destiny of every Podracer goes to its owner’s Used Pile',
          'la première destinée de course de chaque module va dans la pile utilisée de son propriétaire',
        ),
        pile: later(
          'your Lost Pile',
          'or three cards of your hand, at random, are lost, and you take one character from there into hand',
          'ou trois cartes de votre main, au hasard, sont perdues, et vous y reprenez un personnage en main',
        ),
      },
    }),
  ),
]
