/** Cases that a ruling settles, rulings that judges must not make, and rulings on a result that has changed. */
import { describe, expect, it } from 'vitest'
import type { LeagueCommand } from '../../src/leagues/command-types.ts'
import type { LeagueSettings, Pairing } from '../../src/leagues/league.ts'
import { Driven, HOUR, START } from './leagues.ts'

const refusedAs = (done: ReturnType<Driven['try']>) => ('refused' in done ? done.refused : null)

/** A league of four with a case of one player of the first pairing, and a game of it that both have begun. */
function disputed(changes: Partial<LeagueSettings> = {}) {
  const driven = Driven.running(4, changes)
  const [pairing, other] = driven.pairings(1) as [Pairing, Pairing]
  driven.do({ type: 'report', player: pairing.players[0], pairing: pairing.id, topic: 'a card' })
  return { driven, pairing, other, game: pairing.games[0]!.id }
}

const told = (driven: Driven, about: string) =>
  driven.effects.flatMap((effect) => (effect.kind === 'tell' && effect.about === about ? [effect.to] : []))

describe('a second click', () => {
  it('opens no second case while the first one waits', () => {
    const { driven, pairing } = disputed()
    const [one, other] = pairing.players
    const again = { type: 'report', player: one, pairing: pairing.id, topic: 'a card' } as const
    expect(refusedAs(driven.try(again))).toBe('caseOpen')
    driven.do({ ...again, player: other })
    driven.do({ type: 'settleCase', case: 'l1.c1', ruling: 'play on' }, 'olga')
    driven.do(again)
    expect(driven.league.cases.map(({ by }) => by)).toEqual([one, other, one])
  })

  it('gives no second day', () => {
    const { driven, other } = disputed()
    const extend = { type: 'extend', pairing: other.id, hours: 24, reason: 'ill', seen: other.softEndAt } as const
    driven.do(extend, 'olga')
    expect(refusedAs(driven.try(extend, 'olga'))).toBe('endMoved')
    const { softEndAt } = driven.pairings(1).find(({ id }) => id === other.id)!
    expect(softEndAt).toBe(other.softEndAt + 24 * HOUR)
    driven.do({ ...extend, seen: softEndAt }, 'olga')
  })
})

describe('a ruling settles the case that it answers', () => {
  const reason = 'a misread card'
  const rulings: readonly (readonly [string, (of: ReturnType<typeof disputed>) => LeagueCommand])[] = [
    ['a result', ({ game }) => ({ type: 'setResult', game, winner: null, how: 'ruling', reason })],
    ['more time', ({ pairing }) => ({ type: 'extend', pairing: pairing.id, hours: 24, reason })],
    ['going back', ({ game }) => ({ type: 'goBack', game, move: 1, reveals: false, reason })],
    ['a void pairing', ({ pairing }) => ({ type: 'voidPairing', pairing: pairing.id, reason })],
    ['the opponent’s end', ({ pairing }) => ({ type: 'disqualify', player: pairing.players[1], reason })],
    ['a substitute', ({ pairing }) => ({ type: 'replace', player: pairing.players[1], person: 'new', reason })],
    [
      'one person twice',
      ({ pairing: { players } }) => ({ type: 'ruleSamePerson', one: players[0], other: players[1], reason }),
    ],
  ]
  it.each(rulings)('%s', (_, command) => {
    const at = disputed()
    at.driven.do(command(at), 'olga')
    expect(at.driven.league.cases[0]!.settled).toEqual({ judge: 'olga', ruling: reason })
  })

  it.each<readonly [string, (of: ReturnType<typeof disputed>) => LeagueCommand]>([
    ['clocks that stand still', ({ pairing }) => ({ type: 'freeze', pairing: pairing.id, reason })],
    ['a text to both', ({ pairing }) => ({ type: 'writeToBoth', pairing: pairing.id, text: 'wait' })],
    ['hands that are asked for', ({ game }) => ({ type: 'askForHands', case: 'l1.c1', game })],
    [
      'a ruling elsewhere',
      ({ other }) => ({ type: 'setResult', game: other.games[0]!.id, winner: null, how: 'ruling', reason }),
    ],
    ['other decks', ({ pairing }) => ({ type: 'permitDecks', player: pairing.players[0], reason })],
  ])('but not %s', (_, command) => {
    const at = disputed()
    at.driven.do(command(at), 'olga')
    expect(at.driven.league.cases[0]!.settled).toBeNull()
  })

  it('and tells who asked once, of the ruling or of the settled case', () => {
    const byResult = disputed()
    const asked = byResult.driven.league.players.find(({ id }) => id === byResult.pairing.players[0])!.person
    byResult.driven.do({ type: 'setResult', game: byResult.game, winner: null, how: 'ruling', reason }, 'olga')
    expect(told(byResult.driven, 'ruling')).toContain(asked)
    expect(told(byResult.driven, 'caseSettled')).toEqual([])
    const byEnd = disputed()
    byEnd.driven.do({ type: 'disqualify', player: byEnd.pairing.players[1], reason }, 'olga')
    expect(told(byEnd.driven, 'caseSettled')).toEqual([asked])
    const byTime = disputed()
    byTime.driven.until(START + 73 * HOUR)
    expect(told(byTime.driven, 'caseSettled')).toEqual([asked])
  })

  it('for good: a later correction opens nothing, and needs no case', () => {
    const { driven, game } = disputed()
    driven.do({ type: 'setResult', game, winner: null, how: 'ruling', reason }, 'olga')
    driven.do({ type: 'setResult', game, winner: null, how: 'double-loss', reason: 'the rule book' }, 'olga')
    expect(driven.league.cases.map(({ settled }) => settled?.ruling)).toEqual([reason])
    expect(driven.types().filter((type) => type === 'caseSettled')).toHaveLength(1)
  })

  it('not the end of a game that its players have played', () => {
    const { driven, pairing } = disputed()
    driven.win(pairing, pairing.players[0])
    expect(driven.league.cases[0]!.settled).toBeNull()
  })
})

