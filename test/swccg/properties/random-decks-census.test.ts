/**
 * Whole games of random decks of all cards, half of them around an Objective. Each run of the tests plays a few; `npm run
 * census` plays 300, and `DECKS=2000 npx vitest run test/swccg/properties/random-decks` as many as that and lists the texts
 * that never ran.
 */
import { expect, test } from 'vitest'
import { isRefusal } from '../../../src/contract/index.ts'
import { frontId } from '../../../src/games/swccg/cards/two-sides.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../../src/games/swccg/state/game-state.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { complaintsAbout } from '../../games/label-complaints.ts'
import { runs } from '../../runs.ts'
import { swccgNames } from '../label-names.ts'
import { Census, pieceNamed, piecesOf } from './census.ts'
import { curious, rarest } from './curious-player.ts'

const FORMAT = 'endor-ds2'
const FEW = runs(8)
const GAMES = Number(process.env.DECKS ?? (process.env.CENSUS === undefined ? FEW : 300))
const PACES = ['table', 'can-matter', 'strict'] as const
/** More answers than any real game has. */
const MOST = 20_000
/** How often a move is played again from a saved state, and how often the labels of its questions are read. */
const SAVED = 0.05
const READ = 0.01

/** Every text of the pool but those that wait for a part of the game that is not played yet. */
const all = piecesOf(SIDES.flatMap((side) => swccg.pool!({ format: FORMAT }, side))).filter(
  (name) => !('later' in pieceNamed(name)),
)

const cardIn = (name: string): string => frontId(name.split('/')[0] ?? '')

/** Plays one game of two random decks, and checks its moves. */
function playedWhole(number: number, census: Census): State {
  const next = seededNumbers(`random decks ${number}`)
  const [dark, light] = SIDES.map((side) => swccg.randomDeck!(side, { format: FORMAT }, next))
  const pace = PACES[number % PACES.length]
  const decks = { dark: dark ?? [], light: light ?? [] }
  let { state } = swccg.setup({ format: FORMAT, rules: { pace: pace ?? '' } }, decks, `random decks ${number}`)
  const owned = (side: (typeof SIDES)[number]) =>
    cardsOfSide(state, side, (card) => cardOf(card).side)
      .toSorted()
      .join()
  const before = SIDES.map(owned)
  // Every second game is played for the text of its decks that has run least.
  const held = new Set(before.join().split(','))
  const aim =
    number % 2 === 0
      ? null
      : rarest(
          all.filter((name) => held.has(cardIn(name))),
          census.runs,
        )
  for (let moves = 0; moves < MOST && state.outcome === null; moves++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(next() * open.length)]!
    const answer =
      number % 4 === 0 && decision.seat === SIDES[number % 8 === 0 ? 0 : 1]
        ? swccg.policies.practice(swccg.view(state, decision.seat), decision, null)
        : curious(state, decision, { runs: census.runs, next, aim })
    if (answer === 'ask') throw new Error(`game ${number}: ${decision.kind} was not answered`)
    const step = swccg.play(state, decision.seat, [answer])
    if (isRefusal(step)) throw new Error(`game ${number}: ${step.refused} ${JSON.stringify(answer)}`)
    if (next() < SAVED) {
      const loaded = JSON.parse(JSON.stringify(state)) as State
      const again = swccg.play(loaded, decision.seat, [answer])
      if (JSON.stringify(again) !== JSON.stringify(step)) expect(again).toEqual(step)
    }
    census.visit({ after: step.state, decision, answer, events: step.events })
    state = step.state
    // Compared as text first, which is far quicker.
    const after = SIDES.map(owned)
    if (after.join() !== before.join()) expect(after, `game ${number}, move ${moves}`).toEqual(before)
    if (next() < READ) expect(complaintsAbout(swccg, state, undefined, swccgNames), `game ${number}`).toEqual([])
  }
  return state
}

test(`${GAMES} games of random decks end, keep 60 cards a side, and are the same from a saved state`, {
  timeout: 6 * 60 * 60_000,
}, () => {
  const census = new Census(all)
  for (let number = 0; number < GAMES; number++)
    expect(playedWhole(number, census).outcome, `game ${number}`).not.toBeNull()
  const ran = all.filter((name) => (census.runs.get(name) ?? 0) > 0)
  if (GAMES > FEW) {
    const never = all.filter((name) => !ran.includes(name))
    process.stdout.write(`${GAMES} games: ${ran.length} of ${all.length} texts ran; never: ${never.join(', ')}\n`)
  }
  expect(ran.length).toBeGreaterThan(all.length * (GAMES >= 20 ? 0.4 : 0.1))
})
