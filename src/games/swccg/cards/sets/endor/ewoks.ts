/** Endor, the Ewoks of the Light Side in the order of their numbers. */
import type { Text } from '../../../texts/language/words.ts'
import { deploy, draw, exclude, inPhase, inWeapons, may, take, use, when } from '../../notation/offers.ts'
import { cardsOf, character } from '../../notation/printed.ts'
import { add, atLeast, drainedFromReserve, later, only, paysAll, pilotsOnly, react } from '../../notation/rules.ts'
import { compare, drawn, exists, given, icons, is, value } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  adjacent, any, at, has, here, holding, inBattle, nonUnique, of, or, other, present, presentAt, presentWith, the,
  their, titled, unique, wherePresent, your,
} from '../../notation/who.ts'

const ENDOR_SITE = any('site', of('Endor'))
const ON_ENDOR = is(at(ENDOR_SITE))

/** An Ewok stays on Endor when it deploys, and counts more where the forest gives Force. */
const ewok: Text = {
  entry: only('deploy', ENDOR_SITE),
  power: add('power', icons('light', here), { while: ON_ENDOR }),
  forfeit: add('forfeit', icons('light', here), { while: ON_ENDOR }),
}

export const ewoks = cardsOf(
  'light',
  character('8_3', 1, 'Chief Chirpa', 'alien', 2, 3, 0, 2, 2, {
    skills: [],
    characteristics: ['leader', 'Ewok'],
    text: {
      ...ewok,
      fetch: may(inPhase('deploy'), deploy(any('Ewok', nonUnique), { to: any(here, 'site', of('Endor')) }), {
        once: 'phase',
      }),
    },
  }),
  character('8_11', null, 'Ewok Sentry', 'alien', 3, 1, 0, 1, 1, {
    skills: [],
    characteristics: ['scout', 'Ewok'],
    text: {
      ...ewok,
      react: react('deploy'),
      joins: react('move', { to: holding(your(unique, 'Ewok', inBattle)), free: true }),
    },
  }),
  character('8_12', null, 'Ewok Spearman', 'alien', 3, 2, 1, 1, 1, {
    skills: [],
    characteristics: ['Ewok'],
    text: {
      ...ewok,
      destinies: atLeast('battle destinies', 1, { while: [ON_ENDOR, is(presentWith('Ewok'))] }),
    },
  }),
  character('8_13', null, 'Ewok Tribesman', 'alien', 3, 1, 0, 1, 1, {
    characteristics: ['Ewok'],
    skills: [],
    text: {
      ...ewok,
      pays: paysAll({
        attritionAlone: true,
        while: exists(your(other, 'Ewok', has('ability', '>', 1), at(any(here, 'site')))),
      }),
    },
  }),
  character('8_16', 1, 'Graak', 'alien', 3, 2, 0, 1, 1, {
    skills: [],
    characteristics: ['Ewok'],
    text: {
      ...ewok,
      drain: drainedFromReserve('opponent', any('site', of('Endor'), or(here, adjacent(here)))),
    },
  }),
  character('8_17', 1, 'Kazak', 'alien', 3, 2, 0, 2, 1, {
    skills: [],
    characteristics: ['Ewok'],
    text: {
      ...ewok,
      drain: add('Force drain', 1, {
        at: any('site', of('Endor'), wherePresent(your(other, 'Ewok'))),
        while: is(presentAt(ENDOR_SITE)),
      }),
    },
  }),
  character('8_20', 1, 'Logray', 'alien', 3, 2, 0, 2, 1, {
    skills: [],
    characteristics: ['musician', 'Ewok'],
    text: {
      ...ewok,
      total: add('total battle destiny', 1, {
        at: any('site', of('Endor'), holding(your('Ewok'))),
        while: ON_ENDOR,
      }),
    },
  }),
  character('8_21', 1, 'Lumat', 'alien', 3, 1, 0, 1, 1, {
    skills: [],
    characteristics: ['Ewok'],
    text: {
      ...ewok,
      aim: add('total weapon destiny', 1, {
        of: 'Ewok weapon',
        by: your('Ewok', at(ENDOR_SITE)),
        while: ON_ENDOR,
      }),
    },
  }),
  character('8_24', 1, 'Paploo', 'alien', 3, 2, 0, 2, 1, {
    skills: ['pilot'],
    characteristics: ['thief', 'scout', 'Ewok'],
    persona: 'Paploo',
    text: {
      ...ewok,
      bikes: pilotsOnly('speeder bike'),
      find: may(inPhase('control'), take(titled('Free Ride')), { once: 'phase' }),
    },
  }),
  character('8_25', 1, 'Rabin', 'alien', 3, 2, 0, 1, 1, {
    skills: [],
    characteristics: ['thief', 'Ewok'],
    text: {
      ...ewok,
      creatures: later(
        'creatures',
        'where this card is present, it may take the place of a character that a creature is about to attack; attacking or attacked, it has power 2 more and may add one destiny',
        'là où elle est présente, cette carte peut prendre la place d’un personnage qu’une créature va attaquer ; en attaque ou attaquée, elle a 2 de puissance en plus et peut ajouter une destinée',
      ),
    },
  }),
  character('8_26', 1, 'Romba', 'alien', 3, 1, 0, 1, 1, {
    skills: [],
    characteristics: ['scout', 'Ewok'],
    text: {
      ...ewok,
      generation: add('Force generation', 1, {
        at: any('site', of('Endor'), wherePresent('Ewok')),
        while: ON_ENDOR,
      }),
    },
  }),
  character('8_30', 1, 'Teebo', 'alien', 3, 2, 1, 1, 1, {
    skills: [],
    characteristics: ['musician', 'Ewok'],
    text: {
      ...ewok,
      friends: add('forfeit', given(is(presentWith(titled('Logray'))), 2, 1), {
        of: your('Ewok', at(ENDOR_SITE)),
        while: ON_ENDOR,
      }),
    },
  }),
  character('8_32', 1, 'Wicket', 'alien', 2, 3, 1, 2, 2, {
    skills: [],
    characteristics: ['scout', 'Ewok'],
    text: {
      ...ewok,
      exclude: may(
        inWeapons,
        [draw, when(compare(drawn, '>', value('ability', the('target'))), exclude(the('target')))],
        {
          choose: { target: { of: their('character', present, inBattle) } },
          once: 'battle',
        },
      ),
    },
  }),
  character('8_33', 1, 'Wuta', 'alien', 3, 2, 0, 2, 1, {
    skills: [],
    characteristics: ['scout', 'Ewok'],
    text: {
      ...ewok,
      fetch: may(inPhase('deploy'), deploy(ENDOR_SITE), {
        cost: use(2),
        if: is(at(any('exterior', 'site', of('Endor')))),
        once: 'phase',
      }),
    },
  }),
)