describe('a case', () => {
  it('is settled by the rules after the end of its league, too', () => {
    const driven = Driven.running(2, { form: { kind: 'swiss', rounds: 1, playOff: null } })
    const [pairing] = driven.pairings(1)
    driven.do({ type: 'report', player: pairing!.players[0], pairing: pairing!.id, topic: 'a card' })
    driven.win(pairing!, 'p1')
    expect(driven.league.phase).toBe('finished')
    driven.until(START + 73 * HOUR)
    expect(driven.league.cases[0]!.settled).toEqual({ judge: 'rules', ruling: 'timeUp' })
  })
})

describe('a judge', () => {
  it('may not withdraw or replace their own opponent', () => {
    const driven = Driven.running(4)
    const { players } = driven.pairingOf(1, 'p1')
    const opponent = players.find((id) => id !== 'p1')!
    const person = (id: string) => driven.league.players.find((one) => one.id === id)!.person
    const withdraw = { type: 'withdraw', player: opponent, reason: 'own' } as const
    const remove = { type: 'removePlayer', player: opponent, reason: 'x' } as const
    expect(refusedAs(driven.try(withdraw, person('p1')))).toBe('notYours')
    expect(refusedAs(driven.try(remove, person('p1')))).toBe('ownGame')
    expect(refusedAs(driven.try({ ...remove, reason: ' ' }, 'olga'))).toBe('reasonMissing')
    expect(refusedAs(driven.try({ type: 'replace', player: opponent, person: 'new', reason: 'x' }, 'person 1'))).toBe(
      'ownGame',
    )
    // Everybody may leave, and an organiser may take out a player of another table.
    expect(refusedAs(driven.try(withdraw, person(opponent)))).toBeNull()
    const stranger = driven.pairings(1).find(({ id }) => id !== driven.pairingOf(1, 'p1').id)!.players[0]
    expect(refusedAs(driven.try({ ...remove, player: stranger }, 'person 1'))).toBeNull()
  })

  it('may not rule on a game that they have played in a place which somebody else holds now', () => {
    const driven = Driven.running(4)
    driven.favouritesWin(1)
    const [game] = driven.pairingOf(1, 'p1').games
    driven.do({ type: 'replace', player: 'p1', person: 'new', reason: 'ill' }, 'olga')
    const ruling = { type: 'setResult', game: game!.id, winner: null, how: 'ruling', reason: 'x' } as const
    expect(refusedAs(driven.try(ruling, 'person 1'))).toBe('ownGame')
    expect(refusedAs(driven.try(ruling, 'olga'))).toBeNull()
  })

  it('may not rule on a game of the account that a ruling says is theirs', () => {
    const driven = Driven.running(4)
    const { games, players } = driven.pairingOf(1, 'p1')
    const opponent = players.find((id) => id !== 'p1')!
    const [second] = driven.pairings(1).find(({ players: two }) => !two.includes('p1'))!.players
    driven.win(driven.pairingOf(1, second), second)
    driven.win(driven.pairingOf(1, 'p1'), opponent)
    driven.do({ type: 'ruleSamePerson', one: 'p1', other: second, reason: 'one account' }, 'olga')
    const ruling = { type: 'setResult', game: games[0]!.id, winner: 'p1', how: 'ruling', reason: 'x' } as const
    const person = driven.league.players.find(({ id }) => id === second)!.person
    expect(refusedAs(driven.try(ruling, person))).toBe('ownGame')
  })

  it('is refused if the game has another result than they have seen', () => {
    const driven = Driven.running(4)
    const pairing = driven.pairings(1)[0]!
    const [one, other] = pairing.players
    const game = pairing.games[0]!.id
    const ruling = { type: 'setResult', game, how: 'ruling', reason: 'x' } as const
    // Two organisers look at the same running game.
    driven.do({ ...ruling, winner: one, seen: 0 }, 'olga')
    expect(refusedAs(driven.try({ ...ruling, winner: other, seen: 0 }, 'oscar'))).toBe('resultChanged')
    expect(refusedAs(driven.try({ ...ruling, winner: other, seen: 1 }, 'oscar'))).toBeNull()
    expect(refusedAs(driven.try({ ...ruling, winner: one, seen: 1 }, 'olga'))).toBe('resultChanged')
  })

  it('sets no result in a pairing that is void', () => {
    const driven = Driven.running(4)
    const pairing = driven.pairings(1)[0]!
    driven.do({ type: 'voidPairing', pairing: pairing.id, reason: 'x' }, 'olga')
    const ruling = { type: 'setResult', game: pairing.games[0]!.id, winner: null, how: 'ruling', reason: 'x' } as const
    expect(refusedAs(driven.try(ruling, 'olga'))).toBe('pairingOver')
  })
})
