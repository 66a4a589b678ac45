/** The filters of the card search. */

import type { CardFacts, CardFilter, Language } from '../../../contract/index.ts'
import type { BattleCard, Card, Copies, Place, Rarity, Selectors } from '../cards/card.ts'
import { PLACES, PLANETS, RARITIES, SIDES, SLOTS } from '../cards/card.ts'
import { cardById, cards, SETS } from '../cards/index.ts'
import type { Fighter } from '../cards/users.ts'
import { destinyOf, lineFor, selects, takesBattleCards } from '../cards/users.ts'
import { SIDE_NAMES, SLOT_NAMES } from './card-sheet.ts'

type Label = Readonly<Record<Language, string>>
type Value = NonNullable<CardFilter['values']>[number]

const value = (id: string, en: string, fr = en): Value => ({ id, label: { en, fr } })

// ---------------------------------------------------------------- users

const fighters: readonly Fighter[] = cards.filter(
  (card): card is Fighter => card.type === 'character' || card.type === 'starship',
)
const ANYWHERE: readonly Place[] = Object.values(PLACES).flat()
/** The filter value of a card that any character may use. */
const ANYBODY = 'anybody'

/**
 * Returns the ids of all characters and starships of the card's side that may use this weapon or Battle card at some
 * place, alone or in a group; empty for other cards.
 * @throws if there is no card with this id
 */
export function usersOf(id: string): readonly string[] {
  return usersAmong(cardById(id), false).map((user) => user.id)
}

/**
 * @param named only users that the card names, by title or kind, and not those that may use it merely by being there
 */
function usersAmong(card: Card, named: boolean): readonly Fighter[] {
  const own = fighters.filter(({ side }) => side === card.side)
  const meant = (who: Selectors, one: Fighter): boolean =>
    who
      .filter((selector) => !named || !isAnybody(selector))
      .some((selector) => ANYWHERE.some((place) => selects(selector, one, place)))
  const works = ({ use }: BattleCard, one: Fighter): boolean => {
    if (!takesBattleCards(one)) return false
    if (use.for === 'group')
      return use.groups.some(
        ({ members, titles }) => meant(members.flat(), one) && (titles !== 'stack' || one.copies === 'stack'),
      )
    // A character with a built-in weapon uses no Weapon cards (rule 24.2.3).
    if (use.for === 'two weapons' && one.type === 'character' && one.builtIn !== undefined) return false
    return meant(use.with, one)
  }
  switch (card.type) {
    case 'weapon':
      return own.filter((one) => {
        const line = lineFor(card, one, null)
        return line !== null && (!named || meant(line.by, one) || !line.by.some((by) => selects(by, one, null)))
      })
    case 'battle':
      return own.filter((one) => works(card, one))
    case 'double':
      return own.filter((one) => card.halves.some((half) => half.type === 'battle' && works(half, one)))
    default:
      return []
  }
}

const isAnybody = ({ type = 'character', name, kind, diamond }: Selectors[number]): boolean =>
  (type === 'character' || type === 'starship') && name === undefined && kind === undefined && diamond === undefined

/** Returns the titles of the users that the card names, and `anybody` if others may use it too. */
function usersByTitle(card: Card): readonly string[] {
  const named = usersAmong(card, true)
  const others = usersAmong(card, false).length > named.length
  return [...new Set(named.map(({ title }) => spelling(title))), ...(others ? [ANYBODY] : [])]
}

/** If the sets write a title in two ways, the first one counts: Jabba the Hutt. */
const spelling = (title: string): string => spellings.get(title.toLowerCase())!
const spellings = new Map<string, string>()
for (const { title } of fighters) if (!spellings.has(title.toLowerCase())) spellings.set(title.toLowerCase(), title)

/** Filled on first use, because it compares all cards with all. */
const known = new Map<string, readonly string[]>()

function usersOfFacts({ id }: CardFacts): readonly string[] | null {
  const users = known.get(id) ?? usersByTitle(cardById(id))
  known.set(id, users)
  return users.length === 0 ? null : users
}

// ---------------------------------------------------------------- other facts

const TYPES: readonly Value[] = [
  value('character', 'Character', 'Personnage'),
  value('weapon', 'Weapon', 'Arme'),
  value('battle', 'Battle card', 'Carte de bataille'),
  value('effect', 'Effect', 'Effet'),
  value('starship', 'Starship', 'Vaisseau'),
  value('location', 'Location', 'Localisation'),
  value('objective', 'Objective', 'Objectif'),
  value('starfighter', 'Starfighter', 'Chasseur'),
  value('transport', 'Transport', 'Vaisseau de transport'),
  value('armed-and-dangerous', 'Armed & Dangerous', 'Armé et dangereux'),
  value('combo-battle', 'Combo Battle', 'Combo'),
  value('double-impact', 'Double Impact', 'Double impact'),
  value('virtual', 'Virtual card', 'Carte virtuelle'),
  value('foil', 'Foil', 'Carte brillante'),
]

