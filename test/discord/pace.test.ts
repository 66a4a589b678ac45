/**
 * A round of a league under Discord's own rate limits: all its matches begin at once, and all players move at once.
 *
 * The limits run 40 times as fast here, because the HTTP client waits for them in real time. `PACE=1 PACE_PEOPLE=100 npx
 * vitest run test/discord/pace.test.ts` measures them as they are, and prints how long the last message waits.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allAnswer, FASTER, isMeasured, lasting, longest, pacedLeague, refused, startPaced } from './paced-league.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
const PEOPLE = Number(process.env.PACE_PEOPLE ?? 32)
const PATIENCE_MS = 600_000

let world: World
beforeAll(async () => {
  world = await startPaced()
})
afterAll(async () => {
  await world?.close()
})

it(
  'all players of a round are called, and all moves are told, while each channel takes five messages in five seconds',
  async () => {
    const people = Array.from({ length: PEOPLE }, (_, at) => world.sandbox.user(`Player ${at + 1}`))
    const leagueId = await pacedLeague(world, people, 3)

    const { all: begun } = await lasting(world, () => world.pass(HOUR))
    const dms = await Promise.all(people.map((person) => person.openDm()))
    const { league: running, games } = (await world.holonet.leagues.find(leagueId, { person: 'olga' }))!
    expect(running.rounds[0]!.pairings).toHaveLength(PEOPLE / 2)
    for (const dm of dms) expect(begun.has(dm)).toBe(true)

    const matches = Object.values(games).map(({ matchId }) => matchId)
    const { all: moved } = await lasting(world, async () => void (await allAnswer(world, matches)))
    const calls = (times: ReadonlyMap<string, number>) => longest(dms.flatMap((dm) => times.get(dm) ?? []))
    const others = (times: ReadonlyMap<string, number>) =>
      longest([...times].flatMap(([channel, at]) => (dms.includes(channel) ? [] : [at])))
    if (isMeasured)
      process.stdout.write(
        `${PEOPLE / 2} matches, limits ${FASTER} times as fast. In seconds of Discord: the round: last call ${calls(begun).toFixed(1)}, last thread and board ${others(begun).toFixed(1)}; moves: last call ${calls(moved).toFixed(1)}, last thread and board ${others(moved).toFixed(1)}; ${refused(world)} requests refused by 429\n`,
      )
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  },
  PATIENCE_MS,
)
