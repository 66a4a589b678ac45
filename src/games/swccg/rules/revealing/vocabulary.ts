/** Revealing the top cards of a Reserve Deck, and deploying some of them. */
import { vocabulary } from '../../texts/language/words.ts'

export const revealingWords = vocabulary({
  acts: {
    /**
     * The top cards of your Reserve Deck are shown to both players; such cards among them deploy for free in this battle: all that
     * can (`all`), or those that you like. The rest stays on top in its order.
     */
    reveal: { number: 'number', of: 'filter', to: 'filter', 'all?': 'flag' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    revealing: typeof revealingWords
  }
}
