/** Reading deck lists as people write them. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { DECK_LIMITS } from '../../src/decks/deck.ts'
import { sizeOf, writeList } from '../../src/decks/list.ts'
import { type ListReading, READ_LIMITS, readList } from '../../src/decks/read.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { anyText } from '../any-text.ts'

const game = youngJedi
const cards = new CardIndex({ [game.id]: game })

function reading(text: string, seat?: string): ListReading {
  const read = readList(text, { game, cards, seat })
  if (isRefusal(read)) throw new Error(read.refused)
  return read
}
const refused = (text: string): string => {
  const read = readList(text, { game, cards })
  return isRefusal(read) ? read.refused : 'not refused'
}
/** The list as `3 DM-71`. */
const read = (text: string, seat = 'dark') => reading(text, seat).list.map(({ card, count }) => `${count} ${card}`)

describe('the number of copies', () => {
  it.each([
    '3 Darth Maul, Sith Lord',
    '3x Darth Maul, Sith Lord',
    '3 x Darth Maul, Sith Lord',
    '3X Darth Maul, Sith Lord',
    '3× Darth Maul, Sith Lord',
    'x3 Darth Maul, Sith Lord',
    '(3) Darth Maul, Sith Lord',
    '[3] Darth Maul, Sith Lord',
    '3, Darth Maul, Sith Lord',
    '3 - Darth Maul, Sith Lord',
    '3: Darth Maul, Sith Lord',
    '- 3 Darth Maul, Sith Lord',
    '* 3 Darth Maul, Sith Lord',
    '• 3x Darth Maul, Sith Lord',
    '- [ ] 3 Darth Maul, Sith Lord',
    'Darth Maul, Sith Lord x3',
    'Darth Maul, Sith Lord ×3',
    'Darth Maul, Sith Lord (3)',
    'Darth Maul, Sith Lord (x3)',
    'Darth Maul, Sith Lord: 3',
    'Darth Maul, Sith Lord - 3',
    'Darth Maul, Sith Lord 3',
    'Darth Maul, Sith Lord 3x',
    '\t3\tDarth Maul, Sith Lord',
    'Darth Maul, Sith Lord\t3',
    '３ Darth Maul, Sith Lord',
    '3 Darth Maul, Sith Lord // the best',
    '3 **Darth Maul, Sith Lord**',
    '> 3 Darth Maul, Sith Lord',
    '3 "Darth Maul, Sith Lord"',
  ])('of %j is three', (line) => {
    const { list, taken, doubts, unread } = reading(line, 'dark')
    expect(list).toEqual([{ card: 'DM-106', count: 3 }])
    expect([taken, doubts, unread]).toEqual([[], [], []])
  })

  it('is one if none is given', () => {
    expect(read('Darth Maul, Sith Lord')).toEqual(['1 DM-106'])
    expect(read('- Sandstorm\n1. Sniper\n2) Opee Sea Killer')).toEqual(['1 DM-129', '1 DM-130', '1 DM-127'])
  })

  it('adds up over lines of the same card', () => {
    expect(read('2 Sandstorm\nSniper\nSandstorm')).toEqual(['3 DM-129', '1 DM-130'])
  })

  it.each([
    ['0 Sandstorm', 'count'],
    ['100 Sandstorm', 'count'],
    ['999999 Sandstorm', 'count'],
    ['3 Sandstorm x4', 'counts'],
    ['3', 'no-name'],
  ])('of %j is not guessed', (line, why) => {
    const { list, unread } = reading(`Sniper\n${line}`, 'dark')
    expect(list).toEqual([{ card: 'DM-130', count: 1 }])
    expect(unread).toEqual([{ line: 2, text: line, why }])
  })

  it('is no number within a name', () => {
    expect(read('2 TC-14, Protocol Droid')).toEqual(['2 BP-35'])
    // Two cards have this name: the question is which one, not how many.
    expect(reading('2 OOM-9, Battle Droid Commander', 'dark').doubts).toMatchObject([
      { count: 2, candidates: ['BL-84', 'RF-A9'] },
    ])
    expect(read('Starfighter Droid, DFS-327')).toEqual(['1 DF-38'])
    expect(read('1 R2-D2, Astromech Droid', 'light')).toEqual(['1 DM-11'])
    expect(read('Bravo 1, Naboo Starfighter', 'light')).toEqual(['1 DM-68'])
    expect(read('2 Bravo 1, Naboo Starfighter', 'light')).toEqual(['2 DM-68'])
  })
})

