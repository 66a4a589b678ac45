/** Decks: the ready-made ones are legal, and every fault of a list is named. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { ruleChoices } from '../../../src/games/swccg/agreements.ts'
import { cardById } from '../../../src/games/swccg/cards/index.ts'
import { unwritten } from '../../../src/games/swccg/cards/unwritten.ts'
import { checkDeck, DECK_SIZE, FORMATS } from '../../../src/games/swccg/decks/deck-check.ts'
import { deckRefusal } from '../../../src/games/swccg/decks/deck-faults.ts'
import { starterDecks, starterPool } from '../../../src/games/swccg/decks/starter-decks.ts'

const starter = { format: 'starter' }
const [dark, light] = starterDecks
const codes = (...args: Parameters<typeof checkDeck>) => checkDeck(...args).map(({ refused }) => refused)

test('SC-004: both ready-made decks are legal and have 60 cards of their side', () => {
  for (const { list, seat, format } of starterDecks) {
    expect(checkDeck(list, seat, { format })).toEqual([])
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(DECK_SIZE)
    expect(list.every(({ card }) => cardById(card).side === seat)).toBe(true)
    expect(starterPool(seat)).toEqual(list.map(({ card }) => card))
  }
  expect(starterDecks.map(({ seat }) => seat)).toEqual(['dark', 'light'])
})

test('each deck holds three Effects that its Starting Interrupt may bring', () => {
  for (const { list } of starterDecks) {
    const effects = list.map(({ card }) => cardById(card)).filter(({ type }) => type === 'effect')
    expect(effects).toHaveLength(3)
    expect(effects.every(({ immuneTo = [] }) => immuneTo.includes('Alter'))).toBe(true)
  }
})

describe('rule 1.2', () => {
  test('rule 1.2, SC-001: refuses 59 and 61 cards', () => {
    const [first, ...rest] = dark!.list
    expect(codes([{ ...first!, count: first!.count + 1 }, ...rest], 'dark', starter)).toEqual(['deck.size'])
    expect(codes(rest, 'dark', starter)).toEqual(['deck.size'])
  })

  test('rule 1.2, SC-002: refuses cards of the other side', () => {
    expect(codes(light!.list, 'dark', starter)).toEqual(expect.arrayContaining(['deck.side', 'deck.location']))
  })

  test('refuses unknown formats and cards, and cards outside of the pool', () => {
    expect(codes(dark!.list, 'dark', { format: 'sealed' })).toEqual(['deck.format'])
    expect(codes([{ card: '9_999', count: 1 }], 'dark', starter)).toContain('deck.unknown-card')
    expect(codes([{ card: '1_267', count: 1 }], 'dark', starter)).toContain('deck.pool')
    expect(codes([{ card: 'toString', count: 1 }], 'dark', starter)).toContain('deck.unknown-card')
  })
})

test('rule 1.2: a card whose text is not written yet is refused by its name, in both languages', () => {
  const { id, title } = unwritten.find(({ side, type }) => side === 'dark' && type === 'character')!
  const [refused] = checkDeck([{ card: id, count: 60 }], 'dark', starter)
  expect(refused).toMatchObject({ refused: 'deck.unwritten', values: { card: id } })
  expect(deckRefusal(refused!, 'en')).toContain(`The text of ${title} is not in HoloNet yet`)
  expect(deckRefusal(refused!, 'fr')).toContain(`Le texte de ${title} n’est pas encore dans HoloNet`)
  expect(codes([{ card: id, count: 60 }], 'light', starter)).toContain('deck.side')
})

test('rule 1.3, SC-003: any number of a card may be in a deck, but only a possible number', () => {
  expect(checkDeck([{ card: '1_288', count: 60 }], 'dark', starter)).toEqual([])
  for (const count of [0, -1, 1.5, Number.NaN])
    expect(codes([{ card: '1_288', count }], 'dark', starter)).toContain('deck.count')
})

test('rule 3.1, SC-005: a deck without a location has none to begin with', () => {
  expect(codes([{ card: '9_98', count: 60 }], 'dark', starter)).toEqual(['deck.location'])
})

test('every fault is a sentence with its rule in both languages; other refusals are none', () => {
  const faults = [
    ...checkDeck(light!.list.slice(0, 3), 'dark', starter),
    ...checkDeck([{ card: '9_999', count: 1 }], 'dark', starter),
    ...checkDeck([{ card: '1_267', count: 0 }], 'dark', starter),
    ...checkDeck([{ card: '1_267', count: 1 }], 'dark', starter),
    ...checkDeck([], 'dark', { format: 'sealed' }),
  ]
  expect(new Set(faults.map(({ refused }) => refused)).size).toBe(7)
  for (const fault of faults) {
    expect(deckRefusal(fault, 'en')).toMatch(/\. \(rule \d+\.\d+\)$/)
    expect(deckRefusal(fault, 'fr')).toMatch(/\. \(règle \d+\.\d+\)$/)
  }
  expect(deckRefusal({ refused: 'answer.none', values: {} }, 'en')).toBeNull()
  expect(deckRefusal(checkDeck(light!.list, 'dark', starter)[0]!, 'en')).toBe(
    'Tatooine is not a card of the Dark Side. (rule 1.2)',
  )
})

test('the starter format is the only one, and each agreement has a default and words', () => {
  expect(FORMATS).toEqual(['starter'])
  expect(ruleChoices.map(({ id, values }) => [id, ...values.map((value) => value.id)])).toEqual([
    ['pace', 'table', 'can-matter', 'strict'],
    ['damage', 'turns', 'whole'],
    ['turns', 'none', '40', '30', '20'],
  ])
  for (const { name, about, values } of ruleChoices)
    for (const language of LANGUAGES) {
      expect(name[language]).toMatch(/^[a-z-]{1,32}$/)
      for (const words of [about, ...values.map(({ label }) => label)]) expect(words[language].length).toBeLessThan(101)
    }
})
