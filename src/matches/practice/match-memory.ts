/** The memories of opponents that think. The log of a match is read once, and then only its new rows. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { DeckList, GameEvent, Options, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { OpponentMemory } from '../../opponents/memory.ts'
import type { Database } from '../../storage/open.ts'
import { repeat } from '../log.ts'
import { type LoadedMatch, type LoggedRow, loadLog } from '../match-rows.ts'

/** The memory of a seat after some rows of a log. */
interface MatchKnowledge {
  /** The number of rows. */
  rows: number
  state: unknown
  readonly memory: OpponentMemory
}

/** No row goes back to an earlier one: moves against the practice opponent can't be taken back. */
const NO_STATES: ReadonlyMap<number, unknown> = new Map()

/** The most matches that are kept in memory; the others are read again. */
const MOST = 50

/** Folds the logs of matches into what one seat knows. */
export class MatchMemories {
  readonly #prisma: Database
  readonly #known = new Map<string, MatchKnowledge>()

  constructor(prisma: Database) {
    this.#prisma = prisma
  }

  /**
   * Returns a memory of its own for a seat of a match as it was read.
   * @throws if the log can't be repeated by this version of the game
   */
  async of({ record, game, moves }: LoadedMatch, seat: Seat): Promise<OpponentMemory> {
    const key = `${record.id} ${seat}`
    const before = this.#known.get(key)
    // Nobody else may add to it meanwhile.
    this.#known.delete(key)
    const known = before !== undefined && before.rows <= moves ? before : null
    const rows = (await loadLog(this.#prisma, record.id, known?.rows ?? 0)).filter(({ seq }) => seq < moves)
    const [setup] = rows
    const now = known ?? begun(game, seat, setup)
    for (const row of rows) {
      learn(game, now, row)
      // A long log must not hold up people's clicks.
      await breathe()
    }
    if (this.#known.size >= MOST) this.#known.delete(this.#known.keys().next().value ?? '')
    this.#known.set(key, now)
    return now.memory.copy()
  }
}

function begun(game: AnyGame, seat: Seat, setup: LoggedRow | undefined): MatchKnowledge {
  const { options, decks } = (setup?.data ?? {}) as unknown as {
    options: Options
    decks: Readonly<Record<Seat, DeckList>>
  }
  // The opponent's deck is never looked up: a person may play any of those that everybody knows, or their own.
  const start = { seat, deck: decks[seat] ?? [], terms: options, decks: game.decks() }
  return { rows: 0, state: null, memory: new OpponentMemory(game, start) }
}

function learn(game: AnyGame, known: MatchKnowledge, row: LoggedRow): void {
  const course = repeat(game, known.state, row, NO_STATES)
  if (course === null) throw new Error(`${game.id}: row ${row.seq} of a log can not be repeated`)
  const state: unknown = JSON.parse(JSON.stringify(course.state))
  known.memory.add(row.events as readonly GameEvent[], state)
  known.state = state
  known.rows = row.seq + 1
}
