/**
 * One change of a match: read, worked out, and written; and begun anew if somebody else has written in between.
 */
import type { Logger } from 'pino'
import { isRefusal, type Seat } from '../contract/index.ts'
import type { Games } from '../games/games.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { type Denied, deny, type InteractionId, type Notice, type PersonId, type Played } from './api.ts'
import { type Act, type Changed, changedBy, changeOf } from './change.ts'
import { Course } from './course.ts'
import { type Committed, commit, type Loaded, load, loadAll, type MatchChange, type Read } from './match-rows.ts'
import { partFor } from './notices.ts'
import { previewOf, seatOf, sightOf } from './sight.ts'
import type { SittingRow } from './sittings.ts'

/** The dependencies of changes. */
export interface ChangesOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  readonly log: Logger
  /** Called after each change: with the notices to deliver and the sittings that have begun. */
  readonly written: (written: Written) => void
}

/** The parts of a change that other modules have to hear of. */
export interface Written {
  readonly notices: readonly Notice[]
  readonly sittings: readonly (SittingRow & { readonly matchId: string })[]
  /** The live session whose time runs now. */
  readonly live?: { readonly matchId: string; readonly endsAt: Date }
  /** Whether leagues or ratings have to hear of it. */
  readonly reported?: boolean
}

/** How often a request is repeated because the opponent's came between. */
export const TRIES = 20

/** The request came too late: the match has changed, or the same request has counted. */
export const STALE = deny('match.stale')

/** A result that is there at once, or later. */
export type MaybeLater<T> = T | Promise<T>

/** The course of a match from its present state on. */
export const courseOf = ({ game, state, engine }: Loaded): Course => new Course(game, state, engine)

/** Reads, changes and writes matches. */
export class Changes {
  readonly #options: ChangesOptions

  constructor(options: ChangesOptions) {
    this.#options = options
  }

  /** Reads a match, and whether this interaction has counted in it. */
  load(matchId: string, interaction: InteractionId | null = null): Promise<Loaded | null> {
    const { prisma, games, clock } = this.#options
    return load(prisma, games, matchId, clock.now(), interaction)
  }

  /** A change by the person of a seat. */
  async byPlayer(
    request: { matchId: string; person: PersonId; interaction: InteractionId | null },
    act: (found: Loaded, seat: Seat) => MaybeLater<Act | Denied>,
  ): Promise<Played | Denied> {
    const { matchId, person, interaction } = request
    const changed = await this.change(matchId, interaction, (found) => {
      const seat = seatToPlay(found, person)
      return isRefusal(seat) ? seat : act(found, seat)
    })
    if (isRefusal(changed)) return changed
    return playedBy(seatOf(changed.present.record.players, person) ?? '', changed)
  }

  /** Reads several matches with one statement. */
  loadAll(matchIds: readonly string[]): Promise<readonly Read[]> {
    const { prisma, games, clock } = this.#options
    return loadAll(prisma, games, matchIds, clock.now())
  }

  /**
   * Reads, changes and writes a match, and starts over if somebody else has written in between.
   * @param read the match as it was read a little earlier
   */
  async change(
    matchId: string,
    interaction: InteractionId | null,
    act: (found: Loaded, at: Date) => MaybeLater<Act | Denied>,
    read?: Read['read'],
  ): Promise<Changed | Denied> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = tries === 0 && read !== undefined ? read() : await this.load(matchId, interaction)
      if (found === null) return deny('match.unknown')
      const at = this.#options.clock.now()
      const done = await act(found, at)
      if (isRefusal(done)) return done
      const changed = await this.write(found, done, interaction, at)
      if (changed !== null) return changed
    }
    return STALE
  }

  /** @returns null if somebody else has written since the match was read */
  async write(found: Loaded, act: Act, interaction: InteractionId | null, at: Date): Promise<Changed | null> {
    const change = changeOf(found, act, interaction, at)
    const committed = await commit(this.#options.prisma, found, change)
    if (committed === null) return null
    this.#announce(found, change, committed)
    return changedBy(found, act, change)
  }

  #announce({ record }: Loaded, change: MatchChange, { reported }: Committed): void {
    const { outcome, notices, rows, sittings, live } = change
    const origins = [...new Set(rows.map(({ origin }) => origin))]
    // A secret answer or order is not written to the program's log either: the opponent may read it.
    if (notices.some(({ kind }) => kind !== 'answered'))
      this.#options.log.info({ match: record.id, rows: rows.length, origins, outcome: outcome?.kind }, 'match changed')
    const running = [...sittings.begun, ...sittings.moved].filter(({ heldMs }) => heldMs === null)
    const begun = running.map((row) => ({ ...row, matchId: record.id }))
    const endsAt = live?.endsAt ?? null
    const timed = endsAt === null ? {} : { live: { matchId: record.id, endsAt } }
    this.#options.written({ notices, sittings: begun, ...timed, reported })
  }
}

/** The seat of a person who may change the match now. */
export function seatToPlay(found: Loaded, person: PersonId): Seat | Denied {
  const seat = seatOf(found.record.players, person)
  if (seat === null) return deny('match.not-yours')
  if (found.seen) return STALE
  return found.record.status === 'running' ? seat : deny('match.over')
}

/** The part of a change that the person of a seat is shown. */
export const playedBy = (seat: Seat, { present, events }: Changed): Played => ({
  sight: sightOf(present, seat, previewOf(present, seat)),
  events: events.map((event) => partFor(event, seat)),
})
