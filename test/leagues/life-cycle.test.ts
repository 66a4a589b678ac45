/** The life of a league: sign-up, rounds, silence, withdrawals, rulings, pauses, the end. */
import { describe, expect, it } from 'vitest'
import type { LeagueEvent } from '../../src/leagues/league-events.ts'
import { gameById, playedResult, playerById } from '../../src/leagues/record.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { tableOf } from '../../src/leagues/standings/league-table.ts'
import { DAY, Driven, HOUR, START, SWISS, settings } from './leagues.ts'

const WEEK = 7 * DAY
const seen = (driven: Driven, id: string) => playerById(driven.league, id)
const refusedAs = (result: unknown) => (result as { readonly refused?: string }).refused

describe('sign-up', () => {
  it('puts people on the waiting list once all places are taken, and offers the first a place that gets free', () => {
    const driven = new Driven({ places: { least: 2, most: 2 } })
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b', 'c', 'd']) driven.do({ type: 'join', person, rating: null })
    expect(driven.league.players.map(({ status }) => status)).toEqual(['in', 'in', 'waiting', 'waiting'])
    driven.do({ type: 'withdraw', player: 'p1', reason: 'own' })
    expect(driven.league.players.find(({ id }) => id === 'p3')).toMatchObject({
      status: 'offered',
      offerUntil: driven.now + 12 * HOUR,
    })
    expect(driven.effects.filter((effect) => effect.kind === 'tell').map(({ to, about }) => [to, about])).toEqual([
      ['c', 'placeOffered'],
    ])
  })

  it('passes an offer on when its time is up, and does not offer a place to the same person again', () => {
    const driven = new Driven({ places: { least: 2, most: 2 } })
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b', 'c', 'd']) driven.do({ type: 'join', person, rating: null })
    driven.do({ type: 'withdraw', player: 'p1', reason: 'own' })
    driven.until(driven.now + 13 * HOUR)
    expect(driven.league.players.map(({ id, status }) => [id, status])).toEqual([
      ['p1', 'out'],
      ['p2', 'in'],
      ['p4', 'offered'],
      ['p3', 'waiting'],
    ])
    driven.do({ type: 'declinePlace', player: 'p4' })
    // Both have let their offer pass: the next person takes the free place.
    driven.do({ type: 'join', person: 'e', rating: null })
    expect(driven.league.players.at(-1)).toMatchObject({ person: 'e', status: 'in' })
    driven.until(driven.now + DAY)
    expect(driven.types().filter((type) => type === 'placeOffered')).toHaveLength(2)
  })

  it('lets the same person join once, and again after they left', () => {
    const driven = new Driven()
    driven.do({ type: 'publish' })
    driven.do({ type: 'join', person: 'a', rating: null })
    expect(refusedAs(driven.try({ type: 'join', person: 'a', rating: null }))).toBe('alreadyIn')
    driven.do({ type: 'withdraw', player: 'p1', reason: 'own' })
    driven.do({ type: 'join', person: 'a', rating: null })
    expect(driven.league.players.map(({ id, status }) => [id, status])).toEqual([
      ['p1', 'out'],
      ['p2', 'in'],
    ])
  })

  it('does not end by new dates that lie in the past, before or after it is published', () => {
    const driven = new Driven()
    const { dates } = driven.league.settings
    const past = { ...dates, signUpEndsAt: driven.now }
    expect(refusedAs(driven.try({ type: 'changeDates', dates: past }, 'olga'))).toBe('signUpPassed')
    driven.do({ type: 'publish' })
    expect(refusedAs(driven.try({ type: 'changeDates', dates: past }, 'olga'))).toBe('signUpPassed')
    expect(driven.league).toMatchObject({ phase: 'signUp', settings: { dates } })
    driven.do({ type: 'changeDates', dates: { ...dates, signUpEndsAt: driven.now + 1 } }, 'olga')
  })

  it('keeps its end once it is over, also when later dates move', () => {
    const driven = new Driven()
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b']) driven.do({ type: 'join', person, rating: null })
    driven.until(START - 2 * DAY)
    const dates = { ...driven.league.settings.dates, startsAt: START + DAY }
    driven.do({ type: 'changeDates', dates }, 'olga')
    expect(driven.league).toMatchObject({ phase: 'checkIn', settings: { dates } })
  })

  it('refuses a rating below the least one, and everybody before it is published', () => {
    const driven = new Driven({ leastRating: 1500 })
    expect(refusedAs(driven.try({ type: 'join', person: 'a', rating: 1600 }))).toBe('wrongPhase')
    driven.do({ type: 'publish' })
    expect(refusedAs(driven.try({ type: 'join', person: 'a', rating: 1400 }))).toBe('ratingTooLow')
    expect(refusedAs(driven.try({ type: 'join', person: 'b', rating: null }))).toBe('ratingTooLow')
  })

  it('gives the places of those who do not check in to the waiting list, in its order', () => {
    const driven = new Driven({ places: { least: 2, most: 3 } })
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b', 'c', 'd', 'e']) driven.do({ type: 'join', person, rating: null })
    driven.until(START - 2 * DAY)
    expect(driven.league.phase).toBe('checkIn')
    for (const player of ['p1', 'p3', 'p5']) driven.do({ type: 'checkIn', player })
    driven.until(START - HOUR)
    expect(driven.league.phase).toBe('ready')
    expect(driven.league.players.filter(({ seed }) => seed !== null).map(({ id }) => id)).toEqual(['p1', 'p3', 'p5'])
    expect(driven.league.players.find(({ id }) => id === 'p2')?.status).toBe('waiting')
    expect(driven.effects.filter((effect) => effect.kind === 'lockDecks')).toMatchObject([{ persons: ['a', 'c', 'e'] }])
  })

  it('counts people who join during check-in as checked in', () => {
    const driven = new Driven({ places: { least: 2, most: 3 } })
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b']) driven.do({ type: 'join', person, rating: null })
    driven.until(START - 2 * DAY)
    for (const person of ['c', 'd']) driven.do({ type: 'join', person, rating: null })
    driven.do({ type: 'checkIn', player: 'p1' })
    driven.until(START - HOUR)
    // The fourth waited, and gets the place of the one who did not check in.
    expect(driven.league.players.filter(({ seed }) => seed !== null).map(({ id }) => id)).toEqual(['p1', 'p3', 'p4'])
  })

  it('cancels a league for which too few check in, and says why', () => {
    const driven = new Driven({ places: { least: 4, most: null } })
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b', 'c', 'd']) driven.do({ type: 'join', person, rating: null })
    driven.until(START)
    expect(driven.league).toMatchObject({ phase: 'cancelled', cancelled: 'tooFew' })
    expect(driven.nextAt).toBeNull()
  })

  it('cancels a league whose players leave before round 1', () => {
    const driven = new Driven({ dates: { ...settings().dates, checkInEndsAt: null } })
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b', 'c']) driven.do({ type: 'join', person, rating: null })
    driven.until(START - DAY)
    for (const player of ['p1', 'p2']) driven.do({ type: 'withdraw', player, reason: 'own' })
    driven.until(START)
    expect(driven.league).toMatchObject({ phase: 'cancelled', cancelled: 'tooFew' })
  })

  it('seeds by rating, then by the order of sign-up', () => {
    const driven = new Driven({ dates: { ...settings().dates, checkInEndsAt: null } })
    driven.do({ type: 'publish' })
    for (const [person, rating] of [
      ['a', null],
      ['b', 1500],
      ['c', 1700],
      ['d', 1500],
    ] as const)
      driven.do({ type: 'join', person, rating })
    driven.until(START)
    expect(driven.league.players.map(({ id, seed }) => [id, seed])).toEqual([
      ['p1', 4],
      ['p2', 2],
      ['p3', 1],
      ['p4', 3],
    ])
  })
})

