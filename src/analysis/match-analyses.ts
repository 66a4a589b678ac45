/**
 * Analyses of finished matches for people: each is made once, when somebody first asks, in a thread of its own, and kept with
 * its match. Nobody gets one of a match whose hands are not open.
 */
import { isRefusal, type Refusal, type Seat } from '../contract/index.ts'
import { findGame, type Games } from '../games/games.ts'
import type { MatchRecord, PersonId } from '../matches/api.ts'
import type { ExportSource, FairPlays } from '../matches/fair-play/fair-play.ts'
import type { LoggedRow } from '../matches/match-rows.ts'
import type { Database } from '../storage/open.ts'
import { threadModule, WorkThread } from '../threads/work-thread.ts'
import { analyse, isAnalysed } from './analyse.ts'
import { ANALYSIS_VERSION, type MatchAnalysis } from './match-analysis.ts'
import type { AnalysisSize } from './size.ts'

/** A job for the thread. */
export interface AnalysisJob {
  readonly game: string
  readonly rows: readonly LoggedRow[]
  readonly seed: string
  readonly size?: AnalysisSize
}

type AnalysisThread = WorkThread<AnalysisJob, MatchAnalysis>

/** The most analyses that wait: each takes minutes. */
const WAITING = 4
/** A machine that is slower by far gives it up. */
const LIMIT_MS = 20 * 60_000
const MOST_MEMORY_MB = 300

/** Returns the thread for these games. @param registry the module of the games, from `src` */
export const analysisThread = (registry: string): AnalysisThread =>
  new WorkThread({
    file: 'analysis/analysis-thread.ts',
    data: { games: threadModule(registry).href },
    waiting: WAITING,
    limitMs: LIMIT_MS,
    memoryMb: MOST_MEMORY_MB,
  })

/** An analysis that is kept, with the seats whose persons have shared their moments. */
export interface KeptAnalysis {
  readonly match: MatchRecord
  readonly analysis: MatchAnalysis
  readonly shared: readonly Seat[]
}

/**
 * Why there is no analysis: no such match or one that is running, hands that open later or never, a game that is not
 * analysed, a match of another version of its game.
 */
export type NoAnalysis = 'running' | 'later' | 'never' | 'game' | 'version'

/** The analysis of a match, none yet (`open`: it may be made), or the reason why there can't be one. */
export type AnalysisState =
  | { readonly is: 'kept'; readonly kept: KeptAnalysis }
  | { readonly is: 'open'; readonly source: ExportSource }
  | { readonly is: 'none'; readonly why: NoAnalysis; readonly until: Date | null }

/** The dependencies of analyses. */
export interface MatchAnalysesOptions {
  readonly prisma: Database
  readonly games: Games
  readonly fairPlays: Pick<FairPlays, 'exported' | 'now'>
  /** Null or absent: everything is made at once. */
  readonly thread?: AnalysisThread | null | undefined
  /** Another size than the usual one, for tests. */
  readonly size?: AnalysisSize | undefined
}

/** Makes and keeps analyses. */
export class MatchAnalyses {
  readonly #prisma: Database
  readonly #games: Games
  readonly #fairPlays: Pick<FairPlays, 'exported' | 'now'>
  readonly #thread: AnalysisThread | null
  readonly #size: AnalysisSize | undefined
  /** Analyses that are being made, by match: everybody who asks for one of them waits for the same work. */
  readonly #making = new Map<string, Promise<KeptAnalysis | Refusal>>()

  constructor({ prisma, games, fairPlays, thread = null, size }: MatchAnalysesOptions) {
    this.#prisma = prisma
    this.#games = games
    this.#fairPlays = fairPlays
    this.#size = size
    this.#thread = thread
  }

  /** Returns the analysis of a match, or why there is none. The hands of a match that is not over, or not open, are asked for first. */
  async of(matchId: string): Promise<AnalysisState> {
    const none = (why: NoAnalysis, until: Date | null = null): AnalysisState => ({ is: 'none', why, until })
    const source = await this.#fairPlays.exported(matchId)
    if (source === null) return none('running')
    const { match, as, closed, log } = source
    const game = findGame(this.#games, match.terms.game)
    if (game === undefined || !isAnalysed(game)) return none('game')
    if (as !== 'all') return closed?.until == null ? none('never') : none('later', closed.until)
    const row = await this.#prisma.analysis.findUnique({ where: { matchId } })
    if (row !== null && row.version === ANALYSIS_VERSION) {
      const analysis = row.found as unknown as MatchAnalysis
      return { is: 'kept', kept: { match, analysis, shared: row.shared as unknown as readonly Seat[] } }
    }
    if (log.some(({ engine }) => engine !== game.version)) return none('version')
    return { is: 'open', source }
  }

  /** Makes the analysis of a match for a person, and keeps it. @returns refused as by `WorkThread.run` */
  make(source: ExportSource, person: PersonId): Promise<KeptAnalysis | Refusal> {
    const { id } = source.match
    const known = this.#making.get(id)
    if (known !== undefined) return known
    const made = this.#make(source, person).finally(() => this.#making.delete(id))
    this.#making.set(id, made)
    return made
  }

  async #make({ match, log }: ExportSource, person: PersonId): Promise<KeptAnalysis | Refusal> {
    const { id, terms } = match
    const size = this.#size
    // The id is no secret, and the shuffles don't follow from it.
    const job: AnalysisJob = { game: terms.game, rows: log, seed: id, ...(size === undefined ? {} : { size }) }
    const game = findGame(this.#games, terms.game)
    const found =
      this.#thread !== null
        ? await this.#thread.run(person, (ask) => ask(job))
        : game === undefined
          ? { refused: 'busy.full', values: {} }
          : analyse(game, log, job)
    if (isRefusal(found)) return found
    const kept = { version: found.version, found: found as object, madeAt: this.#fairPlays.now(), shared: [] }
    await this.#prisma.analysis.upsert({ where: { matchId: id }, create: { matchId: id, ...kept }, update: kept })
    return { match, analysis: found, shared: [] }
  }

  /** Notes that the person of a seat has shared their moments. @returns the seats that have, with this one */
  async share({ match, shared }: KeptAnalysis, seat: Seat): Promise<readonly Seat[]> {
    const all = [...new Set([...shared, seat])].sort()
    await this.#prisma.analysis.update({ where: { matchId: match.id }, data: { shared: all as string[] } })
    return all
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.close()
  }
}
