/** How cards deploy whose type a mechanism brings. */
import type { Both } from '../../../../kit/wording/words.ts'
import type { EngineCard, Side } from '../../state/engine-card.ts'
import type { Way } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import type { Position } from '../../state/position-reading.ts'

/** How cards of a type begin the game. */
interface OpeningRules {
  /** Whether this card does. */
  opens(card: EngineCard): boolean
  /** Lays it on table, before anybody chooses a location. */
  show(table: GameTable, side: Side, card: string): void
  /** Carries out what its text says for then, once all starting locations lie. */
  begin(table: GameTable, piece: TableCard): void
}

/** The rules of a type of card. */
export interface CardType {
  /** All ways in which a side can deploy such a card now, whatever they cost. */
  ways(reading: Position, side: Side, card: EngineCard): readonly { readonly way: Way; readonly cost: number }[]
  /** Called once such a card has come to lie. */
  lies(table: GameTable, piece: TableCard): void
  /** How such cards begin the game in place of a starting location; absent: none does. */
  readonly opening?: OpeningRules
  /** The reason where there is no way, with the rules that say so. */
  readonly missing: Both & { readonly rules: readonly string[] }
}

/** The types that mechanisms bring, by name. */
export type CardTypes = { readonly [T in EngineCard['type']]?: CardType }

const types = new Map<string, CardType>()

/** Adds types of cards to those of the rules. */
export function addCardTypes(brought: CardTypes): void {
  for (const [name, type] of Object.entries(brought)) types.set(name, type)
}

/** The rules of a type that a mechanism brings; undefined for any other. */
export const cardTypeOf = ({ type }: Pick<EngineCard, 'type'>): CardType | undefined => types.get(type)

/** How a card begins the game in place of a starting location; undefined: it does not. */
export function openingOf(card: EngineCard): OpeningRules | undefined {
  const opening = cardTypeOf(card)?.opening
  return opening?.opens(card) === true ? opening : undefined
}
