/**
 * Chance for searches: a stream for each purpose, so that the tenth imagined deal is the same whatever was drawn before.
 * A deal takes a hundred numbers: a fast generator gives them instead of SHA-256, from which shuffles of the rules follow.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { ChanceStream } from '../../contract/index.ts'

/** Returns a stream that follows from a seed and the words of its purpose; their order counts. */
export function chanceOf(seed: string, ...purpose: readonly (string | number)[]): ChanceStream {
  const { buffer, byteOffset } = sha256(utf8ToBytes([seed, ...purpose].join('\u0000')))
  const digest = new DataView(buffer, byteOffset)
  // No bit is set by hand: the first number of every stream would be even if the lowest bits of all words were set.
  const generator = xoroshiro128plusFromState([0, 4, 8, 12].map((at) => digest.getInt32(at, true)))
  return (below) => uniformInt(generator, 0, below - 1)
}

/** Returns one of these by chance. @throws if there is none */
export function drawOne<T>(list: readonly T[], chance: ChanceStream): T {
  if (list.length === 0) throw new Error('nothing to draw from')
  return list[chance(list.length)] as T
}

/** Fine enough for shares of a hundred. */
const STEPS = 2 ** 30

/** Returns the index of one of these weights, each as often as its share says. @throws if none is above 0 */
export function weighted(weights: readonly number[], chance: ChanceStream): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(total > 0)) throw new Error('no weight is above 0')
  let left = (chance(STEPS) / STEPS) * total
  const at = weights.findIndex((weight) => {
    left -= weight
    return weight > 0 && left < 0
  })
  return at < 0 ? weights.findLastIndex((weight) => weight > 0) : at
}
