/** *Same as last turn* and *Another order*: a planned step waits, is possible, and is played as its button says. */
import { describe, expect, test } from 'vitest'
import { type GameEvent, isRefusal, type PanelAction, type SeenEvent, seenBy } from '../../../src/contract/index.ts'
import { begunOf } from '../../../src/discord/match/begun.ts'
import { draftAfter } from '../../../src/discord/match/draft-clicks.ts'
import type { PanelInput } from '../../../src/discord/match/panel-input.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { nextOrder } from '../../../src/kit/panels/next-order.ts'
import type { Sight } from '../../../src/matches/api.ts'
import type { Draft } from '../../../src/matches/draft.ts'
import { goOn, nothingPending, tryOut } from '../../../src/matches/pending.ts'
import { laid as laidPosition } from '../scripted-turns.ts'
import { voiceOf } from './full-tables.ts'
import { type AskedAt, lookAtShared } from './played-positions.ts'

const game = swccg as unknown as AnyGame

/** The part of a panel’s input that a click reads. */
const inputAt = ({ decision, view }: AskedAt, last: readonly GameEvent[], draft: Draft): PanelInput => ({
  ...{ game, language: 'en', names: { dark: 'Ann', light: 'Bob' }, happened: [], last, draft, suggests: false },
  sight: { reader: decision.seat, view, decisions: [decision], pending: null } as unknown as Sight,
})

/** Presses a control that puts something together. */
const pressed = (asked: AskedAt, last: readonly GameEvent[], draft: Draft, action: PanelAction): Draft =>
  draftAfter(inputAt(asked, last, draft), asked.decision, ['put', action.id], []) as Draft

const panelAt = ({ decision, view }: AskedAt, last: readonly SeenEvent[], draft: Draft) =>
  swccg.panels!.ask(decision, view, { ...(draft as object), suggested: false }, voiceOf(decision.seat, 'en'), last)

/** Gives the answer of an action, and all that follows it. */
function played({ state, decision }: AskedAt, action: PanelAction) {
  const given = answerBy(decision, action, {})
  const first = tryOut(game, decision.seat, nothingPending(state), { ...given!, decision: decision.id }, [])
  if (isRefusal(first)) throw new Error(first.refused)
  return goOn(game, decision.seat, first, { next: action.next!, later: action.later }, [])
}

/** The facts of the last own turn before a question. */
function lastTurn({ facts, decision: { seat } }: AskedAt): readonly GameEvent[] {
  const starts = facts.flatMap((one, at) => (one.type === 'turn' ? [{ at, own: one.seat === seat }] : []))
  const own = starts.findLastIndex(({ own: isOwn }, at) => isOwn && starts[at + 1] !== undefined)
  return own < 0 ? [] : facts.slice(starts[own]!.at, starts[own + 1]!.at)
}

/** The deploy phases of some games, each with the last turn of the player who is asked. */
const turns: { readonly asked: AskedAt; readonly last: readonly GameEvent[] }[] = []
lookAtShared({ careful: 8, wild: 6, most: 420 }, (asked) => {
  const { kind, about, seat } = asked.decision
  if (kind === 'act' && about.phase === 'deploy' && asked.view.active === seat)
    turns.push({ asked, last: lastTurn(asked) })
})

const againIn = (panel: ReturnType<typeof panelAt>) => panel.more.find(({ id }) => id === 'again')

