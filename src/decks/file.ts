/** Reads the text of a file in the encodings that programs write. */
import type { Refusal } from '../contract/index.ts'

/** A deck list is some kilobytes; this leaves room for comments. */
export const MOST_BYTES = 256 * 1024

const refuse = (refused: string, values: Refusal['values'] = {}): Refusal => ({ refused, values })

export const tooLarge = (bytes: number): Refusal =>
  refuse('decks.file-large', { size: Math.ceil(bytes / 1024), most: MOST_BYTES / 1024 })

/** First bytes of files in which somebody may have looked for a list: PDF, ZIP (and office), PNG, JPEG, GIF, GZIP. */
const OTHERS = ['25504446', '504b0304', '89504e47', 'ffd8ff', '47494638', '1f8b']

/** Reads a file of text in UTF-8, UTF-16 or an older encoding. Refused: empty, too large, no text. */
export function textOfFile(bytes: Uint8Array): string | Refusal {
  if (bytes.length > MOST_BYTES) return tooLarge(bytes.length)
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  if (OTHERS.some((magic) => start.startsWith(magic))) return refuse('decks.file-binary')
  const text = decoded(bytes)
  if (text === null || isBinary(text)) return refuse('decks.file-binary')
  return text.trim() === '' ? refuse('decks.file-empty') : text
}

function decoded(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes)
  if (utf16 !== null) return decode(bytes, utf16)
  return decode(bytes, 'utf-8') ?? western(bytes)
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on; a dot where it has nothing either. */
const WINDOWS = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

/**
 * The encoding of Western Europe from before UTF-8, in which names of cards have their accents. Which of the older ones
 * it is can't be told from the few accents of a list, and only comments could need another. Node's own decoder takes
 * Windows-1252 for Latin-1.
 */
const western = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => {
      const known = WINDOWS[letter.charCodeAt(0) - 0x80]
      return known === undefined || known === '.' ? letter : known
    })

/** Null if the bytes make no sense in this encoding, or nobody knows it. A byte order mark is taken off. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16 says so by its byte order mark, or is seen by every other byte of plain letters being zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 512)
  const zeros = [0, 1].map((odd) => sample.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const half = sample.length / 2
  if (half < 2) return null
  if (zeros[0]! === 0 && zeros[1]! > half / 2) return 'utf-16le'
  return zeros[1]! === 0 && zeros[0]! > half / 2 ? 'utf-16be' : null
}

/** Text holds no control characters but those that part lines and columns. */
const isBinary = (text: string): boolean => /(?![\s\u0080-\u009f])\p{Cc}/u.test(text)
