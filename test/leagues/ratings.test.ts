/** Ratings: Glickman's example, another implementation, idle time, sides, games that do not count, flags. */
import fc from 'fast-check'
import rate from 'glicko2-lite'
import { describe, expect, it } from 'vitest'
import { accountFlags, gameFlags } from '../../src/leagues/ratings/abuse-flags.ts'
import { idle, NEWCOMER, periodsIn, type Rating, rated } from '../../src/leagues/ratings/glicko2.ts'
import {
  type FinishedGame,
  isListed,
  isProvisional,
  rateGames,
  ratingNow,
  ratingsOf,
  thirdOfPair,
  whyUnrated,
} from '../../src/leagues/ratings/rated-games.ts'
import { sideAdvantage } from '../../src/leagues/ratings/side-advantage.ts'
import { DAY } from './leagues.ts'

const at = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 })
const EXAMPLE = [
  { opponent: at(1400, 30), score: 1 },
  { opponent: at(1550, 100), score: 0 },
  { opponent: at(1700, 300), score: 0 },
]

describe('Glicko-2', () => {
  it('gives the numbers of Glickman’s example', () => {
    const { rating, deviation, volatility } = rated(at(1500, 200), EXAMPLE, 1)
    expect([rating.toFixed(4), deviation.toFixed(4), volatility.toFixed(6)]).toEqual([
      '1464.0507',
      '151.5165',
      '0.059996',
    ])
  })

  it('gives other numbers for the same games one by one, without time between them', () => {
    const after = EXAMPLE.reduce((player, game) => rated(player, [game], 0), at(1500, 200))
    expect([after.rating.toFixed(4), after.deviation.toFixed(4), after.volatility.toFixed(6)]).toEqual([
      '1464.2190',
      '151.2537',
      '0.059998',
    ])
  })

  it('counts the time since the last game as a part of a period', () => {
    const winner = rated(at(1500, 200), [{ opponent: at(1500, 200), score: 1 }], periodsIn(14 * DAY))
    expect([winner.rating.toFixed(4), winner.deviation.toFixed(4)]).toEqual(['1579.1467', '180.4720'])
  })

  it.each([
    [30, 65.5639],
    [90, 75.4711],
    [180, 88.2711],
    [365, 110],
  ])('lets a deviation of 60 grow in %i days to %f', (days, deviation) => {
    expect(idle(at(1500, 60), periodsIn(days * DAY)).deviation).toBeCloseTo(deviation, 3)
  })

  it('lets a deviation of 200 grow in a whole period as in the example of idle players', () => {
    expect(idle(at(1500, 200), 1).deviation).toBeCloseTo(200.2714, 4)
    expect(rated(at(1500, 200), [], 1)).toEqual(idle(at(1500, 200), 1))
  })

  it('agrees with glicko2-lite for a whole period', () => {
    const numbers = fc.record({
      rating: fc.integer({ min: 800, max: 2400 }),
      deviation: fc.integer({ min: 60, max: 300 }),
      games: fc.array(
        fc.tuple(fc.integer({ min: 800, max: 2400 }), fc.integer({ min: 45, max: 350 }), fc.constantFrom(0, 0.5, 1)),
        { minLength: 1, maxLength: 6 },
      ),
    })
    fc.assert(
      fc.property(numbers, ({ rating, deviation, games }) => {
        const ours = rated(
          at(rating, deviation),
          games.map(([theirs, spread, score]) => ({ opponent: at(theirs, spread), score })),
          1,
        )
        const theirs = rate(
          rating,
          deviation,
          0.06,
          games.map(([...game]) => game),
          { tau: 0.5 },
        )
        expect(ours.rating).toBeCloseTo(Math.min(4000, Math.max(400, theirs.rating)), 2)
        expect(ours.deviation).toBeCloseTo(Math.max(45, theirs.rd), 2)
        expect(ours.volatility).toBeCloseTo(Math.min(0.1, theirs.vol), 5)
      }),
    )
  })

  it('keeps within its limits over 200,000 games', () => {
    let [one, other] = [NEWCOMER, NEWCOMER]
    for (let game = 0; game < 200_000; game++) {
      const score = game % 7 < 4 ? 1 : 0
      ;[one, other] = [
        rated(one, [{ opponent: other, score }], 0.01),
        rated(other, [{ opponent: one, score: 1 - score }], 0.01),
      ]
    }
    for (const { rating, deviation, volatility } of [one, other]) {
      expect(rating).toBeGreaterThan(1300)
      expect(rating).toBeLessThan(1700)
      expect(deviation).toBeGreaterThanOrEqual(45)
      expect(volatility).toBeLessThanOrEqual(0.1)
    }
  })

  it('gives fewer points for a win with the stronger side', () => {
    const win = (advantage: number) =>
      rated(at(1500, 100), [{ opponent: at(1500, 100), score: 1, advantage }], 0).rating - 1500
    expect([win(40), win(-40), win(0)].map((points) => points.toFixed(4))).toEqual(['22.7441', '28.3259', '25.5136'])
  })
})

