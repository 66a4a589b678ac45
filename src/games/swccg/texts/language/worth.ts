/**
 * The goods that acts give and take: each act tells its own, and a policy alone rates them. Acts see no more than the player of
 * their text does. As with `From`, `S` is a card or place as the position keeps it.
 */
import type { From } from './from.ts'
import type { Act, Condition, Filter, PileName, Rule, Stat, TextPlayer } from './words.ts'

/** The fate of a card on table. `freed`: a captive; `crossed`: it is the other player's from then on. */
export type Fate =
  | 'lost'
  | 'out of play'
  | 'used'
  | 'hand'
  | 'reserve'
  | 'captured'
  | 'freed'
  | 'crossed'
  | 'hit'
  | 'excluded'
  | 'missing'

/**
 * A good that changes hands if the act is done.
 * - `Force`: Force that can be used; `life`: cards that are lost or retrieved; `hand`: cards of a hand. Below 0 they are taken.
 * - `found`: cards of the player's choice, to hand or to the table
 * - `card`: something becomes of a card on table; `moment`: of the card or action of the moment
 * - `rule`: it holds from then on
 * - `destiny`: this much is added to the draw of this moment
 * - `sight`: a hand is shown; `shot`: a weapon is fired beside the usual shots; `game`: the game is won
 */
export type Good<S> = { readonly chance?: number } & (
  | {
      readonly good: 'Force' | 'life' | 'hand' | 'found' | 'sight'
      readonly whose: TextPlayer
      readonly number: number
    }
  | { readonly good: 'card'; readonly card: S; readonly fate: Fate }
  | { readonly good: 'moment'; readonly fate: Fate | 'cancelled' }
  | { readonly good: 'rule'; readonly rule: Rule }
  | { readonly good: 'destiny' | 'shot'; readonly number: number }
  | { readonly good: 'game'; readonly whose: TextPlayer }
)

/** A text as its player sees it before they use it. */
export interface Outlook<S> {
  /** The text in its position, as far as its player sees it. */
  readonly from: From<S>
  /** The cards on table that are meant: those that were chosen, or could be. */
  meant(of: Filter): readonly S[]
  /** How many such cards of theirs could lie in that pile, as far as they can tell. */
  findable(of: Filter, pile: PileName): number
  /** The chance that a condition comes true, over the destinies that they can still draw. */
  chanceOf(condition: Condition): number
  /** The chance that their destiny and this number are together more than a bound. */
  chanceAbove(bound: number, more: number): number
  /** The chance that the first of two wins by this many destinies each and a value of theirs. */
  chanceToWin(one: S, other: S, by: { readonly draws: number; readonly stat: Stat }): number
  /** The destiny that they draw on average. */
  readonly usualDestiny: number
  /** The goods of further acts, and of the list of acts that this player would choose. */
  goodsOf(acts: readonly Act[]): readonly Good<S>[]
  best(options: readonly (readonly Act[])[], by: TextPlayer): readonly Good<S>[]
}

/** Returns goods that come only with this chance. */
export const withChance = <S>(goods: readonly Good<S>[], chance: number): readonly Good<S>[] =>
  chance <= 0 ? [] : goods.map((one) => ({ ...one, chance: (one.chance ?? 1) * chance }))

/** Returns what becomes of cards that are meant: of all, of the chosen ones, or of the card of the moment. */
export function fatesOf<S>(of: Filter, fate: Fate, seen: Outlook<S>): readonly Good<S>[] {
  if (typeof of === 'object' && of.word === 'it' && seen.from.it === null) return [{ good: 'moment', fate }]
  return seen.meant(of).map((card) => ({ good: 'card', card, fate }))
}
