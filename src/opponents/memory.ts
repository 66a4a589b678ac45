/** The memory of an opponent in a match, and the job that asks for its answer. */
import { createHash } from 'node:crypto'
import {
  type Decision,
  type GameEvent,
  type SearchStart,
  type Seat,
  type SeatKnowledge,
  seenBy,
} from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { OpponentJob, OpponentLevel } from './levels.ts'

/** Folds what one seat was told into what it knows. */
export class OpponentMemory {
  readonly #game: AnyGame
  readonly #seat: Seat
  #known: SeatKnowledge

  /** @throws if the game offers no search */
  constructor(game: AnyGame, start: SearchStart | { readonly seat: Seat; readonly known: SeatKnowledge }) {
    if (game.search === undefined) throw new Error(`${game.id} can not be searched`)
    this.#game = game
    this.#seat = start.seat
    this.#known = 'known' in start ? start.known : game.search.knows(start)
  }

  /** The present knowledge of the seat. */
  get known(): SeatKnowledge {
    return this.#known
  }

  /** Returns a memory of its own that knows the same. */
  copy(): OpponentMemory {
    return new OpponentMemory(this.#game, { seat: this.#seat, known: this.#known })
  }

  /** Adds events of the match. @param state the state after them, of which only the seat's view is used */
  add(events: readonly GameEvent[], state: unknown): void {
    const seen = events.map((event) => seenBy(event, this.#seat))
    this.#known = this.#game.search?.learns(this.#known, seen, this.#game.view(state, this.#seat)) ?? this.#known
  }

  /**
   * Returns the job for a decision of the seat. It holds what the seat may know, and nothing of the state beyond.
   * @param nonce a secret of the match that no view holds; it is not the seed of its shuffles
   */
  jobFor(state: unknown, decision: Decision, level: OpponentLevel, nonce: string): OpponentJob {
    const seed = createHash('sha256').update([nonce, decision.id, level].join('\u0000')).digest('hex')
    const view: unknown = this.#game.view(state, this.#seat)
    return { game: this.#game.id, level, view, decision, known: this.#known, seed }
  }
}
