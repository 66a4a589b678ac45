/** Tables that keep what has been decided: the cut, players who have left, the disqualified, byes and late entries. */
import { describe, expect, it } from 'vitest'
import type { LeagueForm, PlayerId } from '../../src/leagues/league.ts'
import { compareRows } from '../../src/leagues/standings/explanations.ts'
import { finalPlaces, tableOrder } from '../../src/leagues/standings/final-places.ts'
import { tableOf } from '../../src/leagues/standings/league-table.ts'
import { Driven, START } from './leagues.ts'

const WEEK = 7 * 24 * 3_600_000
const PLAY_OFF = { places: 4, losses: 1, thirdPlace: false } as const
const ROBIN: LeagueForm = { kind: 'roundRobin', legs: 1, playOff: null }

const order = ({ league }: Driven) => tableOf(league).map(({ player }) => player)
const row = ({ league }: Driven, id: PlayerId) => tableOf(league).find(({ player }) => player === id)!
/** Plays this many rounds, from the first: the higher seed wins. */
function play(driven: Driven, rounds: number): void {
  for (let round = 1; round <= rounds; round++) {
    driven.favouritesWin(round)
    driven.until(START + round * WEEK)
  }
}

describe('once the play-off has begun', () => {
  const cut = () => {
    const driven = Driven.running(8, { form: { kind: 'swiss', rounds: 3, playOff: PLAY_OFF } })
    play(driven, 3)
    expect(driven.league.cutTable).not.toBeNull()
    return driven
  }

  it('the table stays as it was at the cut when players are disqualified or leave later', () => {
    const driven = cut()
    const before = tableOf(driven.league).map(({ player, place }) => [player, place])
    const [first, second] = driven.league.bracket!
    driven.do({ type: 'disqualify', player: first!, reason: 'Two accounts.' }, 'olga')
    driven.do({ type: 'removePlayer', player: second!, reason: 'Rude.' }, 'olga')
    expect(tableOf(driven.league).map(({ player, place }) => [player, place])).toEqual(before)
    expect(tableOrder(driven.league)).toEqual(before.map(([player]) => player))
    // The fifth has not come fourth by it.
    expect(row(driven, before[4]![0] as PlayerId).place).toBe(5)
    expect(compareRows(driven.league, first!, second!)).toMatchObject({ above: first, why: 'cut', decides: null })
  })

  it('a corrected result changes the numbers and no place', () => {
    const driven = cut()
    const last = order(driven).at(-1)!
    const pairing = driven.pairingOf(3, last)
    const [game] = pairing.games
    const points = row(driven, last).sums.points.value
    const correction = { type: 'setResult', game: game!.id, winner: last, how: 'ruling', reason: 'Wrong.' } as const
    const before = order(driven)
    driven.do(correction, 'olga')
    expect(row(driven, last).sums.points.value).toBe(points + 3)
    expect(order(driven)).toEqual(before)
  })

  it('equal players share the place that they shared', () => {
    const driven = Driven.running(4, { form: { ...ROBIN, playOff: { places: 2, losses: 1, thirdPlace: false } } })
    for (let round = 1; round <= 3; round++) {
      for (const pairing of driven.pairings(round)) {
        driven.move(pairing)
        for (const { id } of pairing.games)
          driven.do({ type: 'recordResult', game: id, winner: null, how: 'played', differential: 0, turns: 7 })
      }
      driven.until(START + round * WEEK)
    }
    expect(driven.league.cutPlaces).toEqual([1, 1, 1, 1])
    driven.do({ type: 'disqualify', player: 'p4', reason: 'Two accounts.' }, 'olga')
    expect(tableOf(driven.league).map(({ place }) => place)).toEqual([1, 1, 1, 1])
  })

  it('nothing that was left out counts again', () => {
    const driven = Driven.running(6, { form: { ...ROBIN, playOff: { places: 2, losses: 1, thirdPlace: false } } })
    driven.favouritesWin(1)
    driven.do({ type: 'removePlayer', player: 'p6', reason: 'Gone.' }, 'olga')
    driven.until(START + WEEK)
    for (let round = 2; round <= 5; round++) {
      driven.favouritesWin(round)
      driven.until(START + round * WEEK)
    }
    expect(driven.league.cutTable).not.toBeNull()
    const before = tableOf(driven.league).map(({ sums }) => sums.points.value)
    driven.do({ type: 'disqualify', player: 'p6', reason: 'Two accounts.' }, 'olga')
    expect(tableOf(driven.league).map(({ sums }) => sums.points.value)).toEqual(before)
  })
})

