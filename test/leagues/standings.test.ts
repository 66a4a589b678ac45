/** Tables, tie-breakers with published numbers, explanations, cross tables, forecasts. */
import { describe, expect, it } from 'vitest'
import type { LeagueForm, PlayerId } from '../../src/leagues/league.ts'
import type { RoundOutcome, RoundRecord } from '../../src/leagues/record.ts'
import { playSeason } from '../../src/leagues/season.ts'
import { crossTable } from '../../src/leagues/standings/cross-table.ts'
import { compareRows, explainRow } from '../../src/leagues/standings/explanations.ts'
import { criteriaOf, tableOf } from '../../src/leagues/standings/league-table.ts'
import { likelyPlaces } from '../../src/leagues/standings/likely-places.ts'
import {
  buchholz,
  directPoints,
  matchPercent,
  median,
  opponentsPercent,
  sonnebornBerger,
  winsForOthers,
} from '../../src/leagues/standings/tie-breaks.ts'
import { Driven, START, settings } from './leagues.ts'

const POINTS = { win: 3, draw: 1, loss: 0 }
const WEEK = 7 * 24 * 3_600_000

const record = (outcome: RoundOutcome | null, changes: Partial<RoundRecord> = {}): RoundRecord => ({
  round: 1,
  stage: 'main',
  kind: 'played',
  opponent: 'x',
  outcome,
  credit: outcome,
  pairing: null,
  bye: null,
  ...changes,
})
const BYE: Partial<RoundRecord> = { kind: 'bye', opponent: null }
const times = (count: number, one: RoundRecord): readonly RoundRecord[] => Array.from({ length: count }, () => one)
/** This many wins, losses and draws. */
const scored = (won: number, lost: number, drawn: number) => [
  ...times(won, record('win')),
  ...times(lost, record('loss')),
  ...times(drawn, record('draw')),
]

describe('opponents’ match-win percentage', () => {
  it('divides by the rounds played and has a floor', () => {
    expect(matchPercent(scored(5, 2, 1), POINTS)).toBeCloseTo(0.6667, 4)
    expect(matchPercent(scored(1, 3, 0), POINTS)).toBe(0.33)
    expect(matchPercent(scored(6, 2, 1), POINTS)).toBeCloseTo(0.703704, 6)
    expect(matchPercent([], POINTS)).toBeNull()
  })

  it('leaves byes out', () => {
    expect(matchPercent([...scored(3, 2, 0), record('win', BYE)], POINTS)).toBeCloseTo(0.6, 6)
    expect(matchPercent([...scored(4, 2, 1), ...times(2, record('win', BYE))], POINTS)).toBeCloseTo(0.619048, 6)
  })

  it('is the mean of the opponents', () => {
    const all = new Map<PlayerId, readonly RoundRecord[]>([
      ['a', scored(5, 2, 1)],
      ['b', scored(1, 3, 0)],
      ['c', [...scored(3, 2, 0), record('win', BYE)]],
    ])
    const own = ['a', 'b', 'c'].map((opponent, at) => record('win', { opponent, round: at + 1 }))
    const sum = opponentsPercent([...own, record('win', BYE)], all, POINTS)
    expect(sum.value).toBeCloseTo(0.5322, 4)
    expect(sum.parts.map(({ opponent }) => opponent)).toEqual(['a', 'b', 'c'])
  })
})

describe('a player who has met nobody in play', () => {
  it('has the least percentage', () => {
    const silent = [record('win', { kind: 'forfeit', opponent: 'x' }), record('win', BYE)]
    expect(opponentsPercent(silent, new Map(), POINTS)).toEqual({ value: 0.33, by: 'mean', parts: [] })
  })

  it('does not fall below a player whose opponent has lost everything', () => {
    const driven = Driven.running(6, { form: { kind: 'swiss', rounds: 2, playOff: null } })
    const [silent, ...others] = driven.pairings(1)
    const [victim, absent] = silent!.players
    for (const { id } of silent!.games) driven.do({ type: 'recordMove', game: id, player: victim })
    for (const pairing of others) driven.win(pairing, pairing.players[0])
    driven.until(START + 3 * 24 * 3_600_000)
    const rows = tableOf(driven.league)
    const opponents = (id: PlayerId) => rows.find(({ player }) => player === id)!.sums.opponents.value
    expect(opponents(victim)).toBe(0.33)
    for (const { players } of others) expect(opponents(players[0])).toBe(opponents(victim))
    expect(rows.at(-1)!.player).toBe(absent)
  })
})

