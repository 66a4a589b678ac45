/**
 * The roles of limits. The engine tells texts its facts ("a card was hit") and asks them its questions ("may this card
 * deploy there?"); each has roles, which it fills with cards, places, players and values. A moment, deed, leave or value
 * says which role each of its limits asks about, so that one dispatcher checks all limits. An argument that could be a limit
 * and has no role does not compile.
 */
import type { Arguments } from './takes.ts'

/** Roles are filled with cards or places, a player, a phase, or a value of a closed list. */
type RoleTake = 'subject' | 'player' | 'phase' | readonly string[]
/** The roles of a fact or a question. */
export type RoleTable = Readonly<Record<string, RoleTake>>

/** The kind of role that an argument of this type asks about; never: the argument is no limit. */
type AskedBy<T> = T extends 'filter'
  ? 'subject'
  : T extends 'player' | 'phase'
    ? T
    : T extends readonly string[]
      ? T
      : never
/** Whether a role can answer: it is filled with that, and a list has all values that the limit may name. */
type Answers<K, R> = K extends readonly (infer A)[]
  ? R extends readonly (infer B)[]
    ? A extends B
      ? true
      : false
    : false
  : R extends K
    ? true
    : false
type RolesFor<R, K> = { [N in keyof R]: false extends Answers<K, R[N]> ? never : N }[keyof R]
type NameOf<A> = A extends `${infer N}?` ? N : A
/** The role of each limit of a word with such arguments, among these roles. */
export type Roles<T, R> = {
  readonly [A in keyof T as [AskedBy<T[A]>] extends [never] ? never : NameOf<A>]: RolesFor<R, AskedBy<T[A]>>
}
/** The arguments that a word is read with where none of some others is given: "without `of`: this card". */
interface Absent<T, C> {
  readonly without: readonly NameOf<keyof T>[]
  readonly given: Partial<Arguments<T>> & { readonly while?: C }
}
type RoleOf<R, K> = { [N in keyof R]: R[N] extends K ? N : never }[keyof R]
/**
 * The roles of the limits of a word, and its meaning without some of them. `C`: a condition. `own`: the card of that role has
 * to be the one that speaks; `yours`: the player of that role has to be the player of the text.
 */
export interface LimitRoles<T, R, C> {
  readonly roles: Roles<T, R>
  readonly absent?: readonly Absent<T, C>[]
  readonly own?: RoleOf<R, 'subject'>
  readonly yours?: RoleOf<R, 'player'>
}
/** The same of any word, as the dispatcher reads it. */
export interface AnyLimitRoles {
  readonly roles: Readonly<Record<string, string>>
  readonly absent?: readonly { readonly without: readonly string[]; readonly given: object }[]
  readonly own?: string
  readonly yours?: string
}
