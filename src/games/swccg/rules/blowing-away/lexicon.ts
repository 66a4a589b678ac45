/** Sentence words of blowing away. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const blowingAwayLexicon = lexicon({
  verbs: {
    'be blown away': { en: 'be blown away', fr: 'exploser' },
    'have been blown away': { en: 'be blown away', fr: 'avoir explosé' },
    'lose Force for icons': {
      en: 'lose {n} Force for each Dark Side icon on its locations',
      fr: 'perdre {n} points de Force par icône du côté obscur sur ses localisations',
    },
    'leave in time': { en: 'relocate {to} first', fr: 'être d’abord relocalisé{e} {to}' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    blowingAway: typeof blowingAwayLexicon
  }
}
