/**
 * A sitting that is put together: answers that a person has laid down on their panel and not handed in. They are kept as a
 * draft of the seat and tried out on the real state whenever it is shown, so that nothing of a preview is ever stored.
 * Pure.
 */
import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import { z } from 'zod'
import {
  type Answer,
  type Decision,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
  type StandingOrder,
  type Step,
} from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { LaidDown, Pending } from './api.ts'
import { partFor } from './notices.ts'
import { awaits, calledIn, withSilences } from './silence.ts'

/** What the draft is about in which a seat's pending answers are kept. No decision has such an id. */
export const SITTING = 'sitting'
/** Stands between the id of a decision and the answers before it that are not handed in. */
const AFTER = '~'

/** The id of a decision without the name of the answers before it: the question stays the same one. */
export const questionOf = (decision: string): string => decision.split(AFTER)[0] ?? ''

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
})

/** Answers that wait on a panel; `stopped` if they are what was left of a hand-in that was cut. */
export interface KeptSitting {
  readonly answers: readonly Answer[]
  readonly stopped: boolean
}

/** What was kept; none if it is nothing of ours. */
export function readSitting(kept: unknown): KeptSitting {
  const read = schema.safeParse(kept)
  return read.success ? { stopped: false, ...read.data } : { answers: [], stopped: false }
}

/**
 * Drafts of what is left of a hand-in that was cut: the last answer, which had to be handed in, is put together on its
 * question, and the others are laid down before it.
 * @param rest at least one answer
 */
export function restOf(
  seat: Seat,
  rest: readonly Answer[],
): readonly { readonly seat: Seat; readonly about: string; readonly draft: unknown }[] {
  const answers = rest.slice(0, -1)
  const { decision, exit: _, ...draft } = rest.at(-1) as Answer
  const about = answers.length === 0 ? decision : `${decision}${AFTER}${nameOf(answers)}`
  return [
    { seat, about, draft },
    { seat, about: SITTING, draft: { answers, stopped: true } },
  ]
}

/** A name for these answers: others have another one. */
export const nameOf = (answers: readonly Answer[]): string =>
  createHash('sha256')
    .update(stringify(answers) ?? '')
    .digest('base64url')
    .slice(0, 6)

/** A position as it would be after some answers. */
export interface Ahead {
  readonly state: unknown
  readonly answers: readonly Answer[]
  readonly laid: readonly LaidDown[]
  /** What came of each answer, so that handing it in need not play it again. */
  readonly played: readonly PlayedOnce[]
}

/** What comes of an answer itself, before any silence, in this very state. */
export interface PlayedOnce {
  readonly before: unknown
  readonly step: Step<unknown>
}

/** The position as it is. */
export const nothingLaid = (state: unknown): Ahead => ({ state, answers: [], laid: [], played: [] })

/** What an answer does to a position. */
export interface Tried {
  readonly ahead: Ahead
  /** It has to be handed in, with all that was laid down before it. */
  readonly final: boolean
}

/**
 * Tries an answer of a seat out, with the silences that follow from it.
 * @param orders of this seat alone: where they would stop or act at a silence, the seat is asked
 * @returns the game's refusal if the answer does not fit, `match.stale` if its decision is not open
 */
export function tryOut(
  game: AnyGame,
  seat: Seat,
  before: Ahead,
  answer: Answer,
  orders: readonly StandingOrder[],
): Tried | Refusal {
  const decision = game.decisions(before.state).find((open) => open.seat === seat && open.id === answer.decision)
  if (decision === undefined) return { refused: 'match.stale', values: {} }
  const step = game.play(before.state, seat, [answer])
  if (isRefusal(step)) return step
  const { state, events } = withSilences(game, seat, before.state, step, orders)
  const laid: LaidDown = {
    decision,
    answer,
    view: game.view(before.state, seat),
    events: events.map((event: GameEvent) => partFor(event, seat)),
  }
  return {
    ahead: {
      state,
      answers: [...before.answers, answer],
      laid: [...before.laid, laid],
      played: [...before.played, { before: before.state, step }],
    },
    final: isFinal(game, seat, before.state, { state, events }, decision, answer),
  }
}

/** The position after all answers that were kept; null if they don't fit it any more. */
export function follow(
  game: AnyGame,
  seat: Seat,
  state: unknown,
  answers: readonly Answer[],
  orders: readonly StandingOrder[],
): Ahead | null {
  let ahead = nothingLaid(state)
  for (const answer of answers) {
    const tried = tryOut(game, seat, ahead, answer, orders)
    if (isRefusal(tried) || tried.final) return null
    ahead = tried.ahead
  }
  return ahead
}

/** Whether an answer sets off what can't be undone, as far as its decision says. */
export function hasConsequences({ shape, exits }: Decision, answer: Answer): boolean {
  const exit = exits.find(({ id }) => id === answer.exit)
  const chosen = shape.type === 'choose' ? shape.options.filter(({ id }) => answer.choose?.includes(id) === true) : []
  return [exit, ...chosen].some((one) => one?.consequences?.some((what) => what !== 'commits') === true)
}

/**
 * Beside answers that say so, whatever leaves this seat nothing to answer is final, and whatever another seat is asked
 * beside or after: what that one has done in secret must not show in a preview. Facts that can't be undone are final
 * too, whatever the answer says of itself.
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
    game.takeBack?.revocable(events) === false
  )
}

/** What is laid down, as its seat is shown it; null if nothing is. */
export function pendingOf(game: AnyGame, seat: Seat, real: unknown, ahead: Ahead): Pending | null {
  if (ahead.answers.length === 0) return null
  const { state, answers, laid } = ahead
  const id = nameOf(answers)
  const view = game.view(state, seat)
  const offered = game.orders(game.view(real, seat), seat)
  return {
    id,
    laid,
    view,
    // Another answer before it could make another question of the same id.
    decisions: game
      .decisions(state)
      .filter((open) => open.seat === seat)
      .map((open) => ({ ...open, id: `${open.id}${AFTER}${id}` })),
    // Orders are laid on the real state.
    offers: game
      .orders(view, seat)
      .filter((offer) => offered.some(({ kind, key }) => kind === offer.kind && key === offer.key)),
  }
}

/** The id of a decision as the game knows it; null if it is asked after other answers than these. */
export function askedAfter(decision: string, answers: readonly Answer[]): string | null {
  const [id = '', name = ''] = decision.split(AFTER)
  return name === (answers.length === 0 ? '' : nameOf(answers)) ? id : null
}

/** Drafts that belong to questions of previews. */
export const OF_PREVIEWS = `%${AFTER}%`
