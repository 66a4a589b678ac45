/**
 * Measures a click from the press to the finished panel, on PostgreSQL and through the sandbox.
 * It is compared with a bot that only defers and edits. The round trips to the database are counted too.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ButtonBuilder, ButtonStyle, Client, ComponentType, Events, GatewayIntentBits } from 'discord.js'
import type { APIMessage } from 'discord-api-types/v10'
import pg from 'pg'
import { pino } from 'pino'
import { commands } from '../commands/index.ts'
import { controlsOf, type TestUser } from '../sandbox/driver.ts'
import { UNHURRIED } from '../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts'
import { readCustomId } from '../src/discord/shell/custom-id.ts'
import { startDiscord } from '../src/discord/start.ts'
import { games } from '../src/games/registry.ts'
import { openHoloNet } from '../src/holonet.ts'
import { speak } from '../src/locales/index.ts'
import { actionOf } from '../test/discord/panel-clicks.ts'
import { HandClock } from '../test/hand-clock.ts'
import { cpuMs } from './cpu-time.ts'
import { median, quantile, type Row } from './table.ts'

const DATABASE = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test'
const SCHEMA = `bench_${process.pid}`
/** The id of the only game that is measured; default: all. */
const GAME = process.env.BENCH_GAME
/** Clicks of each game: those before anything is measured, and those that are. */
const WARM_UP = 200
const CLICKS = 300
/**
 * The pause between two clicks, on both sides: people don't click hundreds of times a second, and discord.js holds
 * requests back beyond fifty.
 */
const PAUSE_MS = 100

/**
 * This long after a click its work is done: the panel that waits for a move is changed a little after it, and at most once
 * in this time. The clock is moved on by it, so that this work is counted with the click that has caused it.
 */
const AFTER_MS = 2_000

const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE_MS))

/** Higher rate limits than Discord's: the bench measures the handling of a click, not the limits. */
const UNLIMITED = {
  limits: {
    ...UNHURRIED,
    bucket: { requests: 1_000_000, perMs: 1_000 },
    global: { requests: 1_000_000, perMs: 1_000 },
    acknowledgeMs: 30_000,
  },
}

/** Returns a function that tells what has passed since now. */
function taking(): () => Taken {
  const [start, computed] = [performance.now(), cpuMs()]
  return () => ({ ms: performance.now() - start, cpu: cpuMs() - computed })
}

/** The kind of a click: sends an answer or sets a standing order, changes a choice, or opens the panel. */
type Doing = 'move' | 'choice' | 'look'

/** How long a click took. */
interface Taken {
  readonly ms: number
  /** The part of it in which the thread computed: it depends less on other work of the machine. */
  readonly cpu: number
}

interface Measured {
  /** The clicks of the bare bot. */
  readonly base: Taken[]
  /** The clicks on panels, by what they did. */
  readonly ours: Record<Doing, Taken[]>
  /** Round trips of each click, with all the notices that it caused. */
  readonly trips: number[]
}

interface Bare {
  /** Presses until the message is edited. */
  press(): Promise<Taken>
  close(): Promise<void>
}

/** Starts a bot without a game that only defers and edits. */
async function bare(): Promise<Bare> {
  const sandbox = await startSandbox(UNLIMITED)
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.apiUrl } })
  const ready = new Promise<void>((done) => client.once(Events.ClientReady, () => done()))
  await client.login(sandbox.token)
  await ready
  const button = new ButtonBuilder().setCustomId('bare').setLabel('Press').setStyle(ButtonStyle.Primary)
  const components = [{ type: ComponentType.ActionRow as const, components: [button.toJSON()] }]
  let count = 0
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Press', components, flags: 'Ephemeral' })
    if (!interaction.isButton()) return
    await interaction.deferUpdate()
    await interaction.editReply({ content: `Pressed ${++count} times`, components })
  })
  await client.application?.commands.set([{ name: 'bare', description: 'A button' }])
  const person = sandbox.user('Bare')
  await person.command('bare')
  let { message } = await person.slash('bare')
  return {
    async press() {
      const took = taking()
      message = (await person.click(message, 'bare')).message
      return took()
    },
    async close() {
      await client.destroy()
      await sandbox.close()
    },
  }
}

