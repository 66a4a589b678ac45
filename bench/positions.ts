/** Collects positions from whole games. */

import { swccg } from '../src/games/swccg/index.ts'
import type { Side } from '../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../src/games/young-jedi/index.ts'
import { type SimulatedMove, seededNumbers, simulate } from '../src/simulation/simulate.ts'

const GAMES = 12
/** Matches of the Star Wars CCG, which are longer. */
const SWCCG_GAMES = 4
/** How the players of these positions are called, by seat. */
export const NAMES = { dark: 'Annabelle', light: 'Bertrand' }

/** Returns positions of whole games, in the order in which they were played. */
export function positions(seed: string): { readonly state: SimulatedMove['after'] }[] {
  const found: { readonly state: SimulatedMove['after'] }[] = []
  const onMove = ({ after }: SimulatedMove) => {
    found.push({ state: after })
  }
  const random = seededNumbers(seed)
  const deckFor = (seat: Side) => youngJedi.randomDeck!(seat, { format: 'full' }, random)
  simulate(youngJedi, { games: GAMES, seed, format: 'full', orders: 'none', player: 'mixed', deckFor, onMove })
  return found
}

/** Returns positions of whole matches of the Star Wars CCG in which somebody is asked, in the order of play. */
export function askedPositions(seed: string): { readonly state: SimulatedMove['after'] }[] {
  const found: { readonly state: SimulatedMove['after'] }[] = []
  const onMove = ({ after }: SimulatedMove<'dark' | 'light'>) => {
    const [decision] = swccg.decisions(after as never)
    if (decision !== undefined && decision.silence === undefined) found.push({ state: after })
  }
  simulate(swccg, { games: SWCCG_GAMES, seed, format: 'starter', orders: 'deck', player: 'practice', onMove })
  return found
}

/** Returns this many of them, evenly spread. */
export const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!)
