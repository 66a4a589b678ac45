/** Drives leagues by the program's own clock: reports of matches, what falls due in leagues and in the queue, effects. */
import type { Logger } from 'pino'
import type { DueWork } from '../deadlines/due-work.ts'
import type { Notice } from '../matches/api.ts'
import { StorageDown } from '../storage/errors.ts'
import type { Database } from '../storage/open.ts'
import type { EffectWorker } from './effect-worker.ts'
import type { LeagueStore } from './league-store.ts'
import { endLeagues, freeMatches } from './lost-servers.ts'
import type { MatchReports } from './match-reports.ts'

/** The dependencies of the clock of leagues. */
export interface LeagueClockOptions {
  readonly prisma: Database
  readonly log: Logger
  readonly store: LeagueStore
  readonly reports: MatchReports
  readonly effects: EffectWorker
  /** Due work of the queue for an opponent. */
  readonly queue: DueWork
  /** Called with notices that have been written. */
  readonly told: (notices: readonly Notice[]) => void
}

const MOST_AT_ONCE = 500

/** Due work of leagues. */
export class LeagueClock implements DueWork {
  readonly #options: LeagueClockOptions

  constructor(options: LeagueClockOptions) {
    this.#options = options
  }

  /** Results come first, so that a game that has ended in time isn't ended by the clock. Lost time is given back with it. */
  async due(now: Date, counts: () => boolean): Promise<void> {
    const { prisma, log, store, reports, effects, queue, told } = this.#options
    await reports.pull()
    const leagues = await prisma.$queryRaw<{ id: string }[]>`
      SELECT l."id" FROM "League" l
      WHERE (l."nextAt" <= ${now}::timestamptz OR l."owedMs" > 0)
        AND NOT EXISTS (SELECT 1 FROM "LostServer" x WHERE x."id" = l."guildId")
      ORDER BY l."nextAt" NULLS LAST, l."id" LIMIT ${MOST_AT_ONCE}::int`
    for (const { id } of leagues)
      try {
        await store.change(id, null, () => ({ commands: [] }))
      } catch (error) {
        if (error instanceof StorageDown) throw error
        log.error({ err: error, league: id }, 'what was due in a league failed')
      }
    await endLeagues(prisma, store, now)
    const freed = await freeMatches(prisma, now)
    if (freed.length > 0) told(freed)
    await queue.due(now, counts)
    effects.wake()
  }

  async alarms(after: Date, until: Date): Promise<readonly Date[]> {
    const { prisma, queue } = this.#options
    const soon = await prisma.league.findMany({
      where: { nextAt: { gt: after, lte: until } },
      select: { nextAt: true },
    })
    return [...soon.flatMap(({ nextAt }) => nextAt ?? []), ...(await queue.alarms(after, until))]
  }
}
