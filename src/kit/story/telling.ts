/**
 * How the events of a game are told: each event has a telling, and events that belong together have a group, which alone
 * adds up what happened. Log, stories, news and explanations are read off the same sums, so that an event is read once.
 */
import type { Explanation, Seat } from '../../contract/index.ts'

/** How much an event matters to somebody who was away; `unsaid`: it has no line and parts no others. */
export type Weight = 'unsaid' | 'detail' | 'move' | 'event' | 'fight' | 'goal' | 'end'

/** The place of an event in a group of this name. Without `begins` it opens none within another that holds all. */
export interface PartOf<G> {
  readonly group: G
  readonly begins?: true
  readonly ends?: true
}

/** The telling of one kind of event. `S`: how it is said, `Sums`: the sum of each group by its name. */
export interface EventTelling<One, Any, S, Sums extends object> {
  readonly weight: Weight
  /** The group to which it belongs by itself; null or absent: none. */
  part?(one: One): PartOf<keyof Sums & string> | null
  /** It stands in no group, also while one is open. */
  readonly apart?: true
  /** It ends all groups: a turn, the end. */
  readonly closes?: true
  /** Whether the next event is told together with those before it, of which this is the first. */
  joins?(run: readonly [One, ...Any[]], next: Any): boolean
  /** The lines of a run. @param sum that of its group after the run; null outside of groups */
  line(run: readonly [One, ...Any[]], s: S, sum: Sums[keyof Sums] | null): readonly string[]
  /** Shorter forms of the line where it is a point of a story, the longest first. */
  brief?(run: readonly [One, ...Any[]], s: S): readonly string[]
}

/** Events that are told together: the only place where they are added up. Sums are never changed: each is a new one. */
export interface EventGroup<Any, S, Sum> {
  /** Whether everything until its end belongs to it, or only what names it. */
  readonly holds: boolean
  /** All of them in a turn are one entry, wherever they stand, and not only neighbours. */
  readonly gathers?: true
  /** The sum before its first event. @param before the events of the turn up to then */
  begin(before: readonly Any[]): Sum
  add(sum: Sum, one: Any): Sum
  /** The part that later lines need of a sum whose events have been told. */
  resume(sum: Sum): Sum
  /** The head, then the consequences. @param sums of neighbours: one, or several that are told in one point; @param going whether the last is still open */
  points(sums: readonly Sum[], s: S, going: boolean): readonly StoryPoint[]
  counts?(sum: Sum, s: S): readonly Explanation[]
}

/** Something that happened, in a sentence. */
export interface StoryPoint {
  readonly weight: Weight
  readonly text: string
  /** Shorter forms, the longest first. */
  readonly brief?: readonly string[]
  readonly by?: Seat
}

/** All tellings and groups of a game. */
export interface Storyteller<Any extends { readonly type: string }, S, Sums extends object> {
  // Each telling takes the event of its own name; the compiler can't follow that for all names at once.
  readonly tellings: { readonly [Name in Any['type']]: EventTelling<Extract<Any, { type: Name }>, Any, S, Sums> }
  readonly groups: { readonly [G in keyof Sums]: EventGroup<Any, S, Sums[G]> }
}

/** Events that are told together: a group, neighbouring or gathered groups of one name, or a run outside of groups. */
export interface StoryEntry {
  readonly points: readonly StoryPoint[]
  readonly lines: readonly string[]
  readonly counts: readonly Explanation[]
}
