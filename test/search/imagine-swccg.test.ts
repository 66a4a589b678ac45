/**
 * The laws of imagined states in the Star Wars CCG, and that no secret decides an answer. `RUNS=20` plays twenty times as
 * many games.
 */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Decision, isRefusal, type SeatKnowledge } from '../../src/contract/index.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { search } from '../../src/games/swccg/policies/search/index.ts'
import { cardOf, opponentOf, SIDES, type Side } from '../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide, type State } from '../../src/games/swccg/state/game-state.ts'
import type { View } from '../../src/games/swccg/view/player-view.ts'
import { shuffle } from '../../src/kit/chance/streams.ts'
import { chanceOf } from '../../src/kit/search/chances.ts'
import { practised } from '../../src/kit/search/playout.ts'
import { OPPONENT_LEVELS, opponentAnswer } from '../../src/opponents/levels.ts'
import { runs } from '../runs.ts'
import { plainly, TOO_FAR, unevenness } from './dealing.ts'
import { type Position, upTo, visitPositions } from './positions.ts'

const GAMES = upTo(runs(2))

type SwccgPosition = Position<State, View> & { readonly decision: Decision<Side> }

const sideOf = (card: string) => cardOf(card).side
const listOf = (list: Position['lists'][string] = []) =>
  list.flatMap(({ card, count }) => Array<string>(count).fill(card))

function visitImagined(visit: (position: SwccgPosition, imagined: State, at: number) => void): number {
  let at = 0
  visitPositions(swccg, GAMES, (position) => {
    const { view, decision, known } = position as SwccgPosition
    if (!search.matters(view, decision)) return
    visit(position as SwccgPosition, search.imagine(view, decision, known, chanceOf('laws', at)), at)
    at += 1
  })
  return at
}

function mustAgree(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(plainly(one), plainly(other))) expect(plainly(one)).toEqual(plainly(other))
}

/** Plays on by the practice policy. */
function playToEnd(state: State): number {
  let now = state
  for (let answers = 0; ; answers++) {
    if (swccg.outcome(now) !== null) return answers
    const [open] = swccg.decisions(now)
    if (open === undefined) throw new Error('nobody is asked')
    const before = now
    const answer = practised(swccg.policies, () => swccg.view(before, open.seat), open)
    const step = swccg.play(now, open.seat, [answer])
    if (isRefusal(step)) throw new Error(step.refused)
    now = step.state
  }
}

describe('an imagined state', () => {
  it('looks to its seat as the match does, asks it the same, has all cards once, and can be played to the end', () => {
    const kinds = new Set<string>()
    let played = 0
    const count = visitImagined(({ view, decision, lists }, imagined, at) => {
      const { seat } = decision
      kinds.add(decision.kind)
      mustAgree(swccg.view(imagined, seat), view)
      mustAgree(
        swccg.decisions(imagined).find((open) => open.seat === seat),
        decision,
      )
      mustAgree(cardsOfSide(imagined, seat, sideOf).sort(), listOf(lists[seat]).sort())
      const theirs = cardsOfSide(imagined, opponentOf(seat), sideOf)
      expect(theirs).toHaveLength(listOf(lists[opponentOf(seat)]).length)
      if (at % 80 !== 0) return
      expect(playToEnd(imagined)).toBeGreaterThan(0)
      played += 1
    })
    expect(count).toBeGreaterThan(GAMES.length * 50)
    expect(played).toBeGreaterThan(GAMES.length)
    expect([...kinds].sort()).toEqual(['act', 'activate', 'draw'])
  })

  it('has the list of the opponent in a format in which everybody knows it', () => {
    let exact = 0
    visitPositions(swccg, [0], (position) => {
      const { view, decision, known, lists } = position as SwccgPosition
      if (!search.matters(view, decision)) return
      const other = opponentOf(decision.seat)
      const imagined = search.imagine(view, decision, known, chanceOf('starter', exact))
      mustAgree(cardsOfSide(imagined, other, sideOf).sort(), listOf(lists[other]).sort())
      exact += 1
    })
    expect(exact).toBeGreaterThan(20)
  })
})

