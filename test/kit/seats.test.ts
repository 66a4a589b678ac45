/** Seats by their names. */
import { expect, it } from 'vitest'
import { bySeat, seatNamed, seatOf } from '../../src/kit/seats/seats.ts'

const SEATS = ['north', 'south'] as const

it.each(['spectator', '', 'constructor', null, undefined, 0])('%j is no seat', (name) => {
  expect(seatNamed(SEATS, name)).toBeNull()
  expect(() => seatOf(SEATS, name)).toThrow(/not a seat/)
})

it('a seat is found by its name, and each gets a value of its own', () => {
  expect(SEATS.map((seat) => seatOf(SEATS, `${seat}`))).toEqual(SEATS)
  expect(bySeat(SEATS, (seat) => seat.length)).toEqual({ north: 5, south: 5 })
})
