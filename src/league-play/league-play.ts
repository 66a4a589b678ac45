/** Puts leagues, ratings and the queue together, for the program as a whole. */
import type { Logger } from 'pino'
import type { DueWork } from '../deadlines/due-work.ts'
import type { Decks } from '../decks/deck.ts'
import type { Games } from '../games/games.ts'
import type { Limits } from '../limits/limits.ts'
import type { WriteNews } from '../matches/changing.ts'
import type { LeagueClocks } from '../matches/clock-api.ts'
import type { StoredMatches } from '../matches/matches.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { LeagueHerald, Leagues, Queue, Ratings } from './api.ts'
import { giveBadges } from './badges.ts'
import { StoredChampionRoles } from './champion-roles.ts'
import { EffectWorker, type InnerEffect } from './effect-worker.ts'
import { StoredInvitations } from './invitations.ts'
import { LeagueClock } from './league-clock.ts'
import { LeagueMatches, matchIdOf, stopperOf } from './league-matches.ts'
import type { LoadedLeague } from './league-rows.ts'
import { LeagueStore } from './league-store.ts'
import { MatchReports } from './match-reports.ts'
import { fitAdvantage } from './rating-rows.ts'
import { SeasonWork } from './season-work.ts'
import { StoredLeagues } from './stored-leagues.ts'
import { StoredQueue } from './stored-queue.ts'
import { StoredRatings } from './stored-ratings.ts'

/** The dependencies of leagues, ratings and the queue. */
export interface LeaguePlayOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  /** The time of the network; default: real time, whatever `clock` is. */
  readonly network?: Clock | undefined
  readonly log: Logger
  readonly decks: Pick<Decks, 'of' | 'find'>
  readonly matches: Pick<StoredMatches, 'halt' | 'goBack' | 'sightOf' | 'earlierMoves'>
  readonly clocks: LeagueClocks
  readonly limits: Limits
  readonly newSeed: () => string
  /** Gives the seeds of matches in tests and the sandbox, in the place of those that follow from the seals. */
  readonly givenSeed?: (() => string) | undefined
  /** Returns the id of a new league; letters and digits only. */
  readonly newLeagueId: () => string
  /** Called after matches have begun. */
  readonly written: (written: WriteNews) => void
  /** Called with times at which something falls due. */
  readonly falls: (at: readonly Date[]) => void
  /** Asks for `due` as soon as possible. */
  readonly wake: () => void
  /** Called when effects were written: another process may have to do them. */
  readonly effectsWritten?: () => void
}

/** Leagues, ratings and the queue. */
export interface LeaguePlay {
  readonly leagues: Leagues
  readonly ratings: Ratings
  readonly queue: Queue
  /** Due work of all of them. */
  readonly dueWork: DueWork
  setHerald(herald: LeagueHerald): void
  /** To be called after a move of which leagues or ratings have to hear. */
  reported(): void
  /** To be called after effects may be tried again. */
  retry(): void
  /** Begins to do effects. */
  start(): void
  /** Leaves effects to another process; `start` takes them back. */
  pause(): Promise<void>
  /** Finishes the effects on their way, and does no more. */
  stop(): Promise<void>
  /** Whether an effect is being done. */
  readonly busy: boolean
  /** Resolves when no effect is being done. */
  idle(): Promise<void>
}

/** Puts leagues, ratings and the queue together. */
export function openLeaguePlay(options: LeaguePlayOptions): LeaguePlay {
  const { prisma, games, clock, log, network, decks, matches, limits, newSeed, newLeagueId, falls, wake } = options
  const leagueMatches = new LeagueMatches(options)
  const work = new SeasonWork(log)
  const changed = () => {
    effects.wake()
    options.effectsWritten?.()
  }
  const store = new LeagueStore({
    prisma,
    games,
    clock,
    log,
    work,
    changed: (nextAt) => {
      if (nextAt !== null) falls([nextAt])
      changed()
    },
  })
  const reports = new MatchReports({ prisma, clock, games, decks, store, log })
  const act = acting(options, leagueMatches, reports)
  const effects = new EffectWorker({ prisma, clock, log, network, act, ended: (league) => endSeason(prisma, league) })
  const ratings = new StoredRatings({ prisma, games, clock })
  const roles = new StoredChampionRoles({ prisma, clock, changed })
  const invitations = new StoredInvitations({ prisma, clock, store })
  const queue = new StoredQueue({ prisma, games, clock, log, decks, limits, matches: leagueMatches, changed })
  const leagues = {
    prisma,
    games,
    clock,
    decks,
    matches,
    ratings,
    store,
    roles,
    invitations,
    work,
    limits,
    newSeed,
    newLeagueId,
  }
  return {
    leagues: new StoredLeagues(leagues),
    ratings,
    queue,
    dueWork: new LeagueClock({
      ...{ prisma, log, store, reports, effects, queue },
      told: (notices) => options.written({ notices, sittings: [] }),
    }),
    setHerald: (herald) => effects.setHerald(herald),
    reported: () => wake(),
    retry() {
      changed()
      wake()
    },
    start: () => effects.start(),
    pause: () => effects.stop(),
    async stop() {
      await effects.stop()
      await work.close()
    },
    get busy() {
      return effects.busy
    },
    idle: () => effects.idle(),
  }
}

/** Does what the end of a season brings besides messages: badges, and the worth of a side for the next one. */
async function endSeason(prisma: Database, loaded: LoadedLeague): Promise<void> {
  await giveBadges(prisma, loaded)
  const { settings } = loaded.league
  if (settings.rated) await fitAdvantage(prisma, { ...settings, leagueId: loaded.id })
}

/** Returns what does the effects that need nobody outside of the program. */
function acting({ clocks }: LeaguePlayOptions, matches: LeagueMatches, reports: MatchReports) {
  return async (league: LoadedLeague, effect: InnerEffect): Promise<void> => {
    switch (effect.kind) {
      case 'makeGame':
        return matches.begin(league, effect.game.id)
      case 'stopGame':
        return matches.stop(league, effect.game, effect.why)
      case 'befriend':
        return matches.befriend(effect.games)
      case 'goBack':
        return matches.goBack(effect)
      case 'lockDecks':
        return matches.lockDecks(league, effect.persons, effect.once)
      case 'rate':
        return reports.rate(league, effect)
      case 'excuseMiss':
        return clocks.excuse(matchIdOf(effect.game), league.league.settings.sides[effect.seat], effect.id)
      case 'holdClocks':
        return clocks.hold(effect.games.map(matchIdOf), stopperOf(league, stopsFor(effect.id)))
      case 'releaseClocks':
        return clocks.release(effect.games.map(matchIdOf), stopperOf(league, stopsFor(effect.id)))
    }
  }
}

/** A pause of the whole league stops all its clocks; the other effects on clocks are about a frozen pairing. */
const stopsFor = (effect: string): 'pause' | 'freeze' => (/\.(hold|release)$/.test(effect) ? 'pause' : 'freeze')
