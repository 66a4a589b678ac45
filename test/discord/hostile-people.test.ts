/**
 * The walk of hostile texts: people whose names, decks, lists, reasons, reports and settings are markup use every control,
 * every form and every command of the running program, and no message that it sends takes any of it for its own.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApplicationCommandOptionType, ComponentType, InteractionType } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { commands } from '../../commands/index.ts'
import type { TestUser } from '../../sandbox/driver.ts'
import type { Begin } from '../../sandbox/interactions.ts'
import { type Mark, parseMarkdown } from '../../sandbox/page/markdown.ts'
import { CLICK_ACTS, type ClickKind, kindRow } from '../../src/discord/acts/acts.ts'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { FEATURES } from '../../src/discord/features.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import { asQuote, literal } from '../../src/discord/shell/text-limits.ts'
import { tiny } from '../games/high-card.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { asking } from './running-league.ts'
import { beginMatch, startWorld, type World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

// -------------------------------------------------------------- hostile texts

/** Names of Discord are 32 characters long: each holds another part of what is tried. */
const NAMES = [
  '# head9 <@666666666666666666>',
  '[m](https://e.vil) ||spoil9||',
  '-# sub9 @everyone **bold9** _em9_',
  '> quo9 https://e.vil `code9`',
].map((name) => name.slice(0, 32))
/** Names of leagues: as long as forms take them. */
const LEAGUES = [
  '# head9 [mask9](https://e.vil)',
  '||spoil9|| @everyone **bold9**',
  '-# sub9 _em9_ `code9` https://e.vil',
]
/** The id of somebody, a role or a channel that only hostile texts name. */
const ID = '666666666666666666'

/** Every trick at once, for longer texts: each line begins with one that only the beginning of a line can play. */
const TEXT = [
  '# head9 [mask9](https://e.vil)',
  `-# sub9 ||spoil9|| <@${ID}> <@&${ID}> @everyone @here`,
  '> quo9 <https://e.vil> https://e.vil/path',
  '- lis9 **bold9** _em9_ ~~str9~~ __und9__ `code9`',
  `</evil:${ID}> <t:666:R> <:evil:${ID}> <#${ID}>`,
].join('\n')

/** The same in one line, as far as a short field takes it. */
const LINE = `# head9 ||spoil9|| <@${ID}> [mask9](https://e.vil) @everyone **bold9**`

const flat = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => {
      if (mark.type === 'list') return mark.items.map(({ content }) => flat(content)).join('\n')
      if (!('content' in mark)) return ''
      return typeof mark.content === 'string' ? mark.content : flat(mark.content)
    })
    .join('')

/** Marks at whose beginning stand words that only a hostile text has behind its sign. */
const BEGINS: Partial<Record<Mark['type'], string>> = {
  heading: 'head9',
  subtext: 'sub9',
  blockQuote: 'quo9',
}
/** Marks that hold such words and nothing else. */
const HOLDS: Partial<Record<Mark['type'], string>> = {
  strong: 'bold9',
  em: 'em9',
  strikethrough: 'str9',
  underline: 'und9',
  spoiler: 'spoil9',
  inlineCode: 'code9',
}
/** Marks that name something that only a hostile text names. */
const NAMED = ['user', 'channel', 'role', 'slashCommand', 'emoji'] as const

/** Returns what a reader would take for the program's own in these marks. */
function faultsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark): string[] => {
    const inner = (() => {
      if (mark.type === 'list') return mark.items.flatMap(({ content, nested }) => faultsOf([...content, ...nested]))
      return 'content' in mark && Array.isArray(mark.content) ? faultsOf(mark.content) : []
    })()
    const own = 'content' in mark ? (typeof mark.content === 'string' ? mark.content : flat(mark.content)) : ''
    const begins = BEGINS[mark.type]
    const bad =
      mark.type === 'everyone' ||
      mark.type === 'here' ||
      ((mark.type === 'link' || mark.type === 'url' || mark.type === 'autolink') && mark.target.includes('e.vil')) ||
      (begins !== undefined && own.trimStart().startsWith(begins)) ||
      HOLDS[mark.type] === own.trim() ||
      (mark.type === 'list' && mark.items.some(({ content }) => flat(content).startsWith('lis9'))) ||
      (mark.type === 'timestamp' && mark.timestamp === '666') ||
      (NAMED.some((type) => type === mark.type) && 'id' in mark && mark.id === ID)
    return bad ? [`${mark.type} ${own}`.trim(), ...inner] : inner
  })
}

