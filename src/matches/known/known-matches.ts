/**
 * The matches that this process has read or written last. Another process may have written since, so that nothing here
 * is shown or counts before the database has said the same: it is for work that is done while a match is read.
 */
import { stringify } from 'safe-stable-stringify'
import type { Seat } from '../../contract/index.ts'
import type { ChangedMatch } from '../change.ts'
import type { NewLogRow } from '../course.ts'
import { type RecentRow, recentRowsWith } from '../last-turn.ts'
import type { KeptDraft, LoadedMatch, LoadedSince } from '../match-rows.ts'
import type { MatchChange } from '../match-writes.ts'

/** The most matches that are kept: as many as states (`known-states.ts`). */
const MOST = 32

/** A match that this process knows, with the recent rows of the seats for which they were read. */
interface KnownMatch {
  readonly match: LoadedMatch
  readonly recent: Readonly<Record<Seat, readonly RecentRow[]>>
}

/** Keeps the last matches that were read or written; the last used stands last. */
export class KnownMatches {
  readonly #kept = new Map<string, KnownMatch>()

  /** Returns a running match as if it were read at this time; undefined if this process does not know it. */
  of(matchId: string, at: Date): LoadedMatch | undefined {
    const known = this.#kept.get(matchId)
    return known && { ...known.match, at }
  }

  /** The same, with its recent rows for a seat. */
  since(matchId: string, seat: Seat, at: Date): LoadedSince | undefined {
    const known = this.#kept.get(matchId)
    const recent = known?.recent[seat]
    return known && recent && { match: { ...known.match, at }, recent }
  }

  /** Keeps a match as it was read for a seat. */
  read({ match, recent }: LoadedSince, seat: Seat): void {
    const before = this.#kept.get(match.record.id)
    const others = before?.match.version === match.version ? before.recent : {}
    this.#put({ match, recent: { ...others, [seat]: recent } })
  }

  /** Keeps a match as it is once these rows of its log are written. */
  written(match: LoadedMatch, rows: readonly NewLogRow[]): void {
    const before = this.#kept.get(match.record.id)
    const isNext = before?.match.version === match.version - 1
    const recent = Object.entries(isNext ? before.recent : {}).flatMap(([seat, earlier]) => {
      const now = recentRowsWith(earlier, seat, rows)
      return now === null ? [] : [[seat, now] as const]
    })
    this.#put({ match, recent: Object.fromEntries(recent) })
  }

  /** Keeps a draft that was written. */
  draft(matchId: string, draft: KeptDraft): void {
    const known = this.#kept.get(matchId)
    if (known === undefined) return
    const { match } = known
    const others = match.drafts.filter(({ seat, about }) => seat !== draft.seat || about !== draft.about)
    this.#kept.set(matchId, { ...known, match: { ...match, drafts: [...others, draft] } })
  }

  #put(known: KnownMatch): void {
    const { id, status } = known.match.record
    this.#kept.delete(id)
    if (status !== 'running') return
    this.#kept.set(id, { ...known, match: { ...known.match, seen: false } })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest)
  }
}

/** Returns a match as the next reading will find it, once a change is written. */
export const knownAfter = (
  found: LoadedMatch,
  { rows, misses, end }: MatchChange,
  { present }: ChangedMatch,
): LoadedMatch => ({
  ...found,
  ...present,
  version: found.version + 1,
  moves: found.moves + rows.length,
  engine: rows.at(-1)?.engine ?? found.engine,
  end,
  misses: { ...found.misses, ...misses },
})

/** Whether two readings of a match have found the same, at whatever time. */
export const isSameMatch = (one: LoadedMatch, other: LoadedMatch): boolean =>
  one.version === other.version && one.state === other.state && textOfAllElse(one) === textOfAllElse(other)

/** The text of all that stands beside the state of a match; other rows have another text. */
function textOfAllElse({ state: _, at: __, game: ___, drafts, sittings, ...rest }: LoadedMatch): string {
  const ofSeat = ({ seat, about = '' }: { readonly seat: string; readonly about?: string }) => `${seat}|${about}`
  const ordered = <T extends { readonly seat: string; readonly about?: string }>(rows: readonly T[]) =>
    [...rows].sort((a, b) => (ofSeat(a) < ofSeat(b) ? -1 : 1))
  return stringify({ ...rest, drafts: ordered(drafts), sittings: ordered(sittings) }) ?? ''
}
