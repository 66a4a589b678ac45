/** The champion's role by clicks: who may name which role, when it is given and told, and whose it stays. */
import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { bitsOf, type Permission } from '../../src/discord/shell/permissions.ts'
import { isRole, type RoledServer, roleFault, type ServerRole } from '../../src/discord/shell/server-roles.ts'
import { must } from '../matches/net.ts'
import { choose, more } from './league-clicks.ts'
import { asking, runningLeague } from './running-league.ts'
import { publicMessages, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const CHAMPION = /lo\|role\|.*\|championRole/

let world: World
worldOfFile((started) => {
  world = started
})

const league = (name: string) =>
  runningLeague(world, name, {}, { form: { kind: 'roundRobin', legs: 1, playOff: null } })
type League = Awaited<ReturnType<typeof league>>

const desk = async (person: TestUser) => (await person.slash('league', { what: 'organise' })).message
const hostPanelOf = async (person: TestUser) => more(person, await desk(person), /lo\|host\|/)
const names = async (person: TestUser, role: { readonly id: string }): Promise<APIMessage> =>
  (await person.select(await hostPanelOf(person), CHAMPION, role.id)).message
const roleOf = async ({ sight }: League) => (await sight()).host.championRole
/** Lets a person moderate: they may give all roles that exist by now. */
const rises = (person: TestUser, name: string, ...permissions: Permission[]) =>
  world.sandbox.setRole(person, world.sandbox.role(name, 'ManageRoles', ...permissions), true)
const holders = ({ players }: League, role: { readonly id: string }) =>
  players.filter((person) => world.sandbox.hasRole(person, role)).map(({ id }) => id)
const faces = (person: TestUser, name: string) =>
  publicMessages(person, world.sandbox.channelIds.general)
    .map(textOf)
    .filter((words) => words.includes(`${name} is over`))
const overrules = async ({ leagueId, judge, game, sight }: League, winner: TestUser | null) => {
  const { league: now } = await sight()
  const player = now.players.find(({ person }) => person === winner?.id)?.id ?? null
  const command = { type: 'setResult', game: game.id, winner: player, how: 'ruling', reason: 'A misplay.' } as const
  must(await world.holonet.leagues.organise({ ...asking(judge.id), leagueId, command }))
  await world.pass(HOUR)
}

it('is named by nobody who could not give it, is no role of moderators but by an admin who confirms, and needs a right', async () => {
  const cup = await league('Named Cup')
  const { judge } = cup
  const [colour, moderators] = [world.sandbox.role('Colour'), world.sandbox.role('Moderators', 'ModerateMembers')]
  // A member without any right has created it.
  expect(textOf(await names(judge, moderators))).toContain('HoloNet lacks *Manage Roles*.')
  world.sandbox.world.rights.allow('ManageRoles')
  expect(textOf(await names(judge, moderators))).toContain('You can’t give this role yourself')
  expect(textOf(await names(judge, colour))).toContain('You can’t give this role yourself')
  rises(judge, 'Stewards')
  expect(textOf(await names(judge, moderators))).toContain('Only an admin of this server can name it')
  expect(await roleOf(cup)).toBeNull()
  expect(textOf(await names(judge, colour))).toContain('**Champion:** <@&')
  expect(await roleOf(cup)).toBe(colour.id)
  for (const [changes, words] of [
    [{ aboveBot: true }, 'only roles below its own'],
    [{ managed: true }, 'nobody can give it'],
  ] as const) {
    world.sandbox.changeRole(moderators.id, { aboveBot: false, ...changes })
    expect(textOf(await names(judge, moderators))).toContain(words)
    world.sandbox.changeRole(moderators.id, { aboveBot: false, managed: false })
  }
  rises(judge, 'Admins of the cup', 'ManageGuild')
  const asked = await names(judge, moderators)
  expect(textOf(asked)).toContain('gives rights to moderate or manage')
  expect(await roleOf(cup)).toBe(colour.id)
  await judge.click(asked, 'Use this role')
  expect((await cup.sight()).host).toMatchObject({ championRole: moderators.id, championSure: true })
})

describe('at the end', () => {
  it('is announced once it is given; a refusal is told with what to do, is not repeated, and tried again when asked for', async () => {
    world.sandbox.world.rights.allow('ManageRoles')
    const cup = await league('Refused Cup')
    const role = world.sandbox.role('Winner of the refused cup')
    rises(cup.judge, 'Stewards of the refused cup')
    await names(cup.judge, role)
    world.sandbox.changeRole(role.id, { aboveBot: true })
    await cup.concedes(cup.one)
    const told = await cup.judge.until('the refusal', () =>
      cup.judge.dms().find((message) => textOf(message).includes('does not have the role')),
    )
    expect(textOf(told)).toContain('Winner of the refused cup')
    expect(textOf(told)).toContain('drag *HoloNet* above this role')
    await world.pass(24 * HOUR)
    expect(holders(cup, role)).toEqual([])
    expect(faces(cup.judge, 'Refused Cup').join()).not.toContain('has the role')
    expect(await world.holonet.prisma.leagueEffect.count({ where: { leagueId: cup.leagueId, kind: 'honour' } })).toBe(0)
    world.sandbox.changeRole(role.id, { aboveBot: false })
    await choose(cup.judge, await desk(cup.judge), 'Give the role again')
    await world.pass(HOUR)
    expect(holders(cup, role)).toEqual([cup.other.id])
    expect(faces(cup.judge, 'Refused Cup')).toEqual([expect.stringContaining(`${cup.other.name} has the role <@&`)])
  })

  it('is refused where the role has got rights since, or the server demands two factors of the owner of the bot', async () => {
    world.sandbox.world.rights.allow('ManageRoles')
    const cup = await league('Grown Cup')
    const role = world.sandbox.role('Grown')
    rises(cup.judge, 'Stewards of the grown cup')
    await names(cup.judge, role)
    world.sandbox.changeRole(role.id, { permissions: bitsOf(['BanMembers']).toString() })
    await cup.concedes(cup.one)
    const lines = (words: string) => () => cup.judge.dms().find((message) => textOf(message).includes(words))
    await cup.judge.until('the first refusal', lines('This role gives rights to moderate'))
    expect(holders(cup, role)).toEqual([])
    world.sandbox.changeRole(role.id, { permissions: '0' })
    world.sandbox.world.rights.demand(world.sandbox.guildId, { twoFactor: true })
    await choose(cup.judge, await desk(cup.judge), 'Give the role again')
    await world.pass(HOUR)
    await cup.judge.until('the second refusal', lines('two-factor authentication'))
    world.sandbox.world.rights.demand(world.sandbox.guildId, { twoFactor: false })
    expect(await world.holonet.leagues.roles.of(cup.leagueId)).toEqual([])
  })

  it('is taken by a ruling only where the bot itself gave it for this league', async () => {
    world.sandbox.world.rights.allow('ManageRoles')
    const cup = await league('Moved Cup')
    rises(cup.judge, 'Stewards of the moved cup')
    const [given, own] = [world.sandbox.role('Given'), world.sandbox.role('Own already')]
    rises(cup.judge, 'Stewards above both')
    await names(cup.judge, given)
    await cup.concedes(cup.one)
    await world.pass(HOUR)
    expect(holders(cup, given)).toEqual([cup.other.id])
    // Named after the end, this role is the champion's by other hands.
    world.sandbox.setRole(cup.other, own, true)
    await names(cup.judge, own)
    await world.pass(HOUR)
    expect(holders(cup, given)).toEqual([])
    expect(await world.holonet.leagues.roles.of(cup.leagueId)).toEqual([])
    await overrules(cup, cup.one)
    expect(holders(cup, own).sort()).toEqual([cup.one.id, cup.other.id].sort())
    expect(await world.holonet.leagues.roles.of(cup.leagueId)).toMatchObject([{ person: cup.one.id, given: true }])
    await overrules(cup, cup.other)
    // The moderator keeps it, and the other player loses what the bot gave.
    expect(holders(cup, own)).toEqual([cup.other.id])
  })
})

describe('whether a role can be given', () => {
  const role = (id: string, position: number, permissions: readonly Permission[] = []): ServerRole => ({
    ...{ id, name: id, position, managed: false },
    permissions: bitsOf(permissions).toString(),
  })
  const server = (changes: Partial<RoledServer> = {}): RoledServer => ({
    guildId: 'g',
    ownerId: 'owner',
    roles: [
      role('g', 0, ['MentionEveryone']),
      role('prize', 1),
      role('loud', 2, ['MentionEveryone']),
      role('staff', 3, ['ManageMessages']),
      role('steward', 4, ['ManageRoles']),
      role('admin', 5, ['Administrator']),
      role('bot', 6, ['ManageRoles']),
    ],
    overwrites: [],
    members: { bot: ['bot'], owner: [], ann: [], stu: ['steward'], ada: ['admin'], low: ['prize'] },
    ...changes,
  })
  const fault = (id: string, by: string | null, sure = false, changes = {}) =>
    roleFault(server(changes), 'bot', id, { by, sure })

  it.each([
    ['nobody without rights', 'prize', 'ann', false, 'not-yours'],
    ['nobody who has it', 'prize', 'low', false, 'not-yours'],
    ['nobody who is not there', 'prize', 'zed', false, 'not-yours'],
    ['a steward', 'prize', 'stu', false, null],
    ['a steward, with a right of everybody', 'loud', 'stu', false, null],
    ['no steward, with a right to moderate', 'staff', 'stu', true, 'powerful'],
    ['no steward, of their own height', 'steward', 'stu', true, 'not-yours'],
    ['an admin who has not confirmed', 'staff', 'ada', false, 'unsure'],
    ['an admin who has confirmed', 'staff', 'ada', true, null],
    ['the owner, without a role', 'staff', 'owner', true, null],
    ['nobody: everybody’s role', 'g', 'owner', true, 'unknown'],
    ['nobody: a role of elsewhere', 'else', 'owner', true, 'unknown'],
    ['nobody: as high as the bot’s', 'bot', 'owner', true, 'above-bot'],
  ] as const)('by %s', (_, id, by, sure, expected) => {
    expect(fault(id, by, sure)).toBe(expected)
  })

  it('also asks what it gives in a single channel', () => {
    const overwrites = [{ id: 'prize', allow: bitsOf(['ManageThreads']).toString(), deny: '0' }]
    expect(fault('prize', 'stu', false, { overwrites })).toBe('powerful')
    expect(fault('prize', null, false, { overwrites })).toBe('powerful')
    expect(fault('prize', null, true, { overwrites })).toBeNull()
  })

  it('and of helpers and players it is one of this server that not everybody has', () => {
    expect(['prize', 'bot', 'g', 'else'].map((id) => isRole(server(), id))).toEqual([true, true, false, false])
  })

  it('does not ask again who has named it', () => {
    expect(fault('prize', null)).toBeNull()
    expect(fault('prize', null, false, { members: { bot: [] } })).toBe('bot-may-not')
  })
})
