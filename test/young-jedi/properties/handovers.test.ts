import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AskedQuestion, GameEvent, Seat, Shape, StandingOrder } from '../../../src/contract/index.ts'
import { SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import { randomDeck } from '../../../src/games/young-jedi/decks/random.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { calls } from '../../../src/games/young-jedi/playing.ts'
import { obey } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import { kindsOfTurn, lossless, startsTurn } from '../../../src/games/young-jedi/study/turn-kinds.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { type SimulationRequest, simulate } from '../../../src/simulation/simulate.ts'
import { runs } from '../../runs.ts'
import { ALL, follow, Laid, type Laying, NONE, only, type Taken } from '../policies/laying.ts'
import { anyDeck, type Match, matches, numbers, playOut } from './games.ts'

// ---------------------------------------------------------------- the table

/**
 * The least number of hand-overs of a kind of turn: without orders, with orders that give up nothing, and with all
 * orders. It includes the hand-over that ends the turn.
 */
interface Least {
  readonly strict: number
  readonly lossless: number
  /** With all orders; it may be less because players may give orders for turns ahead. */
  readonly waivers: number
}

const part = (strict: number, lossless = strict): Least => ({ strict, lossless, waivers: 0 })

/**
 * Returns the hand-overs that a part of a kind of turn adds; `count` is the number after its name. @throws for an
 * unknown part
 */
function leastOf(name: string, count: number, called: number | undefined): Least {
  switch (name) {
    case 'quiet':
    case 'battle undefended':
      return part(0)
    case 'battle':
      // The defender gives number and plan in one sitting.
      if (count !== 1) throw new Error(`the defender was called ${count} times`)
      return part(2)
    case 'evacuation':
      return part(2 * (called ?? count))
    case 'interception':
      return called === undefined ? part(4 * count, 2 * count) : part(2 * called)
    case 'duel': {
      // One after the challenge, and one for every second message.
      const sittings = called ?? 1 + Math.floor(count / 2)
      expect(sittings).toBeLessThanOrEqual(1 + Math.ceil(count / 2))
      return part(2 * sittings)
    }
    case 'texts':
      return part(2 * count, 0)
    case 'discards':
      return part(2 * count)
    case 'planet won':
      return part(2)
    case 'planet won without fetch':
      return part(0)
    case 'planet lost without fetch':
      // The player plays two turns in one sitting.
      return { strict: -1, lossless: -1, waivers: 1 }
    case 'planet lost':
      // A player who loses the planet in their own turn chooses the next one, and plays on after the opponent's fetch.
      // With orders they may have to be notified.
      return { strict: 1, lossless: 1, waivers: 1 }
    default:
      throw new Error(`no kind of turn has a part ${name}`)
  }
}

function least(kind: string): Least {
  const parts = kind.split(', ').map((words) => {
    const [, name = '', count, called] = /^(.*?)(?: (\d+))?(?: called (\d+))?$/.exec(words) ?? []
    return leastOf(name, Number(count ?? 1), called === undefined ? undefined : Number(called))
  })
  const sum = (of: keyof Least) => parts.reduce((all, one) => all + one[of], 1)
  return { strict: sum('strict'), lossless: sum('lossless'), waivers: sum('waivers') }
}

// ---------------------------------------------------------------- counting

/** A finished turn, counted by this test itself. */
interface Counted {
  readonly kind: string
  readonly handovers: number
  /** The number of times that an order stopped on its condition. */
  readonly stopped: number
}

/** Returns the order without reasons to stop. */
const withoutStops = (order: StandingOrder): StandingOrder => ({
  ...order,
  settings: Object.fromEntries(
    Object.entries(order.settings)
      .filter(([field]) => !field.startsWith('ask-'))
      .map(([field, setting]) => [field, setting.choose?.[0] === 'ask' ? { exit: 'ok', choose: ['newest'] } : setting]),
  ),
})

/**
 * Plays a match and counts the hand-overs of each turn: after an answer and everything that follows by itself, a player
 * must be notified who was not at the screen.
 */
function count(match: Match, laying: Laying): Counted[] {
  const turns: Counted[] = []
  const laid = new Laid()
  let events: GameEvent[] = []
  let asked: AskedQuestion[] = []
  let handovers = 0
  let stopped = 0
  let whole = false

  const close = (): void => {
    if (whole) turns.push({ kind: kindsOfTurn(events, asked).join(', '), handovers, stopped })
    whole = true
    events = []
    asked = []
    handovers = 0
    stopped = 0
  }
  const note = (taken: readonly Taken[], caused: number): void => {
    let begun = taken.flatMap((one) => one.events).filter(startsTurn).length
    if (begun === 0) handovers += caused
    for (const one of taken) {
      asked.push(one.asked)
      for (const fact of one.events) {
        if (startsTurn(fact)) {
          begun -= 1
          // The last turn that ended is the one that causes the notification.
          if (begun === 0) handovers += caused
          close()
        }
        events.push(fact)
      }
    }
  }

  playOut(match, ({ before, decision, answer, after, events: facts }) => {
    const standing = laid.of(decision.seat)
    if (standing.length > 0) {
      const view = viewOf(before, decision.seat)
      if (obey(view, decision, standing.map(withoutStops)) !== 'ask') stopped += 1
    }
    laid.lay(before, laying)
    const followed = follow(after, laid, laying)
    const waited = calls(before)
    const called = calls(followed.state).filter((seat) => !waited.includes(seat)).length
    note([{ asked: { decision, answer, byOrder: false }, events: facts }, ...followed.taken], called)
    return followed.state
  })
  return turns
}

const STYLES = ['random', 'keen', 'practice', 'mixed'] as const

/** Counts the turns of many matches. @returns how often each part of a kind came up */
function overMatches(
  usual: number,
  laying: (match: Match) => Laying,
  check: (turn: Counted) => void,
): Map<string, number> {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(matches(anyDeck, STYLES), (match) => {
      for (const turn of count(match, laying(match))) {
        check(turn)
        for (const words of turn.kind.split(', ')) {
          const name = words.replace(/ (called )?\d+/g, '')
          seen.set(name, (seen.get(name) ?? 0) + 1)
        }
      }
    }),
    { numRuns: runs(usual) },
  )
  return seen
}

