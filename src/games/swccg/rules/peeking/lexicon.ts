/** Sentence words of looks at the top card. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const peekingLexicon = lexicon({
  verbs: {
    'look at': { en: 'look at the top card of {deck}', fr: 'regarder la carte du dessus de {deck}' },
    'put it on': { en: 'place that card on {pile}', fr: 'mettre cette carte-là sur {pile}' },
    'put it under': { en: 'place that card under that deck', fr: 'mettre cette carte-là sous cette pile' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    peeking: typeof peekingLexicon
  }
}
