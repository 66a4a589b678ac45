/** Finds a face of the layout by its handle: the owner of its card, and the zone. */
import type { SeenCard } from '../../../kit/zones/masking.ts'
import { PLANETS, type Planet, SIDES, type Side } from '../cards/card.ts'
import type { View } from '../view/player-view.ts'

/** A card that was found. */
export interface ExplainedCard {
  readonly handle: string
  /** Null where it lies hidden from the reader. */
  readonly card: string | null
  readonly owner: Side
  readonly hidden: boolean
  readonly zone: 'hand' | 'table' | 'stranded' | 'effect' | 'hyperspace' | 'race' | 'battle' | 'dueling' | 'location'
  /** Of stranded cards: the planet. */
  readonly where?: Planet
}

/** Returns the card of a face; null if this reader does not see it (any more). */
export function find(handle: string, view: View): ExplainedCard | null {
  const top = view.locations.at(-1)
  if (top !== undefined && handle === `location.${view.locations.length}`)
    return { handle, card: top.card, owner: top.owner, hidden: false, zone: 'location' }
  for (const side of SIDES) {
    const found = ofSide(handle, view, side)
    if (found !== undefined) return found
  }
  return null
}

function ofSide(handle: string, view: View, owner: Side): ExplainedCard | undefined {
  return facesOf(view, owner).find((found) => found.handle === handle)
}

function facesOf(view: View, owner: Side): ExplainedCard[] {
  const { cards = [], table, effect, hyperspace, stranded, race } = view.sides[owner]
  const lying =
    (zone: ExplainedCard['zone'], where?: Planet) => (card: SeenCard | { handle: string; card: string }) => ({
      handle: card.handle,
      card: card.card,
      hidden: 'hidden' in card && card.hidden,
      owner,
      zone,
      ...(where === undefined ? {} : { where }),
    })
  return [
    ...cards.map(lying('hand')),
    ...table.map(lying('table')),
    ...(effect === null ? [] : [lying('effect')(effect)]),
    ...hyperspace.map(lying('hyperspace')),
    ...PLANETS.flatMap((planet) => (stranded[planet] ?? []).map(lying('stranded', planet))),
    ...(race === null ? [] : racing(race, owner).map(lying('race'))),
    ...fighting(view, owner, lying),
  ]
}

function racing({ objective, pilot, podracer, pile }: NonNullable<View['sides']['dark']['race']>, owner: Side) {
  return [
    { handle: `${owner}.objective`, card: objective },
    ...(pilot === null ? [] : [pilot]),
    ...(podracer === null ? [] : [podracer]),
    ...pile.map(({ card, as }) => ({ handle: `${owner}.lap.${as}`, card })),
  ]
}

/** Battle cards that the reader plays in a battle, and the cards of a duel. */
function fighting(
  { battle, duel, reader }: View,
  owner: Side,
  lying: (zone: ExplainedCard['zone']) => (card: { handle: string; card: string }) => ExplainedCard,
): ExplainedCard[] {
  const own = reader === owner
  return [
    ...(own && battle !== null ? battle.own.map(lying('battle')) : []),
    ...(own && duel !== null ? duel.own.map(lying('dueling')) : []),
    ...(duel === null
      ? []
      : duel.piles[owner].map((card, at) => lying('dueling')({ handle: `${owner}.dueling-pile.${at + 1}`, card }))),
  ]
}
