/** How looks at the top card are told and begun. */
import { define } from '../../texts/language/definitions.ts'
import { noun, pronoun, verb } from '../../texts/language/lexicon.ts'
import { peekingWords } from './vocabulary.ts'

export const peekingDefinitions = define(peekingWords, {
  acts: {
    'look at top': {
      can: ({ whose }, from) => from.cardsIn('reserve', whose) > 0,
      do: ({ whose, to }, game) => game.start('peeking', { word: 'self' }, undefined, { whose, to }),
      // Half of the cards are better put away, and the player then draws an unknown one.
      worth: () => [{ good: 'hand', whose: 'you', number: 0.5 }],
      say: ({ whose, to }) => {
        const owner = whose === 'opponent' ? 'opponent' : 'you'
        return [
          { verb: verb('look at', { deck: noun('pile reserve', 'the', { owner }) }) },
          {
            clause: {
              subject: pronoun('you'),
              mood: 'may',
              verbs: [
                to === 'used' ? verb('put it on', { pile: noun('pile used', 'the', { owner }) }) : verb('put it under'),
              ],
            },
          },
        ]
      },
      examples: [
        { whose: 'you', to: 'used' },
        { whose: 'opponent', to: 'bottom' },
      ],
    },
    'look at hand': {
      can: (_, from) => from.cardsIn('hand', 'opponent') > 0,
      do: ({ of }, game) => game.start('hand-look', { word: 'self' }, undefined, { fit: of }),
      worth: (_, { from }) => [{ good: 'sight', whose: 'opponent', number: from.cardsIn('hand', 'opponent') }],
      say: ({ of }, say) => [
        { verb: verb('look through', { hand: noun('pile hand', 'the', { owner: 'opponent' }) }) },
        {
          clause: {
            subject: pronoun('you'),
            mood: 'may',
            verbs: [
              verb('put out of that hand', { o: say.cards(of), pile: noun('pile used', 'the', { owner: 'opponent' }) }),
            ],
          },
        },
      ],
      examples: [{ of: 'starship' }],
    },
  },
})
