/**
 * Does what leagues want done elsewhere. Each effect is a row that was written with its event; it is deleted once it is
 * done. An effect may be done twice, after a crash: all of them are idempotent. A failed one is tried again, ever more
 * rarely, and holds up no other.
 */
import type { Logger } from 'pino'
import type { Effect } from '../leagues/league-effects.ts'
import type { Delivery } from '../matches/api.ts'
import { StorageDown } from '../storage/errors.ts'
import { type LeagueEffect, Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { LeagueHerald, LeagueLine } from './api.ts'
import { type LoadedLeague, loadLeague } from './league-rows.ts'

/** The kinds of effects that the program does by itself, in the order of their events. */
export type InnerEffect = Exclude<Effect, { readonly kind: 'tell' | 'showBoard' | 'honour' }>

/** The dependencies of the worker. */
export interface EffectWorkerOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly log: Logger
  /** Does an effect of a league as it is now. */
  readonly act: (league: LoadedLeague, effect: InnerEffect) => Promise<void>
  /** Gives the badges of a finished league. */
  readonly badges: (league: LoadedLeague) => Promise<void>
}

const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 30 * 60_000
/** An effect that Discord does not allow is tried less often. */
const BARRED_MS = 60 * 60_000
const MOST_AT_ONCE = 1_000
const HOUR_MS = 3_600_000
/** Discord allows few edits of messages that are older than an hour. */
const YOUNG_MS = 55 * 60_000
const OUTER = ['tell', 'showBoard', 'honour']

type Row = LeagueEffect

/** Does the effects of leagues. */
export class EffectWorker {
  readonly #options: EffectWorkerOptions
  #herald: LeagueHerald | null = null
  #running: Promise<void> | null = null
  #again = false
  #stopped = true

  constructor(options: EffectWorkerOptions) {
    this.#options = options
  }

  setHerald(herald: LeagueHerald): void {
    this.#herald = herald
    this.wake()
  }

  start(): void {
    this.#stopped = false
  }

  /** Finishes the effects on their way. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.idle()
  }

  /** Does everything that waits and is not held; what is in progress is looked at once more afterwards. */
  wake(): void {
    if (this.#stopped) return
    this.#again = true
    this.#running ??= this.#run()
  }

  /** Resolves when nothing is being done. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  async #run(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false
        const rows = await this.#waiting()
        if (rows.length === 0) continue
        await this.#doAll(rows)
        this.#again = true
      }
    } catch (error) {
      // The next tick tries again.
      this.#options.log.error({ err: error }, 'the effects of leagues could not be done')
    } finally {
      this.#running = null
    }
  }

  #waiting(): Promise<Row[]> {
    const { prisma, clock } = this.#options
    return prisma.leagueEffect.findMany({
      where: {
        deadAt: null,
        OR: [{ notBefore: null }, { notBefore: { lte: clock.now() } }],
        ...(this.#herald === null ? { kind: { notIn: OUTER } } : {}),
      },
      orderBy: { seq: 'asc' },
      take: MOST_AT_ONCE,
    })
  }

  async #doAll(rows: readonly Row[]): Promise<void> {
    const inner = rows.filter(({ kind }) => !OUTER.includes(kind))
    for (const [leagueId, own] of grouped(inner, ({ leagueId }) => leagueId ?? '')) await this.#inner(leagueId, own)
    const tells = grouped(
      rows.filter(({ kind }) => kind === 'tell'),
      ({ personId }) => personId ?? '',
    )
    for (const [person, own] of tells) await this.#deliver(own, (herald) => herald.tell(person, own.map(lineOf)))
    const boards = grouped(
      rows.filter(({ kind }) => kind === 'showBoard'),
      ({ leagueId }) => leagueId ?? '',
    )
    for (const [leagueId, own] of boards) await this.#board(leagueId, own)
    for (const row of rows.filter(({ kind }) => kind === 'honour')) await this.#honour(row)
  }

  async #inner(leagueId: string, rows: readonly Row[]): Promise<void> {
    const { prisma, act, log } = this.#options
    const league = await loadLeague(prisma, leagueId)
    for (const row of rows) {
      if (this.#stopped) return
      try {
        if (league !== null) await act(league, effectOf(row) as InnerEffect)
        await this.#done([row])
      } catch (error) {
        if (error instanceof StorageDown) throw error
        log.error({ err: error, league: leagueId, effect: row.id }, 'an effect of a league failed; it is tried again')
        await this.#later([row])
      }
    }
  }

  /** One edit shows all that has changed. An old message is edited once an hour. */
  async #board(leagueId: string, rows: readonly Row[]): Promise<void> {
    const { prisma, clock } = this.#options
    const now = clock.now()
    const league = await prisma.league.findUnique({
      where: { id: leagueId },
      select: { boardPostedAt: true, boardEditedAt: true },
    })
    const { boardPostedAt: posted = null, boardEditedAt: edited = null } = league ?? {}
    const old = posted !== null && now.getTime() - posted.getTime() >= YOUNG_MS
    const until = edited === null ? 0 : edited.getTime() + HOUR_MS
    if (old && until > now.getTime()) return this.#hold(rows, new Date(until))
    const sent = await this.#deliver(rows, (herald) => herald.board(leagueId))
    if (sent) await prisma.league.updateMany({ where: { id: leagueId }, data: { boardEditedAt: now } })
  }

