/** Checks the matching of wild cards against a search of all ways, and with cards of both kinds of dots. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, Slot } from '../../../src/games/young-jedi/cards/card.ts'
import { SLOTS } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { type CopyCount, fill, sumOf, titleKey } from '../../../src/games/young-jedi/decks/slots.ts'

const made = (title: string, slot: Slot | null, wild?: readonly Slot[]): Card => ({
  ...cardById('DM-71'),
  id: `${title} ${slot} ${wild}`,
  title,
  slot,
  ...(wild === undefined ? {} : { wild }),
})

const TITLES = ['A', 'B', 'C'] as const
const PER_SLOT = 2
const LIMIT = 1

const slot = fc.constantFrom(...SLOTS.slice(0, 3))
const wild = fc.uniqueArray(slot, { minLength: 1, maxLength: 3 })
const ordinary = fc.record({ title: fc.constantFrom(...TITLES), slot }).map(({ title, slot }) => made(title, slot))
const joker = fc.record({ title: fc.constantFrom(...TITLES), wild }).map(({ title, wild }) => made(title, null, wild))
/** Six cards, the number of three slots with two cards each; sometimes one more. */
const deck = fc
  .tuple(fc.nat({ max: 3 }), fc.constantFrom(6, 6, 6, 5, 7))
  .chain(([jokers, size]) =>
    fc.tuple(
      fc.array(ordinary, { minLength: size - jokers, maxLength: size - jokers }),
      fc.array(joker, { minLength: jokers, maxLength: jokers }),
    ),
  )
  .map(([some, others]): CopyCount[] => [...some, ...others].map((card) => ({ card, count: 1 })))

/** Whether some way of placing the wild cards fills three slots with two cards each, no title twice in one. */
function canBeLegal(copies: readonly CopyCount[]): boolean {
  const jokers = copies.filter(({ card }) => card.wild !== undefined)
  const plain = copies.filter(({ card }) => card.wild === undefined)
  const tryAll = (left: readonly CopyCount[], laid: readonly { card: Card; slot: Slot }[]): boolean => {
    const [next, ...others] = left
    if (next !== undefined)
      return next.card.wild!.some(
        (slot) => !laid.some((one) => one.slot === slot) && tryAll(others, [...laid, { card: next.card, slot }]),
      )
    return SLOTS.slice(0, 3).every((slot) => {
      const inside = [
        ...plain.filter(({ card }) => card.slot === slot).map(({ card }) => card),
        ...laid.filter((one) => one.slot === slot).map(({ card }) => card),
      ]
      return inside.length === PER_SLOT && new Set(inside.map(titleKey)).size === inside.length
    })
  }
  return tryAll(jokers, [])
}

const isLegal = (copies: readonly CopyCount[]): boolean => {
  const { slots, homeless } = fill(copies, PER_SLOT, LIMIT)
  return (
    homeless.length === 0 &&
    SLOTS.slice(0, 3).every((slot) => {
      const inside = slots[slot].map(({ card }) => titleKey(card))
      return sumOf(slots[slot]) === PER_SLOT && new Set(inside).size === inside.length
    })
  )
}

describe('filling the slots (2.4)', () => {
  it('finds a legal way whenever there is one, and no other', () => {
    let legal = 0
    fc.assert(
      fc.property(deck, (copies) => {
        const can = canBeLegal(copies)
        if (can) legal++
        expect(isLegal(copies)).toBe(can)
      }),
      { numRuns: 3000, seed: 7 },
    )
    expect(legal).toBeGreaterThan(100)
  })

  it('loses no card and places none twice', () => {
    fc.assert(
      fc.property(deck, (copies) => {
        const { slots, homeless } = fill(copies, PER_SLOT, LIMIT)
        const laid = [...SLOTS.flatMap((slot) => slots[slot]), ...homeless]
        const ids = (all: readonly CopyCount[]) =>
          all.flatMap(({ card, count }) => Array<string>(count).fill(card.id)).sort()
        expect(ids(laid)).toEqual(ids(copies))
      }),
      { seed: 7 },
    )
  })

  describe('2.4.3 – a card with a coloured dot and white ones', () => {
    const ship = made('Radiant VII', 'purple', ['red', 'blue', 'green'])
    const filled = (copies: readonly CopyCount[], perSlot = 2) => {
      const { slots, homeless } = fill(copies, perSlot, 5)
      return { ...Object.fromEntries(SLOTS.map((slot) => [slot, sumOf(slots[slot])])), homeless: sumOf(homeless) }
    }
    const place = made('Place', 'purple')
    const empty = { red: 0, orange: 0, blue: 0, yellow: 0, green: 0, purple: 0, homeless: 0 }

    it('YJ-230 – is an ordinary card in its own colour, any number of times', () => {
      const { slots } = fill([{ card: ship, count: 3 }], 3, 5)
      expect(sumOf(slots.purple) + sumOf(slots.red) + sumOf(slots.blue) + sumOf(slots.green)).toBe(3)
      expect(
        filled([
          { card: ship, count: 1 },
          { card: place, count: 1 },
        ]),
      ).toMatchObject({ homeless: 0 })
      expect(
        filled(
          [
            { card: ship, count: 5 },
            { card: made('W', null, ['red', 'blue', 'green']), count: 3 },
          ],
          5,
        ),
      ).toEqual({ ...empty, purple: 5, red: 1, blue: 1, green: 1 })
    })

    it('YJ-230 – is a wild card in the others, one in each', () => {
      const full = { card: place, count: 2 }
      expect(filled([full, { card: ship, count: 3 }])).toEqual({ ...empty, purple: 2, red: 1, blue: 1, green: 1 })
      expect(filled([full, { card: ship, count: 4 }])).toMatchObject({ homeless: 1 })
    })

    it('makes room for a wild card that fits nowhere else', () => {
      const objective = made('Objective', null, ['purple'])
      const copies = [
        { card: ship, count: 1 },
        { card: place, count: 1 },
        { card: objective, count: 1 },
      ]
      for (const order of [copies, copies.toReversed()]) expect(filled(order)).toMatchObject({ purple: 2, homeless: 0 })
    })
  })
})
