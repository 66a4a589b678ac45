/** Check-in and free places: who is reminded, what an organiser may do, and that nobody waits for a place that is free. */
import { describe, expect, it } from 'vitest'
import { DAY, Driven, HOUR, START } from './leagues.ts'

const CHECK_IN = START - HOUR

/** A league that people have joined, whose sign-up is over. */
function checkingIn(players: number, most: number | null = null): Driven {
  const driven = new Driven({ places: { least: 2, most } })
  driven.do({ type: 'publish' })
  for (let number = 1; number <= players; number++)
    driven.quietly({ type: 'join', person: `person ${number}`, rating: 2000 - number })
  driven.until(START - 2 * DAY)
  return driven
}

const remindersIn = ({ effects }: Driven) =>
  effects.flatMap((effect) => (effect.kind === 'tell' && effect.about === 'checkInReminder' ? [effect.to] : []))

describe('check-in', () => {
  it('is recalled 24 and 2 hours before its end to those alone who are missing', () => {
    const driven = checkingIn(3)
    driven.do({ type: 'checkIn', player: 'p1' })
    driven.until(CHECK_IN - DAY - 1)
    expect(remindersIn(driven)).toEqual([])
    driven.until(CHECK_IN - DAY)
    expect(remindersIn(driven)).toEqual(['person 2', 'person 3'])
    driven.do({ type: 'checkIn', player: 'p2' })
    driven.until(CHECK_IN - 2 * HOUR)
    expect(remindersIn(driven)).toEqual(['person 2', 'person 3', 'person 3'])
  })

  it('is recalled once after an outage in which both reminders fell due', () => {
    const driven = checkingIn(3)
    driven.now = CHECK_IN - HOUR
    driven.settle()
    expect(remindersIn(driven)).toEqual(['person 1', 'person 2', 'person 3'])
  })

  it('is recalled again where an organiser has moved its end', () => {
    const driven = checkingIn(2)
    driven.until(CHECK_IN - DAY)
    const { dates } = driven.league.settings
    driven.do({ type: 'changeDates', dates: { ...dates, checkInEndsAt: CHECK_IN - 12 * HOUR } }, 'olga')
    // It ends in half a day: those who are missing hear of it at once, and two hours before.
    expect(remindersIn(driven)).toHaveLength(4)
    driven.until(CHECK_IN - 14 * HOUR)
    expect(remindersIn(driven)).toHaveLength(6)
    const past = { ...dates, checkInEndsAt: driven.now - 1 }
    expect(driven.try({ type: 'changeDates', dates: past }, 'olga')).toMatchObject({ refused: 'badSetting' })
  })

  it('may be done by an organiser for somebody', () => {
    const driven = checkingIn(3)
    driven.do({ type: 'checkInPlayer', player: 'p2' }, 'olga')
    driven.do({ type: 'checkIn', player: 'p1' })
    driven.until(START)
    expect(driven.league.players.map(({ status }) => status)).toEqual(['in', 'in', 'waiting'])
    expect(driven.try({ type: 'checkInPlayer', player: 'p3' }, 'olga')).toMatchObject({ refused: 'wrongPhase' })
  })
})

describe('somebody who comes between check-in and round 1', () => {
  const ready = (most: number | null, changes: Parameters<typeof Driven.running>[1] = {}) => {
    const driven = new Driven({ places: { least: 2, most }, ...changes })
    driven.do({ type: 'publish' })
    for (let number = 1; number <= 3; number++)
      driven.quietly({ type: 'join', person: `person ${number}`, rating: null })
    driven.until(START - 2 * DAY)
    for (const { id } of driven.league.players) driven.quietly({ type: 'checkIn', player: id })
    driven.until(CHECK_IN)
    expect(driven.league.phase).toBe('ready')
    return driven
  }

  it.each([null, 4])('plays from round 1 while places are free (%s)', (most) => {
    const driven = ready(most)
    driven.do({ type: 'join', person: 'late', rating: null })
    expect(driven.league.players.at(-1)).toMatchObject({ status: 'in', seed: 4, from: 1, halves: [] })
    driven.until(START)
    expect(driven.pairings(1).flatMap(({ players }) => players)).toContain('p4')
  })

  it('waits where no place is free', () => {
    const driven = ready(3)
    driven.do({ type: 'join', person: 'late', rating: null })
    expect(driven.league.players.at(-1)).toMatchObject({ status: 'waiting' })
  })

  it('takes a place that has become free, if they did not check in', () => {
    const driven = ready(3)
    driven.do({ type: 'join', person: 'late', rating: null })
    driven.do({ type: 'withdraw', player: 'p1', reason: 'own' })
    driven.do({ type: 'join', person: 'late', rating: null })
    expect(driven.league.players.at(-1)).toMatchObject({ person: 'late', status: 'in' })
  })

  it('reads why nobody can come late to a form that is drawn', () => {
    const driven = ready(4, { form: { kind: 'roundRobin', legs: 1, playOff: null } })
    expect(driven.try({ type: 'join', person: 'late', rating: null })).toMatchObject({ refused: 'noLateEntry' })
  })
})
