/** Sentence words of following. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const followingLexicon = lexicon({
  verbs: {
    'go along': {
      en: 'go along for free, with landspeed {n}, when {o} moves by landspeed',
      fr: 'accompagner gratuitement {o} lors d’un déplacement par vitesse terrestre, avec {n} en vitesse terrestre',
    },
    follow: { en: 'follow for free', fr: 'suivre gratuitement' },
  },
  phrases: {
    'within range behind it': {
      en: 'within range at the site just left by {o}',
      fr: 'à portée, au site quitté par {o}',
    },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    following: typeof followingLexicon
  }
}
