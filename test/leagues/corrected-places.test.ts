/** Rulings on a league that is over: final places, what is given for them, and what is refused. */
import { describe, expect, it } from 'vitest'
import type { LeagueForm } from '../../src/leagues/league.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { earnedBadges } from '../../src/leagues/standings/earned-badges.ts'
import { DAY, Driven, START } from './leagues.ts'

const WEEK = 7 * DAY

/** A league that the favourites have won, round by round. */
function over(players: number, changes: Parameters<typeof Driven.running>[1] = {}): Driven {
  const driven = Driven.running(players, changes)
  for (let round = 1; driven.league.final === null; round++) {
    driven.favouritesWin(round)
    if (driven.league.final === null) driven.until(START + round * WEEK)
  }
  return driven
}

const corrects = (driven: Driven, players: readonly [string, string], winner: string | null) => {
  const pairing = driven.league.rounds
    .flatMap(({ pairings }) => pairings)
    .find((one) => players.every((id) => one.players.includes(id)))!
  return driven.try(
    { type: 'setResult', game: pairing.games.at(-1)!.id, winner, how: 'ruling', reason: 'A misplay.' },
    'olga',
  )
}

const ROBIN: LeagueForm = { kind: 'roundRobin', legs: 1, playOff: null }
const CUP: LeagueForm = { kind: 'elimination', losses: 1, thirdPlace: false }

describe('a ruling on a league that is over', () => {
  it('gives the places anew, with all that follows from them, and the log keeps those of before', () => {
    const driven = over(4, { form: ROBIN })
    expect(driven.league.final).toEqual(['p1', 'p2', 'p3', 'p4'])
    driven.effects.length = 0
    corrects(driven, ['p1', 'p2'], 'p2')
    expect(driven.league.phase).toBe('finished')
    expect(driven.league.final).toEqual(['p2', 'p1', 'p3', 'p4'])
    expect(driven.league.formerFinals).toEqual([['p1', 'p2', 'p3', 'p4']])
    expect(earnedBadges(driven.league)).toContainEqual(['p2', 'champion'])
    expect(earnedBadges(driven.league)).not.toContainEqual(['p1', 'champion'])
    expect(driven.effects.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['showResult', 'showBoard', 'honour']),
    )
    // Both players read the ruling; players with another place are told it, without a sound.
    const places = driven.effects.flatMap((effect) =>
      effect.kind === 'tell' && effect.about === 'placesCorrected' ? [[effect.to, effect.values, effect.sound]] : [],
    )
    expect(places).toEqual([
      ['person 1', { place: 2 }, false],
      ['person 2', { place: 1 }, false],
    ])
    expect(driven.events.find(({ type }) => type === 'finished')).toMatchObject({ final: ['p1', 'p2', 'p3', 'p4'] })
    expect(replayLeague(JSON.parse(JSON.stringify(driven.events)))).toEqual(driven.league)
    driven.until(START + 5 * WEEK)
    expect(driven.league.phase).toBe('archived')
    corrects(driven, ['p1', 'p2'], 'p1')
    expect(driven.league.final?.[0]).toBe('p1')
    expect(driven.league.formerFinals).toHaveLength(2)
  })

  it('that changes no place says nothing of places', () => {
    const driven = over(4, { form: ROBIN })
    corrects(driven, ['p3', 'p4'], 'p3')
    expect(driven.types()).not.toContain('placesCorrected')
    expect(driven.league.formerFinals).toBeUndefined()
  })

  it('moves the places of a disqualified player to the end, also in a cup', () => {
    for (const form of [ROBIN, CUP]) {
      const driven = over(4, { form })
      driven.do({ type: 'disqualify', player: 'p1', reason: 'Two accounts.' }, 'olga')
      expect(driven.league.final?.at(-1)).toBe('p1')
      expect(driven.league.final?.[0]).toBe('p2')
      expect(driven.effects.at(-1)?.kind).toBe('tell')
      expect(driven.effects.map(({ kind }) => kind).filter((kind) => kind === 'honour').length).toBeGreaterThan(1)
    }
  })

  it('corrects the final of a cup, but not what later games have followed from', () => {
    const driven = over(4, { form: CUP })
    const [final] = driven.pairings(2)
    const [one, other] = final!.players
    expect(driven.league.final?.[0]).toBe('p1')
    const semi = corrects(driven, driven.pairingOf(1, 'p1').players as [string, string], 'p4')
    expect(semi).toMatchObject({ refused: 'laterBegun' })
    // One more game would be due, and nobody can play it.
    expect(corrects(driven, [one, other], null)).toMatchObject({ refused: 'needsWinner' })
    corrects(driven, [one, other], 'p2')
    expect(driven.league.final?.slice(0, 2)).toEqual(['p2', 'p1'])
    expect(driven.league.rounds).toHaveLength(2)
  })

  it('leaves the table as it was frozen at the cut to those who were not in the play-off', () => {
    const driven = over(6, { form: { ...ROBIN, playOff: { places: 2, losses: 1, thirdPlace: false } } })
    expect(driven.league.cutTable?.slice(2)).toEqual(['p3', 'p4', 'p5', 'p6'])
    corrects(driven, ['p5', 'p6'], 'p6')
    expect(driven.league.final?.slice(2)).toEqual(['p3', 'p4', 'p5', 'p6'])
  })

  it('on a ladder takes a climb back to where it began, whatever counts in its place', () => {
    for (const winner of ['p1', null]) {
      const driven = Driven.running(4, {
        form: { kind: 'ladder', rounds: 2, reach: 2, decayDays: 60, rematchDays: 7 },
      })
      driven.do({ type: 'challenge', player: 'p3', to: 'p1' }, 'person 3')
      driven.win(driven.pairingOf(1, 'p3'), 'p3')
      driven.do({ type: 'challenge', player: 'p4', to: 'p2' }, 'person 4')
      driven.win(driven.pairingOf(1, 'p4'), 'p2')
      while (driven.league.final === null) driven.until(driven.now + DAY)
      expect(driven.league.final).toEqual(['p3', 'p1', 'p2', 'p4'])
      corrects(driven, ['p1', 'p3'], winner)
      expect(driven.league.final).toEqual(['p1', 'p2', 'p3', 'p4'])
      corrects(driven, ['p1', 'p3'], 'p3')
      expect(driven.league.final).toEqual(['p3', 'p1', 'p2', 'p4'])
      expect(replayLeague(JSON.parse(JSON.stringify(driven.events)))).toEqual(driven.league)
    }
  })

  it('gives no place to a substitute: it belongs to the person who has played for it', () => {
    const driven = over(4, { form: ROBIN })
    const replaced = driven.try({ type: 'replace', player: 'p1', person: 'sub', reason: 'Gone.' }, 'olga')
    expect(replaced).toMatchObject({ refused: 'wrongPhase' })
  })
})