describe('Buchholz', () => {
  const NO_OPPONENTS = new Map<PlayerId, readonly RoundRecord[]>()
  const unplayed = (outcome: RoundOutcome | null, kind: RoundRecord['kind']) =>
    record(outcome, { kind, round: 3, opponent: null })

  it('counts a win without a game as a game against a virtual opponent', () => {
    // Two wins before round 3 of nine, six in the end.
    const own = [...scored(2, 0, 0), unplayed('win', 'forfeit'), ...scored(3, 3, 0)]
    expect(buchholz(own, NO_OPPONENTS, 9).parts[2]?.adds).toBe(5)
    expect(winsForOthers(own)).toBe(5.5)
  })

  it('counts an absence as a game against a virtual opponent', () => {
    // Four wins before round 7 of nine, six in the end.
    const own = [...scored(4, 2, 0), unplayed(null, 'missed'), ...scored(2, 0, 0)]
    expect(buchholz(own, NO_OPPONENTS, 9).parts[6]?.adds).toBe(6)
    expect(winsForOthers(own)).toBe(6.5)
  })

  it('counts unplayed rounds of an opponent as draws', () => {
    const opponents: readonly (readonly RoundRecord[])[] = [
      scored(5, 0, 0),
      scored(1, 0, 1),
      scored(2, 0, 0),
      [...scored(1, 1, 0), ...times(4, unplayed(null, 'missed'))],
      scored(4, 0, 0),
      scored(2, 0, 0),
    ]
    const all = new Map(opponents.map((one, at): [PlayerId, readonly RoundRecord[]] => [`o${at}`, one]))
    const own = opponents.map((_, at) => record('win', { opponent: `o${at}` }))
    expect(buchholz(own, all, 6).value).toBe(17.5)
  })

  it('as a median leaves out the best and the worst opponent', () => {
    const wins = [5, 3, 3, 4, 3, 1]
    const all = new Map(wins.map((count, at): [PlayerId, readonly RoundRecord[]] => [`o${at}`, scored(count, 0, 0)]))
    const own = wins.map((_, at) => record('win', { opponent: `o${at}` }))
    expect(median(own, all, 6).value).toBe(13)
    expect(median(own.slice(0, 4), all, 4).value).toBe(15)
  })
})

describe('Sonneborn–Berger', () => {
  it.each([
    [[1, 3, 2, 2, 2], 6],
    [[1, 2, 2, 2, 2], 5],
  ])('of opponents with %j points, the first three beaten, is %i', (points, expected) => {
    const own = points.map((_, at) => record(at < 3 ? 'win' : 'loss', { opponent: `o${at}` }))
    expect(sonnebornBerger(own, (id) => points[Number(id.slice(1))]!).value).toBe(expected)
  })
})

describe('direct encounters', () => {
  it('count only if all who are tied have met', () => {
    const all = new Map<PlayerId, readonly RoundRecord[]>([
      ['a', [record('win', { opponent: 'b' }), record('loss', { opponent: 'c' })]],
      ['b', [record('loss', { opponent: 'a' })]],
      ['c', [record('win', { opponent: 'a' })]],
    ])
    expect([...directPoints(['a', 'b'], all, POINTS)!].map(([id, { value }]) => [id, value])).toEqual([
      ['a', 3],
      ['b', 0],
    ])
    expect(directPoints(['a', 'b', 'c'], all, POINTS)).toBeNull()
  })
})

const ROBIN: LeagueForm = { kind: 'roundRobin', legs: 1, playOff: null }

/** A season in which some are absent and some drop out, stopped in the middle of a round. */
const half = (form: LeagueForm, games: 'bestOf1' | 'bothSides') => {
  const driven = Driven.running(8, { form, games })
  driven.favouritesWin(1)
  driven.until(START + WEEK)
  const [first] = driven.pairings(2)
  driven.win(first!, first!.players[0])
  return driven
}

