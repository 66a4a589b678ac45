/**
 * Limits for each person on requests that cost the machine much. They are kept in memory: a restart forgets them, and
 * does no harm by that.
 */
import type { Refusal } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { PersonId } from '../../matches/api.ts'
import type { Clock } from '../../time/clock.ts'
import type { Request } from './requests.ts'
import { relative } from './text-limits.ts'

const MINUTE_MS = 60_000

/** So many of each kind, one after another at any speed; all of them come back within the time. */
const ALLOWED = {
  /** GIFs of whole matches. */
  pictures: { count: 6, withinMs: 10 * MINUTE_MS },
  exports: { count: 10, withinMs: 10 * MINUTE_MS },
  imports: { count: 20, withinMs: 10 * MINUTE_MS },
  searches: { count: 60, withinMs: MINUTE_MS },
} as const

/** A kind of request that is limited. */
export type Limited = keyof typeof ALLOWED

/** The most entries that are kept. */
const MOST_KEPT = 10_000

/** Counts what people have asked for. */
export class Allowances {
  readonly #clock: Pick<Clock, 'now'>
  /** By person and kind: when all that was used will have come back, in milliseconds. */
  readonly #fullAt = new Map<string, number>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Uses one. @returns null if it was there; else the time at which there is one again */
  take(person: PersonId, kind: Limited): Date | null {
    const { count, withinMs } = ALLOWED[kind]
    const each = withinMs / count
    const now = this.#clock.now().getTime()
    const name = `${kind} ${person}`
    const fullAt = Math.max(now, this.#fullAt.get(name) ?? now) + each
    if (fullAt - now > withinMs) return new Date(fullAt - withinMs)
    if (this.#fullAt.size >= MOST_KEPT) this.#fullAt.clear()
    this.#fullAt.set(name, fullAt)
    return null
  }

  /** Gives back one that a person has used. */
  giveBack(person: PersonId, kind: Limited): void {
    const { count, withinMs } = ALLOWED[kind]
    const name = `${kind} ${person}`
    const fullAt = this.#fullAt.get(name)
    if (fullAt !== undefined) this.#fullAt.set(name, fullAt - withinMs / count)
  }
}

/** Gives back what a refused request has used, if it was refused because the program is busy (`busy.…`). */
export function giveBackIfBusy(
  { incoming: { person } }: Request,
  { allowances }: { readonly allowances: Allowances },
  kind: Limited,
  { refused }: Refusal,
): void {
  if (refused.startsWith('busy.')) allowances.giveBack(person, kind)
}

/** Uses one for the person of a request, or tells them when there is one again. @returns whether they may go on */
export async function mayAsk(
  request: Request,
  { allowances }: { readonly allowances: Allowances },
  kind: Limited,
): Promise<boolean> {
  const { person, language } = request.incoming
  const again = allowances.take(person, kind)
  if (again === null) return true
  await request.tell(speak(language)('error.too-often', { time: relative(again) }))
  return false
}
