/**
 * Takes the contents of a table's picture from a game's layout. A layout holds nothing that is secret from its reader.
 * Handles stay behind here: a face-down card is a back, of which only the number is known.
 */

import type { CardSheet, Face, FaceNumber, Layout, Seat, ShownContest, Zone } from '../../contract/index.ts'
import type { Joints } from '../../kit/wording/words.ts'
import type { SceneWords } from '../decision/scene-alt.ts'

/** A table that is to be drawn. */
export interface Shown {
  readonly layout: Layout
  /** The far side first, the near one last. */
  readonly seats: readonly Seat[]
  /** The words beside each side's piles. */
  readonly titles: Readonly<Record<Seat, string>>
  /** @throws if there is no such card */
  readonly sheet: (card: string) => CardSheet
  /** The latest fights, the last one last. */
  readonly fights: readonly ShownContest[]
  readonly words: SceneWords
}

/** A card of the table's picture. */
export interface SceneCard {
  /** The id of the card; null for a back. */
  readonly card: string | null
  readonly title: string
  /** The name with the subtitle, for the description. */
  readonly name: string
  /** The side whose colours it has. */
  readonly side: string
  /** The number of equal cards. */
  readonly count: number
  readonly numbers: readonly FaceNumber[]
  readonly marks: readonly string[]
  readonly hint: string | null
}

/** A zone of the table's picture. */
export interface SceneZone {
  readonly label: string
  readonly count: number
  readonly main: boolean
  readonly cards: readonly SceneCard[]
}

/** A pile of the table's picture. */
export interface ScenePile {
  readonly label: string
  readonly count: number
  /** The top card of a pile whose size is secret. */
  readonly top: SceneCard | null
}

/** A lasting gain of a side. */
export interface SceneWon {
  readonly by: Seat
  readonly label: string
  readonly card: string | null
}

/** One side of the table, with its zones and piles. */
export interface TableSceneSide {
  readonly seat: Seat
  readonly title: string
  readonly piles: readonly ScenePile[]
  readonly zones: readonly SceneZone[]
}

/** A finished fight, with both sides and their numbers. */
export interface SceneFight {
  /** In the order of the sides. */
  readonly sides: readonly { readonly seat: Seat; readonly names: readonly string[]; readonly total: number }[]
  readonly winner: Seat | null
}

/** The contents of a table's picture, before they are placed. */
export interface TableScene {
  readonly headline: string
  readonly sides: readonly TableSceneSide[]
  readonly centre: readonly SceneZone[]
  readonly won: readonly SceneWon[]
  readonly fights: readonly SceneFight[]
  /** Returns the description of a back. */
  readonly hidden: string
  readonly joints: Joints
}

/** The most fights in a picture. The story tells the older ones. */
const MOST_FIGHTS = 4
/** The most characters of a number; longer ones are words on the card itself. */
const SHORT = 5

type Sheets = (card: string) => CardSheet | null

/** Returns the scene of the whole table; of a hand only its size. */
export function sceneOf({ layout, seats, titles, sheet, fights, words }: Shown): TableScene {
  const sheets = safe(sheet)
  const zones = layout.zones.filter(({ count, cards }) => count > 0 || cards === undefined)
  return {
    headline: layout.headline,
    sides: seats.map((seat) => ({
      seat,
      title: titles[seat] ?? seat,
      piles: zones.filter((zone) => zone.owner === seat && isPile(zone)).map((zone) => pileOf(zone, sheets)),
      zones: zones.filter((zone) => zone.owner === seat && !isPile(zone)).map((zone) => zoneOf(zone, sheets)),
    })),
    centre: zones
      .filter(({ owner, cards }) => owner === null && cards !== undefined)
      .map((zone) => zoneOf(zone, sheets)),
    won: (layout.gained ?? []).map(({ by, label, card }) => ({ by, label, card })),
    fights: fights.slice(-MOST_FIGHTS).map((fight) => fightOf(fight, seats, sheets)),
    hidden: words.hidden,
    joints: words.joints,
  }
}

/** Returns the reader's own hand; null for a reader who holds no cards that they see. */
export function handOf({ layout, sheet }: Pick<Shown, 'layout' | 'sheet'>): SceneZone | null {
  const zone = layout.zones.find(({ hand, cards }) => hand === true && cards !== undefined && cards.length > 0)
  return zone === undefined ? null : zoneOf(zone, safe(sheet))
}

const isPile = ({ cards, hand, top }: Zone): boolean => cards === undefined || hand === true || top === true

function safe(sheet: Shown['sheet']): Sheets {
  return (card) => {
    try {
      return sheet(card)
    } catch {
      // The catalogue may lack a card that an old match still has.
      return null
    }
  }
}

const pileOf = (zone: Zone, sheets: Sheets): ScenePile => ({
  label: zone.label,
  count: zone.count,
  top: zone.top === true && zone.cards?.[0] !== undefined ? cardOf(zone.cards[0], zone.owner, sheets) : null,
})

const zoneOf = (zone: Zone, sheets: Sheets): SceneZone => ({
  label: zone.label,
  count: zone.count,
  main: zone.main === true,
  cards: gathered((zone.cards ?? []).map((face) => cardOf(face, zone.owner, sheets))),
})

function cardOf({ card, numbers, marks, hint, note }: Face, owner: Seat | null, sheets: Sheets): SceneCard {
  if (card === null)
    return { card, title: '', name: '', side: owner ?? '', count: 1, numbers: [], marks: [], hint: null }
  const sheet = sheets(card)
  const title = sheet?.title ?? card
  return {
    card,
    title,
    name: sheet === null || sheet.subtitle === null ? title : `${title}, ${sheet.subtitle}`,
    side: sheet?.side ?? owner ?? '',
    count: 1,
    numbers: numbers ?? printed(sheet),
    marks: marks ?? [],
    hint: hint ?? (numbers === undefined && marks === undefined ? (note ?? null) : null),
  }
}

/** Returns the remarks on the card, if they are short. */
const printed = (sheet: CardSheet | null): FaceNumber[] =>
  (sheet?.numbers ?? [])
    .filter(({ value }) => value.length <= SHORT)
    .slice(0, 2)
    .map(({ id, label, value }) => ({ id, label, value }))

/** Joins equal cards in the place of the first of them. */
function gathered(cards: readonly SceneCard[]): SceneCard[] {
  const counts = new Map<string, SceneCard>()
  for (const card of cards) {
    const key = JSON.stringify({ ...card, count: 0 })
    const before = counts.get(key)
    counts.set(key, before === undefined ? card : { ...before, count: before.count + card.count })
  }
  return [...counts.values()]
}

const fightOf = ({ sides, winner }: ShownContest, seats: readonly Seat[], sheets: Sheets): SceneFight => ({
  winner,
  sides: seats.map((seat) => ({
    seat,
    names: (sides[seat]?.cards ?? []).map((card) => sheets(card)?.title ?? card),
    total: sides[seat]?.total ?? 0,
  })),
})
