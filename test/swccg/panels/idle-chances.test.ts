/** Texts of a player's own activate and draw phase: their chance is asked only of a player who has one (decision U-47). */
import { describe, expect, it } from 'vitest'
import { type Decision, isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { positionOf } from '../../../src/games/swccg/scenarios/laid-position.ts'
import { scenarioForm } from '../../../src/games/swccg/scenarios/scenario-form.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { voiceOf } from './full-tables.ts'

/** Dark begins a turn with a place of Endor, in the format with all cards. */
const begun = (hand: string): State =>
  positionOf(
    scenarioForm.parse({
      ...{ id: 'turn', title: 'a turn', rule: '6.2', phase: 'activate', dark: { hand, force: '0' } },
      places: ['Endor Great Forest, dark | Tarl'],
    }),
  ).state

/** The questions of Dark, as the program finds them. */
const asked = (state: State): Decision<Side> => {
  const decision = swccg.decisions(state).find(({ seat }) => seat === 'dark')
  if (decision === undefined) throw new Error('nothing is asked')
  return decision
}
const answered = (state: State, exit: string, more: object = {}): State => {
  const step = swccg.play(state, 'dark', [{ decision: asked(state).id, exit, ...more }])
  if (isRefusal(step)) throw new Error(JSON.stringify(step))
  return step.state
}
const panelOf = (state: State) =>
  swccg.panels.ask(asked(state), swccg.view(state, 'dark'), { suggested: false }, voiceOf('dark', 'en'), [])

describe('a text of the activate phase', () => {
  it('is offered behind the activation to a player who has it', () => {
    const state = begun('Endor Occupation')
    expect(asked(state).kind).toBe('activate')
    const after = answered(state, 'activate', { number: 1 })
    expect(asked(after).kind).toBe('begin')
    expect(panelOf(after).question).toBe('Use or play something first?')
    const next = panelOf(state).actions[0]?.next ?? ''
    expect(swccg.panels.follow(next, asked(after), swccg.view(after, 'dark'))).toBeNull()
  })

  it('is passed by the same tap where a player has none', () => {
    const state = begun('Tarl')
    const after = answered(state, 'activate', { number: 1 })
    // The rules ask whatever the hand holds.
    expect(asked(after).kind).toBe('begin')
    for (const { next = '', exit } of [...panelOf(state).actions, ...panelOf(state).more])
      if (exit !== undefined)
        expect(swccg.panels.follow(next, asked(after), swccg.view(after, 'dark'))).toEqual({ exit: 'pass' })
  })

  it('is not passed for the opponent', () => {
    const after = answered(begun('Tarl'), 'activate', { number: 1 })
    const theirs = { ...asked(after), seat: 'light' } as Decision<Side>
    expect(swccg.panels.follow('idle', theirs, swccg.view(after, 'light'))).toBeNull()
  })
})
