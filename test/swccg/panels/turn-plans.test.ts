/** The rest of a turn that is laid ahead with its drains, and played when the opponent has paid. */
import { describe, expect, test } from 'vitest'
import { isRefusal, type StandingOrder } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { goOn, nothingPending, tryOut } from '../../../src/matches/pending.ts'
import { everyQuestion, finishedTurn, firstDrafts, type Position, panelOf, voiceAt } from './turn-positions.ts'

const game = swccg as unknown as AnyGame

/** The state after an action that lays the rest of the turn ahead, with its order; null where the panel has none. */
function laid(
  position: Position,
): { readonly state: State; readonly order: StandingOrder; readonly label: string } | null {
  const { decision, state } = position
  const [begun] = firstDrafts(position)
  if (decision.kind !== 'activate' || begun === undefined) return null
  const action = panelOf(position, begun, voiceAt(decision.seat, 0)).actions.find(({ sets }) => sets !== undefined)
  const given = action === undefined ? null : answerBy(decision, action, begun)
  if (action?.sets === undefined || given === null) return null
  const first = tryOut(game, decision.seat, nothingPending(state), { ...given, decision: decision.id }, [])
  if (isRefusal(first)) throw new Error(first.refused)
  const { ahead, final } = goOn(game, decision.seat, first, { next: action.next ?? '' }, [])
  expect(final).toBe(true)
  return { state: ahead.state as State, order: action.sets, label: action.label }
}

describe('the rest of a turn that is laid ahead with its drains', () => {
  test('is offered as an order, and plays by itself as its button says once the opponent has paid', () => {
    const broken = new Map<string, string>()
    let plans = 0
    let whole = 0
    everyQuestion(['ahead-1', 'ahead-2'], 0.1, (position) => {
      const begun = laid(position)
      if (begun === null) return
      plans += 1
      const { seat } = position.decision
      const offers = swccg.orders(viewOf(begun.state, seat), seat, [begun.order])
      const offer = offers.find(({ kind, key }) => kind === begun.order.kind && key === begun.order.key)
      const fits = (begun.order.settings.deploys?.choose ?? []).every((id) =>
        offer?.fields.some(({ shape }) => shape.type === 'choose' && shape.options.some((one) => one.id === id)),
      )
      if (!fits) broken.set('not offered', JSON.stringify(begun.order))
      const before = viewOf(begun.state, seat).hand.length
      const { state, asked } = finishedTurn(begun.state, seat, begun.order)
      if (asked !== null) return
      whole += 1
      const deploys = Number(/deploy (\d+)/.exec(begun.label)?.[1] ?? 0)
      const draws = begun.order.settings.draws?.number ?? 0
      const { length } = viewOf(state, seat).hand
      if (begun.label.includes('deploy') && length !== before - deploys + draws)
        broken.set(begun.label, JSON.stringify([before, length, draws]))
    })
    expect([...broken]).toEqual([])
    expect(plans).toBeGreaterThan(5)
    expect(whole / plans).toBeGreaterThan(0.6)
  })

  test('asks its player if the opponent has another number of cards on table, or the place of a drain', () => {
    let asked = 0
    everyQuestion(['ahead-1'], 0.1, (position) => {
      const begun = laid(position)
      if (begun === null) return
      const { seat } = position.decision
      const { settings } = begun.order
      const theirs = { exit: 'ok', number: (settings.theirs?.number ?? 0) + 1 }
      const { asked: kind } = finishedTurn(begun.state, seat, { ...begun.order, settings: { ...settings, theirs } })
      if (kind === null) return
      asked += 1
      expect(['act', 'draw', 'respond']).toContain(kind)
    })
    expect(asked).toBeGreaterThan(2)
  })
})