describe('the card', () => {
  it.each([
    ['DM-106', 'DM-106'],
    ['dm 106', 'DM-106'],
    ['DM106', 'DM-106'],
    ['(DM-106)', 'DM-106'],
    ['DM-0106', 'DM-106'],
    ['Darth Maul, Sith Lord (DM-106)', 'DM-106'],
    ['Darth Maul (DM-106)', 'DM-106'],
    ['darth maul - sith lord', 'DM-106'],
    ['DARTH MAUL SITH LORD', 'DM-106'],
    ['EM-P4', 'EM-P4'],
    ['V2-DM-94', 'V2-DM-94'],
    ['RF-D8', 'RF-D8'],
    ['Tatooine • Desert Landing Site', 'DM-135'],
    ['Tatooine: Desert Landing Site', 'DM-135'],
    ['Sebulba’s Podracer', 'DM-109'],
    ["Sebulba's Podracer", 'DM-109'],
    ['Sebulbas Podracer', 'DM-109'],
    ['Ratts Tyerell', 'JC-87'],
  ])('%j is %s', (name, card) => {
    expect(read(`2 ${name}`)).toEqual([`2 ${card}`])
  })

  it('is found without accents and with them', () => {
    for (const name of ['Padmé Naberrie, Handmaiden', 'Padme Naberrie, Handmaiden', 'PADMÉ NABERRIE HANDMAIDEN'])
      expect(read(name, 'light')).toEqual(['1 DM-5'])
  })

  it('is taken, and said to be, where the name is not exact but clear', () => {
    const { list, taken, doubts } = reading('2 sith lightsabre\n1 Jabba vile crime lord', 'dark')
    expect(list).toEqual([
      { card: 'DM-107', count: 2 },
      { card: 'DM-76', count: 1 },
    ])
    expect(taken).toEqual([
      { line: 1, text: '2 sith lightsabre', card: 'DM-107' },
      { line: 2, text: '1 Jabba vile crime lord', card: 'DM-76' },
    ])
    expect(doubts).toEqual([])
  })

  it('is asked about where several may be meant', () => {
    const { list, doubts } = reading('3 Darth Maul', 'dark')
    expect(list).toEqual([])
    expect(doubts).toHaveLength(1)
    expect(doubts[0]).toMatchObject({ line: 1, text: '3 Darth Maul', count: 3 })
    expect(doubts[0]!.candidates).toContain('DM-71')
    expect(doubts[0]!.candidates).toContain('BL-108')
    // Each card once, in any of its printings; none of the opposing side.
    const facts = doubts[0]!.candidates.map((id) => game.cards.all.find((card) => card.id === id)!)
    expect(new Set(facts.map(({ printings }) => printings[0])).size).toBe(facts.length)
    expect(facts.every(({ side, title }) => side === 'dark' && title === 'Darth Maul')).toBe(true)
  })

  it('is asked about where number and name contradict each other', () => {
    const { list, doubts } = reading('2 Sandstorm (DM-130)', 'dark')
    expect(list).toEqual([])
    expect(doubts[0]).toMatchObject({ count: 2, candidates: ['DM-130', 'DM-129'] })
    expect(reading('2 DM-130 DM-129', 'dark').unread).toEqual([{ line: 1, text: '2 DM-130 DM-129', why: 'ids' }])
  })

  it('is of the side of the deck where both have one of that name', () => {
    expect(read('2 Blaster', 'dark')).toEqual(['2 DM-119'])
    expect(read('2 Blaster', 'light')).toEqual(['2 DM-45'])
  })

  it('of the other side is found in spite of slips, and not guessed where one of the own side is near', () => {
    const { seat, list, taken, unread } = reading('3 Sandstorm\n1 Yoda Jedi Mastre\n1 Mace Windo')
    expect(seat).toBe('dark')
    expect(list).toEqual([
      { card: 'DM-129', count: 3 },
      { card: 'DM-10', count: 1 },
    ])
    expect(taken).toEqual([{ line: 2, text: '1 Yoda Jedi Mastre', card: 'DM-10' }])
    expect(unread).toEqual([])
    const sides = (line: string) =>
      reading(line, 'dark').doubts[0]!.candidates.map((id) => game.cards.all.find((card) => card.id === id)!.side)
    expect(new Set(sides('1 Mace Windo'))).toEqual(new Set(['light']))
    expect(new Set(sides('1 Naboo Starfigter'))).toEqual(new Set(['dark']))
  })

  it('without a match is reported with its line', () => {
    const { list, unread } = reading('Sandstorm\n\n2 Xyzzy Plugh Quux', 'dark')
    expect(sizeOf(list)).toBe(1)
    expect(unread).toEqual([{ line: 3, text: '2 Xyzzy Plugh Quux', why: 'card' }])
  })
})

