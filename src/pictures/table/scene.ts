/**
 * What a picture of a table shows, taken from a game's layout. What is secret from the reader is not in a layout, and
 * handles stay behind here: a face-down card is a back, of which only the number is known.
 */
import type { CardSheet, Face, FaceNumber, Layout, Seat, ShownContest, Zone } from '../../contract/index.ts'

/** A table as it is handed over to be drawn. */
export interface Shown {
  readonly layout: Layout
  /** The far side first, the near one last. */
  readonly seats: readonly Seat[]
  /** What stands beside each side's piles. */
  readonly titles: Readonly<Record<Seat, string>>
  /** @throws if there is no such card */
  readonly sheet: (card: string) => CardSheet
  /** What was fought last, the last one last. */
  readonly fights: readonly ShownContest[]
  readonly words: SceneWords
}

/** The few words that no game says. */
export interface SceneWords {
  /** "face-down card" */
  readonly hidden: string
}

export interface SceneCard {
  /** Its id; null for a back. */
  readonly card: string | null
  readonly title: string
  /** With the subtitle, for reading out. */
  readonly name: string
  /** Whose colours it wears. */
  readonly side: string
  /** So many alike. */
  readonly count: number
  readonly numbers: readonly FaceNumber[]
  readonly marks: readonly string[]
  readonly hint: string | null
}

export interface SceneZone {
  readonly label: string
  readonly count: number
  readonly main: boolean
  readonly cards: readonly SceneCard[]
}

export interface ScenePile {
  readonly label: string
  readonly count: number
  /** The card on top, of a pile that nobody may count. */
  readonly top: SceneCard | null
}

export interface SceneWon {
  readonly by: Seat
  readonly label: string
  readonly card: string | null
}

export interface SceneSide {
  readonly seat: Seat
  readonly title: string
  readonly piles: readonly ScenePile[]
  readonly zones: readonly SceneZone[]
}

export interface SceneFight {
  /** In the order of the sides. */
  readonly sides: readonly { readonly seat: Seat; readonly names: readonly string[]; readonly total: number }[]
  readonly winner: Seat | null
}

export interface Scene {
  readonly headline: string
  readonly sides: readonly SceneSide[]
  readonly centre: readonly SceneZone[]
  readonly won: readonly SceneWon[]
  readonly fights: readonly SceneFight[]
  /** How a back is read out. */
  readonly hidden: string
}

/** Older fights are told in the story. */
const MOST_FIGHTS = 4
/** Numbers longer than this are words, and stand on the card itself. */
const SHORT = 5

type Sheets = (card: string) => CardSheet | null

/** The whole table; a hand only with its number. */
export function sceneOf({ layout, seats, titles, sheet, fights, words }: Shown): Scene {
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
  }
}

/** The reader's own hand; null for whoever holds no cards that he sees. */
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
      // The catalogue may have lost a card that an old match still has.
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

/** What stands on the card, as far as it is short. */
const printed = (sheet: CardSheet | null): FaceNumber[] =>
  (sheet?.numbers ?? [])
    .filter(({ value }) => value.length <= SHORT)
    .slice(0, 2)
    .map(({ id, label, value }) => ({ id, label, value }))

/** Cards of which the same is to be seen lie as one, where the first of them lies. */
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
