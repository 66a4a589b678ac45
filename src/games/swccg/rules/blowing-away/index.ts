/** Blowing away: all that the game gets of it. */
import type { Mechanism } from '../../mechanism.ts'
import { whoLeaves } from './decisions.ts'
import { LEAVING, leavingWords } from './panel.ts'
import { LEAVING_ANSWERS } from './policy.ts'
import { blowingAwayRules } from './rulebook.ts'
import { blowingAwayStep, closeLeaving, leavingStep } from './steps.ts'
import { blowingAwayMoments, blowingAwayTellings } from './story.ts'
import { leavingVerbs } from './verbs.ts'

export const blowingAway: Mechanism<'blowing-away' | 'leaving', 'leaving', 'blown-away'> = {
  frames: {
    'blowing-away': { step: blowingAwayStep, close: () => {} },
    leaving: { step: leavingStep, close: closeLeaving },
  },
  decisions: { leaving: whoLeaves },
  irrevocable: { 'blown-away': false },
  tellings: blowingAwayTellings,
  panels: LEAVING,
  words: { leaving: (asked, _view, { language }) => leavingWords(asked, language) },
  verbs: leavingVerbs,
  answers: LEAVING_ANSWERS,
  marks: {},
  moments: blowingAwayMoments,
  rules: blowingAwayRules,
}