/**
 * Returns the types of a card: its own, and those of its make. A Double Impact card is played as either of its halves.
 */
function typesOf(facts: CardFacts): readonly string[] {
  const card = cardById(facts.id)
  const types = card.type === 'double' ? card.halves.map(({ type }) => type) : [card.type]
  const ship = card.type === 'starship' ? [card.starfighter ? 'starfighter' : 'transport'] : []
  return [...new Set([...types, ...ship, ...words(facts.kind)])]
}

const RARITY_NAMES: Readonly<Record<Rarity, Label>> = {
  common: { en: 'common', fr: 'commune' },
  uncommon: { en: 'uncommon', fr: 'peu commune' },
  rare: { en: 'rare', fr: 'rare' },
  'ultra-rare': { en: 'ultra-rare', fr: 'ultra-rare' },
  starter: { en: 'starter', fr: 'de départ' },
  virtual: { en: 'virtual', fr: 'virtuelle' },
}

const COPIES: Readonly<Record<Copies, Label>> = {
  diamond: { en: '◆ any number', fr: "◆ autant qu'on veut" },
  stack: { en: 'stackable', fr: 'empilable' },
  unique: { en: 'unique', fr: 'unique' },
}

const VIRTUAL_SETS: Readonly<Record<string, string>> = {
  V1: 'Premier jeu virtuel',
  V2: 'Cartes virtuelles du livret',
}

/** Returns a fact as a list of one word, or an empty list if it is no text. */
const words = (fact: CardFacts[string]): readonly string[] => (typeof fact === 'string' ? [fact] : [])
const word = (fact: CardFacts[string]): readonly string[] | null => (typeof fact === 'string' ? [fact] : null)
const number = (fact: CardFacts[string]): number | null => (typeof fact === 'number' ? fact : null)

/** Returns the slots of a card's dots, and `wild` if it has a white one (rule 2.4). */
function coloursOf({ id }: CardFacts): readonly string[] {
  const { slot, wild = [] } = cardById(id)
  return [...new Set([...words(slot ?? undefined), ...wild]), ...(wild.length > 0 ? ['wild'] : [])]
}

/** All filters of the card search, in the order in which they are offered. */
export const filters: readonly CardFilter[] = [
  {
    id: 'side',
    label: { en: 'Side', fr: 'Côté' },
    values: SIDES.map((side) => value(side, SIDE_NAMES.en[side], SIDE_NAMES.fr[side])),
    of: ({ side }) => [side],
  },
  {
    id: 'type',
    label: { en: 'Type', fr: 'Type' },
    values: TYPES,
    of: typesOf,
  },
  {
    id: 'set',
    label: { en: 'Set', fr: 'Extension' },
    values: SETS.map(({ code, name }) => value(code, name, VIRTUAL_SETS[code])),
    of: ({ set, foilIn }) => [...words(set), ...words(foilIn)],
  },
  {
    id: 'planet',
    label: { en: 'Planet', fr: 'Planète' },
    values: PLANETS.map((planet) => value(planet, planet)),
    of: ({ planet }) => word(planet),
  },
  {
    id: 'colour',
    label: { en: 'Deck colour', fr: 'Couleur' },
    values: [
      ...SLOTS.map((slot) => value(slot, SLOT_NAMES.en[slot], SLOT_NAMES.fr[slot])),
      value('wild', 'wild', 'joker'),
    ],
    of: coloursOf,
  },
  {
    id: 'copies',
    label: { en: 'Copies in play', fr: 'Exemplaires en jeu' },
    values: Object.entries(COPIES).map(([id, label]) => ({ id, label })),
    of: ({ copies }) => word(copies),
  },
  {
    id: 'rarity',
    label: { en: 'Rarity', fr: 'Rareté' },
    values: RARITIES.map((id) => ({ id, label: RARITY_NAMES[id] })),
    of: ({ rarity }) => word(rarity),
  },
  {
    id: 'user',
    label: { en: 'Used by', fr: 'Utilisée par' },
    values: [
      value(ANYBODY, 'any character', "n'importe quel personnage"),
      ...[...spellings.values()].sort().map((title) => value(title, title)),
    ],
    of: usersOfFacts,
  },
  // The cost to deploy (rule 5.2).
  { id: 'cost', label: { en: 'Cost (counters)', fr: 'Coût (compteurs)' }, of: ({ counters }) => number(counters) },
  // Power that is a destiny draw has no number.
  { id: 'power', label: { en: 'Power', fr: 'Puissance' }, of: ({ power }) => number(power) },
  { id: 'damage', label: { en: 'Damage', fr: 'Dommages' }, of: ({ damage }) => number(damage) },
  {
    id: 'destiny',
    label: { en: 'Destiny', fr: 'Destinée' },
    of: ({ id, destiny }) => (destiny === null ? null : destinyOf(cardById(id))),
  },
]