describe('rounds', () => {
  it('begin on their dates, make a match for each game, and end in a final table and the archive', () => {
    const driven = Driven.running(4)
    expect(driven.league.mainRounds).toBe(2)
    expect(driven.effects.filter((effect) => effect.kind === 'makeGame').map(({ id }) => id)).toEqual([
      'l1.r1.p1.g1',
      'l1.r1.p2.g1',
    ])
    driven.favouritesWin(1)
    expect(driven.league.rounds[0]?.closed).toBe(true)
    expect(driven.league.rounds).toHaveLength(1)
    driven.until(START + WEEK)
    expect(driven.league.rounds).toHaveLength(2)
    driven.favouritesWin(2)
    expect(driven.league).toMatchObject({ phase: 'finished', final: ['p1', 'p2', 'p3', 'p4'] })
    driven.until(driven.now + 8 * DAY)
    expect(driven.league.phase).toBe('archived')
  })

  it('follow at once where the league does not keep a calendar', () => {
    const driven = Driven.running(4, { rounds: { ...settings().rounds, kind: 'whenDone' } })
    driven.until(START + DAY)
    driven.favouritesWin(1)
    expect(driven.league.rounds[1]).toMatchObject({ number: 2, startsAt: START + DAY })
  })

  it('close once after the program was down, and the next one gets its full days', () => {
    const driven = Driven.running(4)
    for (const pairing of driven.pairings(1)) driven.move(pairing)
    driven.now = START + WEEK + 2 * DAY
    driven.settle()
    expect(driven.types().filter((type) => type === 'roundClosed')).toHaveLength(1)
    const [, second] = driven.league.rounds
    expect(second?.startsAt).toBe(driven.now)
    expect(second?.hardEndAt).toBeGreaterThanOrEqual(driven.now + WEEK)
    expect(driven.settle()).toEqual([])
  })

  it('count a game that runs on as a draw for the next pairing, and say so', () => {
    const driven = Driven.running(4)
    const [first, second] = driven.pairings(1)
    driven.move(first!)
    driven.do({ type: 'extend', pairing: first!.id, hours: 96, reason: 'illness' }, 'olga')
    driven.win(second!, second!.players[0])
    driven.until(START + WEEK)
    expect(driven.league.rounds[1]?.log.open).toEqual([first!.id])
    expect(driven.league.rounds[0]?.closed).toBe(false)
  })

  it('end games at the soft end in which nobody moved lately, and leave the lively ones until the hard end', () => {
    const driven = Driven.running(4)
    const [lively, stale] = driven.pairings(1)
    driven.move(stale!)
    driven.move(lively!)
    driven.until(START + 5 * DAY)
    driven.move(lively!)
    driven.until(START + 6 * DAY)
    expect(driven.pairingOf(1, stale!.players[0]).games[0]?.result).toMatchObject({
      how: 'round-over',
      scores: [0.5, 0.5],
    })
    expect(driven.pairingOf(1, lively!.players[0])).toMatchObject({ overtime: true, games: [{ result: null }] })
    driven.until(START + WEEK)
    expect(driven.league.rounds[0]?.pairings.every(({ games }) => games[0]?.result?.how === 'round-over')).toBe(true)
  })

  it('decide by the game’s measure where the league says so', () => {
    const driven = Driven.running(2, { measure: true })
    const [pairing] = driven.pairings(1)
    driven.move(pairing!)
    driven.knowledge = { leaders: { [pairing!.games[0]!.id]: { leader: pairing!.players[1], differential: 8 } } }
    driven.until(START + WEEK)
    expect(driven.pairings(1)[0]?.games[0]?.result).toMatchObject({
      how: 'round-over',
      scores: [0, 1],
      differential: 8,
    })
  })
})

