/**
 * The facts that a game tells, and what each reader may know of them. A game has one map from the name of each fact to
 * its fields. The compiler checks emitting, telling, explaining and counting of facts against it.
 */
import type { Json } from './json.ts'
import type { Reader, Seat } from './seats.ts'

type Fields = Readonly<Record<string, Json | undefined>>

/** The fields of one fact. */
export interface FactFields {
  /** The seat to which the fact belongs; `null` if it belongs to none. */
  readonly seat: Seat | null
  /** The fields that everybody may know. */
  readonly data: Fields
  /** The further fields that only some seats may know; with `undefined` in the type the secret part may be missing. */
  readonly own?: Fields | undefined
}

/** A map from the name of each fact of a game to its fields. */
export type FactMap<F> = { readonly [Name in keyof F]: FactFields }

/** The map of a game whose facts are not known: any name, any fields. */
export type AnyFacts = Readonly<Record<string, Required<FactFields>>>

/** The names of the facts in a map. */
export type FactName<F extends FactMap<F>> = keyof F & string

type SeatOf<One extends FactFields> = [One['seat']] extends [null]
  ? { readonly seat?: never }
  : null extends One['seat']
    ? { readonly seat?: NonNullable<One['seat']> }
    : { readonly seat: One['seat'] }

/** The secret part of a fact; `never` of one that has none. */
export type OwnOf<One> = One extends { readonly own: infer Own } ? Own : never

/** A fact, in order. `secret` holds what only the named seats may know beyond the public part. */
export type GameEvent<F extends FactMap<F> = AnyFacts, Name extends FactName<F> = FactName<F>> = {
  [N in Name]: SeatOf<F[N]> & {
    readonly type: N
    readonly data: F[N]['data']
    readonly secret?: Readonly<Record<Seat, NonNullable<OwnOf<F[N]>>>>
  }
}[Name]

/** A fact as one reader may know it; `own` is the secret part that this reader may know. */
export type SeenEvent<F extends FactMap<F> = AnyFacts, Name extends FactName<F> = FactName<F>> = {
  [N in Name]: SeatOf<F[N]> & {
    readonly type: N
    readonly data: F[N]['data']
    readonly own?: NonNullable<OwnOf<F[N]>>
  }
}[Name]

/**
 * For each fact whether it is irrevocable, or how that follows from its fields. A fact is irrevocable if it draws, turns
 * up or shuffles a card, or if chance decides it: a person who has seen it can't choose again as if they had not. A card
 * that its own player chooses among cards that they see is not turned up by that.
 */
export type IrrevocableFacts<F extends FactMap<F>> = {
  readonly [Name in FactName<F>]: boolean | ((fact: SeenEvent<F, Name>) => boolean)
}

/** A fact as one reader may know it. Facts reach readers only through this function. */
export function seenBy(event: GameEvent, reader: Reader): SeenEvent {
  const own = event.secret?.[reader]
  return {
    type: event.type,
    data: event.data,
    ...(event.seat === undefined ? {} : { seat: event.seat }),
    ...(own === undefined ? {} : { own }),
  }
}
