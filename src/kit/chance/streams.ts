/**
 * Chance for the rules: seeded randomness. Every random act has a stream of its own, made from the seed of the game and a
 * label, so that one change in a game doesn't stir all that follows. SHA-256 in counter mode: from the cards that a
 * player has seen nobody can work back to the seed, or on to the other cards.
 *
 * Pictures have `kit/drawing/chance`, which is fast and keeps no secret.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const WORD = 2 ** 32

/** The number of streams that were opened since the program started. */
let opened = 0

/** Runs a function. @returns its result, and how many streams it has opened */
export function streamsIn<T>(run: () => T): { readonly result: T; readonly opened: number } {
  const before = opened
  const result = run()
  return { result, opened: opened - before }
}

/** @returns a source of whole numbers from 0 up to (not including) `below`, evenly spread */
export function stream(seed: string, label: string): (below: number) => number {
  opened++
  let words = new DataView(new ArrayBuffer(0))
  let at = 0
  let block = 0
  const word = () => {
    if (at === words.byteLength) {
      const digest = sha256(utf8ToBytes(`${seed}/${label}/${block++}`))
      words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
      at = 0
    }
    const value = words.getUint32(at)
    at += 4
    return value
  }
  return (below) => {
    const limit = WORD - (WORD % below)
    let value = word()
    while (value >= limit) value = word()
    return value % below
  }
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(list: T[], below: (limit: number) => number): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const card = list[last] as T
    list[last] = list[other] as T
    list[other] = card
  }
  return list
}
