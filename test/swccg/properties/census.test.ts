/**
 * Plays whole games of the two decks and counts which of their texts have run and which windows were met. Each run of
 * the tests plays a few; `npm run census 5000` plays that many, and then every text that can work in these decks has to
 * run 100 times. Players use the texts that have run least.
 */
import { expect, test } from 'vitest'
import type { Answer, Decision } from '../../../src/contract/index.ts'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { nameOfPiece } from '../../../src/games/swccg/study/texts-run.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { begun } from '../starter-lists.ts'
import { Census, pieceNamed, pieces, WITHOUT_PARTNER } from './census.ts'

const FEW = 6
const GAMES = Number(process.env.CENSUS ?? FEW)
/** From this number of games on every text has to run this often. */
const MANY = 5_000
const USES = 100
/** How often a chance to begin something at any time is taken. */
const TAKEN = 0.15

/** The windows of these decks. */
const WINDOWS = [
  ...['activate', 'control', 'deploy', 'battle', 'move', 'draw'].map((phase) => `begin end-of-${phase}`),
  ...['drain begun', 'battle begun', 'targeted', 'about to draw weapon destiny', 'weapon destiny drawn'],
  'battle destiny drawn',
].map((name) => (name.startsWith('begin') ? name : `respond ${name}`))

const isLater = (name: string): boolean => (pieceNamed(name) as { readonly does?: string }).does === 'later'
const able = pieces.filter((name) => !isLater(name) && WITHOUT_PARTNER[name] === undefined)

/** An answer by chance, but with the text that has run least where one is offered. */
function curious(decision: Decision<Side>, census: Census, next: () => number): Answer {
  const { shape, seat, id } = decision
  const options = shape.type === 'choose' && decision.exits.some((exit) => exit.id === 'do') ? shape.options : []
  const runs = options.flatMap((option) => {
    const piece = /^(?:play|text)-.*-(\d+)$/.exec(option.id)?.[1]
    if (piece === undefined || option.card === undefined) return []
    return [
      {
        id: option.id,
        runs: census.runs.get(nameOfPiece(option.card, seat, Number(piece))) ?? Number.MAX_SAFE_INTEGER,
      },
    ]
  })
  const [least] = runs.toSorted((one, other) => one.runs - other.runs)
  if (least !== undefined && least.runs < USES && decision.kind !== 'begin')
    return { decision: id, exit: 'do', choose: [least.id] }
  if (decision.kind === 'begin' && next() > TAKEN) return { decision: id, exit: 'pass' }
  return randomAnswer(decision, next)
}

function playedWhole(number: number, census: Census): State {
  const next = seededNumbers(`census ${number}`)
  let { state } = begun(`census ${number}`, { pace: number % 3 === 0 ? 'strict' : 'table' })
  const decks = SIDES.map((side) => cardsOfSide(state, side, (card) => cardOf(card).side).toSorted())
  for (let moves = 0; moves < 20_000 && state.outcome === null; moves++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(next() * open.length)]!
    const answer = curious(decision, census, next)
    const step = swccg.play(state, decision.seat, [answer])
    if (isRefusal(step)) throw new Error(`game ${number}: ${step.refused} ${JSON.stringify(answer)}`)
    census.visit({ after: step.state, decision, answer, events: step.events })
    state = step.state
    for (const [at, side] of SIDES.entries())
      expect(cardsOfSide(state, side, (card) => cardOf(card).side).toSorted()).toEqual(decks[at])
  }
  return state
}

/** Prints the texts that ran less often than 100 times in 5,000 games, and the count of each window. */
function report({ runs, windows }: Census): void {
  const few = (USES * GAMES) / MANY
  const rare = able.filter((name) => (runs.get(name) ?? 0) < few).map((name) => `${name} ${runs.get(name)}`)
  const met = [...windows].map(([name, count]) => `${name} ${count}`)
  process.stdout.write(`${GAMES} games, ${able.length} texts, fewer than ${few} times: ${rare.join(', ') || 'none'}\n`)
  process.stdout.write(`windows: ${met.join(', ')}\n`)
}

test(`${GAMES} games end, keep 60 cards a side, and meet texts and windows`, { timeout: 6 * 60 * 60_000 }, () => {
  const census = new Census()
  for (let number = 0; number < GAMES; number++)
    expect(playedWhole(number, census).outcome, `game ${number}`).not.toBeNull()
  if (GAMES > FEW) report(census)
  const most = GAMES >= MANY ? USES : 1
  const rare = able.filter((name) => (census.runs.get(name) ?? 0) < most)
  if (GAMES >= MANY) {
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
