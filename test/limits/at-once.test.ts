/** Limits that count what is there: requests at the same moment, of two processes, do not take the last place twice. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { LIMIT_TABLE } from '../../src/limits/limit-table.ts'
import { asking, HOST, type LeagueNet, openLeagueNet, tinySettings } from '../league-play/league-net.ts'
import { DAY } from '../leagues/leagues.ts'
import { choose, draft, must } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'

let place: Place
/** Two processes on one database; with PGlite, which takes one connection, it is the same. */
let nets: readonly [LeagueNet, LeagueNet]
beforeAll(async () => {
  place = quickest()
  const net = await openLeagueNet(place)
  let leagues = 0
  const newLeagueId = () => `other${++leagues}`
  nets = [net, place.databaseUrl === undefined ? net : await openLeagueNet(place, { newLeagueId })]
})
afterAll(async () => {
  for (const net of new Set(nets)) await net.close()
  await place?.remove()
})

/** Makes requests at once, in turn by either process. @returns how many were done, and the refusals of the others */
async function atOnce(times: number, request: (net: LeagueNet, time: number) => Promise<object>) {
  const done = await Promise.all(
    Array.from({ length: times }, (_, time) => request(nets[time % 2 === 0 ? 0 : 1], time)),
  )
  const refused = done.flatMap((one) => (isRefusal(one) ? [one.refused] : []))
  return { done: times - refused.length, refused: [...new Set(refused)] }
}

let names = 0
const created = (net: LeagueNet, person: string, manages: boolean, guildId: string) => {
  const now = net.clock.now().getTime()
  const dates = { signUpEndsAt: now + 5 * DAY, checkInEndsAt: null, startsAt: now + 7 * DAY }
  const settings = tinySettings({ name: `Cup ${++names}`, dates })
  return net.leagues.create({ ...asking(person, { manages }), settings, host: { ...HOST, guildId } })
}

it('of six drafts made at once, one fills the last place', async () => {
  const { most } = LIMIT_TABLE.drafts.counts[0]
  for (let drafts = 1; drafts < most; drafts++) must(await created(nets[0], 'mia', false, 'one'))
  expect(await atOnce(6, (net) => created(net, 'mia', false, 'one'))).toEqual({ done: 1, refused: ['limit.drafts'] })
})

it('of six leagues published at once, one fills the last place of the server', async () => {
  const { most } = LIMIT_TABLE.serverLeagues.counts[0]
  const admin = { manages: true }
  const drafts: string[] = []
  for (let made = 0; made < most + 5; made++) {
    const { sight } = must(await created(nets[0], `adam ${made}`, true, 'two'))
    drafts.push(sight.id)
  }
  const publish = (net: LeagueNet, time: number) =>
    net.leagues.organise({
      ...asking(`adam ${time}`, admin),
      leagueId: drafts[time]!,
      command: { type: 'publish' },
    })
  for (let open = 0; open < most - 1; open++) {
    // Posts in a server have a limit of their own.
    if (open % 5 === 0) for (const net of new Set(nets)) net.clock.advance(60 * 60_000)
    must((await publish(nets[0], open)) as object)
  }
  for (const net of new Set(nets)) net.clock.advance(60 * 60_000)
  const all = await atOnce(6, (net, time) => publish(net, most - 1 + time) as Promise<object>)
  expect(all).toEqual({ done: 1, refused: ['limit.serverLeagues'] })
})

it('of six challenges opened at once, one takes the last place', async () => {
  const { most } = LIMIT_TABLE.openChallenges.counts[0]
  const [net] = nets
  for (let open = 1; open < most; open++)
    must(await choose(net, await draft(net, 'ann', `rival ${open}`), 'ann', 'left-even-short'))
  const drafted = await Promise.all(Array.from({ length: 6 }, (_, at) => draft(net, 'ann', `late ${at}`)))
  const all = await atOnce(6, (one, time) => choose(one, drafted[time]!, 'ann', 'left-even-short'))
  expect(all).toEqual({ done: 1, refused: ['limit.openChallenges'] })
  expect(await net.prisma.challenge.count({ where: { by: 'ann', status: 'open' } })).toBe(most)
})

it('of six people blocked at once, one takes the last place', async () => {
  const { most } = LIMIT_TABLE.blocks.counts[0]
  const [{ prisma, clock }] = nets
  const at = clock.now()
  const known = Array.from({ length: most - 1 }, (_, count) => ({ by: 'ben', whom: `foe ${count}`, at }))
  await prisma.block.createMany({ data: known })
  const all = await atOnce(6, async (net, time) => (await net.persons.block('ben', `late ${time}`)) ?? {})
  expect(all).toEqual({ done: 1, refused: ['people.blocks-full'] })
  expect(await prisma.block.count({ where: { by: 'ben' } })).toBe(most)
})
