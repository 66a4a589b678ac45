/** Changes leagues: reads one, works out what follows from a request and the time, writes it, and starts over if need be. */
import type { Logger } from 'pino'
import { isRefusal } from '../contract/index.ts'
import type { Games } from '../games/games.ts'
import type { Effect } from '../leagues/league-effects.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { gameSubject, newSecret } from '../matches/fair-play/seals.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { AuthoredCommand, LeagueStep } from './advance.ts'
import type { Denial, LeagueHost } from './api.ts'
import { leadersOf } from './leaders.ts'
import {
  commitLeague,
  gameIdsOf,
  hasUntried,
  type LeagueDeckRow,
  type LeagueRoom,
  type LoadedLeague,
  loadLeague,
} from './league-rows.ts'
import type { SeasonWork } from './season-work.ts'

/** The dependencies of the store. */
export interface LeagueStoreOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  readonly log: Logger
  /** Works out what follows. */
  readonly work: Pick<SeasonWork, 'advance'>
  /** Called after each change: with the time at which something falls due next. Effects may wait. */
  readonly changed: (nextAt: Date | null) => void
}

/** All that one request asks for. */
export interface LeagueRequest {
  readonly commands: readonly AuthoredCommand[]
  readonly host?: LeagueHost
  readonly decks?: readonly LeagueDeckRow[]
  readonly reports?: readonly bigint[]
  /** The room that it takes, if it is limited: asked again where it is written. */
  readonly room?: LeagueRoom
  /** Effects beside those of its events. */
  readonly effects?: readonly Effect[]
  /** Refused commands are left out, and the others count: reports of matches that the league has ended already. */
  readonly lenient?: boolean
}

/** A league after a change, as it is stored now. */
export interface StoredChange {
  readonly loaded: LoadedLeague
  readonly events: readonly LeagueEvent[]
}

/** How often a request is repeated because another one came between. */
const TRIES = 20

/** A denied request. */
export const denied = (code: string, values: Denial['values'] = {}): Denial => ({ refused: `league.${code}`, values })

/** Changes leagues in the database. */
export class LeagueStore {
  readonly #options: LeagueStoreOptions

  constructor(options: LeagueStoreOptions) {
    this.#options = options
  }

  /**
   * Changes a league by a request, and by all that is due.
   *
   * @param requested works out the request from the league as it is; called again after a lost race
   */
  async change(
    leagueId: string,
    interaction: string | null,
    requested: (loaded: LoadedLeague) => Promise<LeagueRequest | Denial> | LeagueRequest | Denial,
  ): Promise<StoredChange | Denial> {
    const { prisma, games, clock, work } = this.#options
    for (let tries = 0; tries < TRIES; tries++) {
      const loaded = await loadLeague(prisma, leagueId, interaction)
      if (loaded === null) return denied('unknown')
      if (loaded.seen) return denied('stale')
      const request = await requested(loaded)
      if (isRefusal(request)) return request
      const now = clock.now()
      const leaders = await leadersOf(prisma, games, loaded, now.getTime())
      // No game ends for want of a move that its match has reported in time. The clock has read reports first, and looks for
      // those that have come since.
      const { reports = [] } = request as LeagueRequest
      const isDue = loaded.nextAt !== null && loaded.nextAt <= now
      const reportsFirst = interaction === null ? isDue && (await hasUntried(prisma, leagueId, reports)) : loaded.unread
      const advanced = await work.advance(
        { ...loaded, reportsFirst, leaders },
        (request as LeagueRequest).commands,
        now,
      )
      const refused = advanced.refusals.find((one) => one !== null)
      if (refused != null && (request as LeagueRequest).lenient !== true) return denied(refused.refused, refused.values)
      if (isIdle(loaded, advanced, request as LeagueRequest, interaction)) return { loaded, events: [] }
      const stored = await this.#write(loaded, advanced, request as LeagueRequest, interaction, now)
      if (stored !== null) return stored
    }
    return denied('stale')
  }

  async #write(
    loaded: LoadedLeague,
    { league, events, effects, nextAt, paidMs }: LeagueStep,
    { host = loaded.host, decks, reports, effects: more = [], room }: LeagueRequest,
    interaction: string | null,
    at: Date,
  ): Promise<StoredChange | null> {
    const { prisma, log, changed } = this.#options
    const known = new Set(gameIdsOf(loaded.league))
    // The shuffles of a game are sealed when its pairing is made: nobody can have added a word by then.
    const seals = gameIdsOf(league)
      .filter((game) => !known.has(game))
      .map((game) => ({ subject: gameSubject(game), secret: newSecret() }))
    const change = { at, interaction, league, host, events, effects: [...effects, ...more], nextAt, paidMs, seals }
    const chosen = { ...(decks === undefined ? {} : { decks }), ...(reports === undefined ? {} : { reports }) }
    if (!(await commitLeague(prisma, loaded, { ...change, ...chosen }, room))) return null
    // A sign of life may be an answer in secret, so that the program's log is as silent as the league's.
    const types = [...new Set(events.map(({ type }) => type))].filter((type) => type !== 'moved')
    if (types.length > 0) log.info({ league: loaded.id, events: types }, 'league changed')
    changed(nextAt)
    const version = loaded.version + 1
    return {
      loaded: { ...loaded, host, league, version, events: loaded.events + events.length, nextAt, owedMs: 0 },
      events,
    }
  }
}

/** Whether nothing has to be written. */
const isIdle = (
  { nextAt, owedMs }: LoadedLeague,
  advanced: LeagueStep,
  { host, decks, reports = [] }: LeagueRequest,
  interaction: string | null,
): boolean =>
  interaction === null &&
  advanced.events.length === 0 &&
  owedMs === 0 &&
  host === undefined &&
  decks === undefined &&
  reports.length === 0 &&
  advanced.nextAt?.getTime() === nextAt?.getTime()
