/** Whole seasons through the program: its leagues, matches, clock and database. */
import { afterEach, describe, expect, it } from 'vitest'
import { type ProgramSeason, playThroughProgram } from '../../src/cli/season-program.ts'
import { StepClock } from '../../src/cli/step-clock.ts'
import { type HoloNet, openHoloNet } from '../../src/holonet.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import type { LeagueEvent } from '../../src/leagues/league-events.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { tiny } from '../games/high-card.ts'
import { DAY, START, settings } from '../leagues/leagues.ts'
import { runs } from '../runs.ts'
import { type Place, quickest } from '../storage/servers.ts'

/** Silence, drop-outs and restarts come in a season of 32 people as in one of 64, which costs three times as much. */
const [PEOPLE, ROUNDS] = runs(1) > 1 ? [64, 7] : [32, 5]

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
    restarts: [],
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

  it(`of ${PEOPLE} people survives silence, drop-outs and two restarts in mid-round`, async () => {
    const season = seasonOf(
      {
        players: PEOPLE,
        absent: 0.05,
        drop: 0.03,
        games: 'begun',
        restarts: [
          { round: 2, downHours: 5 },
          { round: 4, downHours: 1 },
        ],
      },
      { form: { kind: 'swiss', rounds: ROUNDS, playOff: null } },
    )
    const { report, league, told } = await playThroughProgram(season)
    expect(report).toMatchObject({ finished: true, rounds: ROUNDS, repeatedPairings: 0 })
    expect(report.byes.max).toBeLessThanOrEqual(1)
    expect(report.sideImbalance).toBeLessThanOrEqual(2)
    await afterwards(season, async (net) => {
      const rows = await net.prisma.leagueEvent.findMany({ orderBy: { seq: 'asc' } })
      const events = rows.map(({ at, by, data }) => ({ ...(data as object), at: at.getTime(), by }) as LeagueEvent)
      expect(replayLeague(events)).toEqual(league)
      expect(events.some(({ type }) => type === 'withdrew')).toBe(true)
      // Each outage moved the deadlines once, and each round was closed once.
      expect(events.filter(({ type }) => type === 'delayed')).toHaveLength(2)
      const closed = events.flatMap((event) => (event.type === 'roundClosed' ? [event.round] : []))
      expect(closed).toEqual(Array.from({ length: ROUNDS }, (_, at) => at + 1))
      // Every game has one match, but for those that a player's drop-out ended before it began. Every match is over.
      const games = league.rounds.flatMap(({ pairings }) => pairings.flatMap((pairing) => pairing.games))
      const matches = await net.prisma.leagueGame.findMany()
      const begun = new Set(matches.map(({ game }) => game))
      expect(begun.size).toBe(matches.length)
      const without = games.filter(({ id }) => !begun.has(id))
      expect(matches.length + without.length).toBe(games.length)
      expect(games.some(({ result }) => result!.how === 'forfeit')).toBe(true)
      for (const { result, movedAt } of without) expect([result!.how, movedAt]).toEqual(['forfeit', [null, null]])
      expect(without.length).toBeLessThan(5)
      expect(await net.prisma.match.count({ where: { status: 'running' } })).toBe(0)
      expect(await net.prisma.leagueEffect.count()).toBe(0)
      expect(await net.prisma.matchReport.count()).toBe(0)
      for (const game of games.filter(({ id }) => begun.has(id))) {
        const { matchId } = matches.find((one) => one.game === game.id)!
        const outcome = (await net.matches.record(matchId))!.outcome!
        if (game.result!.how === 'concession')
          expect(outcome).toMatchObject({ kind: 'concession', winner: game.result!.scores[0] === 1 ? 'left' : 'right' })
      }
      // Nobody is told anything twice.
      for (const lines of told.values()) expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    })
  })
})
