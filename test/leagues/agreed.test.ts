/** Agreements of both players of a game: hands opened to a ruling, going back to an earlier move. */
import { describe, expect, it } from 'vitest'
import type { HandOpening } from '../../src/leagues/league.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { Driven } from './leagues.ts'

/** A league with a case about its first game, whose judge plays nowhere. */
function disputed(players = 4) {
  const driven = Driven.running(players)
  const pairing = driven.league.rounds[0]!.pairings[0]!
  const [one, other] = pairing.players
  driven.do({ type: 'report', player: one, pairing: pairing.id, topic: 'a card' })
  const ask = { type: 'askForHands', case: driven.league.cases[0]!.id, game: pairing.games[0]!.id } as const
  const opening = (): HandOpening => driven.league.openings!.at(-1)!
  const answer = (player: string, opens: boolean) =>
    driven.try({ type: 'answerHands', player, opening: opening().id, opens })
  const look = (judge = 'olga') => driven.try({ type: 'lookAtHands', opening: opening().id }, judge)
  const told = (about: string) =>
    driven.effects.flatMap((effect) => (effect.kind === 'tell' && effect.about === about ? [effect.to] : []))
  return { driven, pairing, game: ask.game, one, other, ask, opening, answer, look, told }
}

describe('hands opened to a ruling', () => {
  it('are seen by the judge who asked, once both players have agreed, and both are told of each step', () => {
    const { driven, pairing, one, other, ask, opening, answer, look, told } = disputed()
    driven.do(ask, 'olga')
    const persons = pairing.games[0]!.persons
    expect(told('handsAsked')).toEqual(persons)
    expect(look()).toMatchObject({ refused: 'handsClosed' })
    answer(one, true)
    expect(look()).toMatchObject({ refused: 'handsClosed' })
    expect(told('handsReady')).toEqual([])
    answer(other, true)
    expect(opening()).toMatchObject({ state: 'open', agreed: [one, other], judge: 'olga' })
    expect([told('handsOpened'), told('handsReady')]).toEqual([persons, ['olga']])
    expect(look('another')).toMatchObject({ refused: 'unknownOpening' })
    look()
    look()
    expect(opening().state).toBe('seen')
    expect(driven.events.filter(({ type }) => type === 'handsSeen')).toHaveLength(1)
    expect(told('handsSeen')).toEqual(persons)
    expect(answer(one, false)).toMatchObject({ refused: 'handsSeen' })
    expect(replayLeague(driven.events)).toEqual(driven.league)
  })

  it('stay closed if a player refuses, or takes the agreement back before the judge has looked', () => {
    for (const opensFirst of [false, true]) {
      const { driven, one, other, ask, opening, answer, look, told } = disputed()
      driven.do(ask, 'olga')
      if (opensFirst) for (const player of [one, other]) answer(player, true)
      answer(one, false)
      expect(opening().state).toBe('kept')
      expect(told('handsNotOpened')).toEqual(['olga'])
      expect(look()).toMatchObject({ refused: 'unknownOpening' })
      expect(answer(other, true)).toMatchObject({ refused: 'unknownOpening' })
      // Nobody is asked twice in one case.
      expect(driven.try(ask, 'olga')).toMatchObject({ refused: 'handsKept' })
    }
  })

  it('are asked for once at a time, for a running game of an open case', () => {
    const { driven, ask, pairing } = disputed()
    const elsewhere = driven.league.rounds[0]!.pairings[1]!.games[0]!.id
    expect(driven.try({ ...ask, game: elsewhere }, 'olga')).toMatchObject({ refused: 'unknownGame' })
    expect(driven.try({ ...ask, case: 'none' }, 'olga')).toMatchObject({ refused: 'unknownCase' })
    driven.do(ask, 'olga')
    expect(driven.try(ask, 'another')).toMatchObject({ refused: 'handsAsked' })
    driven.do({ type: 'recordResult', game: ask.game, winner: null, how: 'played', differential: 0, turns: 3 })
    expect(driven.try(ask, 'olga')).toMatchObject({ refused: 'gameOver' })
    driven.do({ type: 'settleCase', case: ask.case, ruling: 'done' }, 'olga')
    expect(driven.league.cases[0]!.settled).not.toBeNull()
    expect(driven.try(ask, 'olga')).toMatchObject({ refused: 'unknownCase' })
    expect(pairing.games[0]!.result).toBeNull()
  })

  it.each(['one of the two', 'somebody who meets one of them later'] as const)(
    'are not for a judge who plays: %s',
    (which) => {
      const { driven, ask, one, other, pairing, opening, answer, look } = disputed()
      const partial = which === 'one of the two' ? pairing.games[0]!.persons[0]! : 'olga'
      if (partial !== 'olga') {
        expect(driven.try(ask, partial)).toMatchObject({ refused: 'ownGame' })
        return
      }
      // The judge takes the place of the opponent between the agreements and the look.
      driven.do(ask, 'olga')
      for (const player of [one, other]) answer(player, true)
      driven.do({ type: 'replace', player: one, person: 'olga', reason: 'a friend' }, 'another')
      expect(opening().state).toBe('over')
      expect(look()).toMatchObject({ refused: 'ownGame' })
    },
  )

  it.each([
    [
      'the result',
      (ask: { game: string }) => ({ type: 'setResult', game: ask.game, winner: null, how: 'void', reason: 'x' }),
    ],
    [
      'going back',
      (ask: { game: string }) => ({ type: 'goBack', game: ask.game, move: 3, reveals: true, reason: 'x' }),
    ],
    ['the end of the case', (ask: { case: string }) => ({ type: 'settleCase', case: ask.case, ruling: 'x' })],
  ] as const)('are closed by the ruling: %s; a new look needs new agreements', (_, ruling) => {
    const { driven, one, other, ask, opening, answer, look } = disputed()
    driven.do(ask, 'olga')
    for (const player of [one, other]) answer(player, true)
    look()
    driven.do(ruling(ask as never) as never, 'olga')
    expect(opening().state).toBe('over')
    expect(look()).toMatchObject({ refused: 'unknownOpening' })
    const again = driven.try(ask, 'olga')
    if ('refused' in again) return
    expect(opening()).toMatchObject({ state: 'asked', agreed: [] })
    expect(look()).toMatchObject({ refused: 'handsClosed' })
  })

  it('are closed when the rules decide the case', () => {
    const { driven, one, other, ask, opening, answer } = disputed()
    driven.do(ask, 'olga')
    for (const player of [one, other]) answer(player, true)
    driven.until(driven.league.cases[0]!.until)
    expect(opening().state).toBe('over')
  })
})