describe('silence', () => {
  it('is called again after a quarter of the round and put out after two fifths', () => {
    const driven = Driven.running(2)
    const [pairing] = driven.pairings(1)
    driven.do({ type: 'recordMove', game: pairing!.games[0]!.id, player: 'p1' })
    driven.until(START + 1.5 * DAY)
    expect(driven.pairings(1)[0]?.calledAgain).toEqual(['p2'])
    driven.until(START + 2.3 * DAY)
    expect(driven.types()).not.toContain('putOut')
    driven.until(START + 2.4 * DAY)
    expect(driven.league.players.map(({ status }) => status)).toEqual(['in', 'silent'])
    expect(driven.pairings(1)[0]?.games[0]?.result?.how).toBe('forfeit')
  })

  it('of both players is a loss for both', () => {
    const driven = Driven.running(2)
    driven.until(START + 2.4 * DAY)
    expect(driven.pairings(1)[0]?.games[0]?.result).toMatchObject({ how: 'double-loss', scores: [0, 0] })
  })

  it('does not count while a game waits for the opponent alone', () => {
    const driven = Driven.running(2)
    const [pairing] = driven.pairings(1)
    driven.knowledge = { waitsFor: { [pairing!.games[0]!.id]: ['p1'] } }
    driven.until(START + 2.4 * DAY)
    expect(driven.league.players.map(({ status }) => status)).toEqual(['silent', 'in'])
  })

  it('does not count on a vacation that stops clocks, but the round ends on its date', () => {
    const driven = Driven.running(2)
    const [pairing] = driven.pairings(1)
    driven.do({ type: 'recordMove', game: pairing!.games[0]!.id, player: 'p1' })
    driven.knowledge = { resting: { p2: START + 5 * DAY } }
    driven.until(START + 4 * DAY)
    expect(driven.types()).not.toContain('calledAgain')
    expect(driven.nextAt).toBe(START + 5 * DAY)
    driven.knowledge = { resting: { p2: START + 30 * DAY } }
    driven.until(pairing!.softEndAt)
    expect(driven.pairings(1)[0]?.games[0]?.result).toMatchObject({ how: 'forfeit', scores: [1, 0] })
  })

  it('excuses as many missed sittings of a player as the league does, in all their games together', () => {
    const driven = Driven.running(2, { excusedMisses: 1, games: 'bothSides' })
    const [one, other] = driven.pairings(1)[0]!.games
    driven.do({ type: 'recordMiss', game: one!.id, player: 'p2' })
    driven.do({ type: 'recordMiss', game: other!.id, player: 'p2' })
    driven.do({ type: 'recordMiss', game: other!.id, player: 'p1' })
    const excused = driven.effects.flatMap((effect) => (effect.kind === 'excuseMiss' ? [effect] : []))
    expect(excused.map(({ game, seat }) => [game, seat])).toEqual([
      [one!.id, one!.seats.indexOf('p2')],
      [other!.id, other!.seats.indexOf('p1')],
    ])
    const strict = Driven.running(2)
    strict.do({ type: 'recordMiss', game: strict.pairings(1)[0]!.games[0]!.id, player: 'p2' })
    expect(strict.types()).not.toContain('missExcused')
  })

  it('pairs two players anew whose opponents are gone', () => {
    const driven = Driven.running(8)
    const [first, second, ...others] = driven.pairings(1)
    for (const pairing of others) driven.move(pairing)
    for (const pairing of [first!, second!])
      driven.do({ type: 'recordMove', game: pairing.games[0]!.id, player: pairing.players[0] })
    driven.until(START + 2.4 * DAY)
    const again = driven.pairingOf(1, first!.players[0])
    expect([...again.players].sort()).toEqual([first!.players[0], second!.players[0]].sort())
    expect(again).toMatchObject({ why: 'repaired' })
    expect(again.softEndAt - again.madeAt).toBeGreaterThanOrEqual((first!.softEndAt - START) / 2)
  })

  it('asks the holder of the bye, who plays with a win in hand', () => {
    const driven = Driven.running(5)
    const [bye] = driven.league.rounds[0]!.byes
    const [first, second] = driven.pairings(1)
    driven.move(second!)
    driven.do({ type: 'recordMove', game: first!.games[0]!.id, player: first!.players[0] })
    driven.until(START + 2.4 * DAY)
    expect(driven.league.byeOffers).toMatchObject([{ player: bye!.player, opponent: first!.players[0] }])
    driven.do({ type: 'answerByeOffer', player: bye!.player, accepted: true })
    const pairing = driven.pairingOf(1, bye!.player)
    expect(pairing).toMatchObject({ why: 'byeHolder', atLeastWin: [bye!.player] })
    expect(driven.league.rounds[0]?.byes).toEqual([])
    driven.win(pairing, first!.players[0])
    driven.win(second!, second!.players[0])
    driven.until(START + WEEK)
    driven.favouritesWin(2)
    const [report] = [driven.league]
    expect(report.phase).toBe('finished')
    expect(driven.league.rounds[1]?.byes.map(({ player }) => player)).not.toContain(bye!.player)
  })

  it('leaves the bye and the win by forfeit where the holder of the bye declines or does not answer', () => {
    for (const answer of [true, false]) {
      const driven = Driven.running(5)
      const [bye] = driven.league.rounds[0]!.byes
      const [first, second] = driven.pairings(1)
      driven.win(second!, second!.players[0])
      driven.do({ type: 'recordMove', game: first!.games[0]!.id, player: first!.players[0] })
      driven.until(START + 2.4 * DAY)
      if (answer) driven.do({ type: 'answerByeOffer', player: bye!.player, accepted: false })
      else driven.until(START + 3 * DAY)
      expect(driven.league.rounds[0]).toMatchObject({ closed: true, byes: [bye], keepBye: [bye!.player] })
      expect(driven.pairingOf(1, first!.players[0]).left).toEqual([first!.players[1]])
    }
  })

  it('ends by one tap: the player is paired from the next round on', () => {
    const driven = Driven.running(4)
    const [first, second] = driven.pairings(1)
    driven.do({ type: 'recordMove', game: first!.games[0]!.id, player: first!.players[0] })
    driven.win(second!, second!.players[0])
    driven.until(START + 3 * DAY)
    driven.do({ type: 'return', player: first!.players[1] })
    driven.until(START + WEEK)
    expect(driven.league.rounds[1]?.pairings.flatMap(({ players }) => players)).toContain(first!.players[1])
  })
})

