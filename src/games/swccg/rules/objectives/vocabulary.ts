/** Objectives: cards with two sides that begin the game on table. */
import { vocabulary } from '../../texts/language/words.ts'

export const objectiveWords = vocabulary({
  acts: {
    /** This card, so that its other side is in front. */
    'turn over': {},
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    objectives: typeof objectiveWords
  }
}
