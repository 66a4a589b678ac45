/** Missing characters: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { act, filter, moment } from '../../texts/language/makers.ts'
import { missingRules } from './rulebook.ts'
import { missingStep, searchStep } from './steps.ts'
import { missingMarks, missingTellings } from './story.ts'

const HERE = filter('at', { place: filter('here') })

export const missing: Mechanism<'missing' | 'search', never, 'missing' | 'search-made'> = {
  frames: {
    missing: { step: missingStep, close: () => {} },
    search: { step: searchStep, close: () => {} },
  },
  ...{ decisions: {}, panels: {}, words: {}, answers: {} },
  marks: missingMarks,
  texts: {
    missing: {
      search: {
        offer: 'may',
        at: [moment('phase', { phase: 'control', whose: 'you' })],
        choose: {
          party: {
            of: filter('all', { whose: 'you', fit: ['character', filter('rested'), HERE] }),
            many: 'any, together',
          },
        },
        does: [act('search', { with: filter('the', { name: 'party' }) })],
      },
    },
  },
  verbs: [],
  irrevocable: { missing: false, 'search-made': true },
  tellings: missingTellings,
  rules: missingRules,
}
