/** Single and double elimination, also beside `brackets-manager`. */
import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bracket, PlayerId } from '../../src/leagues/league.ts'
import {
  bracketOrder,
  bracketSize,
  readySlots,
  type SlotResult,
  seatBracket,
  slotsOf,
} from '../../src/leagues/pairing/bracket.ts'

const SINGLE: Bracket = { losses: 1, thirdPlace: false }
const DOUBLE: Bracket = { losses: 2, thirdPlace: false }
const players = (count: number): PlayerId[] => Array.from({ length: count }, (_, at) => `p${at + 1}`)

interface PlayedBracket {
  readonly results: ReadonlyMap<string, SlotResult>
  readonly meetings: readonly (readonly [PlayerId, PlayerId])[]
  readonly order: readonly PlayerId[]
}

/** Plays a bracket to its end; `win` names the winner, or null if both lose; `leave` may take players out. */
function play(
  bracket: Bracket,
  seeds: readonly PlayerId[],
  win: (slot: string, players: readonly [PlayerId, PlayerId]) => PlayerId | null,
  leave: (round: number) => readonly PlayerId[] = () => [],
): PlayedBracket {
  const results = new Map<string, SlotResult>()
  const gone = new Set<PlayerId>()
  const meetings: (readonly [PlayerId, PlayerId])[] = []
  for (let round = 1; round < 100; round++) {
    for (const id of leave(round)) gone.add(id)
    const ready = readySlots(seatBracket(bracket, seeds, results, gone))
    if (ready.length === 0) break
    for (const { id, players } of ready) {
      meetings.push(players)
      const winner = win(id, players)
      results.set(id, { winner, loser: winner === null ? null : players.find((one) => one !== winner)! })
    }
  }
  return { results, meetings, order: bracketOrder(bracket, seeds, results, gone) }
}

const number = (id: PlayerId) => Number(id.slice(1))
const favourite = (_: string, [one, other]: readonly [PlayerId, PlayerId]) =>
  number(one) < number(other) ? one : other

describe('single elimination', () => {
  it('of 2 to 257 players takes one game less than players, and the favourites end in their order', () => {
    for (const count of [2, 3, 4, 5, 7, 8, 9, 31, 33, 64, 100, 257]) {
      const { meetings, order } = play(SINGLE, players(count), favourite)
      expect(meetings).toHaveLength(count - 1)
      expect(order.slice(0, 2)).toEqual(['p1', 'p2'])
      expect(new Set(order).size).toBe(count)
    }
  })

  it('gives the byes of the first round to the best', () => {
    const { meetings } = play(SINGLE, players(6), favourite)
    expect(meetings.slice(0, 2).map((pair) => pair.toSorted())).toEqual([
      ['p4', 'p5'],
      ['p3', 'p6'],
    ])
  })

  it('plays for third place where it is wanted', () => {
    const { meetings, order } = play({ ...SINGLE, thirdPlace: true }, players(8), favourite)
    expect(meetings).toHaveLength(8)
    expect(order.slice(0, 4)).toEqual(['p1', 'p2', 'p3', 'p4'])
    const upset = play({ ...SINGLE, thirdPlace: true }, players(8), (slot, pair) =>
      slot === 'T' ? 'p4' : favourite(slot, pair),
    )
    expect(upset.order.slice(0, 4)).toEqual(['p1', 'p2', 'p4', 'p3'])
  })
})

