/**
 * An opponent's answer depends on nothing that its seat may not know: the other secrets of a match are permuted, and the
 * job that goes to the search and the answer that comes back stay the same. `RUNS=100` looks at more positions.
 */
import { describe, expect, it } from 'vitest'
import type { ChanceStream, Decision, SeatKnowledge } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { search } from '../../src/games/young-jedi/policies/search/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import { shuffle } from '../../src/kit/chance/streams.ts'
import { OPPONENT_LEVELS, type OpponentLevel, opponentAnswer } from '../../src/opponents/levels.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { runs } from '../runs.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { upTo, visitPositions } from './positions.ts'

const GAMES = runs(2)
const PLAYOUTS = 12
/** One position in this many is compared. */
const ONE_IN = 6

/** The counts of compared positions. */
interface Comparison {
  readonly positions: number
  /** Positions in which something that the seat can't know was changed. */
  readonly changed: number
  /** Positions in which another job or answer came of it. */
  readonly different: number
}

/** @param prepare is called with the state of the match before an answer is asked for: only a faulty sampler uses it */
function compared(
  game: AnyGame,
  levels: readonly OpponentLevel[],
  prepare: (state: State) => void = () => {},
): Comparison {
  let [met, positions, changed, different] = [0, 0, 0, 0]
  const next = seededNumbers('secrets')
  visitPositions(game, upTo(GAMES), ({ state, decision, view, memory }) => {
    if (!search.matters(view, decision as Decision<Side>)) return
    met += 1
    if (met % ONE_IN !== 0) return
    positions += 1
    const other = permuted(state as State, decision.seat, next)
    changed += Number(JSON.stringify(other.sides) !== JSON.stringify((state as State).sides))
    const heard = (of: State) =>
      levels.map((level) => {
        prepare(of)
        const asked = game.decisions(of).find((one: Decision) => one.seat === decision.seat)
        const job = JSON.stringify(memory.jobFor(of, asked as Decision, level, 'nonce'))
        const choice = opponentAnswer(game, { ...JSON.parse(job), playouts: PLAYOUTS })
        return [job, JSON.stringify(choice)]
      })
    different += Number(JSON.stringify(heard(other)) !== JSON.stringify(heard(state as State)))
  })
  return { positions, changed, different }
}

describe('the answer of an opponent', () => {
  it('depends on nothing that its seat may not know', () => {
    const { positions, changed, different } = compared(youngJedi, OPPONENT_LEVELS)
    expect(positions).toBeGreaterThan(GAMES * 5)
    expect(changed).toBeGreaterThan(positions * 0.4)
    expect(different).toBe(0)
  })

  it('would be found out if the sampler shuffled the true order of a draw deck', () => {
    let truth: State | null = null
    const faulty: AnyGame = {
      ...youngJedi,
      search: {
        ...search,
        imagine(view: View, decision: Decision<Side>, known: SeatKnowledge, chance: ChanceStream): State {
          const imagined = search.imagine(view, decision, known, chance)
          const deck = truth?.sides[decision.seat].deck ?? []
          const { sides } = imagined
          const own = { ...sides[decision.seat], deck: shuffle([...deck], chance) }
          return { ...imagined, sides: { ...sides, [decision.seat]: own } }
        },
      },
    }
    const { different } = compared(faulty, ['strong'], (state) => {
      truth = state
    })
    expect(different).toBeGreaterThan(0)
  })
})
