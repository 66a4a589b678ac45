/**
 * The helper that readers get: the questions that a text can ask about a position. `S` is a card or place as the position
 * keeps it: words hand it on, and ask here about it. No word imports the reader of another, or the position.
 */
import type { Amount, Condition, Filter, PhaseName, PileName, Stat, TextPlayer } from './words.ts'

/** The facts printed on a card, each absent where nothing is printed. */
export interface PrintedFacts {
  readonly title: string
  readonly type: string
  /** Of an Interrupt its kinds. */
  readonly kind?: string | readonly string[]
  /** Dots before the title; null: none. */
  readonly unique: number | null
  readonly persona?: string
  readonly side: string
  /** Short names that other texts use. */
  readonly called?: readonly string[]
  /** Titles that cannot cancel or target it. */
  readonly immuneTo?: readonly string[]
  readonly permanentPilots?: readonly unknown[]
  // ---- of what kinds are made
  /** The icon of its set. */
  readonly icon?: string
  readonly characteristics?: readonly string[]
  readonly skills?: readonly string[]
  readonly extra?: readonly string[]
  readonly also?: readonly string[]
  readonly squadron?: string
  readonly model?: string
  readonly classes?: readonly string[]
  readonly features?: readonly string[]
  readonly hyperspeed?: number
  readonly independent?: true
  readonly scompLink?: true
  readonly mobile?: true
  // ---- of locations
  /** The planet or installation to which it belongs, and the name of a site or sector there. */
  readonly system?: string
  readonly place?: string
  /** Of a system. */
  readonly parsec?: number
  readonly planet?: boolean
  readonly interior?: boolean
  readonly exterior?: boolean
  readonly dockingBay?: boolean
  readonly forest?: boolean
  readonly starshipSite?: true
  readonly jungle?: boolean
  /** Force icons for each side. */
  readonly force?: { readonly dark: number; readonly light: number }
}

/** The role of a card on or in another one; null: it lies by itself. */
export type RoleName = 'pilot' | 'driver' | 'passenger' | 'hold' | 'carried' | null

/** A text in its position. A card off the table is nowhere, has no role and nothing on it. */
export interface From<S> {
  // ---------------------------------------------------------------- words

  /** Whether a card or place is what a filter means. */
  fits(card: S, filter: Filter): boolean
  /** Whether a condition is true. */
  holds(condition: Condition): boolean
  /** A number; null: there is none, such as the maneuver of a card without. */
  amountOf(amount: Amount): number | null
  /** The value of a card; null if it has none now. */
  valueOf(card: S, stat: Stat): number | null
  /** The value of a player in this battle; null if they have none now. @throws for a value that no player has */
  totalOf(player: TextPlayer, stat: Stat): number | null

  // ---------------------------------------------------------------- what is meant

  /** The card that speaks; of one that lies nowhere the place where it speaks, if it has one. */
  readonly self: S
  isSelf(card: S): boolean
  /** The place where the card that speaks is, or which it is. */
  readonly here: S | null
  /** The card or place of the moment. */
  readonly it: S | null
  /** The place that the card of the moment has just left; null: it has not moved. */
  readonly left: S | null
  /** The chosen card of that name; null if it has left the table. @throws for a name that no choice has */
  chosen(name: string): S | null
  /** The card that gets the number which is being found. */
  readonly getting: S | null
  /** The destiny just drawn. */
  readonly drawn: number | null
  /** The Force of the moment. */
  readonly amount: number | null

  // ---------------------------------------------------------------- cards and places

  isSame(one: S, other: S): boolean
  /** The printed facts of a card; of a place those of the location in force there. */
  printed(card: S): PrintedFacts
  /** Whether it is a card of that player. */
  isOf(card: S, player: TextPlayer): boolean
  /** All active cards on table, all places, and both together. */
  readonly cards: readonly S[]
  readonly places: readonly S[]
  readonly inPlay: readonly S[]
  isInPlay(card: S): boolean
  /** The cards on table that fit, one place alone if it is named; of those that rest, the ones that the filter means. */
  cardsFitting(filter: Filter, at?: S): readonly S[]
  /** Whether such a card or place is in play. Of cards that rest, those count that the filter means. */
  exists(filter: Filter): boolean
  /** How many such cards and places are in play. Of cards that rest, those count that the filter means. */
  count(filter: Filter): number
  /** The place where a card is, inside a carrier or not; where it was, if it has just left the table. */
  placeOf(card: S): S | null
  /** All cards at a place, inside carriers or not; none at a card. */
  cardsAt(place: S): readonly S[]
  /** The system that a mobile one orbits; null: none. */
  orbitedBy(place: S): S | null
  /** Parsecs between the systems of two places; null if one of them has none. */
  parsecs(one: S, other: S): number | null
  /** Steps between two sites of one planet; null if they are not. */
  steps(one: S, other: S): number | null
  /** The location with which a player began. */
  start(player: TextPlayer): S | null
  occupies(player: TextPlayer, place: S): boolean
  controls(player: TextPlayer, place: S): boolean
  /** Whether a card would occupy its place by itself, with what is aboard. */
  occupiesAlone(card: S): boolean
  /** The Force icons of a side at a place, as they are now. */
  iconsAt(place: S, side: 'dark' | 'light'): number

