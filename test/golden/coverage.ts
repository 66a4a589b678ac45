/** The features that a set of golden games shows, as names, and those that it must show. Knows no game. */
import type {
  Answer,
  AskedQuestion,
  Decision,
  GameEvent,
  Options,
  Seat,
  StandingOrder,
} from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import type { RowKind } from '../../src/matches/course.ts'
import { type GoldenRow, layOrders, type PlayedRow } from './record.ts'

const ROWS: readonly RowKind[] = ['setup', 'answers', 'take-back', 'stop']
const ORIGINS: readonly GoldenRow['origin'][] = ['player', 'practice', 'order', 'clock']
const STOPS = ['concession', 'time-out', 'void']

/** The features that each game must show; the game itself names kinds of facts and decisions. */
export function commonNames(game: AnyGame): string[] {
  const { formats, ruleChoices, statistics } = game
  const rules = ruleChoices.flatMap(({ id, values }) => values.map((value) => `${id}=${value.id}`))
  const first = ruleChoices[0]
  return [
    ...formats.map((format) => `format ${format}`),
    ...rules.map((rule) => `rule ${rule}`),
    ...formats.flatMap((format) => first?.values.map(({ id }) => `${format} with ${first.id}=${id}`) ?? []),
    ...ROWS.filter((kind) => kind !== 'take-back' || game.takeBack !== undefined).map((kind) => `row ${kind}`),
    ...ORIGINS.map((origin) => `origin ${origin}`),
    ...STOPS.map((kind) => `outcome ${kind}`),
    ...(statistics?.effects?.names.map((name) => `effect ${name}`) ?? []),
  ]
}

/** Collects the features that one match shows, row by row. */
export class Shown {
  readonly names = new Set<string>()
  readonly #game: AnyGame
  #events: GameEvent[] = []
  #asked: AskedQuestion[] = []
  #state: unknown = null
  #open: readonly Decision[] = []

  /** The orders of each seat, by kind and key; null in a match without any. */
  readonly #orders: ReadonlyMap<Seat, Map<string, StandingOrder>> | null

  constructor(game: AnyGame, rows: readonly GoldenRow[]) {
    this.#game = game
    const ordered = rows.some(({ origin }) => origin === 'order')
    this.#orders = ordered ? new Map(game.seats.map((seat) => [seat, new Map()])) : null
  }

  /**
   * Call this with each row in order.
   * @param after the state after the row
   */
  visit(row: PlayedRow, after: unknown): void {
    const { names } = this
    names.add(`row ${row.kind}`).add(`origin ${row.origin}`)
    for (const { type } of row.events) names.add(`fact ${type}`)
    const open = this.#game.decisions(after)
    for (const { kind } of open) names.add(`decision ${kind}`)
    if (row.kind === 'setup') this.#setup(row)
    if (row.kind === 'answers') this.#answers(row)
    this.#state = after
    this.#open = open
    this.#lay()
    this.#events.push(...row.events)
    const outcome = this.#game.outcome(after)
    if (outcome === null) return
    const { kind, values } = outcome
    names.add(`outcome ${kind}`)
    if (typeof values.why === 'string') names.add(`outcome ${kind} ${values.why}`)
    for (const name of this.#game.statistics?.effects?.of(this.#events, this.#asked) ?? []) names.add(`effect ${name}`)
  }

  #setup({ data }: GoldenRow): void {
    const { options } = data as unknown as { options: Options }
    this.names.add(`format ${options.format}`)
    for (const [at, { id, values }] of this.#game.ruleChoices.entries()) {
      const value = String(options.rules?.[id] ?? values[0]?.id)
      this.names.add(`rule ${id}=${value}`)
      if (at === 0) this.names.add(`${options.format} with ${id}=${value}`)
    }
  }

  #answers({ seat, data, origin }: GoldenRow): void {
    const { answers } = data as unknown as { answers: readonly Answer[] }
    const [answer] = answers
    const decision = this.#open.find(({ id }) => id === answer?.decision)
    if (answer === undefined || decision === undefined || seat === null) return
    this.#asked.push({ decision, answer, byOrder: origin === 'order' })
    if (origin !== 'order') return
    // Which of the orders that may have been set give this answer.
    const view = this.#game.view(this.#state, seat)
    for (const order of this.#orders?.get(seat)?.values() ?? [])
      if (this.#game.obey(view, decision, [order]) !== 'ask') this.names.add(`order ${order.kind}`)
  }

  /** Sets all orders that are offered now. */
  #lay(): void {
    for (const [seat, laid] of this.#orders ?? []) layOrders(this.#game, this.#state, seat, laid)
  }
}
