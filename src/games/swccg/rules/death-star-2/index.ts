/** The mobile system and its sectors: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { whereSystemGoes, whoEscapes } from './decisions.ts'
import { closeEscape, escapeStep } from './escape.ts'
import { ESCAPES, escapeWords, SYSTEM_GOALS, systemGoalWords } from './panel.ts'
import { attackRun, DEATH_STAR_ANSWERS } from './policy.ts'
import { deathStarRules } from './rulebook.ts'
import { sectorMoves } from './scene.ts'
import { closeSystemMove, goBack, goesBySector, passageStep, systemMoveStep } from './steps.ts'
import { deathStarTellings } from './story.ts'
import { deathStarVerbs } from './verbs.ts'
import { spaceSteps } from './ways.ts'

export const deathStar2: Mechanism<
  'passage' | 'system-move' | 'escape',
  'system-goal' | 'escape',
  'passage-drawn' | 'system-moved'
> = {
  frames: {
    passage: { step: passageStep, close: () => {} },
    'system-move': { step: systemMoveStep, close: closeSystemMove },
    escape: { step: escapeStep, close: closeEscape },
  },
  decisions: { 'system-goal': whereSystemGoes, escape: whoEscapes },
  irrevocable: { 'passage-drawn': true, 'system-moved': false },
  tellings: deathStarTellings,
  panels: { ...SYSTEM_GOALS, ...ESCAPES },
  words: {
    'system-goal': (asked, _view, { language }) => systemGoalWords(asked, language),
    escape: (asked, _view, { language }) => escapeWords(asked, language),
  },
  verbs: deathStarVerbs,
  answers: DEATH_STAR_ANSWERS,
  goals: [attackRun],
  marks: {},
  ways: { ships: spaceSteps, goes: goesBySector, ends: goBack },
  shown: { moves: sectorMoves },
  rules: deathStarRules,
}