let count = 0
const game = (one: string, other: string, changes: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `g${++count}`,
  persons: [one, other],
  scores: [1, 0],
  how: 'played',
  moved: [true, true],
  at: count * DAY,
  turns: 8,
  league: true,
  ...changes,
})

describe('the ratings of people', () => {
  it('update both players from the values before the game, for both sides together and for the side played', () => {
    const pool = rateGames([game('a', 'b')])
    const [a, b] = [ratingsOf(pool, 'a'), ratingsOf(pool, 'b')]
    expect(a.both.rating - 1500).toBeCloseTo(1500 - b.both.rating, 6)
    expect(a.sides[0].games).toBe(1)
    expect(a.sides[1]).toMatchObject({ games: 0, rating: 1500 })
    expect(b.sides[1].rating).toBeLessThan(1500)
    expect(pool.changes.map(({ person, before }) => [person, before.rating])).toEqual([
      ['a', 1500],
      ['b', 1500],
    ])
  })

  it('after a correction are those that the right result gives', () => {
    const games = [game('a', 'b'), game('b', 'c'), game('a', 'c')]
    const right = games.map((one, at) => (at === 0 ? { ...one, scores: [0, 1] as const } : one))
    const pool = rateGames(right)
    expect(ratingsOf(pool, 'b').both.rating).toBeGreaterThan(ratingsOf(rateGames(games), 'b').both.rating)
    expect(rateGames([...right].reverse())).toEqual(pool)
  })

  it('are provisional until settled, and again after a year', () => {
    const rivals = Array.from({ length: 30 }, (_, at) => game('a', `r${at}`, { scores: at % 2 ? [1, 0] : [0, 1] }))
    const { both } = ratingsOf(rateGames(rivals), 'a')
    expect(isProvisional(both, both.lastAt!)).toBe(false)
    expect(isListed(both, both.lastAt!)).toBe(true)
    expect(isListed(both, both.lastAt! + 181 * DAY)).toBe(false)
    expect(ratingNow(both, both.lastAt! + 3 * 365 * DAY).deviation).toBeGreaterThan(110)
    expect(isProvisional(ratingsOf(rateGames(rivals.slice(0, 2)), 'a').both, rivals[1]!.at)).toBe(true)
  })

  it('settle at one game in ten days against settled opponents after eleven games', () => {
    let player = NEWCOMER
    const deviations = Array.from({ length: 46 }, (_, number) => {
      player = rated(player, [{ opponent: at(1500, 90), score: number % 2 }], periodsIn(10 * DAY))
      return player.deviation
    })
    expect(deviations.findIndex((one) => one <= 110) + 1).toBe(11)
  })
})

