/** How cards are told that leave a battle, or are hit without a shot. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { fatesOf } from '../../texts/language/worth.ts'
import { excludedWords } from './vocabulary.ts'

export const excludedDefinitions = define(excludedWords, {
  acts: {
    exclude: {
      do: ({ of }, game) => game.start('exclude', of),
      worth: ({ of }, seen) => fatesOf(of, 'excluded', seen),
      say: ({ of }, say) => ({ clause: { subject: say.those(of), verbs: [verb('be excluded')] } }),
      examples: [{ of: 'character' }],
    },
    hit: {
      do: ({ of }, game) => game.start('strike', of),
      worth: ({ of }, seen) => fatesOf(of, 'hit', seen),
      say: ({ of }, say) => ({ clause: { subject: say.those(of), verbs: [verb('be hit')] } }),
      examples: [{ of: 'character' }],
    },
  },
})
