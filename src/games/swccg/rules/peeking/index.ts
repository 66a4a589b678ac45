/** Looks at the top card of a Reserve Deck: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { whatBecomes } from './decisions.ts'
import { PEEKING, peekingWording } from './panel.ts'
import { PEEKING_ANSWERS } from './policy.ts'
import { peekingRules } from './rulebook.ts'
import { closePeeking, peekingStep } from './steps.ts'
import { peekingTellings } from './story.ts'
import { peekingVerbs } from './verbs.ts'

export const peeking: Mechanism<'peeking', 'peek', 'peeked' | 'top-moved'> = {
  frames: {
    peeking: { step: peekingStep, close: (table, frame, _seat, answer) => closePeeking(table, frame, answer) },
  },
  decisions: { peek: whatBecomes },
  irrevocable: { peeked: true, 'top-moved': false },
  tellings: peekingTellings,
  panels: PEEKING,
  words: { peek: (asked, _view, { language }) => peekingWording(asked, language) },
  verbs: peekingVerbs,
  answers: PEEKING_ANSWERS,
  rules: peekingRules,
  marks: {},
}
