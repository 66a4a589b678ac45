/** Share codes: decoding a code gives exactly the encoded deck. */
import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { codeOfDeck, deckOfCode, holdsCode, type SharedDeck } from '../../src/decks/code.ts'
import { DECK_LIMITS } from '../../src/decks/deck.ts'
import type { Games } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { tiny } from '../games/high-card.ts'

const games: Games = { [youngJedi.id]: youngJedi, tiny }
const deck: SharedDeck = {
  game: 'tiny',
  seat: 'left',
  format: 'short',
  name: 'Les Évens *de* <@1> ✨',
  list: [
    { card: 'left-2', count: 2 },
    { card: 'left-4', count: 1 },
  ],
}
const code = codeOfDeck(deck)
const refusal = (text: string, known = games): string => {
  const read = deckOfCode(text, known)
  return isRefusal(read) ? read.refused : 'not refused'
}

/** A code around any data, its checksum right. */
function wrapped(data: Buffer): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const head = Buffer.alloc(6)
  head.writeUInt16BE(data.length)
  createHash('sha256').update(data).digest().copy(head, 2, 0, 4)
  const bits = [...Buffer.concat([head, data])].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return `HOLO1-${(bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')}`
}
const forged = (contents: unknown) => wrapped(deflateRawSync(JSON.stringify(contents)))

describe('a share code', () => {
  it('gives the deck that it was made of', () => {
    expect(code).toMatch(/^HOLO1-[0-9A-HJKMNP-TV-Z]+$/)
    expect(deckOfCode(code, games)).toEqual(deck)
  })

  it('does so for every ready-made deck, in a line or two', () => {
    for (const { seat, format, name, list } of youngJedi.decks()) {
      const shared = { game: youngJedi.id, seat, format, name, list }
      const its = codeOfDeck(shared)
      expect(its.length).toBeLessThan(600)
      expect(deckOfCode(its, games)).toEqual(shared)
    }
  })

  it('does so for the largest deck that can be kept, and fits into a file', () => {
    const ids = youngJedi.cards.all.filter(({ side }) => side === 'light').map(({ id }) => id)
    const largest = {
      game: youngJedi.id,
      seat: 'light',
      format: 'full',
      name: 'é'.repeat(DECK_LIMITS.name),
      list: ids.slice(0, DECK_LIMITS.cards).map((card, at) => ({ card, count: 1 + (at % DECK_LIMITS.copies) })),
    }
    expect(deckOfCode(codeOfDeck(largest), games)).toEqual(largest)
  })

  it('does so for any deck', () => {
    const any = fc.record({
      name: fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('a', 'é', '✨', '漢', '*', ' b') }),
      list: fc
        .uniqueArray(fc.constantFrom(...tiny.cards.all.map(({ id }) => id)), { maxLength: 12 })
        .chain((ids) =>
          fc.tuple(
            ...ids.map((card) => fc.record({ card: fc.constant(card), count: fc.integer({ min: 1, max: 99 }) })),
          ),
        ),
    })
    fc.assert(
      fc.property(any, ({ name, list }) => {
        const shared = { ...deck, name: name.trim(), list }
        expect(deckOfCode(codeOfDeck(shared), games)).toEqual(shared)
      }),
      { seed: 5 },
    )
  })

  it('is read out of the text around it, however it was typed', () => {
    for (const text of [
      `Take this: ${code} it is great`,
      code.toLowerCase(),
      code.replace(/.{8}/g, '$& '),
      code.replace(/.{20}/g, '$&\n'),
      code.replace(/0/g, 'O').replace(/1(?!-)/g, 'l'),
      `\`\`\`\n${code}\n\`\`\``,
      code.replace('-', '–'),
      `> ${code.replace(/.{9}(?=.)/g, '$&\u200b')}`,
    ]) {
      expect(holdsCode(text), text).toBe(true)
      expect(deckOfCode(text, games), text).toEqual(deck)
    }
    for (const text of ['3 Sandstorm', 'HOLO', 'HOLOCRON-7 x', '1 Holo-Net']) expect(holdsCode(text), text).toBe(false)
  })
})

