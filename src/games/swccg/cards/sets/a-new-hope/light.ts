/** A New Hope, cards of the Light Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  activate, anyTime, cancel, destinyDrawn, drawCards, lasting, loseCopies, lost, may, paying, played, showHand,
  trimHand, use, used,
} from '../../notation/offers.ts'
import { cardsOf, character, interrupt } from '../../notation/printed.ts'
import { add, set } from '../../notation/rules.ts'
import { byCard, cardsIn, compare, drawn, is, nothingToForfeit, valueFor } from '../../notation/when.ts'
import { any, at, host, named, titled } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  character('2_14', 1, 'R2-D2 (Artoo-Detoo)', 'droid', [2, 5], 3, 1, null, 4, {
    extra: ['Astromech Droid'],
    skills: [],
    navComputer: true,
    characteristics: ['r-unit', 'spy'],
    persona: 'R2-D2',
    called: ['R2-D2'],
    text: {
      power: add('power', byCard(named('Red 5'), 3, 2), { of: any('starfighter', host) }),
      maneuver: add('maneuver', byCard(named('Red 5'), 3, 2), { of: any('starfighter', host) }),
      hyperspeed: add('hyperspeed', byCard(named('Red 5'), 3, 2), { of: any('starfighter', host) }),
      activate: may(destinyDrawn('opponent'), activate(1), {
        if: [is(at(any('site', 'Scomp link'))), compare(drawn, '>=', 1), compare(drawn, '<=', 3)],
      }),
      draw: may(destinyDrawn('opponent'), drawCards(1), {
        if: [is(at(any('site', 'Scomp link'))), compare(drawn, '>=', 4), compare(drawn, '<=', 6)],
      }),
    },
  }),
  interrupt('2_49', 1, 'Grimtaash', ['used', 'lost'], 2, {
    characteristics: ['dejarik'],
    errata: true,
    text: {
      trim: used(anyTime, trimHand(8), { if: compare(cardsIn('hand', 'opponent'), '>=', 13) }),
      cancel: lost([anyTime, played(titled('Molator'))], cancel(titled('Molator'))),
      show: lost(anyTime, [showHand('opponent'), loseCopies('opponent')], {
        cost: use(4),
        if: compare(cardsIn('hand', 'opponent'), '>', 0),
      }),
    },
  }),
  interrupt('2_50', null, 'Houjix', ['lost'], 1, {
    characteristics: ['dejarik'],
    immuneTo: ['Sense'],
    errata: true,
    immunePart: 'first function',
    text: {
      damage: lost(paying, lasting('battle', set('battle damage', 0)), {
        if: [nothingToForfeit, compare(valueFor('you', 'battle damage'), '>', 0)],
        immuneTo: 'Sense',
      }),
      cancel: lost([anyTime, played(titled('Sunsdown'))], cancel(titled('Sunsdown'))),
    },
  }),
)
