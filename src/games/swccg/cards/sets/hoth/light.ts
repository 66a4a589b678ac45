/** Hoth, cards of the Light Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  activate, anyTime, deploy, destinyDrawn, drawCards, lasting, lose, loseForce, may, must, retrieve, when,
} from '../../notation/offers.ts'
import { cardsOf, character, effect, vehicle } from '../../notation/printed.ts'
import { add, deploys, immuneTo, only, pilots, react } from '../../notation/rules.ts'
import { compare, drawn, exists, given, is } from '../../notation/when.ts'
import { aboard, any, at, here, inBattle, named, of, self, the } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  character('3_5', 1, "Derek 'Hobbie' Klivian", 'rebel', 2, 2, 2, 2, 4, {
    skills: ['pilot', 'warrior'],
    characteristics: ['Rogue Squadron pilot'],
    persona: "Derek 'Hobbie' Klivian",
    called: ['Hobbie'],
    matchingShips: ['9_82'],
    matchingElsewhere: ['Rogue 4'],
    errata: true,
    text: {
      power: add('power', 2, { while: exists(named('Biggs'), at(any(here, 'site'))) }),
      pilots: pilots(given(exists('Star Destroyer', at(here)), 3, 2)),
      maneuver: pilots(2, { of: named('Rogue 4'), stat: 'maneuver' }),
    },
  }),
  effect('3_38', 1, 'Tauntaun Bones', 'normal', 3, {
    text: {
      deploys: deploys({ table: 'any', cost: 1 }),
      draw: must(destinyDrawn('opponent'), [
        when(compare(drawn, '=', 0), drawCards(1, 'used')),
        when(compare(drawn, '=', 1), loseForce(1)),
        when(compare(drawn, '=', 2), activate(1)),
        when(compare(drawn, '=', 3), lose(self)),
        when(compare(drawn, '=', 4), retrieve(1)),
        when(compare(drawn, '=', 5), deploy('character', { from: 'hand', free: true })),
      ]),
    },
  }),
  vehicle('3_70', null, 'Tauntaun', 'creature', 4, 1, 1, 2, 3, {
    capacity: { passengers: 1 },
    maneuver: 2,
    ability: 0.25,
    characteristics: ['tauntaun'],
    errata: true,
    text: {
      ban: only('deploy', any('site', of('Hoth'))),
      react: react('leave', { while: is(inBattle) }),
      lose: may(anyTime, [lose(self), lasting('turn', immuneTo('Exposure', { of: the('target') }))], {
        choose: { target: { of: any('character', aboard(self)) } },
      }),
    },
  }),
)
