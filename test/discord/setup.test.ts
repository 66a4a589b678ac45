/** The settings of a server: the panel, the check of permissions, and the effect of each setting. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changesOf, typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { isRefusal, LANGUAGES } from '../../src/contract/index.ts'
import { QUEUES } from '../../src/deadlines/alarm.ts'
import { adminPanel } from '../../src/discord/admin/admin-panel.ts'
import { SECTIONS, setupPanel } from '../../src/discord/setup/setup-panel.ts'
import { hashOfCommands } from '../../src/discord/shell/command-registration.ts'
import { countOf, MOST } from '../../src/discord/shell/components.ts'
import { Hosts } from '../../src/discord/shell/hosts.ts'
import { bitsOf, missingOf, NEEDED, permissionsOf } from '../../src/discord/shell/permissions.ts'
import { isOneScreen, messageHeight } from '../../src/discord/table/phone-room.ts'
import { games } from '../../src/games/registry.ts'
import { speak } from '../../src/locales/index.ts'
import type { DeadLetter } from '../../src/matches/dead-letters.ts'
import { RATED_WAYS, SERVER_LIMITS, type ServerSettings, UNSET } from '../../src/servers/server.ts'
import { tiny } from '../games/high-card.ts'
import { ACCEPT, beginMatch, DECK, startWorld, type World } from './world.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await startWorld()
  admin = world.sandbox.user('Admin')
})
beforeEach(async () => {
  await set(UNSET)
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})
let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)
const settings = () => world.holonet.servers.of(world.sandbox.guildId)
const channel = (name: 'general' | 'games') => world.sandbox.channelIds[name]

async function set(changed: Partial<ServerSettings>): Promise<void> {
  const done = await world.holonet.servers.change(world.sandbox.guildId, changed)
  if (isRefusal(done)) throw new Error(done.refused)
}

/** Opens a control of the panel, then picks in it. */
async function pick(panel: APIMessage, section: string, picks: string | { id: string } | readonly { id: string }[]) {
  const open = await admin.select(panel, /\|open$/, section)
  return admin.select(open.message, new RegExp(`\\|${section}(?:\\||$)`), picks)
}

describe('/setup', () => {
  it('shows the defaults to the admin alone, and changes in its place', async () => {
    const { message, text } = await admin.slash('setup')
    expect(isEphemeral(message)).toBe(true)
    expect(text).toContain('Challenges: **in every channel**')
    expect(text).toContain('Time to answer: **3 days**')
    expect(text).toContain('Who may challenge: **everyone**')
    const changed = await pick(message, 'time', '24')
    expect(changed.message.id).toBe(message.id)
    expect(changed.text).toContain('Saved.')
    expect(changed.text).toContain('Time to answer: **1 day**')
  })

  it('sets everything, and resets it', async () => {
    const role = world.sandbox.role('Players')
    let { message } = await admin.slash('setup')
    message = (await pick(message, 'challenges', [{ id: channel('games') }])).message
    message = (await pick(message, 'threads', { id: channel('general') })).message
    message = (await pick(message, 'language', 'fr')).message
    message = (await pick(message, 'format', 'tiny/long')).message
    message = (await pick(message, 'role', role)).message
    message = (await pick(message, 'rated', 'all')).message
    expect(settings()).toEqual({
      ...UNSET,
      challengeChannels: [channel('games')],
      matchChannel: channel('general'),
      language: 'fr',
      format: { game: 'tiny', format: 'long' },
      challengerRole: role.id,
      rated: 'all',
    })
    message = (await pick(message, 'challenges', [])).message
    message = (await pick(message, 'threads', [])).message
    message = (await pick(message, 'language', 'usual')).message
    message = (await pick(message, 'role', [])).message
    message = (await pick(message, 'rated', 'asked')).message
    expect(settings()).toEqual({ ...UNSET, format: { game: 'tiny', format: 'long' } })
  })

  it('sets the rules of the game one by one, and resets them', async () => {
    const [choice] = tiny.ruleChoices
    const other = choice!.values[1]!
    const { message } = await admin.slash('setup')
    const changed = await pick(message, 'rules', other.id)
    expect(settings().rules).toEqual({ [choice!.id]: other.id })
    expect(changed.text).toContain(`Rules: **${other.label.en}**`)
    await pick(changed.message, 'rules', 'usual')
    expect(settings().rules).toEqual({})
  })

  it('keeps its settings over a restart', async () => {
    await set({ language: 'fr', sittingMs: 3_600_000, challengeChannels: [channel('games')] })
    const before = settings()
    await world.restart()
    expect(settings()).toEqual(before)
  })

  it('answers in French to people who read French', async () => {
    admin.locale('fr')
    expect((await admin.slash('setup')).text).toContain('HoloNet sur ce serveur')
    admin.locale('en-US')
  })

  it('is refused to people who may not manage the server, by Discord and by the bot', async () => {
    const ann = user('Ann')
    await expect(ann.slash('setup')).rejects.toThrow('may not use')
    // The admin loses the permission after opening the panel.
    const { message } = await admin.slash('setup')
    const admins = world.sandbox.world.roles().find(({ name }) => name === 'Admins')!
    world.sandbox.setRole(admin, admins, false)
    await admin.select(message, /\|open$/, 'rated')
    expect(await admin.sees('permission *Manage Server*')).toBeTruthy()
    expect(settings()).toEqual(UNSET)
    world.sandbox.setRole(admin, admins, true)
  })

  it('says in direct messages that it belongs to a server', async () => {
    const ann = user('Ann')
    const { text } = await ann.slash('setup', {}, { channel: await ann.openDm() })
    expect(text).toContain('for servers')
  })

  it('is registered as a command for people who manage the server', async () => {
    const data = { name: 'setup', description: 'x' }
    expect(hashOfCommands([{ ...data, default_member_permissions: '32' }])).not.toBe(hashOfCommands([data]))
    expect((await admin.command('setup')).default_member_permissions).toBe('32')
  })
})

