/** The table of docs/growing.md that says how many turns a day fit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ASSUMED, capacityOf, capacityTable, TURNS } from '../../bench/load/capacity.ts'

const GROWING = readFileSync(join(import.meta.dirname, '../../docs/growing.md'), 'utf8')

it('stands in the page as it is computed', () => {
  expect(GROWING).toContain(capacityTable())
})

it('rests on the figures that stand in the page', () => {
  for (const { name, clicks, requests } of TURNS) {
    const [, counted = '', own = ''] =
      new RegExp(`\\| ${name}[^|]*\\| (\\d+) \\| \\d+ \\| ([^|]+) \\|`).exec(GROWING) ?? []
    expect([Number(counted), own.trim()]).toEqual([clicks, requests.join(' to ')])
  }
  const [, ms = ''] = /\| CPU time of the process \| [^|]+ \| ([\d.]+) ms \|/.exec(GROWING) ?? []
  expect(Number(ms)).toBe(ASSUMED.clickMs)
})

it('is a busy hour’s worth: forty requests a second for an hour are a tenth of the day’s', () => {
  const { byRequests } = capacityOf({ name: '', clicks: 1, requests: [1, 10] })
  expect(byRequests).toBeCloseTo((40 * 3_600) / 10 / 0.1)
})
