/** Swiss pairings: worked examples, other programs' cases, and the cheapest pairing against all others. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SideIndex } from '../../src/leagues/league.ts'
import { pairSwiss } from '../../src/leagues/pairing/swiss.ts'
import { type SwissPlayer, separation } from '../../src/leagues/pairing/swiss-costs.ts'
import { afterRounds, everyPairing, type Played, roundOf, STRICT } from './swiss-cases.ts'

/** Pairs as `2-1`, the player of side 0 first, in order of boards. */
const boards = (players: readonly SwissPlayer[]) => pairSwiss(roundOf(players)).pairs.map((pair) => pair.join('-'))
const costs = (players: readonly SwissPlayer[]) => everyPairing(roundOf(players), STRICT).map(({ cost }) => cost)
/** The cost of a pairing that is written as `1-6 2-3 4-5`. */
const costOf = (players: readonly SwissPlayer[], pairs: string) => {
  const wanted = pairs.split(' ').sort()
  const written = (pair: readonly string[]) => [...pair].sort().join('-')
  return everyPairing(roundOf(players), STRICT).find((one) => one.pairs.map(written).sort().join() === wanted.join())
    ?.cost
}

const SIX: readonly (readonly Played[])[] = [
  [
    [1, 4, 1],
    [5, 2, 2],
    [3, 6, 3],
  ],
  [
    [2, 1, 2],
    [4, 3, 4],
    [6, 5, 5],
  ],
]

describe('six players', () => {
  it('round 1: top half against bottom half, sides by turns', () => {
    expect(boards(afterRounds(6, []))).toEqual(['1-4', '5-2', '3-6'])
  })

  it('round 2: the third, last of its group, meets the top of the next', () => {
    const players = afterRounds(6, SIX.slice(0, 1))
    expect(costs(players)).toHaveLength(8)
    expect(boards(players)).toEqual(['2-1', '4-3', '6-5'])
    expect(pairSwiss(roundOf(players)).cost).toBe(1_000_000)
    expect(costOf(players, '1-6 2-3 4-5')).toBe(1_000_040)
  })

  it('round 3: the leader has met its equals, and the cheapest of four pairings decides', () => {
    const players = afterRounds(6, SIX)
    expect(costs(players)).toEqual([2_000_050, 2_040_030, 2_240_050, 4_040_020])
    expect(boards(players)).toEqual(['3-2', '1-6', '5-4'])
    expect(
      costOf(
        players,
        '2-3 1-5 4-6'
          .split(' ')
          .map((pair) => pair.split('-').sort().join('-'))
          .sort()
          .join(' '),
      ),
    ).toBe(2_040_030)
    expect(costOf(players, '1-6 2-4 3-5')).toBe(2_240_050)
    expect(costOf(players, '1-3 2-6 4-5')).toBe(4_040_020)
  })

  it('end with three winners of two, nobody more than one side out of balance', () => {
    const players = afterRounds(6, [
      ...SIX,
      [
        [3, 2, 3],
        [1, 6, 6],
        [5, 4, 4],
      ],
    ])
    const wins = players.map(({ wins }) => wins)
    expect(wins.reduce((sum, one) => sum + one, 0)).toBe(9)
    expect(players.every(({ bias }) => Math.abs(bias) === 1)).toBe(true)
  })
})

describe('seven players', () => {
  const first: readonly Played[] = [[1, 4, 1], [5, 2, 2], [3, 6, 6], [7]]

  it('round 1: the last has the bye', () => {
    expect(boards(afterRounds(7, []))).toEqual(['1-4', '5-2', '3-6'])
    expect(pairSwiss(roundOf(afterRounds(7, []))).bye).toBe('7')
  })

  it('round 2: costs nothing; a bye for 3 would cost its place', () => {
    const players = afterRounds(7, [first])
    const { bye, cost } = pairSwiss(roundOf(players))
    expect([bye, cost]).toEqual(['5', 0])
    expect(boards(players).sort()).toEqual(['2-7', '4-3', '6-1'])
    expect(everyPairing(roundOf(players), STRICT).find((one) => one.bye === '3')?.cost).toBe(2000)
  })

  it('round 3: the only one without a win has the bye', () => {
    const players = afterRounds(7, [first, [[6, 1, 1], [2, 7, 2], [4, 3, 4], [5]]])
    expect(pairSwiss(roundOf(players)).bye).toBe('3')
    expect(boards(players)).toEqual(['1-2', '6-4', '7-5'])
  })
})

