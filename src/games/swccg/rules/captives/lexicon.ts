/** Sentence words of captives. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const captiveLexicon = lexicon({
  adjectives: { frozen: { en: 'frozen', fr: 'congelé{e}' } },
  verbs: {
    capture: { en: 'capture {o}[ with {by}]', fr: 'capturer {o}[ avec {by}]' },
    'hand over': { en: 'hand {o} over to {to}', fr: 'confier {o} à {to}' },
    'be handed over': { en: 'be handed over by {by}', fr: 'être confié{e} par {by}' },
    'be released': { en: 'be released', fr: 'être libéré{e}' },
  },
  phrases: {
    'in captivity': { en: 'in captivity', fr: 'en captivité' },
    'even in captivity': { en: '(even in captivity)', fr: '(même en captivité)' },
    escorting: { en: 'escorting {o}', fr: 'qui escorte{nt} {o}' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    captives: typeof captiveLexicon
  }
}
