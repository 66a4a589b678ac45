/** Crashing: vehicles that stay where they are and do nothing any more. */
import { vocabulary } from '../../texts/language/words.ts'

export const crashingWords = vocabulary({
  acts: {
    /** Such a vehicle crashes. */
    crash: { of: 'filter' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    crashing: typeof crashingWords
  }
}