describe('a line without a card', () => {
  it('is skipped: headings, comments, separators, empty lines, totals', () => {
    const text = `# Swarm
// made by hand

## Characters (3)
3 Battle Droid: Pilot, MTT Division
=======
Weapons:
2 STAP
--- 
Battle cards (1)
Sandstorm
Total: 6
\`\`\`
Side: Dark
`
    const { list, title, doubts, unread, taken } = reading(text)
    expect(list).toEqual([
      { card: 'DM-97', count: 3 },
      { card: 'DM-116', count: 2 },
      { card: 'DM-129', count: 1 },
    ])
    expect(title).toBe('Swarm')
    expect([doubts, unread, taken]).toEqual([[], [], []])
  })

  it('says the name and the side of the deck', () => {
    expect(reading('Name: My deck\nSide: Light Side\nBlaster')).toMatchObject({
      title: 'My deck',
      seat: 'light',
      list: [{ card: 'DM-45', count: 1 }],
    })
    expect(reading('Nom : Mon paquet\nCamp : Côté obscur\nBlaster')).toMatchObject({
      title: 'Mon paquet',
      seat: 'dark',
      list: [{ card: 'DM-119', count: 1 }],
    })
  })

  it('leaves the side to the cards, or open', () => {
    expect(reading('2 Sandstorm\n1 Blaster').seat).toBe('dark')
    expect(reading('2 Yoda, Jedi Master\n1 Blaster').seat).toBe('light')
    expect(reading('2 Blaster').seat).toBeNull()
  })
})

describe('tables', () => {
  it.each([
    ['with commas', 'count,name\n3,"Darth Maul, Sith Lord"\n2,Sandstorm'],
    ['with semicolons', 'Name;Qty\n"Darth Maul, Sith Lord";3\nSandstorm;2'],
    ['with tabs', 'Quantity\tCard\n3\tDarth Maul, Sith Lord\n2\tSandstorm'],
    ['with bars', '| Nombre | Carte |\n|---|---|\n| 3 | Darth Maul, Sith Lord |\n| 2 | Sandstorm |'],
    ['with title and subtitle apart', 'Qty,Title,Subtitle\n3,Darth Maul,Sith Lord\n2,Sandstorm,'],
    ['with numbers of cards', 'id,qty\nDM-106,3\nDM-129,2'],
    ['without a head', '3,"Darth Maul, Sith Lord"\n2,Sandstorm'],
    ['without quotation marks', '3,Darth Maul, Sith Lord\n2,Sandstorm'],
    [
      'with more columns',
      'Set,No.,Card,Type,Qty\nDM,DM-106,"Darth Maul, Sith Lord",Character,3\nDM,DM-129,Sandstorm,Battle,2',
    ],
  ])('%s', (_, text) => {
    const { list, unread, doubts } = reading(text, 'dark')
    expect(list).toEqual([
      { card: 'DM-106', count: 3 },
      { card: 'DM-129', count: 2 },
    ])
    expect([unread, doubts]).toEqual([[], []])
  })

  it('with ends of lines of any system, and a byte order mark', () => {
    for (const end of ['\n', '\r\n', '\r', '\u2028'])
      expect(read(`\ufeff3 Darth Maul, Sith Lord${end}2 Sandstorm${end}`)).toEqual(['3 DM-106', '2 DM-129'])
  })
})