describe('missing permissions', () => {
  afterEach(() => {
    world.sandbox.deny(channel('games'))
  })

  it('are named for each chosen channel, with the fix', async () => {
    world.sandbox.deny(channel('games'), 'CreatePublicThreads', 'AttachFiles')
    await set({ challengeChannels: [channel('general')], matchChannel: channel('games') })
    const { message, text } = await admin.slash('setup')
    expect(text).toContain(`✅ <#${channel('general')}>`)
    expect(text).toContain(
      `⚠️ <#${channel('games')}>: missing permissions: **Create Public Threads**, **Attach Files**.`,
    )
    expect(text).toContain('To fix it')
    world.sandbox.deny(channel('games'))
    const again = await admin.click(message, 'Check again')
    expect(again.text).not.toContain('⚠️')
    expect(again.text).not.toContain('To fix it')
  })

  it('are those of the present channel if none was chosen', async () => {
    expect((await admin.slash('setup')).text).toContain(`✅ <#${channel('general')}>`)
  })

  it('include that the bot does not see the channel, or that the channel is gone', async () => {
    world.sandbox.deny(channel('games'), 'ViewChannel')
    await set({ challengeChannels: [channel('games'), '1'] })
    const { text } = await admin.slash('setup')
    expect(text).toContain('missing permissions: **View Channel**')
    expect(text).toContain('<#1> was deleted')
  })

  it('the panel says that the role for challenging is gone', async () => {
    await set({ challengerRole: '1' })
    const { message, text } = await admin.slash('setup')
    expect(text).toContain('role that may challenge was deleted')
    const open = await admin.select(message, /\|open$/, 'role')
    const control = controlsOf(open.message).find(({ customId }) => /\|role$/.test(customId))!
    expect(control.raw).toMatchObject({ default_values: [] })
  })

  it('are shown by a test, which leaves nothing behind', async () => {
    world.sandbox.deny(channel('games'), 'SendMessages')
    await set({ challengeChannels: [channel('general'), channel('games')] })
    const before = admin.messages('general').length
    const { message } = await admin.slash('setup')
    const { text } = await admin.click(message, 'Test')
    expect(text).toContain(`Test passed in <#${channel('general')}>`)
    expect(text).toContain(`Test failed in <#${channel('games')}>`)
    const there = admin.messages('general').filter((one) => !isEphemeral(one))
    expect(there.some((one) => textOf(one).includes('A test'))).toBe(false)
    expect(admin.messages('general').length).toBeLessThanOrEqual(before + 1)
    const posted = world.sandbox.requests.filter(
      ({ method, path }) => method === 'DELETE' && path.includes('/messages/'),
    )
    expect(posted.length).toBeGreaterThan(0)
  })
})