describe('the table', () => {
  it('depends on the form', () => {
    expect(criteriaOf(settings())).toEqual(['points', 'opponents', 'differential', 'wins'])
    expect(criteriaOf(settings({ games: 'bothSides' }))).toEqual(['points', 'gamePoints', 'opponents', 'differential'])
    expect(criteriaOf(settings({ form: ROBIN }))).toEqual([
      'points',
      'direct',
      'sonnebornBerger',
      'differential',
      'wins',
    ])
    expect(criteriaOf(settings({ tieBreaks: ['buchholz', 'median'] }))).toEqual(['points', 'buchholz', 'median'])
  })

  it('gives numbers that are the sum or the mean of their parts, in every form', () => {
    for (const form of [settings().form, ROBIN])
      for (const games of ['bestOf1', 'bothSides'] as const) {
        const { league } = playSeason({
          settings: settings({ form, games }),
          players: 9,
          seed: 'table',
          absent: 0.1,
          drop: 0.05,
          late: form === ROBIN ? 0 : 1,
          comeBack: 0.5,
        })
        for (const row of tableOf(league))
          for (const { value, by, parts } of explainRow(league, row.player)) {
            const sum = parts.reduce((all, { adds }) => all + adds, 0)
            const mean = parts.length === 0 ? 0.33 : sum / parts.length
            expect(value).toBeCloseTo(by === 'sum' ? sum : mean, 9)
          }
      }
  })

  it('puts players last who lost by silence and never moved, whatever a bye gave them', () => {
    const driven = Driven.running(5, { form: { kind: 'swiss', rounds: 2, playOff: null } })
    const [bye] = driven.league.rounds[0]!.byes
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    const pairing = driven.pairingOf(2, bye!.player)
    const opponent = pairing.players.find((id) => id !== bye!.player)!
    driven.do({ type: 'recordMove', game: pairing.games[0]!.id, player: opponent })
    for (const other of driven.pairings(2)) if (other.id !== pairing.id) driven.win(other, other.players[0])
    driven.until(START + WEEK + 3 * 24 * 3_600_000)
    expect(tableOf(driven.league).at(-1)).toMatchObject({ player: bye!.player, neverPlayed: true })
    expect(tableOf(driven.league).at(-1)?.sums.points.value).toBe(3)
  })

  it('counts nothing of a player who left a round robin early, and all of one who left late', () => {
    const early = Driven.running(4, { form: ROBIN })
    early.favouritesWin(1)
    early.do({ type: 'withdraw', player: 'p1', reason: 'own' })
    expect(tableOf(early.league).map(({ player, sums }) => [player, sums.points.value])).toEqual([
      ['p2', 3],
      // The loss to p1 is annulled, also in the differential.
      ['p4', 0],
      ['p3', 0],
      // A player who has left like this stands below everybody who stayed.
      ['p1', 0],
    ])
    const late = Driven.running(4, { form: ROBIN })
    for (const round of [1, 2]) {
      late.favouritesWin(round)
      late.until(START + round * WEEK)
    }
    late.do({ type: 'withdraw', player: 'p1', reason: 'own' })
    expect(tableOf(late.league).find(({ player }) => player === 'p1')?.sums.points.value).toBe(6)
  })
})

describe('why a player stands where they stand', () => {
  it('is the first number in which two rows differ', () => {
    const { league } = half(settings().form, 'bestOf1')
    const [top, second] = tableOf(league)
    const compared = compareRows(league, second!.player, top!.player)!
    expect(compared.above).toBe(top!.player)
    expect(compared.numbers.at(-1)?.criterion).toBe(compared.decides)
    const { above, below } = compared.numbers.at(-1)!
    expect(above.value).toBeGreaterThan(below.value)
    for (const { above, below } of compared.numbers.slice(0, -1)) expect(above.value).toBe(below.value)
    expect(compareRows(league, 'p1', 'nobody')).toBeNull()
  })
})

describe('the cross table', () => {
  it('holds every pairing twice, from either side, with results that mirror', () => {
    const { league } = half(ROBIN, 'bothSides')
    const rows = crossTable(league)
    const meetings = rows.flatMap(({ cells }) => cells.flat())
    expect(meetings).toHaveLength(2 * league.rounds.flatMap(({ pairings }) => pairings).length)
    for (const [at, row] of rows.entries()) {
      expect(row.cells[at]).toEqual([])
      for (const [other, cell] of row.cells.entries())
        for (const [number, meeting] of cell.entries()) {
          const mirrored = rows[other]!.cells[at]![number]!
          expect(mirrored.pairing).toBe(meeting.pairing)
          for (const [game, { side, score }] of meeting.games.entries()) {
            expect(mirrored.games[game]!.side).toBe(1 - side)
            expect(score === null ? null : 1 - score).toBe(mirrored.games[game]!.score)
          }
        }
    }
    expect(rows.map(({ player }) => player)).toEqual(tableOf(league).map(({ player }) => player))
  })
})