describe('a text that is no list', () => {
  it('is refused when nothing is in it', () => {
    for (const text of ['', '   \n\n', '# only a heading', '----']) expect(refused(text)).toBe('decks.list-empty')
  })

  it('is refused when it is too long', () => {
    expect(refused('x'.repeat(READ_LIMITS.characters + 1))).toBe('decks.list-long')
    expect(refused('\n'.repeat(READ_LIMITS.lines))).toBe('decks.list-long')
    expect(refused('\n'.repeat(READ_LIMITS.lines - 1))).toBe('decks.list-empty')
  })

  it('is refused when most of it names no card: that costs time which others wait for', () => {
    const novel = Array.from(
      { length: READ_LIMITS.searches + 1 },
      (_, at) =>
        `nonsense number${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}${at > 99 ? 'z' : ''} of a novel`,
    )
    expect(refused(novel.join('\n'))).toBe('decks.list-strange')
    // The same one again costs nothing.
    expect(reading(Array<string>(300).fill('2 qwertz uiop').join('\n'), 'dark').unread).toHaveLength(300)
  })

  it('is refused when it is more than a deck can hold', () => {
    const dark = game.cards.all.filter(({ side }) => side === 'dark').map(({ id }) => id)
    expect(refused(dark.slice(0, DECK_LIMITS.cards + 1).join('\n'))).toBe('decks.list-strange')
    expect(reading(dark.slice(0, DECK_LIMITS.cards).join('\n')).list).toHaveLength(DECK_LIMITS.cards)
  })

  it('reports a line that can’t be read', () => {
    expect(reading(`Sandstorm\n${'x'.repeat(5000)}`, 'dark').unread).toEqual([
      { line: 2, text: expect.stringMatching(/^x{50,}…$/), why: 'long' },
    ])
  })
})

describe('hostile lists', () => {
  it('bring nothing invisible along', () => {
    const { unread } = reading('2 \u202eevil\u202c\u200b\u0000 **@everyone** <@1> zzz', 'dark')
    expect(unread[0]!.text).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(read('2 \u202eSand\u200bstorm\u202c')).toEqual(['2 DM-129'])
  })

  it('arbitrary texts never break the reader, and its result is within the limits', () => {
    const line = fc.oneof(
      anyText({ maxLength: 60 }),
      fc.constantFrom(
        '3 Sandstorm',
        '| 3 | x |',
        '"',
        ',,,',
        ';;',
        '3x',
        'DM-',
        '(((',
        '[[[',
        '|',
        '\t\t',
        '***',
        '//',
      ),
      fc.tuple(fc.integer(), fc.constantFrom(...game.cards.all.map(({ name }) => name))).map((pair) => pair.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const read = readList(lines.join('\n'), { game, cards })
        if (isRefusal(read)) return
        for (const { count } of read.list) {
          expect(count).toBeGreaterThan(0)
          expect(count).toBeLessThanOrEqual(DECK_LIMITS.copies)
        }
        for (const { candidates } of read.doubts) expect(candidates.length).toBeLessThanOrEqual(READ_LIMITS.candidates)
      }),
      { numRuns: 150, seed: 3 },
    )
  })
})

describe('the list in the handbook', () => {
  it('is read to the last line', () => {
    const handbook = readFileSync(new URL('../../docs/decks.md', import.meta.url), 'utf8')
    const [, example] = /```\n(# My droids[^`]+)```/.exec(handbook)!
    const { title, seat, list, taken, doubts, unread } = reading(example!)
    expect([title, seat, taken, doubts, unread]).toEqual(['My droids', 'dark', [], [], []])
    expect(list.map(({ card, count }) => `${count} ${card}`)).toEqual([
      '3 DM-89',
      '2 DM-116',
      '4 DM-129',
      '3 DM-118',
      '2 DM-127',
    ])
  })
})

describe('a list that we wrote', () => {
  it('is read as it was, whatever is in it', () => {
    for (const side of game.seats) {
      const ids = game.cards.all.filter((card) => card.side === side).map(({ id }) => id)
      for (let from = 0; from < ids.length; from += DECK_LIMITS.cards) {
        const list = ids.slice(from, from + DECK_LIMITS.cards).map((card, at) => ({ card, count: 1 + (at % 9) }))
        const text = writeList(game, list, (type) => type)
        const { list: again, taken, doubts, unread } = reading(text, side)
        expect([taken, doubts, unread]).toEqual([[], [], []])
        expect(new Map(again.map(({ card, count }) => [card, count]))).toEqual(
          new Map(list.map(({ card, count }) => [card, count])),
        )
      }
    }
  })
})
