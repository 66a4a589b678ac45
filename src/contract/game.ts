/**
 * The contract between a game and everything else; each topic has a file of its own in this folder.
 *
 * A game module is pure: no clock, no database, no Discord, no randomness but the seeded streams in its own state.
 * Everything here is plain data that survives JSON, so that a match can sleep for months between two moves.
 * Nothing outside a game module knows a card or a rule: it shows the decisions that the game offers.
 */
import type { CardBook } from './cards.ts'
import type { Answer, Decision } from './decisions.ts'
import type { Help } from './explanations.ts'
import type { GameEvent, SeenEvent } from './facts.ts'
import type { Json } from './json.ts'
import type { Layout, ShownFight } from './layout.ts'
import type { Lesson } from './lesson.ts'
import type { DeckOrders, OrderOffer, StandingOrder } from './orders.ts'
import type { Rows } from './planning.ts'
import type { Policy, Reply } from './policies.ts'
import type { Refusal } from './refusals.ts'
import type { Rulebook } from './rulebook.ts'
import type { Scenarios } from './scenarios.ts'
import type { Reader, Seat } from './seats.ts'
import type { Deck, DeckList, Options, RuleChoice } from './setup.ts'
import type { Statistics } from './study.ts'
import type { TakeBack } from './take-back.ts'
import type { Voice, Words } from './words.ts'

export interface Step<S> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

export interface Outcome {
  /** `planet-victory`, `deck-victory`, `tie`, `concession`, `time-out`, `void` … */
  readonly kind: string
  readonly winner: Seat | null
  readonly values: Readonly<Record<string, Json>>
}

/** S is the state (secret, plain JSON), V a view of it. */
export interface Game<S = unknown, V = unknown> {
  readonly id: string
  /** Version of the engine: the same version and the same answers give the same states, for ever. */
  readonly version: string
  readonly seats: readonly Seat[]
  readonly formats: readonly string[]
  /** What the players may agree on beside the format, the most important first. */
  readonly ruleChoices: readonly RuleChoice[]

  readonly cards: CardBook
  readonly rulebook: Rulebook
  /** Ready-made decks. */
  decks(): readonly Deck[]
  /** A legal deck drawn at random, for simulations and tests. `random()` gives numbers from 0 up to 1. */
  randomDeck?(seat: Seat, options: Options, random: () => number): DeckList
  /** Everything wrong with a list; empty when it is legal. */
  checkDeck(list: DeckList, seat: Seat, options: Options): readonly Refusal[]
  /** Cards of a list that this engine can't play yet, as refusals. A game that plays all its cards hasn't this. */
  unplayable?(list: DeckList): readonly Refusal[]

  /** @throws never for decks that `checkDeck` accepts. `seed` is any string, secret until the match is over. */
  setup(options: Options, decks: Readonly<Record<Seat, DeckList>>, seed: string): Step<S>
  /** All that the game waits for, of every seat. Empty if and only if there is an outcome. */
  decisions(state: S): readonly Decision[]
  /**
   * For whom the game waits, as far as the reader may know: a seat that has answered in secret still counts
   * for everybody but itself, until what it answered comes to light.
   */
  calls(state: S, reader: Reader): readonly Seat[]
  /**
   * Takes answers of one seat, all or none. Each must answer a decision that is open when its turn comes,
   * so that the answers of a whole sitting can be handed in at once.
   */
  play(state: S, seat: Seat, answers: readonly Answer[]): Step<S> | Refusal
  /** Ends the match from outside the rules of play: concession, time-out, agreement. `loser` null: nobody wins. */
  stop(state: S, reason: 'concession' | 'time-out' | 'void', loser: Seat | null): Step<S>
  view(state: S, reader: Reader): V
  outcome(state: S): Outcome | null
  /** Taking a move back where both players agree; a game without it knows no taking back. */
  readonly takeBack?: TakeBack<S>
  /** A state of an older version as this version continues it. @throws if it can't. */
  upgrade(state: unknown, from: string): S

  layout(view: V, voice: Voice): Layout
  /** The fights that these facts tell, in order, for a picture. */
  fights?(events: readonly SeenEvent[]): readonly ShownFight[]
  readonly words: Words<V>
  /** A game without it has its pieces put into rows without a word. */
  readonly rows?: Rows<V>
  /** A game without it shows its cards and explains nothing. */
  readonly help?: Help<V>

  readonly policies: {
    /** The answer that spends and reveals least, for when time is up. Never `ask`. */
    readonly safest: Policy<V, null>
    /** Plays to win, from its own view alone. Never `ask`. */
    readonly practice: Policy<V, null>
    /** Any legal answer; `random()` gives numbers from 0 up to 1. Never `ask`. */
    readonly random: Policy<V, { readonly random: () => number }>
  }
  /** The standing orders that this seat may lay down now, or has laid down and may change. */
  orders(view: V, seat: Seat): readonly OrderOffer[]
  /**
   * The answer that the standing orders give to a decision, or `ask`.
   * Whether it answers hangs on public facts alone; what it answers may hang on what the seat knows.
   */
  obey(view: V, decision: Decision, orders: readonly StandingOrder[]): Reply

  /** A game without it has no orders that belong to decks. */
  readonly deckOrders?: DeckOrders

  /** Once a match is over, everybody may see what each seat has seen, and the decks. */
  readonly opensAtEnd?: boolean
  /** What simulations need to count by kind of turn; a game without it is counted as a whole. */
  readonly statistics?: Statistics<V>
  readonly scenarios?: Scenarios
  readonly lesson?: Lesson<V>
}
