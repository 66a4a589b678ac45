/**
 * Leagues of every form with 2 to 257 people, odd numbers, late entries and drop-outs in every round: each round is legal
 * and the cheapest one, and every league ends.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { League, LeagueForm, Round } from '../../src/leagues/league.ts'
import { lotOf, swissPlayers } from '../../src/leagues/pairing/swiss-players.ts'
import { biasOf, isComplete, recordsOf } from '../../src/leagues/record.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { runs } from '../runs.ts'
import { couldBalance, outOfBalance } from './balance.ts'
import { DAY, Driven, settings } from './leagues.ts'
import { everyPairing, roundOf } from './swiss-cases.ts'

interface Chances {
  readonly seed: number
  readonly absent: number
  readonly drop: number
  readonly late: number
}

/** Whole numbers below a limit that follow from a seed (a linear congruence is enough here). */
function numbers(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) % 2 ** 32
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Plays a league to its end, round by round; calls back for each new round. */
function played(driven: Driven, chances: Chances, seen: (round: Round) => void): void {
  const below = numbers(chances.seed)
  let people = 1000
  for (let weeks = 0; weeks < 700 && driven.league.phase === 'running'; weeks++) {
    const rounds = driven.league.rounds.length
    for (const pairing of driven.league.rounds.at(-1)!.pairings)
      if (!isComplete(pairing, driven.league.settings.games)) playOne(driven, pairing.id, below, chances.absent)
    for (const { id, status } of driven.league.players)
      if (status === 'in' && below(1000) < chances.drop) driven.quietly({ type: 'withdraw', player: id, reason: 'own' })
      else if (status === 'silent' && below(2) === 0) driven.quietly({ type: 'return', player: id })
    if (below(1000) < chances.late) driven.quietly({ type: 'join', person: `late ${people++}`, rating: 1500 })
    if (driven.league.settings.form.kind === 'ladder') challenges(driven, below)
    driven.until(driven.now + 7 * DAY)
    for (const round of driven.league.rounds.slice(rounds)) seen(round)
  }
}

function playOne(driven: Driven, id: string, below: (limit: number) => number, absent: number): void {
  const find = () => driven.league.rounds.flatMap(({ pairings }) => pairings).find((one) => one.id === id)!
  const { players } = find()
  const here = players.filter(() => below(1000) >= absent)
  for (let game = find().games.find(({ result }) => result === null); game !== undefined; ) {
    for (const player of here) driven.quietly({ type: 'recordMove', game: game.id, player })
    if (here.length < 2) return
    const toss = below(100)
    const winner = toss < 8 ? null : players[toss % 2]!
    driven.quietly({ type: 'recordResult', game: game.id, winner, how: 'played', differential: toss, turns: 5 })
    game = find().games.find(({ result }) => result === null)
  }
}

function challenges(driven: Driven, below: (limit: number) => number): void {
  const order = driven.league.ladder.map(({ player }) => player)
  for (const [at, player] of order.entries())
    if (at > 0 && below(2) === 0)
      driven.quietly({ type: 'challenge', player, to: order[Math.max(0, at - 1 - below(3))]! })
}

const RELAXED = [[], ['bias3'], ['bias3', 'secondMeeting'], ['bias3', 'secondMeeting', 'secondBye']] as const

/** This many seasons, among which some can't be balanced. */
const SEASONS = 24

/** The pairings of a round as they were drawn. */
function drawnIn({ events }: Driven, at: number): Round['pairings'] {
  const event = events[at]
  return event?.type === 'roundPaired' ? event.pairings : []
}

/** Checks a Swiss round of few players against all pairings that were possible. */
function isCheapest(before: League, round: Round): void {
  const away = new Set(round.byes.filter(({ why }) => why === 'away').map(({ player }) => player))
  const here = before.players.filter(
    ({ id, status, seed, from }) => status === 'in' && seed !== null && from <= round.number && !away.has(id),
  )
  const players = swissPlayers(before, here, recordsOf(before))
  const sidesMatter = before.settings.games !== 'bothSides'
  const possible = roundOf(players, { sidesMatter, lot: lotOf(before, round.number) })
  for (const relaxed of RELAXED) {
    const names: readonly string[] = relaxed
    const allowed = {
      bias3: names.includes('bias3'),
      secondMeeting: names.includes('secondMeeting'),
      secondBye: names.includes('secondBye'),
    }
    const [cheapest] = everyPairing(possible, allowed)
    if (cheapest === undefined) continue
    expect(round.log).toMatchObject({ cost: cheapest.cost, relaxed })
    return
  }
  expect(round.log.relaxed).toContain('unpaired')
}

const CUP = { losses: 1, thirdPlace: true } as const
const FORMS: readonly LeagueForm[] = [
  { kind: 'swiss', rounds: null, playOff: null },
  { kind: 'swiss', rounds: 6, playOff: { ...CUP, places: 4 } },
  { kind: 'roundRobin', legs: 1, playOff: null },
  { kind: 'roundRobin', legs: 2, playOff: { ...CUP, places: 2 } },
  { kind: 'groups', groups: 3, legs: 1, playOff: { ...CUP, places: 2 } },
  { kind: 'elimination', ...CUP },
  { kind: 'elimination', losses: 2, thirdPlace: false },
  { kind: 'ladder', rounds: 4, reach: 3, decayDays: 10, rematchDays: 7 },
]

