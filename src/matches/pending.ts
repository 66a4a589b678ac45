/**
 * A sitting in preparation: answers on a person's panel that are pending, which means not submitted yet. They are kept as
 * a draft of the seat and played on the real state whenever the panel is shown, so that no preview is ever stored. Pure.
 */
import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import { z } from 'zod'
import {
  type Answer,
  type Decision,
  type GameEvent,
  isRefusal,
  type KeptStep,
  type Refusal,
  type Seat,
  type StandingOrder,
  type Step,
} from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { chosenOptions } from '../kit/decisions/chosen.ts'
import { madeOnce, onceFor } from '../kit/library/once-for.ts'
import type { PendingAnswer, PendingAnswers, Terms } from './api.ts'
import { decisionId, readDecisionId } from './decision-id.ts'
import { partFor } from './notices.ts'
import { type Offers, offersTo } from './orders/order-offers.ts'
import { awaits, calledIn, withSilences } from './silence.ts'

/** The subject of the draft in which a seat's pending answers are kept. No decision has such an id. */
export const SITTING = 'sitting'

const schema = z.object({
  answers: z.array(
    z.object({
      decision: z.string(),
      exit: z.string(),
      choose: z.array(z.string()).exactOptional(),
      arrange: z.array(z.string()).exactOptional(),
      number: z.number().exactOptional(),
    }),
  ),
  stopped: z.boolean().exactOptional(),
  steps: z
    .array(
      z.object({
        kind: z.string(),
        exit: z.string(),
        groups: z.array(z.string()),
        number: z.number().exactOptional(),
      }),
    )
    .exactOptional(),
})

/** Pending answers of a panel; `stopped` if they are the rest of a submission that was cut short. */
export interface KeptSitting {
  readonly answers: readonly Answer[]
  readonly stopped: boolean
  /** The questions and choices of the rest, with those of the final answer, which is kept apart from it. */
  readonly steps: readonly KeptStep[]
}

/** Returns the answers of a kept draft; none if the draft is not of this program. */
export function readSitting(kept: unknown): KeptSitting {
  const read = schema.safeParse(kept)
  return { ...{ answers: [], stopped: false, steps: [] }, ...read.data }
}

/**
 * Returns the drafts for the rest of a submission that was cut short: the last answer, which was final, as the draft of
 * its question, and the others as pending answers before it.
 * @param rest at least one answer
 * @param steps their questions and choices
 */
export function restOf(
  seat: Seat,
  rest: readonly Answer[],
  steps: readonly KeptStep[],
): readonly { readonly seat: Seat; readonly about: string; readonly draft: unknown }[] {
  const answers = rest.slice(0, -1)
  const { decision, exit: _, ...draft } = rest.at(-1) as Answer
  const about = decisionId({ question: decision, after: afterAnswers(answers) })
  return [
    { seat, about, draft },
    { seat, about: SITTING, draft: { answers, stopped: true, steps } },
  ]
}

/** Returns the questions and choices of answers that were tried out, as far as words about them need them. */
export const keptStepsOf = (tried: readonly PendingAnswer[]): readonly KeptStep[] =>
  tried.map(({ decision, answer }) => {
    const groups = chosenOptions(decision.shape, answer.choose).flatMap(({ group }) => group ?? [])
    return {
      kind: decision.kind,
      exit: answer.exit,
      groups,
      ...(answer.number === undefined ? {} : { number: answer.number }),
    }
  })

/** Returns a name for these answers; other answers have another name. */
export const nameOfAnswers = (answers: readonly Answer[]): string =>
  createHash('sha256')
    .update(stringify(answers) ?? '')
    .digest('base64url')
    .slice(0, 6)

/** The part of a decision's id that names the answers before it; null where there are none. */
const afterAnswers = (answers: readonly Answer[]): string | null =>
  answers.length === 0 ? null : nameOfAnswers(answers)

/** A position as it would be after some answers. */
export interface PreviewPosition {
  readonly state: unknown
  readonly answers: readonly Answer[]
  readonly pending: readonly PendingAnswer[]
  /** The result of each answer, so that submitting it need not play it again. */
  readonly played: readonly PlayedOnce[]
}

/** The result of an answer itself, before any silence, in this very state. */
export interface PlayedOnce {
  readonly before: unknown
  readonly step: Step<unknown>
}

/** The position as it is. */
export const nothingPending = (state: unknown): PreviewPosition => ({ state, answers: [], pending: [], played: [] })

/** An answer that was tried out on a position. */
export interface TriedAnswer {
  readonly ahead: PreviewPosition
  /** Whether it must be submitted, with all pending answers before it. */
  readonly final: boolean
}

/** An answer that was tried out, without the answers before it. */
interface Trial {
  readonly step: Step<unknown>
  readonly state: unknown
  readonly pending: PendingAnswer
  readonly final: boolean
}

/** Trials of the states of a game, each made once: the next click tries the same pending answers out again. */
const trialsOf = madeOnce((_game: AnyGame) => onceFor<object, Trial | Refusal>())

/**
 * Tries an answer of a seat out, with the silences that follow from it.
 * @param orders of this seat alone: where they would stop or act at a silence, the seat is asked
 * @returns the game's refusal if the answer does not fit, `match.stale` if its decision is not open
 */
