/** The doctor against the stand-in: each check passes on a healthy bot, and each is seen failing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { newPortal } from '../../sandbox/portal.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { type Diagnosis, examine, identify } from '../../src/doctor/doctor.ts'
import type { ExaminationOptions } from '../../src/doctor/examination.ts'
import { type Finding, printed } from '../../src/doctor/finding.ts'
import { TrialRequests } from '../../src/doctor/trial-requests.ts'
import { games } from '../../src/games/registry.ts'
import type { Clock } from '../../src/time/clock.ts'
import { HandClock } from '../hand-clock.ts'

const COMMANDS = commands.map((make) => make(games))

/** The time of the doctor: it moves the time of the stand-in on instead of waiting. */
const patient = (clock: HandClock): Clock => ({
  now: () => clock.now(),
  wake(at, callback) {
    clock.advance(at.getTime() - clock.now().getTime())
    queueMicrotask(callback)
    return () => {}
  },
})

/** The doctor asks as much as Discord lets it: its tests need not wait. */
const UNLIMITED = { bucket: { requests: 1_000, perMs: 1_000 }, global: { requests: 1_000, perMs: 1_000 } }

async function worldOf(options: SandboxOptions = {}) {
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const sandbox = await startSandbox({
    clock,
    botPermissions: [...NEEDED, 'ManageRoles'],
    ...options,
    limits: { ...UNHURRIED, ...UNLIMITED, ...options.limits },
  })
  return { sandbox, clock }
}

async function visited(
  { sandbox, clock }: { sandbox: Sandbox; clock: HandClock },
  given: Partial<ExaminationOptions> = {},
): Promise<Diagnosis & { readonly lines: string[] }> {
  const discord = new TrialRequests(sandbox.token, sandbox.apiUrl)
  const identity = await identify({ discord })
  if (identity.application === null) return { findings: [identity.finding], buckets: [], throttled: [], lines: [] }
  const { application, botId } = identity
  const lines: string[] = []
  const options = { write: false, quick: true, ...given }
  const found = await examine(
    { ...options, discord, clock: patient(clock), application, botId, commands: COMMANDS },
    (finding) => lines.push(printed(finding)),
  )
  return { ...found, lines }
}

const about = ({ findings }: Diagnosis, check: string): Finding => {
  const found = findings.find((one) => one.check.split(' ')[0] === check.split(' ')[0] && one.check.startsWith(check))
  if (found === undefined) throw new Error(`No finding ${check} among ${findings.map((one) => one.check).join(', ')}`)
  return found
}

describe('a bot without a fault', () => {
  let world: Awaited<ReturnType<typeof worldOf>>
  let diagnosis: Diagnosis & { readonly lines: string[] }
  beforeAll(async () => {
    world = await worldOf()
    const { sandbox } = world
    const ann = sandbox.user('Ann')
    const forum = sandbox.world.addChannel('posts', { kind: 'forum' })
    const voice = sandbox.world.addChannel('talk', { kind: 'voice' })
    await visited(world, { write: true })
    diagnosis = await visited(world, {
      channelId: sandbox.channelIds.games,
      personId: ann.id,
      forumId: forum.id,
      voiceId: voice.id,
      quick: false,
    })
  })
  afterAll(() => world.sandbox.close())

  it('has nothing bad among the findings', () => {
    expect(diagnosis.findings.filter(({ mark }) => mark === 'bad')).toEqual([])
    expect(diagnosis.findings.length).toBeGreaterThan(30)
  })

  it('leaves no message of the doctor in a channel', () => {
    const left = world.sandbox.world.messagesIn(world.sandbox.channelIds.games)
    expect(left.map(({ message }) => message.content)).toEqual([])
  })

  it('makes no request that Discord refuses, except those that measure it', () => {
    const kinds = world.sandbox.problems.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'weight')).toEqual([])
  })

  it('is told what to look at, and the token stands nowhere', () => {
    expect(diagnosis.lines.join('\n')).toContain('? ')
    expect(JSON.stringify(diagnosis)).not.toContain(
      world.sandbox.token === 'sandbox' ? 'Bot sandbox' : world.sandbox.token,
    )
  })

  it('gets the limits of its routes as numbers', () => {
    const limits = about(diagnosis, 'limits').measured ?? {}
    expect(Object.keys(limits)).toContain('POST /channels/:id/messages')
  })

  it('has its limit of weight measured between what Discord takes and what it refuses', () => {
    const text = Object.entries(about(diagnosis, 'weight text').measured ?? {})
    expect(text.find(([, answer]) => answer === 'taken')).toBeDefined()
    expect(text.at(-1)?.[1]).toBe('refused 500')
  })

  it('has a nonce that is forgotten after ten minutes', () => {
    expect(about(diagnosis, 'nonce-age').measured).toEqual({ remembered: false })
  })
})

