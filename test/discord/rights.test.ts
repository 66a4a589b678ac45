/** The walk: every row of the table of acts, with every kind of person, from every place. */
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import type { ActRow, ActsFor } from '../../src/discord/acts/act-row.ts'
import { CLICK_ACTS, type ClickKind, kindRow } from '../../src/discord/acts/acts.ts'
import { COMMAND_ACTS } from '../../src/discord/acts/command-acts.ts'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { LEAGUE_TELLINGS, MATCH_TELLINGS, type MatchTelling } from '../../src/discord/acts/telling-acts.ts'
import { type AskedAct, ask } from '../../src/discord/rights/ask-right.ts'
import type { Evidence } from '../../src/discord/rights/evidence.ts'
import { Rights } from '../../src/discord/rights/rights.ts'
import { type MemberRank, NoAnswer, outside } from '../../src/discord/shell/members.ts'
import type { IncomingRequest } from '../../src/discord/shell/requests.ts'
import { isSeenByAll } from '../../src/discord/shell/seen-by-all.ts'
import type { LeagueLine } from '../../src/league-play/api.ts'
import { speak } from '../../src/locales/index.ts'
import type { Notice } from '../../src/matches/api.ts'
import { samples } from './act-samples.ts'
import { rightsPage } from './rights-page.ts'

const [HOME, OTHER, CHANNEL] = ['100', '200', '300']
const NOW = new Date('2030-01-01T12:00:00Z')
const LATER = new Date('2030-01-02T12:00:00Z')
const MAY = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages

/** A kind of person: what they are in the server of the things, and in the league. */
interface Kind {
  readonly member?: boolean
  readonly manages?: boolean
  readonly managesOther?: boolean
  readonly roles?: readonly string[]
  readonly muted?: boolean
  readonly plays?: boolean
  readonly seat?: string
  readonly organises?: boolean
  readonly hosts?: boolean
}

const KINDS = {
  player: { member: true, plays: true, seat: 'dark' },
  opponent: { member: true, plays: true, seat: 'light' },
  spectator: { member: true },
  member: { member: true, roles: ['friend'] },
  'muted member': { member: true, muted: true },
  'former member': { plays: true },
  'former organiser': { organises: true },
  stranger: {},
  helper: { member: true, roles: ['helpers'] },
  organiser: { member: true, organises: true },
  'organiser who plays': { member: true, organises: true, plays: true },
  admin: { member: true, manages: true },
  'admin of another server': { member: true, managesOther: true, plays: true },
  'stranger who manages another server': { managesOther: true },
  host: { hosts: true },
} as const satisfies Record<string, Kind>
type KindName = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as KindName[]
const kindOf = (name: string): Kind => (Object.hasOwn(KINDS, name) ? KINDS[name as KindName] : {})

const standingOf = (name: string): MemberRank => {
  const { member = false, manages = false, roles = [], muted = false } = kindOf(name)
  return member ? { guildId: HOME, member, manages, roles, silentUntil: muted ? LATER : null } : outside(HOME)
}

/** One server with a match, a challenge, a league and a page of the player. */
const world: Evidence = {
  match: async (id) =>
    id === 'm1' ? { guildId: HOME, channelId: CHANNEL, players: { dark: 'player', light: 'opponent' } } : null,
  challenge: async (id) =>
    id === 'c1' ? { by: 'player', to: 'opponent', place: { guildId: HOME, channelId: CHANNEL }, status: 'open' } : null,
  league: async (id, person) =>
    id !== 'L1'
      ? null
      : {
          guildId: HOME,
          channelId: CHANNEL,
          draft: false,
          organisers: NAMES.filter((name) => kindOf(name).organises === true),
          helperRole: 'helpers',
          invited: false,
          player: kindOf(person).plays === true ? 'p1' : null,
        },
  standing: async (guildId, person) => (guildId === HOME ? standingOf(person) : outside(guildId)),
  permissions: async ({ member }) => (member ? MAY : 0n),
  searching: async () => HOME,
  found: async (person) => [{ person, guildId: HOME }],
  acquainted: async () => false,
  hidesPage: async () => false,
  setUp: () => [],
  leagueRoles: () => [],
  host: async (person) => kindOf(person).hosts === true,
  botId: '999',
  now: () => NOW,
}

