/**
 * Chance for pictures: numbers that follow from words, so that the same card is drawn the same way for ever.
 *
 * It is apart from `kit/chance`, which is for the rules. A picture draws thousands of fractions and has no secret: here
 * a fast generator gives them. A shuffle draws few whole numbers that nobody may foresee: there each comes from SHA-256.
 * Neither may change its numbers: recorded matches and the pictures of cards depend on them.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** A seeded stream of numbers for drawings: the same words give the same numbers. */
export class Chance {
  readonly #stream: ReturnType<typeof xoroshiro128plusFromState>

  /** @param words the words that decide the numbers; their order counts */
  constructor(...words: readonly string[]) {
    const { buffer, byteOffset } = sha256(utf8ToBytes(words.join('\u0000')))
    const digest = new DataView(buffer, byteOffset)
    // The lowest bit is set because a state of zeros would never leave zero.
    this.#stream = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => digest.getInt32(at, true) | 1))
  }

  /** A number from 0 up to 1. */
  next(): number {
    return uniformFloat64(this.#stream)
  }

  /** A number from `low` up to `high`. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** True with this probability, from 0 to 1. */
  often(share: number): boolean {
    return this.next() < share
  }

  /** One of them. @throws if there is none */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[this.whole(0, list.length - 1)] as T
  }
}
