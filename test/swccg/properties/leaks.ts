/**
 * Two games that differ in hidden cards of one side alone, played with the same answers and stops: everybody else sees the
 * same views, panels, ids and calls at every step. The cards come from the whole pool, so hands, piles and decks differ.
 */
import fc from 'fast-check'
import type { Answer, Decision, GameEvent, Reader, StandingOrder } from '../../../src/contract/index.ts'
import { isRefusal, seenBy } from '../../../src/contract/index.ts'
import { begunOf } from '../../../src/discord/match/begun.ts'
import { actionButtons, listRow } from '../../../src/discord/match/question.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { randomDeck } from '../../../src/games/swccg/decks/random.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { opponentOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { Kind, State } from '../../../src/games/swccg/state/game-state.ts'
import { mayOwn } from '../../../src/games/swccg/texts/pools.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { speak } from '../../../src/locales/index.ts'
import type { Sight } from '../../../src/matches/api.ts'
import { Course, type Seats } from '../../../src/matches/course.ts'
import { calledIn } from '../../../src/matches/silence.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { isStop, randomOrders } from './random-orders.ts'

const GAME = swccg as unknown as AnyGame
const FORMAT = 'endor-ds2'
const PACES = ['table', 'can-matter', 'strict'] as const
/** The most submissions before the two games part, and those that are compared. */
const BEFORE = 120
const COMPARED = 25

/** A pair of games. */
export interface Pair {
  readonly game: number
  readonly pace: (typeof PACES)[number]
  /** The side with other hidden cards. */
  readonly owner: Side
  /** Submissions before they differ. */
  readonly before: number
  /** Which hidden card becomes which card of the pool, both counted round. */
  readonly hidden: readonly { readonly slot: number; readonly card: number }[]
}

export const pairs: fc.Arbitrary<Pair> = fc.record({
  game: fc.nat({ max: 1_000_000 }),
  pace: fc.constantFrom(...PACES),
  owner: fc.constantFrom(...SIDES),
  before: fc.integer({ min: 4, max: BEFORE }),
  hidden: fc.array(fc.record({ slot: fc.nat({ max: 60 }), card: fc.nat({ max: 2_000 }) }), {
    minLength: 20,
    maxLength: 60,
  }),
})

/** The places where a side has cards that nobody else sees. */
function slotsOf({ sides }: State, owner: Side): readonly { get(): string; set(card: string): void }[] {
  const { hand, reserve, force, used } = sides[owner]
  return [
    ...hand.map((held, at) => ({ get: () => held.card, set: (card: string) => hand.splice(at, 1, { ...held, card }) })),
    ...[reserve, force, used].flatMap((pile) =>
      pile.map((_, at) => ({ get: () => pile[at] ?? '', set: (card: string) => pile.splice(at, 1, card) })),
    ),
  ]
}

const others = (owner: Side): readonly Reader[] => [opponentOf(owner), 'spectator']

/** A question on the panel of its seat, with the ids of its buttons and list. */
function panelOf(game: AnyGame, state: State, decision: Decision): unknown {
  const view = game.view(state, decision.seat)
  const voice = { language: 'en', names: { dark: 'Ann', light: 'Bob' }, reader: decision.seat } as const
  const begun = begunOf(game, decision, view, {}, true)
  const question = game.panels.ask(decision, view, begun, voice)
  const sight = { match: { id: 'match' }, reader: decision.seat, view } as unknown as Sight
  const place = { sight, decision, suggested: begun.suggested, page: 0, mark: '' }
  return { question, buttons: actionButtons(place, question, 3), list: listRow(place, question.list, speak('en')) }
}

/** All that others see between two submissions: tables, calls, panels, and the stops that they could set. */
function seenIn(game: AnyGame, state: State, owner: Side): unknown {
  const open = game.decisions(state)
  const other = opponentOf(owner)
  return {
    readers: others(owner).map((reader) => {
      const view = game.view(state, reader)
      const voice = { language: 'fr', names: { dark: 'Ann', light: 'Bob' }, reader } as const
      return [view, calledIn(game, state, reader), game.layout(view, voice)]
    }),
    asked: open.map(({ id, seat, kind, silence, window }) => [id, seat, kind, silence !== undefined, window]),
    panels: open.filter(({ seat }) => seat === other).map((decision) => panelOf(game, state, decision)),
    orders: game.orders(game.view(state, other), other),
  }
}

/** A submission with all that follows from it by itself. */
interface Submission {
  readonly seat: Side
  readonly answer: Answer
  readonly state: State
  readonly events: readonly GameEvent[]
}

/** Submits an answer. @returns null where it is refused */
function submitted(game: AnyGame, before: State, seat: Side, answer: Answer, seats: Seats): Submission | null {
  const course = new Course(game, before)
  if (isRefusal(course.submit(seat, [answer], seats))) return null
  course.followUp(seats)
  return { seat, answer, state: course.state as State, events: course.events }
}

/** The answer of a person by chance; they seldom begin something in the opponent's turn. */
function answerOf({ id, kind, window, ...rest }: Decision, next: () => number): Answer {
  if (window !== undefined && kind === 'begin' && next() > 0.2) return { decision: id, exit: window.pass }
  return randomAnswer({ id, kind, ...rest }, next)
}

/** Questions by which a player goes on with an action that nobody else knows of yet. */
const ASIDE: readonly Kind[] = ['deploy-where', 'move-where', 'company', 'riders', 'text-target', 'goal', 'amount']

/** Whether a side is asked how to go on with something that only it knows of: another card may have only one way. */
const goesOn = ({ state }: Submission, owner: Side): boolean =>
  state.questions.some(({ seat, kind }) => seat === owner && ASIDE.includes(kind))

const text = (value: unknown): string => JSON.stringify(value)

/** The first difference that somebody else sees, and the number of submissions that were compared. */
export interface Found {
  readonly compared: number
  readonly leak: { readonly step: number; readonly one: unknown; readonly other: unknown } | null
}

/** Compares this many pairs. @returns the smallest pair that others could tell apart, in words; none if all look alike */
export function leaks(count: number, seed: number): readonly string[] {
  const { counterexample } = fc.check(
    fc.property(pairs, (pair) => leakIn(pair).leak === null),
    { numRuns: count, seed },
  )
  return (counterexample ?? []).map((pair) => `${text(pair)}\n${text(leakIn(pair).leak)}`)
}

/** Plays a pair of games. @param game may be one with a planted leak */
export function leakIn({ game: number, pace, owner, before, hidden }: Pair, game: AnyGame = GAME): Found {
  const next = seededNumbers(`leaks ${number}`)
  const decks = { dark: randomDeck('dark', FORMAT, next), light: randomDeck('light', FORMAT, next) }
  let state = swccg.setup({ format: FORMAT, rules: { pace } }, decks, `leaks ${number}`).state
  const on = (orders: Seats['orders']): Submission | null => {
    const decision = game.decisions(state)[0]
    if (decision === undefined) return null
    const made = submitted(game, state, decision.seat as Side, answerOf(decision, next), {
      players: { dark: 'ann', light: 'bob' },
      orders,
    })
    if (made === null) throw new Error(`game ${number}: an answer by chance is refused`)
    state = made.state
    return made
  }
  for (let count = 0; count < before || state.turn === 0; count++) if (on({ dark: [], light: [] }) === null) break
  if (state.outcome !== null) return { compared: 0, leak: null }

  const start = state
  const orders: Record<Side, readonly StandingOrder[]> = { dark: [], light: [] }
  for (const side of SIDES) if (next() < 0.5) orders[side] = randomOrders(state, side, next, isStop)
  const made: Submission[] = []
  for (let count = 0; count < COMPARED; count++) {
    const one = on(orders)
    if (one === null) break
    made.push(one)
  }

  const shown = text(
    [{ state: start, events: [] as readonly GameEvent[] }, ...made].map((one) => [
      // Orders name each card that the format has, and tell nothing by that.
      others(owner).map((reader) => swccg.view(one.state, reader as Side)),
      others(owner).map((reader) => one.events.map((event) => seenBy(event, reader))),
    ]),
  )
  const twin = structuredClone(start)
  const slots = slotsOf(twin, owner).filter((slot) => !shown.includes(`"${slot.get()}"`))
  const pool = mayOwn({ format: FORMAT }, owner)
  if (slots.length > 0)
    for (const { slot, card } of hidden) slots[slot % slots.length]!.set(pool[card % pool.length]!.id)

  let [one, other] = [start, twin]
  for (const [step, { seat, answer, state: after, events }] of made.entries()) {
    const [before, behind] = [seenIn(game, one, owner), seenIn(game, other, owner)]
    if (text(before) !== text(behind)) return { compared: step, leak: { step, one: before, other: behind } }
    const again = submitted(game, other, seat, answer, { players: { dark: 'ann', light: 'bob' }, orders })
    // Their owner has other options with these cards: it is no other telling of the same game from here on.
    if (again === null && seat === owner) return { compared: step, leak: null }
    if (again === null) return { compared: step, leak: { step, one: answer, other: null } }
    const whole = { seat, answer, state: after, events }
    if (seat === owner && goesOn(again, owner) !== goesOn(whole, owner)) return { compared: step, leak: null }
    const told = others(owner).map((reader) => events.map((event) => seenBy(event, reader)))
    const toldAgain = others(owner).map((reader) => again.events.map((event) => seenBy(event, reader)))
    if (text(told) !== text(toldAgain)) return { compared: step, leak: { step, one: told, other: toldAgain } }
    one = after
    other = again.state
  }
  return { compared: made.length, leak: null }
}
