/**
 * The wording of all cards and the cards of each kind as records. French texts stand there to be read; of the English ones
 * there are hashes: short sentences of the game can hardly be worded in two ways, and no record shall read like a list of
 * printed cards.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../../src/contract/index.ts'
import { cards, setOf as setOfCard } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { textBlocks } from '../../../src/games/swccg/texts/card-text.ts'
import { language as texts } from '../../../src/games/swccg/texts/registry.ts'

const FOLDER = join(import.meta.dirname, 'records')

/** The number of the set that an id begins with. */
const setOf = ({ id }: Card): string => id.slice(0, id.indexOf('_'))

const numberIn = ({ id }: Card): number => Number(id.slice(id.indexOf('_') + 1).replace(/\D.*$/, ''))

/** Hexadecimal digits of a hash. */
const DIGITS = 12

/** Returns the text of a card as it is recorded: its id with its title, then each block, or a hash of all of them. */
export function textEntry(card: Card, language: Language): string {
  const blocks = textBlocks(card, language)
    .map(({ heading, text }) => (heading === undefined ? text : `${heading}: ${text}`))
    .join('\n')
  const text = language === 'fr' ? blocks : createHash('sha256').update(blocks).digest('hex').slice(0, DIGITS)
  return `${card.id} ${card.title}\n${text}`
}

/** A record: its file, and what stands in it, one entry a card or kind. */
export interface TextRecord {
  readonly file: string
  readonly entries: readonly string[]
}

/** Returns what a record holds as a whole. */
export const recordText = ({ entries }: TextRecord): string => `${entries.join('\n\n')}\n`

/** Returns the file of a card's set in a language. */
export const recordFile = (card: Card, language: Language): string =>
  join(FOLDER, `texts-${language}-${setOf(card)}.txt`)

/** Returns the records of a language, one a set; cards without a text are left out. */
function textRecords(language: Language): readonly TextRecord[] {
  const worded = cards.filter((card) => textBlocks(card, language).length > 0)
  const sets = [...new Set(worded.map(setOf))].sort((one, other) => Number(one) - Number(other))
  return sets.map((set) => ({
    file: join(FOLDER, `texts-${language}-${set}.txt`),
    entries: worded
      .filter((card) => setOf(card) === set)
      .sort((one, other) => numberIn(one) - numberIn(other))
      .map((card) => textEntry(card, language)),
  }))
}

/** The record of all kinds. */
export const KINDS_FILE = join(FOLDER, 'kinds.txt')

/** Returns a kind with the ids of the cards that are of it, on one line. */
export function kindEntry(kind: string): string {
  const definition = texts.kinds.get(kind)
  const ids = cards.flatMap((card) => {
    const { icon } = setOfCard(card.id)
    return definition?.is({ ...card, ...(icon === undefined ? {} : { icon }) }) === true ? [card.id] : []
  })
  return [`${kind}:`, ...ids].join(' ')
}

/** The names of all kinds, in the order of the language. */
export const kindNames = (): readonly string[] => [...texts.kinds.keys()]

/** Returns all records. */
export const allRecords = (): readonly TextRecord[] => [
  ...LANGUAGES.flatMap(textRecords),
  { file: KINDS_FILE, entries: kindNames().map(kindEntry) },
]
