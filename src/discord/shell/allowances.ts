/**
 * Limits for each person, and for each server, on requests that cost the machine much. They are kept in memory: a restart
 * forgets them, and does no harm by that.
 */
import type { Refusal } from '../../contract/index.ts'
import { LIMIT_TABLE, type LimitName, limitNamed } from '../../limits/limit-table.ts'
import { speak } from '../../locales/index.ts'
import type { ChannelPlace, PersonId } from '../../matches/api.ts'
import type { Clock } from '../../time/clock.ts'
import type { Request } from './requests.ts'
import { relative } from './text-limits.ts'

/** A kind of request that is limited in memory. */
export type LimitedRequest = {
  [Name in LimitName]: (typeof LIMIT_TABLE)[Name]['kept'] extends 'memory' ? Name : never
}[LimitName]

/** A limit that is reached: whose it is, and when there is one again. */
export interface ReachedLimit {
  readonly whose: 'person' | 'server'
  readonly again: Date
}

/** The most entries that are kept. */
const MOST_KEPT = 10_000

/** Counts what people have asked for. */
export class Allowances {
  readonly #clock: Pick<Clock, 'now'>
  /** By person or server, and kind: when all that was used will have come back, in milliseconds. */
  readonly #fullAt = new Map<string, number>()

  readonly #actsPerMinute: number

  /** @param actsPerMinute the most acts of a person, if it is not that of the table */
  constructor(clock: Pick<Clock, 'now'>, actsPerMinute: number = LIMIT_TABLE.acts.counts[0].most) {
    this.#clock = clock
    this.#actsPerMinute = actsPerMinute
  }

  /** Uses one of a person, and of the server in which they ask. @returns null if it was there */
  take(person: PersonId, guildId: ChannelPlace['guildId'], kind: LimitedRequest): ReachedLimit | null {
    const now = this.#clock.now().getTime()
    const used = this.#usesOf(person, guildId, kind).map(({ name, whose, each, withinMs }) => {
      return { name, whose, withinMs, fullAt: Math.max(now, this.#fullAt.get(name) ?? now) + each }
    })
    for (const { whose, withinMs, fullAt } of used)
      if (fullAt - now > withinMs) return { whose, again: new Date(fullAt - withinMs) }
    if (this.#fullAt.size >= MOST_KEPT) this.#fullAt.clear()
    for (const { name, fullAt } of used) this.#fullAt.set(name, fullAt)
    return null
  }

  /** Gives back one that was used. */
  giveBack(person: PersonId, guildId: ChannelPlace['guildId'], kind: LimitedRequest): void {
    for (const { name, each } of this.#usesOf(person, guildId, kind)) {
      const fullAt = this.#fullAt.get(name)
      if (fullAt !== undefined) this.#fullAt.set(name, fullAt - each)
    }
  }

  /** The counts that a request adds to, with the time in which each gets one back, in milliseconds. */
  #usesOf(person: PersonId, guildId: ChannelPlace['guildId'], kind: LimitedRequest) {
    const counts = limitNamed(kind).counts.map(({ most: usual, withinMs, of }) => {
      const whose = of[0] === 'server' ? 'server' : 'person'
      const most = kind === 'acts' ? this.#actsPerMinute : usual
      return {
        name: `${kind} of ${whose === 'server' ? guildId : person}`,
        whose,
        withinMs,
        each: withinMs / most,
      } as const
    })
    return counts.filter(({ whose }) => whose === 'person' || guildId !== null)
  }
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
