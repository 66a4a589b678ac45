/** The library: which sets it has whole, and how many cards of each type and rarity. */
import { describe, expect, test } from 'vitest'
import { cardById, findCard, cards as library } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { RARITIES } from '../../../src/games/swccg/cards/rarities.ts'

const counted = <Key extends string>(of: (card: Card) => Key, among: readonly Card[] = library) => {
  const counts: Partial<Record<Key, number>> = {}
  for (const card of among) counts[of(card)] = (counts[of(card)] ?? 0) + 1
  return counts
}
const setCode = ({ id }: Card): string => id.split('_')[0]!
const ofSet = (code: string): readonly Card[] => library.filter((card) => setCode(card) === code)

describe('the library', () => {
  test('has each number once', () => {
    expect(library).toHaveLength(445)
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length)
  })

  test('has the sets Endor and Death Star II whole: every number from the first to the last', () => {
    const numbers = (code: string) => ofSet(code).map(({ id }) => Number(id.split('_')[1]))
    expect(numbers('8')).toEqual(Array.from({ length: 180 }, (_, at) => at + 1))
    expect(numbers('9')).toEqual(Array.from({ length: 182 }, (_, at) => at + 1))
    expect(counted(({ side }) => side, ofSet('8'))).toEqual({ light: 90, dark: 90 })
    expect(counted(({ side }) => side, ofSet('9'))).toEqual({ light: 91, dark: 91 })
    // The Light Side comes first in both.
    expect(cardById('8_90').side).toBe('light')
    expect(cardById('8_91').side).toBe('dark')
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
    expect([...RARITIES.keys()].filter((id) => findCard(id) === undefined)).toEqual([])
    expect(library.filter(({ id }) => !RARITIES.has(id))).toEqual([])
  })

  test('has the six sites of the Executor', () => {
    expect(library.flatMap((card) => ('system' in card && card.system === 'Executor' ? [card.place] : []))).toEqual([
      'Comm Station',
      'Control Station',
      'Holotheatre',
      'Main Corridor',
      'Meditation Chamber',
      'Docking Bay',
    ])
  })
})
