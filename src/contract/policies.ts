/** Player-substitutes: functions of what a seat sees that answer for it, and what those need that look ahead. */
import type { Answer, Decision } from './decisions.ts'
import type { SeenEvent } from './facts.ts'
import type { Json } from './json.ts'
import type { Seat } from './seats.ts'
import type { Deck, DeckList, Options } from './setup.ts'

/** The answer of a player-substitute, or `ask` to leave this one to the person. */
export type Reply = Answer | 'ask'

/**
 * The type of practice opponent, safest answer, random tester and standing orders: a function of the seat's view. None
 * of them ever gets the state.
 */
export type Policy<V = unknown, Settings = unknown, Side extends Seat = Seat> = (
  view: V,
  decision: Decision<Side>,
  settings: Settings,
) => Reply

/**
 * The knowledge that one seat has gained in a match beyond its present view. Plain JSON, made only of what that seat
 * was told.
 */
export type SeatKnowledge = { readonly [field: string]: Json | undefined }

/** A seeded source of whole numbers from 0 up to (not including) `below`, evenly spread. */
export type ChanceStream = (below: number) => number

/** The facts that a seat knows before a match begins. */
export interface SearchStart<Side extends Seat = Seat> {
  readonly seat: Side
  /** The seat's own deck. */
  readonly deck: DeckList
  readonly terms: Options
  /** The decks from which an opponent may have chosen; in a league with open lists the opponent's own deck alone. */
  readonly decks: readonly Deck[]
}

/** The size of a search. */
export interface SearchSize {
  /** The number of playouts. */
  readonly playouts: number
  /** The most answers that are tried, the policy's own included. */
  readonly candidates: number
}

/**
 * Imagined states. S is the state, V a view of it, Side one of the game's seats. None of these functions gets the state of a
 * match, but for `reshuffled`, which gets those of matches that are over.
 */
export interface Search<S = unknown, V = unknown, Side extends Seat = Seat> {
  /** Returns what a seat knows at the start. */
  knows(start: SearchStart<Side>): SeatKnowledge
  /** Returns what it knows after these events, as it was told them. @param view the seat's view after the events */
  learns(known: SeatKnowledge, seen: readonly SeenEvent[], view: V): SeatKnowledge
  /**
   * Returns a whole state that the seat of the decision could be in: the seat's view of it equals `view`, the decision is
   * open in it, and nothing in it depends on anything but the arguments. Secret answers of the opponent are given again.
   * @throws if no state fits
   */
  imagine(view: V, decision: Decision<Side>, known: SeatKnowledge, chance: ChanceStream): S
  /** Returns sensible answers besides the practice policy's own; no two alike; at most `most`. */
  candidates(view: V, decision: Decision<Side>, most: number, chance: ChanceStream): readonly Answer[]
  /** The chance that a seat wins, from 0 to 1, by its own view; 0, ½ or 1 once the match is over. */
  value(view: V, seat: Side): number
  /** Whether a playout that began at `start` stops here. */
  rests(start: V, view: V): boolean
  /** Whether a search is worth its time: false for trivial answers, and where the game can't imagine states. */
  matters(view: V, decision: Decision<Side>): boolean
  /** How much an opponent usually thinks that plays as well as it can. */
  readonly usual: SearchSize
  /** The levels that people are offered beside the practice policy: the arena has shown that they play better or worse. */
  readonly offers: readonly ('easy' | 'strong')[]
  /** Kinds of decisions that both seats answer in secret: one of the good answers is drawn by lot. */
  readonly mixes: readonly string[]
  /**
   * Returns a state of a finished match with other chance: what neither seat knew is shuffled again (piles, but for cards
   * that one of them knew to lie there), and later chance is new. Hands and secret answers stay. Only the analysis of
   * finished matches calls it. Absent: matches of this game are not analysed.
   * @param known the knowledge of each seat in this state
   */
  reshuffled?(state: S, known: Readonly<Record<Side, SeatKnowledge>>, chance: ChanceStream): S
}
