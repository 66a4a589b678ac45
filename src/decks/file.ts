/** Reads the text of a file in the encodings that programs write. */
import type { Refusal } from '../contract/index.ts'

/** A deck list is some kilobytes; this leaves room for comments. */
export const MOST_BYTES = 256 * 1024

const refuse = (refused: string, values: Refusal['values'] = {}): Refusal => ({ refused, values })

/** Returns the refusal of a file that is too large. @param bytes its size */
export const tooLarge = (bytes: number): Refusal =>
  refuse('decks.file-large', { size: Math.ceil(bytes / 1024), most: MOST_BYTES / 1024 })

/** First bytes of files that somebody may send as a list by mistake: PDF, ZIP (and office), PNG, JPEG, GIF, GZIP. */
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

/** The characters of Windows-1252 where Latin-1 has control characters, from 0x80 on; a dot for undefined ones. */
const WINDOWS = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

/**
 * The older encoding of Western Europe, in which card names have their accents. The few accents of a list can't tell
 * which of the older encodings it is, and only comments could need another one. Node's own decoder takes Windows-1252
 * for Latin-1.
 */
const western = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => {
      const known = WINDOWS[letter.charCodeAt(0) - 0x80]
      return known === undefined || known === '.' ? letter : known
    })

/**
 * Returns the text; null if the bytes are invalid in this encoding, or the encoding is unknown. A byte order mark is
 * removed.
 */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Detects UTF-16 by its byte order mark, or by zeros in every other byte of plain letters. */
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

/** Whether the text holds no control characters except those between lines and columns. */
const isBinary = (text: string): boolean => /(?![\s\u0080-\u009f])\p{Cc}/u.test(text)