const PLACES = ['S', 'O', 'D'] as const
type PlaceName = (typeof PLACES)[number]

function incomingOf(name: KindName, place: PlaceName): IncomingRequest {
  const { manages = false, managesOther = false, roles = [], muted = false } = kindOf(name)
  const common = { id: '1', at: NOW, person: name, name, language: 'en', placeLanguage: 'en' } as const
  if (place === 'D') return { ...common, place: { guildId: null, channelId: '1' }, withBot: true }
  const here = place === 'S'
  return {
    ...common,
    place: { guildId: here ? HOME : OTHER, channelId: here ? CHANNEL : '301' },
    withBot: false,
    // Roles are of one server alone.
    roles: here ? roles : ['helpers'],
    manages: here ? manages : managesOther,
    may: MAY,
    silentUntil: muted ? LATER : null,
  }
}

/** The people who may, in other words than those of the code: by kind of person and place. */
const RIGHTS: Readonly<Record<ActsFor, (who: Kind, place: PlaceName, name: KindName) => boolean>> = {
  anybody: () => true,
  self: () => true,
  seat: ({ seat }) => seat !== undefined,
  onlooker: ({ member = false }) => member,
  companions: ({ member = false }) => member,
  present: ({ member = false }) => member,
  author: (_, __, name) => name === 'player',
  addressee: (_, __, name) => name === 'player' || name === 'opponent',
  reader: ({ member = false, plays = false }) => member || plays,
  // Everybody's challenge is the player's, who is there.
  'author there': () => true,
  searcher: ({ member = false }) => member,
  found: ({ member = false, muted = false }) => member && !muted,
  joiner: ({ member = false }) => member,
  player: ({ plays = false }) => plays,
  judge: ({ member = false, manages, organises, roles = [] }) =>
    member && (manages === true || organises === true || roles.includes('helpers')),
  organiser: ({ member = false, manages, organises }) => member && (manages === true || organises === true),
  creator: ({ manages = false }) => manages,
  'page reader': ({ member = false }, place, name) => name === 'player' || (member && place === 'S'),
  admin: ({ manages = false, managesOther = false }, place) =>
    place === 'S' ? manages : place === 'O' && managesOther,
  host: ({ hosts = false }) => hosts,
  member: (_, place) => place !== 'D',
  writer: ({ muted = false }, place) => place === 'D' || !muted,
  'writer to all': ({ muted = false }, place) => place === 'D' || !muted,
  'writer there': ({ member = false, muted = false }) => member && !muted,
  challenger: ({ muted = false }, place) => place === 'D' || !muted,
  system: () => false,
}

/** Whether a row is about a thing of the server. */
const isAbout = ({ who }: ActRow, { match, challenge, league }: AskedAct['things']): boolean =>
  match !== undefined ||
  challenge !== undefined ||
  (league !== undefined && !who.every((one) => one === 'self' || one === 'anybody'))

function mayFrom({ where }: ActRow, place: PlaceName, about: boolean): boolean {
  if (where === 'any') return true
  if (place === 'D') return where === 'S, D'
  return place === 'S' || !about
}

/** Every row, as the reader makes it of an id that its own order and parts describe. */
const rows = (Object.keys(CLICK_ACTS) as ClickKind[]).flatMap((kind) => {
  const { order, acts } = kindRow(kind)
  return Object.entries(acts).map(([action, row]) => {
    const parts = [...order.split(' ').filter(Boolean), ...row.parts.split(' ').filter(Boolean)].flatMap((one) =>
      one === '@' ? [action] : samples(one),
    )
    const values = row.picks === undefined ? [] : samples(row.picks)
    return { name: `${kind} ${action}`.trim(), row, read: readAct({ kind, parts, values, fields: {} }) }
  })
})

