/** The rules in the form that the contract wants: set-up, decisions, moves, the end. */
import type {
  Answer,
  Decision,
  DeckList,
  GameEvent,
  Options,
  Refusal,
  Seat,
  Step,
  StopReason,
} from '../../contract/index.ts'
import { fits } from '../../kit/decisions/shapes.ts'
import { seatNamed } from '../../kit/seats/seats.ts'
import { opposite, SIDES, type Side } from './cards/card.ts'
import { DEFAULT_RULES, EDITIONS, type Edition, type RuleOptions } from './cards/editions.ts'
import { LESSON, LESSON_RULES } from './decks/lesson.ts'
import { close, run } from './engine.ts'
import { decisionFor } from './rules/questions/index.ts'
import { newGame } from './rules/setup.ts'
import type { Format, State } from './state/game-state.ts'
import { Table } from './state/game-table.ts'
import type { AnswerRefusals } from './state/refusal-map.ts'

/** Starts a match and plays until a seat is asked. The same options, decks and seed give the same game. */
export function setup(options: Options, decks: Readonly<Record<Side, DeckList>>, seed: string): Step<State> {
  const { format, rules } = playedAs(options)
  const { dark, light } = decks
  if (dark === undefined || light === undefined) throw new Error('a game needs a dark and a light deck')
  const table = new Table(newGame(format, rules, { dark, light }, seed))
  run(table)
  return stepOf(table)
}

/** The format and rules that are played: the lesson is a starter game by rules of its own. */
function playedAs(options: Options): { readonly format: Format; readonly rules: RuleOptions } {
  const rules = rulesFrom(options)
  if (options.format === LESSON) return { format: 'starter', rules: { ...rules, ...LESSON_RULES } }
  return { format: options.format as Format, rules }
}

/** The rules of a match: choices that are not made follow the edition. @throws for an unknown edition */
export function rulesFrom({ rules = {} }: Options): RuleOptions {
  const chosen = rules as Partial<RuleOptions>
  const edition: Edition = chosen.edition ?? DEFAULT_RULES.edition
  if (!EDITIONS.includes(edition)) throw new Error(`no edition ${edition} of the rules`)
  const searchPenalty = edition === '2001' ? 'damage-first' : DEFAULT_RULES.searchPenalty // U-03
  return { ...DEFAULT_RULES, searchPenalty, ...chosen }
}

/** The decisions of a state never change, and the answer needs them again: those of the last state are kept. */
let last: { readonly state: State; readonly decisions: readonly Decision<Side>[] } | null = null

/** Returns all open decisions of a state, for both sides. */
export function decisions(state: State): readonly Decision<Side>[] {
  if (last?.state === state) return last.decisions
  const made = state.questions.map((question) => decisionFor(state, question))
  last = { state, decisions: made }
  return made
}

/** The sides for which the game waits. Both may know it: no side answers in secret while the opponent is asked. */
export const calls = (state: State): readonly Side[] => [...new Set(state.questions.map((question) => question.side))]

const refuse = <Code extends keyof AnswerRefusals>(refused: Code, values: AnswerRefusals[Code]): Refusal => ({
  refused,
  values: values as Refusal['values'],
})

/** Plays answers of one seat in order, all or none. Returns a refusal if one of them does not fit its decision. */
export function play(state: State, seat: Seat, answers: readonly Answer[]): Step<State> | Refusal {
  const side = seatNamed(SIDES, seat)
  if (side === null) return refuse('seat.unknown', { seat })
  // Answers come from outside: a value of another form closes nothing.
  if (!Array.isArray(answers) || answers.length === 0) return refuse('answer.none', {})
  const events: GameEvent[] = []
  let now = state
  for (const answer of answers) {
    const question = now.questions.find((open) => open.id === answer?.decision && open.side === side)
    const decision = decisions(now).find((open) => open.id === question?.id && open.seat === side)
    if (question === undefined || decision === undefined)
      return refuse('decision.closed', { decision: `${answer?.decision}` })
    const refusal = fits(decision, answer)
    if (refusal !== null) return refusal
    const table = new Table(now)
    close(table, question, answer)
    run(table)
    now = table.state
    events.push(...table.events)
  }
  return { state: now, events }
}

/** Ends a match from outside the rules of play. @param loser null if nobody wins */
export function stop(state: State, reason: StopReason, loser: Seat | null): Step<State> {
  const table = new Table(state)
  const side = seatNamed(SIDES, loser)
  table.end({ kind: reason, winner: side === null ? null : opposite(side), values: { loser: side } })
  return stepOf(table)
}

const stepOf = (table: Table): Step<State> => ({ state: table.state, events: table.events })
