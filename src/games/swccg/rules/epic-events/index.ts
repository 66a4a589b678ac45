/** Epic Events: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { epicEventsEn } from './en.ts'
import { epicEventsFr } from './fr.ts'
import { attemptTexts } from './panel.ts'
import { epicEventRules } from './rulebook.ts'
import { attemptWindows } from './scene.ts'
import { attemptDrawn, attemptMoreStep, attemptStep, epicEvent } from './steps.ts'
import { epicEventMoments, epicEventTellings } from './story.ts'

export const epicEvents: Mechanism<'attempt' | 'attempt-more', never, 'attempt-begun' | 'attempted'> = {
  frames: {
    attempt: { step: attemptStep, close: () => {} },
    'attempt-more': { step: attemptMoreStep, close: () => {} },
  },
  ...{ decisions: {}, panels: {}, words: {}, answers: {}, marks: {} },
  verbs: [],
  irrevocable: { 'attempt-begun': false, attempted: false },
  tellings: epicEventTellings,
  moments: epicEventMoments,
  shownTexts: attemptTexts,
  shown: { windows: attemptWindows },
  openTotal: attemptDrawn,
  types: {
    'epic event': {
      ...epicEvent,
      missing: { en: epicEventsEn['events.nowhere'], fr: epicEventsFr['events.nowhere'], rules: ['37.1'] },
    },
  },
  rules: epicEventRules,
}
