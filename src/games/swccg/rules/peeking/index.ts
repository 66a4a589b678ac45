/** Looks at the top card of a Reserve Deck and at a hand: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { whatBecomes, whichHeld } from './decisions.ts'
import { PEEKING, peekingWording, scanWording } from './panel.ts'
import { PEEKING_ANSWERS } from './policy.ts'
import { peekingRules } from './rulebook.ts'
import { closeHandLook, closePeeking, handLookStep, peekingStep } from './steps.ts'
import { peekingTellings } from './story.ts'
import { peekingVerbs } from './verbs.ts'

export const peeking: Mechanism<
  'peeking' | 'hand-look',
  'peek' | 'scan',
  'peeked' | 'top-moved' | 'hand-looked' | 'held-placed'
> = {
  frames: {
    peeking: { step: peekingStep, close: (table, frame, _seat, answer) => closePeeking(table, frame, answer) },
    'hand-look': { step: handLookStep, close: (table, frame, _seat, answer) => closeHandLook(table, frame, answer) },
  },
  decisions: { peek: whatBecomes, scan: whichHeld },
  irrevocable: { peeked: true, 'top-moved': false, 'hand-looked': true, 'held-placed': true },
  tellings: peekingTellings,
  panels: PEEKING,
  words: {
    peek: (asked, _view, { language }) => peekingWording(asked, language),
    scan: (asked, _view, { language }) => scanWording(asked, language),
  },
  verbs: peekingVerbs,
  answers: PEEKING_ANSWERS,
  rules: peekingRules,
  marks: {},
}