describe('the walk', () => {
  it('reaches every row of the table by an id', () => {
    expect(rows.length).toBeGreaterThan(240)
    expect(rows.filter(({ read, row }) => read?.row !== row).map(({ name }) => name)).toEqual([])
  })

  // Nobody who is not a member clicks in the server itself.
  const cases = NAMES.flatMap((name) => PLACES.map((place) => [name, place] as const)).filter(
    ([name, place]) => place !== 'S' || kindOf(name).member === true,
  )

  it.each(cases)('gives %s from %s what the table says, and nothing more', async (name, place) => {
    const wrong: string[] = []
    for (const { name: act, row, read } of rows) {
      // A page names a person by a number of Discord; here it is the player's.
      const { person, ...things } = read?.things ?? {}
      const page = person === undefined || !row.who.includes('page reader') ? {} : { person: 'player' }
      const asked: AskedAct = { row, things: { ...things, ...page }, incoming: incomingOf(name, place) }
      const given = 'standing' in (await ask(asked, world))
      // The seat of a rematch is the one that is wanted.
      const named = row.who.includes('companions') ? undefined : things.seat
      const who =
        row.who.every((one) => RIGHTS[one](kindOf(name), place, name)) &&
        !(row.who.includes('seat') && named !== undefined && named !== kindOf(name).seat)
      if (given !== (who && mayFrom(row, place, isAbout(row, things)))) wrong.push(`${act}: ${given}`)
    }
    expect(wrong).toEqual([])
  })

  it('says why in both languages, and the same of a thing that is hidden as of one that does not exist', async () => {
    const nothing = { match: 'm9', challenge: 'c9', league: 'L9' }
    for (const { row, read } of rows) {
      const { person: _, ...things } = read?.things ?? {}
      const incoming = incomingOf('stranger', 'D')
      const found = await ask({ row, things, incoming }, world)
      if (!('forbidden' in found)) continue
      for (const language of ['en', 'fr'] as const) expect(speak(language)(found.forbidden).length).toBeGreaterThan(10)
      const missing = Object.fromEntries(
        Object.entries(things).map(([name, id]) => [
          name,
          Object.hasOwn(nothing, name) ? nothing[name as 'match'] : id,
        ]),
      )
      if (isAbout(row, things)) expect(await ask({ row, things: missing, incoming }, world)).toEqual(found)
    }
  })

  it('gives commands what the table says', async () => {
    for (const acts of Object.values(COMMAND_ACTS))
      for (const row of Object.values(acts) as ActRow[])
        for (const [name, place] of cases) {
          const incoming = { ...incomingOf(name, place), options: { public: true, opponent: 'member' }, people: [] }
          const given = 'standing' in (await ask({ row, things: {}, incoming }, world))
          // Without a thing everybody asks for themselves.
          const who = row.who.every(
            (one) => one === 'onlooker' || one === 'page reader' || RIGHTS[one](kindOf(name), place, name),
          )
          expect(given, `${name} from ${place}: ${row.who.join()}`).toBe(who && mayFrom(row, place, false))
        }
  })
})

describe('a message of a worker', () => {
  const rights = new Rights(world)
  const topics = Object.keys(LEAGUE_TELLINGS) as LeagueLine['about'][]

  it.each(NAMES)('is sent to %s of each topic as the table says, by membership and roles of now', async (name) => {
    for (const about of topics) {
      const [who] = LEAGUE_TELLINGS[about].who
      const leagueId = about.startsWith('queue') ? null : 'L1'
      expect(await rights.mayBeTold(name, { about, leagueId }), about).toBe(RIGHTS[who!](kindOf(name), 'D', name))
    }
  })

  it('about cases, roles and invitations is for people of the server, of pairings for their players, in or out of it', async () => {
    const told = async (name: KindName) => {
      const all = await Promise.all(topics.map((about) => rights.mayBeTold(name, { about, leagueId: 'L1' })))
      return topics.filter((_, at) => all[at])
    }
    expect(await told('former organiser')).toEqual(['organiserRemoved', 'queueOver'])
    expect(await told('stranger who manages another server')).toEqual(['organiserRemoved', 'queueOver'])
    expect(await told('former member')).toEqual(expect.arrayContaining(['paired', 'ruling', 'written', 'outOfServer']))
    for (const hidden of ['caseOpened', 'caseForHelpers', 'opened', 'organiserInvited', 'queueFound', 'roleRefused'])
      expect(await told('former member')).not.toContain(hidden)
  })
})

