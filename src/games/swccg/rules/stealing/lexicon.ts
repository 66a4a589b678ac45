/** Sentence words of stealing. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const stealingLexicon = lexicon({
  nouns: {
    'character aboard': {
      en: { one: 'character aboard', many: 'characters aboard' },
      fr: { one: 'personnage à bord', many: 'personnages à bord' },
    },
  },
  verbs: {
    steal: { en: 'steal {o}', fr: 'voler {o}' },
    'steal from hand': {
      en: 'look at a random card in your opponent’s hand; steal it into your hand if it is {o}',
      fr: 'regarder au hasard une carte de la main adverse ; si c’est {o}, la voler et la prendre en main',
    },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    stealing: typeof stealingLexicon
  }
}
