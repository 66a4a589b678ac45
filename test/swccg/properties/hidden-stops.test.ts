/**
 * Whole games are played twice in step, without stops of one side and with stops by chance. Until a stop acts, the
 * opponent and spectators learn the same, move by move; and a stop at which its owner passes leaves the same game.
 */
import { expect, test } from 'vitest'
import { type Answer, isRefusal, type Reader, seenBy } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { opponentOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { Course, type Seats } from '../../../src/matches/course.ts'
import { nothingPending, type PreviewPosition, tryOut } from '../../../src/matches/pending.ts'
import { awaits, calledIn, silenceOf } from '../../../src/matches/silence.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { begun } from '../starter-lists.ts'
import { isStop, randomOrders } from './random-orders.ts'

const GAME = swccg as unknown as AnyGame
/** Games for each owner of stops: each run of the tests plays one, `HIDDEN=20` plays this many. */
const GAMES = Number(process.env.HIDDEN ?? 1)
/** Submissions of a game that are compared. */
const LENGTH = 100

type Orders = Seats['orders']
const seatsWith = (orders: Partial<Orders>): Seats => ({
  players: { dark: 'ann', light: 'bob' },
  orders: { dark: [], light: [], ...orders },
})

/** Answers of a person by chance until one is final, with all that their previews show. */
function prepared(state: State, seat: Side, next: () => number) {
  let ahead: PreviewPosition = nothingPending(state)
  const previews: unknown[] = []
  const answers: Answer[] = []
  for (;;) {
    const decision = GAME.decisions(ahead.state).find((open) => open.seat === seat)
    if (decision === undefined) return { answers, previews }
    const answer = randomAnswer(decision, next)
    const tried = tryOut(GAME, seat, ahead, answer, [])
    if (isRefusal(tried)) throw new Error(tried.refused)
    ahead = tried.ahead
    answers.push(answer)
    previews.push(tried.final, ahead.pending, GAME.view(ahead.state, seat), calledIn(GAME, ahead.state, seat))
    if (tried.final) return { answers, previews }
  }
}

/** Returns all that the opponent of the stops' owner and spectators learn by a course. */
const learnt = (course: Course, owner: Side) =>
  ([opponentOf(owner), 'spectator'] as Reader[]).map((reader) => ({
    told: course.events.map((event) => seenBy(event, reader)),
    view: GAME.view(course.state, reader),
    called: calledIn(GAME, course.state, reader),
  }))

/** Submits and lets orders act. @returns the course, and the answers that a stop has cut off */
function submitted(state: State, seat: Side, answers: readonly Answer[], seats: Seats) {
  const course = new Course(GAME, state)
  const played = course.submit(seat, answers, seats)
  if (isRefusal(played)) throw new Error(played.refused)
  course.followUp(seats)
  return { course, rest: answers.slice(played as number) }
}

/** The question at which a stop waits, or undefined. */
function stoppedAt(state: unknown) {
  const silent = awaits(GAME, state).find((one) => one.silent)
  return silent === undefined ? undefined : GAME.decisions(state).find(({ id }) => id === silent.id)
}

/** Lets the owner pass at every stop, and the opponent submit the rest. @returns the state, and how many stops acted */
function passedOn(first: ReturnType<typeof submitted>, seat: Side, owner: Side, seats: Seats) {
  let { course, rest } = first
  for (let stops = 0; ; ) {
    const stop = stoppedAt(course.state)
    if (stop !== undefined) {
      // Only its owner is called, at a chance that both know of.
      expect([stop.seat, stop.window === undefined && stop.kind !== 'destiny']).toEqual([owner, false])
      stops += 1
      ;({ course } = submitted(course.state as State, owner, [silenceOf(stop) as Answer], seats))
    } else if (rest.length > 0) ({ course, rest } = submitted(course.state as State, seat, rest, seats))
    else return { state: course.state as State, stops }
  }
}

function playedTwice(seed: string, owner: Side): { readonly quiet: number; readonly stops: number } {
  const next = seededNumbers(seed)
  let { state } = begun(seed)
  let [quiet, stops] = [0, 0]
  for (let at = 0; at < LENGTH && state.outcome === null; at++) {
    const [first] = GAME.decisions(state)
    const seat = first?.seat as Side
    const { answers, previews } = prepared(state, seat, seededNumbers(`${seed} ${at}`))
    const laid = randomOrders(state, owner, next, isStop)
    const seats = seatsWith({ [owner]: laid })
    const plain = submitted(state, seat, answers, seatsWith({}))
    expect(plain.rest).toEqual([])
    const other = submitted(state, seat, answers, seats)
    expect(prepared(state, seat, seededNumbers(`${seed} ${at}`)).previews).toEqual(previews)
    if (stoppedAt(other.course.state) === undefined && other.rest.length === 0) {
      quiet += 1
      if (seat !== owner) expect(learnt(other.course, owner)).toEqual(learnt(plain.course, owner))
    }
    const passed = passedOn(other, seat, owner, seats)
    stops += passed.stops
    expect(passed.state).toEqual(plain.course.state)
    state = plain.course.state as State
  }
  return { quiet, stops }
}

test.each(SIDES)(
  'stops of %s show nothing before they act, and change nothing where their owner passes',
  (owner) => {
    let [quiet, stops] = [0, 0]
    for (let game = 0; game < GAMES; game++) {
      const counts = playedTwice(`stops ${owner} ${game}`, owner)
      quiet += counts.quiet
      stops += counts.stops
    }
    expect(quiet).toBeGreaterThan(20 * GAMES)
    expect(stops).toBeGreaterThan(10 * GAMES)
  },
  600_000,
)
