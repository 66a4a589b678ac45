/** The kinds that a card has by its printed facts (reading S-E02). */

import type { Kind } from './card-kinds.ts'
import type { Card, CharacterCard, LocationCard, StarshipCard, VehicleCard, WeaponCard } from './printed-card.ts'

/** Returns all kinds of the card: type, skills, model, classes, squadron, characteristics, features, icons. */
export function kindsOf(card: Card): ReadonlySet<Kind> {
  const { characteristics = [], scompLink, mobile } = card
  return new Set<Kind>([
    card.type,
    ...characteristics,
    ...(scompLink ? (['Scomp link'] as const) : []),
    ...(mobile ? (['mobile'] as const) : []),
    ...(ICONS[card.id.split('_')[0] ?? ''] ?? []),
    ...ofType(card),
  ])
}

/** Icons of sets that texts ask for, by the number of the set. */
const ICONS: Readonly<Record<string, readonly Kind[]>> = { 4: ['[Dagobah]'], 8: ['[Endor]'] }

function ofType(card: Card): readonly Kind[] {
  switch (card.type) {
    case 'character':
      return ofCharacter(card)
    case 'starship':
      return ofStarship(card)
    case 'vehicle':
      return ofVehicle(card)
    case 'weapon':
      return ofWeapon(card)
    case 'location':
      return ofLocation(card)
    default:
      return []
  }
}

const squadronOf = ({ squadron }: CharacterCard | StarshipCard): readonly Kind[] =>
  squadron === undefined ? [] : [`${squadron} Squadron`]

const ofCharacter = (card: CharacterCard): readonly Kind[] => [
  card.kind,
  ...card.skills,
  ...(card.extra ?? []),
  ...(card.also ?? []),
  ...squadronOf(card),
]
const ofStarship = (card: StarshipCard): readonly Kind[] => [
  card.kind === 'capital' ? 'capital starship' : 'starfighter',
  card.model,
  ...card.classes,
  ...(card.features ?? []),
  ...(card.hyperspeed === undefined ? [] : (['hyperdrive'] as const)),
  ...squadronOf(card),
]
const ofVehicle = (card: VehicleCard): readonly Kind[] => [
  `${card.kind} vehicle`,
  ...(card.model === undefined ? [] : [card.model]),
  ...(card.classes ?? []),
  ...(card.features ?? []),
]
const ofWeapon = (card: WeaponCard): readonly Kind[] => [`${card.kind} weapon`, ...card.classes]

/** A location is a battleground if both sides have at least one Force icon there (rule 18.7). */
export const isBattleground = ({ force }: LocationCard): boolean => force.dark > 0 && force.light > 0

function ofLocation(card: LocationCard): readonly Kind[] {
  const features: readonly (readonly [Kind, boolean | undefined])[] = [
    ['planet', card.planet],
    ['interior', card.interior],
    ['exterior', card.exterior],
    ['docking bay', card.dockingBay],
    ['forest', card.forest],
    ['battleground', isBattleground(card)],
  ]
  return [card.kind, ...features.flatMap(([kind, has]) => (has ? [kind] : []))]
}