describe('a challenge', () => {
  const play = (person: TestUser, values = {}, where = 'general') =>
    typePlay(person, { format: 'tiny/short', side: 'tiny/left', ...values }, { channel: where })

  it('is possible in the chosen channels only; practice is possible anywhere, without a thread, which is said', async () => {
    await set({ challengeChannels: [channel('games')] })
    const [ann, ben] = [user('Ann'), user('Ben')]
    expect((await play(ann, { opponent: ben })).text).toContain(
      `Challenges on this server go into <#${channel('games')}>`,
    )
    expect((await play(ann, { opponent: ben }, 'games')).text).not.toContain('Challenges on this server go into')
    const practice = await play(ann, { opponent: { id: world.sandbox.botId } })
    expect(practice.text).toContain(`Challenges go into <#${channel('games')}>, so practice here has no thread`)
    const games = await play(ann, { opponent: { id: world.sandbox.botId } }, 'games')
    expect(games.text).not.toContain('no thread')
    await ann.select(practice.message, DECK, 'Even')
    await world.quiet()
    expect(ann.threads()).toEqual([])
    expect(await world.holonet.matches.of(ann.id)).toHaveLength(1)
  })

  it('of practice without a thread continues in direct messages, if they are open', async () => {
    await set({ challengeChannels: [channel('games')] })
    const [ann, ben] = [user('Ann'), user('Ben')]
    const practice = { opponent: { id: world.sandbox.botId } }
    const asked = await play(ann, practice)
    const gone = await ann.click(asked.message, 'Play in direct messages')
    expect(gone.text).toContain('choose your deck there')
    const choice = await ann.dm('Choose your deck')
    expect(textOf(choice)).not.toContain('no thread')
    const panel = await ann.select(choice, DECK, 'Even')
    expect(panel.text).toContain('In which order')
    expect(isEphemeral(panel.message)).toBe(false)
    ben.closeDms()
    const shut = await play(ben, practice)
    await ben.click(shut.message, 'Play in direct messages')
    await ben.sees('Open them, or continue here')
    expect((await ben.select(shut.message, DECK, 'Even')).text).toContain('In which order')
  })

  it('a challenge needs the role; accepting and practice do not', async () => {
    const role = world.sandbox.role('Challengers')
    await set({ challengerRole: role.id })
    const [ann, ben] = [user('Ann'), user('Ben')]
    expect((await play(ann, { opponent: ben })).text).toContain(`only <@&${role.id}> may challenge`)
    expect((await play(ann, { opponent: { id: world.sandbox.botId } })).text).not.toContain('may challenge')
    world.sandbox.setRole(ann, role, true)
    const { threadId } = await beginMatch(world, ann, ben)
    expect(threadId).toBeTruthy()
  })

  it('a rematch follows the settings of the server, and needs no role', async () => {
    const role = world.sandbox.role('Veterans')
    const [ann, ben] = [user('Ann'), user('Ben')]
    await beginMatch(world, ann, ben)
    const { match } = (await world.holonet.matches.of(ann.id))[0]!
    await world.holonet.matches.concede({ matchId: match.id, person: ann.id, interaction: `over ${match.id}` })
    await world.quiet()
    await set({ challengerRole: role.id, rated: 'all' })
    expect((await play(ben, { opponent: ann })).text).toContain(`only <@&${role.id}> may challenge`)
    const posted = ben.next(`<@${ben.id}>`, { channel: 'general' })
    // Nobody has a role in direct messages.
    expect((await ann.click(await ann.dm('🏁'), 'Rematch')).text).toContain('Rematch offered')
    const rematch = await posted
    expect(textOf(rematch)).toContain('· rated')
    expect((await ben.click(rematch, ACCEPT)).text).toContain('In which order')
    expect((await admin.slash('setup')).text).toContain('Anyone may accept a rematch')
  })

  it('takes time, format and rules from the server by default', async () => {
    const [choice] = tiny.ruleChoices
    const other = choice!.values[1]!
    await set({ sittingMs: 3_600_000, format: { game: 'tiny', format: 'long' }, rules: { [choice!.id]: other.id } })
    const [ann, ben] = [user('Ann'), user('Ben')]
    const usual = await ann.slash('play', { opponent: ben })
    expect(usual.text).toContain('1 hour to answer')
    expect(usual.text).toContain(tiny.words.format('long', 'en'))
    expect(usual.text).toContain(other.label.en)
    const own = await typePlay(ann, { opponent: ben, format: 'tiny/short', time: 24 })
    expect(own.text).toContain('1 day to answer')
    expect(own.text).toContain(tiny.words.format('short', 'en'))
  })

  it('is rated as the server is set', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    await set({ rated: 'all' })
    expect((await play(ann, { opponent: ben })).text).toContain('· rated')
    expect(changesOf(await play(ann, { opponent: ben }))).not.toContain('rated')
    expect((await play(ann, { opponent: { id: world.sandbox.botId } })).text).toContain('friendly')
    await set({ rated: 'none' })
    expect((await play(ann, { opponent: ben })).text).toContain('friendly')
    expect(changesOf(await play(ann, { opponent: ben }))).not.toContain('rated')
    await set({ rated: 'asked' })
    expect((await play(ann, { opponent: ben, rated: true })).text).toContain('· rated')
  })

  it('is announced in the language of the server, and its match in the chosen channel', async () => {
    await set({ language: 'fr', matchChannel: channel('games') })
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { challenge, threadId } = await beginMatch(world, ann, ben)
    expect(challenge.channel_id).toBe(channel('general'))
    expect(controlsOf(challenge).map(({ label }) => label)).toContain('Accepter')
    expect(ann.channel(threadId)).toMatchObject({ parent_id: channel('games') })
    const shown = await ann.slash('invite', { public: true })
    expect(shown.text).toContain('Inviter')
  })

  it('gets its thread where it was made if the chosen channel refuses it', async () => {
    await set({ matchChannel: channel('games') })
    world.sandbox.deny(channel('games'), 'SendMessages')
    const { threadId } = await beginMatch(world, user('Ann'), user('Ben'))
    expect(admin.channel(threadId)).toMatchObject({ parent_id: channel('general') })
    world.sandbox.deny(channel('games'))
  })
})

