/** Whole games written down: everything that a reader may know, and nothing that depends on secrets of others. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type GameEvent, LANGUAGES } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { partFor } from '../../src/matches/notices.ts'
import { chaptersOf } from '../../src/matches/turns/chronicle.ts'
import { anyDeck, begin, matches, playOut, READERS } from './properties/games.ts'
import { NAMES } from './words/reading.ts'

const game = youngJedi as unknown as AnyGame
const at = new Date(0)

/** The same fact with other secrets of everybody but one. */
function scrambled({ secret, ...open }: GameEvent, keep: string): GameEvent {
  if (secret === undefined) return open
  const others = Object.keys(secret).filter((seat) => seat !== keep)
  return { ...open, secret: { ...secret, ...Object.fromEntries(others.map((seat) => [seat, { cards: ['DM-74'] }])) } }
}

it('a match is told turn by turn, the same for any secrets that its reader may not know', () => {
  let turns = 0
  fc.assert(
    fc.property(matches(anyDeck, ['keen', 'practice']), (match) => {
      const all = [{ at, events: begin(match).events }]
      playOut(match, ({ events }) => {
        all.push({ at, events })
        return undefined
      })
      for (const reader of READERS)
        for (const language of LANGUAGES) {
          const voice = { language, names: NAMES, reader }
          const seat = reader === 'spectator' ? null : reader
          const told = (change: (event: GameEvent) => GameEvent) =>
            chaptersOf(
              game,
              all.map((row) => ({ at, events: row.events.map((event) => partFor(change(event), seat)) })),
              voice,
            )
          const chapters = told((event) => event)
          expect(told((event) => scrambled(event, reader))).toEqual(chapters)
          const begun = all.flatMap(({ events }) => events).filter(({ type }) => type === 'turn').length
          expect(chapters.filter(({ title }) => title !== null).length).toBe(begun)
          turns += begun
        }
    }),
    { numRuns: 12, seed: 20_003, endOnFailure: true },
  )
  expect(turns).toBeGreaterThan(100)
})
