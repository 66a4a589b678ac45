/** Lists: adding and removing copies, ordering. */
import { describe, expect, it } from 'vitest'
import { DECK_LIMITS } from '../../src/decks/deck.ts'
import { copiesOf, grouped, merged, sizeOf, withCopies, writeList } from '../../src/decks/list.ts'
import { bestFormat, isPlayable, standingOf } from '../../src/decks/standing.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'

const list = [
  { card: 'DM-129', count: 2 },
  { card: 'DM-71', count: 1 },
]

describe('a list', () => {
  it('gains and loses copies of a card, never below none and never above what may be kept', () => {
    expect(withCopies(list, 'DM-71', 2)).toEqual([list[0], { card: 'DM-71', count: 3 }])
    expect(withCopies(list, 'DM-72', 1)).toEqual([...list, { card: 'DM-72', count: 1 }])
    expect(withCopies(list, 'DM-71', -1)).toEqual([list[0]])
    expect(withCopies(list, 'DM-71', -5)).toEqual([list[0]])
    expect(withCopies(list, 'DM-72', -1)).toBe(list)
    expect(copiesOf(withCopies(list, 'DM-71', 1000), 'DM-71')).toBe(DECK_LIMITS.copies)
    expect([sizeOf(list), sizeOf([])]).toEqual([3, 0])
  })

  it('is put together with another', () => {
    expect(
      merged(list, [
        { card: 'DM-71', count: 2 },
        { card: 'DM-1', count: 1 },
      ]),
    ).toEqual([
      { card: 'DM-129', count: 2 },
      { card: 'DM-71', count: 3 },
      { card: 'DM-1', count: 1 },
    ])
  })

  it('is shown by type in the order of the catalogue, unknown cards last', () => {
    const { groups, unknown } = grouped(youngJedi, [...list, { card: 'gone', count: 4 }])
    expect(groups.map(({ type, count }) => [type, count])).toEqual([
      ['character', 1],
      ['battle', 2],
    ])
    expect(unknown).toEqual([{ card: 'gone', count: 4 }])
    expect(writeList(youngJedi, [...list, { card: 'gone', count: 4 }], (type) => type.toUpperCase())).toBe(
      '# CHARACTER (1)\n1 Darth Maul, Sith Apprentice (DM-71)\n\n# BATTLE (2)\n2 Sandstorm (DM-129)\n\n4 (gone)',
    )
  })
})

describe('the check of a deck', () => {
  const ready = youngJedi.decks().find(({ id }) => id === 'dark-droids')!

  it('asks the game again each time', () => {
    expect(isPlayable(standingOf(youngJedi, ready))).toBe(true)
    const short = standingOf(youngJedi, { ...ready, list: ready.list.slice(1) })
    expect(short.faults.length).toBeGreaterThan(0)
    expect(isPlayable(short)).toBe(false)
  })

  it('depends on the rules of the match', () => {
    const six = { ...ready, list: withCopies(withCopies(ready.list, 'DM-118', 2), 'DM-116', -2) }
    expect(standingOf(youngJedi, six).faults.map(({ refused }) => refused)).toEqual(['deck.title'])
    expect(standingOf(youngJedi, six, { edition: '2000' }).faults).toEqual([])
  })

  it('is best in the format that it was made for', () => {
    for (const deck of youngJedi.decks()) expect(bestFormat(youngJedi, deck), deck.id).toBe(deck.format)
  })
})
