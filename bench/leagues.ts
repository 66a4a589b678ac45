/** Measures the computing that it takes to pair the rounds of a large Swiss league, through the same code as in a league that runs. */
import { pairSwiss } from '../src/leagues/pairing/swiss.ts'
import type { SwissPlayer } from '../src/leagues/pairing/swiss-costs.ts'
import { lotOf } from '../src/leagues/pairing/swiss-players.ts'
import { seededNumbers } from '../src/simulation/simulate.ts'
import type { Row } from './table.ts'

const PLAYERS = 512
const ROUNDS = 9
/** The share of players who leave in each round. */
const LEAVE = 0.05
const LIMIT_MS = 2000

const newcomer = (number: number): SwissPlayer => ({
  id: `p${number}`,
  seed: number,
  wins: 0,
  bias: 0,
  lastSide: null,
  lastFloat: null,
  met: new Map(),
  hadBye: false,
  unplayed: 0,
})

/** Returns the milliseconds of computing for each round of a season in which the better seed wins more often. */
function millisecondsOfRounds(leave: number): number[] {
  const random = seededNumbers('bench/leagues')
  let players: SwissPlayer[] = Array.from({ length: PLAYERS }, (_, at) => newcomer(at + 1))
  return Array.from({ length: ROUNDS }, (_, round) => {
    const lot = lotOf({ id: 'bench', seed: 'bench' }, round + 1)
    const start = process.cpuUsage()
    const { pairs, bye } = pairSwiss({ players, separated: new Set(), sidesMatter: true, bye: true, lot })
    const { user, system } = process.cpuUsage(start)
    const known = new Map(players.map((player) => [player.id, player]))
    const next = new Map(known)
    for (const [one, other] of pairs) {
      const [first, second] = [known.get(one)!, known.get(other)!]
      const firstWins = random() < (first.seed < second.seed ? 0.7 : 0.3)
      next.set(one, played(first, second, 0, firstWins))
      next.set(other, played(second, first, 1, !firstWins))
    }
    if (bye !== null) {
      const holder = known.get(bye)!
      next.set(bye, { ...holder, wins: holder.wins + 1, hadBye: true, lastFloat: 'down', unplayed: 1 })
    }
    players = [...next.values()].filter(() => random() >= leave)
    return (user + system) / 1000
  })
}

const played = (player: SwissPlayer, opponent: SwissPlayer, side: 0 | 1, won: boolean): SwissPlayer => ({
  ...player,
  wins: player.wins + (won ? 1 : 0),
  bias: player.bias + (side === 0 ? 1 : -1),
  lastSide: side,
  lastFloat: player.wins === opponent.wins ? null : player.wins > opponent.wins ? 'down' : 'up',
  met: new Map([...player.met, [opponent.id, [side]]]),
})

/** Returns the slowest round of a season, without and with drop-outs. */
export function benchLeagues(): Row[] {
  return [0, LEAVE].map((leave): Row => {
    const slowest = Math.max(...millisecondsOfRounds(leave))
    return {
      what: `computing a Swiss round of ${PLAYERS}, the slowest of ${ROUNDS}, ${leave * 100} % leaving a round`,
      value: `${slowest.toFixed(0)} ms`,
      base: `${LIMIT_MS} ms`,
      ratio: slowest / LIMIT_MS,
      limit: 1,
    }
  })
}