export function tryOut(
  game: AnyGame,
  seat: Seat,
  before: PreviewPosition,
  answer: Answer,
  orders: readonly StandingOrder[],
): TriedAnswer | Refusal {
  const key = stringify([seat, answer, orders])
  const tried = trialsOf(game)(before.state as object, key, () => trial(game, seat, before.state, answer, orders))
  if (isRefusal(tried)) return tried
  const { step, state, pending, final } = tried
  return {
    ahead: {
      state,
      answers: [...before.answers, answer],
      pending: [...before.pending, pending],
      played: [...before.played, { before: before.state, step }],
    },
    final,
  }
}

function trial(
  game: AnyGame,
  seat: Seat,
  before: unknown,
  answer: Answer,
  orders: readonly StandingOrder[],
): Trial | Refusal {
  const decision = game.decisions(before).find((open) => open.seat === seat && open.id === answer.decision)
  if (decision === undefined) return { refused: 'match.stale', values: {} }
  const step = game.play(before, seat, [answer])
  if (isRefusal(step)) return step
  const { state, events } = withSilences(game, seat, before, step, orders)
  const pending: PendingAnswer = {
    decision,
    answer,
    view: game.view(before, seat),
    events: events.map((event: GameEvent) => partFor(event, seat)),
  }
  return { step, state, pending, final: isFinal(game, seat, before, { state, events }, decision, answer) }
}

/** How a player goes on after an answer. */
export interface GoingOn {
  readonly next: string
  readonly later?: readonly string[] | undefined
}

/**
 * Answers the questions after an answer as the game says: `panels.follow` until an answer is final, and from then on
 * `panels.through` as long as nobody else is asked.
 * @param how the name by which the game knows how to go on, and the options with which it does
 */
export function goOn(
  game: AnyGame,
  seat: Seat,
  first: TriedAnswer,
  { next, later }: GoingOn,
  orders: readonly StandingOrder[],
): TriedAnswer {
  const { panels } = game
  let tried = first
  for (;;) {
    const { ahead, final } = tried
    const open = alone(game, seat, ahead.state)
    if (open === null) return tried
    const view = game.view(ahead.state, seat)
    const given = (final ? panels.through?.(next, open, view, later) : panels.follow(next, open, view, later)) ?? null
    if (given === null) return tried
    const after = tryOut(game, seat, ahead, { ...given, decision: open.id }, orders)
    if (isRefusal(after)) return tried
    tried = final ? { ...after, final } : after
  }
}

/** Returns the question of a seat where no other seat is asked beside it; else null. */
function alone(game: AnyGame, seat: Seat, state: unknown): Decision | null {
  const open = game.decisions(state)
  return open.some((one) => one.seat !== seat) ? null : (open[0] ?? null)
}

/** Returns the position after all answers that were kept; null if they don't fit it any more. */
export function follow(
  game: AnyGame,
  seat: Seat,
  state: unknown,
  answers: readonly Answer[],
  orders: readonly StandingOrder[],
): PreviewPosition | null {
  let ahead = nothingPending(state)
  for (const answer of answers) {
    const tried = tryOut(game, seat, ahead, answer, orders)
    if (isRefusal(tried) || tried.final) return null
    ahead = tried.ahead
  }
  return ahead
}

/** Whether an answer has consequences that can't be undone, as far as its decision says. */
export function hasConsequences({ shape, exits }: Decision, answer: Answer): boolean {
  const exit = exits.find(({ id }) => id === answer.exit)
  return [exit, ...chosenOptions(shape, answer.choose)].some(
    (one) => one?.consequences?.some((what) => what !== 'commits') === true,
  )
}

/**
 * Whether an answer is final: it says so, it leaves this seat nothing to answer, another seat is asked beside or after it
 * (its secret answers must not show in a preview), or it or a silence after it sets off an irrevocable fact.
 */
function isFinal(
  game: AnyGame,
  seat: Seat,
  before: unknown,
  { state, events }: Step<unknown>,
  decision: Decision,
  answer: Answer,
): boolean {
  const open = awaits(game, state)
  const others = (seats: readonly Seat[]) => seats.some((one) => one !== seat)
  return (
    hasConsequences(decision, answer) ||
    open.length === 0 ||
    others(open.map((one) => one.seat)) ||
    others(calledIn(game, before, seat)) ||
    others(calledIn(game, state, seat)) ||
    events.some(game.irrevocable)
  )
}

/**
 * Returns the pending answers as their seat is shown them; null if there are none.
 * @param now the orders offered on the real state, on which orders are set
 */
export function pendingOf(
  game: AnyGame,
  terms: Terms,
  seat: Seat,
  now: Offers,
  ahead: PreviewPosition,
): PendingAnswers | null {
  if (ahead.answers.length === 0) return null
  const { state, answers, pending } = ahead
  const id = nameOfAnswers(answers)
  const view = game.view(state, seat)
  const offers = offersTo(game, terms, view, seat, [], now)
  return {
    id,
    answers: pending,
    view,
    // Another answer before it could lead to another question with the same id.
    decisions: game
      .decisions(state)
      .filter((open) => open.seat === seat)
      .map((open) => ({ ...open, id: decisionId({ question: open.id, after: id }) })),
    get offers() {
      return offers.all()
    },
    get mayOrder() {
      return offers.any()
    },
  }
}

/** Returns the game's own id of a decision; null if it is asked after other answers than these. */
export function askedAfter(decision: string, answers: readonly Answer[]): string | null {
  const { question, after } = readDecisionId(decision)
  return after === afterAnswers(answers) ? question : null
}
