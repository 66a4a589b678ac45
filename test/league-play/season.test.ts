/** A whole season through the program: its leagues, matches, clock and database. */
import { afterEach, describe, expect, it } from 'vitest'
import { type ProgramSeason, playThroughProgram } from '../../src/cli/season-program.ts'
import { StepClock } from '../../src/cli/step-clock.ts'
import { type HoloNet, openHoloNet } from '../../src/holonet.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import { tiny } from '../games/high-card.ts'
import { DAY, START, settings } from '../leagues/leagues.ts'
import { type Place, quickest } from '../storage/servers.ts'

let place: Place
afterEach(async () => place.remove())

function seasonOf(changes: Partial<ProgramSeason>, set: Partial<LeagueSettings> = {}): ProgramSeason {
  place = quickest()
  const clock = new StepClock(START - 9 * DAY)
  const { databaseUrl, dataDir } = place
  const where = databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir }
  let seeds = 0
  return {
    game: tiny as never,
    settings: settings({ format: 'short', sides: ['left', 'right'], ...set }),
    players: 4,
    seed: 'a season',
    absent: 0,
    drop: 0,
    comeBack: 0.5,
    games: 'whole',
    clock,
    open: () =>
      openHoloNet({ games: { tiny }, clock, ...where, newSeed: () => `seed ${++seeds}`, newLeagueId: () => 'season' }),
    ...changes,
  }
}

/** Opens the data of a season once more, after its program was closed. */
async function afterwards<T>(season: ProgramSeason, look: (net: HoloNet) => Promise<T>): Promise<T> {
  const net = await season.open()
  try {
    return await look(net)
  } finally {
    await net.close()
  }
}

describe('a season through the program', () => {
  it('of 4 people ends with results of real matches, ratings, badges and files', async () => {
    const season = seasonOf({})
    const { report, league, leagueId } = await playThroughProgram(season)
    expect(report).toMatchObject({ finished: true, rounds: 2, repeatedPairings: 0, byes: { max: 0 } })
    await afterwards(season, async (net) => {
      const reader = { person: 'person 1' }
      const sight = (await net.leagues.find(leagueId, reader))!
      const games = sight.league.rounds.flatMap(({ pairings }) => pairings.flatMap((pairing) => pairing.games))
      for (const game of games) {
        const { matchId } = sight.games[game.id]!
        const match = (await net.matches.record(matchId))!
        const winner = match.outcome!.winner
        const scores = winner === null ? [0.5, 0.5] : winner === 'left' ? [1, 0] : [0, 1]
        expect(game.result).toMatchObject({ how: 'played', scores })
        expect(match.players).toEqual({ left: game.persons[0], right: game.persons[1] })
        expect(match.terms).toMatchObject({ rated: true, opens: false })
        expect(await net.ratings.ofMatch(matchId)).toMatchObject({ counts: true })
      }
      const profile = await net.ratings.profile('person 1', 'person 2')
      expect(profile.records[0]).toMatchObject({ game: 'tiny', format: 'short', both: { games: 2, provisional: true } })
      expect(profile.records[0]!.curve).toHaveLength(2)
      expect(profile.badges.map(({ kind }) => kind)).toContain('allRounds')
      expect(profile.leagues[0]!.place).toBe(sight.league.final!.indexOf(sight.player!) + 1)
      const champion = league.players.find(({ id }) => id === report.standings[0]!.player)!
      const theirs = await net.ratings.profile(champion.person!, 'person 2')
      expect(theirs.badges.map(({ kind }) => kind)).toContain('champion')
      const table = await net.leagues.export(leagueId, reader, 'table', (person) => `=${person}`)
      expect(
        String(table)
          .split('\r\n')
          .map((line) => line.split(',')[2]),
      ).toEqual(['player', ...report.standings.map(({ player }) => `'=person ${player.slice(1)}`), undefined])
      const statistics = await net.leagues.statistics(leagueId, reader)
      expect(statistics).toMatchObject({ waiting: [], sides: { left: { played: 4 }, right: { played: 4 } } })
    })
  })
})
