/** A person who presses the first button of every panel, with all that it proposes, until an answer can't be undone. */
import { type Answer, type Decision, isRefusal, type Seat, type StandingOrder } from '../../src/contract/index.ts'
import { begunOf } from '../../src/discord/match/begun.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { answerBy } from '../../src/kit/decisions/chosen.ts'
import { goOn, nothingPending, type PreviewPosition, type TriedAnswer, tryOut } from '../../src/matches/pending.ts'

/** The answers of a person that have to be submitted. */
export interface Submission {
  readonly ahead: PreviewPosition
  /** The standing order that the last button sets. */
  readonly sets?: StandingOrder
  /** How many buttons were pressed. */
  readonly pressed: number
}

/** More buttons than this before an answer is final mean that a panel leads nowhere. */
const MOST_PRESSED = 200

const voiceOf = (game: AnyGame, reader: Seat) => ({
  reader,
  language: 'en' as const,
  names: Object.fromEntries(game.seats.map((seat) => [seat, seat])),
})

const questionOf = (game: AnyGame, seat: Seat, state: unknown): Decision | undefined =>
  game.decisions(state).find((open) => open.seat === seat)

/**
 * Presses the first button of a panel; where that only puts something together, the first button of what follows.
 * @throws if the button is refused
 */
function pressFirst(
  game: AnyGame,
  seat: Seat,
  before: PreviewPosition,
  orders: readonly StandingOrder[],
): { readonly tried: TriedAnswer; readonly sets?: StandingOrder } {
  const decision = questionOf(game, seat, before.state)
  if (decision === undefined) throw new Error(`${game.id}: nothing is asked of ${seat}`)
  const view = game.view(before.state, seat)
  let draft = {}
  for (let times = 0; times < MOST_PRESSED; times++) {
    const begun = begunOf(game, decision, view, draft, true)
    const action = game.panels.ask(decision, view, begun, voiceOf(game, seat)).actions.find(({ off }) => off !== true)
    if (action === undefined) throw new Error(`${game.id}: no button at ${decision.kind}`)
    const given = answerBy(decision, action, begun)
    if (given === null) {
      draft = action.puts ?? {}
      continue
    }
    const answer: Answer = { ...given, decision: decision.id }
    const first = tryOut(game, seat, before, answer, orders)
    if (isRefusal(first)) throw new Error(`${game.id}: ${decision.kind} refused, ${first.refused}`)
    const tried =
      action.next === undefined ? first : goOn(game, seat, first, { next: action.next, later: action.later }, orders)
    return { tried, ...(action.sets === undefined ? {} : { sets: action.sets }) }
  }
  throw new Error(`${game.id}: ${decision.kind} is never answered`)
}

/** Presses first buttons until an answer is final. @param orders of the seat itself */
export function submissionOf(game: AnyGame, seat: Seat, state: unknown, orders: readonly StandingOrder[]): Submission {
  let ahead = nothingPending(state)
  for (let pressed = 1; pressed <= MOST_PRESSED; pressed++) {
    const { tried, sets } = pressFirst(game, seat, ahead, orders)
    if (tried.final) return { ahead: tried.ahead, pressed, ...(sets === undefined ? {} : { sets }) }
    ahead = tried.ahead
  }
  throw new Error(`${game.id}: the panels of ${seat} lead nowhere`)
}
