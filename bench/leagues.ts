/** Measures the computing that leagues take: pairing the rounds of a large Swiss, and drawing the standings of many players. */

import { youngJedi } from '../src/games/young-jedi/index.ts'
import { look } from '../src/games/young-jedi/look/index.ts'
import { jointsOf } from '../src/kit/wording/words.ts'
import { pairSwiss } from '../src/leagues/pairing/swiss.ts'
import type { SwissPlayer } from '../src/leagues/pairing/swiss-costs.ts'
import { lotOf } from '../src/leagues/pairing/swiss-players.ts'
import { Faces } from '../src/pictures/faces.ts'
import type { LeagueScene, LeagueWords } from '../src/pictures/leagues/league-blocks.ts'
import { LeaguePictures } from '../src/pictures/leagues/league-pictures.ts'
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

const IN_TABLE = 64
const DRAWINGS = 5
const PICTURE_LIMIT_MS = 300

/** The standings of a league of 64 in one picture, with names in several alphabets. @param run makes each picture another one */
function standingsScene(run: number): LeagueScene {
  const names = ['Wilhelmina W.', 'Ωμέγα Ἀχιλλεύς', 'Дарт Мол', 'Łukasz Żółć', '深圳 さくら', 'Mimi']
  const rows = Array.from({ length: IN_TABLE }, (_, at) => ({
    kind: 'row' as const,
    place: at + 1,
    name: `${names[at % names.length]} ${at + run}`,
    rounds: Array.from({ length: 7 }, (__, round) => [
      { side: 0 as const, mark: round % 2 === 0 ? ('won' as const) : ('lost' as const) },
      { side: 1 as const, mark: round === 6 ? ('running' as const) : ('won' as const) },
    ]),
    games: '9–5',
    points: String(20 - Math.floor(at / 4)),
    moved: at % 3 === 0 ? 2 : at % 3 === 1 ? -1 : 0,
    own: at === 20,
    gone: false,
  }))
  const words: LeagueWords = {
    sideNames: ['Dark', 'Light'],
    marks: {
      won: 'won',
      drawn: 'drawn',
      lost: 'lost',
      running: 'running',
      open: 'open',
      bye: 'bye',
      gone: 'out of the league',
      forfeit: 'forfeit',
    },
    up: (count) => `up ${count}`,
    down: (count) => `down ${count}`,
    points: (points) => `${points} points`,
    games: (games) => `games ${games}`,
    joints: jointsOf('en'),
    against: 'against',
    to: 'to',
    likely: (from, to) => `likely places ${from} to ${to}`,
    possible: (from, to) => `possible places ${from} to ${to}`,
  }
  const columns = { player: 'player', rounds: 'rounds', games: 'games', points: 'pts' }
  return { blocks: [{ block: 'standings', columns, rows }], sides: ['dark', 'light'], words }
}

/** Returns the milliseconds of computing for a picture, the slowest of some. */
async function millisecondsOfPicture(): Promise<number> {
  const pictures = new LeaguePictures(new Faces())
  const sheet = (card: string) => youngJedi.cards.sheet(card, 'en')
  const times: number[] = []
  for (let run = 0; run <= DRAWINGS; run++) {
    const start = process.cpuUsage()
    await pictures.picture(youngJedi.id, standingsScene(run), look, sheet)
    const { user, system } = process.cpuUsage(start)
    // The first one loads what all need.
    if (run > 0) times.push((user + system) / 1000)
  }
  return Math.max(...times)
}

/** Returns the slowest round of a season, without and with drop-outs, and the slowest picture. */
export async function benchLeagues(): Promise<Row[]> {
  const picture = await millisecondsOfPicture()
  const drawn: Row = {
    what: `drawing the standings of ${IN_TABLE}, the slowest of ${DRAWINGS}`,
    value: `${picture.toFixed(0)} ms`,
    base: `${PICTURE_LIMIT_MS} ms`,
    ratio: picture / PICTURE_LIMIT_MS,
    limit: 1,
  }
  return [...roundRows(), drawn]
}

function roundRows(): Row[] {
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
