import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src/games/young-jedi/cards/card.ts'
import { PLACES, SIDES, SLOTS } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards, findCard } from '../../../src/games/young-jedi/cards/index.ts'

const STARSHIPS = ['DM-68', 'DM-69', 'DM-70', 'DM-138', 'DM-139', 'DM-140']

const only = <T extends Card['type']>(type: T) =>
  cards.filter((card): card is Extract<Card, { type: T }> => card.type === type)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

describe('the catalogue', () => {
  it('holds each card of Menace of Darth Maul once, but the starships', () => {
    const numbers = Array.from({ length: 140 }, (_, index) => `DM-${index + 1}`)
    const expected = numbers.filter((id) => !STARSHIPS.includes(id))
    expect(cards.map((card) => card.id)).toEqual(expected)
    expect(cards).toHaveLength(134)
  })

  it.each([
    ['character', 33, 36],
    ['weapon', 13, 14],
    ['battle', 18, 14],
    ['location', 3, 3],
  ] as const)('holds the right number of each type: %s', (type, light, dark) => {
    expect(only(type).filter((card) => card.side === 'light')).toHaveLength(light)
    expect(only(type).filter((card) => card.side === 'dark')).toHaveLength(dark)
  })

  it('has the numbers of the printed set, all in all', () => {
    const characters = only('character')
    expect(total(characters.map((card) => card.counters))).toBe(178)
    expect(total(characters.map((card) => (card.power === 'destiny' ? 0 : card.power)))).toBe(183)
    expect(total(characters.flatMap((card) => card.bonus))).toBe(182)
    expect(total(characters.map((card) => card.damage))).toBe(147)
    expect(total(cards.map((card) => card.destiny))).toBe(243 + 86 + 117 + 23)
    const lines = only('weapon').flatMap((card) => card.uses)
    expect(total(only('weapon').map((card) => card.counters))).toBe(31)
    expect([total(lines.map((line) => line.bonus)), total(lines.map((line) => line.draws))]).toEqual([49, 44])
    const uses = only('battle').map((card) => card.use)
    expect([total(uses.map((use) => use.bonus)), total(uses.map((use) => use.draws))]).toEqual([56, 3])
  })

  it.each(cards.map((card) => [card.id, card] as const))('gives %s legal values', (_, card) => {
    expect(SIDES).toContain(card.side)
    expect(card.title).not.toBe('')
    expect(card.subtitle).not.toBe('')
    expect([1, 2, 3, 4, 5, 6]).toContain(card.destiny)
    expect(['common', 'uncommon', 'rare', 'starter']).toContain(card.rarity)
    expect(card.slots).toHaveLength(1)
    expect(SLOTS).toContain(card.slots[0])
    if ('counters' in card) expect([0, 1, 2, 3, 4, 5, 6]).toContain(card.counters)
    switch (card.type) {
      case 'character':
        expect(['red', 'blue', 'green']).toContain(card.slots[0])
        expect(card.bonus).toHaveLength(3)
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(card.damage)
        break
      case 'weapon':
        expect(card.slots).toEqual(['orange'])
        expect(card.uses.length).toBeGreaterThan(0)
        break
      case 'battle':
        expect(card.slots).toEqual(['yellow'])
        break
      case 'location':
        expect(card.slots).toEqual(['purple'])
        expect(PLACES[card.planet]).toContain(card.place)
        expect(card.title).toBe(`${card.planet} • ${card.place}`)
        break
    }
  })

  it('has six different places, one of each planet a side', () => {
    expect(only('location').map((card) => [card.id, card.place])).toEqual([
      ['DM-65', 'Podrace Arena'],
      ['DM-66', 'Capital City'],
      ['DM-67', 'Theed Palace'],
      ['DM-135', 'Desert Landing Site'],
      ['DM-136', 'Jedi Council Chamber'],
      ['DM-137', 'Gungan Swamp'],
    ])
  })

  it('applies the corrections of part 30', () => {
    expect(cardById('DM-40')).toMatchObject({ title: 'Eopie', counters: 1 })
    expect(cardById('DM-103')).toMatchObject({ title: 'Battle Droid: Infantry', counters: 2 })
  })

  it('knows only Anakin to draw destiny for his power (10.4)', () => {
    expect(
      only('character')
        .filter((card) => card.power === 'destiny')
        .map((card) => card.id),
    ).toEqual(['DM-4'])
  })

  it('finds cards by id, and says so when there is none', () => {
    expect(cardById('DM-71').title).toBe('Darth Maul')
    expect(findCard('DM-140')).toBeUndefined()
    expect(findCard('constructor')).toBeUndefined()
    expect(() => cardById('DM-140')).toThrow('DM-140')
  })
})
