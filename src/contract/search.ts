/** The part of a game that lets an opponent look ahead: which states its seat could be in, and how good they are. */
import type { Answer, Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { Json } from './json.ts'
import type { Seat } from './seats.ts'
import type { Deck, DeckList, Options } from './setup.ts'

/**
 * What one seat has learned in a match beyond its present view. Plain JSON, made only of what that seat was told: it
 * crosses into the thread that searches, and no state does.
 */
export type Known = { readonly [field: string]: Json | undefined }

/** A seeded source of whole numbers from 0 up to (not including) `below`, evenly spread. */
export type Chance = (below: number) => number

/** What a seat knows before a match begins. */
export interface SearchStart<Side extends Seat = Seat> {
  readonly seat: Side
  /** The seat's own deck. */
  readonly deck: DeckList
  readonly terms: Options
  /** The decks from which an opponent may have chosen; in a league with open lists the opponent's own deck alone. */
  readonly decks: readonly Deck[]
}

/** S is the state, V a view of it, Side one of the game's seats. None of these functions gets the state of a match. */
export interface Search<S = unknown, V = unknown, Side extends Seat = Seat> {
  /** Returns what a seat knows at the start. */
  knows(start: SearchStart<Side>): Known
  /** Returns what it knows after these events, as it was told them. @param view the seat's view after the events */
  learns(known: Known, seen: readonly SeenEvent[], view: V): Known
  /**
   * Returns a whole state that the seat of the decision could be in: the seat's view of it equals `view`, the decision is
   * open in it, and nothing in it depends on anything but the arguments. Secret answers of the opponent are given again.
   * @throws if no state fits
   */
  imagine(view: V, decision: Decision<Side>, known: Known, chance: Chance): S
  /** Returns sensible answers besides the practice policy's own; no two alike; at most `most`. */
  candidates(view: V, decision: Decision<Side>, most: number, chance: Chance): readonly Answer[]
  /** The chance that a seat wins, from 0 to 1, by its own view; 0, ½ or 1 once the match is over. */
  value(view: V, seat: Side): number
  /** Whether a playout that began at `start` stops here. */
  rests(start: V, view: V): boolean
  /** Whether a search is worth its time: false for trivial answers, and where the game can't imagine states. */
  matters(view: V, decision: Decision<Side>): boolean
  /** Kinds of decisions that both seats answer in secret: one of the good answers is drawn by lot. */
  readonly mixes: readonly string[]
}
