/** Names of decks: a name is stored exactly as people see it. */
import { describe, expect, it } from 'vitest'
import { DECK_LIMITS } from '../../src/decks/deck.ts'
import { cleanLine, cut, deckName, nameKey, numbered } from '../../src/decks/deck-names.ts'

describe('a name', () => {
  it.each([
    ['  My   deck ', 'My deck'],
    ['Two\nlines\tand a tab', 'Two lines and a tab'],
    ['\u202eright to left\u202c', 'right to left'],
    ['zero\u200bwidth\u200d\ufeff\u2060', 'zerowidth'],
    ['nul\u0000 and bell\u0007', 'nul and bell'],
    ['half a pair \ud83d', 'half a pair'],
    ['e\u0301t\u00e9', 'été'],
    ['הסיד', 'הסיד'],
    ['**bold** <@1> @everyone', '**bold** <@1> @everyone'],
    ['z\u0300\u0301\u0302\u0303\u0304\u0305\u0306', 'z\u0300\u0301\u0302'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(deckName(typed)).toBe(kept)
  })

  it.each([
    '',
    '   ',
    '\u200b\u200b',
    '\u3164',
    '\u2800',
    'x'.repeat(DECK_LIMITS.name + 1),
    ' '.repeat(100_000),
    '\u0301'.repeat(100_000),
  ])('of nothing to read, or too much, is none', (typed) => {
    expect(deckName(typed)).toBeNull()
  })

  it('is the same in any capitals and widths', () => {
    expect(nameKey('Été １')).toBe(nameKey('ÉTÉ 1'))
    expect(nameKey('Deck A')).not.toBe(nameKey('Deck B'))
  })

  it('gets a number within its length', () => {
    expect(numbered('Deck', 2)).toBe('Deck (2)')
    const long = numbered('x'.repeat(DECK_LIMITS.name), 12)
    expect(long).toMatch(/x… \(12\)$/)
    expect(long).toHaveLength(DECK_LIMITS.name)
    expect(deckName(long)).toBe(long)
  })

  it('is cut between characters, not inside them', () => {
    const family = '👩‍👩‍👧'
    expect(cut(`ab${family}cd`, 6)).toBe('ab…')
    expect(cut('abcdef', 6)).toBe('abcdef')
    expect(cut('abcdefg', 6)).toBe('abcde…')
    expect(cleanLine('a  b')).toBe('a b')
  })
})
