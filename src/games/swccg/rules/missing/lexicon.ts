/** Sentence words of missing characters. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const missingLexicon = lexicon({
  adjectives: { missing: { en: 'missing', fr: 'porté{e} disparu{e}' } },
  verbs: {
    'make missing': { en: 'make {o} missing', fr: 'faire disparaître {o}' },
    'search with': { en: 'search with {o} for a missing character here', fr: 'chercher ici un disparu avec {o}' },
  },
  phrases: {
    'that has not moved': {
      en: 'that {is} yet to move or search this turn',
      fr: 'sans déplacement ni recherche ce tour-ci',
    },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    missing: typeof missingLexicon
  }
}
