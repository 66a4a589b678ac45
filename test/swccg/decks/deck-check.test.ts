/** Decks: the ready-made ones are legal, and every fault of a list is named. */
import { describe, expect, test } from 'vitest'
import { type DeckList, LANGUAGES } from '../../../src/contract/index.ts'
import { ruleChoices } from '../../../src/games/swccg/agreements.ts'
import { cardById, cards } from '../../../src/games/swccg/cards/index.ts'
import { SIDES, type Side } from '../../../src/games/swccg/cards/printed-card.ts'
import { checkDeck, DECK_SIZE } from '../../../src/games/swccg/decks/deck-check.ts'
import { deckRefusal } from '../../../src/games/swccg/decks/deck-faults.ts'
import { deckWarnings } from '../../../src/games/swccg/decks/deck-warnings.ts'
import { randomDeck } from '../../../src/games/swccg/decks/random.ts'
import { readyMade } from '../../../src/games/swccg/decks/ready-made.ts'
import { starterDecks } from '../../../src/games/swccg/decks/starter-decks.ts'
import { FORMATS, poolOf } from '../../../src/games/swccg/formats.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'

const starter = { format: 'starter' }
const [dark, light] = starterDecks
const codes = (...args: Parameters<typeof checkDeck>) => checkDeck(...args).map(({ refused }) => refused)

