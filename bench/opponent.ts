/** Measures how long the practice opponent of the Star Wars CCG thinks about an answer, over whole matches. */
import { swccg } from '../src/games/swccg/index.ts'
import { plainPlayer } from './duels/plain-player.ts'
import { duel } from './duels/playing.ts'
import { median, type Row } from './table.ts'

const GAMES = 6
/** The most milliseconds that an answer may take, and in the median. */
const MOST = 50
const MEDIAN = 20

export function benchOpponent(): Row[] {
  const request = { player: swccg.policies.practice, against: plainPlayer }
  // Code is compiled while it runs: the first matches are not measured.
  duel(swccg, { ...request, games: 2, seed: 'warm' })
  const { thought, slowest } = duel(swccg, { ...request, games: GAMES, seed: 'bench' })
  const row = (what: string, value: number, limit: number): Row => ({
    what,
    value: `${value.toFixed(1)} ms`,
    base: `${limit} ms`,
    ratio: value / limit,
    limit: 1,
  })
  return [
    row('Star Wars CCG, answer of the practice opponent', median(thought), MEDIAN),
    row('Star Wars CCG, its slowest answer', Math.max(...Object.values(slowest)), MOST),
  ]
}
