/** Positions of whole games with what each seat knows in them. */
import {
  type Decision,
  type DeckList,
  type GameEvent,
  isRefusal,
  type Seat,
  type SeatKnowledge,
} from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { bySeat } from '../../src/kit/seats/seats.ts'
import type { OpponentJob } from '../../src/opponents/levels.ts'
import { OpponentMemory } from '../../src/opponents/memory.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'

/** A question to a seat in the middle of a game. */
// biome-ignore lint/suspicious/noExplicitAny: the tests of each game read its states and views.
export interface Position<S = any, V = any> {
  readonly game: number
  readonly state: S
  readonly view: V
  readonly decision: Decision
  readonly known: SeatKnowledge
  readonly knownOf: (seat: Seat) => SeatKnowledge
  readonly memory: OpponentMemory
  readonly lists: Readonly<Record<Seat, DeckList>>
  readonly format: string
}

/** Plays whole games and visits each question. Half of the decks are random, a third of the games is played at random. */
export function visitPositions(game: AnyGame, games: readonly number[], visit: (position: Position) => void): void {
  for (const number of games) {
    const random = seededNumbers(`positions ${number}`)
    const format = game.formats[number % 4 === 0 ? 0 : game.formats.length - 1] ?? ''
    const lists = bySeat(game.seats, (seat) => deckFor(game, seat, format, number % 2 === 1, random))
    const begun = game.setup({ format }, lists, `positions ${number}`)
    let { state } = begun
    const memories = bySeat(
      game.seats,
      (seat) => new OpponentMemory(game, { seat, deck: lists[seat] ?? [], terms: { format }, decks: game.decks() }),
    )
    const tell = (events: readonly GameEvent[]) => {
      for (const memory of Object.values(memories)) memory.add(events, state)
    }
    tell(begun.events)
    while (game.outcome(state) === null) {
      const open: readonly Decision[] = game.decisions(state)
      const knownOf = (seat: Seat) => jobOf(memories[seat], state, { ...(open[0] as Decision), seat }).known
      for (const decision of open) {
        const memory = memories[decision.seat] as OpponentMemory
        const { view, known } = jobOf(memory, state, decision)
        visit({ game: number, state, view, decision, known, knownOf, memory, lists, format })
      }
      const decision = open[Math.floor(random() * open.length)] as Decision
      const view = game.view(state, decision.seat)
      const answer =
        number % 3 === 2
          ? game.policies.random(view, decision, { random })
          : game.policies.practice(view, decision, null)
      if (answer === 'ask') throw new Error('a policy asks')
      const step = game.play(state, decision.seat, [answer])
      if (isRefusal(step)) throw new Error(step.refused)
      state = step.state
      tell(step.events)
    }
  }
}

const jobOf = (memory: OpponentMemory | undefined, state: unknown, decision: Decision): OpponentJob => {
  if (memory === undefined) throw new Error('nobody remembers')
  return memory.jobFor(state, decision, 'strong', 'nonce')
}

function deckFor(game: AnyGame, seat: Seat, format: string, anyCards: boolean, random: () => number): DeckList {
  if (anyCards && game.randomDeck !== undefined) return game.randomDeck(seat, { format }, random)
  const own = game.decks().filter((deck) => deck.seat === seat && deck.format === format)
  return own[Math.floor(random() * own.length)]?.list ?? []
}

/** Returns the numbers from 0 up to this one. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
