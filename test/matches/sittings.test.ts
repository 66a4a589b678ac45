import { describe, expect, it } from 'vitest'
import { changed, type SittingRow, sittingsAfter, type Turn } from '../../src/matches/sittings.ts'

const T0 = new Date('2026-11-21T00:00:00Z')
const later = (hours: number) => new Date(T0.getTime() + hours * 3_600_000)

function row(seat: string, options: Partial<SittingRow> = {}): SittingRow {
  const time = {
    deadline: later(72),
    remindAt: later(57.6),
    lastCallAt: later(71),
    calendar: null,
    heldMs: null,
    upAt: null,
  }
  return { seat, calledAt: T0, ...time, misses: 0, answered: false, ...options }
}

/** A seat is called publicly whenever it is waited for, or has answered in secret. */
function turn(options: Partial<Omit<Turn, 'opened'>> & { opened?: string[] }) {
  const given = { before: [], after: [], publicly: options.after ?? [], rows: [], misses: {}, absent: null, ...options }
  const opened = new Set(options.opened ?? given.after.filter((seat) => !(given.before as string[]).includes(seat)))
  const clock = { kind: 'each', sittingMs: 72 * 3_600_000, counts: 'all' } as const
  const time = { clock, calendars: {}, stocks: {}, standsStill: false, thinking: [], moved: [] }
  const full = { ...time, ...given, now: later(10), opened }
  const change = sittingsAfter(full)
  return { ...change, rows: changed(full.rows, change) }
}

describe('a sitting', () => {
  it('begins when its seat is called and has the whole time', () => {
    const { rows, called } = turn({ before: ['a'], after: ['b'], rows: [row('a')], misses: { b: 1 } })
    expect(called).toEqual(['b'])
    expect(rows).toEqual([
      row('b', { calledAt: later(10), deadline: later(82), remindAt: later(67.6), lastCallAt: later(81), misses: 1 }),
    ])
  })

  it('is not renewed by its own answers', () => {
    const { rows, called, completed } = turn({ before: ['a'], after: ['a'], rows: [row('a')] })
    expect({ rows, called, completed }).toEqual({ rows: [row('a')], called: [], completed: [] })
  })

  it('ends when the game waits for the opponent alone, even for a moment', () => {
    const { rows, called, completed } = turn({ before: ['a'], after: ['a'], opened: ['b', 'a'], rows: [row('a')] })
    expect(completed).toEqual(['a'])
    expect(rows[0]!.calledAt).toEqual(later(10))
    // The person is at the screen, so no call is needed.
    expect(called).toEqual([])
  })

  it('of both at once runs for each by itself', () => {
    const rows = [row('a'), row('b')]
    const answered = turn({ before: ['a', 'b'], after: ['b'], publicly: ['a', 'b'], rows })
    expect(answered.answered).toEqual(['a'])
    expect(answered.rows).toEqual([row('a', { answered: true }), row('b')])
  })

  it('shows nothing of a secret answer', () => {
    const rows = [row('a'), row('b')]
    const answered = turn({ before: ['a', 'b'], after: ['b'], publicly: ['a', 'b'], rows })
    const shown = (list: readonly SittingRow[]) =>
      list.map(({ seat, calledAt, deadline }) => ({ seat, calledAt, deadline }))
    expect(shown(answered.rows)).toEqual(shown(rows))
    expect(answered.called).toEqual([])
    // Partial answers of one seat give the other seat no new time: it would tell that the first has answered.
    const partial = turn({ before: ['b'], after: ['b'], publicly: ['a', 'b'], opened: [], rows: answered.rows })
    expect(partial.rows).toEqual(answered.rows)
  })

  it('begins again for a seat that was waited for all the time, if the course has opened it', () => {
    const rows = [row('a', { answered: true }), row('b')]
    const { called, completed, rows: next } = turn({ before: ['b'], after: ['a', 'b'], opened: ['a', 'b'], rows })
    expect(called).toEqual(['a'])
    expect(completed).toEqual(['b'])
    expect(next.map(({ seat, calledAt, answered }) => [seat, calledAt, answered])).toEqual([
      ['a', later(10), false],
      ['b', later(10), false],
    ])
  })

  it('that begins after a time-out is called, though the game had waited for its person', () => {
    const rows = [row('a', { answered: true }), row('b')]
    const { called } = turn({ before: ['b'], after: ['a', 'b'], opened: ['a', 'b'], rows, absent: 'b' })
    expect(called).toEqual(['a', 'b'])
  })

  it('looks the same to the others when an order has answered at once in secret', () => {
    const rows = [row('a', { answered: true }), row('b')]
    const both = { before: ['b'], opened: ['a', 'b'], publicly: ['a', 'b'], rows }
    const [asked, ordered] = [turn({ ...both, after: ['a', 'b'] }), turn({ ...both, after: ['b'] })]
    const shown = (list: readonly SittingRow[]) =>
      list.map(({ seat, calledAt, deadline, misses }) => ({ seat, calledAt, deadline, misses }))
    expect(shown(ordered.rows)).toEqual(shown(asked.rows))
    expect(ordered.rows.find(({ seat }) => seat === 'a')!.answered).toBe(true)
    expect(ordered.called).toEqual([])
  })

  it('is gone when the match is over', () => {
    expect(turn({ before: ['a'], after: [], rows: [row('a'), row('b', { answered: true })] }).rows).toEqual([])
  })
})