describe('the deals of one position', () => {
  it('have each unseen card equally often at each place', () => {
    let found: SwccgPosition | null = null
    visitPositions(swccg, [0], (position) => {
      const { view, decision } = position as SwccgPosition
      if (found !== null || view.turn < 4 || !search.matters(view, decision)) return
      if (SIDES.every((side) => view.shown[side].length === 0)) found = position as SwccgPosition
    })
    if (found === null) throw new Error('no such position')
    const { view, decision, known } = found as SwccgPosition
    const worlds = upTo(runs(2_000)).map((world) => search.imagine(view, decision, known, chanceOf('fair', world)))
    for (const side of SIDES) {
      const deals = worlds.map(({ sides }) => {
        const { hand, reserve, force, used } = sides[side]
        return [...(side === decision.seat ? [] : hand.map(({ card }) => card)), ...reserve, ...force, ...used]
      })
      expect(deals[0]?.length).toBeGreaterThan(15)
      expect(Math.abs(unevenness(deals))).toBeLessThan(TOO_FAR)
      const lowest = deals[0]?.[0] ?? ''
      expect(unevenness(deals.map((deal) => [lowest, ...deal.toSpliced(deal.indexOf(lowest), 1)]))).toBeGreaterThan(
        TOO_FAR,
      )
    }
  })
})

describe('the answer of an opponent', () => {
  /** The opponent's hand and face-down piles, the own piles and the seed are changed; the seat's view stays as it is. */
  function permuted(state: State, seat: Side, at: number): State {
    const copy = JSON.parse(JSON.stringify(state)) as State
    const chance = chanceOf('permuted', at)
    for (const side of SIDES) {
      const { hand, reserve, force, used } = copy.sides[side]
      const open = side === seat ? [] : hand
      const cards = shuffle([...open.map(({ card }) => card), ...reserve, ...force, ...used], chance)
      for (const held of open as { card: string }[]) held.card = cards.pop() ?? ''
      for (const pile of [reserve, force, used]) pile.splice(0, pile.length, ...cards.splice(0, pile.length))
    }
    return { ...copy, seed: `${copy.seed}, another` }
  }

  it('depends on nothing that its seat may not know', () => {
    let [met, compared] = [0, 0]
    visitPositions(swccg, [0], ({ state, decision, view, memory }) => {
      if (!search.matters(view as View, decision as Decision<Side>) || met++ % 50 !== 0) return
      const other = permuted(state as State, decision.seat as Side, met)
      expect(JSON.stringify(other.sides)).not.toBe(JSON.stringify((state as State).sides))
      const heard = (of: State) =>
        OPPONENT_LEVELS.map((level) => {
          const asked = swccg.decisions(of).find((one) => one.seat === decision.seat) as Decision
          const job = JSON.stringify(memory.jobFor(of, asked, level, 'nonce'))
          return [job, JSON.stringify(opponentAnswer(swccg, { ...JSON.parse(job), playouts: 4 }))]
        })
      expect(JSON.stringify(heard(other))).toBe(JSON.stringify(heard(state as State)))
      compared += 1
    })
    expect(compared).toBeGreaterThan(1)
  })

  it('keeps cards that were shown in the face-down piles, and not in the hand', () => {
    let shown = 0
    visitImagined(({ view, decision, known }, imagined) => {
      const other = opponentOf(decision.seat)
      if (view.shown[other].length === 0 || view.shown[other].length > view.sizes[other].used) return
      const used = [...imagined.sides[other].used]
      const open = JSON.stringify([view.pieces, view.places, view.lost, view.out, view.hand])
      for (const card of view.shown[other]) {
        // A copy of it lies open: it may be the same card.
        if (open.includes(JSON.stringify(card))) continue
        expect(used).toContain(card)
        used.splice(used.indexOf(card), 1)
      }
      expect(known satisfies SeatKnowledge).toBeDefined()
      shown += 1
    })
    expect(shown).toBeGreaterThan(0)
  })
})
