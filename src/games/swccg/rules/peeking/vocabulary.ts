/** Looks at the top card of a Reserve Deck, and through a hand. */
import { vocabulary } from '../../texts/language/words.ts'

export const peekingWords = vocabulary({
  acts: {
    /** Its player alone sees the top card of that player's Reserve Deck, and may move it there. */
    'look at top': { whose: 'player', to: ['used', 'bottom'] },
    /** Its player alone sees the opponent's hand, and may place one such card of it on its owner's Used Pile. */
    'look at hand': { of: 'filter' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    peeking: typeof peekingWords
  }
}
