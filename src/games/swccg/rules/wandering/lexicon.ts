/** Sentence words of Effects that move. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const wanderingLexicon = lexicon({
  verbs: {
    'move as a character': { en: 'move like a character', fr: 'se déplacer comme un personnage' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    wandering: typeof wanderingLexicon
  }
}
