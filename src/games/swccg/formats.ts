/** The formats of the Star Wars CCG, each with the cards that its decks may hold. Another format is one entry here. */
import type { Language } from '../../contract/index.ts'
import { cards, setOf } from './cards/index.ts'
import { type Card, SIDES, type Side } from './cards/printed-card.ts'
import { LISTS } from './cards/starter-lists.ts'

/** Copies of cards by id, for both sides. */
export type Lists = Readonly<Record<Side, Readonly<Record<string, number>>>>

type Words = Readonly<Record<Language, string>>

/** A format with its cards. */
interface FormatEntry {
  readonly label: Words
  /** The cards that a deck may hold, in one line of at most 100 characters. */
  readonly about: Words
  /** Whether a deck may hold this card. A card whose text is not written is in no format. */
  readonly admits: (card: Card) => boolean
  /** Both decks, where everybody knows them; absent: a deck may hold any number of each card of the pool. */
  readonly lists?: Lists
}

/** Whether a starter deck holds this card. */
const isStarter = (id: string): boolean => SIDES.some((side) => Object.hasOwn(LISTS[side], id))

/**
 * The cards of Endor outside of the starter decks that cards of Death Star II name: Count Me In and That's One, Daughter Of
 * Skywalker, the Hut of an Objective, and the Bunker of Endor Shield.
 */
const COMPANIONS: readonly string[] = ['8_37', '8_41', '8_8', '8_71', '8_160']

const TABLE = {
  /** The cards of the two starter decks. */
  starter: {
    label: { en: 'Starter decks', fr: 'Decks d’initiation' },
    about: { en: '60 cards of the two starter decks', fr: '60 cartes des deux decks d’initiation' },
    admits: ({ id, side }) => Object.hasOwn(LISTS[side], id),
    lists: LISTS,
  },
  /** Death Star II constructed: its set, the cards of the starter decks, and those that its texts need. */
  ds2: {
    label: { en: 'Death Star II', fr: 'Death Star II' },
    about: {
      en: 'Constructed: its cards and the starter decks',
      fr: 'Construit : ses cartes et les decks d’initiation',
    },
    admits: ({ id }) => setOf(id).name !== 'Endor' || isStarter(id) || COMPANIONS.includes(id),
  },
  /** All cards of the library: the sets Endor and Death Star II, and what their texts need of other sets. */
  'endor-ds2': {
    label: { en: 'Endor & Death Star II', fr: 'Endor et Death Star II' },
    about: { en: 'Constructed: every playable card', fr: 'Construit : toutes les cartes jouables' },
    admits: () => true,
  },
} as const satisfies Readonly<Record<string, FormatEntry>>

/** The id of a format that people may choose. */
export type Format = keyof typeof TABLE

/** The formats that people may choose, the simplest first. */
export const FORMATS = Object.keys(TABLE) as readonly Format[]

/** Returns the name of a format; the id itself if there is none. */
export const formatLabel = (format: string, language: Language): string =>
  isFormat(format) ? TABLE[format].label[language] : format

/** Returns the cards that a format admits, in one line. */
export const formatAbout = (format: string, language: Language): string | null =>
  isFormat(format) ? TABLE[format].about[language] : null

/** Whether there is a format of this name. */
export const isFormat = (name: string): name is Format => Object.hasOwn(TABLE, name)

/** Returns both decks of a format in which everybody knows them; null for every other format. */
export const listsIn = (format: string): Lists | null => {
  const known: FormatEntry | null = isFormat(format) ? TABLE[format] : null
  return known?.lists ?? null
}

const POOLS: Readonly<Record<Format, Readonly<Record<Side, readonly Card[]>>>> = Object.fromEntries(
  FORMATS.map((format) => {
    const { admits }: FormatEntry = TABLE[format]
    return [
      format,
      Object.fromEntries(SIDES.map((side) => [side, cards.filter((card) => card.side === side && admits(card))])),
    ]
  }),
) as never

/** Returns the cards that a deck of this side may hold in a format, by set and number. */
export const poolOf = (format: Format, side: Side): readonly Card[] => POOLS[format][side]
