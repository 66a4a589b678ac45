/** What cards can be searched by. */

import type { CardFacts, CardFilter, Language } from '../../../contract/index.ts'
import type { BattleCard, Card, Copies, Place, Rarity, Selectors } from './card.ts'
import { PLACES, PLANETS, RARITIES, SIDES, SLOTS } from './card.ts'
import { cardById, cards, SETS } from './index.ts'
import { SIDE_NAMES, SLOT_NAMES } from './sheet.ts'
import type { Fighter } from './users.ts'
import { destinyOf, lineFor, selects, takesBattleCards } from './users.ts'

type Label = Readonly<Record<Language, string>>
type Value = NonNullable<CardFilter['values']>[number]

const value = (id: string, en: string, fr = en): Value => ({ id, label: { en, fr } })

// ---------------------------------------------------------------- who can use it

const fighters: readonly Fighter[] = cards.filter(
  (card): card is Fighter => card.type === 'character' || card.type === 'starship',
)
const ANYWHERE: readonly Place[] = Object.values(PLACES).flat()
/** Who may use it whatever he is. */
const ANYBODY = 'anybody'

/**
 * The ids of all characters and starships of its side that may use this weapon or Battle card, somewhere, alone or in a
 * group; none for cards that nobody uses. @throws if there is no such card
 */
export function usersOf(id: string): readonly string[] {
  return usersAmong(cardById(id), false).map((user) => user.id)
}

/** @param named only those whom it speaks of, by name or kind: not whoever may use it merely by being there */
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
    // Who has a weapon of his own uses no Weapon cards (rule 24.2.3).
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

/** Whom the card speaks of as its users, by title; `anybody` where others may use it too. */
function usersByTitle(card: Card): readonly string[] {
  const named = usersAmong(card, true)
  const others = usersAmong(card, false).length > named.length
  return [...new Set(named.map(({ title }) => spelling(title))), ...(others ? [ANYBODY] : [])]
}

/** Of a title that is written in two ways the first is taken: Jabba the Hutt. */
const spelling = (title: string): string => spellings.get(title.toLowerCase())!
const spellings = new Map<string, string>()
for (const { title } of fighters) if (!spellings.has(title.toLowerCase())) spellings.set(title.toLowerCase(), title)

/** Worked out when somebody first asks: it takes all cards against all. */
const known = new Map<string, readonly string[]>()

function usersOfFacts({ id }: CardFacts): readonly string[] | null {
  const users = known.get(id) ?? usersByTitle(cardById(id))
  known.set(id, users)
  return users.length === 0 ? null : users
}

// ---------------------------------------------------------------- what else

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

/** A card is of its type and of what its make makes it: a Double Impact card is played as either of its halves. */
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

/** What the facts hold as words, one or none. */
const words = (fact: CardFacts[string]): readonly string[] => (typeof fact === 'string' ? [fact] : [])
const word = (fact: CardFacts[string]): readonly string[] | null => (typeof fact === 'string' ? [fact] : null)
const number = (fact: CardFacts[string]): number | null => (typeof fact === 'number' ? fact : null)

/** Slots of its dots; with a white one it is a wild card besides (rule 2.4). */
function coloursOf({ id }: CardFacts): readonly string[] {
  const { slot, wild = [] } = cardById(id)
  return [...new Set([...words(slot ?? undefined), ...wild]), ...(wild.length > 0 ? ['wild'] : [])]
}

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
  // What deploying costs (rule 5.2).
  { id: 'cost', label: { en: 'Cost (counters)', fr: 'Coût (compteurs)' }, of: ({ counters }) => number(counters) },
  // A power that is drawn has no number.
  { id: 'power', label: { en: 'Power', fr: 'Puissance' }, of: ({ power }) => number(power) },
  { id: 'damage', label: { en: 'Damage', fr: 'Dommages' }, of: ({ damage }) => number(damage) },
  {
    id: 'destiny',
    label: { en: 'Destiny', fr: 'Destinée' },
    of: ({ id, destiny }) => (destiny === null ? null : destinyOf(cardById(id))),
  },
]
