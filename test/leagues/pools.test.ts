/** Leagues with pools: when they are drawn, who gets one, what nothing changes any more, and when decks lock. */
import { describe, expect, it } from 'vitest'
import { badSetting } from '../../src/leagues/league-settings.ts'
import type { PoolRules } from '../../src/leagues/pool-rules.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { DAY, Driven, HOUR, START, settings } from './leagues.ts'

const POOL: PoolRules = {
  ...{ kind: 'sealed', shared: false, buildHours: 24, cards: 0, sets: null, theme: [] },
  ...{ starters: [{ product: 'base', count: 1 }], packs: [{ product: 'base', count: 4 }] },
}
const DATES = { signUpEndsAt: START - 3 * DAY, checkInEndsAt: START - 24 * HOUR, startsAt: START }

/** A league with pools whose sign-up is open. */
function open(people: number): Driven {
  const driven = new Driven({ pool: POOL, dates: DATES })
  driven.do({ type: 'publish' })
  for (let number = 1; number <= people; number++)
    driven.do({ type: 'join', person: `person ${number}`, rating: 2000 - number })
  return driven
}

function checkedIn(driven: Driven, except: readonly string[] = []): Driven {
  driven.until(DATES.signUpEndsAt)
  for (const { id, status } of driven.league.players)
    if (status !== 'out' && !except.includes(id)) driven.do({ type: 'checkIn', player: id })
  driven.until(DATES.checkInEndsAt)
  return driven
}

const locks = (driven: Driven) => driven.effects.filter(({ kind }) => kind === 'lockDecks')

describe('pools', () => {
  it('are drawn once, when check-in closes, for those who play and nobody else', () => {
    const driven = checkedIn(open(5), ['p5'])
    expect(driven.league.phase).toBe('ready')
    expect(driven.league.pools).toEqual(['p1', 'p2', 'p3', 'p4'])
    const drawn = driven.events.filter(({ type }) => type === 'poolsDrawn')
    expect(drawn).toEqual([{ type: 'poolsDrawn', players: ['p1', 'p2', 'p3', 'p4'], at: driven.now, by: 'clock' }])
    const told = driven.effects.filter((effect) => effect.kind === 'tell' && effect.about === 'poolDrawn')
    expect(told).toHaveLength(4)
    expect(told[0]).toMatchObject({ sound: true, values: { until: START } })
    driven.until(START + DAY)
    expect(driven.events.filter(({ type }) => type === 'poolsDrawn')).toHaveLength(1)
    expect(replayLeague(driven.events)).toEqual(driven.league)
  })

  it('leave a league without them as it was: no event, and decks lock with sign-up', () => {
    const driven = Driven.running(4)
    expect(driven.types()).not.toContain('poolsDrawn')
    expect(locks(driven)).toHaveLength(1)
    expect(locks(driven)[0]).not.toHaveProperty('once')
  })

  it('lock no deck before round 1 is paired, and each only once', () => {
    const driven = checkedIn(open(4))
    expect(locks(driven)).toEqual([])
    driven.until(START)
    expect(locks(driven)).toEqual([
      expect.objectContaining({ once: true, persons: ['person 1', 'person 2', 'person 3', 'person 4'] }),
    ])
    const kinds = driven.effects.map(({ kind }) => kind)
    expect(kinds.indexOf('lockDecks')).toBeLessThan(kinds.indexOf('makeGame'))
  })

  it('a re-join before the draw changes no other player’s place; a return after it keeps the own one', () => {
    const driven = open(5)
    driven.do({ type: 'withdraw', player: 'p2', reason: 'own' })
    driven.do({ type: 'join', person: 'person 2', rating: 1998 })
    checkedIn(driven)
    const places = new Map(driven.league.players.map(({ person, id, status }) => [`${person} ${status}`, id]))
    expect(places.get('person 1 in')).toBe('p1')
    expect(places.get('person 3 in')).toBe('p3')
    expect(driven.league.pools).toEqual(['p1', 'p3', 'p4', 'p5', 'p6'])
    driven.until(START + HOUR)
    driven.do({ type: 'withdraw', player: 'p3', reason: 'own' })
    expect(driven.try({ type: 'join', person: 'person 3', rating: 1997 })).toMatchObject({ refused: 'alreadyIn' })
    driven.do({ type: 'return', player: 'p3' })
    expect(driven.league.pools).toEqual(['p1', 'p3', 'p4', 'p5', 'p6'])
    expect(driven.events.filter(({ type }) => type === 'poolsDrawn')).toHaveLength(1)
  })

  it('a late entry gets a pool at once, and locks with the round of their first game', () => {
    const driven = checkedIn(open(8))
    driven.until(START + DAY)
    driven.do({ type: 'join', person: 'late', rating: null })
    expect(driven.league.pools?.at(-1)).toBe('p9')
    expect(locks(driven)).toHaveLength(1)
    const told = driven.effects.filter((effect) => effect.kind === 'tell' && effect.about === 'poolDrawn').at(-1)
    expect(told).toMatchObject({ to: 'late', values: { until: START + 7 * DAY } })
    for (const { seats, id } of driven.pairings(1).flatMap(({ games }) => games)) {
      for (const player of seats) driven.do({ type: 'recordMove', game: id, player })
      driven.do({ type: 'recordResult', game: id, winner: seats[0], how: 'played', differential: 1, turns: 5 })
    }
    driven.until(START + 7 * DAY)
    expect(locks(driven).at(-1)).toMatchObject({ persons: expect.arrayContaining(['late']) })
  })

  it('a substitute takes over the place with its pool, and has until the next round to change decks', () => {
    const driven = checkedIn(open(4))
    driven.until(START + HOUR)
    driven.do({ type: 'replace', player: 'p2', person: 'sub', reason: 'ill' }, 'olga')
    expect(driven.league.pools).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(locks(driven)).toHaveLength(1)
  })
})

describe('the time for building', () => {
  const fault = (changes: object) => badSetting(settings({ pool: POOL, dates: DATES, ...changes }))

  it('lies between the end of check-in and round 1', () => {
    expect(fault({})).toBeNull()
    expect(fault({ dates: { ...DATES, checkInEndsAt: START - 23 * HOUR } })).toEqual({
      refused: 'buildTime',
      values: { hours: 24 },
    })
    expect(fault({ dates: { ...DATES, checkInEndsAt: null } })).toBeNull()
    expect(fault({ pool: { ...POOL, buildHours: 0 } })).toMatchObject({ values: { field: 'buildHours' } })
    expect(fault({ pool: { ...POOL, buildHours: 500 } })).toMatchObject({ values: { field: 'buildHours' } })
    expect(fault({ pool: null, dates: { ...DATES, checkInEndsAt: START - HOUR } })).toBeNull()
  })

  it('stays whole when the dates change later', () => {
    const driven = open(4)
    const sooner = { ...DATES, startsAt: START - 2 * HOUR }
    expect(driven.try({ type: 'changeDates', dates: sooner })).toMatchObject({ refused: 'buildTime' })
  })
})