const chances = fc.record({
  seed: fc.nat({ max: 1_000_000 }),
  absent: fc.constantFrom(0, 50, 150),
  drop: fc.constantFrom(0, 30, 100, 250),
  late: fc.constantFrom(0, 300, 1000),
})
const kinds = fc.constantFrom('bestOf1', 'bothSides', 'bestOf3' as const)

/** Nobody is twice in a round, and nobody who has left is in it at all. */
function isWhole(driven: Driven, round: Round): void {
  const drawn = round.pairings.filter(({ why }) => why === 'drawn')
  const there = [...drawn.flatMap(({ players }) => players), ...round.byes.map(({ player }) => player)]
  expect(new Set(there).size).toBe(there.length)
  for (const { players } of drawn) expect(players[0]).not.toBe(players[1])
  expect(driven.league.players.map(({ id }) => id)).toEqual(expect.arrayContaining(there))
}

describe('a Swiss league', () => {
  it('of up to ten people has the cheapest legal pairing in every round, and ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        chances,
        kinds,
        fc.integer({ min: 1, max: 8 }),
        (count, chance, games, rounds) => {
          const driven = Driven.running(count, { games, form: { kind: 'swiss', rounds, playOff: null } })
          const check = (round: Round) => {
            const at = driven.events.findIndex((event) => event.type === 'roundPaired' && event.round === round.number)
            const before = replayLeague(driven.events.slice(0, at))
            const drawn = driven.events[at] as { readonly byes: Round['byes'] }
            isCheapest(before, { ...round, byes: drawn.byes })
          }
          check(driven.league.rounds[0]!)
          played(driven, chance, check)
          expect(driven.league.phase).toMatch(/finished|archived/)
        },
      ),
      { numRuns: runs(24) },
    )
  })

  it('without drop-outs leaves nobody more than one side out of balance, and nobody has two byes', () => {
    for (const count of [16, 33, 64]) {
      const driven = Driven.running(count, { form: { kind: 'swiss', rounds: 7, playOff: null } })
      played(driven, { seed: count, absent: 0, drop: 0, late: 0 }, (round) => isWhole(driven, round))
      const relaxed = driven.league.rounds.flatMap(({ log }) => log.relaxed)
      expect(relaxed).toEqual([])
      expect(driven.league.rounds).toHaveLength(7)
      const holders = driven.league.rounds.flatMap(({ byes }) => byes.map(({ player }) => player))
      expect(new Set(holders).size).toBe(holders.length)
    }
  })
})

describe('the sides of a Swiss league with drop-outs', () => {
  it('are two games out of balance at most, and only where no legal pairing of the round avoids it', () => {
    let unbalanced = 0
    for (let seed = 1; seed <= SEASONS; seed++) {
      const driven = Driven.running(16 + seed, { form: { kind: 'swiss', rounds: 7, playOff: null } })
      played(driven, { seed, absent: 30, drop: 120, late: 0 }, (round) => {
        const at = driven.events.findIndex((event) => event.type === 'roundPaired' && event.round === round.number)
        const before = replayLeague(driven.events.slice(0, at))
        if (
          round.log.relaxed.length > 0 ||
          outOfBalance(before, { ...round, pairings: drawnIn(driven, at) }).length === 0
        )
          return
        unbalanced++
        expect(couldBalance(before, round)).toBe(false)
      })
      const records = recordsOf(driven.league)
      const biases = [...records].map(([id, own]) => Math.abs(biasOf(own, id, 'main')))
      if (driven.league.rounds.every(({ log }) => log.relaxed.length === 0))
        expect(Math.max(...biases)).toBeLessThanOrEqual(2)
    }
    expect(unbalanced).toBeGreaterThan(0)
  })
})

describe('a league of any form', () => {
  it('ends, with everybody once at most in each round', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 13, max: 48 })),
        fc.constantFrom(...FORMS),
        kinds,
        fc.constantFrom('calendar', 'whenDone' as const),
        chances,
        (count, form, games, kind, chance) => {
          const driven = Driven.running(count, { form, games, rounds: { ...settings().rounds, kind } })
          played(driven, chance, (round) => isWhole(driven, round))
          expect(driven.league.phase).toMatch(/finished|archived/)
          const seeded = driven.league.players.filter(({ seed }) => seed !== null).map(({ id }) => id)
          expect(driven.league.final?.toSorted()).toEqual(seeded.toSorted())
        },
      ),
      { numRuns: runs(24) },
    )
  })

  it('ends with 257 people too', () => {
    // A round robin of this many would take 256 rounds: it is divided into groups.
    const groups = { kind: 'groups', groups: 64, legs: 1, playOff: { ...CUP, places: 1 } } as const
    for (const form of [groups, ...FORMS.slice(-2)]) {
      const driven = Driven.running(257, { form })
      played(driven, { seed: 5, absent: 40, drop: 20, late: 500 }, (round) => isWhole(driven, round))
      expect(driven.league.phase).toMatch(/finished|archived/)
    }
  })
})
