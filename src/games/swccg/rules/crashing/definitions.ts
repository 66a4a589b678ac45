/** How crashes are told and begun. */
import { define } from '../../texts/language/definitions.ts'
import { verb } from '../../texts/language/lexicon.ts'
import { fatesOf } from '../../texts/language/worth.ts'
import { crashingWords } from './vocabulary.ts'

export const crashingDefinitions = define(crashingWords, {
  acts: {
    crash: {
      do: ({ of }, game) => game.start('crash', of),
      worth: ({ of }, seen) => fatesOf(of, 'missing', seen),
      say: ({ of }, say) => ({ clause: { subject: say.those(of), verbs: [verb('crash')] } }),
      examples: [{ of: 'vehicle' }],
    },
  },
})
