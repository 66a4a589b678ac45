/** Matches of one player-substitute against another, with each side in turn; the same seed gives the same matches. */
import { isRefusal, type Policy, type Seat } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { cpuMs } from '../cpu-time.ts'

/** A player-substitute of any game. */
// biome-ignore lint/suspicious/noExplicitAny: the view of a game is not known here
export type Player = Policy<any, any, any>

/** Matches that were played with one side. */
export interface SideResult {
  readonly seat: Seat
  games: number
  won: number
  nobody: number
  /** The number of turns of each. */
  readonly turns: number[]
}

/** The results of a player with each side, and how long it thought. */
export interface DuelResult {
  readonly sides: readonly SideResult[]
  /** Milliseconds of each answer of the player. */
  readonly thought: readonly number[]
  /** The most of these for each kind of question. */
  readonly slowest: Readonly<Record<string, number>>
}

/** More answers than any real match has. */
const MOST_MOVES = 20_000

/** Plays matches of a player against another one, as each seat in turn. @throws if an answer is refused */
export function duel(
  game: AnyGame,
  request: {
    readonly games: number
    readonly seed: string
    readonly player: Player
    readonly against: Player
    /** The format, whose ready-made decks are played; the first one of the game by default. */
    readonly format?: string
  },
): DuelResult {
  const { games, seed, player, against, format = game.formats[0] ?? '' } = request
  const sides = game.seats.map((seat): SideResult => ({ seat, games: 0, won: 0, nobody: 0, turns: [] }))
  const thought: number[] = []
  const slowest: Record<string, number> = {}
  const decks = Object.fromEntries(
    game.seats.map((seat) => [
      seat,
      game.decks().find((deck) => deck.seat === seat && deck.format === format)?.list ?? [],
    ]),
  )
  for (let number = 0; number < games; number++) {
    const side = sides[number % sides.length] as SideResult
    const random = seededNumbers(`${seed}/${number}`)
    let { state } = game.setup({ format }, decks, `${seed}/${Math.floor(number / sides.length)}`)
    for (let moves = 0; game.outcome(state) === null && moves < MOST_MOVES; moves++) {
      const [decision] = game.decisions(state)
      if (decision === undefined) break
      const view = game.view(state, decision.seat)
      const start = cpuMs()
      const answer = (decision.seat === side.seat ? player : against)(view, decision, { random })
      const took = cpuMs() - start
      if (decision.seat === side.seat) {
        thought.push(took)
        slowest[decision.kind] = Math.max(slowest[decision.kind] ?? 0, took)
      }
      if (answer === 'ask') throw new Error(`${decision.kind} was not answered`)
      const played = game.play(state, decision.seat, [answer])
      if (isRefusal(played)) throw new Error(`${seed}/${number}: ${decision.kind} refused, ${played.refused}`)
      state = played.state
    }
    const outcome = game.outcome(state)
    side.games += 1
    side.turns.push(Number((game.view(state, 'spectator') as { turn?: number }).turn ?? 0))
    if (outcome?.winner === side.seat) side.won += 1
    else if (outcome?.winner == null) side.nobody += 1
  }
  return { sides, thought, slowest }
}
