/** Which figures are shown: least samples, order, chance in long lists, what is left over. */
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { csvOf } from '../../src/statistics/figures/csv.ts'
import { type Member, markOf, mayRenew } from '../../src/statistics/figures/renewing.ts'
import { visibleRows, withOthers } from '../../src/statistics/figures/shown-rows.ts'
import type { RateRow } from '../../src/statistics/figures/sums.ts'

const row = (games: number, won: number, given: Partial<RateRow> = {}): RateRow => ({
  key: [`${games}/${won}`],
  seat: 'dark',
  games,
  won,
  turns: games * 8,
  people: 6,
  most: Math.floor(games / 3),
  pair: Math.floor(games / 4),
  ...given,
})

const anyRow: fc.Arbitrary<RateRow> = fc
  .tuple(fc.nat(120), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(9), fc.nat(120), fc.nat(120), fc.string())
  .map(([games, part, people, most, pair, key]) =>
    row(games, Math.floor(games * part), {
      key: [key],
      people: Math.min(people, games),
      most: Math.min(most, games),
      pair: Math.min(pair, games),
    }),
  )

test('nothing is shown below its sample, to anybody', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
      for (const { row: one } of visibleRows(rows, 'public')) {
        expect(one.games).toBeGreaterThanOrEqual(30)
        expect(one.people).toBeGreaterThanOrEqual(5)
        expect(one.most * 2).toBeLessThanOrEqual(one.games)
      }
      for (const { row: one } of visibleRows(rows, 'judge')) expect(one.games).toBeGreaterThanOrEqual(30)
      for (const { row: one, few } of visibleRows(rows, 'own')) {
        expect(one.games).toBeGreaterThanOrEqual(10)
        expect(few).toBe(one.games < 30)
      }
    }),
  )
})

test('a list goes by the lower end of the interval: 30 of 30 comes before 31 of 33, and 60 % of many before 70 % of few', () => {
  const shown = visibleRows([row(30, 21), row(400, 260), row(33, 31), row(30, 30)], 'judge')
  expect(shown.map(({ row: one }) => `${one.won}/${one.games}`)).toEqual(['30/30', '31/33', '260/400', '21/30'])
})

describe('a row stands out', () => {
  test('if its interval leaves out a half', () => {
    expect(visibleRows([row(48, 34), row(46, 26)], 'public').map(({ sure }) => sure)).toEqual([true, false])
  })
  test('in a list of more than ten rows only if an interval of 99.5 % does', () => {
    const others = Array.from({ length: 10 }, (_, at) => row(30 + at, 15))
    const found = visibleRows([...others, row(61, 40)], 'public').find(({ row: one }) => one.games === 61)
    expect(found?.sure).toBe(false)
    expect(visibleRows([row(61, 40)], 'public')[0]?.sure).toBe(true)
  })
  test('never if more than half of its games are of one pair of people', () => {
    const [one] = visibleRows([row(48, 34, { pair: 25 })], 'public')
    expect(one).toMatchObject({ onePair: true, sure: false })
  })
})

test('the rows that are left over are at least two rows of three games together, and never one row that can be reckoned', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 12 }), (rows) => {
      const { shown, others } = withOthers(rows, visibleRows(rows, 'public'))
      const inAll = rows.reduce((sum, { games }) => sum + games, 0)
      const inShown = shown.reduce((sum, { row: one }) => sum + one.games, 0)
      if (others === null) return
      expect(others.rows).toBeGreaterThanOrEqual(2)
      expect(others.games).toBeGreaterThanOrEqual(3)
      expect(inShown + others.games).toBe(inAll)
    }),
  )
  // A row that is left over alone takes the next smallest with it.
  const rows = [row(90, 40), row(40, 20), row(2, 1)]
  const { shown, others } = withOthers(rows, visibleRows(rows, 'public'))
  expect(shown.map(({ row: one }) => one.games)).toEqual([90])
  expect(others).toEqual({ games: 42, won: 21, rows: 2 })
  const enough = [row(90, 40), row(40, 20), row(10, 5)]
  expect(withOthers(enough, visibleRows(enough, 'public')).others).toEqual({ games: 50, won: 25, rows: 2 })
})

describe('sums are renewed', () => {
  const members = (count: number, people: number): Member[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `m${at}`,
      open: true,
      people: [`p${at % people}`, `p${(at + 1) % people}`],
    }))
  const marks = (list: readonly Member[]) => list.map(markOf)
  test('by ten matches of five people, not by nine, and not by ten of four', () => {
    expect(mayRenew([], members(10, 5), new Map())).toBe(true)
    expect(mayRenew([], members(9, 5), new Map())).toBe(false)
    expect(mayRenew([], members(10, 4), new Map())).toBe(false)
  })
  test('by matches that have gone or that have opened, each of which counts once', () => {
    const all = members(12, 6)
    expect(mayRenew(marks(all), [], new Map(all.map(({ id, people }) => [id, people])))).toBe(true)
    const closed = all.map((one) => ({ ...one, open: false }))
    expect(mayRenew(marks(closed), all, new Map())).toBe(true)
    const five = all.map((one, at) => ({ ...one, open: at < 5 }))
    expect(mayRenew(marks(closed), five, new Map())).toBe(false)
    expect(mayRenew(marks(all), all, new Map())).toBe(false)
  })
})

test('CSV read again by another parser gives the same cells, and no cell is a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '=', '+', '-', '@', ' ', '\t', '\r', '1') }),
    fc.integer({ min: -1000, max: 1000 }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
      const text = csvOf(['one', 'two', 'three'], rows)
      const read = Papa.parse<string[]>(text, { newline: '\r\n', delimiter: ',' }).data.slice(1, -1)
      expect(read.length).toBe(rows.length)
      for (const [at, cells] of rows.entries())
        for (const [column, value] of cells.entries()) {
          const found = read[at]![column]!
          if (typeof value === 'number') expect(Number(found)).toBe(value)
          else {
            expect(found).toBe(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
            expect(found).not.toMatch(/^[=+\-@\t\r]/)
          }
        }
    }),
  )
})
