import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, type GameEvent, isRefusal, type StandingOrder } from '../../../src/games/game.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { calls, decisions, play, setup } from '../../../src/games/young-jedi/game.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { obey } from '../../../src/games/young-jedi/policies/orders.ts'
import { random } from '../../../src/games/young-jedi/policies/random.ts'
import type { State } from '../../../src/games/young-jedi/rules/state.ts'
import { fullOrders, kindOfTurn, startsTurn } from '../../../src/games/young-jedi/statistics.ts'
import { viewOf } from '../../../src/games/young-jedi/view.ts'
import { simulate } from '../../../src/simulation/simulate.ts'
import { anyDeck, type Match, matches, numbers } from './games.ts'

type AboveSix = 'ask' | 'newest' | 'locations'

/** One turn that was played to its end, counted here by hand. */
interface Counted {
  readonly kind: string
  readonly handovers: number
  /** Whether the defender had anything to decide in the battle. */
  readonly defended: boolean
  /** Whether the Even-Up order stopped with more than six cards. */
  readonly stopped: boolean
  /** The turn after it, or this one itself, was played by orders alone (an empty hand): nobody had to be called. */
  readonly byItself: boolean
}

/**
 * Plays a match and counts how often it changes hands in each turn: after an answer, and all that follows from it by
 * itself, somebody has to be called who was not at the screen.
 */
function count(match: Match, aboveSix: AboveSix | null): Counted[] {
  const next = numbers(match.choices)
  let { state, events } = setup({ format: match.format }, match.decks, match.seed) as {
    state: State
    events: readonly GameEvent[]
  }
  const turns: Counted[] = []
  let facts: GameEvent[] = []
  let handovers = 0
  let defended = false
  let stopped = false
  const standing: Record<Side, Map<string, StandingOrder>> = { dark: new Map(), light: new Map() }

  const take = (side: Side, answer: Answer): void => {
    const result = play(state, side, [answer])
    if (isRefusal(result)) throw new Error(result.refused)
    ;({ state, events } = result)
  }
  const layOrders = (): void => {
    if (aboveSix === null) return
    for (const side of ['dark', 'light'] as const)
      for (const order of fullOrders(viewOf(state, side), side)) {
        const settings = order.kind === 'even-up' ? { 'above-six': { exit: 'ok', choose: [aboveSix] } } : order.settings
        standing[side].set(order.kind, { ...order, settings })
      }
  }
  /** What orders answer by themselves. @returns all facts that it brought */
  const follow = (): GameEvent[] => {
    const found: GameEvent[] = []
    for (;;) {
      layOrders()
      const [decision] = decisions(state)
      const side = decision?.seat as Side
      if (decision === undefined) return found
      const reply = obey(viewOf(state, side), decision, [...standing[side].values()])
      const above = state.sides[side].hand.length > 6
      if (decision.kind === 'even-up' && aboveSix !== null) expect(reply === 'ask').toBe(above && aboveSix === 'ask')
      if (reply === 'ask') {
        if (decision.kind === 'even-up' && above) stopped = true
        return found
      }
      take(side, reply)
      found.push(...events)
    }
  }

  const note = (found: readonly GameEvent[], caused: number): void => {
    const begun = found.filter(startsTurn)
    if (begun.length === 0) handovers += caused
    for (const fact of found) {
      if (startsTurn(fact)) {
        // Who is called in the end was called by the last of the turns that ended.
        if (fact === begun.at(-1)) handovers += caused
        const byItself = begun.length > 1
        if (facts.some(startsTurn)) turns.push({ kind: kindOfTurn(facts), handovers, defended, stopped, byItself })
        facts = []
        handovers = 0
        defended = false
        stopped = false
      }
      facts.push(fact)
    }
  }

  note(events, 0)
  while (state.outcome === null) {
    const [decision] = decisions(state)
    if (decision === undefined) break
    const side = decision.seat as Side
    const waited = calls(state)
    if (side !== state.active && (decision.kind === 'battle-cards' || decision.kind === 'plan')) defended = true
    layOrders()
    take(side, random(viewOf(state, side), decision, { random: next }))
    const found = [...events, ...follow()]
    note(found, calls(state).filter((seat) => !waited.includes(seat)).length)
  }
  return turns
}

