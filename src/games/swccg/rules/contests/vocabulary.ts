/** Contests: both players draw for a card of theirs, and the lower number loses its card. */
import { vocabulary } from '../../texts/language/words.ts'

export const contestWords = vocabulary({
  stats: {
    /** The draw of a contest by the player of this card. */
    'contest destiny': 'card',
  },
  acts: {
    /** You draw for your card and add that value of it, your opponent draws for theirs; the lower total loses its card. */
    contest: { one: 'filter', two: 'filter', stat: 'stat' },
  },
})

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    contests: typeof contestWords
  }
}
