/** Measures a move of Young Jedi beside a move of tic-tac-toe in boardgame.io, over whole games, in the same run. */
import { isRefusal } from '../src/contract/index.ts'
import { youngJedi } from '../src/games/young-jedi/index.ts'
import { seededNumbers } from '../src/simulation/simulate.ts'
import { median, type Row } from './table.ts'
import { playTicTacToe } from './tic-tac-toe.ts'

const GAMES = 150
const ROUNDS = 9

/** Games as lists of answers, found beforehand so that only the engine is measured. */
function recordGames(format: string) {
  const random = seededNumbers(`bench/${format}`)
  const decks = youngJedi.decks().filter((deck) => deck.format === format)
  const pick = (seat: string) => {
    const own = decks.filter((deck) => deck.seat === seat)
    return own[Math.floor(random() * own.length)]?.list ?? []
  }
  return Array.from({ length: GAMES }, (_, number) => {
    const first = youngJedi.setup({ format }, { dark: pick('dark'), light: pick('light') }, `bench/${number}`).state
    const answers = []
    for (let state = first; youngJedi.outcome(state) === null; ) {
      const decision = youngJedi.decisions(state)[0]!
      const answer = youngJedi.policies.random(youngJedi.view(state, decision.seat), decision, { random })
      if (answer === 'ask') throw new Error('the random tester must answer')
      const played = youngJedi.play(state, decision.seat, [answer])
      if (isRefusal(played)) throw new Error(`refused: ${played.refused}`)
      answers.push({ seat: decision.seat, answer })
      state = played.state
    }
    return { first, answers }
  })
}

/** Returns the microseconds per move: the answer applied, the next decisions and both views made. */
function playRecorded(games: ReturnType<typeof recordGames>): number {
  let moves = 0
  const start = performance.now()
  for (const { first, answers } of games) {
    let state = first
    for (const { seat, answer } of answers) {
      const played = youngJedi.play(state, seat, [answer])
      if (isRefusal(played)) throw new Error(`refused: ${played.refused}`)
      state = played.state
      youngJedi.decisions(state)
      youngJedi.view(state, 'dark')
      youngJedi.view(state, 'light')
      moves += 1
    }
  }
  return ((performance.now() - start) * 1000) / moves
}

export function benchMoves(): Row[] {
  const starter = recordGames('starter')
  const full = recordGames('full')
  const micros = { starter: [] as number[], full: [] as number[], ticTacToe: [] as number[] }
  // The two are measured in turn, so that other work on the machine affects both.
  for (let round = 0; round < ROUNDS; round++) {
    micros.starter.push(playRecorded(starter))
    micros.full.push(playRecorded(full))
    micros.ticTacToe.push(playTicTacToe(GAMES))
  }
  const base = median(micros.ticTacToe)
  const row = (what: string, value: number): Row => ({
    what,
    value: `${value.toFixed(1)} µs`,
    base: `${base.toFixed(1)} µs (tic-tac-toe move in boardgame.io)`,
    ratio: value / base,
    limit: 0.5,
  })
  return [
    row('Young Jedi move, starter game', median(micros.starter)),
    row('Young Jedi move, full game', median(micros.full)),
  ]
}
