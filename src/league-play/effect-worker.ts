/**
 * Does what leagues want done elsewhere. Each effect is a row that was written with its event; it is deleted once it is
 * done. An effect may be done twice, after a crash: all of them are idempotent. A failed one is tried again, ever more
 * rarely, and holds up no other: each person, each public message and each honour is a lane of its own, and a request that
 * hangs keeps only its lane.
 */
import type { Logger } from 'pino'
import type { Effect } from '../leagues/league-effects.ts'
import type { Delivery } from '../matches/api.ts'
import { pauseAfter, Tries } from '../matches/tries.ts'
import { StorageDown } from '../storage/errors.ts'
import { type LeagueEffect, Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { HOUR_MS } from '../time/lengths.ts'
import type { LeagueHerald, LeagueLine } from './api.ts'
import { tellOfCase } from './case-tellings.ts'
import { matchIdOf } from './league-matches.ts'
import { type LoadedLeague, loadLeague } from './league-rows.ts'
import { tellWatchers } from './league-watchers.ts'

/** The kinds of effects that the program does by itself, in the order of their events. */
export type InnerEffect = Exclude<Effect, { readonly kind: OuterKind }>

/** The dependencies of the worker. */
export interface EffectWorkerOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly log: Logger
  /** The time of the network; default: real time, whatever `clock` is. */
  readonly network?: Clock | undefined
  /** Does an effect of a league as it is now. */
  readonly act: (league: LoadedLeague, effect: InnerEffect) => Promise<void>
  /** Does what the end of a league brings besides messages. It may be done twice. */
  readonly ended: (league: LoadedLeague) => Promise<void>
}

/** At the start, effects are tried again that were refused in this time: this may be a version that has mended them. */
const LATELY_MS = 7 * 24 * 60 * 60_000
const MOST_AT_ONCE = 1_000
/** Discord allows few edits of messages that are older than an hour. */
const YOUNG_MS = 55 * 60_000
/** The kinds of effects that somebody outside of the program has to do. */
type OuterKind = (typeof OUTER)[number]
const OUTER = [
  'tell',
  'tellWatchers',
  'tellHelpers',
  'tellAdmins',
  'showResult',
  'showRated',
  'showBoard',
  'honour',
  'checkMembers',
] as const
const isOuter = (kind: string): boolean => (OUTER as readonly string[]).includes(kind)

type Row = LeagueEffect
/** The driver gives the number as text. */
type StoredRow = Omit<Row, 'seq'> & { readonly seq: string }

/** Does the effects of leagues. */
export class EffectWorker {
  readonly #options: EffectWorkerOptions
  #herald: LeagueHerald | null = null
  #running: Promise<void> | null = null
  #again = false
  #stopped = true
  #begun = false
  readonly #tries: Tries
  /** Lanes that are being delivered. */
  readonly #busy = new Map<string, Promise<void>>()

  constructor(options: EffectWorkerOptions) {
    this.#options = options
    this.#tries = new Tries(options.network)
  }

  setHerald(herald: LeagueHerald): void {
    this.#herald = herald
    this.wake()
  }

  start(): void {
    this.#stopped = false
    this.#tries.start()
  }

