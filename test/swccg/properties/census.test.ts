/**
 * Plays whole games of the two decks and counts which of their texts have run and which windows were met. Each run of
 * the tests plays a few; `npm run census 5000` plays that many, and then every text that can work in these decks has to
 * run 100 times. Players use the texts that have run least; every second game is played for the rarest of them.
 * `CENSUS=5000 CENSUS_PART=300 npx vitest run test/swccg/properties/census` plays 300 games, and in each further run 300
 * more: `reports/census-swccg.json` keeps the counts in between.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { begun } from '../starter-lists.ts'
import { Census, pieceNamed, pieces, WITHOUT_PARTNER } from './census.ts'
import { curious, rarest, USES } from './curious-player.ts'

const FEW = 6
const GAMES = Number(process.env.CENSUS ?? FEW)
/** How many of the games one run plays, and where the counts wait for the next run. */
const PART = Number(process.env.CENSUS_PART ?? GAMES)
const KEPT = join(import.meta.dirname, '../../../reports/census-swccg.json')
/** From this number of games on every text has to run this often. */
const MANY = 5_000

/** The windows of these decks. */
const WINDOWS = [
  ...['activate', 'control', 'deploy', 'battle', 'move', 'draw'].map((phase) => `begin end-of-${phase}`),
  ...['drain begun', 'battle begun', 'targeted', 'about to draw weapon destiny', 'weapon destiny drawn'],
  'battle destiny drawn',
].map((name) => (name.startsWith('begin') ? name : `respond ${name}`))

const isLater = (name: string): boolean => 'later' in pieceNamed(name)
const able = pieces.filter((name) => !isLater(name) && WITHOUT_PARTNER[name] === undefined)

function playedWhole(number: number, census: Census): State {
  const next = seededNumbers(`census ${number}`)
  const aim = number % 2 === 0 ? null : rarest(able, census.runs)
  let { state } = begun(`census ${number}`, { pace: number % 3 === 0 ? 'strict' : 'table' })
  const decks = SIDES.map((side) => cardsOfSide(state, side, (card) => cardOf(card).side).toSorted())
  for (let moves = 0; moves < 20_000 && state.outcome === null; moves++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(next() * open.length)]!
    const answer = curious(state, decision, { runs: census.runs, next, aim })
    const step = swccg.play(state, decision.seat, [answer])
    if (isRefusal(step)) throw new Error(`game ${number}: ${step.refused} ${JSON.stringify(answer)}`)
    census.visit({ after: step.state, decision, answer, events: step.events })
    state = step.state
    for (const [at, side] of SIDES.entries()) {
      const cards = cardsOfSide(state, side, (card) => cardOf(card).side).toSorted()
      // Compared as text first, which is far quicker.
      if (cards.join() !== decks[at]?.join()) expect(cards).toEqual(decks[at])
    }
  }
  return state
}

/** Prints the texts that ran less often than 100 times in 5,000 games, and the count of each window. */
function report({ runs, windows }: Census, games: number): void {
  const few = (USES * games) / MANY
  const rare = able.filter((name) => (runs.get(name) ?? 0) < few).map((name) => `${name} ${runs.get(name)}`)
  const met = [...windows].map(([name, count]) => `${name} ${count}`)
  process.stdout.write(`${games} games, ${able.length} texts, fewer than ${few} times: ${rare.join(', ') || 'none'}\n`)
  process.stdout.write(`windows: ${met.join(', ')}\n`)
}

/** Fills in the counts of earlier parts. @returns how many games they had */
function goneOn(census: Census): number {
  if (PART >= GAMES || !existsSync(KEPT)) return 0
  const { games, runs, windows } = JSON.parse(readFileSync(KEPT, 'utf8'))
  for (const [name, count] of runs) census.runs.set(name, count)
  for (const [name, count] of windows) census.windows.set(name, count)
  return games
}

/** Keeps the counts for the next part, or removes them after the last one. */
function keep(census: Census, games: number): void {
  if (games >= GAMES) return rmSync(KEPT, { force: true })
  mkdirSync(join(KEPT, '..'), { recursive: true })
  writeFileSync(KEPT, JSON.stringify({ games, runs: [...census.runs], windows: [...census.windows] }))
}

test(`${PART} games end, keep 60 cards a side, and meet texts and windows`, { timeout: 6 * 60 * 60_000 }, () => {
  const census = new Census()
  const from = goneOn(census)
  const games = Math.min(GAMES, from + PART)
  for (let number = from; number < games; number++)
    expect(playedWhole(number, census).outcome, `game ${number}`).not.toBeNull()
  if (GAMES > FEW) report(census, games)
  if (PART < GAMES) keep(census, games)
  const most = games >= MANY ? USES : 1
  const rare = able.filter((name) => (census.runs.get(name) ?? 0) < most)
  if (games >= MANY) {
    expect(rare).toEqual([])
    expect(WINDOWS.filter((name) => !census.windows.has(name))).toEqual([])
  } else expect(rare.length).toBeLessThan(able.length / 2)
  const impossible = Object.keys(WITHOUT_PARTNER).filter((name) => (census.runs.get(name) ?? 0) > 0)
  expect(impossible).toEqual([])
})

test('texts that cannot work are few, and each says why', () => {
  expect(Object.keys(WITHOUT_PARTNER).filter((name) => !pieces.includes(name))).toEqual([])
  expect(able.length).toBeGreaterThan(180)
})
