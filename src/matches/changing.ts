/**
 * One change of a match: read, worked out, and written; and begun anew if somebody else has written in between.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isRefusal, type Seat } from '../contract/index.ts'
import type { Games } from '../games/games.ts'
import { StorageDown } from '../storage/errors.ts'
import type { Database } from '../storage/open.ts'
import { connectionBroke } from '../storage/repeats.ts'
import type { Clock } from '../time/clock.ts'
import { type Denial, deny, type InteractionId, type OutboxNotice, type PersonId, type PlayResult } from './api.ts'
import { type ChangedMatch, changedBy, changeOf, type MatchAct } from './change.ts'
import { Course } from './course.ts'
import { KnownMatches, knownAfter } from './known/known-matches.ts'
import { type LoadedMatch, load, loadAll, type ReadableMatch } from './match-rows.ts'
import { type CommitReport, commit, commitAll, type MatchChange, type Write } from './match-writes.ts'
import { partFor } from './notices.ts'
import { previewOf, seatOfPerson, sightOf } from './sight.ts'
import type { SittingRow } from './sittings.ts'

/** The dependencies of changes. */
export interface ChangesOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  readonly log: Logger
  /** Called after each change: with the notices to deliver and the sittings that have begun. */
  readonly written: (written: WriteNews) => void
}

/** The parts of changes that other modules have to hear of. */
export interface WriteNews {
  readonly notices: readonly OutboxNotice[]
  readonly sittings: readonly (SittingRow & { readonly matchId: string })[]
  /** The ends of the live sessions whose time runs now. */
  readonly lives?: readonly Date[]
  /** Whether leagues or ratings have to hear of it. */
  readonly reported?: boolean
}

/** How often a request is repeated because the opponent's came between. */
export const TRIES = 20

/** The request came too late: the match has changed, or the same request has counted. */
export const STALE = deny('match.stale')

/** A result that is there at once, or later. */
export type MaybeLater<T> = T | Promise<T>

/** A change that a match, as it was read, is to undergo. */
export interface Wish {
  readonly read: ReadableMatch['read']
  readonly act: (found: LoadedMatch, at: Date) => MaybeLater<MatchAct | Denial>
}

/** The end of a wish: done or refused; failed; or somebody else has written meanwhile, and it may be tried anew. */
export type WishEnd = { readonly came: 'settled' | 'late' } | { readonly came: 'failed'; readonly error: unknown }

/** A change that was written. */
type CommittedWrite = Write & CommitReport

/** The course of a match from its present state on. */
export const courseOf = ({ game, state, engine }: LoadedMatch): Course => new Course(game, state, engine)

/** Reads, changes and writes matches. */
export class Changes {
  readonly #options: ChangesOptions
  readonly known = new KnownMatches()

  constructor(options: ChangesOptions) {
    this.#options = options
  }

  /** Reads a match, and whether this interaction has counted in it. */
  load(matchId: string, interaction: InteractionId | null = null): Promise<LoadedMatch | null> {
    const { prisma, games, clock } = this.#options
    return load(prisma, games, matchId, clock.now(), interaction)
  }

  /** A change by the person of a seat. */
  async byPlayer(
    request: { matchId: string; person: PersonId; interaction: InteractionId | null },
    act: (found: LoadedMatch, seat: Seat) => MaybeLater<MatchAct | Denial>,
  ): Promise<PlayResult | Denial> {
    const { matchId, person, interaction } = request
    const changed = await this.change(matchId, interaction, (found) => {
      const seat = seatToPlay(found, person)
      return isRefusal(seat) ? seat : act(found, seat)
    })
    if (isRefusal(changed)) return changed
    return playedBy(seatOfPerson(changed.present.record.players, person) ?? '', changed)
  }

  /** Reads several matches with one statement. */
  loadAll(matchIds: readonly string[]): Promise<readonly ReadableMatch[]> {
    const { prisma, games, clock } = this.#options
    return loadAll(prisma, games, matchIds, clock.now())
  }