describe('a game does not count', () => {
  it.each([
    ['noMoves', { moved: [true, false] }],
    ['noMoves', { how: 'time-out', scores: [1, 0], moved: [false, true] }],
    ['noResult', { how: 'ruling' }],
    ['noResult', { how: 'forfeit' }],
    ['noResult', { how: 'void' }],
    ['noResult', { how: 'round-over' }],
    ['noResult', { how: 'double-loss' }],
    ['practice', { persons: ['a', null] }],
  ] as const)('as %s: %o', (why, changes) => {
    expect(whyUnrated(game('a', 'b', changes), [])).toBe(why)
  })

  it('if nobody came, but conceding and being late count without a move: a hand, or the opponent’s move, was seen', () => {
    for (const moved of [
      [false, false],
      [true, false],
      [false, true],
    ] as const)
      expect(whyUnrated(game('a', 'b', { how: 'concession', moved }), [])).toBeNull()
    expect(whyUnrated(game('a', 'b', { how: 'time-out', scores: [1, 0], moved: [true, false] }), [])).toBeNull()
  })

  it('as the third that two people agreed on in 30 days, but counts in a league', () => {
    const casual = [
      game('a', 'b', { league: false }),
      game('b', 'a', { league: false }),
      game('a', 'b', { league: false }),
    ]
    const pool = rateGames(casual)
    expect([...pool.unrated]).toEqual([[casual[2]!.id, 'samePair']])
    expect(thirdOfPair({ persons: ['b', 'a'], at: casual[1]!.at + 31 * DAY }, casual.slice(0, 2))).toBe(false)
    expect(whyUnrated(game('a', 'b'), casual.slice(0, 2))).toBeNull()
  })

  it('as a further time-out of the same absence', () => {
    const first = game('a', 'b', { how: 'time-out' })
    const second = game('c', 'b', { how: 'time-out' })
    const later = game('d', 'b', { how: 'time-out', at: second.at + 8 * DAY })
    const pool = rateGames([first, second, later])
    expect([...pool.unrated]).toEqual([[second.id, 'sameAbsence']])
  })
})

describe('the worth of a side', () => {
  it('is found in many games and shrinks to nothing in few', () => {
    const expected = 1 / (1 + Math.exp(-50 / 173.7178))
    const many = Array.from({ length: 4000 }, () => ({ difference: 0, score: expected }))
    expect(sideAdvantage(many)).toBeGreaterThan(48)
    expect(sideAdvantage(many)).toBeLessThan(50)
    expect(sideAdvantage(many.slice(0, 20))).toBeLessThan(10)
    expect(sideAdvantage([])).toBe(0)
    expect(sideAdvantage([{ difference: 0, score: 0 }])).toBeLessThan(0)
  })
})

describe('flags', () => {
  it('name a pair that plays each other in more than 30 % of the games of one', () => {
    const games = [
      ...Array.from({ length: 4 }, () => game('a', 'b', { league: false })),
      ...Array.from({ length: 7 }, (_, at) => game('a', `x${at}`, { league: false })),
    ]
    expect(gameFlags(games)).toEqual([{ flag: 'samePair', person: 'a', opponent: 'b', share: 4 / 11 }])
    expect(gameFlags(games.slice(0, 9))).toEqual([])
  })

  it('name no pair that a league has paired again and again', () => {
    const paired = Array.from({ length: 11 }, () => game('a', 'b', { league: true }))
    expect(gameFlags(paired)).toEqual([])
    const agreed = Array.from({ length: 6 }, () => game('a', 'b', { league: false }))
    expect(gameFlags([...paired, ...agreed.slice(0, 4)])).toEqual([])
    // 6 of 17 are more than 30 %, in the games of either.
    expect(gameFlags([...paired, ...agreed])).toHaveLength(2)
  })

  it('name three quick concessions to one person', () => {
    const quick = { how: 'concession', turns: 2, scores: [0, 1] } as const
    const games = [game('a', 'b', quick), game('a', 'b', quick), game('b', 'a', { ...quick, scores: [1, 0] })]
    expect(gameFlags(games)).toEqual([{ flag: 'quickConcessions', from: 'a', to: 'b', games: 3 }])
    expect(gameFlags([...games.slice(0, 2), game('a', 'b', { ...quick, turns: 3 })])).toEqual([])
  })

  it('name two accounts with the same decks that are never there at once', () => {
    const times = (from: number) => Array.from({ length: 20 }, (_, at) => from + at * DAY)
    const account = (person: string, deck: string, from: number) => ({ person, decks: [deck], sittings: times(from) })
    const one = account('a', 'deck', 0)
    expect(accountFlags([one, account('b', 'deck', DAY / 2)])).toEqual([
      { flag: 'oneAccount', one: 'a', other: 'b', decks: 1 },
    ])
    expect(accountFlags([one, account('b', 'deck', 60_000)])).toEqual([])
    expect(accountFlags([one, account('b', 'another', DAY / 2)])).toEqual([])
  })
})
