/**
 * The lock of the texts: each piece of each card by its key, with a hash of what it says. Stored matches name pieces by
 * these keys. So a key that vanishes has to be written down with its new name, or with null if the piece is gone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { textsOf } from '../../../src/games/swccg/texts/card-text.ts'
import type { CardText } from '../../../src/games/swccg/texts/language/keyed-text.ts'
import type { CardPiece } from '../../../src/games/swccg/texts/language/words.ts'
import { hashOfState } from '../../../src/matches/course.ts'

/** By card, by the path of the piece: `find`, `while/power` inside a condition, `dark/drain` on a location. */
type Hashes = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface TextLock {
  readonly about: string
  /** Old path to new path; null: the piece is gone. By card. */
  readonly renamed: Readonly<Record<string, Readonly<Record<string, string | null>>>>
  readonly pieces: Hashes
}

const FILE = join(import.meta.dirname, '../../../src/games/swccg/cards/texts.lock')
const ABOUT =
  'Made by `npm run texts:lock`: the pieces of all texts by their keys, with hashes. Write `renamed` by hand.'
/** The number of hexadecimal digits of a hash. */
const DIGITS = 8
/** A key is one lower-case word. */
const KEY = /^[a-z]+$/

type PathOfPiece = readonly [path: string, piece: CardPiece]

/** Returns the pieces of a text by their paths, those inside a group included. */
const piecesByPath = (text: CardText, before = ''): readonly PathOfPiece[] =>
  Object.entries(text).flatMap(([key, piece]): readonly PathOfPiece[] => {
    const path = `${before}${key}`
    return [[path, piece], ...('group' in piece ? piecesByPath(piece.pieces, `${path}/`) : [])]
  })

const pathsOf = (card: Card): readonly PathOfPiece[] =>
  card.type === 'location'
    ? [...piecesByPath(card.text.dark, 'dark/'), ...piecesByPath(card.text.light, 'light/')]
    : textsOf(card).flatMap((text) => piecesByPath(text))

/** Returns the hashes of all pieces of these cards. */
export const hashesOf = (cards: readonly Card[]): Hashes =>
  Object.fromEntries(
    cards.map((card) => [
      card.id,
      Object.fromEntries(pathsOf(card).map(([path, piece]) => [path, hashOfState(piece).slice(0, DIGITS)])),
    ]),
  )

export const readLock = (): TextLock => JSON.parse(readFileSync(FILE, 'utf8')) as TextLock

/** Returns the keys that are no single lower-case word. */
export const strangeKeys = (cards: readonly Card[]): readonly string[] =>
  cards.flatMap((card) =>
    pathsOf(card).flatMap(([path]) => (path.split('/').every((key) => KEY.test(key)) ? [] : [`${card.id} ${path}`])),
  )

/** Returns the pieces of the lock that the texts have no longer, and that no line of `renamed` explains. */
export function vanishedKeys({ pieces, renamed }: TextLock, now: Hashes): readonly string[] {
  return Object.entries(pieces).flatMap(([card, paths]) =>
    Object.keys(paths).flatMap((path) => {
      if (now[card]?.[path] !== undefined) return []
      const next = renamed[card]?.[path]
      return next === null || (next !== undefined && now[card]?.[next] !== undefined) ? [] : [`${card} ${path}`]
    }),
  )
}

/** Returns the pieces that are new, or say something else than the lock has. */
export const unlockedPieces = ({ pieces }: TextLock, now: Hashes): readonly string[] =>
  Object.entries(now).flatMap(([card, paths]) =>
    Object.entries(paths).flatMap(([path, hash]) => (pieces[card]?.[path] === hash ? [] : [`${card} ${path}`])),
  )

/** Writes the lock of these cards. @returns the vanished keys, for which nothing was written */
export function writeLock(cards: readonly Card[], lock: TextLock): readonly string[] {
  const now = hashesOf(cards)
  const vanished = vanishedKeys(lock, now)
  if (vanished.length > 0) return vanished
  writeFileSync(FILE, `${JSON.stringify({ about: ABOUT, renamed: lock.renamed, pieces: now }, null, 1)}\n`)
  return []
}