  /** Reads, changes and writes a match, and starts over if somebody else has written in between. */
  async change(
    matchId: string,
    interaction: InteractionId | null,
    act: (found: LoadedMatch, at: Date) => MaybeLater<MatchAct | Denial>,
  ): Promise<ChangedMatch | Denial> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.load(matchId, interaction)
      if (found === null) return deny('match.unknown')
      const at = this.#options.clock.now()
      const done = await act(found, at)
      if (isRefusal(done)) return done
      const changed = await this.write(found, done, interaction, at)
      if (changed !== null) return changed
    }
    return STALE
  }

  /**
   * @param meanwhile is done with the match as it will be while the database writes it
   * @returns null if somebody else has written since the match was read
   */
  async write(
    found: LoadedMatch,
    act: MatchAct,
    interaction: InteractionId | null,
    at: Date,
    meanwhile?: (changed: ChangedMatch) => void,
  ): Promise<ChangedMatch | null> {
    const change = changeOf(found, act, interaction, at)
    const changed = changedBy(found, act, change)
    const committing = this.#commit(found, change)
    const committed = await (meanwhile === undefined ? committing : besides(committing, () => meanwhile(changed)))
    if (committed === null) return null
    this.known.written(knownAfter(found, change, changed), change.rows)
    this.#announce([{ from: found, change, ...committed }])
    return changed
  }

  /** @returns null if it was not written, or if nobody knows: reading the match again tells */
  async #commit(found: LoadedMatch, change: MatchChange): Promise<CommitReport | null> {
    try {
      return await commit(this.#options.prisma, found, change)
    } catch (error) {
      if (connectionBroke(error)) return null
      throw error
    }
  }

  /**
   * Changes several matches, of each at most one thing, with one statement. Like `change` it works out each change from
   * the match as it was read, but does not start over.
   * @returns the outcome of each, in order
   */
  async changeAll(wishes: readonly Wish[]): Promise<readonly WishEnd[]> {
    const settled: WishEnd[] = []
    const writes = new Map<number, Write>()
    for (const [at, wish] of wishes.entries()) {
      const done = await this.#changeFor(wish)
      if ('change' in done) writes.set(at, done)
      settled.push('change' in done ? { came: 'late' } : done)
      // People's clicks are answered in between.
      await breathe()
    }
    const committed = await commitAll(this.#options.prisma, [...writes.values()])
    const told: CommittedWrite[] = []
    for (const [place, [at, write]] of [...writes].entries()) {
      const one = committed[place]
      if (!one) continue
      settled[at] = { came: 'settled' }
      told.push({ ...write, ...one })
    }
    this.#announce(told)
    return settled
  }

  /** Works out a change that is to be written. @throws StorageDown */
  async #changeFor({ read, act }: Wish): Promise<Write | WishEnd> {
    try {
      const from = read()
      const at = this.#options.clock.now()
      const done = await act(from, at)
      return isRefusal(done) ? { came: 'settled' } : { from, change: changeOf(from, done, null, at) }
    } catch (error) {
      if (error instanceof StorageDown) throw error
      return { came: 'failed', error }
    }
  }

  #announce(told: readonly CommittedWrite[]): void {
    if (told.length === 0) return
    for (const { from, change } of told) this.#log(from, change)
    const sittings = told.flatMap(({ from, change: { sittings } }) =>
      [...sittings.begun, ...sittings.moved]
        .filter(({ heldMs }) => heldMs === null)
        .map((row) => ({ ...row, matchId: from.record.id })),
    )
    const lives = told.flatMap(({ change }) => change.live?.endsAt ?? [])
    const notices = told.flatMap(({ change }) => change.notices)
    this.#options.written({ notices, sittings, lives, reported: told.some(({ reported }) => reported) })
  }

  #log({ record }: LoadedMatch, { notices, rows, outcome }: MatchChange): void {
    const origins = [...new Set(rows.map(({ origin }) => origin))]
    // A secret answer or order is not written to the program's log either: the opponent may read it.
    if (notices.some(({ kind }) => kind !== 'answered'))
      this.#options.log.info({ match: record.id, rows: rows.length, origins, outcome: outcome?.kind }, 'match changed')
  }
}

/**
 * Does something while a statement is under way, once it is sent.
 * @param work may fail: then it is as if it was not done
 */
export async function besides<T>(statement: Promise<T>, work: () => void): Promise<T> {
  // A failure meanwhile is thrown where the statement is awaited.
  statement.catch(() => {})
  await breathe()
  try {
    work()
  } catch {
    // It is done again where its result is needed, and fails there.
  }
  return statement
}

/** The seat of a person who may change the match now. */
export function seatToPlay(found: LoadedMatch, person: PersonId): Seat | Denial {
  const seat = seatOfPerson(found.record.players, person)
  if (seat === null) return deny('match.not-yours')
  if (found.seen) return STALE
  return found.record.status === 'running' ? seat : deny('match.over')
}

/** The part of a change that the person of a seat is shown. */
export const playedBy = (seat: Seat, { present, events }: ChangedMatch): PlayResult => ({
  sight: sightOf(present, seat, previewOf(present, seat)),
  events: events.map((event) => partFor(event, seat)),
})