describe('likely places', () => {
  const within = (league: Parameters<typeof likelyPlaces>[0]) => {
    const forecasts = likelyPlaces(league)!
    for (const { likely, possible } of forecasts) {
      expect(possible[0]).toBeLessThanOrEqual(likely[0])
      expect(likely[0]).toBeLessThanOrEqual(likely[1])
      expect(likely[1]).toBeLessThanOrEqual(possible[1])
    }
    return forecasts
  }

  it('lie within the possible ones, and both narrow until they are the final place', () => {
    const driven = Driven.running(8, { form: { kind: 'swiss', rounds: 3, playOff: null } })
    const widths: number[] = []
    for (let round = 1; round <= 3; round++) {
      const forecasts = within(driven.league)
      expect(forecasts).toHaveLength(8)
      widths.push(forecasts.reduce((sum, { likely }) => sum + likely[1] - likely[0], 0))
      driven.favouritesWin(round)
      driven.until(START + round * WEEK)
    }
    expect(widths[0]).toBeGreaterThan(widths[1]!)
    expect(widths[1]).toBeGreaterThan(widths[2]!)
    const last = within(driven.league)
    expect(last.map(({ player }) => player)).toEqual(driven.league.final)
    expect(last.map(({ likely }) => likely)).toEqual(driven.league.final!.map((_, at) => [at + 1, at + 1]))
  })

  it('are the same for the same league, also while a game has moves', () => {
    const driven = half(settings().form, 'bestOf1')
    const before = likelyPlaces(driven.league)
    const running = driven.pairings(2).at(-1)!
    driven.move(running)
    expect(likelyPlaces(driven.league)).toEqual(before)
  })

  it('are better for a better rating, and with a supposed win', () => {
    const driven = half(settings().form, 'bestOf1')
    const running = driven.pairings(2).at(-1)!
    const [player] = running.players
    const of = (terms: Parameters<typeof likelyPlaces>[1]) =>
      likelyPlaces(driven.league, terms)!.find((one) => one.player === player)!.likely
    const strong = of({ ratings: new Map([[player, 2300]]) })
    const weak = of({ ratings: new Map([[player, 700]]) })
    expect(strong[0] + strong[1]).toBeLessThan(weak[0] + weak[1])
    const won = of({ suppose: new Map([[running.id, ['win', 'loss']]]) })
    const lost = of({ suppose: new Map([[running.id, ['loss', 'win']]]) })
    expect(won[0] + won[1]).toBeLessThan(lost[0] + lost[1])
  })

  it('of a play-off follow from the semi-finals that are decided', () => {
    const playOff = { places: 4, losses: 1, thirdPlace: true } as const
    const driven = Driven.running(8, { form: { kind: 'swiss', rounds: 1, playOff }, games: 'bothSides' })
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    const [one, two] = driven.pairings(2)
    const likely = (terms?: Parameters<typeof likelyPlaces>[1]) =>
      new Map(likelyPlaces(driven.league, terms)!.map((each) => [each.player, each]))
    const [winner, loser] = one!.players
    expect(likely().get(winner)).toMatchObject({ likely: [1, 4], possible: [1, 4] })
    const supposed = likely({ suppose: new Map([[one!.id, ['win', 'loss']]]) })
    expect(supposed.get(winner)).toMatchObject({ likely: [1, 2], possible: [1, 2] })

    driven.win(one!, winner)
    for (const player of [winner, loser])
      expect(likely().get(player)).toMatchObject(
        player === winner ? { likely: [1, 2], possible: [1, 2] } : { likely: [3, 4], possible: [3, 4] },
      )
    for (const player of two!.players) expect(likely().get(player)).toMatchObject({ possible: [1, 4] })
  })

  it('of a bracket count the games of a running pairing that are over', () => {
    const driven = Driven.running(4, { form: { kind: 'elimination', losses: 1, thirdPlace: false }, games: 'bestOf3' })
    const [pairing] = driven.pairings(1)
    const [ahead, behind] = pairing!.players
    const terms = { ratings: new Map([[behind, 1850]]) }
    const before = likelyPlaces(driven.league, terms)!.find(({ player }) => player === ahead)!
    const [game] = pairing!.games
    for (const player of pairing!.players) driven.do({ type: 'recordMove', game: game!.id, player })
    driven.do({ type: 'recordResult', game: game!.id, winner: ahead, how: 'played', differential: 5, turns: 7 })
    const after = likelyPlaces(driven.league, terms)!.find(({ player }) => player === ahead)!
    expect(before.likely[0]).toBeGreaterThan(2)
    expect(after.likely[0]).toBeLessThanOrEqual(2)
    // Even the one who is thought to lose can still win the cup.
    expect(before.possible[0]).toBe(1)
  })

  it('exist for brackets, play-offs and groups, and not for ladders', () => {
    const cup = { losses: 1, thirdPlace: false } as const
    const forms: readonly LeagueForm[] = [
      { kind: 'elimination', ...cup },
      { kind: 'elimination', losses: 2, thirdPlace: false },
      { kind: 'groups', groups: 2, legs: 1, playOff: { ...cup, places: 2 } },
      { kind: 'swiss', rounds: 1, playOff: { ...cup, places: 4 } },
    ]
    for (const form of forms) {
      const driven = Driven.running(8, { form })
      expect(within(driven.league)).toHaveLength(8)
      driven.favouritesWin(1)
      driven.until(START + WEEK)
      expect(within(driven.league)).toHaveLength(8)
    }
    const ladder = Driven.running(4, { form: { kind: 'ladder', rounds: 2, reach: 2, decayDays: 9, rematchDays: 3 } })
    expect(likelyPlaces(ladder.league)).toBeNull()
  })
})