describe('coming and going', () => {
  it('a late entry has half a win for the first round missed and plays from the next one', () => {
    const driven = Driven.running(8, { form: { kind: 'swiss', rounds: 4, playOff: null } })
    driven.favouritesWin(1)
    driven.do({ type: 'join', person: 'late', rating: null })
    expect(driven.league.players.at(-1)).toMatchObject({ seed: 9, from: 2, halves: [1] })
    driven.until(START + WEEK)
    const there = [
      ...driven.pairings(2).flatMap(({ players }) => players),
      ...driven.league.rounds[1]!.byes.map(({ player }) => player),
    ]
    expect(there).toContain('p9')
    driven.favouritesWin(2)
    driven.until(START + 2 * WEEK)
    expect(refusedAs(driven.try({ type: 'join', person: 'later', rating: null }))).toBe('tooLate')
  })

  it('refuses a late entry with its reason: the form takes none, or the play-off has begun', () => {
    const form = { kind: 'roundRobin', legs: 1, playOff: null } as const
    const refused = Driven.running(4, { form }).try({ type: 'join', person: 'late', rating: null })
    expect(refusedAs(refused)).toBe('noLateEntry')
    const playOff = { losses: 1, thirdPlace: false, places: 2 } as const
    const driven = Driven.running(4, { form: { kind: 'swiss', rounds: 1, playOff } })
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    expect(driven.league.cutTable).not.toBeNull()
    expect(refusedAs(driven.try({ type: 'join', person: 'late', rating: null }))).toBe('playOffBegun')
  })

  it('lets people from the waiting list come in late, once a place is free', () => {
    const driven = new Driven({
      places: { least: 2, most: 4 },
      form: { kind: 'swiss', rounds: 4, playOff: null },
      dates: { ...settings().dates, checkInEndsAt: null },
    })
    driven.do({ type: 'publish' })
    for (const person of ['a', 'b', 'c', 'd', 'e']) driven.do({ type: 'join', person, rating: null })
    driven.until(START)
    expect(refusedAs(driven.try({ type: 'join', person: 'e', rating: null }))).toBe('full')
    driven.do({ type: 'withdraw', player: 'p1', reason: 'own' })
    driven.do({ type: 'join', person: 'e', rating: null })
    expect(driven.league.players.filter(({ person }) => person === 'e').map(({ status }) => status)).toEqual([
      'out',
      'in',
    ])
  })

  it('lets the organiser change texts at any time, and settings only in a draft', () => {
    const driven = Driven.running(4)
    driven.do({ type: 'changeTexts', name: 'Spring League', about: 'All sets.' })
    expect(driven.league.settings).toMatchObject({ name: 'Spring League', about: 'All sets.' })
    expect(refusedAs(driven.try({ type: 'changeTexts', name: ' ', about: '' }))).toBe('badSetting')
    expect(refusedAs(driven.try({ type: 'changeSettings', settings: settings() }))).toBe('wrongPhase')
  })

  it('an announced absence gives half a win once, then nothing', () => {
    const driven = Driven.running(8, { form: { kind: 'swiss', rounds: 4, playOff: null } })
    driven.do({ type: 'setAway', player: 'p1', rounds: [2, 3] })
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    expect(driven.league.rounds[1]?.byes).toContainEqual({ player: 'p1', worth: 'half', why: 'away' })
    driven.favouritesWin(2)
    driven.until(START + 2 * WEEK)
    expect(driven.league.rounds[2]?.byes).toContainEqual({ player: 'p1', worth: 'zero', why: 'away' })
    expect(refusedAs(driven.try({ type: 'setAway', player: 'p1', rounds: [2] }))).toBe('alreadyPaired')
  })

  it('an announced absence in a round robin gives the opponent the win, and the absent player nothing', () => {
    const driven = Driven.running(4, { form: { kind: 'roundRobin', legs: 1, playOff: null } })
    driven.do({ type: 'setAway', player: 'p1', rounds: [2] })
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    const { byes } = driven.league.rounds[1]!
    expect(byes).toEqual([{ player: expect.not.stringMatching('p1'), worth: 'full', why: 'opponentLeft' }])
    const points = (id: string) => tableOf(driven.league).find(({ player }) => player === id)!.sums.points.value
    expect(points('p1')).toBe(3)
    expect(points(byes[0]!.player)).toBeGreaterThanOrEqual(3)
  })

  it('a player who drops out in a running game concedes it; one without a move forfeits it', () => {
    const driven = Driven.running(4)
    const [first, second] = driven.pairings(1)
    driven.move(first!)
    driven.do({ type: 'withdraw', player: first!.players[1], reason: 'own' })
    expect(driven.pairings(1)[0]?.games[0]?.result).toMatchObject({ how: 'concession', scores: [1, 0] })
    driven.until(START + DAY)
    driven.do({ type: 'withdraw', player: second!.players[1], reason: 'own' })
    expect(driven.pairings(1)[1]?.games[0]?.result?.how).toBe('forfeit')
  })

  it('somebody who left the server is out after 72 hours, their opponent plays on, and a return takes them back', () => {
    const driven = Driven.running(6)
    const member = (player: string, is: boolean) =>
      driven.do({ type: 'recordMembership', player, member: is }, seen(driven, player).person!)
    const checked = driven.effects.filter((effect) => effect.kind === 'checkMembers').at(-1)
    expect(checked?.players).toHaveLength(6)
    const [one, other] = driven.pairings(1).map(({ players }) => players)
    // No game waits for anybody, so that silence decides nothing.
    driven.knowledge = {
      waitsFor: Object.fromEntries(driven.pairings(1).flatMap(({ games }) => games.map(({ id }) => [id, []]))),
    }
    for (const player of [one![0], other![0], one![1]]) member(player, false)
    expect(driven.effects.filter((effect) => effect.kind === 'checkMembers').at(-1)?.players).toEqual([one![1]])
    member(one![1], true)
    driven.until(driven.now + 71 * HOUR)
    member(one![0], false)
    expect(seen(driven, one![0])).toMatchObject({ leftServerAt: START })
    driven.until(driven.now + HOUR)
    for (const player of [one![0], other![0]]) member(player, false)
    for (const id of [one![0], other![0]]) expect(seen(driven, id)).toMatchObject({ status: 'out', leftServerAt: null })
    expect(driven.events.findLast(({ type }) => type === 'withdrew')).toMatchObject({ reason: 'leftServer' })
    // Both opponents get each other, and nobody has lost anything.
    const anew = driven.league.rounds[0]!.pairings.at(-1)!
    expect(anew).toMatchObject({ why: 'repaired' })
    expect([...anew.players].sort()).toEqual([one![1], other![1]].sort())
    expect(driven.effects.flatMap((effect) => (effect.kind === 'stopGame' ? [effect.why] : []))).toEqual([
      'concession',
      'concession',
    ])
    expect(driven.effects.some((effect) => effect.kind === 'tell' && effect.about === 'outOfServer')).toBe(true)
    driven.do({ type: 'return', player: one![0] })
    expect(seen(driven, one![0])).toMatchObject({ status: 'in', from: 2 })
  })

  it('nobody is out for an absence of which they came back in time, nor while the league is paused', () => {
    const driven = Driven.running(4)
    const member = (is: boolean) => driven.do({ type: 'recordMembership', player: 'p1', member: is })
    member(false)
    driven.until(driven.now + 2 * DAY)
    member(true)
    driven.until(driven.now + 1.5 * DAY)
    member(false)
    expect(seen(driven, 'p1')).toMatchObject({ leftServerAt: driven.now })
    driven.do({ type: 'pause', reason: 'Holidays.' })
    driven.until(driven.now + 4 * DAY)
    member(false)
    expect(seen(driven, 'p1').status).not.toBe('out')
    driven.do({ type: 'resume' })
    member(false)
    expect(seen(driven, 'p1').status).toBe('out')
  })

  it('a substitute has no absence, excused miss, extension or second call of the player before', () => {
    const driven = Driven.running(4, { excusedMisses: 1, form: { kind: 'swiss', rounds: 3, playOff: null } })
    const [game] = driven.pairingOf(1, 'p4').games
    driven.do({ type: 'recordMiss', game: game!.id, player: 'p4' })
    driven.do({ type: 'setAway', player: 'p4', rounds: [2] })
    driven.until(START + 2 * DAY)
    expect(driven.pairingOf(1, 'p4').calledAgain).toContain('p4')
    driven.do({ type: 'replace', player: 'p4', person: 'sub', reason: 'moved away' }, 'olga')
    expect(driven.types().filter((type) => type === 'calledAgain')).toHaveLength(5)
    driven.do({ type: 'recordMiss', game: game!.id, player: 'p4' })
    expect(driven.types().filter((type) => type === 'missExcused')).toHaveLength(2)
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    expect(driven.pairingOf(2, 'p4').players).toContain('p4')
  })

  it('a substitute takes over the place and its open games, not the finished ones', () => {
    const driven = Driven.running(4)
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    driven.do({ type: 'replace', player: 'p4', person: 'sub', reason: 'moved away' }, 'olga')
    const games = driven.league.rounds.flatMap(({ pairings }) => pairings.flatMap((pairing) => pairing.games))
    const own = games.filter(({ seats }) => seats.includes('p4'))
    expect(own.map(({ persons }) => persons.includes('sub'))).toEqual([false, true])
    expect(driven.league.players.find(({ id }) => id === 'p4')).toMatchObject({ person: 'sub', former: ['person 4'] })
  })
})

