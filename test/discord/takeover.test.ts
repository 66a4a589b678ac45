/** Attacks by honest clicks: people act in a server of which they are no members, or with the rights of another one. */
import { OverwriteType } from 'discord-api-types/v10'
import { beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { kindRow } from '../../src/discord/acts/acts.ts'
import { placesOf } from '../../src/discord/acts/id-parts.ts'
import { bitsOf, type Permission } from '../../src/discord/shell/permissions.ts'
import { tiny } from '../games/high-card.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { forgeClick } from './forged.ts'
import { asking, runningLeague } from './running-league.ts'
import { ACCEPT, DECK, toldAlone, type World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: World
worldOfFile((started) => {
  world = started
})
/** The server whose league is attacked: its people leave and come back. */
let home: { readonly id: string; readonly channelId: string }
/** A server of the attacker's own. */
let other: { readonly id: string; readonly channelId: string }
let olga: TestUser, ann: TestUser, ben: TestUser, helen: TestUser, mallory: TestUser
let helpers: { readonly id: string }

beforeAll(async () => {
  const user = (name: string) => world.sandbox.user(name)
  ;[olga, ann, ben, helen, mallory] = [user('Olga'), user('Ann'), user('Ben'), user('Helen'), user('Mallory')]
  const { sandbox } = world
  // A server tells of its roles when the bot joins it.
  helpers = sandbox.role('Helpers')
  home = sandbox.world.addGuild('Home', { people: [olga, ann, ben, helen] })
  other = sandbox.world.addGuild('Other', { people: [mallory, ann, ben] })
  // Mallory owns a server with the bot, and nothing else.
  sandbox.world.rights.demand(other.id, { ownerId: mallory.id })
  sandbox.setRole(helen, helpers, true)
})

const leagueAtHome = (name: string, more: readonly TestUser[] = [ann, ben]) =>
  runningLeague(
    world,
    name,
    { guildId: home.id, channelId: home.channelId, helperRole: helpers.id },
    { form: { kind: 'roundRobin', legs: 1, playOff: null } },
    more,
  )
type Started = Awaited<ReturnType<typeof leagueAtHome>>

/** The organiser of a league is a member of its server, too. */
async function begun(name: string, more?: readonly TestUser[]): Promise<Started> {
  const league = await leagueAtHome(name, more)
  for (const { id } of [league.judge, ...league.players]) world.sandbox.world.guilds.setPerson(home.id, id, true)
  return league
}

const dm = (person: TestUser) => world.sandbox.world.openDm(person.id).id
const click = async (person: TestUser, customId: string, channelId: string, values?: readonly string[]) =>
  textOf(await forgeClick(world, person, { customId, channelId, ...(values === undefined ? {} : { values }) }))
const state = async ({ sight }: Pick<Started, 'sight'>) => JSON.stringify(await sight())

/** Every click that runs a league, and those that judge in it. */
const GOVERNS = ['host', 'pause', 'cancel', 'resume', 'texted', 'moved', 'cancelled', 'paused']
describe('a league', () => {
  it('is not taken over by somebody who manages another server, whether a stranger or one of its players', async () => {
    const league = await begun('Taken Cup', [ann, mallory])
    const before = await state(league)
    const { leagueId } = league
    const { players } = (await league.sight()).league
    const rival = players.find(({ person }) => person !== mallory.id)!.id
    const acts = [
      ...GOVERNS.map((action) => `1|lo|${action}|${leagueId}`),
      `1|lo|desk|${leagueId}`,
      `1|lo|disqualified|${leagueId}|${rival}`,
      `1|lo|withdraw|${leagueId}|${rival}`,
      `1|lo|set|${leagueId}|${league.game.id}|first|0`,
    ]
    world.sandbox.world.guilds.setPerson(home.id, mallory.id, true)
    for (const place of [other.channelId, dm(mallory)]) {
      for (const act of acts)
        expect(await click(mallory, act, place), act).toMatch(/organis|server to which it belongs/i)
    }
    for (const act of [`1|lo|people|${leagueId}`, `1|lo|role|${leagueId}|championRole`])
      expect(await click(mallory, act, other.channelId, [mallory.id])).toContain('server to which it belongs')
    expect(textOf((await mallory.slash('league', {}, { channel: other.channelId })).message)).not.toContain('Organise')
    world.sandbox.world.guilds.setPerson(home.id, mallory.id, false)
    for (const act of acts) expect(await click(mallory, act, dm(mallory)), act).toMatch(/organis/i)
    expect(await state(league)).toBe(before)
  })

  it('is neither read, exported nor joined by a stranger, who learns no more than of one that does not exist', async () => {
    const league = await begun('Hidden Cup')
    const open = must(
      await world.holonet.leagues.create({
        ...asking(olga.id),
        settings: tinySettings({
          name: 'Open Cup',
          dates: {
            ...(await league.sight()).league.settings.dates,
            startsAt: world.clock.now().getTime() + 9 * DAY,
            signUpEndsAt: world.clock.now().getTime() + 8 * DAY,
          },
        }),
        host: { guildId: home.id, channelId: home.channelId, helperRole: null, joinRole: null, championRole: null },
      }),
    ).sight.id
    must(await world.holonet.leagues.organise({ ...asking(olga.id), leagueId: open, command: { type: 'publish' } }))
    for (const place of [other.channelId, dm(mallory)])
      for (const id of [league.leagueId, open])
        for (const act of ['my', 'rules', 'who', 'table', 'log', 'stats', 'ics', 'export', 'pools', 'join', 'joined']) {
          const text = await click(mallory, `1|lg|${act}|${id}`, place)
          expect(text, act).toBe(await click(mallory, `1|lg|${act}|ZZZZZZZZZZ`, place))
          expect(text).not.toContain('Cup')
        }
    // A draft is seen by its organisers and admins alone, and by nobody from another server.
    const draft = must(
      await world.holonet.leagues.create({
        ...asking(olga.id),
        settings: tinySettings({ name: 'Drafted Cup', dates: (await league.sight()).league.settings.dates }),
        host: { guildId: home.id, channelId: home.channelId, helperRole: null, joinRole: null, championRole: null },
      }),
    ).sight.id
    for (const channel of [other.channelId, dm(mallory)])
      expect(textOf((await mallory.slash('league', {}, { channel })).message)).not.toContain('Drafted Cup')
    expect(await click(mallory, `1|ln|review|${draft}`, other.channelId)).toContain('League not found.')
    expect(await click(olga, `1|ln|review|${draft}`, dm(olga))).toContain('### Take 9 days?')
    // Every other act of the table: also those that are the person's own, which name a league only as their place.
    const samples: Readonly<Record<string, string>> = { word: 'yes', n: '1', id: 'x1', text: 'words' }
    for (const kind of ['lg', 'ln', 'lo'] as const)
      for (const [act, { parts }] of Object.entries(kindRow(kind).acts)) {
        const rest = placesOf(parts).map(({ name }) => `|${samples[name] ?? '1'}`)
        const of = (id: string) => click(mallory, `1|${kind}|${act}|${id}${rest.join('')}`, dm(mallory))
        const nothing = await of('ZZZZZZZZZZ')
        for (const id of [league.leagueId, open, draft]) expect(await of(id), `${kind} ${act}`).toBe(nothing)
        expect(nothing).not.toMatch(/Hidden Cup|Open Cup|Drafted Cup/)
      }
    const { league: now } = (await world.holonet.leagues.find(open, { person: olga.id }))!
    expect(now.players).toEqual([])
    // A member reads and joins from direct messages as well.
    expect(await click(helen, `1|lg|rules|${open}`, dm(helen))).toContain('Open Cup')
  })

  it('is not run on by an organiser who has left its server, nor joined by a former member', async () => {
    const league = await begun('Left Cup')
    const { guilds } = world.sandbox.world
    const before = await state(league)
    guilds.setPerson(home.id, league.judge.id, false)
    await world.pass(2 * 60_000)
    for (const action of [...GOVERNS, 'desk'])
      expect(await click(league.judge, `1|lo|${action}|${league.leagueId}`, dm(league.judge)), action).toContain(
        'League not found.',
      )
    // A player who has left goes on by direct message, and joins nothing new.
    guilds.setPerson(home.id, ann.id, false)
    await world.pass(2 * 60_000)
    expect(await click(ann, `1|lg|my|${league.leagueId}`, dm(ann))).toContain('Left Cup')
    expect(await click(ann, `1|lg|return|${league.leagueId}`, dm(ann))).toContain('Only members of its server')
    expect(await click(ann, `1|lg|joined|${league.leagueId}`, dm(ann))).toContain('Only members of its server')
    guilds.setPerson(home.id, ann.id, true)
    guilds.setPerson(home.id, league.judge.id, true)
    await world.pass(2 * 60_000)
    expect(JSON.parse(await state(league)).league.organisers).toEqual(JSON.parse(before).league.organisers)
    expect(await click(league.judge, `1|lo|desk|${league.leagueId}`, dm(league.judge))).toContain('Left Cup')
  })

  it('is judged by its helpers, who neither run it nor disqualify, withdraw or replace anybody', async () => {
    const league = await begun('Helped Cup')
    const { leagueId } = league
    const before = await state(league)
    const player = (await league.sight()).league.players[0]!.id
    for (const place of [home.channelId, dm(helen)]) {
      const deskText = await click(helen, `1|lo|desk|${leagueId}`, place)
      expect(deskText).toContain('Helped Cup')
      for (const act of [
        ...GOVERNS.map((action) => `${action}|${leagueId}`),
        `withdraw|${leagueId}|${player}`,
        `disqualified|${leagueId}|${player}`,
        `replaced|${leagueId}|${player}|${player}`,
        `samed|${leagueId}|${player}|${player}`,
      ])
        expect(await click(helen, `1|lo|${act}`, place), act).toContain('Only organisers of this league and admins')
    }
    expect(await click(helen, `1|lo|people|${leagueId}`, home.channelId, [helen.id])).toContain('Only organisers')
    expect(await state(league)).toBe(before)
  })
})

describe('a match', () => {
  it('is shown, replayed and shared by members of its server and its people alone', async () => {
    const league = await begun('Watched Cup')
    const { matchId } = league
    const look = ['table', 'look', 'words', 'told', 'help']
    const idOf = (kind: string, id: string) => `1|${kind}|${id}${kind === 'help' ? '|cards' : ''}`
    for (const kind of [...look, 'watch', 'share'])
      for (const place of [other.channelId, dm(mallory)])
        expect(await click(mallory, idOf(kind, matchId), place), kind).toBe(
          await click(mallory, idOf(kind, 'zzzzzzzzzz'), place),
        )
    for (const kind of look) expect(await click(helen, idOf(kind, matchId), dm(helen)), kind).not.toContain('No such')
    await league.concedes(league.one)
    expect(await click(mallory, idOf('watch', matchId), other.channelId)).toBe(
      await click(mallory, idOf('watch', 'zzzzzzzzzz'), other.channelId),
    )
    expect(textOf((await mallory.slash('replay', { match: matchId }, { channel: other.channelId })).message)).toBe(
      await click(mallory, idOf('watch', 'zzzzzzzzzz'), other.channelId),
    )
  })
})

describe('a channel', () => {
  const deny = (person: TestUser, ...permissions: Permission[]) => {
    const { world: discord } = world.sandbox
    const channel = discord.channel(home.channelId) as Parameters<typeof discord.saveChannel>[0]
    const overwrite = { id: person.id, type: OverwriteType.Member, allow: '0', deny: bitsOf(permissions).toString() }
    discord.saveChannel({ ...channel, permission_overwrites: [overwrite] } as typeof channel)
  }

  it('is not written in for somebody who may not write there: by challenge, page, deck, league, card or rule', async () => {
    const league = await begun('Silent Cup')
    await league.concedes(league.one)
    await world.pass(HOUR)
    deny(ben, 'SendMessages')
    const posts = () => world.sandbox.world.messagesIn(home.channelId).filter(({ owner }) => owner === null).length
    const before = posts()
    const at = { channel: home.channelId }
    expect(textOf((await ben.slash('play', { opponent: ann }, at)).message)).toContain(
      'You may not write in this channel',
    )
    expect(textOf((await ben.slash('play', {}, at)).message)).toContain('You may not write in this channel')
    for (const act of [
      '1|pf|share|',
      `1|share|${league.matchId}`,
      '1|ln|made|-',
      '1|q|join|tiny',
      '1|card|share||tiny/x',
      '1|rule|share||tiny/1',
      `1|lg|share|${league.leagueId}`,
      `1|rematch|${league.matchId}`,
    ])
      expect(await click(ben, act, home.channelId), act).toMatch(/may not write|Admins of this server/)
    for (const [command, values] of [
      ['card', { name: 'Even', public: true }],
      ['invite', { public: true }],
    ] as const)
      expect(textOf((await ben.slash(command, values, at)).message), command).toContain('You may not write')
    expect(posts()).toBe(before)
    deny(ben)
  })

  it('is not written in for a silenced member until that time is over', async () => {
    const { seat, format, list } = tiny.decks().find(({ id }) => id === DECKS.left)!
    must(await world.holonet.decks.create({ ...asking(helen.id), name: 'Mine', game: tiny.id, seat, format, list }))
    world.sandbox.silence(helen, new Date(world.clock.now().getTime() + HOUR))
    const posts = () => world.sandbox.world.messagesIn(home.channelId).filter(({ owner }) => owner === null).length
    const before = posts()
    const at = { channel: home.channelId }
    for (const [command, values] of [
      ['play', { opponent: ann }],
      ['play', {}],
      ['card', { name: 'Even', public: true }],
      ['invite', { public: true }],
    ] as const)
      expect(textOf((await helen.slash(command, values, at)).message), command).toContain('You may not write')
    const share = () => helen.slash('deck', { deck: 'Mine' }, { ...at, subcommand: 'share' })
    const question = (await share()).message
    await helen.click(question, 'Post the list')
    expect(textOf(await toldAlone(helen, 'You may not write'))).toContain('in this channel')
    for (const act of ['1|q|join|tiny', '1|pf|share|', '1|card|share||tiny/x', '1|rule|share||tiny/1'])
      expect(await click(helen, act, home.channelId), act).toContain('You may not write')
    expect(posts()).toBe(before)
    world.clock.advance(2 * HOUR)
    await world.quiet()
    const again = await helen.click((await share()).message, 'Post the list')
    expect(again.text).toContain('Everyone here can see it now')
    expect(posts()).toBe(before + 1)
  })

  it('that is hidden does not have its matches on the board of a channel that everybody sees', async () => {
    const { sandbox, holonet } = world
    const hidden = sandbox.world.addGuild('Two rooms', { people: [ann, ben, olga] })
    const everybody = (deny: readonly Permission[]) => [
      { id: hidden.id, type: OverwriteType.Role, allow: '0', deny: bitsOf(deny).toString() },
    ]
    const board = sandbox.world.addChannel('board', { guildId: hidden.id })
    const shown = () =>
      sandbox.world
        .messagesIn(board.id)
        .map(({ message }) => textOf(message))
        .find((one) => one.includes('Games of this server')) ?? ''
    must(await holonet.servers.change(hidden.id, { boardChannel: board.id }))
    const league = await runningLeague(world, 'Room Cup', { guildId: hidden.id, channelId: hidden.channelId }, {}, [
      ann,
      ben,
    ])
    await world.pass(2 * 60_000)
    await ann.until('the board with the match', () => shown().includes('Ann') || undefined)
    const channel = sandbox.world.channel(hidden.channelId) as Parameters<typeof sandbox.world.saveChannel>[0]
    sandbox.world.saveChannel({ ...channel, permission_overwrites: everybody(['ViewChannel']) } as typeof channel)
    await world.pass(2 * 60_000)
    await ann.until('the board without the match', () => (shown() !== '' && !shown().includes('Ann')) || undefined)
    await league.concedes(league.one)
    await world.pass(2 * 60_000)
    expect(shown()).not.toMatch(/Ann|Ben/)
  })

  it('of another server, and a role of another kind, are not taken by /setup', async () => {
    world.sandbox.world.rights.demand(home.id, { ownerId: olga.id })
    const { servers } = world.holonet
    const before = servers.of(home.id)
    for (const what of ['challenges', 'threads', 'board'])
      expect(await click(olga, `1|setup|${what}`, home.channelId, [other.channelId]), what).toContain(
        'Choose a channel of this server',
      )
    for (const what of ['role', 'leagues'])
      expect(await click(olga, `1|setup|${what}`, home.channelId, ['123456789']), what).toContain(
        'Choose a role of this server',
      )
    expect(servers.of(home.id)).toEqual(before)
    expect(await click(olga, '1|setup|board', home.channelId, [home.channelId])).toContain('Saved')
  })
})

describe('a deck in a league with hidden lists', () => {
  it('is posted only after a second question that says why, and only exported in direct messages', async () => {
    const { decks } = world.holonet
    const { seat, format, list } = tiny.decks().find(({ id }) => id === DECKS.left)!
    const made = must(await decks.create({ ...asking(ann.id), name: 'Secret plan', game: tiny.id, seat, format, list }))
    const league = await runningLeague(world, 'Quiet Cup', home, { decks: { hidden: true } }, [ann, ben], (person) =>
      person === ann.id ? { ...DECKS, left: `own:${made.id}` } : DECKS,
    )
    // A changed list is still that of the league for the most part, and a copy of the old one is all of it.
    must(await decks.copy({ ...asking(ann.id), id: made.id }))
    must(
      await decks.change({
        ...asking(ann.id),
        id: made.id,
        version: made.version,
        change: () => ({ list: list.slice(1) }),
      }),
    )
    const posts = () => world.sandbox.world.messagesIn(home.channelId).filter(({ owner }) => owner === null).length
    const before = posts()
    const at = { channel: home.channelId, subcommand: 'share' }
    for (const deck of ['Secret plan', 'Secret plan (2)']) {
      const first = await ann.slash('deck', { deck }, at)
      expect(first.text).toContain('The league “Quiet Cup” hides the lists of its players')
      const second = await ann.click(first.message, 'Post the list')
      expect(second.text).toContain(`Post “${deck}” all the same?`)
      expect((await ann.click(second.message, 'Back to the deck')).text).toContain(`### ${deck}`)
    }
    // A button of a question from before the league is no second one.
    const [saved] = (await decks.of(ann.id)).filter(({ name }) => name === 'Secret plan')
    const old = `1|d|${saved!.id}|${saved!.version}|post|code|1`
    expect(await click(ann, old, home.channelId)).toContain('all the same?')
    expect(await click(ann, `${old}|sure`, dm(ann))).toContain('No one else reads this chat')
    expect(textOf((await ann.slash('deck', { deck: 'Secret plan' }, { ...at, channel: dm(ann) })).message)).toContain(
      'No one else reads this chat',
    )
    expect(posts()).toBe(before)
    const sure = await ann.click((await ann.slash('deck', { deck: 'Secret plan' }, at)).message, 'Post the share code')
    expect((await ann.click(sure.message, 'Post it all the same')).text).toContain('Everyone here can see it now')
    expect(posts()).toBe(before + 1)
    // Once the league is over, one question is enough.
    await league.concedes(league.one)
    const last = await ann.slash('deck', { deck: 'Secret plan' }, at)
    expect(last.text).not.toContain('Quiet Cup')
    expect((await ann.click(last.message, 'Post the list')).text).toContain('Everyone here can see it now')
  })
})

describe('an open challenge', () => {
  it('is accepted by a member of its server, and neither by a stranger nor by a former member', async () => {
    world.sandbox.world.guilds.setPerson(home.id, ann.id, true)
    const asked = await ann.slash('play', {}, { channel: home.channelId })
    const known = new Set(ann.messages(home.channelId).map(({ id }) => id))
    await ann.select(asked.message, DECK, 'Even')
    const challenge = await helen.until('the challenge', () =>
      helen.messages(home.channelId).find((one) => !known.has(one.id) && !isEphemeral(one)),
    )
    const { customId: accept } = controlsOf(challenge).find((one) => ACCEPT.test(one.customId))!
    const id = accept.split('|')[2]!
    const before = textOf(challenge)
    const acts = [accept, `1|c|${id}|decks`, `1|c|${id}|deck`]
    world.sandbox.world.guilds.setPerson(home.id, ben.id, false)
    await world.pass(2 * 60_000)
    for (const one of [mallory, ben])
      for (const place of [other.channelId, dm(one)])
        for (const act of acts) expect(await click(one, act, place), act).toMatch(/server|No such|not found/i)
    expect(textOf(helen.now(challenge)!)).toBe(before)
    expect(await click(helen, accept, home.channelId)).toMatch(/deck/i)
    world.sandbox.world.guilds.setPerson(home.id, ben.id, true)
    await world.pass(2 * 60_000)
    expect(await click(ben, accept, dm(ben))).toMatch(/deck/i)
  })
})

describe('a person who has left', () => {
  it('offers no rematch there, and makes the bot write nothing by direct message', async () => {
    const league = await begun('Thrown Cup', [ann, ben])
    await league.concedes(league.one)
    const { matchId } = league
    const { guilds } = world.sandbox.world
    guilds.setPerson(home.id, ben.id, false)
    await world.pass(2 * 60_000)
    const posts = () => world.sandbox.world.messagesIn(home.channelId).length
    const before = posts()
    for (let tries = 0; tries < 3; tries++)
      expect(await click(ben, `1|rematch|${matchId}`, dm(ben))).toContain('You are no longer on the server')
    expect(await click(ben, `1|lg|share|${league.leagueId}`, dm(ben))).toContain('may not write')
    expect(await click(ann, `1|rematch|${matchId}`, dm(ann))).toContain('Your opponent is no longer')
    expect(posts()).toBe(before)
    guilds.setPerson(home.id, ben.id, true)
  })
})

describe('a page', () => {
  it('is shown to people who share a server or a game, and to nobody if it is hidden', async () => {
    const [shy, friend] = [world.sandbox.user('Shy'), world.sandbox.user('Friend')]
    world.sandbox.world.guilds.setPerson(home.id, shy.id, true)
    world.sandbox.world.guilds.setPerson(home.id, friend.id, true)
    expect(await click(friend, `1|pf|show|${shy.id}`, home.channelId)).toContain('Shy')
    expect(await click(mallory, `1|pf|show|${shy.id}`, other.channelId)).toContain('no page that you can see')
    expect(await click(friend, `1|pf|show|${shy.id}`, dm(friend))).toContain('no page that you can see')
    const posts = () => world.sandbox.world.messagesIn(home.channelId).filter(({ owner }) => owner === null).length
    const before = posts()
    expect(await click(friend, `1|pf|share|${shy.id}`, home.channelId)).toContain('Shy')
    expect(posts()).toBe(before)
    expect(await click(shy, '1|set|page|off', home.channelId)).toContain('only you')
    expect(await click(friend, `1|pf|show|${shy.id}`, home.channelId)).toContain('no page that you can see')
    expect(await click(shy, '1|pf|show|', home.channelId)).toContain('Shy')
  })
})

it('leagues are created by admins, and by the roles that they name', async () => {
  const { servers } = world.holonet
  const may = 'Admins of this server decide'
  expect(await click(helen, '1|ln|made|-', home.channelId)).toContain(may)
  expect(textOf((await helen.slash('league', { what: 'create' }, { channel: home.channelId })).message)).toContain(may)
  must(await servers.change(home.id, { leagueRoles: [helpers.id] }))
  expect(await click(helen, '1|ln|made|-', home.channelId)).not.toContain(may)
  expect(await click(ann, '1|ln|made|-', home.channelId)).toContain(may)
  must(await servers.change(home.id, { leagueRoles: [] }))
})

it('names of an object’s own functions and numbers beyond exactness are unknown buttons, without an error in the log', async () => {
  const league = await begun('Proto Cup')
  for (const customId of [
    '1|constructor|x',
    '1|ln|constructor|-',
    `1|lg|toString|${league.leagueId}`,
    `1|lo|__proto__|${league.leagueId}`,
    '1|q|valueOf|tiny',
    `1|lg|who|${league.leagueId}|9007199254740993`,
    `1|lo|results|${league.leagueId}|99999999999999999999|0`,
    `1|back|${league.matchId}|dark|ask|9007199254740993`,
  ])
    expect(await click(ann, customId, home.channelId), customId).toContain('This button is from an older version')
  expect(await click(ann, '1|q|show|constructor', home.channelId)).not.toContain('report')
})
