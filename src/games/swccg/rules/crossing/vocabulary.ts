/** Crossing over: a character goes over to the other player. */
import { vocabulary } from '../../texts/language/words.ts'

export const crossingWords = vocabulary({
  acts: {
    /**
     * Shuffles the Reserve Deck and draws destiny, to which `more` is added. If the total is more than `above`, such a card
     * crosses over to this player, and `wins` follows.
     */
    'cross over': { of: 'filter', above: 'number', 'more?': 'amount', wins: 'acts' },
    /** All of that player's Life Force is lost. */
    deplete: { whose: ['you', 'opponent'] },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    crossing: typeof crossingWords
  }
}
