/**
 * Share codes: a deck as one word that survives being copied, typed off and cut. A code holds the list itself, so that
 * it works for everybody and for ever, even after the deck was changed or deleted.
 *
 * A code is `HOLO1-` and letters of Crockford's alphabet (no I, L, O, U; case and hyphens don't matter). The letters
 * encode the length of the data in two bytes, four bytes of its SHA-256, and the data: compressed JSON of game, seat,
 * format, name and list.
 */
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { DeckList, Refusal } from '../contract/index.ts'
import { findGame, type Games } from '../games/games.ts'
import { DECK_LIMITS, type SavedDeck } from './deck.ts'
import { deckName } from './deck-names.ts'
import { withCopies } from './list.ts'

/** The parts of a deck that a share code holds. */
export type SharedDeck = Pick<SavedDeck, 'game' | 'seat' | 'format' | 'name' | 'list'>

const VERSION = 1
const PREFIX = 'HOLO'
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HEAD_BYTES = 6
/** The most bytes that a code may unpack to; the largest possible deck stays far below. */
const MOST_UNPACKED = 16 * 1024
/** Codes that the program writes are never longer. */
const MOST_CODE = 16_000

/** Game, seat, format, name, and the cards with their counts in turn. */
const contents = z.tuple([z.string(), z.string(), z.string(), z.string(), z.array(z.union([z.string(), z.int()]))])

/** Returns the code of a deck. */
export function codeOfDeck({ game, seat, format, name, list }: SharedDeck): string {
  const plain = JSON.stringify([game, seat, format, name, list.flatMap(({ card, count }) => [card, count])])
  const data = deflateRawSync(plain, { level: 9 })
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt16BE(data.length)
  checksum(data).copy(head, 2)
  return `${PREFIX}${VERSION}-${written(Buffer.concat([head, data]))}`
}

/** Whether a text holds something that looks like a code. */
export const holdsCode = (text: string): boolean => FIND.test(text)

const FIND = /\bHOLO\s?(\d{1,3})\s?[-–—‐‑]/i

/**
 * Returns the deck in the first code of a text. Refused with `decks.code-none`, `decks.code-version`, `decks.code-cut`,
 * `decks.code-damaged`, `decks.code-game` or `decks.code-cards`.
 */
export function deckOfCode(text: string, games: Games): SharedDeck | Refusal {
  const found = FIND.exec(text)
  if (found === null) return refuse('decks.code-none')
  if (Number(found[1]) !== VERSION) return refuse('decks.code-version', { version: Number(found[1]) })
  const bytes = readDigits(text.slice(found.index + found[0].length, found.index + MOST_CODE))
  if (bytes.length < HEAD_BYTES) return refuse('decks.code-cut')
  const length = bytes.readUInt16BE()
  const data = bytes.subarray(HEAD_BYTES, HEAD_BYTES + length)
  if (data.length < length) return refuse('decks.code-cut')
  if (!checksum(data).equals(bytes.subarray(2, HEAD_BYTES))) return refuse('decks.code-damaged')
  return deckIn(data, games)
}

const refuse = (refused: string, values: Refusal['values'] = {}): Refusal => ({ refused, values })

const checksum = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest().subarray(0, 4)

/**
 * Checks the contents of a code. The checksum guards against accidents, not against malice, so every value is
 * validated.
 */
function deckIn(data: Uint8Array, games: Games): SharedDeck | Refusal {
  const read = contents.safeParse(unpacked(data))
  if (!read.success) return refuse('decks.code-damaged')
  const [gameId, seat, format, name, cards] = read.data
  const game = findGame(games, gameId)
  if (game === undefined || !game.seats.includes(seat) || !game.formats.includes(format))
    return refuse('decks.code-game')
  const clean = deckName(name)
  const list = listOf(cards)
  if (clean === null || list === null || list.length > DECK_LIMITS.cards) return refuse('decks.code-damaged')
  const known = new Set(game.cards.all.map(({ id }) => id))
  const strangers = list.filter(({ card }) => !known.has(card))
  if (strangers.length > 0) return refuse('decks.code-cards', { count: strangers.length })
  return { game: gameId, seat, format, name: clean, list }
}

function unpacked(data: Uint8Array): unknown {
  try {
    return JSON.parse(inflateRawSync(data, { maxOutputLength: MOST_UNPACKED }).toString())
  } catch {
    return null
  }
}

function listOf(cards: readonly (string | number)[]): DeckList | null {
  let list: DeckList = []
  for (let at = 0; at < cards.length; at += 2) {
    const [card, count] = [cards[at], cards[at + 1]]
    if (typeof card !== 'string' || typeof count !== 'number' || count < 1 || count > DECK_LIMITS.copies) return null
    list = withCopies(list, card, count)
  }
  return list
}

// ---------------------------------------------------------------- bytes as letters

function written(bytes: Uint8Array): string {
  let out = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) out += ALPHABET[(held >> (bits - 5)) & 31]
    held &= (1 << bits) - 1
  }
  return bits === 0 ? out : out + ALPHABET[(held << (5 - bits)) & 31]
}

/** Reads up to the first character outside the alphabet; line breaks, spaces and hyphens are skipped. */
function readDigits(text: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')) {
    if (/[\s\-\u00ad\u200b\u2060\ufeff]/.test(letter)) continue
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) break
    held = (held << 5) | digit
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push(held >> bits)
      held &= (1 << bits) - 1
    }
  }
  return Buffer.from(bytes)
}
