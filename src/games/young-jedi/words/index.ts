/** Young Jedi in words. Each text holds only facts that its reader may know. */
import type { Words } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { glanceOf, storyOf } from '../story/story-words.ts'
import type { View } from '../view/player-view.ts'
import { decisionWords } from './asked-words.ts'
import { changedWords, orderWords, standingWords } from './order-words.ts'
import { outcomeWords } from './outcome.ts'
import { refusalWords } from './refusals.ts'
import { sideInSentence, sideName, speak } from './say.ts'

/** The words of Young Jedi, as the contract wants them. */
export const words: Words<View, Side> = {
  title: (language) => speak(language)('game'),
  seat: sideName,
  seatInSentence: sideInSentence,
  format: (format, language) =>
    format === 'starter' || format === 'full' || format === 'lesson' ? speak(language)(`format.${format}`) : format,
  decision: decisionWords,
  events: storyOf,
  story: glanceOf,
  refusal: refusalWords,
  outcome: outcomeWords,
  order: orderWords,
  standing: standingWords,
  changes: changedWords,
}
