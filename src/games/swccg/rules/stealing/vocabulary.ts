/** Stealing: a card of the opponent is yours from then on. */
import { vocabulary } from '../../texts/language/words.ts'

export const stealingWords = vocabulary({
  acts: {
    /** Such a card on table is yours from now on; the characters aboard are lost. */
    steal: { of: 'filter' },
    /** You look at a card of your opponent's hand, at random; one of this kind comes into your hand. */
    'steal from hand': { of: 'filter' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    stealing: typeof stealingWords
  }
}
