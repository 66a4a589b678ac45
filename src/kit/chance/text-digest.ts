/** Short names of texts: equal texts have equal names, and others have others but for a chance of one in four thousand million. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** The largest digest. */
export const LARGEST_DIGEST = 2 ** 32 - 1

/** Returns a whole number from 0 to `LARGEST_DIGEST` that stands for a text. */
export function numberOfText(text: string): number {
  const { buffer, byteOffset } = sha256(utf8ToBytes(text))
  return new DataView(buffer, byteOffset).getUint32(0)
}
