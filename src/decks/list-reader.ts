/**
 * Reads deck lists for people. A list with few names to search for is read at once; a longer one in a thread of its own,
 * since each search keeps others waiting.
 */
import type { Refusal, Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { CardIndex } from '../lookup/search.ts'
import { threadModule, WorkThread } from '../threads/work-thread.ts'
import { type ListReading, readList, readShort } from './read.ts'

/** A job for the thread: the list, the games that it may be for, and the preferred side. */
export interface ListJob {
  readonly text: string
  readonly ids: readonly string[]
  readonly seat: Seat | undefined
}

/** The most searches that are done at once, without the thread. */
const SOON = 6

type Readings = readonly (ListReading | Refusal)[]
type ListThread = WorkThread<ListJob, Readings>

/** Returns the thread for these games. @param registry the module of the games, from `src` */
export const listThread = (registry: string): ListThread =>
  new WorkThread({ file: 'decks/list-thread.ts', data: { games: threadModule(registry).href } })

/** Reads deck lists. */
export class ListReader {
  readonly #cards: CardIndex
  readonly #thread: ListThread | null

  /** @param thread null: everything is read at once */
  constructor(cards: CardIndex, thread: ListThread | null) {
    this.#cards = cards
    this.#thread = thread
  }

  /**
   * Reads a list for each of these games.
   * @returns a reading or a refusal for each, see `readList`; or refused as by `WorkThread.run`
   */
  async read(
    person: string,
    text: string,
    games: readonly AnyGame[],
    seat: Seat | undefined,
  ): Promise<Readings | Refusal> {
    const options = (game: AnyGame) => ({ game, cards: this.#cards, seat })
    const thread = this.#thread
    if (thread === null) return games.map((game) => readList(text, options(game)))
    const soon = games.flatMap((game) => readShort(text, options(game), SOON) ?? [])
    if (soon.length === games.length) return soon
    return thread.run(person, (ask) => ask({ text, ids: games.map(({ id }) => id), seat }))
  }
}