describe('going back by both players’ agreement', () => {
  const move = { move: 7, reveals: true } as const

  it('is proposed by one, agreed to by the other, and logged', () => {
    const { driven, game, one, other, told } = disputed()
    driven.do({ type: 'proposeBack', player: one, game, ...move })
    expect(told('backProposed')).toEqual([driven.league.players.find(({ id }) => id === other)!.person])
    const agree = { type: 'answerBack', game, ...move, accepted: true } as const
    expect(driven.try({ ...agree, player: one })).toMatchObject({ refused: 'unknownBack' })
    expect(driven.try({ ...agree, player: other, move: 8 })).toMatchObject({ refused: 'unknownBack' })
    const [done] = driven.do({ ...agree, player: other })
    expect(done).toMatchObject({ type: 'wentBack', ...move, agreed: true })
    expect(driven.effects.filter(({ kind }) => kind === 'goBack')).toMatchObject([{ game, move: 7 }])
    expect(told('wentBackAgreed')).toHaveLength(2)
    expect(driven.try({ ...agree, player: other })).toMatchObject({ refused: 'unknownBack' })
    expect(replayLeague(driven.events)).toEqual(driven.league)
  })

  it('is one question at a time, and what was refused is not asked again by the same player', () => {
    const { driven, game, one, other, told } = disputed()
    const propose = { type: 'proposeBack', game, ...move } as const
    driven.do({ ...propose, player: one })
    for (const player of [one, other])
      expect(driven.try({ ...propose, player, move: 5 })).toMatchObject({ refused: 'backAsked' })
    driven.do({ type: 'answerBack', game, ...move, player: other, accepted: false })
    expect(told('backRefused')).toHaveLength(1)
    expect(driven.try({ ...propose, player: one })).toMatchObject({ refused: 'backRefused' })
    driven.do({ ...propose, player: other })
    driven.do({ type: 'answerBack', game, ...move, player: other, accepted: false })
    // Taken back by the player who had asked: nobody has refused anything.
    expect(told('backRefused')).toHaveLength(1)
    driven.do({ ...propose, player: one, move: 5 })
  })

  it('is not for others, for games that are over, or while the clocks stand still', () => {
    const { driven, game, one, pairing } = disputed()
    const stranger = driven.league.players.find(({ id }) => !pairing.players.includes(id))!.id
    const propose = { type: 'proposeBack', game, ...move } as const
    expect(driven.try({ ...propose, player: stranger })).toMatchObject({ refused: 'unknownGame' })
    driven.do({ type: 'freeze', pairing: pairing.id, reason: 'a question' }, 'olga')
    expect(driven.try({ ...propose, player: one })).toMatchObject({ refused: 'clocksStopped' })
    driven.do({ type: 'unfreeze', pairing: pairing.id }, 'olga')
    driven.do({ ...propose, player: one })
    driven.do({ type: 'setResult', game, winner: one, how: 'ruling', reason: 'agreed' }, 'olga')
    expect(driven.league.backs).toMatchObject([{ state: 'over' }])
    expect(driven.try({ ...propose, player: one })).toMatchObject({ refused: 'gameOver' })
  })
})
