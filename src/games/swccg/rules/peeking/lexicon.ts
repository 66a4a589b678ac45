/** Sentence words of looks at the top card. */
import { lexicon } from '../../texts/language/lexicon.ts'

export const peekingLexicon = lexicon({
  verbs: {
    'look at': { en: 'see which card lies on top of {deck}', fr: 'voir quelle carte est sur le dessus de {deck}' },
    'look through': { en: 'look at {hand}', fr: 'regarder {hand}' },
    'put out of that hand': {
      en: 'place {o} from it on {pile}, shown to both players',
      fr: 'mettre {o} de cette main sur {pile}, en montrant la carte aux deux joueurs',
    },
    'put it on': { en: 'move that card onto {pile}', fr: 'mettre cette carte-là sur {pile}' },
    'put it under': { en: 'move that card under that deck', fr: 'mettre cette carte-là sous cette pile' },
  },
})

declare module '../../texts/language/lexicon.ts' {
  interface Lexicons {
    peeking: typeof peekingLexicon
  }
}
