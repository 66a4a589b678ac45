/** Captives: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { whereFreed, whoSeizes, whoTakesOver } from './decisions.ts'
import { CAPTIVES, captiveWording } from './panel.ts'
import { CAPTIVE_ANSWERS } from './policy.ts'
import { captiveRules } from './rulebook.ts'
import { captureStep, closeCapture, closeHandOver, closeRelease, handOverStep, releaseStep } from './steps.ts'
import { captiveMarks, captiveMoments, captiveTellings } from './story.ts'
import { captiveVerbs } from './verbs.ts'

export const captives: Mechanism<
  'capture' | 'release' | 'hand-over',
  'seize' | 'freed' | 'take-over',
  'captured' | 'handed-over' | 'released'
> = {
  frames: {
    capture: { step: captureStep, close: (table, frame, _seat, answer) => closeCapture(table, frame, answer) },
    release: { step: releaseStep, close: (table, frame, _seat, answer) => closeRelease(table, frame, answer) },
    'hand-over': { step: handOverStep, close: (table, frame, _seat, answer) => closeHandOver(table, frame, answer) },
  },
  decisions: { seize: whoSeizes, freed: whereFreed, 'take-over': whoTakesOver },
  irrevocable: { captured: false, 'handed-over': false, released: false },
  tellings: captiveTellings,
  panels: CAPTIVES,
  words: {
    seize: (asked, _view, { language }) => captiveWording(asked, language),
    freed: (asked, _view, { language }) => captiveWording(asked, language),
    'take-over': (asked, _view, { language }) => captiveWording(asked, language),
  },
  verbs: captiveVerbs,
  answers: CAPTIVE_ANSWERS,
  rules: captiveRules,
  marks: captiveMarks,
  moments: captiveMoments,
}
