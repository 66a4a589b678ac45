/** Premiere, cards of the Light Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  anyTime, destinyDrawn, draw, exchange, inPhase, justLost, lasting, may, oneOf, place, relocate, stack, used,
} from '../../notation/offers.ts'
import { cardsOf, character, effect, interrupt, starfighter, system, vehicle } from '../../notation/printed.ts'
import { add, deploys, later, react } from '../../notation/rules.ts'
import { battleAt, count, drawn, is, no } from '../../notation/when.ts'
import { adjacent, any, at, controlled, has, here, it, of, or, self, the, your } from '../../notation/who.ts'
import { alter, liftTube, sense, tremor } from './shared.ts'

export const light = cardsOf(
  'light',
  character('1_6', null, 'CZ-3 (Seezee-Three)', 'droid', 3, 1, 1, null, 4, {
    extra: ['Communications Droid'],
    skills: [],
    text: { react: react('deploy', { of: your(), to: or(here, any('site', adjacent(here))) }) },
  }),
  effect('1_42', 1, 'A Tremor In The Force', 'normal', 3, { immuneTo: ['Alter'], errata: true, text: tremor }),
  effect('1_45', 1, 'Crash Site Memorial', 'normal', 5, {
    errata: true,
    text: {
      deploys: deploys({ table: 'yours' }),
      stack: may(justLost(your(or('vehicle', 'droid', 'weapon', 'device'))), stack(it)),
      exchange: may(inPhase('deploy'), exchange, { once: 'phase' }),
      cards: later(
        'supporting cards',
        'cards stacked here count as such',
        'les cartes empilées ici comptent comme telles',
      ),
    },
  }),
  interrupt('1_70', null, 'A Few Maneuvers', ['used'], 6, {
    text: {
      maneuver: used(
        [anyTime, destinyDrawn('each', { kind: 'weapon' })],
        lasting('turn', add('maneuver', 2, { of: the('target') }), add('hyperspeed', 2, { of: the('target') })),
        { choose: { target: { of: any('starfighter', has('maneuver')) } } },
      ),
    },
  }),
  interrupt('1_71', null, 'Alter', ['used'], 4, { text: alter }),
  interrupt('1_97', null, 'Nabrun Leids', ['used'], 4, {
    errata: true,
    text: {
      relocate: used(anyTime, [draw, oneOf(relocate(the('target'), 'site', drawn), place(self, 'lost'))], {
        choose: { target: { of: your('character', at('site')), many: 'any, together' } },
        if: no(battleAt('location')),
      }),
    },
  }),
  interrupt('1_109', null, 'Sense', ['used'], 3, { text: sense }),
  system('1_127', 1, 'Tatooine', 7, [1, 2], {
    dark: {
      strength: add('total power', count(your('starship', at(here))), {
        at: any('site', of('Tatooine')),
        while: is(controlled('you')),
      }),
    },
    light: {
      strength: add('total power', count(your('starship', at(here))), {
        at: any('site', of('Tatooine')),
        while: is(controlled('you')),
      }),
    },
  }),
  starfighter('1_146', null, 'X-wing', 'X-wing', 2, 2, 3, 4, 5, 4, {
    permanentPilots: [{ ability: 1 }],
    navComputer: true,
    scompLink: true,
  }),
  starfighter('1_147', null, 'Y-wing', 'Y-wing', 3, 1, 2, 3, 4, 2, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilotsOrPassengers: 1 },
    navComputer: true,
    scompLink: true,
  }),
  vehicle('1_148', null, 'Lift Tube', 'transport', 6, 1, 0, 3, 1, {
    capacity: { passengers: 4 },
    maneuver: 1,
    features: ['enclosed'],
    text: liftTube,
  }),
)
