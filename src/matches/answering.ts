/**
 * Decides about an answer to a match as it was read. The answer becomes pending, or is submitted with the pending
 * answers before it, or does not count. Nothing is written here. Pure.
 */
import {
  type Answer,
  isRefusal,
  type KeptStep,
  type Refusal,
  type Seat,
  type StandingOrder,
} from '../contract/index.ts'
import { type AnswerOutcome, type AnswerRequest, mayPropose, type PendingAnswer, type Sight } from './api.ts'
import type { MatchAct } from './change.ts'
import { Course, type Seats } from './course.ts'
import { draftOf } from './draft.ts'
import { answerOf, suggestedAnswer } from './draft-start.ts'
import type { LoadedMatch } from './match-rows.ts'
import { orderToSet } from './orders/standing-orders.ts'
import { askedAfter, goOn, keptStepsOf, type PreviewPosition, restOf, SITTING, tryOut } from './pending.ts'
import { draftsOf, type Present, type Preview, presentOf, previewOf, seatOfPerson, sightOf } from './sight.ts'

/** The result of an answer. */
export type AnswerResult =
  /** It does not count, and nothing is to be written. */
  | { readonly kind: 'closed'; readonly answered: AnswerOutcome }
  /** It joins the pending answers: a draft has to be written. */
  | { readonly kind: 'pending'; readonly seat: Seat; readonly ahead: PreviewPosition; readonly sight: Sight }
  /** It is final: the match has to be changed. */
  | { readonly kind: 'final'; readonly seat: Seat; readonly act: MatchAct; readonly answers: readonly PendingAnswer[] }

/** Tries a request on a match. The pending answers before it are played once, and the answer once. */
export function attempt(found: LoadedMatch, request: AnswerRequest): AnswerResult {
  const seat = seatOfPerson(found.record.players, request.person)
  if (seat === null || seat !== request.seat) return { kind: 'closed', answered: { came: 'foreign' } }
  const present = presentOf(found)
  if (found.record.status !== 'running')
    return { kind: 'closed', answered: { came: 'stale', sight: sightOf(present, seat) } }
  const preview = previewOf(present, seat)
  const seen = () => sightOf(present, seat, preview)
  if (found.seen) return { kind: 'closed', answered: { came: 'stale', sight: seen() } }
  const tried = tryRequest(present, seat, preview, request)
  if (isRefusal(tried)) return turnedDown(tried, seen())
  const { ahead, final } = tried
  if (!final) return { kind: 'pending', seat, ahead, sight: pendingSight(present, seat, ahead) }
  if (request.picked === true && found.game.panels.confirmsEntries === true)
    return { kind: 'closed', answered: { came: 'unsure', sight: seen() } }
  const submitted = submit(found, seat, ahead, request.sets)
  return isRefusal(submitted) ? turnedDown(submitted, seen()) : submitted
}

function turnedDown(refusal: Refusal, sight: Sight): AnswerResult {
  const stale = refusal.refused === 'match.stale'
  return { kind: 'closed', answered: stale ? { came: 'stale', sight } : { came: 'refused', refusal, sight } }
}

function tryRequest({ record, game, drafts, orders }: Present, seat: Seat, { ahead }: Preview, request: AnswerRequest) {
  const { exit, given, suggested = false, next, later } = request
  const id = askedAfter(request.decision, ahead.answers)
  const decision = game.decisions(ahead.state).find((open) => open.seat === seat && open.id === id)
  if (decision === undefined) return { refused: 'match.stale', values: {} }
  const drafted = () => answerOf(decision, exit, draftOf(draftsOf(drafts, seat), request.decision))
  const proposed = () => suggestedAnswer(game, ahead.state, decision, exit)
  const made = () => (suggested && mayPropose(record.terms) ? proposed() : drafted())
  const answer = given === undefined ? made() : { ...given, decision: decision.id, exit }
  const own = orders[seat] ?? []
  const tried = tryOut(game, seat, ahead, answer, own)
  return isRefusal(tried) || next === undefined ? tried : goOn(game, seat, tried, { next, later }, own)
}

/** Submits all that was tried out. A stop of the opponent, which no preview shows, may cut it short. */
function submit(
  found: LoadedMatch,
  seat: Seat,
  { answers, pending, played }: PreviewPosition,
  sets: StandingOrder | undefined,
): AnswerResult | Refusal {
  const course = new Course(found.game, found.state, found.engine)
  const count = course.submit(seat, answers, seatsOf(found), played)
  if (isRefusal(count)) return count
  const rest = answers.slice(count)
  const order = sets === undefined || rest.length > 0 ? null : orderToSet(found, course, seat, sets)
  // An order that is not offered after the answer is left out: the answer counts all the same.
  const isSet = order !== null && !isRefusal(order)
  const withOrder = isSet ? { ...found, orders: { ...found.orders, [seat]: order.all } } : found
  return {
    kind: 'final',
    seat,
    act: {
      ...followed(withOrder, course, seat, rest, keptStepsOf(pending.slice(count))),
      ...(isSet ? { setOrder: { seat, order: order.set } } : {}),
    },
    answers: pending.slice(0, count),
  }
}

/** The players, and the orders of each seat. */
export const seatsOf = ({ record, orders }: LoadedMatch): Seats => ({ players: record.players, orders })

/**
 * Plays what follows a submission: orders and the practice opponent answer until a person is asked.
 * @param rest the answers that were not played because a stop cut the submission short: they wait on the panel
 * @param steps their questions and choices; empty where these are not known
 */
export function followed(
  found: LoadedMatch,
  course: Course,
  seat: Seat,
  rest: readonly Answer[],
  steps: readonly KeptStep[] = [],
): MatchAct {
  course.followUp(seatsOf(found))
  return { course, by: seat, ...(rest.length === 0 ? {} : { drafts: restOf(seat, rest, steps) }) }
}

/** The panel of a seat once these answers are pending. */
export const pendingSight = (present: Present, seat: Seat, ahead: PreviewPosition): Sight =>
  sightOf({ ...present, drafts: withPending(present, seat, ahead) }, seat, {
    ahead,
    dropped: false,
    stopped: false,
    kept: null,
  })

function withPending({ drafts }: Present, seat: Seat, { answers }: PreviewPosition): Present['drafts'] {
  const others = drafts.filter((one) => one.seat !== seat || one.about !== SITTING)
  return answers.length === 0 ? others : [...others, { seat, about: SITTING, draft: { answers } }]
}