describe('a notice of a match', () => {
  const rights = new Rights(world)
  const kinds = Object.keys(MATCH_TELLINGS) as Notice['kind'][]
  const seated: readonly KindName[] = ['player', 'opponent']

  it.each(NAMES)('reaches %s of each kind as the table says, by seats and membership of now', async (name) => {
    for (const kind of kinds) {
      const { alone, called, aloud } = MATCH_TELLINGS[kind] as MatchTelling
      const hears = async (row: ActRow | null) =>
        row !== null &&
        'standing' in (await ask({ row, things: { match: 'm1' }, incoming: incomingOf(name, 'D') }, world))
      expect(await hears(alone), kind).toBe(alone !== null && seated.includes(name))
      expect(await rights.mayBeCalled(name, { kind, matchId: 'm1' }), kind).toBe(
        called !== null && seated.includes(name),
      )
      // Discord decides who sees a thread.
      expect(aloud?.who ?? ['anybody']).toEqual(['anybody'])
    }
  })

  it('calls nobody by name in a server that they have left, and tells them by direct message as before', async () => {
    const left: Evidence = { ...world, standing: async (guildId) => outside(guildId) }
    const asked = { things: { match: 'm1' }, incoming: incomingOf('player', 'D') }
    for (const kind of kinds) {
      const { alone } = MATCH_TELLINGS[kind] as MatchTelling
      expect(await new Rights(left).mayBeCalled('player', { kind, matchId: 'm1' }), kind).toBe(false)
      if (alone !== null) expect(await ask({ row: alone, ...asked }, left), kind).toHaveProperty('standing')
    }
  })

  it('is told somewhere, and calls nobody who is not told it alone', () => {
    const tellings = Object.values(MATCH_TELLINGS) as MatchTelling[]
    expect(tellings.filter(({ alone, aloud }) => alone === null && aloud === null)).toEqual([])
    expect(tellings.filter(({ called, alone }) => called !== null && alone === null)).toEqual([])
    expect(tellings.filter(({ called }) => called !== null)).toHaveLength(4)
  })
})

it('the page of rights says what the table says', async () => {
  await expect(rightsPage).toMatchFileSnapshot(new URL('../../docs/rights.md', import.meta.url).pathname)
})

describe('a public list', () => {
  const view = PermissionFlagsBits.ViewChannel.toString()
  const deny = (id: string) => ({ id, allow: '0', deny: view })
  const allow = (id: string) => ({ id, allow: view, deny: '0' })
  const roles = [
    { id: HOME, permissions: view },
    { id: 'vip', permissions: '0' },
    { id: 'admins', permissions: PermissionFlagsBits.Administrator.toString() },
  ]
  const open = (list: Parameters<typeof isSeenByAll>[2], other: Parameters<typeof isSeenByAll>[3]) =>
    isSeenByAll(HOME, roles, list, other)

  it('names channels that all its readers see, and no others', () => {
    expect(open([], [])).toBe(true)
    expect(open([], [deny(HOME)])).toBe(false)
    expect(open([], [deny('vip')])).toBe(false)
    expect(open([], [deny('member')])).toBe(false)
    // A list for few may name what the same few see.
    expect(open([deny(HOME), allow('vip')], [deny(HOME), allow('vip')])).toBe(true)
    expect(open([deny(HOME), allow('vip')], [])).toBe(true)
    expect(open([deny(HOME), allow('vip'), allow('member')], [deny(HOME), allow('vip')])).toBe(false)
    expect(open([deny(HOME)], [deny(HOME), deny('admins')])).toBe(true)
  })
})

