/**
 * The laws of imagined states in Young Jedi: what a seat sees and is asked is the same in them, no card is made or lost,
 * they can be played to the end, and what the seat can't know is dealt fairly. `RUNS=40` plays forty times as many games.
 */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Decision, isRefusal, type SeatKnowledge } from '../../src/contract/index.ts'
import { opposite, SIDES, type Side } from '../../src/games/young-jedi/cards/card.ts'
import { cardById } from '../../src/games/young-jedi/cards/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { search } from '../../src/games/young-jedi/policies/search/index.ts'
import { readKnown } from '../../src/games/young-jedi/policies/search/knowledge.ts'
import { planPieces } from '../../src/games/young-jedi/rules/battle/plan.ts'
import { frameOf, type State } from '../../src/games/young-jedi/state/game-state.ts'
import { wholeCard } from '../../src/games/young-jedi/state/game-table.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import { chanceOf } from '../../src/kit/search/chances.ts'
import { runs } from '../runs.ts'
import { cardsOf } from '../young-jedi/position.ts'
import { plainly, TOO_FAR, unevenness } from './dealing.ts'
import { type Position, upTo, visitPositions } from './positions.ts'

const GAMES = runs(6)

type YoungJediPosition = Position<State, View> & { readonly decision: Decision<Side> }

/** Visits the positions in which a search may begin, with an imagined state of each. */
function visitImagined(
  games: readonly number[],
  visit: (position: YoungJediPosition, imagined: State, at: number) => void,
): number {
  let at = 0
  visitPositions(youngJedi, games, (position) => {
    const { view, decision, known } = position as YoungJediPosition
    if (!search.matters(view, decision)) return
    const imagined = search.imagine(view, decision, known, chanceOf('laws', at))
    visit(position as YoungJediPosition, imagined, at)
    at += 1
  })
  return at
}

function mustAgree(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(plainly(one), plainly(other))) expect(plainly(one)).toEqual(plainly(other))
}

const sorted = (cards: readonly string[]) => cards.map(wholeCard).sort()
const listOf = (list: Position['lists'][string] = []) => list.flatMap(({ card, count }) => Array(count).fill(card))

describe('an imagined state', () => {
  it('looks to its seat as the match does, asks it the same, and takes its answer', () => {
    const kinds = new Set<string>()
    const count = visitImagined(upTo(GAMES), ({ view, decision }, imagined) => {
      const { seat } = decision
      kinds.add(decision.kind)
      mustAgree(youngJedi.view(imagined, seat), view)
      mustAgree(
        youngJedi.decisions(imagined).find((open) => open.seat === seat),
        decision,
      )
      const answer = youngJedi.policies.practice(view, decision, null)
      if (answer === 'ask') throw new Error('the policy asks')
      expect(isRefusal(youngJedi.play(imagined, seat, [answer]))).toBe(false)
    })
    expect(count).toBeGreaterThan(GAMES * 30)
    for (const kind of ['deploy', 'battle', 'battle-cards', 'plan', 'even-up', 'fetch', 'attack', 'next-location'])
      expect(kinds).toContain(kind)
  })

  it('has every card of the own deck once, and as many of the opponent as its deck, with all that was seen', () => {
    visitImagined(upTo(GAMES), ({ state, decision, known, lists }, imagined) => {
      const { seat } = decision
      const other = opposite(seat)
      mustAgree(sorted(cardsOf(imagined, seat)), sorted(listOf(lists[seat])))
      const theirs = sorted(cardsOf(imagined, other))
      expect(theirs).toHaveLength(listOf(lists[other]).length)
      expect(theirs.every((card) => cardById(card).side === other)).toBe(true)
      for (const zone of [imagined.sides[other].hand.map(({ card }) => card), imagined.sides[other].deck])
        expect(zone.filter((card) => cardById(card).type === 'objective')).toEqual([])
      const { held, gone } = readKnown(known).sides[other]
      // Cards that are known to be in hand are there in every deal.
      const hand = imagined.sides[other].hand.map(({ card }) => card)
      for (const card of held) {
        expect(hand).toContain(card)
        hand.splice(hand.indexOf(card), 1)
      }
      expect(sorted(imagined.sides[other].discard)).toEqual(sorted(gone))
      expect(imagined.seed).not.toBe(state.seed)
    })
  })

  it('can be played to the end', () => {
    let left = runs(50)
    visitImagined(upTo(GAMES), ({ decision }, imagined, at) => {
      if (at % 5 !== 0 || left-- <= 0) return
      let state = imagined
      for (let answers = 0; youngJedi.outcome(state) === null; answers++) {
        expect(answers, decision.kind).toBeLessThan(5_000)
        const [open] = youngJedi.decisions(state)
        if (open === undefined) throw new Error('nobody is asked')
        const answer = youngJedi.policies.practice(youngJedi.view(state, open.seat), open, null)
        if (answer === 'ask') throw new Error('the policy asks')
        const step = youngJedi.play(state, open.seat, [answer])
        if (isRefusal(step)) throw new Error(step.refused)
        state = step.state
      }
    })
    expect(left).toBeLessThanOrEqual(0)
  })

  it('has the plan that the opponent has made in secret, in several manners', () => {
    const plans = new Map<string, Set<string>>()
    visitImagined(upTo(GAMES), ({ game, view, decision, known }) => {
      if (decision.kind !== 'plan' || view.battle?.attacker !== decision.seat) return
      const other = opposite(decision.seat)
      for (const world of upTo(12)) {
        const imagined = search.imagine(view, decision, known, chanceOf('plans', world))
        const battle = frameOf(imagined, 'battle')
        const handles = new Set(planPieces(imagined, battle!, other).map(({ handle }) => handle))
        const plan = battle?.sides[other].plan ?? []
        expect(new Set(plan.map((id) => id.split('/')[0])).size).toBe(handles.size)
        const key = `${game} ${decision.id}`
        plans.set(key, (plans.get(key) ?? new Set()).add(JSON.stringify(plan)))
      }
    })
    expect(plans.size).toBeGreaterThan(GAMES / 2)
    expect([...plans.values()].filter((found) => found.size > 1).length).toBeGreaterThan(plans.size / 3)
  })
})