describe('the own last turn again', () => {
  const offered = turns.flatMap(({ asked, last }) => {
    const seen = last.map((event) => seenBy(event, asked.decision.seat))
    const again = againIn(panelAt(asked, seen, {}))
    return again === undefined ? [] : [{ asked, last, seen, again }]
  })

  test('is offered in some turns, and only puts together what a button then plays', () => {
    expect(offered.length).toBeGreaterThan(8)
    expect(offered.length).toBeLessThan(turns.length / 2)
    for (const { again } of offered) {
      expect(again).not.toHaveProperty('exit')
      expect(again.puts?.ahead?.length).toBeGreaterThan(0)
    }
  })

  test('leaves the question as it was before, with its proposal, once it is undone', () => {
    for (const { asked, last, seen, again } of offered) {
      const draft = pressed(asked, last, {}, again)
      const undo = panelAt(asked, seen, draft).actions.find(({ id }) => id === 'undo')!
      const { decision, view } = asked
      const begun = (of: Draft) => begunOf(game, decision, view, of, true)
      expect(begun(draft).suggested).toBe(false)
      expect(begun(pressed(asked, last, draft, undo))).toEqual(begun({}))
    }
  })

  test('deploys cards of titles that were deployed in it, as many as its button says', () => {
    const [kept, whole] = [{ battle: 0, end: 0 }, { deploys: 0 }]
    for (const { asked, last, seen, again } of offered) {
      const { seat } = asked.decision
      const draft = pressed(asked, last, {}, again)
      expect(draft.ahead).toEqual(again.puts!.ahead)
      const panel = panelAt(asked, seen, draft)
      expect(againIn(panel)).toBeUndefined()
      expect(panel.list?.entries.filter(({ chosen }) => chosen).map(({ choose }) => choose[0])).toEqual(draft.ahead)
      const [play] = panel.actions
      const { ahead } = played(asked, play!)
      const then = viewOf(ahead.state as State, seat)
      const fresh = then.pieces.filter(({ handle }) => asked.view.pieces.every((one) => one.handle !== handle))
      const count = Number(/Deploy (\d+)/.exec(play!.label)?.[1] ?? 0)
      expect(fresh.length, play!.label).toBe(count)
      whole.deploys += count
      const before = last.flatMap((one) => (one.type === 'deployed' ? [titleIn(one)] : []))
      for (const { card } of fresh) expect(before).toContain(title(card))
      if (/battle/.test(play!.label)) {
        kept.battle += 1
        expect(ahead.pending.map(({ decision }) => decision.kind)).not.toContain('plan')
        expect(swccg.decisions(ahead.state as State)[0]?.about.phase).toBe('battle')
      } else {
        kept.end += 1
        expect(then.active === seat && then.turn === asked.view.turn, play!.label).toBe(false)
      }
    }
    expect(whole.deploys).toBeGreaterThan(offered.length / 2)
    expect(kept.end).toBeGreaterThan(3)
    expect(kept.battle).toBeGreaterThan(0)
  })

  test('leaves out a step that is unticked, and is gone with its last one', () => {
    for (const { asked, seen, again } of offered) {
      const steps = again.puts!.ahead!
      const [first] = steps
      const less = panelAt(asked, seen, { ahead: steps.filter((one) => one !== first) })
      expect(less.list?.entries.find(({ choose }) => choose[0] === first)?.chosen ?? false).toBe(false)
      expect(againIn(panelAt(asked, seen, { ahead: [] }))).toBeDefined()
    }
  })

  test('plans nothing that has become impossible', () => {
    for (const { asked, seen } of offered) {
      const panel = panelAt(asked, seen, { ahead: ['d:c99>at-p99', 'm:c99>at-p99', 'b:p99', 'n:3'] })
      expect(panel.actions.map(({ id }) => id)).not.toContain('laid')
    }
  })

  test('follows from what its player knows: cards that only the opponent knows change nothing', () => {
    for (const { asked, last, again } of offered) {
      const strangers = last.map((event) => seenBy(event, 'spectator'))
      expect(againIn(panelAt(asked, strangers, {}))?.puts).toEqual(again.puts)
    }
  })
})

const title = (card: string): string => swccg.cards.sheet(card, 'en').title
const titleIn = ({ data }: GameEvent): string => title((data as { card: string }).card)

describe('another order of planned shots', () => {
  /** A battle with this many armed cards, and shots of all of them ticked. */
  const planned = [2, 3].map((armed) => {
    const group = Array(armed).fill('Elite Squadron Stormtrooper + Blaster Rifle').join('; ')
    const state = laidPosition({
      ...{ phase: 'battle', turn: 'dark', dark: { force: '20' } },
      places: [`Endor Back Door, dark | ${group}; Midge; Beezer`],
    })
    const [decision] = swccg.decisions(state)
    const id = optionsOf(decision as never).find(({ group: kind }) => kind === 'battle')!.id
    const asked: AskedAt = { state, decision: decision!, view: viewOf(state, 'dark'), facts: [] }
    const ahead = panelAt(asked, [], { choose: [id] }).list!.entries.map(({ choose }) => choose[0]!)
    const draft: Draft = { choose: [id], ahead }
    return { asked, draft, shots: panelAt(asked, [], draft).actions[0]!.later! }
  })

  test('fires the same shots in each order once, and stands so in the list', () => {
    expect(planned.map(({ shots }) => shots.length)).toEqual([2, 3])
    for (const { asked, draft, shots } of planned) {
      const orders = Array.from({ length: shots.length }, (_, at) => at + 1).reduce((all, one) => all * one, 1)
      const seen = new Set<string>()
      let now = draft
      for (let at = 0; at < orders; at++) {
        const panel = panelAt(asked, [], now)
        const fired = panel.actions[0]!.later!
        expect(fired.toSorted()).toEqual(shots.toSorted())
        expect(panel.list!.entries.slice(0, fired.length).map(({ choose }) => choose[0])).toEqual(fired)
        seen.add(fired.join())
        const { ahead } = played(asked, panel.actions[0]!)
        expect(ahead.answers.map(({ choose }) => choose)).toEqual([draft.choose, fired])
        now = pressed(asked, [], now, panel.more.find(({ id }) => id === 'order')!)
      }
      expect(seen.size).toBe(orders)
      expect(panelAt(asked, [], now).actions[0]!.later).toEqual(shots)
    }
  })

  test('is offered for several shots alone', () => {
    for (const { asked, draft, shots } of planned) {
      const one = panelAt(asked, [], { ...draft, ahead: shots.slice(0, 1) })
      expect(one.more.map(({ id }) => id)).not.toContain('order')
    }
  })
})

test('the next order goes through all orders of some things, and begins again', () => {
  const compare = (one: number, other: number) => one - other
  const all = new Set<string>()
  let now: readonly number[] = [0, 1, 2, 3]
  for (let at = 0; at < 24; at++) {
    all.add(now.join())
    now = nextOrder(now, compare)
  }
  expect(all.size).toBe(24)
  expect(now).toEqual([0, 1, 2, 3])
  expect(nextOrder([], compare)).toEqual([])
})
