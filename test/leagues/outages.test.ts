/** Outages: all that is due moves by their length, in every form, and the schedule says what holds after them. */
import { describe, expect, it } from 'vitest'
import type { LeagueForm } from '../../src/leagues/league.ts'
import { nextRoundAt, seasonRounds } from '../../src/leagues/season-rounds.ts'
import { DAY, Driven, HOUR, START } from './leagues.ts'

const WEEK = 7 * DAY
const PLAY_OFF = { places: 4, losses: 1, thirdPlace: true } as const
const FORMS: Readonly<Record<string, LeagueForm>> = {
  swiss: { kind: 'swiss', rounds: 3, playOff: PLAY_OFF },
  roundRobin: { kind: 'roundRobin', legs: 1, playOff: null },
  groups: { kind: 'groups', groups: 2, legs: 1, playOff: { ...PLAY_OFF, places: 2 } },
  elimination: { kind: 'elimination', losses: 1, thirdPlace: true },
  twoLosses: { kind: 'elimination', losses: 2, thirdPlace: false },
}
const LENGTHS = [
  ['3 hours', 3 * HOUR],
  ['2 days', 2 * DAY],
] as const

const datesOf = ({ league }: Driven) => seasonRounds(league).map(({ startsAt, endsAt }) => [startsAt, endsAt])
const play = (driven: Driven, rounds: number) => {
  for (let round = driven.league.rounds.length; round <= rounds; round++) {
    driven.favouritesWin(round)
    const next = nextRoundAt(driven.league)
    if (next !== null) driven.until(next)
  }
}

describe.each(LENGTHS)('an outage of %s', (_, ms) => {
  it.each(Object.keys(FORMS))('moves the running round and all later ones by its length: %s', (form) => {
    const driven = Driven.running(8, { form: FORMS[form]! })
    driven.until(START + DAY)
    const before = datesOf(driven)
    const [pairing] = driven.pairings(1)
    driven.now += ms
    driven.do({ type: 'makeUpForOutage', ms })
    expect(driven.pairings(1)[0]).toMatchObject({ hardEndAt: pairing!.hardEndAt + ms })
    const [first, ...later] = before
    expect(datesOf(driven)).toEqual([
      [first![0]!, first![1]! + ms],
      ...later.map((dates) => dates.map((at) => at + ms)),
    ])
    // The season then keeps these dates.
    const promised = datesOf(driven)
    for (const [number, [startsAt]] of promised.entries()) {
      if (number > 0) driven.until(startsAt!)
      if (driven.league.rounds.length > number) driven.favouritesWin(number + 1)
    }
    expect(driven.league.rounds.slice(1).map((round) => round.startsAt)).toEqual(
      promised.slice(1, driven.league.rounds.length).map(([startsAt]) => startsAt),
    )
    expect(driven.league.rounds.length).toBeGreaterThan(2)
  })

  it('moves the end of sign-up, check-in and the start of round 1 by its length', () => {
    const driven = new Driven()
    driven.do({ type: 'publish' })
    const { signUpEndsAt, checkInEndsAt, startsAt } = driven.league.settings.dates
    driven.do({ type: 'makeUpForOutage', ms })
    expect(driven.league.settings.dates).toEqual({
      signUpEndsAt: signUpEndsAt + ms,
      checkInEndsAt: checkInEndsAt! + ms,
      startsAt: startsAt + ms,
    })
  })

  it('moves the season of a ladder and its challenges by its length', () => {
    const driven = Driven.running(4, { form: { kind: 'ladder', rounds: 2, reach: 2, decayDays: 30, rematchDays: 7 } })
    driven.do({ type: 'challenge', player: 'p2', to: 'p1' })
    const [season] = driven.league.rounds
    driven.now += ms
    driven.do({ type: 'makeUpForOutage', ms })
    expect(driven.league.rounds[0]!.hardEndAt).toBe(season!.hardEndAt + ms)
    expect(driven.pairings(1)[0]!.hardEndAt).toBe(season!.pairings[0]!.hardEndAt + ms)
  })
})

it('seven short outages move the next round by their lengths together, and not by a week', () => {
  const driven = Driven.running(4)
  for (let day = 0; day < 7; day++) driven.do({ type: 'makeUpForOutage', ms: 12 * 60_000 })
  expect(nextRoundAt(driven.league)).toBe(START + WEEK + 84 * 60_000)
})

describe('the schedule', () => {
  it('has the rounds of the play-off from the start, and at most as many as will be played', () => {
    const driven = Driven.running(8, { form: FORMS.swiss! })
    const planned = seasonRounds(driven.league).map(({ inBracket }) => inBracket)
    expect(planned).toEqual([null, null, null, 1, 2])
    play(driven, 4)
    expect(driven.league.bracket).not.toBeNull()
    expect(seasonRounds(driven.league).map(({ inBracket, begun }) => [inBracket, begun])).toEqual([
      [null, true],
      [null, true],
      [null, true],
      [1, true],
      [2, true],
    ])
  })

  it('has a round of a bracket begin when the last game before it ends at the latest', () => {
    const driven = Driven.running(4, { form: FORMS.elimination! })
    const [pairing] = driven.pairings(1)
    driven.do({ type: 'takeGrace', player: pairing!.players[0], pairing: pairing!.id })
    expect(nextRoundAt(driven.league)).toBe(START + WEEK + DAY)
    const [, final] = seasonRounds(driven.league)
    driven.move(pairing!)
    driven.favouritesWin(1)
    expect(nextRoundAt(driven.league)).toBe(START + WEEK)
    expect(final!.endsAt).toBeGreaterThan(seasonRounds(driven.league)[1]!.endsAt)
  })
})
