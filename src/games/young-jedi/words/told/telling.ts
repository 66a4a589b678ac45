/** How facts become lines: each type has a teller, which may take the facts that belong to it along. */
import type { Seat, SeenEvent, Voice } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import type { Speaker } from '../say.ts'
import type { Bout } from './fight.ts'

/** Facts in their order, and the one that is to be told. */
export interface Telling {
  readonly events: readonly SeenEvent[]
  readonly at: number
  readonly event: SeenEvent
  /** Whose fact it is. */
  readonly seat: Seat
  readonly speaker: Speaker
  readonly voice: Voice
  readonly course: Course
}

/** What was told so far, as far as later lines need it. */
export interface Course {
  /** The fight that goes on, if its beginning was told. */
  bout: Bout | null
}

/** Lines, and how many facts they tell. */
export interface Said {
  readonly lines: readonly string[]
  readonly taken: number
}

export type Teller = (telling: Telling) => Said

/** One line for one fact. */
export const line =
  (say: (telling: Telling) => string): Teller =>
  (telling) => ({ lines: [say(telling)], taken: 1 })

export const nothing: Teller = () => ({ lines: [], taken: 1 })

/** The facts from the present one on that are alike. */
export function runOf(
  { events, at }: Pick<Telling, 'events' | 'at'>,
  isLike: (event: SeenEvent) => boolean,
): SeenEvent[] {
  const end = events.findIndex((event, index) => index >= at && !isLike(event))
  return events.slice(at, end < 0 ? events.length : end)
}

// ---------------------------------------------------------------- reading a fact

/** A card as facts name it. */
export interface Open {
  readonly handle: string
  readonly card: string
}

export const idsIn = (found: unknown): readonly string[] => (found as readonly string[] | undefined) ?? []
export const opensIn = (found: unknown): readonly Open[] => (found as readonly Open[] | undefined) ?? []
export const numbersIn = (found: unknown): Readonly<Record<Side, number>> | undefined =>
  found as Readonly<Record<Side, number>> | undefined
export const cardIn = (found: unknown): string | null => (typeof found === 'string' ? found : null)
