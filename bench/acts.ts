/**
 * Measures for how long an act of a person holds the thread that answers everybody: every row of the table of acts, with the
 * longest texts that its form takes, on big leagues and on matches of both games. Interactions go through the sandbox, which
 * runs in the same thread, so that each figure is an upper bound.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ComponentType, InteractionType } from 'discord-api-types/v10'
import type { Begin } from '../sandbox/interactions.ts'
import { isRefusal } from '../src/contract/index.ts'
import { CLICK_ACTS, type ClickKind, kindRow } from '../src/discord/acts/acts.ts'
import { type PartName, placesOf } from '../src/discord/acts/id-parts.ts'
import { settingsFrom, TEMPLATES } from '../src/discord/league/organiser/templates.ts'
import { games } from '../src/games/registry.ts'
import { PRACTICE } from '../src/matches/api.ts'
import { DAY_MS } from '../src/time/lengths.ts'
import { type Running, startProgram } from './fuzz/program.ts'
import type { Row } from './table.ts'

const DATABASE = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test'
/** No act may hold the thread for longer. */
const MOST_MS = 100
const PLAYERS = 64
/** The shortest of this many runs counts where the first was not short: other programs on the machine only add to it. */
const RUNS = 3
const SHORT_MS = 30
const SLOWEST = 5
const PATIENCE_MS = 200

/** Acts that would take away what the others are about. */
const LAST = /^(?:privacy sure|x yes|concede|lo cancelled|ln delete|d deleted)/

export async function benchActs(): Promise<readonly Row[]> {
  const running = await startProgram({ seed: 'acts', databaseUrl: DATABASE, write: () => {} })
  try {
    const all = await prepared(running)
    const measured: { readonly name: string; readonly ms: number }[] = []
    for (const act of acts().toSorted((one, other) => Number(LAST.test(one.name)) - Number(LAST.test(other.name)))) {
      const ofGames: number[] = []
      for (const things of all) {
        let least = await held(running, things, act)
        for (let run = 1; run < RUNS && least > SHORT_MS; run++)
          least = Math.min(least, await held(running, things, act))
        ofGames.push(least)
      }
      measured.push({ name: act.name, ms: Math.max(...ofGames) })
    }
    return measured
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, SLOWEST)
      .map(({ name, ms }, at) => ({
        what: `acts · the thread is held for, ${at + 1}. of ${measured.length}: ${name}`,
        value: `${ms.toFixed(1)} ms`,
        base: `${MOST_MS} ms`,
        ratio: ms / MOST_MS,
        limit: 1,
      }))
  } finally {
    await running.close()
  }
}

/** Ids of real things, of the kinds that ids name. */
type Things = Readonly<Record<PartName | 'draft', string>>

/** A draft of a league, a big league, a challenge, and a match of each game; in their ids, the last one counts. */
async function prepared({ sandbox, holonet }: Running): Promise<readonly Things[]> {
  const organiser = sandbox.user('Organiser')
  sandbox.world.rights.demand(sandbox.guildId, { ownerId: organiser.id })
  const place = { guildId: sandbox.guildId, channelId: sandbox.channelIds.general }
  let asked = 0
  const asking = (person: string) => ({ person, manages: true, interaction: `acts ${++asked}` })
  const all: Things[] = []
  for (const game of Object.values(games)) {
    const filled = { name: 'Cup', startsAt: Date.now() + 20 * DAY_MS, days: 3, most: PLAYERS, theme: [] }
    const settings = settingsFrom(TEMPLATES[0], filled, { game, zone: 'UTC' })
    const host = { ...place, helperRole: null, joinRole: null, championRole: null }
    const create = async () => must(await holonet.leagues.create({ ...asking(organiser.id), settings, host })).sight.id
    const [league, draft] = [await create(), await create()]
    must(await holonet.leagues.organise({ ...asking(organiser.id), leagueId: league, command: { type: 'publish' } }))
    const offers = must(await holonet.leagues.decksFor(league, organiser.id))
    const decks = Object.fromEntries(
      offers.filter(({ faults }) => faults.length === 0).map(({ seat, id }) => [seat, id]),
    )
    for (const person of [organiser.id, ...Array.from({ length: PLAYERS - 1 }, (_, at) => `9${at + 1_000_000}`)])
      must(await holonet.leagues.join({ ...asking(person), leagueId: league, decks }))
    const terms = { game: game.id, format: game.formats[0]!, rules: {}, rated: false, sittingMs: 3 * DAY_MS }
    const challenge = async (to: string | null) =>
      must(
        await holonet.challenges.draft({
          by: organiser.id,
          to,
          terms,
          place,
          seat: null,
          interaction: `acts ${++asked}`,
        }),
      ).id
    const practice = await challenge(PRACTICE)
    const [deck] = must(await holonet.challenges.decksFor(practice, organiser.id))
    const chosen = { challengeId: practice, person: organiser.id, deckId: deck!.id, interaction: `acts ${++asked}` }
    const { matchId, seat } = must(await holonet.challenges.chooseDeck(chosen))
    all.push({
      ...{
        match: matchId!,
        league,
        draft,
        challenge: await challenge(null),
        person: organiser.id,
        seat: seat ?? deck!.seat,
      },
      ...{ id: 'p1', n: '9999', number: '999999999999999', ms: '999999999999999', word: 'word' },
      ...{ date: new Date(Date.now() + 3 * 365 * DAY_MS).toISOString().slice(0, 10), text: 'x'.repeat(30) },
    })
  }
  return all
}

