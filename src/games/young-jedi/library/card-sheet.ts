/** A card's sheet: everything on the card as text. */

import type { CardSheet, Language } from '../../../contract/index.ts'
import type { Card, DoubleCard, SingleCard, StarshipCard } from '../cards/card.ts'
import { PLACES } from '../cards/card.ts'
import { cardById, setOf } from '../cards/index.ts'
import { boxesOf, ruleText, type TextBox } from '../texts/describe.ts'
import { LABELS, type Labels, type Special } from '../texts/wording/labels.ts'

/** The names of the sides. */
export const SIDE_NAMES = { en: LABELS.en.side, fr: LABELS.fr.side } as const
/** The names of the deck-building colours. */
export const SLOT_NAMES = { en: LABELS.en.slot, fr: LABELS.fr.slot } as const

/** Returns everything on a card as text. @throws if there is no card with this id */
export function sheetOf(id: string, language: Language): CardSheet {
  return sheetOfCard(cardById(id), language)
}

/** Returns everything on this card as text; the card need not be in the catalogue. */
export function sheetOfCard(card: Card, language: Language): CardSheet {
  const labels = LABELS[language]
  return {
    id: card.id,
    side: card.side,
    type: card.type,
    realm: 'planet' in card ? card.planet : null,
    title: card.title,
    subtitle: card.subtitle,
    mark: 'copies' in card && card.copies === 'diamond' ? '◆' : null,
    kind: kindOf(card, labels),
    sideName: labels.side[card.side],
    numbers: numbersOf(card, labels),
    located:
      card.type === 'character' ? PLACES[card.planet].map((label, at) => ({ label, bonus: card.bonus[at]! })) : [],
    blocks: card.type === 'double' ? halvesOf(card, language) : boxesOf(card, language).map(blockOf),
    icons: [
      ...(card.slot === null ? [] : [{ id: card.slot, wild: false }]),
      ...(card.wild ?? []).map((id) => ({ id, wild: true })),
    ],
    imprint: imprintOf(card, labels),
    correction: correctionOf(card, labels),
  }
}

const row = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

// ---------------------------------------------------------------- what it is

function specialOf(card: Card): Special | null {
  if (isVirtual(card.id)) return 'virtual'
  if (card.type === 'double' || card.id.includes('/')) return 'double'
  if (card.type === 'battle' && card.titles !== undefined) return 'combo'
  if (card.type === 'character' && card.builtIn !== undefined) return 'armed'
  return FOIL.test(card.id) ? 'foil' : null
}

/** The ids of foils that have their own collector numbers. */
const FOIL = /^(BL-F\d+|RF-P\d+)$/

/** A virtual card has the number of its set and of the card under it (rule 26.1). */
const isVirtual = (id: string): boolean => /^V\d/.test(id)
const usedOn = (id: string): string => id.slice(id.indexOf('-') + 1)

function kindOf(card: Card, labels: Labels): string {
  const special = specialOf(card)
  return row([
    labels.side[card.side],
    labels.type[card.type],
    card.type === 'starship' ? starshipOf(card, labels) : null,
    special === null ? null : labels.special[special],
    'planet' in card ? card.planet : null,
    'copies' in card ? labels.copies[card.copies] : null,
  ])
}
const starshipOf = ({ starfighter }: StarshipCard, labels: Labels): string =>
  starfighter ? labels.starship.starfighter : labels.starship.transport

function imprintOf(card: Card, labels: Labels): string {
  const set = setOf(card.id)
  const wild = card.wild === undefined ? null : labels.wild(card.wild.map((slot) => labels.slot[slot]))
  return row([
    card.id,
    labels.sets[set.code] ?? set.name,
    card.slot === null ? null : labels.slot[card.slot],
    wild,
    labels.rarity[card.rarity],
    isVirtual(card.id) ? labels.usedOn(usedOn(card.id)) : null,
  ])
}

/** @throws for a corrected fact that has no label: the catalogue is incomplete then */
function correctionOf({ corrected }: Card, labels: Labels): string | null {
  if (corrected === undefined || corrected.length === 0) return null
  const facts = corrected.map((fact) => {
    const words = labels.facts[fact]
    if (words === undefined) throw new Error(`no words for the corrected fact ${fact}`)
    return words
  })
  return labels.corrected(facts)
}

// ---------------------------------------------------------------- its numbers

function numbersOf(card: Card, labels: Labels): CardSheet['numbers'] {
  const power = powerOf(card, labels)
  return [
    ...('counters' in card ? [{ id: 'counters', label: labels.counters, value: `${card.counters}` }] : []),
    ...(power === null ? [] : [{ id: 'power', label: labels.power, value: power }]),
    ...('damage' in card ? [{ id: 'damage', label: labels.damage, value: `${card.damage}` }] : []),
    ...(card.destiny === null
      ? []
      : [{ id: 'destiny', label: labels.destiny, value: [card.destiny].flat().join(' / ') }]),
  ]
}

function powerOf(card: Card, labels: Labels): string | null {
  if (card.type === 'starship') return card.starfighter ? labels.plusDraw(card.power) : `${card.power}`
  if (card.type !== 'character') return null
  return card.power === 'destiny' ? labels.draw : `${card.power}`
}

// ---------------------------------------------------------------- its boxes

type Block = CardSheet['blocks'][number]
const blockOf = ({ sentences: _, ...block }: TextBox): Block => block

/** Returns each half under its title and type; the owner plays one of them (rule 24.4). */
function halvesOf({ halves }: DoubleCard, language: Language): readonly Block[] {
  const labels = LABELS[language]
  return halves.map((half: SingleCard) => ({
    heading: row([half.title, labels.type[half.type], half.type === 'effect' ? labels.counted(half.counters) : null]),
    ...(half.type === 'battle' ? gainsOf(half, language) : {}),
    text: ruleText(half)![language],
  }))
}

function gainsOf(half: SingleCard, language: Language): Pick<Block, 'bonus' | 'draws'> {
  const { bonus, draws } = boxesOf(half, language)[0]!
  return bonus === undefined || draws === undefined ? {} : { bonus, draws }
}
