/**
 * A round of a league under Discord's own rate limits: all its matches begin at once, and all players move at once.
 *
 * The limits run 40 times as fast here, because the HTTP client waits for them in real time. `PACE=1 PACE_PEOPLE=100 npx
 * vitest run test/discord/pace.test.ts` measures them as they are, and prints how long the last message waits.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestUser } from '../../sandbox/driver.ts'
import { reportedBuckets } from '../../sandbox/rate-limits.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { answerTo, must, newInteraction, see } from '../matches/net.ts'
import { startWorld, type World } from './world.ts'

const HOUR = 3_600_000
const FASTER = Number(process.env.PACE ?? 40)
const PEOPLE = Number(process.env.PACE_PEOPLE ?? 32)
const PATIENCE_MS = 600_000

let world: World
beforeAll(async () => {
  world = await startWorld({
    newLeagueId: () => 'season',
    requestsPerSecond: 40 * FASTER,
    sandbox: {
      limits: {
        buckets: reportedBuckets(FASTER),
        global: { requests: 50 * FASTER, perMs: 1_000 },
        bucket: { requests: 50 * FASTER, perMs: 1_000 },
      },
    },
  })
})
afterAll(async () => {
  await world?.close()
})

const asking = (person: string) => ({ person, interaction: newInteraction() })

/** Makes a league of these people, who have written to the bot before, and waits until its first round is due. */
async function league(people: readonly TestUser[]): Promise<string> {
  const { sandbox, clock, holonet } = world
  const now = clock.now().getTime()
  const settings = tinySettings({
    form: { kind: 'swiss', rounds: 3, playOff: null },
    places: { least: 4, most: PEOPLE },
    dates: { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + 2 * HOUR },
  })
  const place = { guildId: sandbox.guildId, channelId: sandbox.channelIds.general }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const leagueId = must(await holonet.leagues.create({ ...asking('olga'), settings, host })).sight.id
  must(await holonet.leagues.organise({ ...asking('olga'), leagueId, command: { type: 'publish' } }))
  for (const person of people) {
    await person.slash('games', {}, { channel: await person.openDm() })
    must(await holonet.leagues.join({ ...asking(person.id), leagueId, decks: DECKS }))
  }
  await world.pass(HOUR + 1)
  return leagueId
}

/** Does something, and returns for each channel how long its last message took to come, in seconds of Discord. */
async function lasting(act: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const began = performance.now()
  const last = new Map<string, number>()
  const stop = world.sandbox.world.on((event) => {
    if (event.type !== 'message' && event.type !== 'messageUpdate') return
    last.set(event.stored.message.channel_id, ((performance.now() - began) * FASTER) / 1_000)
  })
  await act()
  await world.quiet()
  stop()
  return last
}

const longest = (times: Iterable<number>): number => Math.max(0, ...times)

it(
  'all players of a round are called, and all moves are told, while each channel takes five messages in five seconds',
  async () => {
    const people = Array.from({ length: PEOPLE }, (_, at) => world.sandbox.user(`Player ${at + 1}`))
    const dmOf = async (person: TestUser) => person.openDm()
    const leagueId = await league(people)
    const refused = () => world.sandbox.requests.filter(({ status }) => status === 429).length

    const begun = await lasting(() => world.pass(HOUR))
    const dms = await Promise.all(people.map(dmOf))
    const { league: running, games } = (await world.holonet.leagues.find(leagueId, { person: 'olga' }))!
    expect(running.rounds[0]!.pairings).toHaveLength(PEOPLE / 2)
    for (const dm of dms) expect(begun.has(dm)).toBe(true)

    const matches = Object.values(games).map(({ matchId }) => matchId)
    const moved = await lasting(async () => {
      for (const matchId of matches) {
        const { players } = (await world.holonet.matches.record(matchId))!
        for (const person of Object.values(players)) {
          const { decisions, view } = await see(world.holonet, matchId, person)
          const [open] = decisions
          if (open === undefined) continue
          must(await world.holonet.matches.play({ ...asking(person), matchId, answers: [answerTo(open, view)] }))
        }
      }
    })
    const calls = (times: ReadonlyMap<string, number>) => longest(dms.flatMap((dm) => times.get(dm) ?? []))
    const others = (times: ReadonlyMap<string, number>) =>
      longest([...times].flatMap(([channel, at]) => (dms.includes(channel) ? [] : [at])))
    if (process.env.PACE !== undefined)
      process.stdout.write(
        `${PEOPLE / 2} matches, limits ${FASTER} times as fast. In seconds of Discord: the round: last call ${calls(begun).toFixed(1)}, last thread and board ${others(begun).toFixed(1)}; moves: last call ${calls(moved).toFixed(1)}, last thread and board ${others(moved).toFixed(1)}; ${refused()} requests refused by 429\n`,
      )
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  },
  PATIENCE_MS,
)
