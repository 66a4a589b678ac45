/** Objectives: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { whatIsBrought } from './decisions.ts'
import { objectivesEn } from './en.ts'
import { objectivesFr } from './fr.ts'
import { bringingWords, OBJECTIVES } from './panel.ts'
import { OBJECTIVE_ANSWERS, objectiveGoal } from './policy.ts'
import { objectiveRules } from './rulebook.ts'
import { objectiveCloseUps, objectiveMoments } from './scene.ts'
import { closeOpening, objectiveType, openingStep, turningStep } from './steps.ts'
import { objectiveTellings } from './story.ts'
import { objectiveVerbs } from './verbs.ts'

export const objectives: Mechanism<
  'opening' | 'turning',
  'bring',
  'objective-shown' | 'objective-gone' | 'turned-over'
> = {
  frames: {
    opening: { step: openingStep, close: (table, frame, _seat, answer) => closeOpening(table, frame, answer) },
    turning: { step: turningStep, close: (table) => table.pop() },
  },
  decisions: { bring: whatIsBrought },
  irrevocable: { 'objective-shown': true, 'objective-gone': true, 'turned-over': false },
  tellings: objectiveTellings,
  panels: OBJECTIVES,
  words: { bring: (asked, view, { language }) => bringingWords(asked, view, language) },
  verbs: objectiveVerbs,
  answers: OBJECTIVE_ANSWERS,
  goals: [objectiveGoal],
  types: {
    objective: {
      ...objectiveType,
      missing: { en: objectivesEn['objectives.nowhere'], fr: objectivesFr['objectives.nowhere'], rules: ['36.1'] },
    },
  },
  closeUps: objectiveCloseUps,
  moments: objectiveMoments,
  rules: objectiveRules,
  marks: {},
}