/** A player with just what a case says of them. */
const player = (id: number, wins: number, bias: number, met: readonly number[], more: Partial<SwissPlayer> = {}) => ({
  id: String(id),
  seed: id,
  wins,
  bias,
  lastSide: null,
  lastFloat: null,
  met: new Map(met.map((other): [string, readonly SideIndex[]] => [String(other), [0]])),
  hadBye: false,
  unplayed: 0,
  ...more,
})

describe('two groups down', () => {
  it('the leader passes over a group where nothing else is possible', () => {
    const players = [
      player(2, 4, 0, [3, 4, 6, 7]),
      player(6, 3, 0, [2, 5, 7, 8]),
      player(3, 2, -1, [2, 5, 7], { hadBye: true }),
      player(8, 2, 2, [4, 5, 6, 7]),
      player(7, 1, 0, [2, 3, 6, 8]),
      player(5, 0, 0, [1, 3, 6, 8]),
    ]
    // The sides of 5 and 7 depend on their last ones, of which the case says nothing.
    expect(boards(players).sort().slice(0, 2)).toEqual(['2-8', '3-6'])
    expect(pairSwiss(roundOf(players)).pairs.at(-1)?.toSorted()).toEqual(['5', '7'])
  })

  it('four players whose favourites win end with 1–4 and 3–2', () => {
    const rounds: readonly (readonly Played[])[] = [
      [
        [1, 3, 1],
        [4, 2, 2],
      ],
      [
        [2, 1, 1],
        [3, 4, 3],
      ],
    ]
    expect(boards(afterRounds(4, []))).toEqual(['1-3', '4-2'])
    expect(boards(afterRounds(4, rounds.slice(0, 1)))).toEqual(['2-1', '3-4'])
    expect(boards(afterRounds(4, rounds)).sort()).toEqual(['1-4', '3-2'])
  })
})

describe('the cases of another program', () => {
  it('five players, one absent before: the same pairs and bye', () => {
    const players = afterRounds(5, [
      [
        [1, 3, 1],
        [4, 2, 2],
      ],
    ])
    const { pairs, bye } = pairSwiss(roundOf(players))
    expect(pairs.map((pair) => [...pair].sort().join('-')).sort()).toEqual(['1-2', '3-5'])
    expect(bye).toBe('4')
  })

  it('sixty players, round 15, sides left out of account: the same differences of scores', () => {
    const lines = readFileSync(new URL('fixtures/sixty-players.txt', import.meta.url), 'utf8').split('\n')
    const rows = lines.filter((line) => /^\d/.test(line)).map((line) => line.split(' '))
    const worth = { '1': 1, '+': 1, '=': 0.5, '0': 0, '-': 0 } as const
    const wins = rows.map((row) => row.reduce((sum, one) => sum + worth[one.at(-1) as '1'], 0))
    const players = rows.map((row, at) =>
      player(
        at + 1,
        wins[at]!,
        0,
        row.filter((one) => !/[+-]$/.test(one)).map((one) => Number.parseInt(one, 10)),
        {
          hadBye: row.some((one) => one.endsWith('+')),
        },
      ),
    )
    const { pairs } = pairSwiss(roundOf(players, { sidesMatter: false }))
    const gaps = pairs.map(([one, other]) => Math.abs(wins[Number(one) - 1]! - wins[Number(other) - 1]!))
    const count = (gap: number) => gaps.filter((one) => one === gap).length
    expect([0, 0.5, 1, 1.5, 2, 2.5].map(count)).toEqual([17, 4, 4, 3, 1, 1])
  })
})

