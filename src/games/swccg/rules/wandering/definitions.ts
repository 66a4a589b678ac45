/** How Effects that move are told. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { wanderingWords } from './vocabulary.ts'

export const wanderingDefinitions = define(wanderingWords, {
  leaves: {
    'move as a character': {
      asks: { question: 'move as a character', roles: {}, own: 'card' },
      say: () => verb('move as a character'),
    },
  },
})