describe('rulings', () => {
  it('correct a result, and keep what was before', () => {
    const driven = Driven.running(4)
    driven.favouritesWin(1)
    const { games } = driven.pairingOf(1, 'p1')
    driven.do({ type: 'setResult', game: games[0]!.id, winner: null, how: 'ruling', reason: 'misplay' }, 'olga')
    const corrected = driven.pairingOf(1, 'p1').games[0]!
    expect(corrected.result).toMatchObject({ scores: [0.5, 0.5], how: 'ruling' })
    expect(corrected.corrected).toMatchObject([{ how: 'played' }])
    expect(playedResult(corrected)).toMatchObject({ how: 'played', scores: [1, 0] })
  })

  it('change nobody’s rating, whatever they set and however often', () => {
    const driven = Driven.running(4)
    const [ended, running] = driven.pairings(1).map(({ games }) => games[0]!)
    const rates = () => driven.effects.flatMap((effect) => (effect.kind === 'rate' ? [effect.game] : []))
    for (const pairing of driven.pairings(1)) driven.move(pairing)
    driven.do({
      type: 'recordResult',
      game: ended!.id,
      winner: ended!.seats[0],
      how: 'played',
      differential: 3,
      turns: 8,
    })
    expect(rates()).toEqual([ended!.id])
    const reason = 'The score was wrong.'
    for (const game of [ended!, running!])
      for (const how of ['ruling', 'forfeit', 'void', 'ruling'] as const)
        for (const winner of how === 'void' ? [null] : game.seats)
          driven.do({ type: 'setResult', game: game.id, winner, how, reason }, 'olga')
    // The game that a ruling has ended is told as one that does not count; a correction changes nothing.
    expect(rates()).toEqual([ended!.id, running!.id])
    const games = [ended!, running!].map(({ id }) => gameById(driven.league, id)!.game)
    expect(games.map((game) => playedResult(game)?.scores ?? null)).toEqual([[1, 0], null])
  })

  it('are refused without a reason, and to a judge on their own or their opponent’s game', () => {
    const driven = Driven.running(4)
    const own = driven.pairingOf(1, 'p1')
    const game = own.games[0]!.id
    const ruling = { type: 'setResult', game, winner: null, how: 'ruling' } as const
    expect(refusedAs(driven.try({ ...ruling, reason: ' ' }, 'olga'))).toBe('reasonMissing')
    expect(refusedAs(driven.try({ ...ruling, reason: 'draw' }, 'person 1'))).toBe('ownGame')
    const opponent = own.players.find((id) => id !== 'p1')!
    expect(refusedAs(driven.try({ type: 'disqualify', player: opponent, reason: 'x' }, 'person 1'))).toBe('ownGame')
  })

  it('freeze a pairing: its deadlines wait until it goes on', () => {
    const driven = Driven.running(2)
    const [pairing] = driven.pairings(1)
    driven.until(START + DAY)
    driven.do({ type: 'freeze', pairing: pairing!.id, reason: 'rules question' }, 'olga')
    driven.until(START + 6 * DAY)
    expect(driven.league.rounds[0]?.closed).toBe(false)
    driven.do({ type: 'unfreeze', pairing: pairing!.id }, 'olga')
    expect(driven.pairings(1)[0]).toMatchObject({ hardEndAt: pairing!.hardEndAt + 5 * DAY, frozenAt: null })
  })

  it('disqualify a player, who is last in the table, and free the opponent', () => {
    const driven = Driven.running(4)
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    driven.do({ type: 'disqualify', player: 'p1', reason: 'two accounts' }, 'olga')
    driven.until(START + 3 * WEEK)
    expect(driven.league.final?.at(-1)).toBe('p1')
  })

  it('make the games of one person with two accounts void, and an undo gives their results back', () => {
    const driven = Driven.running(6)
    const [both, judged, third] = driven.pairings(1)
    const [one, other] = both!.players
    for (const pairing of [both!, judged!, third!]) {
      driven.move(pairing)
      const game = pairing.games[0]!.id
      driven.do({ type: 'recordResult', game, winner: pairing.players[0], how: 'played', differential: 4, turns: 9 })
    }
    const before = gameById(driven.league, both!.games[0]!.id)!.game.result
    const ask = { type: 'ruleSamePerson', one, other } as const
    const judge = seen(driven, one).person!
    expect(refusedAs(driven.try({ ...ask, reason: 'Same decks.' }, judge))).toBe('ownGame')
    expect(refusedAs(driven.try({ ...ask, reason: ' ' }, 'olga'))).toBe('reasonMissing')
    expect(refusedAs(driven.try({ type: 'undoSamePerson', one, other, reason: 'No.' }, 'olga'))).toBe('notOnePerson')
    const rates = () => driven.effects.flatMap((effect) => (effect.kind === 'rate' ? [effect.game] : [])).slice(3)
    driven.do({ ...ask, reason: 'Same decks.' }, 'olga')
    expect(refusedAs(driven.try({ ...ask, one: other, other: one, reason: 'Again.' }, 'olga'))).toBe('onePerson')
    const ruled = gameById(driven.league, both!.games[0]!.id)!.game
    expect(ruled).toMatchObject({ result: { how: 'void', scores: [0, 0] }, corrected: [before] })
    // No ruling changes a rating: it would raise that of the loser.
    expect(rates()).toEqual([])
    // All other results stand.
    expect(gameById(driven.league, judged!.games[0]!.id)!.game.corrected).toEqual([])
    expect(driven.league.rounds[0]!.pairings.flatMap(({ games }) => games.map(({ result }) => result?.how))).toEqual([
      'void',
      'played',
      'played',
    ])
    driven.do({ type: 'undoSamePerson', one: other, other: one, reason: 'They are brothers.' }, 'olga')
    const undone = gameById(driven.league, both!.games[0]!.id)!.game
    expect(undone.result).toEqual(before)
    expect(undone.corrected).toHaveLength(2)
    expect(rates()).toEqual([])
    expect(replayLeague(JSON.parse(JSON.stringify(driven.events)))).toEqual(driven.league)
  })

  it('end a running game of one person with two accounts, who are never paired again in any form', () => {
    for (const form of [SWISS, { kind: 'roundRobin', legs: 1, playOff: null } as const]) {
      const driven = Driven.running(4, { form })
      const [one, other] = [driven.league.players[0]!.id, driven.league.players[1]!.id]
      const open = driven.pairings(1).find(({ players }) => players.includes(one) && players.includes(other))
      driven.do({ type: 'ruleSamePerson', one, other, reason: 'Same decks.' }, 'olga')
      if (open !== undefined)
        expect(driven.effects.at(-1)).toMatchObject({ kind: 'stopGame', game: open.games[0]!.id, why: 'void' })
      for (let round = 1; round <= 3; round++) {
        for (const pairing of driven.pairings(driven.league.rounds.length))
          for (const { id, seats, result } of pairing.games)
            if (result === null)
              driven.do({ type: 'recordResult', game: id, winner: seats[0], how: 'played', differential: 1, turns: 5 })
        driven.until(driven.now + WEEK + DAY)
      }
      const met = driven.league.rounds
        .flatMap(({ pairings }) => pairings)
        .filter(({ players, id }) => players.includes(one) && players.includes(other) && id !== open?.id)
      expect(met, form.kind).toEqual([])
      expect(driven.league.rounds.length, form.kind).toBeGreaterThan(1)
      expect(driven.league.phase, form.kind).toMatch(/finished|archived/)
    }
  })

  it('take back what one account of a person has climbed over the other, and an undo gives it back', () => {
    const driven = Driven.running(5, {
      form: { kind: 'ladder', rounds: 4, reach: 3, decayDays: 60, rematchDays: 1 },
    })
    const climbs = (player: string, to: string) => {
      driven.do({ type: 'challenge', player, to })
      driven.win(driven.pairingOf(1, player), player)
      driven.until(driven.now + 2 * DAY)
    }
    const order = () => driven.league.ladder.map(({ player }) => player)
    climbs('p4', 'p1')
    climbs('p1', 'p4')
    climbs('p4', 'p1')
    climbs('p5', 'p3')
    expect(order()).toEqual(['p4', 'p1', 'p2', 'p5', 'p3'])
    driven.do({ type: 'ruleSamePerson', one: 'p1', other: 'p4', reason: 'Same decks.' }, 'olga')
    // Climbs over others stay.
    expect(order()).toEqual(['p1', 'p2', 'p5', 'p4', 'p3'])
    driven.do({ type: 'undoSamePerson', one: 'p1', other: 'p4', reason: 'They are brothers.' }, 'olga')
    expect(order().slice(0, 2)).toEqual(['p4', 'p1'])
    expect(replayLeague(JSON.parse(JSON.stringify(driven.events)))).toEqual(driven.league)
  })

  it('give no account a climb by an undo that it has not had before the ruling', () => {
    const driven = Driven.running(4, {
      form: { kind: 'ladder', rounds: 4, reach: 3, decayDays: 60, rematchDays: 1 },
    })
    driven.do({ type: 'challenge', player: 'p2', to: 'p1' })
    driven.win(driven.pairingOf(1, 'p2'), 'p1')
    driven.do({ type: 'challenge', player: 'p4', to: 'p1' })
    driven.win(driven.pairingOf(1, 'p4'), 'p4')
    driven.do({ type: 'challenge', player: 'p2', to: 'p4' })
    driven.win(driven.pairingOf(1, 'p2'), 'p2')
    const order = driven.league.ladder
    expect(order.map(({ player }) => player)).toEqual(['p2', 'p4', 'p1', 'p3'])
    driven.do({ type: 'ruleSamePerson', one: 'p1', other: 'p2', reason: 'Same decks.' }, 'olga')
    expect(driven.league.ladder).toEqual(order)
    driven.do({ type: 'undoSamePerson', one: 'p1', other: 'p2', reason: 'They are brothers.' }, 'olga')
    expect(driven.league.ladder).toEqual(order)
  })

  it('refuse a challenge and a pairing by ruling between the accounts of one person', () => {
    const swiss = Driven.running(5)
    const [one, other] = [swiss.league.players[0]!.id, swiss.league.players[4]!.id]
    swiss.do({ type: 'ruleSamePerson', one, other, reason: 'Same decks.' }, 'olga')
    expect(refusedAs(swiss.try({ type: 'pairByRuling', one, other, reason: 'Play.' }, 'olga'))).toBe('onePerson')
    const ladder = Driven.running(4, {
      form: { kind: 'ladder', rounds: 4, reach: 3, decayDays: 14, rematchDays: 7 },
    })
    const [first, second] = ladder.league.ladder.map(({ player }) => player)
    ladder.do({ type: 'ruleSamePerson', one: first!, other: second!, reason: 'Same decks.' }, 'olga')
    expect(refusedAs(ladder.try({ type: 'challenge', player: second!, to: first! }, second!))).toBe('onePerson')
  })

  it('settle a reported case; without an organiser the rules do after three days', () => {
    const driven = Driven.running(4)
    const [first, second] = driven.pairings(1)
    driven.do({ type: 'report', player: first!.players[0], pairing: first!.id, topic: 'tooSlow' })
    driven.do({ type: 'report', player: second!.players[0], pairing: second!.id, topic: 'tooSlow' })
    driven.do({ type: 'settleCase', case: 'l1.c1', ruling: 'play on' }, 'olga')
    driven.until(START + 3 * DAY)
    expect(driven.league.cases.map(({ settled }) => settled)).toEqual([
      { judge: 'olga', ruling: 'play on' },
      { judge: 'rules', ruling: 'timeUp' },
    ])
  })

  it('a grace gives more time, once for each player', () => {
    const driven = Driven.running(2)
    const [pairing] = driven.pairings(1)
    driven.do({ type: 'takeGrace', player: 'p1', pairing: pairing!.id })
    expect(driven.pairings(1)[0]?.hardEndAt).toBe(pairing!.hardEndAt + DAY)
    expect(refusedAs(driven.try({ type: 'takeGrace', player: 'p1', pairing: pairing!.id }))).toBe('noGraceLeft')
    driven.do({ type: 'takeGrace', player: 'p2', pairing: pairing!.id })
    expect(driven.pairings(1)[0]?.hardEndAt).toBe(pairing!.hardEndAt + 2 * DAY)
  })

  it('pair two players of a round by name, unless they have met', () => {
    const driven = Driven.running(8)
    const [first, second] = driven.pairings(1)
    driven.until(START + 4 * DAY)
    expect(driven.league.players.every(({ status }) => status === 'silent')).toBe(true)
    for (const player of [first!.players[0], second!.players[0]]) driven.do({ type: 'return', player })
    const [one, other] = [first!.players[0], second!.players[0]]
    driven.do({ type: 'pairByRuling', one, other, reason: 'both are back' }, 'olga')
    expect(driven.pairingOf(1, one)).toMatchObject({ why: 'ruling', players: [one, other] })
    expect(refusedAs(driven.try({ type: 'pairByRuling', one, other, reason: 'again' }, 'olga'))).toBe('busy')
  })
})

