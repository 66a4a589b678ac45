/** From when a game waits for a player: nobody is silent while it is the opponent's turn, or while they are away. */
import { describe, expect, it } from 'vitest'
import { advance, knowledgeOf } from '../../src/league-play/advance.ts'
import type { LeagueMatch, LoadedLeague } from '../../src/league-play/league-rows.ts'
import { silencesIn, usualSilence } from '../../src/leagues/player-silence.ts'
import { ALWAYS, type Calendar } from '../../src/time/calendar.ts'
import { DAY, Driven, HOUR, START } from '../leagues/leagues.ts'

/** A league of two in its first round, whose game waits for its second seat. */
function waitingSince(days: number, misses = 0): { readonly driven: Driven; readonly from: LoadedLeague } {
  const driven = Driven.running(2)
  const { id, seats } = driven.pairings(1)[0]!.games[0]!
  driven.knowledge = { waitsFor: { [id]: [seats[0]] } }
  driven.now += days * DAY
  driven.do({ type: 'recordMove', game: id, player: seats[0] })
  const match: LeagueMatch = {
    game: id,
    matchId: 'm1',
    threadId: null,
    running: true,
    startedAt: new Date(START),
    endedAt: null,
    called: [{ seat: 'south', deadline: null, calledAt: new Date(driven.now), misses }],
    seenAt: {},
  }
  driven.knowledge = { waitsFor: { [id]: [seats[1]] }, waitsSince: { [id]: { [seats[1]]: driven.now } } }
  const { league, events } = driven
  const host = { guildId: 'g', channelId: 'c', organisers: [], helperRole: null, joinRole: null, championRole: null }
  const rest = {
    version: 1,
    nextAt: null,
    owedMs: 0,
    calendars: {},
    blocks: [],
    lost: false,
    seen: false,
    unread: false,
  }
  return { driven, from: { id: league.id, host, league, events: events.length, matches: [match], ...rest } }
}

const typesAt = (from: LoadedLeague, at: number) => advance(from, [], new Date(at)).events.map(({ type }) => type)

describe('a player whose opponent moved late', () => {
  it('has the same time for a first move as anybody else, from when the game waits for them', () => {
    const { from } = waitingSince(2.3)
    expect(typesAt(from, START + 3.7 * DAY)).toEqual([])
    expect(typesAt(from, START + 3.8 * DAY)).toEqual(['calledAgain'])
    expect(advance(from, [], new Date(START + 4.6 * DAY)).nextAt).toEqual(new Date(START + 4.7 * DAY))
    expect(typesAt(from, START + 4.7 * DAY)).toContain('putOut')
  })

  it('has let the game wait all the time if they have missed a sitting', () => {
    expect(typesAt(waitingSince(2.5, 1).from, START + 2.5 * DAY)).toContain('putOut')
  })

  it('keeps the time that a pause gives back', () => {
    const { driven, from: paused } = waitingSince(2)
    driven.now += DAY
    driven.do({ type: 'pause', reason: 'Holidays.' }, 'olga')
    driven.now += 10 * DAY
    driven.do({ type: 'resume' }, 'olga')
    const from = { ...paused, league: driven.league }
    expect(typesAt(from, START + 14 * DAY - HOUR)).not.toContain('putOut')
    expect(typesAt(from, START + 14.5 * DAY)).toContain('putOut')
  })
})

