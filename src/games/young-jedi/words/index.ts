/** Young Jedi in words. Each text is made from what its reader may know and nothing else. */
import type { Words } from '../../game.ts'
import type { View } from '../view.ts'
import { decisionWords } from './decisions.ts'
import { orderWords, standingWords } from './orders.ts'
import { outcomeWords } from './outcome.ts'
import { refusalWords } from './refusals.ts'
import { sideName, speak } from './say.ts'
import { storyOf } from './story.ts'

export const words: Words<View> = {
  title: (language) => speak(language)('game'),
  seat: sideName,
  format: (format, language) =>
    format === 'starter' || format === 'full' ? speak(language)(`format.${format}`) : format,
  decision: decisionWords,
  events: storyOf,
  refusal: refusalWords,
  outcome: outcomeWords,
  order: orderWords,
  standing: standingWords,
}
