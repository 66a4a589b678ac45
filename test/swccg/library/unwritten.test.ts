/** The cards of the library whose texts are not written: their facts, and that nothing but a look-up uses them. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { book } from '../../../src/games/swccg/cards/card-book.ts'
import { cardById, cards, findCard, SETS } from '../../../src/games/swccg/cards/index.ts'
import type { LibraryCard } from '../../../src/games/swccg/cards/library-card.ts'
import { RARITIES } from '../../../src/games/swccg/cards/rarities.ts'
import {
  findInLibrary,
  isUnwritten,
  library,
  libraryCard,
  unwritten,
} from '../../../src/games/swccg/cards/unwritten.ts'
import { products } from '../../../src/games/swccg/decks/pack-contents.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { mayOwn } from '../../../src/games/swccg/texts/pools.ts'

const counted = <Key extends string>(of: (card: LibraryCard) => Key, among: readonly LibraryCard[] = library) => {
  const counts: Partial<Record<Key, number>> = {}
  for (const card of among) counts[of(card)] = (counts[of(card)] ?? 0) + 1
  return counts
}
const setCode = ({ id }: LibraryCard): string => id.split('_')[0]!
const ofSet = (code: string): readonly LibraryCard[] => library.filter((card) => setCode(card) === code)

describe('the library', () => {
  test('has each number once, and each card in the folder of its set and side', () => {
    expect(library).toHaveLength(445)
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length)
    for (const { code, unwritten: own = [] } of SETS) for (const card of own) expect(setCode(card)).toBe(code)
    for (const { id } of unwritten) expect(findCard(id)).toBeUndefined()
  })

  test('has the sets Endor and Death Star II whole: every number from the first to the last', () => {
    const numbers = (code: string) => ofSet(code).map(({ id }) => Number(id.split('_')[1]))
    expect(numbers('8')).toEqual(Array.from({ length: 180 }, (_, at) => at + 1))
    expect(numbers('9')).toEqual(Array.from({ length: 182 }, (_, at) => at + 1))
    expect(counted(({ side }) => side, ofSet('8'))).toEqual({ light: 90, dark: 90 })
    expect(counted(({ side }) => side, ofSet('9'))).toEqual({ light: 91, dark: 91 })
    // The Light Side comes first in both.
    expect(libraryCard('8_90').side).toBe('light')
    expect(libraryCard('8_91').side).toBe('dark')
  })

  test('has as many cards of each type, and of each rarity, as were printed in these two sets', () => {
    expect(counted(({ type }) => type, ofSet('8'))).toMatchInlineSnapshot(`
      {
        "character": 58,
        "effect": 27,
        "epic event": 1,
        "interrupt": 45,
        "location": 22,
        "objective": 2,
        "starship": 3,
        "vehicle": 12,
        "weapon": 10,
      }
    `)
    expect(counted(({ type }) => type, ofSet('9'))).toMatchInlineSnapshot(`
      {
        "admiral's order": 10,
        "character": 50,
        "effect": 30,
        "epic event": 1,
        "interrupt": 13,
        "jedi test": 1,
        "location": 14,
        "objective": 2,
        "starship": 49,
        "weapon": 12,
      }
    `)
    expect(counted(({ id }) => RARITIES.get(id) ?? '?', ofSet('8'))).toEqual({ C: 50, U: 50, R: 80 })
    expect(counted(({ id }) => RARITIES.get(id) ?? '?', ofSet('9'))).toEqual({ C: 50, U: 50, R: 78, UR: 2, XR: 2 })
    expect([...RARITIES.keys()].filter((id) => findInLibrary(id) === undefined)).toEqual([])
    expect(library.filter(({ id }) => !RARITIES.has(id))).toEqual([])
  })

  test('has the six sites of the Executor', () => {
    expect(library.filter(({ system }) => system === 'Executor').map(({ place }) => place)).toEqual([
      'Comm Station',
      'Control Station',
      'Holotheatre',
      'Main Corridor',
      'Meditation Chamber',
      'Docking Bay',
    ])
  })
})

describe('facts of cards without a text', () => {
  test('are the printed ones of their type', () => {
    const has = (card: LibraryCard, ...fields: readonly (keyof LibraryCard)[]) =>
      fields.filter((field) => card[field] === undefined).map((field) => `${card.id} ${field}`)
    const lacking = unwritten.flatMap((card) => {
      if (card.type === 'character') return has(card, 'kind', 'deploy', 'power', 'ability', 'forfeit', 'skills')
      if (card.type === 'starship')
        return has(card, 'kind', 'model', 'deploy', 'power', 'forfeit', card.kind === 'capital' ? 'armor' : 'maneuver')
      if (card.type === 'vehicle') return has(card, 'kind', 'deploy', 'power', 'landspeed', 'forfeit')
      if (card.type === 'location') return has(card, 'kind', 'system', 'force', 'planet')
      if (card.type === 'objective') return has(card, 'backDestiny')
      return ['weapon', 'effect', 'interrupt'].includes(card.type) ? has(card, 'kind') : []
    })
    expect(lacking).toEqual([])
  })

  test('lie within what these sets print', () => {
    for (const card of unwritten) {
      const [destiny = -1] = card.destiny
      expect(destiny).toBeLessThanOrEqual(7)
      if (card.type === 'location' || card.type === 'objective') expect(destiny).toBe(0)
      expect(Math.max(card.ability ?? 0, card.maneuver ?? 0)).toBeLessThanOrEqual(6)
      if (card.type === 'character') expect(card.ability === null).toBe(card.kind === 'droid')
      if (card.type === 'location') expect(card.interior || card.exterior || card.kind === 'system').toBe(true)
    }
  })

  test('a counterpart is on the opposite side and names this card, if it has no text either', () => {
    for (const { id, side, counterpart } of unwritten) {
      if (counterpart === undefined) continue
      const other = libraryCard(counterpart)
      expect(other.side, id).not.toBe(side)
      if (other.unwritten) expect(other.counterpart).toBe(id)
    }
  })

  test('a matching partner is a card of the library', () => {
    for (const { matchingShips = [], matchingPilots = [] } of unwritten)
      for (const partner of [...matchingShips, ...matchingPilots]) expect(findInLibrary(partner)).toBeDefined()
    expect(book.versions('8_79')).toEqual(expect.arrayContaining(['8_8', '8_15']))
  })

  test('every Objective has its text', () => {
    expect(unwritten.filter(({ type }) => type === 'objective')).toEqual([])
  })

  test('stand on the sheet and in the facts', () => {
    for (const { id, title } of unwritten)
      expect(book.all.find((one) => one.id === id)).toMatchObject({ title, unwritten: true, text: null })
    expect(book.sheet('9_65', 'en').numbers).toContainEqual({ id: 'deploy', label: 'Deploy', value: '*' })
    expect(book.sheet('9_157', 'fr').blocks.at(-1)?.text).toContain('un nombre quelconque de')
  })
})

describe('a card without a text', () => {
  test('says in both languages that its text is not in HoloNet and that no deck may hold it', () => {
    for (const { id } of unwritten) {
      expect(book.sheet(id, 'en').blocks[0]?.text).toMatch(/not in HoloNet yet.*no deck may hold it/)
      expect(book.sheet(id, 'fr').blocks[0]?.text).toMatch(/pas encore dans HoloNet.*aucun deck ne peut la contenir/)
      for (const language of LANGUAGES) expect(JSON.stringify(book.sheet(id, language))).not.toMatch(/undefined|NaN/)
    }
  })

  test('is told apart from a card that has no text: that one has no such sentence', () => {
    const plain = cards.filter((card) => JSON.stringify(card.text) === '{}')
    expect(plain.length).toBeGreaterThan(0)
    for (const { id } of plain) expect(JSON.stringify(book.sheet(id, 'en').blocks)).not.toContain('HoloNet')
  })

  test('is in no pool, deck, cube or window of any format, and the engine does not know it', () => {
    const used = [
      ...swccg.seats.flatMap((seat) => [
        ...swccg.formats.flatMap((format) => swccg.pool!({ format }, seat)),
        ...['starter', 'named', 'open'].flatMap((format) => mayOwn({ format }, seat).map(({ id }) => id)),
      ]),
      ...swccg.decks().flatMap(({ list }) => list.map(({ card }) => card)),
      ...products.cube,
      ...products.packs.flatMap(({ slots }) => slots.flatMap(({ cards: dealt }) => dealt)),
    ]
    expect(used.length).toBeGreaterThan(400)
    expect(used.filter(isUnwritten)).toEqual([])
    for (const { id } of unwritten) expect(() => cardById(id)).toThrow(id)
  })

  test('is refused by name in a deck of every format', () => {
    for (const { id, side } of unwritten)
      for (const format of swccg.formats) {
        const refused = swccg.checkDeck([{ card: id, count: 60 }], side, { format })
        expect(refused.map(({ refused: code }) => code)).toContain('deck.unwritten')
      }
  })

  test('leads to the rules of its type', () => {
    for (const { id, type } of unwritten)
      if (type !== 'objective') expect(swccg.rulebook.about(id).length, id).toBeGreaterThan(0)
  })
})