/** The program that is measured. */
interface Subject {
  readonly sandbox: Sandbox
  readonly idle: () => Promise<void>
  /** The statements that it has sent to its database. */
  readonly trips: () => number
}

/** Two people play a game against each other by clicks; each click is measured in turn with one of the bare bot. */
async function played(game: string, base: Bare, { sandbox, idle, trips }: Subject): Promise<Measured> {
  const measured: Measured = { base: [], ours: { move: [], choice: [], look: [] }, trips: [] }
  let clicks = 0
  for (let match = 1; clicks < WARM_UP + CLICKS; match++) {
    const [one, other] = [sandbox.user(`Alice ${game} ${match}`), sandbox.user(`Bob ${game} ${match}`)]
    const panels = await begin(game, one, other, idle)
    let person = one
    // If neither seat is asked anything, the game is over.
    for (let inVain = 0; inVain < 3 && clicks < WARM_UP + CLICKS; clicks++) {
      await pause()
      const bare = await base.press()
      await pause()
      const panel = asShown(person, panels.get(person)!)
      const pressed = next(panel, clicks) ?? look(panel)
      if (pressed === null) break
      const before = trips()
      const took = taking()
      const { message } = await press(person, panel, pressed)
      const taken = took()
      await idle()
      panels.set(person, message)
      if (next(message, clicks) === null) {
        inVain = pressed.doing === 'look' ? inVain + 1 : 0
        person = person === one ? other : one
      }
      if (clicks < WARM_UP) continue
      measured.base.push(bare)
      measured.ours[pressed.doing].push(taken)
      measured.trips.push(trips() - before)
    }
  }
  return measured
}

/** Challenges the opponent, who accepts, and returns the panels of both. */
async function begin(
  game: string,
  one: TestUser,
  other: TestUser,
  idle: () => Promise<void>,
): Promise<Map<TestUser, APIMessage>> {
  await other.command('play')
  const asked = await one.slash('play', { game, opponent: other })
  const posted = other.next(`<@${other.id}>`)
  await one.select(asked.message, DECK, firstOf(asked.message, DECK))
  const accepted = await other.click(await posted, /\|accept$/)
  const chosen = await other.select(accepted.message, DECK, firstOf(accepted.message, DECK))
  await idle()
  const table = await one.sees((message) => controlsOf(message).some(({ label }) => label === MY_TURN), {
    channel: one.threads().at(-1)!.id,
  })
  const opened = await one.click(table, MY_TURN)
  return new Map([
    [one, opened.message],
    [other, chosen.message],
  ])
}

const DECK = /\|deck$/
const MY_TURN = speak('en')('thread.my-move')

/** Returns the first option of a select. */
const firstOf = (message: APIMessage, customId: RegExp): string =>
  controlsOf(message).find((control) => customId.test(control.customId))?.options[0]?.value ?? ''

type Pressed = ReturnType<typeof controlsOf>[number] & { readonly doing: Doing }

/** The actions of a seat's panel that send an answer. */
const ANSWERS = /^(?:do|sure)\|/
/** Those that change what is chosen, or choose in a list. */
const CHOICES = /^(?:mark|act|put)(?:\||$)/

/** The action of a control on a question; null for all others, and for the turn that is put together while the opponent is asked. */
function askedBy(customId: string): string | null {
  const isAhead = readCustomId(customId)?.parts[2]?.startsWith('ahead') === true
  return isAhead ? null : actionOf(customId)
}

/**
 * Returns the control to press next: every other time one that changes the choice, each of them in turn, else the ordinary way
 * to send the answer.
 */
function next(panel: APIMessage, clicks: number): Pressed | null {
  const open = controlsOf(panel).filter(
    ({ disabled, kind, options }) => !disabled && (kind === 'button' || options.length > 0),
  )
  const doing = (what: RegExp) => open.filter(({ customId }) => what.test(askedBy(customId) ?? ''))
  const [answer] = doing(ANSWERS)
  const choices = doing(CHOICES)
  const choice = choices[Math.floor(clicks / 2) % choices.length]
  const found = clicks % 2 === 0 ? (choice ?? answer) : (answer ?? choice)
  return found === undefined ? null : { ...found, doing: found === choice ? 'choice' : 'move' }
}