  // ---------------------------------------------------------------- cards on table

  /** The card on or in which a card is. */
  carrierOf(card: S): S | null
  /** The cards directly on or in a card. */
  cardsOn(card: S): readonly S[]
  roleOf(card: S): RoleName
  /** The mark with which a card rests; null: it is active. */
  markOf(card: S): string | null
  /** The cards that rest directly under a card. */
  restingUnder(card: S): readonly S[]
  /** How many cards lie face down under a card. */
  hiddenUnder(card: S): number
  /** Whether there is a passenger's seat where a card is aboard something; true where it stands by itself. */
  hasSeatBeside(card: S): boolean
  /** Whether such a card of either player is out of play. */
  isOutOfPlay(filter: Filter): boolean
  /** Whether such a location was blown away. */
  isBlownAway(filter: Filter): boolean
  /** Whether it is at its place and not inside a starship or enclosed vehicle. */
  isPresent(card: S): boolean
  /** Whether two cards are at one place, and both outside of starships and enclosed vehicles or both inside the same one. */
  arePresentTogether(one: S, other: S): boolean
  /** Whether it was deployed in this span. */
  isFresh(card: S, span: 'phase'): boolean
  /** Whether it has moved in this turn. */
  hasMoved(card: S): boolean
  /** Whether a text keeps it from moving to that place. */
  isBarred(card: S, place: S): boolean
  /** Whether someone steers it; off the table whether a pilot is part of it. */
  isPiloted(card: S): boolean
  /** The weapons and devices that it carries and could use. */
  armsOf(card: S): readonly S[]
  /** Whether it has fired a weapon in a battle of this turn; a shot that is not over does not count. */
  hasFired(card: S): boolean
  /** The weapons that were fired in this battle, each once; a shot that is not over does not count. */
  readonly firedWeapons: readonly S[]
  /** Whether a weapon has hit it in this battle. */
  isHit(card: S): boolean
  /** The weapons of which it was the target in this turn. */
  aimedAt(card: S): readonly S[]
  /** Whether its own text says that it deploys beside the table. */
  liesOnTable(card: S): boolean

  // ---------------------------------------------------------------- battles, shots and piles

  /** Whether it is the turn of that player. */
  isTurnOf(player: TextPlayer): boolean
  /** Whether that player has begun the battle. */
  hasInitiated(player: TextPlayer): boolean
  /** How many battles that player has begun in this turn. */
  battlesBegun(player: TextPlayer): number
  /** The place of the Force drain that is being made. */
  readonly drain: S | null
  /** For what destiny is being drawn; null: there is no draw. */
  readonly drawnFor: 'battle' | 'weapon' | 'power' | 'text' | null
  /** The place of the battle. */
  readonly battle: S | null
  isInBattle(card: S): boolean
  /** Whether it is a card that battles: a character, vehicle or starship. */
  isFighter(card: S): boolean
  /** The characters, vehicles and starships of a player that take part in the battle. */
  fighters(player: TextPlayer): readonly S[]
  /** The weapon that is being fired, and its target. */
  readonly shot: { readonly weapon: S; readonly target: S } | null
  /** The draw that is about to be made, and how many cards its player could draw; null: none. */
  readonly nextDraw: { readonly cards: number } | null
  /** Whether the draw just made can be made again. */
  readonly canRedraw: boolean
  /** How many cards are stacked on the card that speaks. */
  readonly stacked: number
  /** Whether the card or place of the moment can still be taken: one that was lost lies in the Lost Pile. */
  readonly canTakeIt: boolean
  /** The phase of the turn. */
  readonly phase: PhaseName
  /** Whether a player has done anything in this phase. */
  hasBegun(): boolean
  /** Whether no text keeps you from reacting to the battle that goes on. */
  mayReact(): boolean
  /** The cards that the battle which is over has taken from the table. */
  taken(): readonly S[]
  /** Whether no text keeps the Force drain of the moment from being cancelled; true where there is none. */
  readonly canCancelIt: boolean
  /** Whether no text keeps a card on table from being cancelled. */
  canCancel(card: S): boolean
  /** How many cards a player has in a pile. */
  cardsIn(pile: PileName, player: TextPlayer): number
}
