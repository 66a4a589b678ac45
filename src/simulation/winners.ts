/** The winners of the finished games of a simulation. */
import type { Outcome, Seat } from '../contract/index.ts'

/** Finished games by who won them: the number of each seat, and of those that nobody won. */
export interface Winners {
  games: number
  won: Record<Seat, number>
  nobody: number
}

/** The winners of the finished games: in all, by the kind of end, and by deck, for which `won` counts its own seat alone. */
export interface WinnersReport extends Winners {
  readonly byEnd: Record<string, Winners>
  readonly byDeck: Record<string, Winners>
}

/** Counts the winners of finished games. */
export class WinnerTally {
  readonly #seats: readonly Seat[]
  readonly #all: Winners
  readonly #byEnd: Record<string, Winners> = {}
  readonly #byDeck: Record<string, Winners> = {}

  constructor(seats: readonly Seat[]) {
    this.#seats = seats
    this.#all = this.#empty(seats)
  }

  get report(): WinnersReport {
    return { ...this.#all, byEnd: this.#byEnd, byDeck: this.#byDeck }
  }

  add({ kind, winner }: Pick<Outcome, 'kind' | 'winner'>, decks: Readonly<Record<Seat, string>>): void {
    this.#byEnd[kind] ??= this.#empty(this.#seats)
    count(this.#all, winner)
    count(this.#byEnd[kind], winner)
    for (const seat of this.#seats) {
      const name = decks[seat] ?? ''
      this.#byDeck[name] ??= this.#empty([seat])
      count(this.#byDeck[name], winner)
    }
  }

  #empty(seats: readonly Seat[]): Winners {
    return { games: 0, won: Object.fromEntries(seats.map((seat) => [seat, 0])), nobody: 0 }
  }
}

/** Counts a game; a win of a seat that the row does not have is one of its games alone. */
function count(row: Winners, winner: Seat | null): void {
  row.games += 1
  if (winner === null) row.nobody += 1
  else if (row.won[winner] !== undefined) row.won[winner] += 1
}
