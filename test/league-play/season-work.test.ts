/** The computing of large leagues beside the program. */
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { advance } from '../../src/league-play/advance.ts'
import type { LoadedLeague } from '../../src/league-play/league-rows.ts'
import { SeasonWork } from '../../src/league-play/season-work.ts'
import { likelyPlaces } from '../../src/leagues/standings/likely-places.ts'
import { Driven, START } from '../leagues/leagues.ts'

const log = pino({ level: 'silent' })
const loaded = ({ league, events, nextAt }: Driven): LoadedLeague => ({
  id: league.id,
  host: { guildId: 'g', channelId: 'c', organisers: ['olga'], helperRole: null, joinRole: null, championRole: null },
  league,
  version: 1,
  events: events.length,
  nextAt: nextAt === null ? null : new Date(nextAt),
  owedMs: 0,
  matches: [],
  calendars: {},
  blocks: [],
  lost: false,
  seen: false,
  unread: false,
})

describe('large leagues', () => {
  const real = new SeasonWork(log)
  afterAll(() => real.close())

  it('are paired and forecast in a thread, with the same outcome', async () => {
    const driven = new Driven()
    driven.do({ type: 'publish' })
    for (let number = 1; number <= 100; number++)
      driven.quietly({ type: 'join', person: `person ${number}`, rating: number })
    driven.until(START - 47 * 3_600_000)
    for (const { id } of driven.league.players) driven.quietly({ type: 'checkIn', player: id })
    driven.until(START - 1)
    const now = new Date(START)
    const from = loaded(driven)
    const expected = advance(from, [], now)
    expect(expected.events.map(({ type }) => type)).toContain('roundPaired')
    expect(await real.advance(from, [], now)).toEqual(expected)

    const { league } = Driven.running(16)
    const terms = { ratings: new Map([['p1', 1900]]), runs: 20 }
    expect(await real.forecast(league, terms)).toEqual(likelyPlaces(league, terms))
  })

  it('go on without the thread if it fails, and small ones never ask it', async () => {
    let asked = 0
    const run = () => {
      asked += 1
      return Promise.reject(new Error('no thread'))
    }
    const work = new SeasonWork(log, { run, close: async () => {} })
    const small = loaded(Driven.running(4))
    await work.advance(small, [], new Date(START))
    expect(await work.forecast(small.league, { runs: 5 })).toHaveLength(4)
    expect(asked).toBe(0)
    const large = loaded(Driven.running(100))
    const later = new Date((large.nextAt ?? new Date(START)).getTime())
    expect(await work.advance(large, [], later)).toEqual(advance(large, [], later))
    // A forecast is left out rather than computed at the cost of others.
    expect(await work.forecast(large.league, { runs: 5 })).toBeNull()
    expect(asked).toBe(2)
  })
})
