/** Sentence words of crashing. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const crashingLexicon = lexicon({
  verbs: {
    crash: { en: 'crash', fr: 's’écraser' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    crashing: typeof crashingLexicon
  }
}