describe('a fault', () => {
  let world: Awaited<ReturnType<typeof worldOf>>
  const undo: (() => void)[] = []
  beforeAll(async () => {
    world = await worldOf()
    world.sandbox.user('Ann')
    await visited(world, { write: true })
  })
  beforeEach(() => {
    for (const end of undo.splice(0)) end()
    Object.assign(world.sandbox.world.portal, newPortal())
  })
  afterAll(() => world.sandbox.close())
  const inGames = () => ({ channelId: world.sandbox.channelIds.games })

  it.each([
    ['public', { bot_public: false }],
    ['description', { description: '' }],
    ['code-grant', { bot_require_code_grant: true }],
    ['server-install', { integration_types_config: {} }],
    ['server-scopes', { integration_types_config: { 0: { oauth2_install_params: { scopes: [], permissions: '0' } } } }],
    [
      'server-permissions',
      { integration_types_config: { 0: { oauth2_install_params: { scopes: ['bot'], permissions: '0' } } } },
    ],
    ['user-install', { integration_types_config: { 1: {} } }],
    ['urls', { privacy_policy_url: null }],
  ] as const)('of the portal is named: %s', async (check, wrong) => {
    expect(about(await visited(world), check.startsWith('server') ? 'server-scopes' : check).mark).toBe('good')
    Object.assign(world.sandbox.world.portal, wrong)
    const found = about(await visited(world), check)
    expect(found.mark).not.toBe('good')
    expect(found.todo).toContain('Portal')
  })

  it('of the token is named, without the token', async () => {
    undo.push(world.sandbox.faults.fail('GET /applications/@me', { status: 401 }))
    const { findings } = await visited(world)
    expect(findings).toMatchObject([{ check: 'token', mark: 'bad', words: 'Discord refuses the token' }])
  })

  it('of the address for requests is named: nobody answers there', async () => {
    Object.assign(world.sandbox.world.portal, { interactions_endpoint_url: 'http://127.0.0.1:9/interactions' })
    const found = about(await visited(world), 'endpoint')
    delete (world.sandbox.world.portal as { interactions_endpoint_url?: unknown }).interactions_endpoint_url
    expect(found).toMatchObject({ mark: 'bad', words: 'Nobody answers at the address for requests' })
  })

  it('of the address for requests is named: it takes any signature', async () => {
    // The stand-in answers 404 there, whatever the signature is.
    Object.assign(world.sandbox.world.portal, { interactions_endpoint_url: `${world.sandbox.url}/interactions` })
    const found = about(await visited(world), 'endpoint')
    delete (world.sandbox.world.portal as { interactions_endpoint_url?: unknown }).interactions_endpoint_url
    expect(found).toMatchObject({
      mark: 'bad',
      words: 'The address for requests answers 404 to a wrong signature, not 401',
    })
  })

  it('of the gateway is named: few starts are left', async () => {
    const before = world.sandbox.gateway.shards.remaining
    world.sandbox.gateway.shards.remaining = 3
    const found = about(await visited(world), 'gateway')
    world.sandbox.gateway.shards.remaining = before
    expect(found).toMatchObject({ mark: 'bad', measured: { left: 3 } })
  })

  it('of the commands is named, and --write removes it', async () => {
    expect(about(await visited(world), 'commands').mark).toBe('good')
    const discord = new TrialRequests(world.sandbox.token, world.sandbox.apiUrl)
    await discord.put(`/applications/${world.sandbox.botId}/commands`, { body: [{ name: 'old', description: 'Old' }] })
    expect(about(await visited(world), 'commands').mark).toBe('look')
    expect(about(await visited(world, { write: true }), 'commands').mark).toBe('good')
    expect(about(await visited(world), 'commands')).toMatchObject({ words: 'Discord has the commands of this version' })
  })

  it('of the servers is named: the bot is in none', async () => {
    world.sandbox.faults.set('kicked', true)
    undo.push(() => world.sandbox.faults.set('kicked', false))
    expect(about(await visited(world), 'servers')).toMatchObject({ mark: 'bad', words: 'The bot is in no server' })
  })

  it('of a channel is named with the permission that it lacks', async () => {
    const { sandbox } = world
    sandbox.deny(sandbox.channelIds.games, 'AttachFiles')
    undo.push(() => sandbox.deny(sandbox.channelIds.games))
    const found = await visited(world, inGames())
    expect(about(found, 'channel')).toMatchObject({ mark: 'bad', words: 'The channel lacks AttachFiles' })
    expect(about(found, 'components').mark).toBe('bad')
  })

  it('of roles and of moderation is named', async () => {
    const poor = await worldOf({ botPermissions: NEEDED })
    poor.sandbox.world.rights.demand(poor.sandbox.guildId, { twoFactor: true })
    const found = await visited(poor)
    await poor.sandbox.close()
    expect(about(found, 'roles').words).toContain('can give no champion a role')
    expect(about(found, 'two-factor').mark).toBe('look')
  })

  it.each([
    ['components', 'POST /channels/{channel_id}/messages', 1],
    ['ringing', 'PATCH /channels/{channel_id}/messages/{message_id}', 1],
    ['kept-file', 'PATCH /channels/{channel_id}/messages/{message_id}', 2],
    ['thread', 'POST /channels/{channel_id}/messages/{message_id}/threads', 1],
  ] as const)('of %s is named when Discord refuses it', async (check, endpoint, times) => {
    undo.push(world.sandbox.faults.fail(endpoint, { code: 50035 }, { times }))
    const found = about(await visited(world, inGames()), check)
    expect(found.mark).not.toBe('good')
    expect(`${found.words} ${found.todo}`).toMatch(/refused|can not|No thread/)
  })

  it('of listing is named where a container stands', async () => {
    world.sandbox.behaviour.containersBreakLists = true
    undo.push(() => {
      world.sandbox.behaviour.containersBreakLists = false
    })
    expect(about(await visited(world, inGames()), 'listing')).toMatchObject({ mark: 'look', measured: { status: 500 } })
  })

  it('of weight is named where messages within our budget fail', async () => {
    const before = world.sandbox.behaviour.heaviest
    world.sandbox.behaviour.heaviest = 5_000
    undo.push(() => {
      world.sandbox.behaviour.heaviest = before
    })
    expect(about(await visited(world, inGames()), 'weight text').mark).toBe('bad')
  })

  it('of an old message is measured with the time to wait', async () => {
    const clock = new HandClock('2030-01-01T12:00:00Z')
    const sandbox = await startSandbox({
      clock,
      rateClock: clock,
      limits: { ...UNHURRIED, oldEdits: { requests: 3, perMs: 50 } },
    })
    const discord = new TrialRequests(sandbox.token, sandbox.apiUrl)
    const posted = await discord.post<{ id: string }>(`/channels/${sandbox.channelIds.games}/messages`, {
      body: { content: 'Old' },
    })
    clock.advance(2 * 3_600_000)
    const oldMessageId = posted.ok ? posted.body.id : ''
    const visit = visited({ sandbox, clock }, { channelId: sandbox.channelIds.games, oldMessageId })
    // Time stands still until an edit has been refused.
    const refused = () => sandbox.requests.some(({ status }) => status === 429)
    const moving = setInterval(() => refused() && clock.advance(60), 20)
    const found = await visit
    clearInterval(moving)
    await sandbox.close()
    expect(about(found, 'old-edits').measured).toMatchObject({ edits: 4, code: 30046 })
  })

  it.each([
    [50007, 'The person takes no direct messages from the bot'],
    [20026, 'Discord has quarantined the bot: it may open no new direct messages'],
    [40003, 'Too many direct messages were opened'],
  ] as const)('of direct messages is named in words: %i', async (code, words) => {
    undo.push(world.sandbox.faults.fail('POST /users/@me/channels', { code }))
    const found = about(await visited(world, { personId: world.sandbox.user('Ann').id }), 'direct-message')
    expect(found).toMatchObject({ mark: 'bad', words, measured: { code } })
  })

  it('of a forum or of a voice channel is named', async () => {
    const { sandbox } = world
    const forum = sandbox.world.addChannel('wishes', { kind: 'forum' })
    const voice = sandbox.world.addChannel('noise', { kind: 'voice' })
    sandbox.deny(forum.id, 'SendMessages')
    sandbox.deny(voice.id, 'SendMessages')
    const found = await visited(world, { ...inGames(), forumId: forum.id, voiceId: voice.id })
    expect(about(found, 'forum').mark).toBe('bad')
    expect(about(found, 'voice').mark).toBe('bad')
  })

  it('of the network is told without an address or a token', async () => {
    const discord = new TrialRequests('secret-token', 'http://127.0.0.1:9/api')
    await expect(identify({ discord })).rejects.toThrow(/^Discord can not be reached: \w+\.$/)
  })
})