/** @throws for a refusal */
function must<T>(result: T): Exclude<T, { refused: string }> {
  if (isRefusal(result)) throw new Error(result.refused)
  return result as Exclude<T, { refused: string }>
}

/** An act, with the names of what stands in its id, in its select and in its form. */
interface Act {
  readonly name: string
  readonly kind: ClickKind
  readonly parts: readonly string[]
  readonly picks: string | undefined
  readonly takes: Readonly<Record<string, number>>
}

const acts = (): readonly Act[] =>
  (Object.keys(CLICK_ACTS) as ClickKind[]).flatMap((kind) => {
    const { order, acts: rows } = kindRow(kind)
    return Object.entries(rows).map(([action, { parts, picks, takes = {} }]): Act => {
      const names = [...order.split(' '), ...parts.split(' ')].filter((one) => one !== '')
      const named = names.map((one) => (one === '@' ? `=${action}` : (placesOf(one)[0]?.name ?? '')))
      return { name: `${kind} ${action}`.trim(), kind, parts: named, picks, takes }
    })
  })

/** The longest text that a field takes: a list of as many lines as fit, dates far ahead, or one word. */
function longest(field: string, most: number): string {
  if (field === 'days' && most > 100) return '9999-12-31\n'.repeat(Math.floor(most / 11))
  const line = field === 'list' || most >= 1000 ? '1 Darth Mauly\n' : 'x'
  return line.repeat(Math.ceil(most / line.length)).slice(0, most)
}

/** Does an act. @returns the longest time in ms for which the thread answered nobody */
async function held({ sandbox, holonet }: Running, things: Things, act: Act): Promise<number> {
  const { world, interactions, channelIds } = sandbox
  const value = (name: string) =>
    name.startsWith('=') ? name.slice(1) : things[name === 'league' && act.kind === 'ln' ? 'draft' : (name as PartName)]
  const custom_id = ['1', act.kind, ...act.parts.map(value)].join('|').slice(0, 100)
  const fields = Object.entries(act.takes)
  const channel = world.channel(channelIds.general)!
  const form = fields.length > 0
  const components = fields.map(([field, most]) => ({
    type: ComponentType.Label,
    id: 0,
    component: { type: ComponentType.TextInput, id: 0, custom_id: field, value: longest(field, most) },
  }))
  const draft = {
    ...{ channel_id: channel.id, author: world.person(world.botId)!.user, content: 'A control', type: 0, flags: 0 },
    ...{ mentions: [], mention_roles: [], mention_everyone: false, attachments: [], embeds: [], components: [] },
    ...{ pinned: false, tts: false, edited_timestamp: null },
  }
  const source = form ? undefined : world.addMessage(draft as unknown as Parameters<typeof world.addMessage>[0])
  const picked = act.picks === undefined ? {} : { values: [value(placesOf(act.picks)[0]?.name ?? 'text')] }
  const component_type = act.picks === undefined ? ComponentType.Button : ComponentType.StringSelect
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await new Promise<void>((resolve) => {
    // Some acts answer beside their message: what they do is done by then.
    setTimeout(resolve, PATIENCE_MS)
    const state = (_: unknown, now: string) => (now === 'done' || now === 'failed' ? resolve() : undefined)
    interactions.begin({
      user: world.person(things.person)!.user,
      channel,
      type: form ? InteractionType.ModalSubmit : InteractionType.MessageComponent,
      data: form ? { custom_id, components, resolved: {} } : { custom_id, component_type, ...picked },
      ...(source === undefined ? {} : { source }),
      asker: { state, modal: () => resolve(), choices: () => {} },
    } as unknown as Begin)
  })
  await holonet.idle()
  delay.disable()
  return delay.max / 1e6
}
