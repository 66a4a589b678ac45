/** Jabba's Palace, cards of the Light Side in the order of their numbers. */
// biome-ignore format: a list of words
import {
  aboutToDraw, cancel, destinyDrawn, inPhase, inWeapons, lasting, lost, may, played, substitute, take,
} from '../../notation/offers.ts'
import { cardsOf, character, interrupt } from '../../notation/printed.ts'
import { add, atMost, later } from '../../notation/rules.ts'
import { battleAt, count, exists, is, value } from '../../notation/when.ts'
import { any, at, here, inBattle, it, named, or, related, the, titled, your } from '../../notation/who.ts'

export const light = cardsOf(
  'light',
  character('6_1', 1, '8D8', 'droid', 5, 1, 1, null, 3, {
    extra: ['Maintenance Droid'],
    skills: [],
    errata: true,
    text: {
      cancel: may(played(titled('Torture', 'Aiiii! Aaa! Agggggggggg!', 'Sonic Bombardment')), cancel(it)),
      captives: later(
        'captives',
        'once in each of your turns, beside an imprisoned captive, you may draw destiny; over 3 it frees one captive there, chosen at random',
        'une fois par tour, auprès d’un captif emprisonné, vous pouvez tirer une destinée ; au-dessus de 3, elle libère un captif de ce lieu, choisi au hasard',
      ),
    },
  }),
  character('6_3', 1, 'Artoo', 'droid', [1, 6], 4, 1, null, 5, {
    extra: ['Astromech Droid'],
    skills: [],
    navComputer: true,
    characteristics: ['r-unit', 'spy'],
    persona: 'R2-D2',
    called: ['R2-D2'],
    errata: true,
    text: {
      find: may(inPhase('control'), take(titled('Hero Of A Thousand Devices', 'A Gift')), { once: 'phase' }),
      destiny: may(destinyDrawn('opponent', { kind: 'battle' }), lasting('draw', add('battle destiny', -1)), {
        if: [
          is(at(any('battleground', 'site'))),
          exists(named('C-3PO'), at(here)),
          battleAt(any('site', or(here, related(here)))),
        ],
      }),
    },
  }),
  interrupt('6_60', 1, 'Artoo, I Have A Bad Feeling About This', ['lost'], 3, {
    text: {
      instead: lost(aboutToDraw('battle', 'you'), substitute(value('destiny', the('target'))), {
        choose: { target: { of: your('droid', inBattle) } },
      }),
      attrition: lost(
        inWeapons,
        lasting('battle', add('attrition', count(your('droid', inBattle)), { whose: 'opponent' })),
      ),
      destinies: lost(inWeapons, lasting('battle', atMost('battle destinies', 0, { whose: 'opponent' })), {
        if: [exists(named('R2-D2'), inBattle), exists(named('C-3PO'), inBattle)],
      }),
    },
  }),
)