describe('the panel', () => {
  const far = '9'.repeat(19)
  const many = Array.from({ length: SERVER_LIMITS.challengeChannels }, (_, at) => `${far}${at}`)
  const full: ServerSettings = {
    challengeChannels: many,
    matchChannel: far,
    language: 'fr',
    sittingMs: 3_600_000,
    clock: null,
    format: { game: 'young-jedi', format: 'full' },
    rules: { edition: '2001', decksOut: 'protocol', searchPenalty: 'shuffle-first' },
    challengerRole: far,
    rated: 'all',
    reveals: 'none',
    suggestions: false,
    leagueRoles: many,
    boardChannel: far,
  }

  const letter: DeadLetter = { kind: 'over', league: null, threadId: far, deadAt: new Date(), reason: 'discord 50035' }

  it.each(LANGUAGES)('fits a phone’s screen, as it comes and with each control open (%s)', (language) => {
    const seen = { lacking: new Map([[far, []]]), roles: new Set<string>(), givesRoles: false }
    for (const section of [null, ...SECTIONS]) {
      const body = setupPanel({
        guildId: far,
        settings: UNSET,
        games,
        language,
        section,
        seen,
        letters: [],
        pausedSince: null,
        note: speak(language)('settings.saved'),
      })
      expect(isOneScreen(body.components), `${section}: ${messageHeight(body.components)}`).toBe(true)
    }
  })

  it.each(LANGUAGES)('stays within the limits of a message, whatever is set (%s)', (language) => {
    for (const section of [null, ...SECTIONS])
      for (const rated of RATED_WAYS) {
        const lacking = new Map([...many, far].map((id) => [id, NEEDED] as const))
        const seen = { lacking, roles: new Set<string>(), givesRoles: false }
        const letters = Array.from({ length: 30 }, () => letter)
        const body = setupPanel({
          guildId: far,
          settings: { ...full, rated },
          games,
          language,
          section,
          seen,
          letters,
          pausedSince: new Date(),
        })
        expect(countOf(body.components)).toBeLessThanOrEqual(MOST.components)
        const words = body.components.flatMap((part) => ('content' in part ? [part.content] : []))
        expect(words.join('').length).toBeLessThanOrEqual(MOST.text)
      }
  })
})