describe('pauses and outages', () => {
  it('move all running deadlines by the pause, and later rounds by whole days after a pause', () => {
    const driven = Driven.running(4)
    driven.until(START + DAY)
    driven.do({ type: 'pause', reason: 'server moves' })
    driven.until(START + 20 * DAY)
    expect(driven.types()).not.toContain('putOut')
    driven.now = START + 2 * DAY + 3 * HOUR
    driven.do({ type: 'resume' })
    expect(driven.pairings(1)[0]).toMatchObject({ hardEndAt: START + WEEK + DAY + 3 * HOUR })
    driven.favouritesWin(1)
    driven.until(START + WEEK + 2 * DAY)
    expect(driven.league.rounds[1]?.startsAt).toBe(START + WEEK + 2 * DAY)
  })

  it.each([
    ['freezes before and ends within', [1, 'freeze', 3, 'pause', 5, 'unfreeze', 8, 'resume'], 7],
    ['freezes within and ends after', [1, 'pause', 3, 'freeze', 8, 'resume', 9, 'unfreeze'], 8],
    ['freezes and ends within', [1, 'pause', 3, 'freeze', 5, 'unfreeze', 8, 'resume'], 7],
  ] as const)('give a pairing that %s a pause all its lost time, once', (_, steps, hours) => {
    const driven = Driven.running(4)
    const [pairing] = driven.pairings(1)
    for (const step of steps)
      if (typeof step === 'number') driven.until(START + step * HOUR)
      else if (step === 'resume') driven.do({ type: 'resume' }, 'olga')
      else if (step === 'pause') driven.do({ type: 'pause', reason: 'server moves' }, 'olga')
      else if (step === 'freeze') driven.do({ type: step, pairing: pairing!.id, reason: 'a judge comes' }, 'olga')
      else driven.do({ type: step, pairing: pairing!.id }, 'olga')
    expect(driven.pairings(1)[0]).toMatchObject({ hardEndAt: pairing!.hardEndAt + hours * HOUR, frozenAt: null })
  })

  it('add an outage to the deadlines, so that nobody is put out for it', () => {
    const driven = Driven.running(2)
    driven.now = START + 3 * DAY
    driven.do({ type: 'makeUpForOutage', ms: 3 * DAY })
    expect(driven.types()).not.toContain('putOut')
    expect(driven.pairings(1)[0]?.hardEndAt).toBe(START + 10 * DAY)
  })
})

