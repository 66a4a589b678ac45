/** A further battle where one was just fought. */
import { vocabulary } from '../../texts/language/words.ts'

export const rebattleWords = vocabulary({
  acts: {
    /** At the place of the battle that is over; cards and weapons that have battled do so once more. */
    'battle again': {},
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    rebattle: typeof rebattleWords
  }
}
