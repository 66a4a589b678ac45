/**
 * Carries answers and facts of an earlier version of a game over to today's names, so that both programs can play the same
 * match beside each other. Knows no game.
 */
import {
  type Answer,
  type Decision,
  type GameEvent,
  isRefusal,
  type Option,
  type Seat,
} from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import type { GivenSilence, NewLogRow } from '../../src/matches/course.ts'

/** The names that options and facts of one earlier version have today. */
export interface Carrier {
  /** Returns the id of this option in today's version. */
  option(option: Option, decision: Decision): string
  /** Returns this fact as today's version reports it. */
  fact(event: GameEvent): GameEvent
}

type Names = ReadonlyMap<string, string>

const namesIn = (carrier: Carrier, decision: Decision): Names =>
  new Map(
    decision.shape.type === 'choose'
      ? decision.shape.options.map((option) => [option.id, carrier.option(option, decision)])
      : [],
  )

/** Returns a value with each text that is a name, at any depth, in today's form. */
function renamed<T>(value: T, names: Names): T {
  const inside = (one: unknown): unknown => {
    if (typeof one === 'string') return names.get(one) ?? one
    if (Array.isArray(one)) return one.map(inside)
    return one
  }
  return inside(value) as T
}

/** Returns a decision whose options have today's ids. */
export function carriedDecision(carrier: Carrier, decision: Decision): Decision {
  const { shape } = decision
  if (shape.type !== 'choose') return decision
  const names = namesIn(carrier, decision)
  const options = shape.options.map((option) => ({
    ...option,
    ...Object.fromEntries(
      Object.entries(option)
        .filter(([field]) => NAMED.includes(field))
        .map(([field, value]) => [field, renamed(value, names)]),
    ),
  }))
  return { ...decision, shape: { ...shape, options } }
}

/** Fields of an option that name options. */
const NAMED: readonly string[] = ['id', 'excludes', 'requires', 'instead']

interface Data {
  readonly options?: never
  readonly decks?: never
  readonly seed?: string
  readonly answers?: readonly Answer[]
  readonly silent?: readonly GivenSilence[]
}

/**
 * Returns a row whose answers choose options by today's ids. The earlier program plays them one by one, so that each of
 * its questions is known.
 * @param state the state before the row in the earlier program
 */
export function carriedRow<Row extends Pick<NewLogRow, 'kind' | 'seat' | 'data'>>(
  carrier: Carrier,
  game: AnyGame,
  state: unknown,
  row: Row,
): Row {
  if (row.kind !== 'answers' && row.kind !== 'setup') return row
  const { options, decks, seed = '', answers = [], silent = [], ...rest } = row.data as unknown as Data
  let now = row.kind === 'setup' && silent.length > 0 ? game.setup(options!, decks!, seed).state : state
  const carry = (seat: Seat, answer: Answer): Answer => {
    const decision = now === null ? undefined : game.decisions(now).find(({ id }) => id === answer.decision)
    const step = decision === undefined ? null : game.play(now, seat, [answer])
    now = step === null || isRefusal(step) ? null : step.state
    if (decision === undefined || answer.choose === undefined) return answer
    return { ...answer, choose: renamed(answer.choose, namesIn(carrier, decision)) }
  }
  const silences: GivenSilence[] = []
  const silencesAfter = (count: number): void => {
    for (const one of silent)
      if (one.after === count) silences.push({ ...one, answer: carry(one.seat, one.answer as Answer) })
  }
  silencesAfter(0)
  const carried = answers.map((answer, at) => {
    const given = carry(row.seat!, answer)
    silencesAfter(at + 1)
    return given
  })
  const data = {
    ...rest,
    ...(row.kind === 'setup' ? { options, decks, seed } : { answers: carried }),
    ...(silent.length === 0 ? {} : { silent: silences }),
  }
  return { ...row, data: data as never }
}
