/**
 * Whole games are played twice, with the hidden cards of one side in other places and the same answers. Everything that
 * the opponent and spectators learn is the same: views, facts, questions and their order, windows, refusals, previews,
 * words and pictures of turns, the frames of replays and GIFs, and whether orders and stops of that side, laid by chance,
 * answer or ask.
 */
import { expect, test } from 'vitest'
import type { Answer, GameEvent, Reader, StandingOrder, Step } from '../../../src/contract/index.ts'
import { isRefusal, seenBy } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { opponentOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { Kind, State } from '../../../src/games/swccg/state/game-state.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import type { Replay, ReplayStep } from '../../../src/matches/api.ts'
import { framesOf } from '../../../src/records/frames.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { begun } from '../starter-lists.ts'
import { randomOrders } from './random-orders.ts'

type Random = () => number

/** A state, the answer that was given in it, the state after it, and the facts that it set off. */
interface Move {
  readonly state: State
  readonly after: State
  readonly seat: Side
  readonly answer: Answer
  readonly events: readonly GameEvent[]
}

/** Moves of one comparison, from a state to its last answer. */
const SPAN = 60
/** Games at each pace: each run of the tests plays one, `HIDDEN=20` plays this many. */
const GAMES = Number(process.env.HIDDEN ?? 1)
/** Moves from the beginning of one comparison to that of the next one. */
const EVERY = GAMES === 1 ? 60 : 25

/** A new game of the starter decks, or of random decks in a format with all cards. */
function started(seed: string, format: string, rules: Readonly<Record<string, string>>): State {
  if (format === 'starter') return begun(seed, rules).state
  const next = seededNumbers(`${seed} decks`)
  const [dark = [], light = []] = SIDES.map((side) => swccg.randomDeck!(side, { format }, next))
  return swccg.setup({ format, rules }, { dark, light }, seed).state
}

function playedGame(seed: string, format: string, rules: Readonly<Record<string, string>>): readonly Move[] {
  const next = seededNumbers(seed)
  let state = started(seed, format, rules)
  const moves: Move[] = []
  for (;;) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(next() * open.length)]
    if (decision === undefined) return moves
    const answer =
      decision.kind === 'begin' && next() > 0.3 ? { decision: decision.id, exit: 'pass' } : randomAnswer(decision, next)
    const step = swccg.play(state, decision.seat, [answer])
    if (isRefusal(step)) throw new Error(`${seed}: ${step.refused}`)
    moves.push({ state, after: step.state, seat: decision.seat, answer, events: step.events })
    state = step.state
  }
}

/** The readers that must not see a difference. */
const others = (owner: Side): readonly Reader[] => [opponentOf(owner), 'spectator']

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

/** All that comes to light in these moves, as text. */
const shownIn = (moves: readonly Move[], owner: Side): string =>
  JSON.stringify(
    moves.map(({ state, after, events }) =>
      others(owner).map((reader) => [
        // A location lies open while others may respond to it, and is told of once it lies.
        [state, after].map((one) => swccg.view(one, reader)),
        events.map((event) => seenBy(event, reader)),
      ]),
    ),
  )

/** Exchanges hidden cards that stay hidden in all of these moves. @returns the other state; null if there are too few */
function exchanged(moves: readonly Move[], owner: Side, next: Random): State | null {
  const [first] = moves
  if (first === undefined) return null
  const state = structuredClone(first.state)
  const shown = shownIn(moves, owner)
  const slots = slotsOf(state, owner).filter((slot) => !shown.includes(`"${slot.get()}"`))
  const cards = slots.map((slot) => slot.get())
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[cards[at], cards[other]] = [cards[other] ?? '', cards[at] ?? '']
  }
  const changed = slots.filter((slot, at) => slot.get() !== cards[at]).length
  for (const [at, slot] of slots.entries()) slot.set(cards[at] ?? '')
  return changed < 2 ? null : state
}

const seenIn = (state: State, owner: Side) =>
  others(owner).map((reader) => [swccg.view(state, reader), swccg.calls(state, reader)])

/** Everything that reaches readers who must not see a difference while the game waits in this state. */
const known = (state: State, owner: Side) => ({
  seen: seenIn(state, owner),
  asked: swccg.awaits?.(state),
  options: swccg.decisions(state).filter(({ seat }) => seat !== owner),
})

/** The opponent's attempts in this state: a closed question, a wrong answer, a legal one with the silences after it. */
function attempts(state: State, owner: Side, seed: string): unknown {
  const seat = opponentOf(owner)
  return swccg
    .decisions(state)
    .flatMap((decision) => {
      if (decision.seat === owner) return [{ decision: decision.id, exit: 'pass' }]
      return [{ decision: decision.id, exit: 'nothing' }, randomAnswer(decision, seededNumbers(seed))]
    })
    .map((answer) => {
      const step = swccg.play(state, seat, [answer])
      if (isRefusal(step)) return step
      let now = step.state
      const told = [...step.events]
      for (let silences = 0; silences < SPAN; silences++) {
        const silent = swccg.decisions(now).find(({ silence }) => silence !== undefined)
        if (silent?.silence === undefined) break
        const passed = swccg.play(now, silent.seat, [{ decision: silent.id, ...silent.silence }])
        if (isRefusal(passed)) throw new Error(`silence: ${passed.refused}`)
        now = passed.state
        told.push(...passed.events)
      }
      return { told: told.map((event) => seenBy(event, seat)), known: known(now, owner) }
    })
}