describe('hand-overs without orders', { timeout: 60_000 }, () => {
  it('are 1 in a quiet turn and 3 in one with a battle; 2 less where the defender has nothing to say', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(matches(anyDeck, ['random']), (match) => {
        for (const { kind, handovers, defended } of count(match, null)) {
          const [what, , planet] = kind.split(/[, ]+/)
          const base = what === 'battle' && defended ? 3 : 1
          // Who loses the planet in his own turn stays at the screen and plays on.
          expect(handovers, `${kind}${defended ? ', defended' : ''}`).toBe(planet === 'lost' ? base - 1 : base)
          seen.set(kind, (seen.get(kind) ?? 0) + 1)
        }
      }),
      { numRuns: 250 },
    )
    for (const kind of ['quiet', 'battle', 'quiet, planet lost', 'quiet, planet won', 'battle, planet won'])
      expect(seen.get(kind), kind).toBeGreaterThan(0)
  })

  it('are told so by the simulation', () => {
    const report = simulate(youngJedi, { games: 60, seed: 'strict', format: 'full', orders: false, player: 'mixed' })
    expect([report.finished, report.illegal]).toEqual([60, 0])
    const kinds = Object.fromEntries(
      Object.entries(report.handoffs.byKind).map(([kind, row]) => [kind, Object.keys(row.counts).map(Number)]),
    )
    expect(kinds.quiet).toEqual([1])
    expect(kinds['quiet, planet won']).toEqual([1])
    expect(kinds['quiet, planet lost']).toEqual([0])
    expect(kinds.battle).toContain(3)
    for (const [kind, allowed] of [
      ['battle', [1, 3]],
      ['battle, planet won', [1, 3]],
      ['battle, planet lost', [0, 2]],
    ] as const)
      for (const number of kinds[kind] ?? []) expect(allowed).toContain(number)
  })
})

describe('hand-overs with all orders', { timeout: 60_000 }, () => {
  it('are 1 in every turn; 2 where the attacker loses the planet while the defender is at the screen', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(matches(anyDeck, ['random']), fc.constantFrom<AboveSix>('newest', 'locations'), (match, aboveSix) => {
        for (const { kind, handovers, defended } of count(match, aboveSix)) {
          const lost = kind.endsWith('lost')
          expect(handovers, `${kind}${defended ? ', defended' : ''}`).toBe(lost ? (defended ? 2 : 0) : 1)
          seen.set(kind, (seen.get(kind) ?? 0) + 1)
        }
      }),
      { numRuns: 250 },
    )
    for (const kind of ['quiet', 'battle', 'battle, planet won']) expect(seen.get(kind), kind).toBeGreaterThan(0)
  })

  it('are told so by the simulation', () => {
    const report = simulate(youngJedi, { games: 60, seed: 'orders', format: 'full', orders: true, player: 'mixed' })
    expect([report.finished, report.illegal]).toEqual([60, 0])
    const kinds = Object.fromEntries(
      Object.entries(report.handoffs.byKind).map(([kind, row]) => [kind, Object.keys(row.counts).map(Number)]),
    )
    expect(kinds.quiet).toEqual([1])
    expect(kinds.battle).toEqual([1])
    expect(kinds['battle, planet won']).toEqual([1])
    for (const number of kinds['battle, planet lost'] ?? []) expect([0, 2]).toContain(number)
  })
})

describe('an Even-Up order that asks above six', { timeout: 60_000 }, () => {
  it('stops there alone, and costs two more then if the defender is at the screen', () => {
    const seen = { stopped: 0, went: 0 }
    fc.assert(
      fc.property(matches(anyDeck, ['random']), (match) => {
        for (const { kind, handovers, defended, stopped, byItself } of count(match, 'ask')) {
          const lost = kind.endsWith('lost')
          const away = kind.startsWith('battle') && defended
          const base = lost ? (away ? 2 : 0) : 1
          // Who has lost the planet is called anyway: stopping before costs nothing more.
          const most = base + (stopped && away && !lost ? 2 : 0)
          if (byItself) expect(handovers).toBeLessThanOrEqual(most)
          else expect(handovers, `${kind} ${stopped}`).toBe(most)
          if (away && stopped) seen.stopped += 1
          if (away && !stopped) seen.went += 1
        }
      }),
      { numRuns: 250 },
    )
    expect(seen.stopped).toBeGreaterThan(0)
    expect(seen.went).toBeGreaterThan(0)
  })
})