const KINDS = ['quiet', 'battle', 'evacuation', 'interception', 'duel', 'texts', 'planet won', 'planet lost']

function expectAll(seen: ReadonlyMap<string, number>): void {
  for (const kind of KINDS) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
}

describe('hand-overs of a turn', () => {
  it('are without orders exactly as many as secrecy needs', () => {
    const seen = overMatches(
      40,
      () => NONE,
      ({ kind, handovers }) => expect(handovers, kind).toBe(least(kind).strict),
    )
    expectAll(seen)
  })

  it('are exactly as many as the table has with orders that give up nothing; duels and discards need other orders', () => {
    const seen = overMatches(
      24,
      () => only(lossless),
      ({ kind, handovers }) => {
        const least_ = least(kind)
        if (/duel|discards|called/.test(kind)) expect(handovers, kind).toBeLessThanOrEqual(least_.strict)
        else expect(handovers, kind).toBe(least_.lossless)
      },
    )
    for (const kind of ['quiet', 'battle', 'evacuation', 'planet won'])
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
  })

  it('are at most one with all orders; one more if the attacker loses the planet and must be notified', () => {
    let ahead = 0
    const seen = overMatches(
      20,
      () => ALL,
      ({ kind, handovers, stopped }) => {
        expect(stopped, kind).toBe(0)
        expect(handovers, kind).toBeLessThanOrEqual(least(kind).waivers)
        if (kind === 'quiet' && handovers === 0) ahead += 1
      },
    )
    for (const kind of ['quiet', 'battle', 'evacuation', 'planet won'])
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
    expect(ahead).toBeGreaterThan(0)
  })

  it('grow by at most two each time that an order stops on its condition', () => {
    let stops = 0
    overMatches(
      20,
      ({ choices }) => withStops(numbers(choices)),
      ({ kind, handovers, stopped }) => {
        expect(handovers, kind).toBeLessThanOrEqual(least(kind).waivers + 2 * stopped)
        stops += stopped
      },
    )
    expect(stops).toBeGreaterThan(20)
  })
})