describe('permissions, as Discord computes them', () => {
  const bits = (...names: Parameters<typeof bitsOf>[0]) => bitsOf(names).toString()
  const base = { guildId: 'g', userId: 'bot', roles: ['r', 's'], overwrites: [] }
  const all = bits(...NEEDED)
  const known = [
    { id: 'g', permissions: bits('ViewChannel') },
    { id: 'r', permissions: all },
    { id: 'other', permissions: bits('Administrator') },
  ]

  it('come from the role @everyone and the member’s own ones', () => {
    expect(missingOf(permissionsOf({ ...base, known }), NEEDED)).toEqual([])
    expect(missingOf(permissionsOf({ ...base, roles: [], known }), NEEDED)).toEqual(
      NEEDED.filter((one) => one !== 'ViewChannel'),
    )
  })

  it('are denied and allowed by the channel: for everybody, then for roles, then for the member', () => {
    const deny = (id: string) => ({ id, allow: '0', deny: bits('SendMessages') })
    const allow = (id: string) => ({ id, allow: bits('SendMessages'), deny: '0' })
    const lacks = (...overwrites: ReturnType<typeof deny>[]) =>
      missingOf(permissionsOf({ ...base, known, overwrites }), NEEDED)
    expect(lacks(deny('g'))).toEqual(['SendMessages'])
    expect(lacks(deny('g'), allow('r'))).toEqual([])
    // A role can't take what another one gives.
    expect(lacks(deny('s'), allow('r'))).toEqual([])
    expect(lacks(allow('r'), deny('bot'))).toEqual(['SendMessages'])
    expect(lacks(deny('other'))).toEqual([])
  })

  it('are none where the channel is not visible, and all for an administrator', () => {
    const unseen = [{ id: 'bot', allow: '0', deny: bits('ViewChannel') }]
    expect(missingOf(permissionsOf({ ...base, known, overwrites: unseen }), NEEDED)).toEqual(NEEDED)
    expect(missingOf(permissionsOf({ ...base, roles: ['other'], known, overwrites: unseen }), NEEDED)).toEqual([])
  })

  it('in the invitation are those that the bot needs', async () => {
    const invited = await admin.slash('invite')
    const url = controlsOf(invited.message)
    expect(url).toEqual([])
    expect(JSON.stringify(invited.message.components)).toContain(`permissions=${bitsOf(NEEDED)}`)
  })
})