describe('the log', () => {
  it('makes the same league again, also from its JSON', () => {
    const driven = Driven.running(7)
    driven.favouritesWin(1)
    driven.until(START + WEEK + DAY)
    driven.do({ type: 'withdraw', player: 'p3', reason: 'own' })
    driven.until(START + 5 * WEEK)
    const copy = JSON.parse(JSON.stringify(driven.events)) as LeagueEvent[]
    expect(replayLeague(copy)).toEqual(driven.league)
    expect(driven.settle()).toEqual([])
  })

  it('gives every effect an id of its own', () => {
    const driven = Driven.running(7)
    driven.until(START + 5 * WEEK)
    const ids = driven.effects.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(50)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a play-off', () => {
  const PLAY_OFF = { losses: 1, thirdPlace: false, places: 4 } as const

  it('freezes the table at the cut, and its final decides the first places', () => {
    const driven = Driven.running(8, { form: { kind: 'swiss', rounds: 2, playOff: PLAY_OFF } })
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    driven.favouritesWin(2)
    expect(driven.league.cutTable).toHaveLength(8)
    expect(driven.league.bracket).toHaveLength(4)
    driven.until(START + 2 * WEEK)
    driven.favouritesWin(3)
    driven.until(START + 3 * WEEK)
    driven.favouritesWin(4)
    expect(driven.league.phase).toBe('finished')
    expect(driven.league.final?.slice(0, 2)).toEqual(['p1', 'p2'])
  })

  it('plays one more game after a tie, then the higher seed goes on', () => {
    const driven = Driven.running(2, { form: { kind: 'elimination', losses: 1, thirdPlace: false } })
    const tie = () => {
      const pairing = driven.pairings(1)[0]!
      driven.move(pairing)
      const game = pairing.games.at(-1)!.id
      driven.do({ type: 'recordResult', game, winner: null, how: 'played', differential: 0, turns: null })
    }
    tie()
    expect(driven.pairings(1)[0]?.games).toHaveLength(2)
    tie()
    expect(driven.league.final).toEqual(['p1', 'p2'])
  })

  it('takes back the next pairing when a result is corrected before it has begun, and refuses it afterwards', () => {
    const driven = Driven.running(4, { form: { kind: 'elimination', losses: 1, thirdPlace: false } })
    driven.favouritesWin(1)
    driven.until(START + WEEK)
    const semi = driven.pairingOf(1, 'p1')
    const loser = semi.players.find((id) => id !== 'p1')!
    const correction = {
      type: 'setResult',
      game: semi.games[0]!.id,
      how: 'ruling',
      reason: 'misread',
    } as const
    driven.do({ ...correction, winner: loser }, 'olga')
    expect(driven.pairings(2)[0]?.players).toContain(loser)
    expect(driven.pairings(2)).toHaveLength(1)
    driven.move(driven.pairings(2)[0]!)
    expect(refusedAs(driven.try({ ...correction, winner: 'p1' }, 'olga'))).toBe('laterBegun')
  })

  it('gives the next opponent a bye after a double loss', () => {
    const driven = Driven.running(4, { form: { kind: 'elimination', losses: 1, thirdPlace: false } })
    driven.win(driven.pairingOf(1, 'p1'), 'p1')
    driven.until(START + 3 * DAY)
    expect(driven.league).toMatchObject({ phase: 'finished' })
    expect(driven.league.final?.[0]).toBe('p1')
  })
})

describe('a ladder', () => {
  const LADDER = { kind: 'ladder', rounds: 4, reach: 2, decayDays: 10, rematchDays: 7 } as const
  const order = (driven: Driven) => driven.league.ladder.map(({ player }) => player)

  it('gives the place of a beaten player to the challenger', () => {
    const driven = Driven.running(5, { form: LADDER })
    driven.do({ type: 'challenge', player: 'p4', to: 'p2' })
    driven.win(driven.pairingOf(1, 'p4'), 'p4')
    expect(order(driven)).toEqual(['p1', 'p4', 'p2', 'p3', 'p5'])
    driven.do({ type: 'challenge', player: 'p5', to: 'p2' })
    driven.win(driven.pairingOf(1, 'p5'), 'p2')
    expect(order(driven)).toEqual(['p1', 'p4', 'p2', 'p3', 'p5'])
  })

  it('gives the challenger the place of a player who does not move, drops out or is disqualified', () => {
    const challenged = (): Driven => {
      const driven = Driven.running(5, { form: LADDER })
      driven.do({ type: 'challenge', player: 'p4', to: 'p2' })
      driven.do({ type: 'recordMove', game: driven.pairingOf(1, 'p4').games[0]!.id, player: 'p4' })
      return driven
    }
    const silent = challenged()
    silent.until(START + 4 * DAY)
    expect(silent.league.players[1]!.status).toBe('silent')
    expect(order(silent)).toEqual(['p1', 'p4', 'p2', 'p3', 'p5'])
    const dropped = challenged()
    dropped.do({ type: 'withdraw', player: 'p2', reason: 'own' })
    expect(order(dropped)).toEqual(['p1', 'p4', 'p3', 'p5'])
    const disqualified = challenged()
    disqualified.do({ type: 'disqualify', player: 'p2', reason: 'Rude.' }, 'olga')
    expect(order(disqualified)).toEqual(['p1', 'p4', 'p3', 'p5'])
    expect(replayLeague(JSON.parse(JSON.stringify(disqualified.events)))).toEqual(disqualified.league)
    // A challenger who does not move climbs nowhere.
    const idle = Driven.running(5, { form: LADDER })
    idle.do({ type: 'challenge', player: 'p4', to: 'p2' })
    idle.do({ type: 'recordMove', game: idle.pairingOf(1, 'p4').games[0]!.id, player: 'p2' })
    idle.until(START + 4 * DAY)
    expect(order(idle)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
  })

  it('refuses challenges downward, too far up, of busy players, and of the same player too soon', () => {
    const driven = Driven.running(5, { form: LADDER })
    expect(refusedAs(driven.try({ type: 'challenge', player: 'p1', to: 'p2' }))).toBe('outOfReach')
    expect(refusedAs(driven.try({ type: 'challenge', player: 'p4', to: 'p1' }))).toBe('outOfReach')
    driven.do({ type: 'challenge', player: 'p3', to: 'p2' })
    expect(refusedAs(driven.try({ type: 'challenge', player: 'p4', to: 'p2' }))).toBe('busy')
    driven.win(driven.pairingOf(1, 'p3'), 'p2')
    expect(refusedAs(driven.try({ type: 'challenge', player: 'p3', to: 'p2' }))).toBe('tooSoon')
  })

  it('lets idle players fall by one place, but not those who said that they are away', () => {
    const driven = Driven.running(3, { form: LADDER })
    driven.do({ type: 'challenge', player: 'p3', to: 'p2' })
    driven.until(START + 2 * DAY)
    driven.win(driven.pairingOf(1, 'p3'), 'p2')
    driven.until(START + 11 * DAY)
    expect(order(driven)).toEqual(['p2', 'p1', 'p3'])
    driven.do({ type: 'setAway', player: 'p2', rounds: [] })
    driven.until(START + 13 * DAY)
    expect(order(driven)).toEqual(['p1', 'p2', 'p3'])
  })

  it('lets nobody fall who is on vacation', () => {
    const driven = Driven.running(3, { form: LADDER })
    driven.do({ type: 'challenge', player: 'p3', to: 'p2' })
    driven.until(START + 2 * DAY)
    driven.win(driven.pairingOf(1, 'p3'), 'p2')
    const before = order(driven)
    driven.knowledge = { resting: { p1: START + 12 * DAY } }
    driven.until(START + 11 * DAY)
    expect(order(driven)).toEqual(before)
  })

  it('takes no challenge that leaves less than half the time of a game before the end of the season', () => {
    const driven = Driven.running(5, { form: LADDER })
    driven.until(START + 4 * WEEK - 3.6 * DAY)
    driven.do({ type: 'challenge', player: 'p3', to: 'p2' })
    driven.until(START + 4 * WEEK - 2.9 * DAY)
    expect(refusedAs(driven.try({ type: 'challenge', player: 'p5', to: 'p4' }))).toBe('seasonEnds')
    driven.until(START + 4 * WEEK)
    expect(driven.league.phase).toBe('finished')
  })

  it('ends with its season', () => {
    const driven = Driven.running(3, { form: LADDER })
    driven.until(START + 4 * WEEK)
    expect(driven.league.phase).toBe('finished')
  })
})

it.each([
  [undefined, ['stopGame', 'stopGame']],
  ['friendly', ['befriend', 'releaseClocks', 'releaseClocks']],
] as const)('a cancelled league ends its running games, or lets them go on as friendly ones: %s', (games, kinds) => {
  const driven = Driven.running(4, { games: 'bestOf1' })
  driven.effects.length = 0
  driven.do({ type: 'cancel', reason: 'The room is not free.', ...(games === undefined ? {} : { games }) })
  expect(driven.league.phase).toBe('cancelled')
  const done = driven.effects.filter(({ kind }) => kind !== 'tell' && kind !== 'showBoard')
  expect(done.map(({ kind }) => kind)).toEqual(kinds)
  const told = driven.effects.find((effect) => effect.kind === 'tell')
  expect(told).toMatchObject({ about: 'cancelled', values: games === undefined ? {} : { friendly: 1 } })
})
