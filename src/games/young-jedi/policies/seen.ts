/** What player-substitutes read off a view. */
import { type CharacterCard, opposite, type Place, type Side, type WeaponCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import type { View } from '../view.ts'

/** The place of the Location in force (rule 8.4). @throws before the first one lies */
export function placeSeen(view: View): Place {
  const top = view.locations.at(-1)
  const card = top === undefined ? undefined : cardById(top.card)
  if (card?.type !== 'location') throw new Error('no Location lies yet')
  return card.place
}

export interface Force {
  readonly characters: readonly CharacterCard[]
  readonly weapons: readonly WeaponCard[]
}

/** The face-up characters and weapons of a side on the current planet, and its own hidden ones. */
export function forceOf(view: View, side: Side): Force {
  const cards = view.sides[side].table.flatMap((laid) => (laid.card === null ? [] : [cardById(laid.card)]))
  return {
    characters: cards.filter((card) => card.type === 'character'),
    weapons: cards.filter((card) => card.type === 'weapon'),
  }
}

/** The side that a seat's decision belongs to, and the other one. */
export const sidesOf = (seat: string): { own: Side; other: Side } => ({
  own: seat as Side,
  other: opposite(seat as Side),
})