describe('/admin', () => {
  const at = (ms: number) => new Date(world.clock.now().getTime() + ms)
  const HOUR = 3_600_000

  it('is answered to the owner of the application alone, its controls too', async () => {
    const own = await admin.slash('admin')
    expect(own.text).toContain('People can play.')
    expect(own.text).toContain('No match is in trouble.')
    expect(isEphemeral(own.message)).toBe(true)
    const other = user('Zoe')
    world.sandbox.setRole(other, world.sandbox.role('Other admins', 'Administrator'), true)
    // In Discord administrators alone see the command; others of them are refused like anybody.
    expect((await other.slash('admin')).text).toBe('Only the host of this bot can use this.')
    expect((await admin.click(own.message, 'Refresh')).text).toContain('People can play.')
  })

  it('shows matches in trouble without what is secret in them, and pauses a server until it is resumed', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    await beginMatch(world, ann, ben)
    await world.holonet.idle()
    const { prisma } = world.holonet
    const { matchId } = await prisma.player.findFirstOrThrow({ where: { personId: ann.id } })
    const sitting = () => prisma.sitting.findFirstOrThrow({ where: { matchId } })
    await prisma.sitting.updateMany({ where: { matchId }, data: { deadline: at(-HOUR), remindAt: null } })
    const { message, text } = await admin.slash('admin')
    expect(text).toContain('time is up, nothing follows')
    // The hint sends its reader to the log with the id.
    expect(text).toContain(`\`${matchId}\``)
    expect(text).not.toMatch(/left-h\d|right-h\d/)
    const paused = await admin.select(message, /\|turn$/, world.sandbox.guildId)
    expect(paused.text).toContain('Clocks stand still')
    expect(paused.text).toContain('paused by the host')
    expect(paused.text).toContain('No match is in trouble.')
    await ann.sees('The host of HoloNet has paused this server', { channel: ann.threads()[0]!.id })
    expect((await admin.slash('setup')).text).toContain('The host of HoloNet paused this server <t:')
    await world.holonet.wake()
    // Discord says that the bot is there, as after each connection: the pause stays.
    await world.holonet.presence.all([world.sandbox.guildId])
    const before = (await sitting()).deadline
    expect(before).toEqual(at(-HOUR))
    world.clock.advance(HOUR)
    const resumed = await admin.select(paused.message, /\|turn$/, world.sandbox.guildId)
    expect(resumed.text).toContain('Clocks run again')
    expect((await sitting()).deadline.getTime() - before.getTime()).toBeGreaterThan(HOUR)
    await ann.sees('The host had paused this server for 1 hour', { channel: ann.threads()[0]!.id })
    expect((await admin.slash('setup')).text).not.toContain('has paused this server')
  })

  it('tries all refused messages again', async () => {
    const { prisma } = world.holonet
    const data = { challengeId: 'gone' }
    await prisma.notice.create({
      data: { id: 'refused00001', kind: 'challenge-expired', data, at: at(0), deadAt: at(0), deadFor: 'discord 50035' },
    })
    const { message, text } = await admin.slash('admin')
    expect(text).toContain('Discord error 50035')
    const again = await admin.click(message, 'Try again')
    // A call that a permission held up before may be among them.
    expect(again.text).toMatch(/One notification is being sent again\.|\d notifications are being sent again\./)
    await world.holonet.idle()
    const refused = await prisma.notice.findMany({ where: { id: 'refused00001', deadFor: 'discord 50035' } })
    expect(refused).toEqual([])
  })

  it('names other hosts by the configuration, and members of a team that own the application', async () => {
    const clock = { now: () => new Date(0) }
    const asked: string[] = []
    const rest = (application: object) => ({
      get: async (route: string) => {
        asked.push(route)
        return application
      },
    })
    const named = new Hosts(rest({ owner: { id: '1' } }) as never, clock, ['7'])
    expect([await named.has('7'), await named.has('1')]).toEqual([true, false])
    expect(asked).toEqual([])
    const members = [
      { user: { id: '2' }, role: 'developer' },
      { user: { id: '3' }, role: 'read_only' },
    ]
    const owned = new Hosts(rest({ owner: { id: '1' }, team: { members } }) as never, clock, [])
    expect([await owned.has('1'), await owned.has('2'), await owned.has('3')]).toEqual([false, true, false])
    expect(asked).toHaveLength(1)
  })

  it.each(LANGUAGES)('is one screen, however much there is to say (%s)', (language) => {
    const since = new Date(0)
    const far = '9'.repeat(19)
    const body = adminPanel({
      view: {
        obstacles: ['token', 'requests', 'gateway 3'].map((sign) => ({ sign, what: 'x', since })),
        work: { open_matches: 123_456, notices: 12_345, lag_seconds: 1, dead: 30, late: 12_345 },
        failed: QUEUES.map((queue) => ({ queue, waiting: 99, failed: 99 })),
        letters: Array.from({ length: 30 }, () => ({
          kind: 'showBoard' as const,
          league: 'L'.repeat(100),
          threadId: null,
          deadAt: since,
          reason: 'discord 50035',
        })),
        troubled: Array.from({ length: 20 }, (_, n) => ({
          matchId: 'm',
          threadId: far,
          why: n % 2 === 0 ? ('overdue' as const) : ('uncalled' as const),
          since,
        })),
        servers: Array.from({ length: 25 }, (_, n) => ({ id: `${far}${n}`, running: 9_999, since, byHost: n < 9 })),
      },
      nameOf: () => '*'.repeat(100),
      language,
    })
    expect(countOf(body.components)).toBeLessThanOrEqual(MOST.components)
    const words = body.components.flatMap((part) => ('content' in part ? [part.content] : [])).join('\n')
    expect(words.length).toBeLessThanOrEqual(3000)
    // Three of each, and no line that is cut.
    expect(words.split('\n').filter((line) => line.startsWith('⏸'))).toHaveLength(3)
    expect(words.split('\n').length).toBeLessThanOrEqual(23)
    expect(words).toContain(language === 'fr' ? 'rappels' : 'reminders')
    // The log says it in these words, and Discord need not have refused a message that HoloNet could not write.
    expect(words).toContain('`could not do what is due`')
    expect(words).toContain(
      language === 'fr' ? '30 notifications n’ont pas été remises' : '30 notifications were not delivered',
    )
  })
})
