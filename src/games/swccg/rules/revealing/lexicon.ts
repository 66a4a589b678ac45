/** Sentence words of revealed cards. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const revealingLexicon = lexicon({
  verbs: {
    'reveal the top card': {
      en: 'reveal the first card of your Reserve Deck',
      fr: 'révéler la première carte de votre pile de réserve',
    },
    'reveal top cards': {
      en: 'reveal the first {n} cards of your Reserve Deck',
      fr: 'révéler les {n} premières cartes de votre pile de réserve',
    },
    'deploy each revealed': {
      en: 'deploy {to} for free each of them that is {o}',
      fr: 'déployer gratuitement {to} chacune d’elles qui est {o}',
    },
    'deploy what is revealed': {
      en: 'deploy it {to} for free if it is {o} and you like',
      fr: 'déployer gratuitement {to} cette carte si c’est {o} et que vous le souhaitez',
    },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    revealing: typeof revealingLexicon
  }
}
