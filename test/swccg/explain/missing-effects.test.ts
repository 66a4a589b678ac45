/** Why an Effect of the hand is not offered: its own condition, and not another moment. */
import { describe, expect, test } from 'vitest'
import { whyNot } from '../../../src/games/swccg/explain/why-not.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'

describe('an Effect that is not offered in the deploy phase', () => {
  const reasonFor = (title: string) => {
    const state = laid({
      ...{ turn: 'dark', phase: 'deploy', places: ['Endor, dark', 'Endor Back Door, dark'] },
      dark: { hand: title, force: '9' },
    })
    const decision = swccg.decisions(state).find(({ seat }) => seat === 'dark')
    return whyNot(swccg.view(state, 'dark') as View, decision!).map(({ refusal }) => refusal.refused)
  }

  test('names the condition of its text where that is not met', () => {
    expect(reasonFor('Establish Secret Base')).toEqual(['not.card-text'])
  })
})
