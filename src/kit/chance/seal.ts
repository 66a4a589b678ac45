/**
 * Sealed shuffles, protocol `holonet-1`: a secret is sealed before anybody chooses, the players' words come after it, and
 * the seed of a match follows from all of them. A chain over the log shows later that no row was changed. SHA-256 in
 * lower-case hexadecimal throughout. Pure: it makes no secret. `docs/fair-play.md` says what this proves.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DeckList, Seat } from '../../contract/index.ts'

/** The name of this protocol in exports. */
export const SEAL_METHOD = 'holonet-1'

/**
 * Returns the SHA-256 of a list of texts. Each is hashed as the number of its UTF-8 bytes, a colon, the bytes, and a comma,
 * so that no two lists share an input. The first item names the use.
 */
function hashOf(use: string, ...items: readonly string[]): string {
  const text = [`${SEAL_METHOD} ${use}`, ...items].map((item) => `${utf8ToBytes(item).length}:${item},`).join('')
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Returns JSON text with keys in code-unit order and without space: equal data give equal texts. @param data plain JSON */
export function canonicalJson(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map((one) => canonicalJson(one ?? null)).join(',')}]`
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null'
  const fields = Object.entries(data).filter(([, value]) => value !== undefined)
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${canonicalJson(value)}`).join(',')}}`
}

/** Returns a deck list with one entry a card, by card id in code-unit order. Equal decks give equal lists. */
export function canonicalList(list: DeckList): DeckList {
  const counts = new Map<string, number>()
  for (const { card, count } of list) counts.set(card, (counts.get(card) ?? 0) + count)
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([card, count]) => ({ card, count }))
}

/**
 * Returns the seal that binds the secret alone. It is shown before anybody chooses.
 * @param subject names what will be one match
 * @param secret 32 random bytes in hexadecimal
 */
export const firstSeal = (subject: string, secret: string): string => hashOf('secret', subject, secret)

/** Returns the hash of a player's word; empty without a word. The seed depends on this, not on the text. */
export const wordOf = (subject: string, text: string | null): string =>
  text === null ? '' : hashOf('word', subject, text)

/** The contents of a challenge's seal. */
export interface OfferParts {
  readonly first: string
  readonly secret: string
  /** The seat of the challenger. */
  readonly seat: Seat
  readonly deck: DeckList
  /** The hash of the challenger's word (`wordOf`). */
  readonly word: string
}

/** Returns the seal of a challenge that goes out. It binds the secret and the challenger's seat, deck and word. */
export const sealOf = ({ first, secret, seat, deck, word }: OfferParts): string =>
  hashOf('offer', first, secret, seat, canonicalJson(canonicalList(deck)), word)

/**
 * Returns the seed of a match.
 * @param words the hashes of the challenger's and the guest's word; without a challenger, in the order of the seats
 */
export const seedOf = (secret: string, seal: string, words: readonly [string, string]): string =>
  hashOf('seed', secret, seal, ...words)

/** Returns the link before the first row of a log. */
export const firstLink = (seal: string, seed: string): string => hashOf('log', seal, seed)

/** Returns the link after a row. @param row as an export for everybody has it, without its own link */
export const nextLink = (before: string, row: unknown): string => hashOf('row', before, canonicalJson(row))

/** Returns the link after each row of a log; the last one is told with the result. */
export function linksOf(seal: string, seed: string, rows: readonly unknown[]): readonly string[] {
  let link = firstLink(seal, seed)
  return rows.map((row) => {
    link = nextLink(link, row)
    return link
  })
}