  async #honour(row: Row): Promise<void> {
    const league = row.leagueId === null ? null : await loadLeague(this.#options.prisma, row.leagueId)
    if (league === null) return this.#done([row])
    await this.#options.badges(league)
    await this.#deliver([row], (herald) => herald.honour(league.id))
  }

  /** @returns whether it has been delivered */
  async #deliver(rows: readonly Row[], send: (herald: LeagueHerald) => Promise<Delivery>): Promise<boolean> {
    const herald = this.#herald
    if (herald === null || this.#stopped) return false
    let delivery: Delivery = 'retry'
    try {
      delivery = await send(herald)
    } catch (error) {
      if (error instanceof StorageDown) throw error
      this.#options.log.error({ err: error, effects: rows.map(({ id }) => id) }, 'a message of a league failed')
    }
    if (typeof delivery === 'object' && 'until' in delivery) await this.#hold(rows, delivery.until)
    else if (delivery === 'sent') await this.#done(rows)
    else if (delivery === 'dead' || typeof delivery === 'object') await this.#bury(rows)
    else if (delivery === 'barred') await this.#hold(rows, new Date(this.#options.clock.now().getTime() + BARRED_MS))
    else await this.#later(rows)
    return delivery === 'sent'
  }

  async #done(rows: readonly Row[]): Promise<void> {
    await this.#options.prisma.leagueEffect.deleteMany({ where: { seq: { in: rows.map(({ seq }) => seq) } } })
  }

  async #hold(rows: readonly Row[], notBefore: Date): Promise<void> {
    await this.#options.prisma.leagueEffect.updateMany({
      where: { seq: { in: rows.map(({ seq }) => seq) } },
      data: { notBefore },
    })
  }

  async #bury(rows: readonly Row[]): Promise<void> {
    const deadAt = this.#options.clock.now()
    this.#options.log.warn({ effects: rows.map(({ id }) => id) }, 'a message of a league can never be delivered')
    await this.#options.prisma.leagueEffect.updateMany({
      where: { seq: { in: rows.map(({ seq }) => seq) } },
      data: { deadAt },
    })
  }

  /** Tries again after a pause that doubles with each try. */
  async #later(rows: readonly Row[]): Promise<void> {
    const { prisma, clock } = this.#options
    const now = clock.now()
    const seqs = rows.map(({ seq }) => seq)
    await prisma.$executeRaw`
      UPDATE "LeagueEffect" SET "tries" = "tries" + 1, "notBefore" = ${now}::timestamptz
        + least(${LONGEST_PAUSE_MS}::float, ${FIRST_PAUSE_MS}::float * power(2, least("tries", 20))) * interval '1 millisecond'
      WHERE "seq" IN (${Prisma.join(seqs)})`
  }
}

/** Returns the rows by a key, in their order. */
function grouped(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

const effectOf = ({ id, kind, data }: Row): Effect => ({ id, kind, ...(data as object) }) as Effect

function lineOf({ id, leagueId, data, at }: Row): LeagueLine {
  const { about, values, sound } = data as unknown as Pick<LeagueLine, 'about' | 'values' | 'sound'>
  return { id, leagueId, about, values, sound, at }
}
