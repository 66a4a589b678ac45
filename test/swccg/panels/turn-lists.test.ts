/** Lists and plans of a player's own turn: nothing is played for good, all can be reached, and plans keep their word. */
import { describe, expect, test } from 'vitest'
import { isRefusal, type PanelQuestion } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import type { PreviewPosition } from '../../../src/matches/pending.ts'
import { withSilences } from '../../../src/matches/silence.ts'
import { everyPanel, tried } from './turn-entries.ts'
import { everyQuestion, firstDrafts, type Position, panelOf, TURN_KINDS, voiceAt } from './turn-positions.ts'

const game = swccg as unknown as AnyGame

const isTurn = ({ decision }: Position): boolean => (TURN_KINDS as readonly string[]).includes(decision.kind)
const name = ({ decision }: Position): string => `${decision.kind} ${decision.about.phase ?? ''}`

describe('a list of a turn', () => {
  test('reaches, with the buttons and the menu, each option of its question in at most two lists', () => {
    const missing = new Map<string, string>()
    let options = 0
    everyQuestion(['reach-1'], 0.3, (position) => {
      const { decision } = position
      const { shape } = decision
      if (!isTurn(position) || shape.type !== 'choose') return
      const reached = new Set<string>()
      everyPanel(position, ({ actions, more, list }, begun) => {
        for (const action of [...actions, ...more]) {
          for (const id of answerBy(decision, action, begun)?.choose ?? []) reached.add(id)
          for (const id of action.puts?.choose ?? []) reached.add(id)
        }
        for (const { choose } of list?.entries ?? []) for (const id of choose) reached.add(id)
      })
      for (const { id, like } of shape.options) {
        options += 1
        const twin = shape.options.some((one) => one.like === like && like !== undefined && reached.has(one.id))
        // Where the phase is still to come, its options are reached by passing.
        if (!reached.has(id) && !twin) missing.set(name(position), JSON.stringify([id, shape.options.length]))
      }
    })
    expect([...missing]).toEqual([])
    expect(options).toBeGreaterThan(300)
  })
})

/** Plays pending answers one after the other on the real game. */
function playedSingly(state: State, { answers }: PreviewPosition, seat: 'dark' | 'light'): State {
  let now = state
  for (const answer of answers) {
    const step = swccg.play(now, seat, [answer])
    if (isRefusal(step)) throw new Error(step.refused)
    now = withSilences(game, seat, now, step, []).state as State
  }
  return now
}

/** A panel without its picture. */
const worded = ({ scene: _, ...words }: PanelQuestion) => words

describe('a planned turn', () => {
  test('gives the same game as its answers given one by one, and nothing once it is undone', () => {
    let plans = 0
    everyQuestion(['plan-1'], 0.2, (position) => {
      if (!isTurn(position)) return
      const [begun] = firstDrafts(position)
      if (begun === undefined) return
      const voice = voiceAt(position.decision.seat, 0)
      const panel = panelOf(position, begun, voice)
      const [action] = panel.actions
      const given = action === undefined ? null : answerBy(position.decision, action, begun)
      if (given === null || action?.next === undefined) return
      const { ahead } = tried(position, given, action.next)
      if (ahead.answers.length < 2) return
      plans += 1
      expect(ahead.state).toEqual(playedSingly(position.state, ahead, position.decision.seat))
      // Undoing all of them shows the question as it was.
      expect(worded(panelOf(position, begun, voice))).toEqual(worded(panel))
    })
    expect(plans).toBeGreaterThan(8)
  })

  test('does what its button says: it deploys as many cards, and draws as many, as are proposed', () => {
    const broken = new Map<string, string>()
    let kept = 0
    everyQuestion(['word-1'], 0.2, (position) => {
      if (!isTurn(position)) return
      const [begun] = firstDrafts(position)
      if (begun?.suggested !== true) return
      const { decision, state } = position
      const { actions } = panelOf(position, begun, voiceAt(decision.seat, 0))
      const [action] = actions
      const numbers = /^✦ (?:Deploy (\d+))?(?:, draw |Draw )?(\d+)?(?:, )?end turn$/.exec(action?.label ?? '')
      const given = action === undefined ? null : answerBy(decision, action, begun)
      if (numbers === null || given === null) return
      const { ahead, final } = tried(position, given, action?.next)
      const events = ahead.pending.flatMap((one) => one.events)
      const { hand } = viewOf(ahead.state as State, decision.seat)
      const [, deploys = '0', draws = '0'] = numbers
      const before = viewOf(state, decision.seat).hand.length
      kept += 1
      if (!final || hand.length !== before - Number(deploys) + Number(draws))
        broken.set(action?.label ?? '', JSON.stringify([final, before, hand.length, events.map(({ type }) => type)]))
    })
    expect([...broken]).toEqual([])
    expect(kept).toBeGreaterThan(8)
  })
})
