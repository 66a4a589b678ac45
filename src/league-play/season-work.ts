/**
 * Computing that takes long in large leagues: a round to be paired, likely places. A thread of its own does it, so that
 * clicks are answered meanwhile; small leagues need none.
 */
import type { Logger } from 'pino'
import { isRefusal } from '../contract/index.ts'
import type { League } from '../leagues/league.ts'
import { type ForecastTerms, likelyPlaces, type PlaceForecast } from '../leagues/standings/likely-places.ts'
import { WorkThread } from '../threads/work-thread.ts'
import { type AuthoredCommand, advance, type LeagueStep } from './advance.ts'
import type { LoadedLeague } from './league-rows.ts'

/** A job for the thread. */
export type SeasonJob =
  | {
      readonly kind: 'advance'
      readonly from: LoadedLeague
      readonly commands: readonly AuthoredCommand[]
      readonly now: Date
    }
  | { readonly kind: 'forecast'; readonly league: League; readonly terms: ForecastTerms }

type Forecasts = readonly PlaceForecast[] | null
/** The part of a thread that is used. */
type Thread = Pick<WorkThread<SeasonJob, LeagueStep | Forecasts>, 'run' | 'close'>

/** Leagues with more players use the thread. */
const LARGE = { pairing: 96, forecast: 12 } as const

/** Moves leagues on and forecasts their places. */
export class SeasonWork {
  readonly #log: Logger
  readonly #thread: Thread

  constructor(log: Logger, thread: Thread = new WorkThread({ file: 'league-play/season-thread.ts' })) {
    this.#log = log
    this.#thread = thread
  }

  /** Returns the league after these commands and all that is due. If a large one can't be done beside, it is done here. */
  async advance(from: LoadedLeague, commands: readonly AuthoredCommand[], now: Date): Promise<LeagueStep> {
    if (from.league.players.length > LARGE.pairing && mayPair(from, commands, now)) {
      const done = await this.#beside({ kind: 'advance', from, commands, now })
      if (done !== undefined) return done as LeagueStep
    }
    return advance(from, commands, now)
  }

  /** Returns the likely places; null if there are none, or if too much waits to be computed. */
  async forecast(league: League, terms: ForecastTerms): Promise<Forecasts> {
    if (league.players.length <= LARGE.forecast) return likelyPlaces(league, terms)
    return ((await this.#beside({ kind: 'forecast', league, terms })) ?? null) as Forecasts
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  /** @returns undefined if the thread could not do it */
  async #beside(job: SeasonJob): Promise<LeagueStep | Forecasts | undefined> {
    try {
      const done = await this.#thread.run(null, (ask) => ask(job))
      return isRefusal(done) ? undefined : (done as LeagueStep | Forecasts)
    } catch (error) {
      this.#log.warn({ err: error, job: job.kind }, 'the computing of a league was given up')
      return undefined
    }
  }
}

/** Whether a round may have to be paired: its time has come, or a report or a ruling may end the round before it. */
const mayPair = ({ nextAt }: LoadedLeague, commands: readonly AuthoredCommand[], now: Date): boolean =>
  commands.length > 0 ? commands.some(({ command }) => command.type !== 'recordMove') : nextAt !== null && nextAt <= now
