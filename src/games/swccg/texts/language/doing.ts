/**
 * The helpers of acts. Before an act is done it may ask its player (`ActContext`); then it does its step with the table
 * (`ActHands`). As with `From`, `S` is a card or place as the position keeps it: words hand it on, and import no rules.
 */
import type { From } from './from.ts'
import type { Act, Filter, PhaseName, PileName, Rule, SpanName, TextPlayer } from './words.ts'

/** A card that was chosen for an act; where it lies is the business of who gave it. */
export interface PickedCard<S> {
  readonly id: string
  readonly card: S
}
/** How many cards are chosen. */
export interface HowMany {
  readonly min: number
  readonly max: number
}
/**
 * A choice among cards. `in`: a pile of the player of the text, or of both players; the cards stacked here; the cards on table.
 * `of`: those that fit, absent: all; `that`: what must be possible for them; `matching`: the card chosen before is one of such
 * a pair of ship and pilot, and they are its partners.
 */
export interface CardDecision {
  readonly asks: 'cards'
  readonly in: PileName | 'stack' | 'table'
  readonly ofBoth?: true
  readonly of?: Filter
  readonly that?: 'can be deployed by this act' | 'can be fired' | 'can reach the battle'
  readonly matching?: readonly [Filter, Filter]
  /** The number that is chosen, where this many are found. */
  count(found: number): HowMany
}
/** The decision that an act asks before it is done: cards, a number up to the most, or one of its options. */
export type ActDecision =
  | CardDecision
  | { readonly asks: 'number'; readonly most: number }
  | { readonly asks: 'option'; readonly options: Readonly<Record<string, readonly Act[]>>; readonly by: TextPlayer }
/** The answer; empty where an act asks for nothing. */
export interface ActChoice<S> {
  readonly cards: readonly PickedCard<S>[]
  readonly number: number | null
  readonly option: string | null
}

/** The player of a text who pays for it. */
export interface Payer {
  /** The Force that can be used for it. */
  readonly force: number
  use(force: number): void
  /** The cards that can be lost for it, in hand and piles. */
  readonly losable: number
  lose(force: number): void
}
/** The point of the game to which limits look. `battle`: the place of the battle. */
export interface Now {
  readonly turn: number
  readonly phase: PhaseName
  readonly battle: string | undefined
}

/** A text whose act asks its player. */
export interface ActContext<S> {
  /** The text in its position. */
  readonly from: From<S>
  /** The card that was chosen for this act before. */
  readonly earlier: PickedCard<S> | null
  /** How much is retrieved for a number of the text, as others change it. */
  retrieval(number: number): number
  /** The Force that each retrieved card costs. */
  readonly retrievalCost: number
  /** How many cards of a pile of yours fit; without a filter all. */
  found(pile: PileName, of: Filter | undefined): number
}

/** A text whose act is done. "You" is its player, piles and hands are yours unless a player is named. */
export interface ActHands<S> extends ActContext<S> {
  // ---------------------------------------------------------------- what follows

  /** These acts come next. */
  next(acts: readonly Act[]): void
  /** A rule holds from now on, for a span; what is left of battle damage, and a draw, are set at once. */
  begin(rule: Rule, span: SpanName): void
  /** A frame of this name begins, about such cards; `by`: those that do it, absent: the text names none; `more`: what else it keeps. */
  start(frame: string, of: Filter | readonly PickedCard<S>[], by?: Filter, more?: object): void
  /** The act asks once more, and knows this card then. */
  askAgain(earlier: PickedCard<S>): void

  // ---------------------------------------------------------------- destinies and shots

  /** Draws destiny: its number is the one just drawn. */
  drawDestiny(): void
  /** Draws weapon destiny for the card of the text, which nobody fires; at the first of such cards. */
  drawWeaponDestiny(against: Filter | undefined): void
  /** Draws destiny once more: its number is added to the one just drawn. */
  drawMore(): void
  /** Two are drawn in the next draw. */
  drawTwo(): void
  /** The draw just made counts for nothing and is made again. */
  drawAgain(): void
  /** A number stands in the place of the next draw. */
  replaceDraw(number: number): void
  /** Fires a weapon once; `deadly`: what it hits is lost at once. */
  fire(weapon: PickedCard<S>, deadly: boolean): void

  // ---------------------------------------------------------------- Force

  activate(number: number): void
  use(number: number): void
  /** `under`: each card goes face down under this one; `from`: from the top of that pile. */
  loseForce(
    player: TextPlayer,
    number: number,
    how: { readonly under?: true | undefined; readonly from?: PileName | undefined },
  ): void
  /** Retrieves the top cards of the Lost Pile. */
  retrieve(number: number): void
  /** Retrieves these cards of the Lost Pile. */
  retrieveCards(cards: readonly PickedCard<S>[]): void

  // ---------------------------------------------------------------- piles and hands

  /** Draws the top cards of a pile. */
  drawCards(number: number, from: PileName): void
  /** Takes cards out of a pile into hand; one that lies face down is shuffled. */
  take(cards: readonly PickedCard<S>[], from: PileName): void
  /** Takes a card of yours into hand that lies face down under such a card, at random. */
  takeHidden(under: Filter): void
  /** Deploys cards from hand, or out of the Reserve Deck, which is then shuffled. */
  deploy(cards: readonly PickedCard<S>[], from: PileName, react: boolean): void
  /** Deploys a card of the hand together with one of the Reserve Deck, which is shuffled. */
  deployPair(held: PickedCard<S> | null, found: readonly PickedCard<S>[]): void
  /** Cards of a pile of either player go to a pile of their owner. */
  moveBetweenPiles(cards: readonly PickedCard<S>[], from: PileName, to: PileName): void
  /** Cards of the hand go unseen onto a pile of their owner, or under it. */
  putFromHand(cards: readonly PickedCard<S>[], to: PileName, under: boolean): void
  /** A card stacked here goes to the hand, and one of the hand is stacked. */
  exchange(stacked: PickedCard<S> | null, held: readonly PickedCard<S>[]): void
  /** All but this many cards of a hand, at random and unseen, go to the Used Pile. */
  trimHand(player: TextPlayer, left: number): void
  /** Shows a hand, or some cards of yours, to both players. */
  showHand(player: TextPlayer): void
  /** The player of the text draws that many cards for the opening hand. */
  drawsAtFirst(count: number): void
  showCards(cards: readonly PickedCard<S>[]): void
  /** All cards of which a hand has two or more are lost. */
  loseCopies(player: TextPlayer): void

  // ---------------------------------------------------------------- cards on table, and the card of the moment

  /** Cards go to a pile of their owner: on table, the one of the moment, or this Interrupt when it has been played. */
  put(cards: Filter, to: PileName): void
  /** Cards on table leave the game. */
  putOutOfPlay(cards: Filter): void
  /** The card of the moment, which is about to be lost, stays on table. */
  keep(): void
  /** The card of the moment is stacked here. */
  stack(): void
  /** These cards move to the battle as reacts for free, all from the place of the first. */
  letReact(cards: readonly PickedCard<S>[]): void
  /** Cancels cards on table, the one that is just being played, or the action that waits. */
  cancel(cards: Filter): void
  /** Such a card makes a regular move; `again`: though it may have moved. */
  move(cards: Filter, again: boolean): void
  /** The chosen cards go to the place that was named when the text began. */
  relocate(): void
}