describe('an outage', () => {
  it('is left out once of the silence of a player who was called after it', () => {
    const { driven, from: before } = waitingSince(1)
    const second = driven.pairings(1)[0]!.games[0]!.seats[1]
    // The opponent has moved a day after an outage of two days: the match has called this player only then.
    driven.do({ type: 'makeUpForOutage', ms: 2 * DAY })
    const since = START + 3 * DAY
    const called = before.matches.map((match) => ({
      ...match,
      called: [{ seat: 'south' as const, deadline: null, calledAt: new Date(since), misses: 0 }],
    }))
    const from = { ...before, league: driven.league, matches: called }
    const told = usualSilence(driven.league)
    const [silence] = silencesIn(driven.league, driven.pairings(1)[0]!, knowledgeOf(from, new Date(since)))
    expect(silence).toMatchObject({ player: second, outAt: since + told })
    expect(typesAt(from, since + told - 1)).not.toContain('putOut')
    expect(typesAt(from, since + told)).toContain('putOut')
  })

  it('is left out of a silence that began before it', () => {
    const { driven, from: before } = waitingSince(1)
    driven.now += DAY
    driven.do({ type: 'makeUpForOutage', ms: DAY })
    const from = { ...before, league: driven.league }
    const out = START + DAY + DAY + usualSilence(driven.league)
    expect(typesAt(from, out - 1)).not.toContain('putOut')
    expect(typesAt(from, out)).toContain('putOut')
  })
})

describe('the silence that people read of', () => {
  it.each([
    ['by calendar, less the last day of a round', {}, 2.4],
    [
      'from round to round',
      { rounds: { kind: 'whenDone', days: 7, skipWeekends: false, holidays: [], graceHours: 24 } },
      2.8,
    ],
    [
      'without weekends',
      { rounds: { kind: 'calendar', days: 5, skipWeekends: true, holidays: [], graceHours: 24 } },
      2.4,
    ],
  ] as const)('is the one after which a player is out, %s', (_, changes, days) => {
    const driven = Driven.running(2, changes)
    const told = usualSilence(driven.league)
    expect(told).toBe(Math.round(days * DAY))
    // A league that has not begun tells the same.
    expect(usualSilence(new Driven(changes).league)).toBe(told)
    driven.until(START + told - 1)
    expect(driven.types()).not.toContain('putOut')
    driven.until(START + told)
    expect(driven.types()).toContain('putOut')
  })
})

describe('a player who comes back from a vacation', () => {
  const away: Calendar = { ...ALWAYS, vacations: [{ from: '2027-01-04', to: '2027-01-07' }] }

  it('has their time from then on, but not beyond the end of the round', () => {
    const { driven, from } = waitingSince(0)
    const second = driven.pairings(1)[0]!.games[0]!.persons[1]
    const resting = { ...from, calendars: { [second]: away } }
    const back = Date.UTC(2027, 0, 8)
    expect(typesAt(resting, back - HOUR)).toEqual([])
    expect(typesAt(resting, back)).toEqual([])
    expect(typesAt(resting, back + 1.6 * DAY)).toEqual(['calledAgain'])
    expect(typesAt(resting, START + 6 * DAY)).toContain('putOut')
  })
})

describe('a player of a ladder', () => {
  it('does not fall for the days of a vacation, neither in it nor once it is over', () => {
    const form = { kind: 'ladder', rounds: 4, reach: 2, decayDays: 10, rematchDays: 7 } as const
    const driven = Driven.running(3, { form })
    // The last one has played since, so that the second one may fall below them.
    driven.do({ type: 'challenge', player: 'p3', to: 'p1' })
    driven.until(START + 2 * DAY)
    driven.win(driven.pairingOf(1, 'p3'), 'p1')
    const { from } = waitingSince(0)
    const loaded: LoadedLeague = { ...from, id: driven.league.id, league: driven.league, matches: [] }
    const away = { ...ALWAYS, vacations: [{ from: '2027-01-10', to: '2027-01-14' }] }
    const person = driven.league.players.find(({ id }) => id === 'p2')!.person
    const fallsAt = (league: LoadedLeague, at: number) => typesAt(league, at).includes('ladderChanged')
    expect([fallsAt(loaded, START + 10 * DAY - 1), fallsAt(loaded, START + 10 * DAY)]).toEqual([false, true])
    const resting = { ...loaded, calendars: { [person]: away } }
    expect([fallsAt(resting, START + 11 * DAY), fallsAt(resting, START + 15 * DAY - 1)]).toEqual([false, false])
    expect(fallsAt(resting, START + 15 * DAY)).toBe(true)
  })
})
