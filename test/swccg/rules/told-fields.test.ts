/** The fields of facts, over whole games of the two starter decks: handles, places, causes, the parts of a total. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../src/contract/index.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import type { Facts } from '../../../src/games/swccg/state/game-facts.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { playedOut, type Visited } from '../starter-lists.ts'

type Name = keyof Facts
type DataOf<N extends Name> = Facts[N]['data']

const games: Visited[][] = []

beforeAll(() => {
  for (let seed = 224; seed < 236; seed++) {
    const moves: Visited[] = []
    playedOut(seed, (move) => moves.push(move))
    games.push(moves)
  }
})

/** All facts of one name, each with the move that told it. */
const told = <N extends Name>(name: N): readonly { readonly data: DataOf<N>; readonly move: Visited }[] =>
  games.flatMap((moves) =>
    moves.flatMap((move) =>
      move.events.flatMap((event) => (event.type === name ? [{ data: event.data as unknown as DataOf<N>, move }] : [])),
    ),
  )

const handlesOf = ({ pieces }: State): ReadonlyMap<string, string> =>
  new Map(pieces.map(({ handle, card }) => [handle, card]))

/** The frames before and after a fact: the handle may have come or left with it. */
const cardAt = ({ before, after }: Visited, handle: string): string | undefined =>
  handlesOf(before).get(handle) ?? handlesOf(after).get(handle)

describe('the fields of facts', () => {
  test('rule 8.1: a deployed card lies under the handle that was told, unless it was cancelled', () => {
    let lying = 0
    for (const moves of games)
      for (const [at, { events }] of moves.entries())
        for (const { type, data } of events) {
          if (type !== 'deployed') continue
          const { handle, card } = data as unknown as DataOf<'deployed'>
          const later = moves.slice(at).find(({ after }) => handlesOf(after).has(handle))
          if (later === undefined) continue
          lying += 1
          expect(handlesOf(later.after).get(handle)).toBe(card)
        }
    expect(lying).toBeGreaterThan(100)
  })

  test('moves and shots name cards on table by their handles, company and carriers too', () => {
    const moved = told('moved')
    const fired = told('fired')
    expect(moved.length).toBeGreaterThan(50)
    expect(fired.length).toBeGreaterThan(10)
    for (const { data, move } of moved) {
      expect(cardAt(move, data.handle)).toBe(data.card)
      expect(data.withHandles.map((handle) => cardAt(move, handle))).toEqual(data.with)
      expect(data.onHandle === null ? null : cardAt(move, data.onHandle)).toBe(data.on)
      expect(data.from).toMatch(/^p\d+$/)
    }
    for (const { data, move } of fired) {
      expect(cardAt(move, data.handle)).toBe(data.card)
      expect(cardAt(move, data.byHandle)).toBe(data.by)
      expect(cardAt(move, data.targetHandle)).toBe(data.target)
    }
  })

  test('a place is told by its id and by the location on top of it', () => {
    const named: readonly Name[] = ['drained', 'drain-counted', 'battle', 'totals', 'battle-over', 'forfeited']
    for (const name of named) {
      const facts = told(name) as readonly { data: DataOf<'battle'>; move: Visited }[]
      expect(facts.length, name).toBeGreaterThan(5)
      for (const { data, move } of facts) {
        const place = [...move.after.places, ...move.before.places].find(({ id }) => id === data.place)
        expect(place?.cards, name).toContain(data.at)
      }
    }
  })

  test('rules 9.5.1 to 9.5.4: the parts of a total add up to it, and fighters and draws to their parts', () => {
    const totals = told('totals')
    expect(totals.length).toBeGreaterThan(20)
    for (const { data } of totals)
      for (const side of SIDES) {
        const { cards, texts, power, destiny } = data.parts[side]
        expect(cards + texts + power + destiny).toBe(data[side])
        expect(sum(data.fighters[side].map((one) => one.power))).toBe(cards)
        expect(sum(data.draws[side].flatMap(({ use, value }) => (use === 'power' ? [value] : [])))).toBe(power)
        if (!data.draws[side].some(({ use }) => use === 'battle')) expect(destiny).toBe(0)
      }
    expect(totals.some(({ data }) => SIDES.some((side) => data.parts[side].destiny > 0))).toBe(true)
  })

  test('rules 7.3, 7.4: each drain ends once, with what was lost by it', () => {
    let drains = 0
    for (const events of games.map((moves) => moves.flatMap((move) => move.events))) {
      for (const [at, { type, data }] of events.entries()) {
        if (type !== 'drained') continue
        const after = events.slice(at)
        const end = after.findIndex((one) => one.type === 'drain-over')
        // The game may end while it is paid.
        if (end < 0) {
          expect(after.at(-1)?.type).toBe('ended')
          continue
        }
        drains += 1
        const over = after[end]?.data as unknown as DataOf<'drain-over'>
        const lost = after.slice(0, end).filter(isDrainLoss)
        expect(over.place).toBe((data as unknown as DataOf<'drained'>).place)
        expect(over.lost).toBe(lost.length)
        expect(over.amount === null).toBe(after.slice(0, end).some((one) => one.type === 'drain-cancelled'))
      }
    }
    expect(drains).toBeGreaterThan(100)
  })

  test('rule 4.6: each loss of Force has its cause: a drain, battle damage, or the text of a card', () => {
    const causes = new Set<string>()
    for (const { data } of told('lost')) {
      causes.add(data.cause)
      expect(data.by === null, data.cause).toBe(data.cause !== 'text')
      expect(data.place === null, data.cause).toBe(data.cause === 'text')
    }
    expect(causes).toContain('drain')
    expect(causes).toContain('damage')
  })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const isDrainLoss = ({ type, data }: GameEvent): boolean =>
  type === 'lost' && (data as unknown as DataOf<'lost'>).cause === 'drain'