/** Whether an attempt has brought one of these cards to light. */
const shows = (attempt: unknown, cards: ReadonlySet<string>): boolean => {
  const text = JSON.stringify(attempt)
  return [...cards].some((card) => text.includes(`"${card}"`))
}

/** The words and pictures of these facts as the message of a turn has them. */
function toldIn(state: State, events: readonly GameEvent[], reader: Reader): unknown {
  const seen = events.map((event) => seenBy(event, reader))
  const view = swccg.view(state, reader)
  const voice = { language: 'fr' as const, names: { dark: 'Ann', light: 'Bob' }, reader }
  const { moments, words } = swccg
  return [moments?.turn(seen, voice, view), moments?.pictures?.(seen, view, voice), words.story(seen, voice)]
}

/** The frames of a replay of these steps, of which a GIF is made as well. */
function framesIn(steps: readonly Step<State>[], reader: Reader): unknown {
  const voice = { language: 'en' as const, names: { dark: 'Ann', light: 'Bob' }, reader }
  const replayed = {
    steps: steps.map(({ state, events }, at) => {
      const view = swccg.view(state, reader)
      return { seq: at + 1, at: new Date(0), events, view, undone: false, undoes: null } as unknown as ReplayStep
    }),
    ...{ match: { outcome: null }, reader },
  } as unknown as Replay
  return framesOf(swccg as unknown as AnyGame, replayed, voice, { opening: 'Opening', fight: (turn) => turn })
}

/** Compares as text first, which is far quicker. */
function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other)
}

/** Questions by which a player goes on with an action that nobody else knows of yet. */
const ASIDE: readonly Kind[] = ['deploy-where', 'move-where', 'company', 'riders']

/** Whether its player is asked how to go on, and nothing has come to light yet. */
const goesOn = ({ state, events }: Step<State>, owner: Side): boolean =>
  events.length === 0 && state.questions.every(({ seat, kind }) => seat === owner && ASIDE.includes(kind))

/** The view of others without window, calm and the mark of an act: they may know that a player has begun to act. */
const whileAside = (state: State, owner: Side): unknown =>
  JSON.parse(
    JSON.stringify(seenIn(state, owner), (key, value) =>
      ['window', 'calm'].includes(key) ? null : key === 'acted' ? undefined : value,
    ),
  )

/** Whether the orders of a side ask at each of its questions that are open in both states. */
function asks(state: State, other: State, owner: Side, orders: readonly StandingOrder[]): readonly boolean[] {
  const view = swccg.view(state, owner)
  const alike = swccg.decisions(other)
  return swccg
    .decisions(state)
    .filter(({ seat, id, kind }) => seat === owner && alike.some((one) => one.id === id && one.kind === kind))
    .map((decision) => swccg.obey(view, decision, orders) === 'ask')
}

/** Plays the answers again in the other state and compares. @returns how many moves were compared */
function compared(moves: readonly Move[], owner: Side, other: State, next: Random): number {
  let twin = other
  const steps: Step<State>[] = []
  const [first] = moves
  const hidden = new Set(
    slotsOf(other, owner).flatMap((slot, at) => {
      const before = slotsOf(first?.state ?? other, owner)[at]?.get()
      return before === slot.get() ? [] : [slot.get()]
    }),
  )
  for (const [at, { state, after, seat, answer, events }] of moves.entries()) {
    same(known(twin, owner), known(state, owner))
    if (next() < 0.5) {
      const orders = randomOrders(state, owner, next)
      same(asks(twin, state, owner, orders), asks(state, twin, owner, orders))
    }
    if (next() < 0.2) {
      const seed = `attempt ${at}`
      const one = attempts(state, owner, seed)
      const two = attempts(twin, owner, seed)
      if (!shows(one, hidden)) same(two, one)
    }
    const step = swccg.play(twin, seat, [answer])
    if (isRefusal(step)) {
      // Their owner has other options with these cards: this is no other telling of the same game.
      expect(seat).toBe(owner)
      return at
    }
    if (seat === owner && goesOn(step, owner) !== goesOn({ state: after, events }, owner)) {
      // A card has one way more to go, which its owner is asked for: the answers part here.
      same(whileAside(goesOn(step, owner) ? step.state : after, owner), whileAside(state, owner))
      return at
    }
    for (const reader of others(owner))
      same(
        step.events.map((event) => seenBy(event, reader)),
        events.map((event) => seenBy(event, reader)),
      )
    for (const reader of others(owner)) same(toldIn(step.state, step.events, reader), toldIn(after, events, reader))
    twin = step.state
    steps.push(step)
  }
  const whole = moves.map(({ after, events }) => ({ state: after, events }))
  for (const reader of others(owner)) same(framesIn(steps, reader), framesIn(whole, reader))
  return moves.length
}

const PACES = ['table', 'can-matter', 'strict'] as const

test.each(swccg.formats.flatMap((format) => PACES.map((pace) => [format, pace] as const)))(
  'hidden cards change nothing that others learn, in the format %s at the pace %s',
  (format, pace) => {
    let count = 0
    for (let game = 0; game < GAMES; game++) {
      const seed = format === 'starter' ? `hidden ${pace} ${game}` : `hidden ${format} ${pace} ${game}`
      const next = seededNumbers(`${seed} swaps`)
      const moves = playedGame(seed, format, { pace })
      for (const owner of SIDES)
        for (let from = 2; from < moves.length; from += EVERY) {
          const part = moves.slice(from, from + 1 + Math.floor(next() * SPAN))
          const other = exchanged(part, owner, next)
          if (other !== null) count += compared(part, owner, other, next)
        }
    }
    expect(count).toBeGreaterThan(40 * GAMES)
  },
  600_000,
)
