/** How revealed cards are told and deployed. */
import { define } from '../../texts/language/definitions.ts'
import { type NumberPhrase, verb } from '../../texts/language/lexicon.ts'
import { revealingWords } from './vocabulary.ts'

const digits = (number: number): NumberPhrase => ({ n: 'number', number })

export const revealingDefinitions = define(revealingWords, {
  acts: {
    reveal: {
      can: (_, from) => from.cardsIn('reserve', 'you') > 0,
      do: ({ number, of, to, all }, game) =>
        game.start('reveal', { word: 'self' }, undefined, {
          left: number,
          fit: of,
          to,
          all: all === true,
          source: null,
        }),
      worth: 'nobody knows the cards on top of a Reserve Deck',
      say: ({ number, of, to, all }, say) => [
        { verb: number === 1 ? verb('reveal the top card') : verb('reveal top cards', { n: digits(number) }) },
        {
          verb: verb(all ? 'deploy each revealed' : 'deploy what is revealed', {
            o: say.cards(of),
            to: say.where('to', to),
          }),
        },
      ],
      examples: [
        { number: 1, of: 'scout', to: { word: 'here' } },
        { number: 3, of: 'scout', to: 'site', all: true },
      ],
    },
  },
})
