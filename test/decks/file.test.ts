/** Files from any program: text is read in any encoding; everything else is refused. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { MOST_BYTES, textOfFile } from '../../src/decks/file.ts'

const LIST = '2 Padmé Naberrie, Handmaiden\r\n1 Ric Olié, Ace Pilot\r\n3 Rabé, Handmaiden\r\n'
const refused = (bytes: Uint8Array) => {
  const read = textOfFile(bytes)
  return isRefusal(read) ? read.refused : read
}
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(LIST)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${LIST}`)],
    ['UTF-16 as Windows writes it', Buffer.from(`\ufeff${LIST}`, 'utf16le')],
    ['UTF-16 the other way round', swapped(`\ufeff${LIST}`)],
    ['UTF-16 without a byte order mark', Buffer.from(LIST, 'utf16le')],
    ['UTF-16 the other way round without one', swapped(LIST)],
    ['Latin-1', Buffer.from(LIST, 'latin1')],
  ])('is read from %s', (_, bytes) => {
    expect(textOfFile(bytes)).toBe(LIST)
  })

  it('is read from Latin-1 though only one letter shows it', () => {
    for (const line of ['2 Rabé', 'Padmé', '1 é', `${'3 Blaster\n'.repeat(200)}1 Yané, Handmaiden`])
      expect(textOfFile(Buffer.from(line, 'latin1')), line).toBe(line)
  })

  it('is read from Windows-1252 with its own quotation marks', () => {
    expect(textOfFile(Buffer.from([0x93, 0x41, 0x92, 0x73, 0x94, 0x80, 0x9f]))).toBe('“A’s”€Ÿ')
  })

  it('may have the largest allowed size, and not a byte more', () => {
    expect(textOfFile(Buffer.alloc(MOST_BYTES, 'a'))).toHaveLength(MOST_BYTES)
    expect(textOfFile(Buffer.alloc(MOST_BYTES + 1, 'a'))).toEqual({
      refused: 'decks.file-large',
      values: { size: 257, most: 256 },
    })
    expect(textOfFile(Buffer.alloc(5 * 1024 * 1024, 'a'))).toMatchObject({ values: { size: 5120 } })
  })
})

describe('a file that is no text', () => {
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a photograph', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a spreadsheet', Buffer.from('504b030414000600', 'hex')],
    ['something packed', gzipSync(LIST)],
    ['bytes without sense', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 89 + 7) % 256))],
    ['zeros', Buffer.alloc(64)],
  ])('is refused: %s', (_, bytes) => {
    expect(refused(bytes)).toBe('decks.file-binary')
  })

  it.each([
    ['no byte', Buffer.alloc(0)],
    ['a byte order mark alone', Buffer.from('\ufeff')],
    ['the mark of UTF-16 alone', Buffer.from([0xff, 0xfe])],
    ['spaces', Buffer.from(' \n\t\r\n ')],
  ])('is refused as empty: %s', (_, bytes) => {
    expect(refused(bytes)).toBe('decks.file-empty')
  })

  it('is refused where UTF-16 is broken off', () => {
    expect(refused(Buffer.from([0xff, 0xfe, 0x41]))).toBe('decks.file-binary')
  })
})
