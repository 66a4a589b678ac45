/** Takes a move back: which move is allowed, the state before it, and its answers as drafts again. */

import { type Answer, isRefusal, type Seat, type StandingOrder } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { Course } from './course.ts'
import { replayLog } from './log.ts'
import type { KeptDraft, LoadedMatch, LoggedRow, Submission, Submissions } from './match-rows.ts'
import { nothingPending, SITTING, tryOut } from './pending.ts'
import { isPractice } from './practice/practice.ts'
import { calledIn, withSilences } from './silence.ts'

/**
 * Returns what each seat may take back after a change, for the seats for which that changes. An answer in secret changes
 * nothing for the other seats: their players must not see that somebody has answered.
 * @param by the seat whose person has made a move by it, if one has
 */
export function submissionsAfter(found: LoadedMatch, course: Course, by: Seat | undefined): Submissions {
  const { submissions } = found
  if (course.rows.length === 0) return {}
  const seats = Object.keys(submissions).filter((seat) => submissions[seat])
  if (course.game.outcome(course.state) !== null) return noneOf(seats)
  const acted = new Set(course.rows.map(({ seat }) => seat))
  const hidden = isHidden(found, course)
  // The move that replaces one taken back is final, whatever the opponent does before it.
  const over = seats.filter((seat) => acted.has(seat) || (!hidden && submissions[seat]?.asked !== 'done'))
  const own = by === undefined || submissions[by]?.asked === 'done' ? null : submitted(found, course, by)
  return by === undefined || own === null ? noneOf(over) : { ...noneOf(over), [by]: own }
}

const noneOf = (seats: readonly Seat[]): Submissions => Object.fromEntries(seats.map((seat) => [seat, null]))

/** Whether nobody but the seats that acted can notice a change: no event, no new sitting, and the same seats called. */
function isHidden({ game }: LoadedMatch, course: Course): boolean {
  if (course.events.length > 0 || course.opened.size > 0) return false
  const calls = (state: unknown) => calledIn(game, state, 'spectator').toSorted().join()
  return calls(course.begunWith) === calls(course.state)
}

/** The move of a seat as one that may be taken back; null if it may not. */
function submitted({ moves, record }: LoadedMatch, course: Course, by: Seat): Submission | null {
  const first = course.rows.findIndex(({ kind }) => kind === 'answers')
  const since = course.rows.slice(first)
  const own = since.every(({ kind, seat }) => kind === 'answers' && seat === by)
  const asked = course.awaited.some((seat) => seat !== by && !isPractice(record.players[seat]))
  const { takeBack, irrevocable } = course.game
  const revocable = takeBack !== undefined && !since.some(({ events }) => events.some(irrevocable))
  return own && asked && revocable ? { move: moves + first, asked: 'no' } : null
}

/**
 * The moves that may be taken back once one has been: those that came after it are undone with it.
 * @param by the seat whose move is taken back
 */
export function submissionsWithout({ submissions }: LoadedMatch, by: Seat, taken: Submission): Submissions {
  const undone = Object.keys(submissions).filter((seat) => (submissions[seat]?.move ?? -1) > taken.move)
  return { ...noneOf(undone), [by]: { ...taken, asked: 'done' } }
}

/** The state before a move as its log rebuilds it; undefined if this engine can't. */
export const stateBefore = (game: AnyGame, rows: readonly LoggedRow[], move: number): unknown =>
  replayLog(
    game,
    rows.filter(({ seq }) => seq < move),
  )?.states.get(move - 1)

/** The answers that a row of the log holds. */
export const answersIn = (row: LoggedRow | undefined): readonly Answer[] =>
  row?.kind === 'answers' ? (row.data as unknown as { answers: readonly Answer[] }).answers : []

/**
 * The answers that were taken back, as drafts of their seat, so that its player has to change only the wrong part.
 * Answers that set off nothing become pending; each other one becomes the draft of its question. Questions stand in the
 * same order with other ids.
 * @param before the state in which they were given
 * @param now the state that is played on
 */
export function pendingAnew(
  game: AnyGame,
  seat: Seat,
  before: unknown,
  now: unknown,
  answers: readonly Answer[],
  orders: readonly StandingOrder[],
): readonly KeptDraft[] {
  const drafts: KeptDraft[] = []
  let old = before
  let ahead = nothingPending(now)
  for (const given of answers) {
    const again = askedAgain(game, seat, old, ahead.state, given)
    if (again === null) break
    const { decision, exit: _, ...draft } = again
    drafts.push({ seat, about: decision, draft })
    const tried = tryOut(game, seat, ahead, again, orders)
    const step = game.play(old, seat, [given])
    if (isRefusal(tried) || tried.final || isRefusal(step)) break
    ahead = tried.ahead
    old = withSilences(game, seat, old, step, orders).state
  }
  return ahead.answers.length === 0 ? drafts : [...drafts, { seat, about: SITTING, draft: { answers: ahead.answers } }]
}

/**
 * An answer to a question of one state, as one to the same question of another state; null if that is not asked there.
 */
function askedAgain(game: AnyGame, seat: Seat, old: unknown, now: unknown, answer: Answer): Answer | null {
  const own = (state: unknown) => game.decisions(state).filter((open) => open.seat === seat)
  const [then, asked] = [own(old), own(now)]
  const at = then.findIndex(({ id }) => id === answer.decision)
  const same = asked[at]
  return same === undefined || asked.length !== then.length || same.kind !== then[at]?.kind
    ? null
    : { ...answer, decision: same.id }
}
