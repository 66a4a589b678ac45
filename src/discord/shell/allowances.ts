/**
 * Limits for each person, and for each server, on requests that cost the machine much. They are kept in memory: a restart
 * forgets them, and does no harm by that.
 */
import type { Refusal } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { ChannelPlace, PersonId } from '../../matches/api.ts'
import type { Clock } from '../../time/clock.ts'
import { MINUTE_MS } from '../../time/lengths.ts'
import type { Request } from './requests.ts'
import { relative } from './text-limits.ts'

/** So many of each kind, one after another at any speed; all of them come back within the time. */
const ALLOWED = {
  /** GIFs of whole matches. */
  pictures: { count: 6, withinMs: 10 * MINUTE_MS },
  exports: { count: 10, withinMs: 10 * MINUTE_MS },
  imports: { count: 20, withinMs: 10 * MINUTE_MS },
  searches: { count: 60, withinMs: MINUTE_MS },
} as const

/** A server may ask for so many times as much as a person: a crowd of accounts must not ask without limit. */
const SERVER_TIMES = 10

/** A limit that is reached: whose it is, and when there is one again. */
export interface Reached {
  readonly whose: 'person' | 'server'
  readonly again: Date
}

/** A kind of request that is limited. */
export type LimitedRequest = keyof typeof ALLOWED

/** The most entries that are kept. */
const MOST_KEPT = 10_000

/** Counts what people have asked for. */
export class Allowances {
  readonly #clock: Pick<Clock, 'now'>
  /** By person or server, and kind: when all that was used will have come back, in milliseconds. */
  readonly #fullAt = new Map<string, number>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Uses one of a person, and of the server in which they ask. @returns null if it was there */
  take(person: PersonId, guildId: ChannelPlace['guildId'], kind: LimitedRequest): Reached | null {
    const { withinMs } = ALLOWED[kind]
    const now = this.#clock.now().getTime()
    const used = usesOf(person, guildId, kind).map(({ name, whose, each }) => {
      return { name, whose, fullAt: Math.max(now, this.#fullAt.get(name) ?? now) + each }
    })
    for (const { whose, fullAt } of used)
      if (fullAt - now > withinMs) return { whose, again: new Date(fullAt - withinMs) }
    if (this.#fullAt.size >= MOST_KEPT) this.#fullAt.clear()
    for (const { name, fullAt } of used) this.#fullAt.set(name, fullAt)
    return null
  }

  /** Gives back one that was used. */
  giveBack(person: PersonId, guildId: ChannelPlace['guildId'], kind: LimitedRequest): void {
    for (const { name, each } of usesOf(person, guildId, kind)) {
      const fullAt = this.#fullAt.get(name)
      if (fullAt !== undefined) this.#fullAt.set(name, fullAt - each)
    }
  }
}

/** The counts that a request adds to, with the time in which each gets one back, in milliseconds. */
function usesOf(person: PersonId, guildId: ChannelPlace['guildId'], kind: LimitedRequest) {
  const { count, withinMs } = ALLOWED[kind]
  const each = withinMs / count
  const own = { name: `${kind} ${person}`, whose: 'person' as const, each }
  const server = { name: `${kind} in ${guildId}`, whose: 'server' as const, each: each / SERVER_TIMES }
  return guildId === null ? [own] : [own, server]
}

/** Gives back what a refused request has used, if it was refused because the program is busy (`busy.…`). */
export function giveBackIfBusy(
  { incoming: { person, place } }: Request,
  { allowances }: { readonly allowances: Allowances },
  kind: LimitedRequest,
  { refused }: Refusal,
): void {
  if (refused.startsWith('busy.')) allowances.giveBack(person, place.guildId, kind)
}

/** Uses one for the person and the server of a request, or tells them when there is one again. @returns whether they may go on */
export async function takeAllowance(
  request: Request,
  { allowances }: { readonly allowances: Allowances },
  kind: LimitedRequest,
): Promise<boolean> {
  const { person, language, place } = request.incoming
  const reached = allowances.take(person, place.guildId, kind)
  if (reached === null) return true
  const key = reached.whose === 'person' ? 'error.too-often' : 'error.server-too-often'
  await request.tell(speak(language)(key, { time: relative(reached.again) }))
  return false
}
