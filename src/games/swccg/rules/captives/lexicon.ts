/** Sentence words of captives. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const captiveLexicon = lexicon({
  verbs: {
    capture: { en: 'capture {o}[ with {by}]', fr: 'capturer {o}[ avec {by}]' },
    'be released': { en: 'be released', fr: 'être libéré{e}' },
  },
  phrases: {
    'in captivity': { en: 'in captivity', fr: 'en captivité' },
    escorting: { en: 'escorting {o}', fr: 'qui escorte{nt} {o}' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    captives: typeof captiveLexicon
  }
}
