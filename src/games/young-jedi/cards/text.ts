/** A card put into words: its facts for look-up, and a few lines to read. */

import type { CardFacts, Language } from '../../game.ts'
import type { Card, Copies, Side, Slot } from './card.ts'
import { PLACES } from './card.ts'
import { ruleText } from './describe.ts'
import { cardById } from './index.ts'

export { ruleText } from './describe.ts'

/** Full name as players say it: title and subtitle. */
export const fullName = ({ title, subtitle }: Card): string => (subtitle === null ? title : `${title}, ${subtitle}`)

/**
 * The card's facts. What a card of its type doesn't have is null; `power` is `destiny` where it is a destiny draw;
 * `bonus` holds the dots by name of the place.
 */
export function facts(card: Card): CardFacts {
  const has = (key: string) => (card as unknown as Record<string, string | number | undefined>)[key] ?? null
  return {
    id: card.id,
    side: card.side,
    type: card.type,
    name: fullName(card),
    title: card.title,
    subtitle: card.subtitle,
    planet: has('planet'),
    place: has('place'),
    copies: has('copies'),
    counters: card.type === 'battle' ? 0 : has('counters'),
    power: has('power'),
    damage: has('damage'),
    destiny: card.destiny,
    bonus: card.type === 'character' ? dotsByPlace(card) : null,
    slots: [...card.slots],
    rarity: card.rarity,
    text: ruleText(card),
  }
}

const dotsByPlace = ({ planet, bonus }: Extract<Card, { type: 'character' }>): Record<string, number> =>
  Object.fromEntries(PLACES[planet].map((place, index) => [place, bonus[index]!]))

// ---------------------------------------------------------------- to read

interface Labels {
  readonly side: Readonly<Record<Side, string>>
  readonly type: Readonly<Record<Card['type'], string>>
  readonly copies: Readonly<Record<Copies, string | null>>
  readonly slot: Readonly<Record<Slot, string>>
  readonly rarity: Readonly<Record<string, string>>
  readonly counters: string
  readonly power: string
  readonly powerIsDestiny: string
  readonly damage: string
  readonly destiny: string
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    side: { dark: 'Dark Side', light: 'Light Side' },
    type: { character: 'Character', weapon: 'Weapon', battle: 'Battle card', location: 'Location' },
    copies: { diamond: null, stack: 'stackable', unique: 'unique' },
    slot: { red: 'red', orange: 'orange', blue: 'blue', yellow: 'yellow', green: 'green', purple: 'purple' },
    rarity: { common: 'common', uncommon: 'uncommon', rare: 'rare', starter: 'starter' },
    counters: 'Counters',
    power: 'POWER',
    powerIsDestiny: 'a destiny draw',
    damage: 'DAMAGE',
    destiny: 'Destiny',
  },
  fr: {
    side: { dark: 'Côté obscur', light: 'Côté lumineux' },
    type: { character: 'Personnage', weapon: 'Arme', battle: 'Carte de bataille', location: 'Localisation' },
    copies: { diamond: null, stack: 'empilable', unique: 'unique' },
    slot: { red: 'rouge', orange: 'orange', blue: 'bleu', yellow: 'jaune', green: 'vert', purple: 'violet' },
    rarity: { common: 'commune', uncommon: 'peu commune', rare: 'rare', starter: 'starter' },
    counters: 'Compteurs',
    power: 'Puissance',
    powerIsDestiny: 'un tirage de la destinée',
    damage: 'Dommages',
    destiny: 'Destinée',
  },
}

/** What the sides and the deck-building colours are called. */
export const SIDE_NAMES = { en: LABELS.en.side, fr: LABELS.fr.side } as const
export const SLOT_NAMES = { en: LABELS.en.slot, fr: LABELS.fr.slot } as const

/** A card in a few lines of plain text with Discord's bold. @throws if there is no such card. */
export function cardLines(id: string, language: Language): string {
  const card = cardById(id)
  const lines = [heading(card), kindLine(card, LABELS[language]), numbersLine(card, LABELS[language])]
  if (card.type === 'character') lines.push(dotsLine(card))
  const text = ruleText(card)?.[language]
  if (text !== undefined) lines.push(text)
  lines.push(smallPrint(card, LABELS[language]))
  return lines.join('\n')
}

const row = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

const heading = (card: Card): string =>
  `**${'copies' in card && card.copies === 'diamond' ? '◆ ' : ''}${fullName(card)}**`

const kindLine = (card: Card, labels: Labels): string =>
  row([
    labels.side[card.side],
    labels.type[card.type],
    card.type === 'character' ? card.planet : null,
    'copies' in card ? labels.copies[card.copies] : null,
  ])

const numbersLine = (card: Card, labels: Labels): string =>
  row([
    'counters' in card ? `${labels.counters} ${card.counters}` : null,
    card.type === 'character'
      ? `${labels.power} ${card.power === 'destiny' ? `= ${labels.powerIsDestiny}` : card.power}`
      : null,
    card.type === 'character' ? `${labels.damage} ${card.damage}` : null,
    `${labels.destiny} ${card.destiny}`,
  ])

const dotsLine = (card: Extract<Card, { type: 'character' }>): string =>
  row(PLACES[card.planet].map((place, index) => `${place} +${card.bonus[index]}`))

const smallPrint = (card: Card, labels: Labels): string =>
  row([card.id, card.slots.map((slot) => labels.slot[slot]).join(', '), labels.rarity[card.rarity] ?? card.rarity])