/** Returns a reason to stop: a small number, or the first option. */
const stopBy = (shape: Shape, next: () => number): StandingOrder['settings'][string] =>
  shape.type === 'number'
    ? { exit: 'ok', number: Math.min(shape.max, shape.min + Math.floor(next() * 6)) }
    : { exit: 'ok', choose: shape.type === 'choose' ? shape.options.slice(0, 1).map(({ id }) => id) : [] }

/** Returns all orders, some with public reasons to stop. */
const withStops =
  (next: () => number): Laying =>
  (view, side) =>
    ALL(view, side).map((order) => {
      const { fields = [] } = youngJedi.orders(view, side).find(({ kind }) => kind === order.kind) ?? {}
      const stops = fields
        .filter(({ id }) => id.startsWith('ask-') && next() < 0.5)
        .map(({ id, shape }) => [id, stopBy(shape, next)] as const)
      return { ...order, settings: { ...order.settings, ...Object.fromEntries(stops) } }
    })

describe('the simulation', () => {
  const request = {
    games: 12,
    seed: 'hand-overs',
    format: 'full',
    player: 'mixed',
    deckFor: (seat: Seat, random: () => number) =>
      randomDeck(seat === 'dark' ? 'dark' : 'light', 'full', 'current', random),
  } as const satisfies Partial<SimulationRequest>

  it('counts each turn as in the table, and the set-up', () => {
    const report = simulate(youngJedi, {
      ...request,
      orders: 'none',
      onTurn: ({ kind, handoffs }) => expect(handoffs, kind).toBe(least(kind).strict),
    })
    expect([report.finished, report.illegal]).toEqual([12, 0])
    // The starting player is at the screen already: their Location and fetch, the opponent's fetch, their first turn. A
    // card with two numbers in the draw for the start may need one more notification.
    expect(report.handoffs.setUp).toBeGreaterThanOrEqual(2)
    expect(report.handoffs.setUp).toBeLessThan(2.5)
    for (const seat of SIDES) expect(report.questions[seat]).toBeGreaterThan(10)
  })

  it('counts less with all orders: at the set-up, in each turn, over the game, and in questions', () => {
    const strict = simulate(youngJedi, { ...request, orders: 'none' })
    const full = simulate(youngJedi, {
      ...request,
      orders: 'all',
      onTurn: ({ kind, handoffs }) => expect(handoffs, kind).toBeLessThanOrEqual(least(kind).waivers),
    })
    expect([full.finished, full.illegal]).toEqual([12, 0])
    expect(full.handoffs.setUp).toBeLessThan(0.5)
    expect(full.handoffs.perTurn).toBeLessThan(1)
    expect(full.handoffs.perGame).toBeLessThan(strict.handoffs.perGame / 2)
    for (const seat of SIDES) expect(full.questions[seat]).toBeLessThan(strict.questions[seat] ?? 0)
  })

  it.each([
    ['deck', 29],
    ['all', 9],
  ] as const)(
    'calls nobody at the set-up, and with the orders “%s” hands a full game over %i times at most',
    (orders, most) => {
      const report = simulate(youngJedi, { games: 60, seed: 'limits', format: 'full', player: 'mixed', orders })
      expect([report.finished, report.illegal]).toEqual([60, 0])
      expect(report.handoffs.setUp).toBe(0)
      expect(report.handoffs.perGame).toBeLessThanOrEqual(most)
    },
  )
})
