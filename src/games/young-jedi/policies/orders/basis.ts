/**
 * The public facts on which an order rests: when they change, its owner is told. Each is `kind:…:card or planet`. No
 * secret of one side is among them.
 */
import { opposite, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { isDuelist } from '../../rules/duel/duelists.ts'
import type { View } from '../../view/player-view.ts'

/** `own`, `theirs`: face-up characters on the planet; `ship`: an opposing starship in hyperspace. */
export type BasisFact = 'planet' | 'location' | 'own' | 'theirs' | 'ship'

/** The kind of a fact. */
export const kindOf = (fact: string): BasisFact => fact.slice(0, fact.indexOf(':')) as BasisFact

/** The card or the planet that a fact names. */
export const cardOf = (fact: string): string => fact.slice(fact.lastIndexOf(':') + 1)

/** The current planet; empty before the first. */
export const planetNow = ({ planet }: View): string[] => (planet === null ? [] : [`planet:${planet}`])

function placeNow(view: View): string[] {
  const top = view.locations.at(-1)
  return [...planetNow(view), ...(top === undefined ? [] : [`location:${top.card}`])]
}

const faceUp = (view: View, side: Side, kind: BasisFact, meant: (card: string) => boolean): string[] =>
  view.sides[side].table.flatMap(({ handle, card, hidden }) =>
    hidden || card === null || cardById(card).type !== 'character' || !meant(card) ? [] : [`${kind}:${handle}:${card}`],
  )

/** Planet, Location, and the possible fighters of both sides. */
export const fieldNow = (view: View, own: Side): string[] => [
  ...placeNow(view),
  ...faceUp(view, own, 'own', () => true),
  ...faceUp(view, opposite(own), 'theirs', () => true),
]

/** Planet, and the possible duelists of both sides. */
export const duelistsNow = (view: View, own: Side): string[] => [
  ...planetNow(view),
  ...faceUp(view, own, 'own', isDuelist),
  ...faceUp(view, opposite(own), 'theirs', isDuelist),
]

/** The current planet, and the opponent's starships in hyperspace. */
export const shipsNow = (view: View, own: Side): string[] => [
  ...planetNow(view),
  ...view.sides[opposite(own)].hyperspace.map(({ handle, card }) => `ship:${handle}:${card}`),
]
