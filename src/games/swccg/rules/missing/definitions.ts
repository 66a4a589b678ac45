/** How missing characters and searches are told and begun. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { fatesOf } from '../../texts/language/worth.ts'
import { missingWords } from './vocabulary.ts'

export const missingDefinitions = define(missingWords, {
  filters: {
    missing: {
      say: () => ({ adjectives: ['missing'] }),
      read: (card, _, from) => from.markOf(card) === 'missing',
      resting: true,
    },
    rested: {
      say: () => ({ posts: [{ p: 'phrase', phrase: 'that has not moved' }] }),
      read: (card, _, from) => !from.hasMoved(card),
    },
  },
  acts: {
    'go missing': {
      decides: ({ of }) => ({
        ...{ asks: 'cards', in: 'table', of, count: (found) => ({ min: Math.min(found, 1), max: Math.min(found, 1) }) },
      }),
      do: (_, game, { cards }) => game.start('missing', cards),
      // One of them is chosen.
      worth: ({ of }, seen) => fatesOf(of, 'missing', seen).slice(0, 1),
      say: ({ of }, say) => ({ verb: verb('make missing', { o: say.cards(of) }) }),
      examples: [{ of: 'character' }],
    },
    search: {
      do: ({ with: party }, game) => game.start('search', party),
      worth: 'a destiny decides whether the search finds anybody, and the party cannot do anything else in that phase',
      say: ({ with: party }, say) => ({ verb: verb('search with', { o: say.those(party) }) }),
      examples: [{ with: 'character' }],
    },
  },
})