  /** Finishes the effects on their way. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#tries.stop(() => this.idle())
  }

  /** Does everything that waits and is not held; what is in progress is looked at once more afterwards. */
  wake(): void {
    if (this.#stopped) return
    this.#again = true
    this.#running ??= this.#run()
  }

  /** Whether something is being done. */
  get busy(): boolean {
    return this.#running !== null || this.#busy.size > 0
  }

  /** Resolves when nothing is being done. */
  async idle(): Promise<void> {
    while (this.busy) await Promise.all([this.#running, ...this.#busy.values()])
  }

  async #run(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false
        if (!this.#begun) await this.#revive()
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

  /** Tries effects once more that were refused before this start. */
  async #revive(): Promise<void> {
    const { prisma, clock } = this.#options
    const lately = new Date(clock.now().getTime() - LATELY_MS)
    await prisma.leagueEffect.updateMany({
      where: { deadFor: { not: null }, deadAt: { gt: lately } },
      data: { deadAt: null, deadFor: null },
    })
    this.#begun = true
  }

  async #waiting(): Promise<Row[]> {
    const { prisma, clock } = this.#options
    // A lane that ends during the reading may have rows in it that are done.
    const busy = new Set(this.#busy.keys())
    const ours = this.#herald === null ? Prisma.sql`AND "kind" <> ALL(${[...OUTER]}::text[])` : Prisma.empty
    const rows = await prisma.direct<StoredRow>(Prisma.sql`
      SELECT * FROM "LeagueEffect"
      WHERE "deadAt" IS NULL AND ("notBefore" IS NULL OR "notBefore" <= ${clock.now()}::timestamptz) ${ours}
      ORDER BY "seq" LIMIT ${MOST_AT_ONCE}::int`)
    const read = rows.map((row): Row => ({ ...row, seq: BigInt(row.seq) }))
    return read.filter((row) => !busy.has(laneOf(row)))
  }

  async #doAll(rows: readonly Row[]): Promise<void> {
    const inner = rows.filter(({ kind }) => !isOuter(kind))
    for (const [leagueId, own] of grouped(inner, ({ leagueId }) => leagueId ?? '')) await this.#inner(leagueId, own)
    const lanes = grouped(
      rows.filter(({ kind }) => isOuter(kind)),
      laneOf,
    )
    for (const [name, own] of lanes) this.#busy.set(name, this.#lane(name, own))
  }

  /** Delivers what one lane has. If that takes too long, it goes on while others are tried. */
  async #lane(name: string, rows: readonly Row[]): Promise<void> {
    const { log } = this.#options
    try {
      const attempt = await this.#tries.attempt(() => this.#outer(rows))
      if (attempt !== null && 'late' in attempt) {
        log.warn({ lane: name, effects: rows.length }, 'a message of a league takes long; others go ahead')
        await attempt.late
      }
      this.#again = true
    } catch (error) {
      // The next tick tries again.
      log.error({ err: error, lane: name }, 'a message of a league failed')
    } finally {
      this.#busy.delete(name)
    }
    // More may have been written for it meanwhile.
    if (this.#again) this.wake()
  }

  /** Delivers effects of one kind for one person or one league. */
  #outer(rows: readonly Row[]): Promise<unknown> {
    const [first] = rows as readonly [Row]
    if (first.kind === 'tell')
      return this.#deliver(rows, (herald) => herald.tell(first.personId ?? '', rows.map(lineOf)))
    if (first.kind === 'checkMembers') {
      const { players } = effectOf(first) as Extract<Effect, { readonly kind: 'checkMembers' }>
      return this.#deliver([first], (herald) => herald.members(first.leagueId ?? '', players))
    }
    if (first.kind === 'tellWatchers') return this.#watchers(first)
    if (first.kind === 'tellHelpers' || first.kind === 'tellAdmins') return this.#helpers(first)
    if (first.kind === 'showResult') {
      const { game } = effectOf(first) as Extract<Effect, { readonly kind: 'showResult' }>
      return this.#deliver([first], (herald) => herald.result(matchIdOf(game), first.id))
    }
    if (first.kind === 'showRated') {
      const { matchId } = first.data as unknown as { readonly matchId: string }
      return this.#deliver([first], (herald) => herald.result(matchId, null))
    }
    return first.kind === 'showBoard' ? this.#board(first.leagueId ?? '', rows) : this.#honour(first)
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
        await this.#later([row], nameOf(error))
      }
    }
  }

  /** One edit shows all that has changed. An old message is edited once an hour; a round or the end is told at once. */
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
    const isNews = rows.some((row) => (effectOf(row) as Extract<Effect, { readonly kind: 'showBoard' }>).news === true)
    if (old && !isNews && until > now.getTime()) return this.#hold(rows, new Date(until))
    const sent = await this.#deliver(rows, (herald) => herald.board(leagueId))
    if (sent) await prisma.league.updateMany({ where: { id: leagueId }, data: { boardEditedAt: now } })
  }

  /** Their lines are effects of their own, which are delivered next. */
  async #watchers(row: Row): Promise<void> {
    const { prisma, clock } = this.#options
    const league = row.leagueId === null ? null : await loadLeague(prisma, row.leagueId)
    if (league === null) return this.#done([row])
    const effect = effectOf(row) as Extract<Effect, { readonly kind: 'tellWatchers' }>
    await this.#deliver([row], (herald) => tellWatchers({ prisma, herald, at: clock.now() }, league, effect))
  }

  async #helpers(row: Row): Promise<void> {
    const { prisma } = this.#options
    const league = row.leagueId === null ? null : await loadLeague(prisma, row.leagueId)
    if (league === null) return this.#done([row])
    const effect = effectOf(row) as Extract<Effect, { readonly case: string }>
    await this.#deliver([row], (herald) => tellOfCase(prisma, herald, league, effect))
  }

  async #honour(row: Row): Promise<void> {
    const league = row.leagueId === null ? null : await loadLeague(this.#options.prisma, row.leagueId)
    if (league === null) return this.#done([row])
    await this.#options.ended(league)
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
      delivery = { retry: nameOf(error) }
      this.#options.log.error({ err: error, effects: rows.map(({ id }) => id) }, 'a message of a league failed')
    }
    if (typeof delivery === 'object' && 'until' in delivery) await this.#hold(rows, delivery.until)
    else if (delivery === 'sent') await this.#done(rows)
    else if (typeof delivery === 'object' && 'barred' in delivery) await this.#later(rows, delivery.barred, true)
    else if (typeof delivery === 'object' && 'retry' in delivery) await this.#later(rows, delivery.retry)
    else if (delivery === 'dead' || typeof delivery === 'object')
      await this.#bury(rows, delivery === 'dead' ? null : delivery.dead)
    else if (delivery === 'retry') await this.#later(rows, 'no reason was given')
    else await this.#later(rows, 'it is not allowed there', delivery === 'barred')
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

  async #bury(rows: readonly Row[], deadFor: string | null): Promise<void> {
    const deadAt = this.#options.clock.now()
    this.#options.log.warn(
      { effects: rows.map(({ id }) => id), reason: deadFor },
      'a message of a league is not delivered',
    )
    await this.#options.prisma.leagueEffect.updateMany({
      where: { seq: { in: rows.map(({ seq }) => seq) } },
      data: { deadAt, deadFor },
    })
  }

  /** Tries again after a pause that doubles with each try. */
  async #later(rows: readonly Row[], why: string, barred = false): Promise<void> {
    const { prisma } = this.#options
    // Effects that have failed before: no fewer than those that are barred.
    const failing = barred ? 1 + (await prisma.leagueEffect.count({ where: { deadAt: null, tries: { gt: 0 } } })) : 0
    const pause = pauseAfter(Math.max(...rows.map(({ tries }) => tries)), failing)
    const notBefore = new Date(this.#options.clock.now().getTime() + pause)
    const about = { effects: rows.map(({ id }) => id), at: notBefore, why }
    this.#options.log.warn(about, 'a message of a league waits for another try')
    await this.#options.prisma.leagueEffect.updateMany({
      where: { seq: { in: rows.map(({ seq }) => seq) } },
      data: { tries: { increment: 1 }, notBefore },
    })
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** The name of the lane in which an effect for somebody outside is delivered. */
const laneOf = ({ kind, id, personId, leagueId }: Row): string =>
  kind === 'tell' ? `person ${personId}` : kind === 'showBoard' ? `board ${leagueId}` : `${kind} ${id}`

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
