/** The part of a turn that waits after a stop of the opponent. */
import { expect, test } from 'vitest'
import { keptSteps } from '../../../src/games/swccg/panels/plans/kept-steps.ts'
import { voiceOf } from './full-tables.ts'

test('the rest of a stopped turn is told in the order of the phases', () => {
  const steps = [
    { kind: 'act', exit: 'do', groups: ['deploy'] },
    { kind: 'deploy-where', exit: 'do', groups: ['together'] },
    { kind: 'act', exit: 'pass', groups: [] },
    { kind: 'act', exit: 'do', groups: ['move'] },
    { kind: 'draw', exit: 'draw-end', groups: [], number: 2 },
  ]
  expect(keptSteps(steps, voiceOf('dark', 'en'))).toBe('deploy 2, move 1, draw 2, end turn')
  expect(keptSteps(steps, voiceOf('dark', 'fr'))).toBe('déployer 2, déplacer 1, piocher 2, finir le tour')
  expect(keptSteps([], voiceOf('dark', 'en'))).toBeNull()
})
