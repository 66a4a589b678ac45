/** A league of two players and a judge whose game runs, for tests by clicks. */
import type { TestUser } from '../../sandbox/driver.ts'
import type { LeagueHost } from '../../src/league-play/api.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let count = 0
/** Returns a person who asks for something, with an interaction of their own. */
export const asking = (person: string) => ({ person, interaction: `running-${++count}` })

/**
 * Begins the league.
 *
 * @param more further people who join, before those who are made for it
 * @param decksOf the decks with which a person joins
 */
export async function runningLeague(
  world: World,
  name: string,
  host: Partial<LeagueHost> = {},
  changes: Partial<LeagueSettings> = {},
  more: readonly TestUser[] = [],
  decksOf: (person: string) => Readonly<Record<string, string>> = () => DECKS,
) {
  const judge = world.sandbox.user(`Judge${++count}`)
  const players = [...more, ...[1, 2].map(() => world.sandbox.user(`Player${++count}`))].slice(0, 2)
  const { leagues } = world.holonet
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY }
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const roles = { helperRole: null, joinRole: null, championRole: null }
  const settings = tinySettings({ name, dates, places: { least: 2, most: 2 }, ...changes })
  const made = { ...asking(judge.id), settings, host: { ...place, ...roles, ...host } }
  const leagueId = must(await leagues.create(made)).sight.id
  must(await leagues.organise({ ...asking(judge.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of players) must(await leagues.join({ ...asking(id), leagueId, decks: decksOf(id) }))
  await world.pass(DAY + HOUR)
  const sight = async () => (await leagues.find(leagueId, { person: judge.id }))!
  const { league, games } = await sight()
  const game = league.rounds[0]!.pairings[0]!.games[0]!
  const [one, other] = game.persons.map((id) => players.find((person) => person.id === id)!) as [TestUser, TestUser]
  const { matchId } = games[game.id]!
  /** Ends the league: this player concedes the only game. */
  const concedes = async (person: TestUser) => {
    must(await world.holonet.matches.concede({ ...asking(person.id), matchId }))
    await world.quiet()
  }
  return { judge, one, other, players, leagueId, sight, game, matchId, concedes }
}