it('the check finds each trick where a text stands as it was typed, and none where it was escaped', () => {
  const found = faultsOf(parseMarkdown(TEXT)).map((fault) => fault.split(' ')[0])
  for (const type of ['heading', 'subtext', 'blockQuote', 'list', 'link', 'url', 'autolink', 'spoiler', 'strong'])
    expect(found).toContain(type)
  for (const type of ['em', 'strikethrough', 'underline', 'inlineCode', 'user', 'role', 'everyone', 'here'])
    expect(found).toContain(type)
  for (const type of ['slashCommand', 'timestamp', 'emoji', 'channel']) expect(found).toContain(type)
  for (const text of [TEXT, LINE, ...NAMES])
    expect([...faultsOf(parseMarkdown(literal(text))), ...faultsOf(parseMarkdown(asQuote(text, 900)))]).toEqual([])
})

// -------------------------------------------------------------- the walk

let world: World
let folder: string
let ann: TestUser, ben: TestUser, olga: TestUser, dora: TestUser
/** People who use everything, in this order. */
let people: readonly TestUser[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  world = await startWorld({
    sandbox: { record: join(folder, 'requests.jsonl'), limits: { oldEdits: { requests: 1000, perMs: 1000 } } },
  })
  ;[ann, ben, olga, dora] = NAMES.map((name) => world.sandbox.user(name)) as [TestUser, TestUser, TestUser, TestUser]
  ben.locale('fr')
  people = [olga, ann, ben, dora]
  world.sandbox.world.rights.demand(world.sandbox.guildId, { ownerId: olga.id })
})
afterAll(async () => {
  await world?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A part of a message or form. */
interface Part {
  readonly type?: number
  readonly custom_id?: string
  readonly content?: string
  readonly options?: readonly { readonly value: string }[]
  readonly components?: readonly Part[]
  readonly component?: Part
  readonly accessory?: Part
}
const inside = (part: Part): Part[] => [
  part,
  ...(part.components ?? []).flatMap(inside),
  ...[part.component, part.accessory].flatMap((one) => (one === undefined ? [] : inside(one))),
]

interface SentBody {
  readonly type?: number
  readonly content?: string | null
  readonly components?: readonly Part[]
  readonly custom_id?: string
  readonly data?: SentBody
  readonly allowed_mentions?: { readonly parse?: readonly string[]; readonly users?: readonly string[] }
}
const OPENS_FORM = 9

/** Every message and form that the program has sent so far. */
const sent = (): SentBody[] =>
  readFileSync(join(folder, 'requests.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { body } = JSON.parse(line) as { body: SentBody | null }
      if (body === null || typeof body !== 'object') return []
      return [body.data === undefined ? body : { ...body.data, type: body.type ?? 0 }]
    })

/** A control or a form that the program has shown. */
interface Shown {
  readonly customId: string
  readonly form: boolean
  readonly values: readonly string[] | null
}

const SELECTS: readonly number[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.ChannelSelect,
]

/** All controls and forms so far. An entry of a menu is the id of a control. */
const shown = (): Shown[] =>
  sent().flatMap(({ type, custom_id, components = [] }) => {
    if (type === OPENS_FORM && custom_id !== undefined) return [{ customId: custom_id, form: true, values: null }]
    return components.flatMap(inside).flatMap((part): Shown[] => {
      const { custom_id: customId, options = [] } = part
      if (customId === undefined) return []
      if (!SELECTS.includes(part.type ?? 0)) return [{ customId, form: false, values: null }]
      if (customId.startsWith('1|menu'))
        return options.map(({ value }) => ({ customId: value, form: false, values: null }))
      return options.length === 0
        ? []
        : options.slice(0, 2).map(({ value }) => ({ customId, form: false, values: [value] }))
    })
  })

/** The kind of thing that somebody does with it: each is done once by each person. */
function nameOf({ customId, form, values }: Shown): string | null {
  const click = readCustomId(customId)
  const act = click === null ? null : readAct({ ...click, values: values ?? [], fields: {} })
  if (act === null) return null
  return `${form ? 'form ' : ''}${act.kind} ${act.action} ${click?.parts.length ?? 0}`
}

/** These end what others are about, and come last; deleting all data would take the hostile names away. */
const LAST =
  /^(?:form )?(?:x yes|concede|rematch|lo (?:cancelled|removed|disqualified|voided)|lg (?:dropped|leave)|ln delete|d deleted|q stop|c (?:withdraw|decline))/
const NEVER = /^(?:form )?privacy sure/

/** Does it as a person, past all checks of the client; every field of a form holds hostile words. */
function use({ customId, form, values }: Shown, person: TestUser): Promise<void> {
  const { sandbox } = world
  const { world: discord, interactions, channelIds } = sandbox
  const channel = discord.channel(channelIds.general)!
  const fields = form ? Object.entries(takes(customId)) : []
  const components = fields.map(([custom_id, most]) => ({
    type: ComponentType.Label,
    id: 0,
    component: { type: ComponentType.TextInput, id: 0, custom_id, value: typed(custom_id, most) },
  }))
  const draft = {
    ...{ channel_id: channel.id, author: discord.person(discord.botId)!.user, content: 'A control', type: 0, flags: 0 },
    ...{ mentions: [], mention_roles: [], mention_everyone: false, attachments: [], embeds: [], components: [] },
    ...{ pinned: false, tts: false, edited_timestamp: null },
  }
  const source = form ? undefined : discord.addMessage(draft as unknown as Parameters<typeof discord.addMessage>[0])
  const component_type = values === null ? ComponentType.Button : ComponentType.StringSelect
  const data = form
    ? { custom_id: customId, components, resolved: {} }
    : { custom_id: customId, component_type, ...(values === null ? {} : { values }) }
  return new Promise((resolve) => {
    const state = (_: unknown, now: string) => (now === 'done' || now === 'failed' ? resolve() : undefined)
    interactions.begin({
      user: discord.person(person.id)!.user,
      channel,
      type: form ? InteractionType.ModalSubmit : InteractionType.MessageComponent,
      data,
      ...(source === undefined ? {} : { source }),
      asker: { state, modal: () => resolve(), choices: () => {} },
    } as unknown as Begin)
  })
}

const takes = (customId: string): Readonly<Record<string, number>> => {
  const click = readCustomId(customId)
  return (click === null ? null : readAct({ ...click, values: [], fields: {} })?.row.takes) ?? {}
}
const typed = (field: string, most: number): string =>
  field === 'list' ? `1 ${tiny.cards.all[0]!.name}\n${TEXT}\n2 ${LINE}` : (most < 200 ? LINE : TEXT).slice(0, most)

/** Types hostile words into every option of every command that takes any words. */
async function commandsOf(person: TestUser): Promise<void> {
  const registry = registryOf(
    commands.map((make) => make({ [tiny.id]: tiny })),
    FEATURES,
  )
  for (const { data } of registry.commands.values()) {
    if (!('options' in data)) continue
    const all = (data.options ?? []) as unknown as {
      name: string
      type: number
      options?: typeof all
      choices?: object[]
    }[]
    const subs = all.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand)
    for (const { name, options } of subs.length === 0 ? [{ name: '', options: all }] : subs) {
      const texts = (options ?? []).filter(
        ({ type, choices }) => type === ApplicationCommandOptionType.String && choices === undefined,
      )
      if (texts.length === 0) continue
      const values = texts.map((option) => ({ name: option.name, type: option.type, value: LINE }))
      const { id, name: command, type } = await person.command(data.name)
      const options_ = name === '' ? values : [{ name, type: ApplicationCommandOptionType.Subcommand, options: values }]
      await begin(person, { id, name: command, type, options: options_, resolved: {} })
    }
  }
}

function begin(
  person: TestUser,
  data: { readonly name: string; readonly type: number; readonly [key: string]: unknown },
) {
  const { world: discord, interactions, channelIds } = world.sandbox
  return new Promise<void>((resolve) => {
    const state = (_: unknown, now: string) => (now === 'done' || now === 'failed' ? resolve() : undefined)
    interactions.begin({
      user: discord.person(person.id)!.user,
      channel: discord.channel(channelIds.general)!,
      type: InteractionType.ApplicationCommand,
      command: { name: data.name, type: data.type },
      data,
      asker: { state, modal: () => resolve(), choices: () => {} },
    } as unknown as Begin)
  })
}

/** A league of Ann and Ben with a case, which Olga judges; all its words are hostile. */
async function hostileLeague(name: string, waiting: readonly TestUser[] = []): Promise<string> {
  const { leagues } = world.holonet
  const now = world.clock.now().getTime()
  const settings = tinySettings({
    name,
    about: TEXT.slice(0, 300),
    places: { least: 2, most: 2 },
    dates: { signUpEndsAt: now + HOUR, checkInEndsAt: null, startsAt: now + DAY },
  })
  const host = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general }
  const roles = { helperRole: null, joinRole: null, championRole: null }
  const leagueId = must(await leagues.create({ ...asking(olga.id), settings, host: { ...host, ...roles } })).sight.id
  must(await leagues.organise({ ...asking(olga.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of [ann, ben, ...waiting]) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  return leagueId
}

/** Opens what the walk begins with. */
async function open(): Promise<void> {
  for (const { id, seat, format, list } of tiny.decks())
    must(
      await world.holonet.decks.create({
        ...asking(ann.id),
        name: `${LINE.slice(0, 40)} ${id}`,
        game: tiny.id,
        seat,
        format,
        list,
      }),
    )
  const { threadId } = await beginMatch(world, dora, ann, { format: 'tiny/long' })
  const over = await beginMatch(world, dora, ben)
  const asked = await dora.slash('resign', {}, { channel: over.threadId })
  await dora.click(asked.message, /Resign/)
  await world.quiet()
  const leagueId = await hostileLeague(LEAGUES[0]!, [dora])
  await hostileLeague(LEAGUES[1]!)
  await world.pass(DAY + HOUR)
  await hostileLeague(LEAGUES[2]!)
  const { leagues } = world.holonet
  const pairing = (await leagues.find(leagueId, { person: olga.id }))!.league.rounds[0]!.pairings[0]!
  must(
    await leagues.act({ ...asking(ann.id), leagueId, command: { type: 'report', pairing: pairing.id, topic: TEXT } }),
  )
  await dora.slash('block', { person: ben })
  await typePlay(dora, { format: 'tiny/short' })
  // Words for a shuffle are taken from guests before they answer.
  for (const form of await wordForms()) for (const person of people) await use(form, person)
  await dora.slash('resign', {}, { channel: threadId })
  for (const person of people) {
    for (const what of ['standings', 'schedule', 'join', 'report', 'drop', 'create', 'organise'])
      await person.slash('league', { what }).catch(() => {})
    for (const command of ['games', 'queue', 'settings', 'setup', 'admin', 'ladder', 'learn', 'help', 'privacy'])
      await person.slash(command).catch(() => {})
    for (const command of ['profile', 'vacation', 'search', 'rules', 'replay', 'invite', 'league'])
      await person.slash(command).catch(() => {})
    await person.slash('profile', { person: ann }).catch(() => {})
    await person.slash('deck', {}, { subcommand: 'list' }).catch(() => {})
    await commandsOf(person)
  }
}

/** The forms of words for the shuffles of all challenges. */
async function wordForms(): Promise<readonly Shown[]> {
  const known = await world.holonet.prisma.challenge.findMany({ orderBy: { createdAt: 'asc' } })
  return known.map(({ id }) => ({ customId: `1|c|${id}|said`, form: true, values: null }))
}

/** Forms that the walk shows seldom: with their real ids, as the panels write them. */
async function typedForms(): Promise<readonly Shown[]> {
  const known = await world.holonet.prisma.league.findMany({ orderBy: { createdAt: 'asc' } })
  const forms: Shown[] = [...(await wordForms())]
  for (const { id } of known) {
    const { league } = (await world.holonet.leagues.find(id, { person: olga.id }))!
    const game = league.rounds[0]?.pairings[0]?.games[0]?.id
    const [one, other, third] = league.players.map((player) => player.id)
    const asked =
      game === undefined
        ? [`moved|${id}`]
        : [
            `set|${id}|${game}|first`,
            `wentback|${id}|${game}|1`,
            `replaced|${id}|${one}|${third ?? other}`,
            `redecked|${id}|${one}`,
          ]
    for (const each of [...asked, `repaired|${id}|${one}|${other}`, `unsamed|${id}|${one}|${other}`])
      forms.push({ customId: `1|lo|${each}`, form: true, values: null })
  }
  return forms
}

/**
 * Does whatever is shown, each thing once, until nothing new is shown.
 * @param more forms beside those that are shown
 * @returns the names of all that was done
 */
async function walk(more: readonly Shown[]): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  const next = (last: boolean) =>
    [...shown(), ...more].flatMap((one) => {
      const name = nameOf(one)
      if (name === null || NEVER.test(name) || LAST.test(name) !== last) return []
      return people.flatMap((person) => (done.has(`${name} by ${person.id}`) ? [] : [{ one, name, person }]))
    })
  for (const last of [false, true, false])
    for (let rounds = 0; rounds < 12; rounds++) {
      const all = next(last)
      if (all.length === 0) break
      for (const { one, name, person } of all) {
        const key = `${name} by ${person.id}`
        if (done.has(key)) continue
        done.add(key)
        await use(one, person)
      }
      await world.quiet()
    }
  return done
}

it('no name, list, reason, report or setting is a link, a heading, a mention, a spoiler or bold in any message', async () => {
  await open()
  const done = await walk(await typedForms())
  await world.pass(3 * DAY)
  const bodies = sent()
  const faults = new Set<string>()
  const all: string[] = []
  for (const { content, components = [], allowed_mentions } of bodies) {
    const texts = [content ?? '', ...components.flatMap(inside).map((part) => part.content ?? '')]
    all.push(...texts)
    for (const text of texts)
      for (const fault of faultsOf(parseMarkdown(text))) faults.add(`${fault} in: ${text.slice(0, 400)}`)
    expect(allowed_mentions?.parse ?? []).toEqual([])
    expect(allowed_mentions?.users ?? []).not.toContain(ID)
  }
  expect([...faults]).toEqual([])
  // All of them were shown: names, the name of a league and of a deck, long texts by their lines.
  const lines = TEXT.split('\n').slice(0, 3)
  for (const text of [...NAMES, ...LEAGUES, LINE.slice(0, 40), ...lines])
    expect(
      all.some((one) => one.includes(literal(text.trim()))),
      text,
    ).toBe(true)
  const fields = (Object.keys(CLICK_ACTS) as ClickKind[]).flatMap((kind) =>
    Object.entries(kindRow(kind).acts).flatMap(([action, { takes = {} }]) =>
      Object.keys(takes).length === 0 ? [] : [`${kind} ${action}`],
    ),
  )
  const submitted = [...done].filter((name) => name.startsWith('form ')).map((name) => name.slice(5))
  const untyped = fields.filter((field) => !submitted.some((name) => name.startsWith(`${field} `)))
  // Words by which an option of an order is looked for: no message repeats them, and this game has no such order.
  // The end of check-in is picked from a list of hours.
  expect(untyped).toEqual(['o in', 'do in', 'lo checkinmoved'])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
}, 600_000)
