/** How stealing is told and begun. */
import { define } from '../../texts/language/definitions.ts'
import { noun, verb } from '../../texts/language/lexicon.ts'
import { fatesOf } from '../../texts/language/worth.ts'
import { stealingWords } from './vocabulary.ts'

export const stealingDefinitions = define(stealingWords, {
  acts: {
    steal: {
      do: ({ of }, game) => game.start('steal', of),
      worth: ({ of }, seen) => fatesOf(of, 'lost', seen),
      say: ({ of }, say) => [
        { verb: verb('steal', { o: say.those(of) }) },
        { clause: { subject: noun('character aboard', 'any'), verbs: [verb('be lost')] } },
      ],
      examples: [{ of: 'vehicle' }],
    },
    'steal from hand': {
      can: (_, from) => from.cardsIn('hand', 'opponent') > 0,
      do: ({ of }, game) => game.start('steal-held', { word: 'self' }, undefined, { fit: of }),
      worth: 'chance decides which card of the hand it is',
      say: ({ of }, say) => ({ verb: verb('steal from hand', { o: say.cards(of) }) }),
      examples: [{ of: 'vehicle' }],
    },
  },
})
