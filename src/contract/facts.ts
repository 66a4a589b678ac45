/** What a game tells: facts, and what each reader may know of them. */
import type { Json } from './json.ts'
import type { Reader, Seat } from './seats.ts'

/** A fact, in order. `secret` holds what only the named seats may know beyond the public part. */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat
  readonly data: Readonly<Record<string, Json>>
  readonly secret?: Readonly<Record<Seat, Readonly<Record<string, Json>>>>
}

/** A fact as one reader may know it. */
export interface SeenEvent {
  readonly type: string
  readonly seat?: Seat
  readonly data: Readonly<Record<string, Json>>
  readonly own?: Readonly<Record<string, Json>>
}

/** A fact as one reader may know it. */
export function seenBy(event: GameEvent, reader: Reader): SeenEvent {
  const own = event.secret?.[reader]
  return {
    type: event.type,
    data: event.data,
    ...(event.seat === undefined ? {} : { seat: event.seat }),
    ...(own === undefined ? {} : { own }),
  }
}
