/** How facts become lines: what the tellers of this game are given, and how one line is said for one fact. */
import type { Voice } from '../../../../contract/index.ts'
import type { Tellers as KitTellers, Telling as KitTelling, Teller } from '../../../../kit/facts/tellers.ts'
import type { Side } from '../../cards/card.ts'
import type { FactName, Facts, Open, SeenFact } from '../../rules/facts.ts'
import type { Speaker } from '../say.ts'

/** One side of a fight as it is revealed. */
export interface Fighters {
  readonly characters: readonly Open[]
  readonly weapons: readonly Open[]
  readonly battle: string | null
  /** Handles of weapons that a text has ignored or that were given away. */
  readonly out: readonly string[]
}

/** The fight that goes on. */
export type Bout = Record<Side, Fighters>

/** What was told so far, as far as later lines need it. */
export interface Course {
  /** The fight that goes on, if its beginning was told. */
  bout: Bout | null
}

/** For whom a story is told, and what of it was told already. */
export interface Context {
  readonly speaker: Speaker
  readonly voice: Voice
  readonly course: Course
}

export type Telling<Name extends FactName = FactName> = KitTelling<SeenFact, Context, SeenFact<Name>>
export type Tellers = KitTellers<Facts, Context>

/** For whom one line is said. */
interface Speaking {
  readonly speaker: Speaker
  readonly voice: Voice
}

/** A fact that is said in one line. */
export type Saying<Name extends FactName> = SeenFact<Name> & Speaking

/** A teller of one line for one fact. */
export const line =
  <One extends SeenFact>(say: (saying: One & Speaking) => string): Teller<SeenFact, Context, One> =>
  ({ fact, context: { speaker, voice } }) => ({ lines: [say({ ...fact, speaker, voice })], taken: 1 })