/** A panel as it is now: one that waits asks by itself once its seat is called. */
const asShown = (person: TestUser, panel: APIMessage): APIMessage =>
  person.messages(panel.channel_id).find(({ id }) => id === panel.id) ?? panel

const press = (person: TestUser, panel: APIMessage, { kind, customId, options }: Pressed) =>
  kind === 'select' ? person.select(panel, customId, options[0]!.value) : person.click(panel, customId)

/** Opens the panel to see whether the seat is asked by now. */
function look(panel: APIMessage): Pressed | null {
  const found = controlsOf(panel).find(({ customId }) => /(?:^|\|)open\|/.test(customId))
  return found === undefined ? null : { ...found, doing: 'look' }
}

async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: DATABASE, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

export async function benchInteractions(): Promise<Row[]> {
  if (!(await serverAnswers())) {
    process.stdout.write(`No PostgreSQL at ${new URL(DATABASE).host}: interactions are not measured.\n`)
    return []
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'holonet-bench-'))
  let statements = 0
  const clock = new HandClock(new Date())
  const sandbox = await startSandbox({ ...UNLIMITED, clock })
  const log = pino({ level: 'silent' })
  const databaseUrl = `${DATABASE}?schema=${SCHEMA}`
  // The program's own ticks are no work of a click.
  const withoutTicks = { now: () => clock.now(), wake: () => () => {} }
  const onQuery = () => {
    statements += 1
  }
  let matches = 0
  // The same games in every run, so that two runs measure the same clicks.
  const newSeed = () => `bench ${++matches}`
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock: withoutTicks, log, onQuery, newSeed })
  const { token, apiUrl: api } = sandbox
  const discord = await startDiscord({
    reach: holonet.reach,
    token,
    api,
    games,
    services: holonet,
    commands,
    actsPerMinute: 1_000_000,
    clock,
    log,
  })
  holonet.setHerald(discord.herald)
  await holonet.start()
  const base = await bare()
  try {
    const idle = async () => {
      await holonet.idle()
      clock.advance(AFTER_MS)
      await holonet.idle()
    }
    const subject = { sandbox, idle, trips: () => statements }
    const all: Row[] = []
    for (const { id, words } of Object.values(games).filter(({ id }) => GAME === undefined || id === GAME))
      all.push(...rows(words.title('en'), await played(id, base, subject)))
    return all
  } finally {
    await base.close()
    await discord.close()
    await holonet.close()
    await sandbox.close()
    rmSync(dataDir, { recursive: true, force: true })
    await dropSchema()
  }
}

async function dropSchema(): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE })
  await client.connect()
  await client.query(`DROP SCHEMA IF EXISTS "${SCHEMA}" CASCADE`)
  await client.end()
}

function rows(game: string, { base: bases, ours, trips }: Measured): Row[] {
  const row = (
    what: string,
    clicks: readonly Taken[],
    limit: number | null = null,
    of: keyof Taken = 'ms',
  ): readonly Row[] => {
    const times = clicks.map((one) => one[of])
    const base = median(bases.map((one) => one[of]))
    if (times.length === 0) return []
    return [
      {
        what: `${game}: ${what} (median of ${times.length}; 99 %: ${quantile(times, 0.99).toFixed(1)} ms)`,
        value: `${median(times).toFixed(1)} ms`,
        base: `${base.toFixed(1)} ms (a bare defer and edit)`,
        ratio: median(times) / base,
        limit,
      },
    ]
  }
  const { move, choice, look } = ours
  return [
    ...row('an interaction, click to final panel', [...move, ...choice, ...look], 3),
    ...row('the same, as far as its thread computed', [...move, ...choice, ...look], null, 'cpu'),
    ...row('of these: an answer given', move),
    ...row('of these: a choice on the panel', choice),
    ...row('of these: the panel opened', look),
    {
      what: `${game}: database round trips of an interaction, its notices included, ticks left out (median; most)`,
      value: `${median(trips)}; ${Math.max(...trips)}`,
      base: '8',
      ratio: Math.max(...trips) / 8,
      limit: 1,
    },
  ]
}
