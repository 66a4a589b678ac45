/**
 * A league of the tiny game under Discord's own rate limits, for tests and measurements. The HTTP client waits for limits in
 * real time: they run `FASTER` times as fast, once as fast with `PACE=1`.
 */
import type { TestUser } from '../../sandbox/driver.ts'
import { reportedBuckets } from '../../sandbox/rate-limits.ts'
import { systemClock } from '../../src/time/clock.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { answerTo, must, newInteraction, see } from '../matches/net.ts'
import { startWorld, type World } from './world.ts'

const HOUR = 3_600_000
/** This many times as fast as Discord's own the limits run. */
export const FASTER = Number(process.env.PACE ?? 40)

/** Whether the figures are wanted: they are printed then. */
export const isMeasured = process.env.PACE !== undefined

/** Starts the program with the limits that people report of Discord. */
export const startPaced = (): Promise<World> =>
  startWorld({
    newLeagueId: () => 'season',
    requestsPerSecond: 40 * FASTER,
    sandbox: {
      // The program waits in real time, while the hand of its clock stands still.
      rateClock: systemClock,
      limits: {
        buckets: reportedBuckets(FASTER),
        oldEdits: { requests: 3, perMs: 6_000 / FASTER },
        global: { requests: 50 * FASTER, perMs: 1_000 },
        bucket: { requests: 50 * FASTER, perMs: 1_000 },
      },
    },
  })

const asking = (person: string) => ({ person, interaction: newInteraction() })

/** Makes a Swiss league of these people, who have written to the bot before. Its first round is due in an hour. */
export async function pacedLeague(world: World, people: readonly TestUser[], rounds: number): Promise<string> {
  const { sandbox, clock, holonet } = world
  const now = clock.now().getTime()
  const settings = tinySettings({
    form: { kind: 'swiss', rounds, playOff: null },
    places: { least: 4, most: people.length },
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

/** How long messages took to come, in seconds of Discord, by channel. */
export interface Lasted {
  /** The last message or change. */
  readonly all: ReadonlyMap<string, number>
  /** The last new message. */
  readonly sent: ReadonlyMap<string, number>
}

/** Does something, and measures until nothing is being delivered. */
export async function lasting(world: World, act: () => Promise<void>): Promise<Lasted> {
  const began = performance.now()
  const [all, sent] = [new Map<string, number>(), new Map<string, number>()]
  const stop = world.sandbox.world.on((event) => {
    if (event.type !== 'message' && event.type !== 'messageUpdate') return
    const at = ((performance.now() - began) * FASTER) / 1_000
    all.set(event.stored.message.channel_id, at)
    if (event.type === 'message') sent.set(event.stored.message.channel_id, at)
  })
  await act()
  await world.quiet()
  stop()
  return { all, sent }
}

/** Lets everybody who is asked in these matches answer once, all at the same time. @returns how many have */
export async function allAnswer({ holonet }: World, matchIds: readonly string[]): Promise<number> {
  let answered = 0
  for (const matchId of matchIds) {
    const { players, status } = (await holonet.matches.record(matchId))!
    for (const person of status === 'over' ? [] : Object.values(players)) {
      const { decisions, view } = await see(holonet, matchId, person)
      const [open] = decisions
      if (open === undefined) continue
      must(await holonet.matches.play({ ...asking(person), matchId, answers: [answerTo(open, view)] }))
      answered += 1
    }
  }
  return answered
}

/** Returns the greatest of some times; 0: there are none. */
export const longest = (times: Iterable<number>): number => Math.max(0, ...times)

/** Returns how many requests were refused by a rate limit. */
export const refused = ({ sandbox }: World): number => sandbox.requests.filter(({ status }) => status === 429).length