test('SC-004: both ready-made decks are legal and have 60 cards of their side', () => {
  for (const { list, seat, format } of starterDecks) {
    expect(checkDeck(list, seat, { format })).toEqual([])
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(DECK_SIZE)
    expect(list.every(({ card }) => cardById(card).side === seat)).toBe(true)
    expect(
      poolOf('starter', seat)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(list.map(({ card }) => card).toSorted())
  }
  expect(starterDecks.map(({ seat }) => seat)).toEqual(['dark', 'light'])
})

describe('Endor and Death Star II', () => {
  const constructed = { format: 'endor-ds2' }
  const own = readyMade.filter(({ format }) => format === constructed.format)
  const deckOf = (side: Side) => own.find(({ seat }) => seat === side)!.list
  const without = (list: DeckList, ...ids: readonly string[]): DeckList =>
    list.filter(({ card }) => !ids.includes(card))
  /** The list with other cards in the place of these. */
  const exchanged = (list: DeckList, from: readonly string[], to: string): DeckList => [
    ...without(list, ...from),
    { card: to, count: list.reduce((sum, { card, count }) => sum + (from.includes(card) ? count : 0), 0) },
  ]

  test('has a ready-made deck for each side, which is legal, has 60 cards and gives no warning', () => {
    expect(own.map(({ seat }) => seat)).toEqual(SIDES)
    for (const { list, seat } of own) {
      expect(checkDeck(list, seat, constructed)).toEqual([])
      expect(deckWarnings(list, seat)).toEqual([])
      expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(DECK_SIZE)
    }
  })

  test('rule 1.2: admits every card that is written, and the starter decks', () => {
    for (const { id, side } of cards)
      expect(codes([{ card: id, count: 60 }], side, constructed)).not.toContain('deck.pool')
    for (const { list, seat } of starterDecks) expect(checkDeck(list, seat, constructed)).toEqual([])
    expect(codes(deckOf('dark'), 'dark', starter)).toContain('deck.pool')
  })

  test('rule 36.1: two Objectives are refused', () => {
    expect(codes(exchanged(deckOf('dark'), ['2_132'], '8_167'), 'dark', constructed)).toEqual(['deck.objectives'])
  })

  test('rule 36.3: a deck with an Objective needs a location that the Objective brings', () => {
    const [system, bunker, platform] = ['8_157', '8_160', '8_166']
    expect(codes(exchanged(deckOf('dark'), [bunker, platform], '8_165'), 'dark', constructed)).toEqual([])
    const [fault, ...more] = checkDeck(
      exchanged(deckOf('dark'), [system, bunker, platform], '8_165'),
      'dark',
      constructed,
    )
    expect(more).toEqual([])
    expect(deckRefusal(fault!, 'en')).toBe(
      'The deck needs a location that Endor Operations brings: the game begins with the locations of the Objective. (rule 36.3)',
    )
  })

  test('rule 36.4: a deck without the cards of its Objective is legal, and the check names them in both languages', () => {
    for (const [side, missing, title] of [
      ['dark', '8_160', 'Endor: Bunker'],
      ['light', '8_77', 'Endor: Rebel Landing Site (Forest)'],
    ] as const) {
      const list = exchanged(deckOf(side), [missing], side === 'dark' ? '8_165' : '8_74')
      expect(checkDeck(list, side, constructed)).toEqual([])
      const [warning, ...more] = deckWarnings(list, side)
      expect(more.map(({ refused }) => refused)).not.toContain('deck.objective-lacks')
      expect(deckRefusal(warning!, 'en')).toContain(`${title}. The Objective would be put out of play`)
      expect(deckRefusal(warning!, 'fr')).toMatch(/serait mis hors jeu.*\(règle 36\.4\)$/)
      expect(deckRefusal(warning!, 'fr')).toContain(title)
    }
  })

  test('a deck with fewer than 6 locations or 14 Force icons is warned, without a rule', () => {
    const warned = (list: DeckList) => deckWarnings(list, 'dark').map((warning) => deckRefusal(warning, 'en'))
    expect(warned([{ card: '1_288', count: 1 }])).toEqual([
      'The deck has 1 location: at least 6 are usual.',
      expect.stringMatching(/^The locations of the deck have \d Force icons? of your side: at least 14 are usual\.$/),
    ])
    for (const { list, seat } of starterDecks) expect(deckWarnings(list, seat)).toEqual([])
  })

  test('random decks are legal, some around an Objective with all that it brings, and hold every card', () => {
    const random = seededNumbers('random decks')
    const seen = new Set<string>()
    let around = 0
    for (let at = 0; at < 400; at++)
      for (const side of SIDES) {
        const list = randomDeck(side, 'endor-ds2', random)
        expect(checkDeck(list, side, constructed)).toEqual([])
        expect(deckWarnings(list, side).map(({ refused }) => refused)).not.toContain('deck.objective-lacks')
        for (const { card } of list) seen.add(card)
        if (list.some(({ card }) => cardById(card).type === 'objective')) around += 1
      }
    expect(around).toBeGreaterThan(200)
    expect(around).toBeLessThan(600)
    const never = cards.filter(({ id }) => !seen.has(id)).map(({ id }) => id)
    expect(never).toEqual([])
    for (const side of SIDES) expect(checkDeck(randomDeck(side, 'starter', random), side, starter)).toEqual([])
  })
})

describe('Death Star II', () => {
  const constructed = { format: 'ds2' }
  const own = readyMade.filter(({ format }) => format === constructed.format)
  const deckOf = (side: Side) => own.find(({ seat }) => seat === side)!.list
  const refusalsOf = (card: string, side: Side) => codes([{ card, count: 60 }], side, constructed)
  /** The list with one card in the place of another. */
  const exchanged = (list: DeckList, from: string, to: string): DeckList =>
    list.map((entry) => (entry.card === from ? { ...entry, card: to } : entry))

  test('has a ready-made deck around each Objective of the set, legal and without a warning', () => {
    expect(own.map(({ seat }) => seat)).toEqual(SIDES)
    expect(own.map(({ list }) => list[0]!.card)).toEqual(['9_151', '9_61'])
    for (const { list, seat } of own) {
      expect(checkDeck(list, seat, constructed)).toEqual([])
      expect(deckWarnings(list, seat)).toEqual([])
      expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(DECK_SIZE)
    }
  })

  test('rule 1.2: admits the set, the starter cards and the companions, and no other card of Endor', () => {
    for (const { id, side } of cards.filter((card) => !card.id.startsWith('8_')))
      expect(refusalsOf(id, side)).not.toContain('deck.pool')
    for (const { list, seat } of starterDecks) expect(checkDeck(list, seat, constructed)).toEqual([])
    const endor = SIDES.flatMap((side) => poolOf('ds2', side)).filter(({ id }) => id.startsWith('8_'))
    const added = endor.filter(({ id, side }) => !poolOf('starter', side).some((card) => card.id === id))
    expect(added.map(({ id }) => id).toSorted()).toEqual(['8_160', '8_37', '8_41', '8_71', '8_8'])
    const [refused] = checkDeck(exchanged(deckOf('dark'), '9_151', '8_167'), 'dark', constructed)
    expect(deckRefusal(refused!, 'en')).toContain('Endor Operations')
    expect(deckRefusal(refused!, 'fr')).toContain('Endor Operations')
    expect(refused).toMatchObject({ refused: 'deck.pool', values: { card: '8_167', format: 'ds2' } })
  })

  test('rule 36.1, SD-001: two Objectives are refused', () => {
    const list = exchanged(deckOf('light'), '2_50', '8_78')
    expect(codes(list, 'light', { format: 'endor-ds2' })).toEqual(['deck.objectives'])
    const twice = exchanged(deckOf('light'), '2_50', '9_61')
    expect(codes(twice, 'light', constructed)).toEqual(['deck.objectives'])
  })

  test('rule 36.4, SD-002: a deck that lacks the Hut of its Objective is legal, and the check names the Hut', () => {
    const list = exchanged(deckOf('light'), '8_71', '8_70')
    expect(checkDeck(list, 'light', { format: 'endor-ds2' })).toEqual([])
    const short = exchanged(deckOf('light'), '8_71', '9_58')
    expect(checkDeck(short, 'light', constructed)).toEqual([])
    const [warning, ...more] = deckWarnings(short, 'light')
    expect(more).toEqual([])
    expect(deckRefusal(warning!, 'en')).toContain("Endor: Chief Chirpa's Hut. The Objective would be put out of play")
    expect(deckRefusal(warning!, 'fr')).toMatch(/Endor: Chief Chirpa's Hut.*serait mis hors jeu.*\(règle 36\.4\)$/)
  })

  test('random decks are legal and hold every card of the pool', () => {
    const random = seededNumbers('random decks of Death Star II')
    const seen = new Set<string>()
    for (let at = 0; at < 300; at++)
      for (const side of SIDES) {
        const list = randomDeck(side, 'ds2', random)
        expect(checkDeck(list, side, constructed)).toEqual([])
        for (const { card } of list) seen.add(card)
      }
    const pool = SIDES.flatMap((side) => poolOf('ds2', side))
    expect(pool.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([])
  })
})

test('each format has a name and a line about it in both languages, short enough for buttons and hints', () => {
  expect(FORMATS).toEqual(['starter', 'ds2', 'endor-ds2'])
  for (const format of FORMATS)
    for (const language of LANGUAGES) {
      expect(swccg.words.format(format, language)).not.toBe(format)
      expect(swccg.words.format(format, language).length).toBeLessThanOrEqual(23)
      expect(swccg.words.aboutFormat!(format, language)!.length).toBeLessThanOrEqual(100)
    }
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

test('each agreement has a default and words', () => {
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