/** Random histories: rounds are paired by the program, results and absences by chance. */
const histories = fc.record({
  count: fc.integer({ min: 2, max: 10 }),
  rounds: fc.integer({ min: 0, max: 6 }),
  chances: fc.array(fc.nat({ max: 999 }), { minLength: 80, maxLength: 80 }),
  drop: fc.constantFrom(0, 0, 100, 300),
  sidesMatter: fc.boolean(),
})

function playedBy({
  count,
  rounds,
  chances,
  drop,
  sidesMatter,
}: {
  count: number
  rounds: number
  chances: number[]
  drop: number
  sidesMatter: boolean
}) {
  let at = 0
  const chance = () => chances[at++ % chances.length]!
  const played: Played[][] = []
  for (let round = 0; round < rounds; round++) {
    const here = afterRounds(count, played).filter(() => chance() >= drop)
    const { pairs, bye } = pairSwiss(roundOf(here, { sidesMatter }))
    played.push([
      ...pairs.map(([one, other]): Played => {
        const toss = chance()
        return [Number(one), Number(other), toss < 100 ? 0 : toss < 550 ? Number(one) : Number(other)]
      }),
      ...(bye === null ? [] : [[Number(bye)] as const]),
    ])
  }
  return afterRounds(count, played).filter(() => chance() >= drop)
}

describe('any round', () => {
  it('is the cheapest of all legal ones; where there is none, rules give way in order', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const players = playedBy(history)
        const round = roundOf(players, { sidesMatter: history.sidesMatter })
        const paired = pairSwiss(round)
        const relaxations = [
          [],
          ['bias3'],
          ['bias3', 'secondMeeting'],
          ['bias3', 'secondMeeting', 'secondBye'],
        ] as const
        const level = relaxations.find((relaxed) => everyPairing(round, allowed(relaxed)).length > 0)
        if (level === undefined) {
          expect(paired.relaxed).toEqual(['bias3', 'secondMeeting', 'secondBye', 'unpaired'])
          return
        }
        expect(paired.relaxed).toEqual(level)
        expect(paired.unpaired).toEqual([])
        expect(paired.cost).toBe(everyPairing(round, allowed(level))[0]!.cost)
        expect(paired.pairs.flat().length + (paired.bye === null ? 0 : 1)).toBe(players.length)
      }),
      { numRuns: 400 },
    )
  })

  it('is the same whatever the order in which the players come', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, turn) => {
        const players = playedBy(history)
        const lot = (one: string, other: string) => (Number(one) * 7 + Number(other) * 7) % 10
        const turned = players.map((_, at) => players[(at + turn) % players.length]!)
        expect(pairSwiss(roundOf(turned, { lot }))).toEqual(pairSwiss(roundOf(players, { lot })))
      }),
      { numRuns: 50 },
    )
  })

  it('never brings together players who must not meet, even if somebody stays alone', () => {
    const players = afterRounds(3, [])
    const separated = new Set([separation('1', '2'), separation('3', '1'), separation('2', '3')])
    const paired = pairSwiss(roundOf(players, { separated }))
    expect(paired.pairs).toEqual([])
    expect(paired.relaxed.at(-1)).toBe('unpaired')
    expect([paired.bye, ...paired.unpaired].sort()).toEqual(['1', '2', '3'])
  })
})

const allowed = (relaxed: readonly string[]) => ({
  bias3: relaxed.includes('bias3'),
  secondMeeting: relaxed.includes('secondMeeting'),
  secondBye: relaxed.includes('secondBye'),
})

describe('many players', () => {
  it('above 256 are paired legally, near in rank, all of them', () => {
    const players = afterRounds(301, [])
    const paired = pairSwiss(roundOf(players))
    expect(paired).toMatchObject({ relaxed: [], unpaired: [], bye: '301' })
    expect(new Set([...paired.pairs.flat(), paired.bye]).size).toBe(301)
  })
})
