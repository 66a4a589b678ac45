/** The kinds that a card has by its printed facts (reading S-E02). */

import type { CardKind } from '../texts/core/kinds/vocabulary.ts'
import type { Card, CharacterCard, LocationCard, StarshipCard, VehicleCard, WeaponCard } from './printed-card.ts'

/** Returns all kinds of the card: type, skills, model, classes, squadron, characteristics, features, icons. */
export function kindsOf(card: Card): ReadonlySet<CardKind> {
  const { characteristics = [], scompLink, mobile } = card
  return new Set<CardKind>([
    card.type,
    ...characteristics,
    ...(scompLink ? (['Scomp link'] as const) : []),
    ...(mobile ? (['mobile'] as const) : []),
    ...(ICONS[card.id.split('_')[0] ?? ''] ?? []),
    ...ofType(card),
  ])
}

/** Icons of sets that texts ask for, by the number of the set. */
const ICONS: Readonly<Record<string, readonly CardKind[]>> = { 4: ['[Dagobah]'], 8: ['[Endor]'] }

function ofType(card: Card): readonly CardKind[] {
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

const squadronOf = ({ squadron }: CharacterCard | StarshipCard): readonly CardKind[] =>
  squadron === undefined ? [] : [`${squadron} Squadron`]

const ofCharacter = (card: CharacterCard): readonly CardKind[] => [
  card.kind,
  ...card.skills,
  ...(card.extra ?? []),
  ...(card.also ?? []),
  ...squadronOf(card),
]
const ofStarship = (card: StarshipCard): readonly CardKind[] => [
  card.kind === 'capital' ? 'capital starship' : 'starfighter',
  card.model,
  ...card.classes,
  ...(card.features ?? []),
  ...(card.hyperspeed === undefined ? [] : (['hyperdrive'] as const)),
  ...squadronOf(card),
]
const ofVehicle = (card: VehicleCard): readonly CardKind[] => [
  `${card.kind} vehicle`,
  ...(card.model === undefined ? [] : [card.model]),
  ...(card.classes ?? []),
  ...(card.features ?? []),
]
const ofWeapon = (card: WeaponCard): readonly CardKind[] => [`${card.kind} weapon`, ...card.classes]

/** A location is a battleground if both sides have at least one Force icon there (rule 18.7). */
export const isBattleground = ({ force }: LocationCard): boolean => force.dark > 0 && force.light > 0

function ofLocation(card: LocationCard): readonly CardKind[] {
  const features: readonly (readonly [CardKind, boolean | undefined])[] = [
    ['planet', card.planet],
    ['interior', card.interior],
    ['exterior', card.exterior],
    ['docking bay', card.dockingBay],
    ['forest', card.forest],
    ['battleground', isBattleground(card)],
  ]
  return [card.kind, ...features.flatMap(([kind, has]) => (has ? [kind] : []))]
}
