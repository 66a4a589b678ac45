/** The file of a league: the table follows from the rest of it. */
import { expect, it } from 'vitest'
import { exportedTables, leagueJson } from '../../src/league-play/league-export.ts'
import type { League, LeagueForm, LeagueGame, LeagueSettings, Pairing, PlayerId } from '../../src/leagues/league.ts'
import { playSeason } from '../../src/leagues/season.ts'
import { Driven, START, settings } from '../leagues/leagues.ts'

const WEEK = 7 * 24 * 3_600_000

// biome-ignore lint/suspicious/noExplicitAny: what is read back from a file
type Read = any

const file = (league: League): Read => JSON.parse(leagueJson(league, (person) => person))

/** Makes a league of nothing but the file, with what a table needs. */
function leagueOf(read: Read): League {
  const game = ({ seats, result, corrected, played }: Read): Partial<LeagueGame> => ({
    seats,
    result,
    corrected,
    movedAt: played ? [0, 0] : [null, null],
  })
  const pairing = ({ games, ...rest }: Read): Partial<Pairing> => ({ ...rest, games: games.map(game) })
  const { form, games, points, criteria, groups, mainRounds, cut } = read
  return {
    id: 'read',
    settings: { form, games, points, tieBreaks: criteria.slice(1) },
    players: read.players,
    groups,
    mainRounds,
    rounds: read.rounds.map((round: Read) => ({ ...round, pairings: round.pairings.map(pairing) })),
    cutTable: cut?.table ?? null,
    cutPlaces: cut?.places ?? [],
    bracket: cut?.bracket ?? null,
    ladder: [],
  } as unknown as League
}

/** The tables of the file, made again of its other lines. */
const madeAgain = (read: Read) => exportedTables(leagueOf(read))

const PLAY_OFF = { places: 2, losses: 1, thirdPlace: false } as const
const FORMS: readonly (readonly [string, LeagueForm, LeagueSettings['games']])[] = [
  ['swiss', { kind: 'swiss', rounds: 5, playOff: { ...PLAY_OFF, places: 4 } }, 'bestOf1'],
  ['both sides', { kind: 'swiss', rounds: 4, playOff: null }, 'bothSides'],
  ['best of three', { kind: 'swiss', rounds: 4, playOff: null }, 'bestOf3'],
  ['round robin', { kind: 'roundRobin', legs: 1, playOff: null }, 'bestOf1'],
  ['groups', { kind: 'groups', groups: 3, legs: 1, playOff: PLAY_OFF }, 'bestOf1'],
]

it.each(FORMS)('makes the table of a season again that people came late to and left: %s', (_, form, games) => {
  for (const seed of ['one', 'two', 'three']) {
    const request = { settings: settings({ form, games }), players: 13, seed, absent: 0.15, drop: 0.1, comeBack: 0.5 }
    const { league } = playSeason({ ...request, late: 2 })
    const read = file(league)
    expect(madeAgain(read)).toEqual(read.tables)
  }
})

it('holds half wins of late entries, results that are left out and the table of the cut', () => {
  const late = Driven.running(8, { games: 'bothSides', form: { kind: 'swiss', rounds: 4, playOff: null } })
  late.favouritesWin(1)
  late.do({ type: 'join', person: 'late', rating: null })
  late.until(START + WEEK)
  const left = Driven.running(6, { form: { kind: 'roundRobin', legs: 1, playOff: PLAY_OFF } })
  left.favouritesWin(1)
  left.do({ type: 'removePlayer', player: 'p1', reason: 'Gone.' }, 'olga')
  for (let round = 2; round <= 6; round++) {
    left.until(START + (round - 1) * WEEK)
    if (left.league.cutTable === null) left.favouritesWin(round)
  }
  left.do({ type: 'disqualify', player: left.league.bracket![0]!, reason: 'Two accounts.' }, 'olga')
  for (const { league } of [late, left]) {
    const read = file(league)
    expect(madeAgain(read)).toEqual(read.tables)
  }
  // Reckoned by hand: a win 3, a half 1, and nothing against the player who is left out.
  const read = file(left.league)
  const out = read.players.filter(({ annulled }: Read) => annulled).map(({ id }: Read) => id)
  expect(out).toEqual(['p1'])
  const points = new Map<PlayerId, number>()
  const add = (id: PlayerId, more: number) => points.set(id, (points.get(id) ?? 0) + more)
  for (const { stage, pairings, byes } of read.rounds) {
    if (stage !== 'main') continue
    for (const { players, games, voided } of pairings)
      if (!voided && players.every((id: PlayerId) => !out.includes(id)))
        for (const { seats, result } of games)
          for (const seat of [0, 1]) add(seats[seat], { 0: 0, 0.5: 1, 1: 3 }[result.scores[seat] as 0 | 0.5 | 1])
    for (const { player, worth } of byes) add(player, { full: 3, half: 1, zero: 0 }[worth as 'full' | 'half' | 'zero'])
  }
  for (const { player, points: shown } of read.tables[0])
    if (player !== 'p1') expect(shown).toBe(points.get(player) ?? 0)
})

it('says nothing of a running game but who plays it', () => {
  const driven = Driven.running(4)
  const [pairing] = driven.pairings(1)
  driven.do({ type: 'recordMove', game: pairing!.games[0]!.id, player: pairing!.players[0] })
  for (const { games } of file(driven.league).rounds[0].pairings)
    for (const game of games) expect(game).toEqual({ seats: game.seats, result: null, corrected: [], played: null })
})
