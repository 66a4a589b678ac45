/** Sentence words of further battles. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const rebattleLexicon = lexicon({
  verbs: {
    'battle again': {
      en: 'initiate a new battle there, in which your opponent alone may react, nobody may react away, and neither player takes battle damage',
      fr: 'y lancer une nouvelle bataille, où votre adversaire seul peut réagir, où personne ne peut partir en réaction, et où aucun joueur ne subit de dommages de bataille',
    },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    rebattle: typeof rebattleLexicon
  }
}
