/** An honest community in a busy week meets no limit, and notices one that is set too low. */
import { describe, expect, it } from 'vitest'
import { LIMIT_TABLE, type Limit, type LimitName } from '../../src/limits/limit-table.ts'
import { honestWeek } from './honest-week.ts'

/** Limits that a person meets only at the end of a long list, or after having left others waiting. */
const NOT_IN_A_WEEK: readonly LimitName[] = ['opponentsLeft']

const counted = (Object.entries(LIMIT_TABLE) as [LimitName, Limit][]).filter(
  ([name, { kept }]) => kept !== 'rows' && !NOT_IN_A_WEEK.includes(name),
)

describe('an honest community of 30 players in a week with two leagues and 40 matches', () => {
  const weeks = Array.from({ length: 8 }, (_, week) => honestWeek(`week ${week}`))

  it('meets no limit, in eight such weeks', () => {
    expect(weeks.flatMap(({ refused }) => refused)).toEqual([])
  })

  it('uses every limit that is counted over time', () => {
    const used = new Set(weeks.flatMap(({ uses }) => Object.keys(uses)))
    expect(counted.map(([name]) => name).filter((name) => !used.has(name))).toEqual([])
  })

  it('asks as often as such a community does', () => {
    const total = (name: LimitName) =>
      Math.round(weeks.reduce((sum, { uses }) => sum + (uses[name] ?? 0), 0) / weeks.length)
    const perWeek = Object.fromEntries(counted.map(([name]) => [name, total(name)]))
    expect(perWeek.challenges).toBeGreaterThan(60)
    expect(perWeek.posts).toBeGreaterThan(200)
    expect(perWeek.searches).toBeGreaterThan(1000)
    expect(perWeek.draftChanges).toBe(28)
  })

  it.each(counted)('is refused something if the limit %s is set below what it needs', (name, limit) => {
    for (const place of limit.counts.keys()) {
      const peaks = weeks.map((week) => week.peaks[`${name}.${place}`] ?? 0)
      const peak = Math.max(...peaks)
      const counts = limit.counts.map((one, at) => (at === place ? { ...one, most: peak - 1 } : one))
      const { refused } = honestWeek(`week ${peaks.indexOf(peak)}`, { ...LIMIT_TABLE, [name]: { ...limit, counts } })
      expect(refused).toEqual([name])
    }
  })
})
