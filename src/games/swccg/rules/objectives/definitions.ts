/** How Objectives are told and turned over. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { objectiveWords } from './vocabulary.ts'

export const objectiveDefinitions = define(objectiveWords, {
  acts: {
    'turn over': {
      do: (_, game) => game.start('turning', { word: 'self' }),
      worth: 'which side is better depends on all that both sides of the card say',
      say: (_, say) => ({ verb: verb('turn over', { o: say.self }) }),
    },
  },
})
