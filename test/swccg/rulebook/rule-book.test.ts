/** The rulebook: complete, linked, found by number and by words, in both languages. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardRulings } from '../../../src/games/swccg/library/card-rulings.ts'
import { sources } from '../../house/sources.ts'

/** With the parts of mechanisms. */
const { rulebook } = swccg

const numbers = new Set(rulebook.entries.map(({ number }) => number))
const ids = new Set(cards.map(({ id }) => id))

test('parts 0 to 18 and 15A and those of mechanisms stand in order, each number once', () => {
  const parts = rulebook.entries.filter(({ kind }) => kind === 'part').map(({ number }) => number)
  const upTo = (last: number, first = 0) => Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`)
  expect(parts).toEqual([
    ...upTo(15),
    '15A',
    ...upTo(18, 16),
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
    '31',
    '32',
    '33',
    '34',
    '36',
    '37',
    '45',
    '46',
    '47',
    '48',
    '49',
    '52',
    '53',
    '54',
    '57',
    '59',
    'U',
    'SG',
    'S-E',
    'S-D',
    'SW',
  ])
  expect(numbers.size).toBe(rulebook.entries.length)
  expect(rulebook.entries.filter(({ kind }) => kind === 'rule').length).toBe(372)
})

test('every entry stands in one that comes before it', () => {
  const seen = new Set<string>()
  for (const { number, above } of rulebook.entries) {
    expect(above === null || seen.has(above), `${number} stands in ${above}`).toBe(true)
    seen.add(number)
  }
})

test('rules of a part are numbered without gaps', () => {
  const under = (above: string) => rulebook.entries.filter((entry) => entry.above === above && entry.kind === 'rule')
  for (const { number } of rulebook.entries) {
    const last = under(number).map((entry) => Number(entry.number.slice(number.length + 1)))
    const first = number === '10' || number === '0' ? [last[0] ?? 1] : [1]
    expect(last, `below ${number}`).toEqual(last.map((_, at) => (first[0] ?? 1) + at))
  }
})

test('every link leads to an entry, and every ruling to rules and cards', () => {
  expect(
    rulebook.entries.flatMap(({ number, links }) => links.filter((to) => !numbers.has(to)).map((to) => [number, to])),
  ).toEqual([])
  for (const ruling of cardRulings) {
    expect(ruling.rules.filter((rule) => !numbers.has(rule))).toEqual([])
    expect(ruling.cards.filter((card) => !ids.has(card))).toEqual([])
  }
  expect(new Set(cardRulings.map(({ id }) => id)).size).toBe(cardRulings.length)
})

test('every decision belongs to a rule that names it or to its own', () => {
  const decisions = rulebook.entries.filter(({ kind }) => kind === 'decision')
  expect(decisions.map(({ number }) => number).filter((number) => number.startsWith('U-'))).toEqual([
    ...Array.from({ length: 47 }, (_, at) => `U-${String(at + 1).padStart(2, '0')}`),
    'U-50',
    'U-52',
    'U-53',
  ])
  for (const { links, remarks } of decisions) {
    expect(links.length).toBeGreaterThan(0)
    expect(remarks).toHaveLength(1)
  }
})

test('every decision that the code of the game cites stands in the rulebook', () => {
  const own = sources.filter(({ path }) => path.startsWith('src/games/swccg/'))
  const cited = new Set(
    own.flatMap(({ text }) => [...text.matchAll(/\b(?:(?:U|SG)-\d\d|S-[DE]\d\d|SW-\d{3})\b/g)].map(([id]) => id)),
  )
  expect(cited.size).toBeGreaterThan(30)
  expect([...cited].filter((id) => !numbers.has(id))).toEqual([])
})

test('every text is written in both languages, and French keeps its spaces', () => {
  for (const { number, text, remarks } of rulebook.entries)
    for (const words of [text, ...remarks.map((remark) => remark.text)]) {
      for (const language of LANGUAGES) expect(words[language].trim().length, number).toBeGreaterThan(2)
      expect(words.en, number).not.toBe(words.fr)
      expect(words.fr, number).not.toMatch(/ [:;?!»]/)
    }
})

test('part 18 says of every rule that it is not played yet', () => {
  for (const { above, text } of rulebook.entries)
    if (above === '18') {
      expect(text.en).toMatch(/not played yet\.\*$/i)
      expect(text.fr).toMatch(/pas encore joué\.\*$/i)
    }
})

describe('look-up', () => {
  test.each([
    ['9.6.13', '9.6.13'],
    ['rule 9.6.13', '9.6.13'],
    ['15A.1', '15A.1'],
    ['15a.1', '15A.1'],
    ['u24', 'U-24'],
    ['U-24', 'U-24'],
    ['12', '12'],
  ])('%s finds %s', (asked, number) => {
    expect(rulebook.find(asked)?.number).toBe(number)
  })

  test('a number that does not exist finds nothing', () => {
    expect(rulebook.find('99.9')).toBeNull()
  })

  test.each([
    ['en', 'force drain', '7.1'],
    ['en', 'battle destiny', '9.4.1'],
    ['en', 'immune to attrition', '15A.1'],
    ['en', 'docking bay transit', '10.1.5'],
    ['en', 'retrive', '14.1'],
    ['fr', 'drainage de Force', '7.1'],
    ['fr', 'dommages de bataille', '9.6.8'],
    ['fr', 'récupérer', '14.1'],
  ] as const)('in %s, “%s” finds rule %s among the first three', (language, query, number) => {
    expect(rulebook.search(query, language).slice(0, 3)).toContain(number)
  })

  test('a card leads to the rules of its type and rulings, in order', () => {
    expect(rulebook.about('9_101')).toEqual(expect.arrayContaining(['2.3.5', '8.8', '9.6.4', '9.6.6']))
    expect(rulebook.about('9_109')).toEqual(expect.arrayContaining(['2.2.4', 'SW-144']))
    expect(rulebook.about('4_91')).toContain('U-34')
    expect(rulebook.about('nothing')).toEqual([])
    const order = rulebook.entries.map(({ number }) => number)
    for (const { id } of cards) {
      const found = rulebook.about(id).map((number) => order.indexOf(number))
      expect(found).toEqual(found.toSorted((one, two) => one - two))
    }
  })
})
