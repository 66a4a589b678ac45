/**
 * A whole season under Discord's own rate limits: each round begins at once, and all players who are asked move at the same
 * time, until every game is over. Time is moved by hand where nobody waits for a limit.
 *
 * Few people play a short season here, and the limits run 40 times as fast. `PACE=1 PACE_PEOPLE=32 npx vitest run
 * test/discord/season-pace.test.ts` measures a season of 32 players as it is, and prints the longest waits of each round.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allAnswer, isMeasured, lasting, longest, pacedLeague, refused, startPaced } from './paced-league.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
const PEOPLE = Number(process.env.PACE_PEOPLE ?? 8)
/** As many rounds as a Swiss league of this many players needs. */
const ROUNDS = Math.ceil(Math.log2(PEOPLE))
const PATIENCE_MS = 3_600_000
/** The tiny game is over long before that. */
const MOST_WAVES = 30

/** The longest waits of a round, in seconds of Discord. */
interface Waits {
  /** For the call at its start. */
  start: number
  /** For a call after a move that all have made at once. */
  move: number
  /** For anything else: threads, announcements, boards, results. */
  other: number
}

let world: World
beforeAll(async () => {
  world = await startPaced()
})
afterAll(async () => {
  await world?.close()
})

it(
  'every player of a season is called in every round, and its games are told to their end',
  async () => {
    const people = Array.from({ length: PEOPLE }, (_, at) => world.sandbox.user(`Player ${at + 1}`))
    const dms = await Promise.all(people.map((person) => person.openDm()))
    const leagueId = await pacedLeague(world, people, ROUNDS)
    const sight = async () => (await world.holonet.leagues.find(leagueId, { person: 'olga' }))!
    const inDms = (times: ReadonlyMap<string, number>) => longest(dms.flatMap((dm) => times.get(dm) ?? []))
    const elsewhere = (times: ReadonlyMap<string, number>) =>
      longest([...times].flatMap(([channel, at]) => (dms.includes(channel) ? [] : [at])))
    const rounds: Waits[] = []
    const began = performance.now()
    for (let round = 1; round <= ROUNDS; round++) {
      const { all, sent } = await lasting(world, async () => {
        // Nobody moves between rounds, and every hour looked at costs as much as one in which people move.
        for (let halfDays = 0; halfDays < 2 * 30 && (await sight()).league.rounds.length < round; halfDays++)
          await world.pass(12 * HOUR)
      })
      const { league, games } = await sight()
      expect(league.rounds).toHaveLength(round)
      // Everybody hears of their game.
      for (const dm of dms) expect([...sent.keys()]).toContain(dm)
      const waits: Waits = { start: inDms(sent), move: 0, other: elsewhere(all) }
      const ids = league.rounds[round - 1]!.pairings.flatMap((pairing) => pairing.games.map(({ id }) => id))
      const matches = ids.flatMap((id) => games[id]?.matchId ?? [])
      for (let wave = 0; wave < MOST_WAVES; wave++) {
        let answered = 0
        const moved = await lasting(world, async () => {
          answered = await allAnswer(world, matches)
        })
        if (answered === 0) break
        waits.move = Math.max(waits.move, inDms(moved.sent))
        waits.other = Math.max(waits.other, elsewhere(moved.all))
        await world.pass(HOUR)
      }
      rounds.push(waits)
      if (isMeasured)
        process.stdout.write(
          `round ${round}: ${matches.length} matches; last call at the start ${waits.start.toFixed(1)} s, after a move of all ${waits.move.toFixed(1)} s; last of all else ${waits.other.toFixed(1)} s; ${refused(world)} requests refused by 429 so far; ${((performance.now() - began) / 60_000).toFixed(1)} minutes of this machine\n`,
        )
    }
    expect(rounds).toHaveLength(ROUNDS)
    await world.pass(24 * 4 * HOUR)
    expect((await sight()).league.finishedAt).not.toBeNull()
    expect(await world.holonet.prisma.notice.count({ where: { deadAt: { not: null } } })).toBe(0)
    expect(world.sandbox.problems).toEqual([])
  },
  PATIENCE_MS,
)
