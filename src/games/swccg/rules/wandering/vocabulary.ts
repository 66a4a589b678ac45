/** Wandering: Effects that move as characters do. */
import { vocabulary } from '../../texts/language/words.ts'

export const wanderingWords = vocabulary({
  leaves: {
    /** This card moves as a character of landspeed 1 does, and boards without a seat. */
    'move as a character': {},
  },
  questions: {
    /** Does this card, which is no character, move as one? */
    'move as a character': { card: 'subject' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    wandering: typeof wanderingWords
  }
}
