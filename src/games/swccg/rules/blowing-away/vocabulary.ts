/** Blowing away: a location loses all that is there, and all that is printed on it. */
import { vocabulary } from '../../texts/language/words.ts'

export const blowingAwayWords = vocabulary({
  acts: {
    /** Such locations; of a system the related ones are lost. `force`: the opponent loses this much for each Dark icon there. */
    'blow away': { of: 'filter', 'force?': 'number' },
    /** This player may move such cards to such a place before, each as they like; no move. */
    'leave in time': { of: 'filter', to: 'filter' },
  },
  tests: {
    /** Such a location was blown away. */
    'blown away': { fit: 'filter' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    blowingAway: typeof blowingAwayWords
  }
}
