/** Sums over simulated matches against a slow recount. `RUNS=50` compares 500 matches of each game. */
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../src/contract/index.ts'
import { nearestDeck } from '../../src/statistics/deck-names.ts'
import { type CountedMatch, sumsOf } from '../../src/statistics/figures/sums.ts'
import { countMatch } from '../../src/statistics/match-counts.ts'
import { playedMatch } from '../records/page-games.ts'
import { runs } from '../runs.ts'
import { cardFigures, cardsIn, countEvents, type StoredGame, sideFigures } from './recount.ts'

const PEOPLE = ['ada', 'bob', 'cyd', 'dee', 'eve', 'fay', 'gus']

/** The winner by the last event of the match, as the recount reads it. */
const isEnd = ({ type }: { readonly type: string }) => type === 'over' || type === 'ended'

function played(gameId: string, count: number) {
  return Array.from({ length: count }, (_, number) => {
    const match = playedMatch({ game: gameId, number })
    const outcome = match.game.outcome(match.state)!
    const people: Record<Seat, string> = Object.fromEntries(
      match.game.seats.map((seat, at) => [seat, PEOPLE[(number + at * (1 + (number % 3))) % PEOPLE.length]!]),
    )
    const counts = countMatch(match.game, match.rows)!
    const stored: StoredGame = { people, winner: outcome.winner, rows: match.rows as unknown as StoredGame['rows'] }
    const counted: CountedMatch = {
      id: `m${number}`,
      people,
      kind: outcome.kind,
      winner: outcome.winner,
      startedAt: match.rows[0]!.at,
      endedAt: match.rows.at(-1)!.at,
      open: number % 4 !== 3,
      counts,
    }
    return { stored, counted, game: match.game }
  })
}

describe.each(['young-jedi', 'swccg'])('matches of %s', (gameId) => {
  const all = played(gameId, runs(10))
  const { game } = all[0]!
  const sums = sumsOf(
    all.map(({ counted }) => counted),
    game.seats,
  )
  const stored = all.map((one) => one.stored)
  const open = all.filter(({ counted }) => counted.open).map((one) => one.stored)

  test('sides, cards and decks are those of a slow recount from the logs', () => {
    for (const seat of game.seats) {
      expect(sums.sides.find((row) => row.seat === seat)).toMatchObject(sideFigures(stored, seat))
      const cards = cardsIn(open, seat)
      expect(cards.length).toBeGreaterThan(10)
      for (const card of cards) {
        const row = sums.cards.find(({ key, seat: of }) => key[0] === card && of === seat)
        expect({ card, row }).toMatchObject({ card, row: cardFigures(open, seat, card) })
      }
      const decks = sums.decks.filter((row) => row.seat === seat)
      expect(decks.reduce((sum, { games }) => sum + games, 0)).toBe(open.length)
    }
    expect(sums.cards.every(({ inDeck, games }) => games <= inDeck![1] || inDeck![1] === 0)).toBe(true)
  })

  test('ends and turns are those of the logs', () => {
    expect(sums.ends.reduce((sum, { games }) => sum + games, 0)).toBe(stored.length)
    for (const { stored: one, counted } of all) {
      expect(countEvents(one, isEnd)).toBeGreaterThan(0)
      expect(counted.counts.turns).toBe(countEvents(one, ({ type }) => type === 'turn'))
    }
  })

  test('a person’s own figures hold their seats alone, in closed matches, too', () => {
    const own = sumsOf(
      all.map(({ counted }) => counted).filter(({ people }) => Object.values(people).includes('ada')),
      game.seats,
      'ada',
    )
    for (const seat of game.seats) {
      const games = stored.filter(({ people }) => people[seat] === 'ada')
      for (const card of cardsIn(games, seat).slice(0, 5)) {
        const expected = cardFigures(games, seat, card)
        const row = own.cards.find(({ key, seat: of }) => key[0] === card && of === seat)
        expect(row ?? { games: 0, won: 0 }).toMatchObject({ games: expected.games, won: expected.won })
      }
    }
    expect(own.pairs.every(({ people }) => people === 1)).toBe(true)
  })

  test('decks have the names of the ready-made ones that they are', () => {
    const [ready] = game.decks()
    expect(nearestDeck(game, ready!.seat, ready!.list)).toBe(ready!.name)
    expect(nearestDeck(game, ready!.seat, [])).toBe('')
    const half = ready!.list.slice(0, Math.floor(ready!.list.length / 3))
    expect(nearestDeck(game, ready!.seat, half)).toBe('')
  })
})

test('fights of Young Jedi are won by one, by the other, or tied, and each lost one has one cause', () => {
  let lost = 0
  for (const { stored, counted } of played('young-jedi', runs(10)))
    for (const seat of ['dark', 'light']) {
      const foe = seat === 'dark' ? 'light' : 'dark'
      const numbers = counted.counts.seats[seat]!.numbers
      let space = false
      const fights = countEvents(stored, ({ type }) => {
        if (type === 'starship-battle') space = true
        if (type === 'battle') space = false
        return type === 'fight' && !space
      })
      expect(numbers.fights).toBe(fights)
      expect(numbers.lost).toBe(counted.counts.seats[foe]!.numbers.won)
      expect(numbers.order! + numbers.unused! + numbers.draw! + numbers.power!).toBe(numbers.lost)
      expect(numbers.orders! <= numbers.battles!).toBe(true)
      lost += numbers.lost!
    }
  expect(lost).toBeGreaterThan(20)
})

test('Force lost to drains in the Star Wars CCG is what the drains took from piles and hand', () => {
  for (const { stored, counted } of played('swccg', runs(4)))
    for (const seat of ['dark', 'light'] as const) {
      const foe = seat === 'dark' ? 'light' : 'dark'
      const { numbers } = counted.counts.seats[seat]!
      const by = (is: (data: { cause?: string; lost?: number }) => boolean, type: string, of: string) =>
        countEvents(stored, (event) => event.type === type && event.seat === of && is(event.data))
      expect(numbers.lostDrain).toBe(by(({ cause }) => cause === 'drain', 'lost', seat))
      expect(numbers.drainsTaken).toBe(counted.counts.seats[foe]!.numbers.drainsGiven)
      expect(numbers.lostDrain! <= numbers.drainsTaken!).toBe(true)
    }
})

test('nothing of rows that were taken back is counted', () => {
  const { game, rows } = playedMatch({ game: 'young-jedi', number: 3 })
  const kept = rows.slice(0, 12)
  const move = { ...rows[12]!, seq: rows.length, kind: 'take-back', events: [], data: { move: 12 } } as never
  const { handOvers: _, ...found } = countMatch(game, [...rows, move])!
  const { handOvers, ...expected } = countMatch(game, kept)!
  expect(found).toEqual(expected)
  expect(handOvers).toBeLessThan(countMatch(game, rows)!.handOvers)
})
