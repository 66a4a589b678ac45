/** Sentence words of cards that leave a battle. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const excludedLexicon = lexicon({
  verbs: {
    'be excluded': { en: 'be excluded from the battle', fr: 'être exclu{e} de la bataille' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    excluded: typeof excludedLexicon
  }
}