describe('a right', () => {
  const league = { row: kindRow('lo').acts.host as ActRow, things: { league: 'L1' } }

  it('is not given while Discord does not say who is a member, and reading goes on by an older answer', async () => {
    const asked: boolean[] = []
    const silent: Evidence = {
      ...world,
      standing: async (_, __, patient) => {
        asked.push(patient)
        if (!patient) throw new NoAnswer()
        return standingOf('organiser')
      },
    }
    const incoming = incomingOf('organiser', 'D')
    await expect(ask({ ...league, incoming }, silent)).rejects.toThrow(NoAnswer)
    const rules = { row: kindRow('lg').acts.rules as ActRow, things: { league: 'L1' }, incoming }
    expect(await ask(rules, silent)).toHaveProperty('standing')
    expect(asked).toEqual([false, true])
  })

  it('ends for an organiser with their membership, and for a helper with the role', async () => {
    const gone = await ask({ ...league, incoming: incomingOf('former organiser', 'D') }, world)
    expect(gone).toEqual({ forbidden: 'league.unknown' })
    const desk = { row: kindRow('lo').acts.desk as ActRow, things: { league: 'L1' } }
    expect(await ask({ ...desk, incoming: incomingOf('helper', 'D') }, world)).toHaveProperty('standing')
    expect(await ask({ ...league, incoming: incomingOf('helper', 'D') }, world)).toEqual({
      forbidden: 'rights.organiser',
    })
  })

  it('to a draft is its organisers’, the admins’, and of members who are asked to organise it', async () => {
    const drafts: Evidence = {
      ...world,
      league: async (id, person) => ({
        ...(await world.league(id, person))!,
        draft: true,
        invited: person === 'spectator' || person === 'stranger',
      }),
    }
    for (const name of NAMES) {
      const { member, organises, manages } = kindOf(name)
      const asked = { row: kindRow('lg').acts.my as ActRow, things: { league: 'L1' }, incoming: incomingOf(name, 'D') }
      const given = 'standing' in (await ask(asked, drafts))
      expect(given, name).toBe(member === true && (organises === true || manages === true || name === 'spectator'))
    }
  })

  it('to a page is nobody’s if its person hides it', async () => {
    const shy: Evidence = { ...world, hidesPage: async () => true, acquainted: async () => true }
    const row = kindRow('pf').acts.show as ActRow
    const page = (name: KindName) => ask({ row, things: { person: 'player' }, incoming: incomingOf(name, 'S') }, shy)
    expect(await page('opponent')).toEqual({ forbidden: 'rights.page' })
    expect(await page('player')).toHaveProperty('standing')
  })

  it('to an open challenge is the members’, and to a rematch only of two members', async () => {
    const open: Evidence = {
      ...world,
      challenge: async () => ({ by: 'player', to: null, place: { guildId: HOME, channelId: CHANNEL }, status: 'open' }),
      standing: async (guildId, person) =>
        person === 'opponent' ? outside(guildId) : world.standing(guildId, person, false),
    }
    const accept = { row: kindRow('c').acts.accept as ActRow, things: { challenge: 'c1' } }
    expect(await ask({ ...accept, incoming: incomingOf('member', 'D') }, open)).toHaveProperty('standing')
    expect(await ask({ ...accept, incoming: incomingOf('stranger', 'D') }, open)).toEqual({
      forbidden: 'challenge.unknown',
    })
    const rematch = { row: kindRow('rematch').acts[''] as ActRow, things: { match: 'm1' } }
    expect(await ask({ ...rematch, incoming: incomingOf('player', 'S') }, open)).toEqual({
      forbidden: 'rights.companion',
    })
  })
})
