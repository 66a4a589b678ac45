/** People who have left a server, or lost a role in it: what workers still tell them, and what of theirs still counts. */
import { beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { OtherNews } from '../../src/discord/notices/other-news.ts'
import { tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { forgeClick } from './forged.ts'
import { asking, runningLeague } from './running-league.ts'
import { ACCEPT, DECK, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let world: World
worldOfFile((started) => {
  world = started
})
let home: { readonly id: string; readonly channelId: string }
let ann: TestUser, ben: TestUser, olga: TestUser, helen: TestUser
beforeAll(() => {
  ;[ann, ben, olga, helen] = ['Ann', 'Ben', 'Olga', 'Helen'].map((name) => world.sandbox.user(name)) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ]
  home = world.sandbox.world.addGuild('Home', { people: [ann, ben, olga, helen] })
})

const dm = (person: TestUser) => world.sandbox.world.openDm(person.id).id
const click = async (person: TestUser, customId: string, channelId: string) =>
  textOf(await forgeClick(world, person, { customId, channelId }))
const dmOf = (person: TestUser, words: RegExp) =>
  person.until(`a message with ${words}`, () => person.dms().find((message) => words.test(textOf(message))))
/** A moderator silences a person for this long; what is known of members lasts a minute. */
async function silenced(person: TestUser, ms: number): Promise<void> {
  world.sandbox.silence(person, new Date(world.clock.now().getTime() + ms))
  await world.pass(2 * MINUTE)
}
/** A person leaves the server or comes back; what is known of members lasts a minute. */
async function moves(person: TestUser, isThere: boolean): Promise<void> {
  world.sandbox.world.guilds.setPerson(home.id, person.id, isThere)
  await world.pass(2 * MINUTE)
}

describe('an organiser who has left the server', () => {
  it('is told of no case there, while the other one is, and a player who has left hears of their own game', async () => {
    const league = await runningLeague(world, 'Left Cup', { guildId: home.id, channelId: home.channelId }, {}, [
      ann,
      ben,
    ])
    const { judge, leagueId, sight } = league
    world.sandbox.world.guilds.setPerson(home.id, judge.id, true)
    await world.pass(2 * MINUTE)
    must(
      await world.holonet.leagues.rehost({
        ...asking(judge.id),
        leagueId,
        host: { organisers: [judge.id, olga.id] },
      }),
    )
    await moves(judge, false)
    await moves(ben, false)
    const { pairings } = (await sight()).league.rounds[0]!
    const report = { type: 'report', pairing: pairings[0]!.id, topic: 'A card was misread.' } as const
    must(await world.holonet.leagues.act({ ...asking(ann.id), leagueId, command: report }))
    await dmOf(olga, /asks for a judge/)
    await world.quiet()
    expect(judge.dms().map(textOf).join()).not.toMatch(/asks for a judge|Left Cup/)
    const command = { type: 'writeToBoth', pairing: pairings[0]!.id, text: 'Play on, please.' } as const
    must(await world.holonet.leagues.organise({ ...asking(olga.id), leagueId, command }))
    await dmOf(ben, /Play on, please/)
    await moves(ben, true)
  })

  it('reads no earlier line of the league below a call to a match of theirs', async () => {
    const league = await runningLeague(world, 'Below Cup', { guildId: home.id, channelId: home.channelId }, {}, [
      ann,
      ben,
    ])
    const { leagueId, sight } = league
    must(await world.holonet.leagues.rehost({ ...asking(league.judge.id), leagueId, host: { organisers: [helen.id] } }))
    const { pairings } = (await sight()).league.rounds[0]!
    const report = { type: 'report', pairing: pairings[0]!.id, topic: 'A card was misread.' } as const
    must(await world.holonet.leagues.act({ ...asking(ann.id), leagueId, command: report }))
    await dmOf(helen, /asks for a judge/)
    const news = world.discord.leagueHerald as unknown as OtherNews
    expect(await news.waiting(helen.id)).not.toBeNull()
    await moves(helen, false)
    expect(await news.waiting(helen.id)).toBeNull()
    await moves(helen, true)
  })
})

it('a challenge of somebody who has left is taken up by nobody', async () => {
  const asked = await ann.slash('play', {}, { channel: home.channelId })
  const known = new Set(ann.messages(home.channelId).map(({ id }) => id))
  await ann.select(asked.message, DECK, 'Even')
  const challenge = await helen.until('the challenge', () =>
    helen.messages(home.channelId).find((one) => !known.has(one.id) && !isEphemeral(one)),
  )
  const { customId } = controlsOf(challenge).find((one) => ACCEPT.test(one.customId))!
  await moves(ann, false)
  for (const place of [home.channelId, dm(helen)])
    expect(await click(helen, customId, place)).toContain('has left the server')
  expect(await click(ann, `1|c|${customId.split('|')[2]}|decks`, dm(ann))).toContain('Only members of its server')
  await moves(ann, true)
  // A moderator silences them: nothing is posted for them by a detour, and no thread is opened on their word.
  await silenced(ann, HOUR)
  expect(await click(helen, customId, home.channelId)).toContain('A moderator has silenced')
  expect(await click(ann, `1|c|${customId.split('|')[2]}|decks`, dm(ann))).toContain('You may not write')
  await world.pass(HOUR)
  expect(await click(helen, customId, home.channelId)).toMatch(/deck/i)
})

it('somebody who has left while they looked for an opponent is not told of one, and begins no match there', async () => {
  const at = { channel: home.channelId }
  const before = await world.holonet.prisma.match.count()
  await ben.click((await ben.slash('queue', {}, at)).message, 'Start looking')
  await moves(ben, false)
  await olga.click((await olga.slash('queue', {}, at)).message, 'Start looking')
  await dmOf(olga, /found|opponent/i)
  await world.quiet()
  expect(ben.dms().map(textOf).join()).not.toMatch(/An opponent|found/i)
  const offer = await world.holonet.prisma.queueOffer.findFirstOrThrow()
  expect(await click(ben, `1|q|accept|tiny|${offer.id}`, dm(ben))).toContain('Only members of its server')
  const accepts = `1|q|accept|tiny|${offer.id}`
  expect(await click(olga, accepts, home.channelId)).toContain('no match begins')
  await moves(ben, true)
  // A person who has accepted may be silenced before the other one accepts.
  await click(ben, accepts, home.channelId)
  await silenced(ben, 5 * MINUTE)
  expect(await click(olga, accepts, home.channelId)).toContain('no match begins')
  expect(await click(ben, accepts, dm(ben))).toContain('has silenced you')
  await world.quiet()
  expect(await world.holonet.prisma.match.count()).toBe(before)
  await world.pass(5 * MINUTE)
  await click(olga, accepts, home.channelId)
  await world.quiet()
  expect(await world.holonet.prisma.match.count()).toBe(before + 1)
})

it('an invitation to organise a league leads to its two answers and to the league, not to signing up', async () => {
  const nina = world.sandbox.user('Nina')
  world.sandbox.world.guilds.setPerson(home.id, nina.id, true)
  const now = world.clock.now().getTime()
  const settings = tinySettings({
    name: 'Invited Cup',
    dates: { signUpEndsAt: now + 8 * DAY, checkInEndsAt: null, startsAt: now + 9 * DAY },
  })
  const roles = { helperRole: null, joinRole: null, championRole: null }
  const host = { guildId: home.id, channelId: home.channelId, ...roles }
  const leagueId = must(await world.holonet.leagues.create({ ...asking(olga.id), settings, host })).sight.id
  must(await world.holonet.leagues.organise({ ...asking(olga.id), leagueId, command: { type: 'publish' } }))
  const named = { ...asking(olga.id), leagueId, people: [olga.id, nina.id] }
  expect(await world.holonet.leagues.invitations.name(named)).toBeNull()
  const asked = await dmOf(nina, /Invited Cup.*asks you to organise|asks you to organise.*Invited Cup/)
  // Its first post has only the row of the answers.
  const whole = await nina.until('the whole message', () => {
    const labels = controlsOf(nina.now(asked) ?? asked).map(({ label }) => label)
    return labels.length > 2 && labels
  })
  expect(whole).toEqual(['Organise it, too', 'No, thanks', 'Open my league'])
})

describe('/league in a direct message', () => {
  it('leads a player who helps, or manages the server, to the desk, as it does in the server', async () => {
    const role = world.sandbox.role('Helpers')
    const league = await runningLeague(
      world,
      'Helped Cup',
      { guildId: home.id, channelId: home.channelId, helperRole: role.id },
      {},
      [ann, ben],
    )
    const entries = async (person: TestUser) => {
      const { message } = await person.slash('league', {}, { channel: dm(person) })
      const leagues = controlsOf(message).flatMap(({ customId, options }) =>
        options.map((one) => ({ customId, ...one })),
      )
      const own = leagues.find(({ label }) => label === 'Helped Cup')
      const panel = own === undefined ? message : (await person.select(message, own.customId, own.value)).message
      return controlsOf(panel)
        .flatMap(({ label, options }) => [label, ...options.map((one) => one.label)])
        .join()
    }
    expect(await entries(ann)).not.toContain('Organise')
    world.sandbox.setRole(ann, role, true)
    world.sandbox.world.rights.demand(home.id, { ownerId: ben.id })
    await world.pass(2 * MINUTE)
    expect(await entries(ann)).toContain('Organise')
    expect(await entries(ben)).toContain('Organise')
    expect(league.players.map(({ id }) => id)).toEqual([ann.id, ben.id])
    world.sandbox.setRole(ann, role, false)
    world.sandbox.world.rights.demand(home.id, { ownerId: olga.id })
    await world.pass(2 * MINUTE)
  })

  it('offers a new league to people who may create one, and says to others who can', async () => {
    const [member, owner] = [world.sandbox.user('Member'), world.sandbox.user('Owner')]
    const empty = world.sandbox.world.addGuild('Empty', { people: [member, owner] })
    world.sandbox.world.rights.demand(empty.id, { ownerId: owner.id })
    const shown = async (person: TestUser) => (await person.slash('league', {}, { channel: empty.channelId })).message
    const labels = (message: Awaited<ReturnType<typeof shown>>) => controlsOf(message).map(({ label }) => label)
    const [refused, offered] = [await shown(member), await shown(owner)]
    expect(labels(refused)).not.toContain('New league…')
    expect(textOf(refused)).toContain('Admins of this server decide who creates leagues here.')
    expect(labels(offered)).toContain('New league…')
    expect(textOf(offered)).not.toContain('Admins of this server')
  })
})
