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

  it.each([
    ['a substitute', { type: 'replace', player: 'p5', person: 'sub', reason: 'The place was free.' }],
    ['a return', { type: 'return', player: 'p5' }],
  ] as const)('or a player who comes back: %s makes the free rounds of opponents count as wins', (_, command) => {
    const driven = Driven.running(6, { form: ROBIN })
    driven.favouritesWin(1)
    driven.do({ type: 'withdraw', player: 'p5', reason: 'own' })
    driven.until(START + 7 * DAY)
    driven.favouritesWin(2)
    const free = () => driven.league.rounds[1]!.byes
    const [{ player } = { player: '' }] = free()
    const points = () => tableOf(driven.league).find((row) => row.player === player)!.sums.points.value
    expect(free()).toEqual([{ player, worth: 'zero', why: 'opponentLeft' }])
    const before = points()
    driven.do(command, 'olga')
    expect(free()).toEqual([{ player, worth: 'full', why: 'opponentLeft' }])
    // The result against this place in round 1 counts again, too, for whoever met it there.
    const met = driven.pairingOf(1, 'p5').players.includes(player) ? 3 : 0
    expect(points()).toBe(before + 3 + met)
  })

  it('is not needed for a free round to count nothing once its absent opponent leaves early', () => {
    const driven = Driven.running(6, { form: ROBIN })
    driven.do({ type: 'setAway', player: 'p5', rounds: [2] }, 'person 5')
    driven.favouritesWin(1)
    driven.until(START + 7 * DAY)
    expect(driven.league.rounds[1]!.byes).toMatchObject([{ worth: 'full', why: 'opponentLeft' }])
    driven.do({ type: 'withdraw', player: 'p5', reason: 'own' })
    expect(driven.league.rounds[1]!.byes).toMatchObject([{ worth: 'zero', why: 'opponentLeft' }])
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
