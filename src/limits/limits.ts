/** The requests to limits; `limit-table.ts` lists them. */
import { isRefusal, type Refusal } from '../contract/index.ts'
import type { LimitedBy, LimitName } from './limit-table.ts'

/** One use of a limit, with all things for which it is counted. A server is null in direct messages. */
export interface LimitUse {
  readonly limit: LimitName
  readonly of: Readonly<Partial<Record<LimitedBy, string | null | undefined>>>
}

/** Uses that were counted, and may be given back. */
export interface CountedUses {
  readonly uses: readonly LimitUse[]
  readonly at: Date
}

/** Counts uses of limits for all processes together. */
export interface Limits {
  /**
   * Counts uses, all of them or none. To be asked before anything is written or sent.
   *
   * @returns the uses, or a refusal `limit.<name>` with the time at which they are possible again (`again`, in ms; missing: not
   *   by waiting)
   */
  take(uses: readonly LimitUse[]): Promise<CountedUses | Refusal>
  /** Returns the refusal that `take` would give now; null: it would count them. Counts nothing. */
  look(uses: readonly LimitUse[]): Promise<Refusal | null>
  /** Counts a use that can't be refused any more, so that what follows from it can be. */
  note(use: LimitUse): Promise<void>
  /** Takes back uses that came to nothing. Doing it twice does no harm. */
  giveBack(counted: CountedUses): Promise<void>
  /** Forgets all uses of this one: it may be used again from the beginning. */
  forget(use: LimitUse): Promise<void>
}

/** Counts uses within a request; null if they are counted, also by an earlier try of the same request. */
export type TakeUses = (uses: readonly LimitUse[]) => Promise<Refusal | null>

/**
 * Does something that is limited. Each use counts once, however often a lost race repeats it, and is given back if the act is
 * refused in the end, or fails.
 */
export async function limited<T>(limits: Limits, act: (take: TakeUses) => Promise<T>): Promise<T> {
  let counted: CountedUses | null = null
  const giveBack = async () => {
    if (counted !== null) await limits.giveBack(counted)
    counted = null
  }
  const take: TakeUses = async (uses) => {
    if (counted !== null && JSON.stringify(counted.uses) === JSON.stringify(uses)) return null
    await giveBack()
    const taken = await limits.take(uses)
    if (isRefusal(taken)) return taken
    counted = taken as CountedUses
    return null
  }
  let done = false
  try {
    const result = await act(take)
    done = !isRefusal(result)
    return result
  } finally {
    if (!done) await giveBack()
  }
}

/** Returns the refusal of a limit that is reached. @param again null: waiting does not help */
export const limitReached = (limit: LimitName, again: Date | null, values: Refusal['values'] = {}): Refusal => ({
  refused: `limit.${limit}`,
  values: { ...values, ...(again === null ? {} : { again: again.getTime() }) },
})
