/** How further battles are told and begun. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { rebattleWords } from './vocabulary.ts'

export const rebattleDefinitions = define(rebattleWords, {
  acts: {
    'battle again': {
      // Rule 59.2: both still occupy the place, and it costs Force as each battle does.
      can: (_, from) =>
        from.it !== null &&
        from.occupies('you', from.it) &&
        from.occupies('opponent', from.it) &&
        from.cardsIn('force', 'you') > 0,
      do: (_, game) => game.start('rebattle', { word: 'self' }),
      worth: 'a battle is worth what its odds say, which no act knows',
      say: () => ({ verb: verb('battle again') }),
    },
  },
})