describe('the knowledge of a seat', () => {
  it('has both discard piles, and names no card in the hand of the opponent that is not there', () => {
    let held = 0
    visitPositions(youngJedi, upTo(GAMES), ({ state, knownOf }) => {
      if (frameOf(state as State, 'fight') !== null) return
      for (const seat of SIDES) {
        const { sides } = readKnown(knownOf(seat))
        for (const side of SIDES)
          mustAgree([...sides[side].gone].sort(), [...(state as State).sides[side].discard].sort())
        const hand = (state as State).sides[opposite(seat)].hand.map(({ card }) => card)
        for (const card of sides[opposite(seat)].held) {
          held += 1
          expect(hand).toContain(card)
          hand.splice(hand.indexOf(card), 1)
        }
      }
    })
    expect(held).toBeGreaterThan(GAMES * 20)
  })
})

// ---------------------------------------------------------------- fair dealing

const DEALS = runs(3_000)

function middle(): YoungJediPosition {
  let found: YoungJediPosition | null = null
  visitPositions(youngJedi, [6], (position) => {
    const { view, decision, known } = position as YoungJediPosition
    if (found !== null || decision.kind !== 'deploy' || view.turn < 6) return
    const other = opposite(decision.seat)
    const { table, effect, stranded } = view.sides[other]
    const down = [...table, effect, ...Object.values(stranded).flat()].some((laid) => laid?.card === null)
    if (!down && readKnown(known).sides[other].held.length > 0) found = position as YoungJediPosition
  })
  if (found === null) throw new Error('no such position')
  return found
}

describe('the deals of one position', () => {
  const { view, decision, known, lists } = middle()
  const { seat } = decision
  const other = opposite(seat)
  const imagined = (change: Partial<SeatKnowledge> = {}) =>
    upTo(DEALS).map((world) => search.imagine(view, decision, { ...known, ...change }, chanceOf('fair', world)))

  it('have each own card equally often at each depth of the draw deck', () => {
    const deals = imagined().map(({ sides }) => sides[seat].deck)
    expect(deals[0]?.length).toBeGreaterThan(10)
    expect(Math.abs(unevenness(deals))).toBeLessThan(TOO_FAR)
    // A sampler that always puts one card on the bottom is found.
    const lowest = deals[0]?.[0] ?? ''
    const lazy = deals.map((deal) => [lowest, ...deal.toSpliced(deal.indexOf(lowest), 1)])
    expect(unevenness(lazy)).toBeGreaterThan(TOO_FAR)
  })

  it('have each card of a known list equally often at each place of the hand and the draw deck', () => {
    const list = listOf(lists[other])
    const { held } = readKnown(known).sides[other]
    const deals = imagined({ decks: [list] }).map(({ sides }) => {
      const hand = sides[other].hand.map(({ card }) => card)
      for (const card of held) {
        expect(hand).toContain(card)
        hand.splice(hand.indexOf(card), 1)
      }
      return [...hand, ...sides[other].deck]
    })
    expect(Math.abs(unevenness(deals))).toBeLessThan(TOO_FAR)
  })
})
