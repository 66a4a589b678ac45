/** Counts how often players take their chances to respond or to begin something outside battles and losses. */
import type { DeckList } from '../../src/contract/index.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { chanceNamed, isAskedAnyway } from '../../src/games/swccg/rules/turn/silence.ts'
import type { EngineCard, Side } from '../../src/games/swccg/state/engine-card.ts'
import type { Kind, State } from '../../src/games/swccg/state/game-state.ts'
import { mayOwn } from '../../src/games/swccg/texts/pools.ts'
import { simulate } from '../../src/simulation/simulate.ts'

/** A chance that is taken more than once in this many times can matter. */
const ONCE_IN = 200

/** How often the players of some games had a chance, and how often they took it. */
export interface Chance {
  readonly name: string
  readonly had: number
  readonly taken: number
}

/** How many cards of each type a deck by chance has; together 60. */
const SHARES: Readonly<Partial<Record<EngineCard['type'], number>>> = {
  location: 9,
  character: 20,
  starship: 7,
  vehicle: 3,
  weapon: 4,
  effect: 4,
  interrupt: 13,
}

/** A deck by chance of all cards of a format, with the usual share of each type. */
export function deckByChance(format: string, side: Side, random: () => number): DeckList {
  const counts = new Map<string, number>()
  for (const [type, share = 0] of Object.entries(SHARES)) {
    const pool = mayOwn({ format }, side).filter((card) => card.type === type)
    for (let left = share; left > 0; left--) {
      const { id } = pool[Math.floor(random() * pool.length)]!
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** Plays games of the practice opponent in which every chance is asked. @returns the chances, the most frequent first */
export function chancesIn(format: string, games: number, seed: string): readonly Chance[] {
  const counts = new Map<string, { had: number; taken: number }>()
  const isOpen = !swccg.formats.includes(format)
  simulate(swccg, {
    ...{ games, seed, format, rules: { pace: 'strict' }, orders: 'none', player: 'practice' },
    ...(isOpen ? { deckFor: (side, random) => deckByChance(format, side, random) } : {}),
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