describe('a player who has left and whose results are left out', () => {
  it('comes after everybody who stayed', () => {
    const driven = Driven.running(5, { form: ROBIN })
    driven.favouritesWin(1)
    driven.do({ type: 'removePlayer', player: 'p1', reason: 'Gone.' }, 'olga')
    expect(driven.league.players[0]).toMatchObject({ annulled: true })
    // Those who stayed have no more points than p1, and one of them has none at all.
    expect(order(driven).at(-1)).toBe('p1')
    const [first] = order(driven)
    expect(compareRows(driven.league, first!, 'p1')).toMatchObject({ why: 'level', decides: null })
  })
})

describe('across groups', () => {
  const GROUPS: LeagueForm = { kind: 'groups', groups: 2, legs: 1, playOff: { ...PLAY_OFF, places: 2 } }

  it('points are divided by the rounds that count for each player', () => {
    // Groups of four: p1, p4, p5, p8 and p2, p3, p6, p7.
    const driven = Driven.running(8, { form: GROUPS })
    const [group, other] = driven.league.groups
    driven.favouritesWin(1)
    const gone = group!.at(-1)!
    driven.do({ type: 'removePlayer', player: gone, reason: 'Gone.' }, 'olga')
    driven.until(START + WEEK)
    for (let round = 2; round <= 3; round++) {
      // The first of the other group draws a game: 7 of 9 points, against 6 of 6.
      const drawn = driven.pairingOf(round, other![0]!)
      if (round === 3) {
        driven.move(drawn)
        for (const { id } of drawn.games)
          driven.do({ type: 'recordResult', game: id, winner: null, how: 'played', differential: 0, turns: 7 })
      }
      driven.favouritesWin(round)
      driven.until(START + round * WEEK)
    }
    const pointsOf = (ids: readonly PlayerId[], id: PlayerId) =>
      tableOf(driven.league, ids).find(({ player }) => player === id)!.sums.points.value
    expect(pointsOf(group!, group![0]!)).toBe(6)
    expect(pointsOf(other!, other![0]!)).toBe(7)
    expect(driven.league.cutTable?.slice(0, 2)).toEqual([group![0], other![0]])
    expect(driven.league.bracket?.[0]).toBe(group![0])
    // Nobody who stayed stands below the one who left, in whichever group.
    expect(driven.league.cutTable?.at(-1)).toBe(gone)
  })

  it('the disqualified are last of all', () => {
    const driven = Driven.running(7, { form: { ...GROUPS, playOff: null } })
    const small = driven.league.groups.find(({ length }) => length === 3)!
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    driven.do({ type: 'disqualify', player: small[0]!, reason: 'Two accounts.' }, 'olga')
    expect(tableOrder(driven.league).at(-1)).toBe(small[0])
    expect(finalPlaces(driven.league).at(-1)).toBe(small[0])
  })
})

it('the disqualified are last on a ladder, too', () => {
  const driven = Driven.running(4, { form: { kind: 'ladder', rounds: 2, reach: 2, decayDays: 60, rematchDays: 7 } })
  driven.do({ type: 'disqualify', player: 'p1', reason: 'Two accounts.' }, 'olga')
  driven.do({ type: 'withdraw', player: 'p2', reason: 'own' }, 'person 2')
  expect(finalPlaces(driven.league).at(-1)).toBe('p1')
})

describe('a late entry', () => {
  const late = (games: 'bothSides' | 'bestOf1') => {
    const driven = Driven.running(8, { games, form: { kind: 'swiss', rounds: 4, playOff: null } })
    driven.favouritesWin(1)
    driven.do({ type: 'join', person: 'late', rating: null })
    driven.until(START + WEEK)
    return driven
  }

  it('has half a win of the round missed in points and in game points, like a drawn round', () => {
    const driven = late('bothSides')
    const [record] = row(driven, 'p9').sums.gamePoints.parts
    expect(row(driven, 'p9').sums.points.parts[0]).toMatchObject({ round: 1, adds: 1 })
    expect(record).toMatchObject({ round: 1, adds: 1 })
  })

  it('gets the bye all the same, when it is theirs', () => {
    // The ninth player is the last of the lowest: without the half win counted as a bye, they get it in round 2.
    const driven = Driven.running(8, { form: { kind: 'swiss', rounds: 4, playOff: null } })
    driven.favouritesWin(1)
    driven.do({ type: 'join', person: 'late', rating: null })
    for (let round = 1; round <= 3; round++) {
      driven.until(START + round * WEEK)
      for (const pairing of driven.pairings(round + 1))
        driven.win(pairing, pairing.players.find((id) => id !== 'p9') ?? pairing.players[0])
    }
    const free = driven.league.rounds.flatMap(({ byes }) => byes.map(({ player }) => player))
    expect(free).toContain('p9')
    expect(new Set(free).size).toBe(free.length)
  })
})
