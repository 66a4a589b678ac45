/** Sentence words of Objectives. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const objectiveLexicon = lexicon({
  verbs: {
    'turn over': { en: 'turn {o} over', fr: 'retourner {o}' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    objectives: typeof objectiveLexicon
  }
}