describe('a damaged code', () => {
  it('is refused wherever one character is another one', () => {
    const body = code.slice('HOLO1-'.length)
    for (let at = 0; at < body.length; at++) {
      const other = body[at] === '7' ? '8' : '7'
      const read = deckOfCode(`HOLO1-${body.slice(0, at)}${other}${body.slice(at + 1)}`, games)
      // Only the very last character may hold unused bits.
      if (isRefusal(read)) expect(read.refused).toMatch(/^decks\.code-(?:damaged|cut)$/)
      else expect([at, read]).toEqual([body.length - 1, deck])
    }
  })

  it('is refused wherever it is cut, or a character is lost', () => {
    for (let length = 0; length < code.length - 1; length++)
      expect(refusal(code.slice(0, length)), `${length}`).toMatch(/^decks\.code-(?:cut|none)$/)
    for (let at = 6; at < code.length - 1; at++)
      expect(refusal(code.slice(0, at) + code.slice(at + 1)), `${at}`).toMatch(/^decks\.code-(?:cut|damaged)$/)
  })

  it('is refused where two neighbours have changed places', () => {
    for (let at = 6; at < code.length - 2; at++) {
      const [one, two] = [code[at], code[at + 1]]
      if (one === two) continue
      const read = deckOfCode(`${code.slice(0, at)}${two}${one}${code.slice(at + 2)}`, games)
      expect(isRefusal(read) || at === code.length - 2, `${at}`).toBe(true)
    }
  })

  it('is distinguished from one of a newer version, and from other text', () => {
    expect(refusal(code.replace('HOLO1', 'HOLO2'))).toBe('decks.code-version')
    expect(refusal('hello')).toBe('decks.code-none')
    expect(refusal('')).toBe('decks.code-none')
  })
})

describe('a forged code', () => {
  const list = ['left-2', 1]

  it.each<[string, unknown, string]>([
    ['no deck', { evil: true }, 'decks.code-damaged'],
    ['a game that is not there', ['chess', 'left', 'short', 'x', list], 'decks.code-game'],
    ['a game that is no game', ['toString', 'left', 'short', 'x', list], 'decks.code-game'],
    ['a side that is not there', ['tiny', 'middle', 'short', 'x', list], 'decks.code-game'],
    ['a format that is not there', ['tiny', 'left', '__proto__', 'x', list], 'decks.code-game'],
    ['a card that is not there', ['tiny', 'left', 'short', 'x', ['<@1>', 1]], 'decks.code-cards'],
    ['no copies', ['tiny', 'left', 'short', 'x', ['left-2', 0]], 'decks.code-damaged'],
    ['fewer than no copies', ['tiny', 'left', 'short', 'x', ['left-2', -3]], 'decks.code-damaged'],
    ['half a copy', ['tiny', 'left', 'short', 'x', ['left-2', 0.5]], 'decks.code-damaged'],
    ['too many copies', ['tiny', 'left', 'short', 'x', ['left-2', 100]], 'decks.code-damaged'],
    ['a card without a number', ['tiny', 'left', 'short', 'x', ['left-2']], 'decks.code-damaged'],
    ['no name', ['tiny', 'left', 'short', '\u200b', list], 'decks.code-damaged'],
    ['a name too long', ['tiny', 'left', 'short', 'x'.repeat(61), list], 'decks.code-damaged'],
    [
      'too many cards',
      ['tiny', 'left', 'short', 'x', Array.from({ length: 201 }, (_, at) => [`c${at}`, 1]).flat()],
      'decks.code-damaged',
    ],
  ])('with %s is refused', (_, contents, code) => {
    expect(refusal(forged(contents))).toBe(code)
  })

  it('brings no name that turns the text around it', () => {
    expect(deckOfCode(forged(['tiny', 'left', 'short', '\u202eevil\u0000\n name\u200b', list]), games)).toMatchObject({
      name: 'evil name',
    })
  })

  it('is not unpacked without end', () => {
    const bomb = wrapped(deflateRawSync(Buffer.alloc(10_000_000), { level: 9 }))
    expect(bomb.length).toBeGreaterThan(10_000)
    expect(refusal(bomb)).toBe('decks.code-damaged')
    expect(refusal(wrapped(Buffer.from('this is not packed at all')))).toBe('decks.code-damaged')
    expect(refusal(wrapped(Buffer.alloc(0)))).toBe('decks.code-damaged')
  })

  it('of a game that is not played here any more is refused', () => {
    expect(refusal(code, { [youngJedi.id]: youngJedi })).toBe('decks.code-game')
  })
})
