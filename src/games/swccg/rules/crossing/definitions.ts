/** How crossing over is told and begun. */

import { define } from '../../texts/language/definitions.ts'
import { noun, verb } from '../../texts/language/lexicon.ts'
import { fatesOf, withChance } from '../../texts/language/worth.ts'
import { crossingWords } from './vocabulary.ts'

export const crossingDefinitions = define(crossingWords, {
  acts: {
    'cross over': {
      can: ({ of }, from) => from.cardsFitting(of).some((card) => from.isOf(card, 'opponent')),
      do: ({ of, above, more, wins }, game) =>
        game.start('crossing', of, undefined, {
          ...{ above, wins },
          more: more === undefined ? 0 : (game.from.amountOf(more) ?? 0),
        }),
      worth({ of, above, more, wins }, seen) {
        const added = more === undefined ? 0 : (seen.from.amountOf(more) ?? 0)
        const goods = [...fatesOf(of, 'crossed', seen), ...seen.goodsOf(wins)]
        return withChance(goods, seen.chanceAbove(above, added))
      },
      say: ({ of, above, more, wins }, say) => [
        { verb: verb('shuffle your deck') },
        ...say.steps([{ word: 'draw' }]),
        ...(more === undefined ? [] : [{ verb: verb('add', { n: say.number(more) }) }]),
        {
          if: {
            join: 'and',
            of: [
              { subject: noun('total', 'the'), verbs: [verb('be more than', { n: { n: 'number', number: above } })] },
            ],
          },
          steps: [{ clause: { subject: say.those(of), verbs: [verb('cross over')] } }, ...say.steps(wins)],
        },
      ],
      examples: [{ of: 'imperial', above: 12, more: 6, wins: [{ word: 'draw' }] }],
    },
    deplete: {
      do: ({ whose }, game) => game.start('depleting', { word: 'self' }, undefined, { whose }),
      worth: ({ whose }) => [{ good: 'game', whose: whose === 'you' ? 'opponent' : 'you' }],
      say: ({ whose }, say) => ({
        clause: { subject: say.player(whose), verbs: [verb('lose all Life Force')] },
      }),
      examples: [{ whose: 'you' }, { whose: 'opponent' }],
    },
  },
})
