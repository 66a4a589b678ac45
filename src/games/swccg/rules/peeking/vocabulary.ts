/** Looks at the top card of a Reserve Deck. */
import { vocabulary } from '../../texts/language/words.ts'

export const peekingWords = vocabulary({
  acts: {
    /** Its player alone sees the top card of that player's Reserve Deck, and may move it there. */
    'look at top': { whose: 'player', to: ['used', 'bottom'] },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    peeking: typeof peekingWords
  }
}