describe('double elimination', () => {
  it('puts nobody out before their second loss, whatever the results', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 70 }),
        fc.array(fc.boolean(), { minLength: 150, maxLength: 150 }),
        (count, tosses) => {
          let at = 0
          const { meetings, results, order } = play(DOUBLE, players(count), (_, [one, other]) =>
            tosses[at++ % 150] ? one : other,
          )
          const losses = new Map<PlayerId, number>()
          for (const { loser } of results.values()) losses.set(loser!, (losses.get(loser!) ?? 0) + 1)
          const [champion, ...others] = order
          expect(losses.get(champion!) ?? 0).toBeLessThanOrEqual(1)
          expect(others.every((id) => losses.get(id) === 2)).toBe(true)
          expect([2 * count - 2, 2 * count - 1]).toContain(meetings.length)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('plays a second final if the first was lost by the player without a loss', () => {
    const once = play(DOUBLE, players(4), (slot, pair) => (slot === 'F1' ? 'p2' : favourite(slot, pair)))
    expect(once.results.has('F2')).toBe(true)
    expect(once.order[0]).toBe('p1')
    expect(play(DOUBLE, players(4), favourite).results.has('F2')).toBe(false)
  })

  it('lets the same two meet again only late: never in the first two rounds of the losers', () => {
    for (const count of [8, 16, 32, 64]) {
      const { meetings } = play(DOUBLE, players(count), favourite)
      const early = meetings.slice(0, count + count / 4)
      expect(new Set(early.map((pair) => [...pair].sort().join(' '))).size).toBe(early.length)
    }
  })

  it('has the same matches in winners’ and losers’ rounds as brackets-manager', async () => {
    for (const count of [4, 8, 16, 32]) {
      const manager = new BracketsManager(new InMemoryDatabase())
      await manager.create.stage({
        tournamentId: 1,
        name: 'cup',
        type: 'double_elimination',
        seeding: players(count),
        settings: { grandFinal: 'double', seedOrdering: ['inner_outer'] },
      })
      const { match, round, group } = await manager.get.stageData(0)
      const perRound = (groups: readonly number[]) =>
        round
          .filter(({ group_id }) => groups.includes(group.find(({ id }) => id === group_id)!.number))
          .map(({ id }) => match.filter(({ round_id }) => round_id === id).length)
      const slots = slotsOf(DOUBLE, count).map(({ id }) => id)
      const own = (side: string) => {
        const rounds = slots.flatMap((id) => (id.startsWith(side) ? [Number(/\d+/.exec(id)![0])] : []))
        return [...new Set(rounds)].map((one) => rounds.filter((round) => round === one).length)
      }
      expect(own('W')).toEqual(perRound([1]))
      expect(own('L')).toEqual(perRound([2]))
      expect(own('F').length).toBe(perRound([3]).length)
      const firsts = match.filter(({ round_id }) => round_id === round[0]!.id)
      const byId = (id: unknown) => `p${Number(id) + 1}`
      const theirs = firsts.map(({ opponent1, opponent2 }) =>
        [byId(opponent1?.id), byId(opponent2?.id)].sort().join(' '),
      )
      const ours = readySlots(seatBracket(DOUBLE, players(count), new Map(), new Set()))
      expect(ours.map(({ players }) => [...players].sort().join(' ')).sort()).toEqual(theirs.sort())
    }
  })
})

describe('any bracket', () => {
  it('comes to an end and has a place for everybody, whatever players leave or lose together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 257 }),
        fc.constantFrom(SINGLE, DOUBLE, { ...SINGLE, thirdPlace: true }),
        fc.array(fc.nat({ max: 99 }), { minLength: 300, maxLength: 300 }),
        (count, bracket, chances) => {
          let at = 0
          const chance = () => chances[at++ % 300]!
          const seeds = players(count)
          const { order, results } = play(
            bracket,
            seeds,
            (_, [one, other]) => (chance() < 8 ? null : chance() < 50 ? one : other),
            () => seeds.filter(() => chance() < 4),
          )
          expect([...order].sort()).toEqual([...seeds].sort())
          expect(results.size).toBeLessThanOrEqual(bracketSize(count) * 2)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('lets the next opponent advance after a double loss', () => {
    const { order, meetings } = play(SINGLE, players(4), (slot, pair) =>
      slot === 'W1.1' ? null : favourite(slot, pair),
    )
    expect(meetings).toHaveLength(2)
    expect(order[0]).toBe('p2')
  })
})
