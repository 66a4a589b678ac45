/** From facts to lines: the context of this game's tellers, and a helper for facts with one line. */
import type { Voice } from '../../../contract/index.ts'
import type { Tellers as KitTellers, FactInContext as KitTelling, Teller } from '../../../kit/facts/tellers.ts'
import type { Side } from '../cards/card.ts'
import type { FactName, Facts, Open, SeenFact } from '../state/game-facts.ts'
import type { Speaker } from '../words/say.ts'

/** One side of a fight as it is revealed. */
export interface ShownFighters {
  readonly characters: readonly Open[]
  readonly weapons: readonly Open[]
  readonly battle: string | null
  /** Handles of weapons that a text has ignored or that were given away. */
  readonly out: readonly string[]
}

/** The fight that goes on. */
export type Bout = Record<Side, ShownFighters>

/** The parts of the story so far that later lines need. */
export interface ToldBefore {
  /** The fight that goes on, if its beginning was told. */
  bout: Bout | null
}

/** The reader of a story, and all that was told before. */
export interface StoryContext {
  readonly speaker: Speaker
  readonly voice: Voice
  readonly before: ToldBefore
}

/** A fact to be told, with its context. */
export type FactInStory<Name extends FactName = FactName> = KitTelling<SeenFact, StoryContext, SeenFact<Name>>
/** The tellers of this game. */
export type Tellers = KitTellers<Facts, StoryContext>

/** The reader of one line. */
interface LineReader {
  readonly speaker: Speaker
  readonly voice: Voice
}

/** A fact that is said in one line. */
export type SaidFact<Name extends FactName> = SeenFact<Name> & LineReader

/** A teller of one line for one fact. */
export const line =
  <One extends SeenFact>(say: (saying: One & LineReader) => string): Teller<SeenFact, StoryContext, One> =>
  ({ fact, context: { speaker, voice } }) => ({ lines: [say({ ...fact, speaker, voice })], taken: 1 })
