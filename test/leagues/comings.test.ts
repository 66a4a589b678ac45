/** Places that somebody takes over, leaves, or loses by a ruling. */
import { describe, expect, it } from 'vitest'
import { tableOf } from '../../src/leagues/standings/league-table.ts'
import { DAY, Driven, START } from './leagues.ts'

const ROBIN = { kind: 'roundRobin', legs: 1, playOff: null } as const
const LADDER = { kind: 'ladder', rounds: 4, reach: 2, decayDays: 10, rematchDays: 7 } as const
const playerIn = ({ league }: Driven, id: string) => league.players.find((player) => player.id === id)!

describe('a substitute', () => {
  it('for a player who has left a round robin early counts, and so do the results of the place', () => {
    const driven = Driven.running(5, { form: ROBIN })
    driven.favouritesWin(1)
    const wins = () => tableOf(driven.league).reduce((sum, { won }) => sum + won, 0)
    const before = wins()
    driven.do({ type: 'withdraw', player: 'p5', reason: 'own' })
    expect(playerIn(driven, 'p5').annulled).toBe(true)
    driven.do({ type: 'replace', player: 'p5', person: 'sub', reason: 'The place was free.' }, 'olga')
    expect(playerIn(driven, 'p5')).toMatchObject({ status: 'in', annulled: false })
    expect(wins()).toBe(before)
    driven.until(START + 7 * DAY)
    driven.favouritesWin(2)
    expect(wins()).toBe(before + 2)
  })

  it('for a player who has left a ladder stands on it, last, and can challenge', () => {
    const driven = Driven.running(5, { form: LADDER })
    driven.do({ type: 'withdraw', player: 'p3', reason: 'own' })
    driven.do({ type: 'replace', player: 'p3', person: 'sub', reason: 'The place was free.' }, 'olga')
    expect(driven.league.ladder.map(({ player }) => player)).toEqual(['p1', 'p2', 'p4', 'p5', 'p3'])
    driven.do({ type: 'challenge', player: 'p3', to: 'p4' }, 'sub')
  })

  it('for a player who is still on a ladder takes their place there', () => {
    const driven = Driven.running(5, { form: LADDER })
    driven.do({ type: 'replace', player: 'p3', person: 'sub', reason: 'They moved away.' }, 'olga')
    expect(driven.league.ladder.map(({ player }) => player)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
  })
})

describe('a player who is disqualified during sign-up', () => {
  const barred = (): Driven => {
    const driven = new Driven({ dates: { signUpEndsAt: START - 2 * DAY, checkInEndsAt: null, startsAt: START } })
    driven.do({ type: 'publish' })
    for (const person of ['ann', 'ben', 'cleo']) driven.do({ type: 'join', person, rating: null }, person)
    driven.do({ type: 'disqualify', player: 'p1', reason: 'Two accounts.' }, 'olga')
    return driven
  }

  it('does not come back by leaving and joining', () => {
    const driven = barred()
    const left = driven.try({ type: 'withdraw', player: 'p1', reason: 'own' }, 'ann')
    expect(left).toMatchObject({ refused: 'wrongStatus', values: { status: 'disqualified' } })
    expect(driven.try({ type: 'join', person: 'ann', rating: null }, 'ann')).toMatchObject({ refused: 'alreadyIn' })
  })

  it('stays so once sign-up ends, and does not come in late', () => {
    const driven = barred()
    driven.until(START)
    expect(driven.league.phase).toBe('running')
    expect(playerIn(driven, 'p1').status).toBe('disqualified')
    expect(driven.try({ type: 'join', person: 'ann', rating: null }, 'ann')).toMatchObject({ refused: 'alreadyIn' })
  })
})
