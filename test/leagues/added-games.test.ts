/** Games that a correction adds to a pairing, also once its round is closed. */
import { describe, expect, it } from 'vitest'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { DAY, Driven, START } from './leagues.ts'

const WEEK = 7 * DAY
const CUP = { kind: 'elimination', losses: 1, thirdPlace: false } as const

/** A cup of four whose first round is closed, and one of its results then corrected to a draw. */
function reopened(): Driven {
  const driven = Driven.running(4, { form: CUP })
  driven.favouritesWin(1)
  driven.until(START + 3 * DAY)
  expect(driven.league.rounds[0]!.closed).toBe(true)
  const game = driven.pairingOf(1, 'p1').games[0]!.id
  driven.do({ type: 'setResult', game, winner: null, how: 'ruling', reason: 'The score was wrong.' }, 'olga')
  return driven
}

describe('a correction that needs one more game', () => {
  it('opens the round again, and gives the game its time', () => {
    const driven = reopened()
    const pairing = driven.pairingOf(1, 'p1')
    expect(driven.league.rounds[0]!.closed).toBe(false)
    expect(pairing.games).toHaveLength(2)
    expect(pairing.softEndAt - driven.now).toBeGreaterThanOrEqual(2.5 * DAY)
    driven.win(pairing, 'p4')
    driven.until(START + WEEK)
    expect(driven.pairingOf(2, 'p4').slot).toBe('W2.1')
    expect(replayLeague(JSON.parse(JSON.stringify(driven.events)))).toEqual(driven.league)
  })

  it('ends by time where nobody plays it, so that the league goes on', () => {
    const driven = reopened()
    driven.until(START + 6 * WEEK)
    expect(driven.league.phase).toMatch(/finished|archived/)
    expect(driven.pairingOf(1, 'p1').games[1]!.result).not.toBeNull()
  })

  it('gives its time in a best of three as well, where the round was over', () => {
    const driven = Driven.running(4, { games: 'bestOf3', form: { kind: 'swiss', rounds: 2, playOff: null } })
    for (let game = 0; game < 2; game++)
      for (const { players } of driven.pairings(1)) driven.win(driven.pairingOf(1, players[0]), players[0])
    driven.until(START + WEEK + DAY)
    const [{ id, players, games }] = driven.pairings(1) as [ReturnType<Driven['pairingOf']>]
    const ruling = { winner: players[1], how: 'ruling', reason: 'The score was wrong.' } as const
    driven.do({ type: 'setResult', game: games[1]!.id, ...ruling }, 'olga')
    const again = driven.league.rounds[0]!.pairings.find((one) => one.id === id)!
    expect(again.games.map(({ result }) => result === null)).toEqual([false, false, true])
    expect(again.softEndAt).toBeGreaterThan(driven.now + 2.5 * DAY)
    driven.win(again, players[1])
    expect(driven.league.rounds[0]!.closed).toBe(true)
  })
})
