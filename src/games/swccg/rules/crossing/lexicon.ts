/** Sentence words of crossing over. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const crossingLexicon = lexicon({
  nouns: {
    total: { en: { one: 'total', many: 'totals' }, fr: { one: 'total', many: 'totaux' } },
  },
  verbs: {
    'shuffle your deck': { en: 'shuffle your Reserve Deck', fr: 'mélanger votre pile de réserve' },
    add: { en: 'add {n}', fr: 'ajouter {n}' },
    'be more than': { en: 'be more than {n}', fr: 'dépasser {n}' },
    'cross over': { en: 'cross over to your side', fr: 'passer dans votre camp' },
    'lose all Life Force': { en: 'lose all Life Force', fr: 'perdre toute sa Force vitale' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    crossing: typeof crossingLexicon
  }
}
