/** *Rest of my turn*, put together by hand while the opponent pays for a drain. */
import { describe, expect, test } from 'vitest'
import {
  type AnswerDraft,
  type Decision,
  PANEL_BELOW,
  PANEL_LABEL,
  PANEL_QUESTION,
  type PanelQuestion,
  type StandingOrder,
} from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { planOrder } from '../../../src/games/swccg/policies/plan-order.ts'
import { planOf, positionNumbers, STEP } from '../../../src/games/swccg/policies/turn-plan.ts'
import { optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import { opponentOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { everyQuestion, finishedTurn, voiceAt } from './turn-positions.ts'

const { panels } = swccg
const { ahead } = panels
if (ahead === undefined) throw new Error('nothing can be put together')

/** A player who waits for the payment of a drain. */
interface Waiting {
  readonly state: State
  readonly seat: Side
  readonly view: View
}

/** The positions of some games in which a drain is being paid, one for each turn. */
function waitings(seeds: readonly string[], chance: number): readonly Waiting[] {
  const found = new Map<string, Waiting>()
  everyQuestion(seeds, chance, ({ state, decision }) => {
    const seat = opponentOf(decision.seat)
    const view = viewOf(state, seat)
    if (decision.kind === 'lose' && ahead?.id(view, seat) !== null)
      found.set(`${state.seed} ${state.turn}`, { state, seat, view })
  })
  return [...found.values()]
}

const ALL = waitings(['hand-1', 'hand-2'], 0.2).slice(0, 18)

/** The question with what has been put together. */
const decisionAt = ({ view, seat }: Waiting, choose?: readonly string[], orders: readonly StandingOrder[] = []) =>
  ahead.decision(view, seat, choose, orders) as Decision<Side>

const panelAt = (waiting: Waiting, choose: readonly string[] | undefined, at = 0): PanelQuestion => {
  const begun: AnswerDraft = { ...(choose === undefined ? {} : { choose }), suggested: false }
  return panels.ask(decisionAt(waiting, choose), waiting.view, begun, voiceAt(waiting.seat, at))
}

const stepsOf = ({ view, seat }: Waiting, choose: readonly string[]) => planOf(view, seat, choose).steps

/** Puts a plan together by taps of chance; visits each panel on the way. */
function tapped(
  waiting: Waiting,
  next: () => number,
  taps: number,
  visit: (panel: PanelQuestion, choose: readonly string[]) => void,
): readonly string[] {
  let choose: readonly string[] = []
  for (let tap = 0; tap < taps; tap++) {
    const panel = panelAt(waiting, choose, tap)
    visit(panel, choose)
    const entries = (panel.list?.entries ?? []).map((entry) => [...choose, ...entry.choose])
    const buttons = [...panel.actions, ...panel.more].flatMap(({ puts }) =>
      puts?.choose === undefined ? [] : [puts.choose],
    )
    const ways = next() < 0.7 && entries.length > 0 ? entries : buttons
    choose = ways[Math.floor(next() * ways.length)] ?? choose
  }
  return choose
}

describe('the panel that waits for a payment', () => {
  test('has room for its words, at most three buttons and 25 entries, of which no two are alike', () => {
    expect(ALL.length).toBeGreaterThan(10)
    const next = seededNumbers('taps')
    const broken = new Set<string>()
    for (const waiting of ALL)
      tapped(waiting, next, 6, (panel) => {
        const { question, below = '', actions, more, list } = panel
        const labels = [actions, list?.entries ?? []].map((some) => some.map(({ label }) => label))
        for (const some of labels) if (new Set(some).size < some.length) broken.add(`twice: ${some.join()}`)
        for (const label of [...labels.flat(), ...more.map((one) => one.label)])
          if (label.length > PANEL_LABEL) broken.add(label)
        if (question.length > PANEL_QUESTION || below.length > PANEL_BELOW) broken.add(`${question} ${below}`)
        if (actions.length > 3 || (list?.entries.length ?? 0) > 25) broken.add(`${actions.length} buttons`)
        expect(panel.scene().blocks.length).toBeGreaterThan(2)
      })
    expect([...broken]).toEqual([])
  })

  test('adds one step with each entry, and takes the last one back with Undo', () => {
    const next = seededNumbers('steps')
    let added = 0
    for (const waiting of ALL)
      tapped(waiting, next, 6, (panel, choose) => {
        const steps = stepsOf(waiting, choose)
        for (const entry of panel.list?.entries ?? []) {
          const [id = ''] = entry.choose
          if (id.startsWith('@')) continue
          const then = stepsOf(waiting, [...choose, id])
          // The number of cards drawn, and the place of a battle, take the place of others.
          const others = (some: readonly string[]) => some.filter((one) => !/^[nb]:/.test(one)).length
          expect(then).toContain(id)
          expect(others(then)).toBe(others(steps) + (/^[nb]:/.test(id) ? 0 : 1))
          added += 1
        }
        const undo = [...panel.actions, ...panel.more].find(({ id }) => id === 'undo')
        expect(undo === undefined).toBe(steps.length === 0)
        if (undo !== undefined) expect(stepsOf(waiting, undo.puts?.choose ?? [])).toEqual(steps.slice(0, -1))
      })
    expect(added).toBeGreaterThan(100)
  })

  test('proposes what the practice opponent would do, and nothing once a plan is kept', () => {
    let proposed = 0
    for (const waiting of ALL) {
      const { view } = waiting
      const given = panels.suggest(decisionAt(waiting), view)
      if (given === null) continue
      proposed += 1
      const begun: AnswerDraft = { ...given, suggested: true }
      const [first] = panels.ask(decisionAt(waiting, given.choose), view, begun, voiceAt(waiting.seat, 0)).actions
      expect(first?.label).toMatch(/^✦ Keep plan/)
      const order = first?.sets as StandingOrder
      const kept = decisionAt(waiting, undefined, [order])
      expect(panels.suggest(kept, view)).toBeNull()
      const panel = panels.ask(kept, view, { suggested: false }, voiceAt(waiting.seat, 0))
      expect(panel.question).toBe('Your plan is kept.')
      expect(panel.actions.map(({ id }) => id)).toEqual(['change', 'drop'])
      expect(panel.actions[0]?.puts?.choose).toEqual(given.choose)
    }
    expect(proposed).toBeGreaterThan(3)
  })
})

describe('a plan that was put together by hand', () => {
  const next = seededNumbers('plans')
  /** Plans by chance, each with the order that its button sets, and plans that end with a battle. */
  const plans = ALL.flatMap((waiting) => {
    const choose = tapped(waiting, next, 8, () => {})
    const keep = panelAt(waiting, choose).actions.find(({ id }) => id === 'keep')
    const { view, seat } = waiting
    const battles = view.places.flatMap(({ id }) => {
      const plan = planOf(view, seat, [...choose, STEP.battle(id)])
      return plan.battle === null ? [] : [{ waiting, order: planOrder(view, seat, plan), steps: plan.steps }]
    })
    return [
      ...(keep?.sets === undefined ? [] : [{ waiting, order: keep.sets, steps: stepsOf(waiting, choose) }]),
      ...battles.slice(0, 1),
    ]
  })

  test('is offered as it was set', () => {
    for (const { waiting, order } of plans) {
      const { view, seat } = waiting
      const offer = swccg.orders(view, seat, [order]).find(({ kind }) => kind === 'plan')
      expect(offer?.key).toBe(order.key)
      for (const [id, setting] of Object.entries(order.settings)) {
        const field = offer?.fields.find((one) => one.id === id)
        if (field === undefined) throw new Error(`no field ${id}`)
        expect([id, fits({ shape: field.shape, exits: [{ id: 'ok' }] }, setting)]).toEqual([id, null])
      }
    }
  })

  test('plays step by step once the opponent has paid, up to the end of the turn or the battle at its end', () => {
    let whole = 0
    let battles = 0
    const broken: string[] = []
    for (const { waiting, order, steps } of plans) {
      const { view: before, seat } = waiting
      const { deploys, battle, draws } = planOf(before, seat, steps)
      const { state: then, asked } = finishedTurn(waiting.state, waiting.seat, order)
      // The payment has ended the match.
      if (then.outcome !== null) continue
      const after = viewOf(then, seat)
      const cards = deploys.reduce((sum, { way }) => sum + (way.way === 'together' ? 2 : 1), 0)
      if (asked === null) {
        whole += 1
        if (after.hand.length !== before.hand.length - cards + draws) broken.push(JSON.stringify([steps, order]))
      } else if (after.battle !== null) {
        battles += 1
        expect(after.battle.at).toBe(battle)
        expect(after.hand.length).toBe(before.hand.length - cards)
      }
    }
    expect(broken).toEqual([])
    expect(whole).toBeGreaterThan(10)
    expect(battles).toBeGreaterThan(0)
    expect((whole + battles) / plans.length).toBeGreaterThan(0.8)
  })

  test('asks its player where a card of the opponent, or a card of their own, is another than was shown', () => {
    let asked = 0
    for (const { waiting, order } of plans)
      for (const field of ['theirs', 'mine']) {
        const value = { exit: 'ok', number: (order.settings[field]?.number ?? 0) + 1 }
        const other = { ...order, settings: { ...order.settings, [field]: value } }
        const { asked: kind, state } = finishedTurn(waiting.state, waiting.seat, other)
        if (state.turn !== waiting.state.turn) throw new Error('the turn ended by itself')
        expect(['act', 'lose', 'respond', null]).toContain(kind)
        if (kind === 'act') asked += 1
      }
    expect(asked).toBeGreaterThan(10)
  })

  test('plays nothing in its battle where that was kept with it, as long as the opponent does nothing', () => {
    let passed = 0
    for (const waiting of ALL) {
      const { view } = waiting
      const places = view.places.map(({ id }) => STEP.battle(id))
      for (const place of places) {
        const plan = planOf(view, waiting.seat, [place, STEP.fight])
        if (plan.battle === null) continue
        const { asked, state } = finishedTurn(waiting.state, waiting.seat, planOrder(view, waiting.seat, plan))
        const then = viewOf(state, waiting.seat)
        // Without it the shots are asked at once.
        if (then.battle === null || then.battle.totals !== null) passed += 1
        else expect(['weapons', 'respond']).toContain(asked)
      }
    }
    expect(passed).toBeGreaterThan(1)
  })
})

describe('the news of a plan', () => {
  /** The facts from the last answer of a seat on: its drain is over, and the next turn begins. */
  const since = (turn: number, seat: string) =>
    [
      { type: 'drain-over', seat, data: { at: 'Endor', place: 'p1', amount: 1, lost: 1 } },
      { type: 'turn', seat: 'light', data: { turn } },
    ] as never

  test('name a card that could not be deployed, and why', () => {
    let named = 0
    for (const waiting of ALL) {
      const { view, seat } = waiting
      const [deploy] = planOf(
        view,
        seat,
        optionsOf(decisionAt(waiting)).map(({ id }) => id),
      ).deploys
      if (deploy === undefined) continue
      const order = planOrder(view, seat, { deploys: [deploy], moves: [], battle: null, fights: false, draws: 0 })
      const over = { ...view, turn: view.turn + 1, active: opponentOf(seat), drain: null }
      const lines = ahead.skipped(over, [order], since(view.turn + 1, seat), voiceAt(seat, 0))
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatch(/^Not played: .+ \(no longer possible\)\.$/)
      const poor = { ...over, sizes: { ...over.sizes, [seat]: { ...over.sizes[seat], force: 0 } } }
      if (deploy.cost > 0)
        expect(ahead.skipped(poor, [order], since(view.turn + 1, seat), voiceAt(seat, 0))[0]).toContain(
          'too little Force',
        )
      // A player who has answered after the drains has left the plan.
      const later = [{ type: 'turn', seat: 'light', data: { turn: view.turn + 1 } }] as never
      expect(ahead.skipped(over, [order], later, voiceAt(seat, 0))).toEqual([])
      // A line is told once.
      expect(ahead.skipped(over, [order], [], voiceAt(seat, 0))).toEqual([])
      const deployed = { ...over, hand: over.hand.filter(({ handle }) => handle !== deploy.held) }
      expect(ahead.skipped(deployed, [order], since(view.turn + 1, seat), voiceAt(seat, 0))).toEqual([])
      named += 1
    }
    expect(named).toBeGreaterThan(5)
  })

  test('say nothing while its own moves leave a place that was drained', () => {
    const left = ALL.flatMap(({ view, seat }) => {
      const order = planOrder(view, seat, planOf(view, seat, []))
      const gone = view.pieces.filter(({ at }) => at !== null && view.today.drained.includes(at))
      const away = {
        ...view,
        drain: null,
        pieces: view.pieces.map((one) => (gone.includes(one) ? { ...one, at: null } : one)),
      }
      const moved = { ...away, today: { ...away.today, moved: gone.map(({ handle }) => handle) } }
      // Cards of the opponent that lie on own ones would be another position.
      const isSame = positionNumbers(view, seat).theirs === positionNumbers(away, seat).theirs
      return gone.length === 0 || !isSame
        ? []
        : [away, moved].map((one) => ahead.skipped(one, [order], [], voiceAt(seat, 0)).length)
    })
    expect(left.filter((_, at) => at % 2 === 1)).toEqual(left.filter((_, at) => at % 2 === 1).map(() => 0))
    expect(left.filter((_, at) => at % 2 === 0)).toContain(1)
  })

  test('say how far a plan came whose position is another', () => {
    const [waiting] = ALL
    if (waiting === undefined) throw new Error('no drain')
    const { view, seat } = waiting
    const order = planOrder(view, seat, planOf(view, seat, []))
    const paid = { ...view, drain: null }
    expect(ahead.skipped(paid, [order], [], voiceAt(seat, 0))).toEqual([])
    const less = { ...paid, sizes: { ...paid.sizes, [seat]: { ...paid.sizes[seat], hand: paid.sizes[seat].hand - 1 } } }
    expect(ahead.skipped(less, [order], [], voiceAt(seat, 0))).toEqual([
      'Your plan no longer fits. 0 of 0 steps played.',
    ])
  })
})
