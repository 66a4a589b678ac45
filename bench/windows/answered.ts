/** Counts how often players take their chances to respond or to begin something outside battles and losses. */
import { swccg } from '../../src/games/swccg/index.ts'
import { chanceNamed, isAskedAnyway } from '../../src/games/swccg/rules/turn/silence.ts'
import type { Kind, State } from '../../src/games/swccg/state/game-state.ts'
import { decksKnown } from '../../src/games/swccg/texts/pools.ts'
import { simulate } from '../../src/simulation/simulate.ts'

/** A chance that is taken more than once in this many times can matter. */
const ONCE_IN = 200

/** How often the players of some games had a chance, and how often they took it. */
export interface Chance {
  readonly name: string
  readonly had: number
  readonly taken: number
}

/** Plays games of the practice opponent in which every chance is asked. @returns the chances, the most frequent first */
export function chancesIn(format: string, games: number, seed: string): readonly Chance[] {
  const counts = new Map<string, { had: number; taken: number }>()
  const isOpen = decksKnown(format) === null
  simulate(swccg, {
    ...{ games, seed, format, rules: { pace: 'strict' }, orders: 'none', player: 'practice' },
    ...(isOpen ? { deckFor: (side, random) => swccg.randomDeck!(side, { format }, random) } : {}),
    onMove({ before, decision, answer }) {
      const state = before as State
      if (decision.window === undefined || isAskedAnyway(state.flow)) return
      const name = chanceNamed(state, decision.kind as Kind)
      const count = counts.get(name) ?? { had: 0, taken: 0 }
      counts.set(name, count)
      count.had += 1
      if (answer.exit !== decision.window.pass) count.taken += 1
    },
  })
  return [...counts].map(([name, count]) => ({ name, ...count })).toSorted((one, other) => other.had - one.had)
}

/** The names of the chances that can matter, in the order of the alphabet. */
export const matteringIn = (chances: readonly Chance[]): readonly string[] =>
  chances
    .filter(({ had, taken }) => taken * ONCE_IN > had)
    .map(({ name }) => name)
    .toSorted()
