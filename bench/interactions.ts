/**
 * What a click costs from the press to the finished panel, on PostgreSQL and through the sandbox, beside a bot that only
 * defers and edits; and how often it goes to the database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ButtonBuilder, ButtonStyle, Client, ComponentType, Events, GatewayIntentBits } from 'discord.js'
import type { APIMessage } from 'discord-api-types/v10'
import pg from 'pg'
import { pino } from 'pino'
import { commands } from '../commands/index.ts'
import { controlsOf } from '../sandbox/driver.ts'
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts'
import { HandClock, systemClock } from '../src/clock/clock.ts'
import { startDiscord } from '../src/discord/start.ts'
import { games } from '../src/games/registry.ts'
import { openHoloNet } from '../src/holonet.ts'
import { median, quantile, type Row } from './table.ts'

const DATABASE = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test'
const SCHEMA = `bench_${process.pid}`
const WARM_UP = 150
const CLICKS = 150
/**
 * Between two clicks, on both sides: people don't click hundreds of times a second, and discord.js holds requests back
 * beyond fifty.
 */
const PAUSE_MS = 150

const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE_MS))

/** What is measured here is the way of a click, not Discord's rate limits. */
const UNLIMITED = {
  limits: {
    bucket: { requests: 1_000_000, perMs: 1_000 },
    global: { requests: 1_000_000, perMs: 1_000 },
    acknowledgeMs: 30_000,
  },
}

interface Measured {
  /** Milliseconds of each click of the bare bot. */
  readonly base: number[]
  /** Milliseconds of each click, by what it did. */
  readonly moves: number[]
  readonly edits: number[]
  /** Round trips of each click, with all the notices that it caused. */
  readonly trips: number[]
}

interface Bare {
  /** @returns milliseconds from the press to the edited message */
  press(): Promise<number>
  close(): Promise<void>
}

/** A bot without a game, that only defers and edits. */
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
      const start = performance.now()
      message = (await person.click(message, 'bare')).message
      return performance.now() - start
    },
    async close() {
      await client.destroy()
      await sandbox.close()
    },
  }
}

/** Plays against the practice opponent by clicks and measures each, in turn with one of the bare bot. */
async function played(sandbox: Sandbox, base: Bare, idle: () => Promise<void>, trips: () => number): Promise<Measured> {
  const person = sandbox.user('Alice')
  await person.command('play')
  const measured: Measured = { base: [], moves: [], edits: [], trips: [] }
  let clicks = 0
  while (clicks < WARM_UP + CLICKS) {
    const asked = await person.slash('play', { opponent: { id: sandbox.botId } })
    let panel: APIMessage = (await person.select(asked.message, /\|deck$/, firstOf(asked.message, /\|deck$/))).message
    await idle()
    for (;;) {
      const control = next(panel, clicks)
      if (control === null) break
      await pause()
      const other = await base.press()
      await pause()
      const before = trips()
      const start = performance.now()
      const { customId, kind, options } = control
      const answer =
        kind === 'select'
          ? await person.select(panel, customId, options[0]!.value)
          : await person.click(panel, customId)
      panel = answer.message
      const ms = performance.now() - start
      await idle()
      if (clicks++ < WARM_UP) continue
      measured.base.push(other)
      ;(control.kind === 'select' ? measured.edits : measured.moves).push(ms)
      measured.trips.push(trips() - before)
    }
  }
  return measured
}

/** The first thing that a select offers. */
const firstOf = (message: APIMessage, customId: RegExp): string =>
  controlsOf(message).find((control) => customId.test(control.customId))?.options[0]?.value ?? ''

/** The control to press next: something to add to the choice every other time, else the ordinary way of handing in. */
function next(panel: APIMessage, clicks: number) {
  const open = controlsOf(panel).filter(({ disabled }) => !disabled)
  const exit = open.find(({ customId }) => customId.includes('|exit|'))
  const add = open.find(({ customId }) => /\|add(?:\||$)/.test(customId))
  return (clicks % 2 === 0 ? (add ?? exit) : (exit ?? add)) ?? null
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
  const sandbox = await startSandbox(UNLIMITED)
  const log = pino({ level: 'silent' })
  const databaseUrl = `${DATABASE}?schema=${SCHEMA}`
  const onQuery = () => {
    statements += 1
  }
  const holonet = await openHoloNet({ databaseUrl, dataDir, games, clock: new HandClock(new Date()), log, onQuery })
  const { matches, challenges, decks, persons, calls, servers, newcomers } = holonet
  const { token, apiUrl: api } = sandbox
  const discord = await startDiscord({
    token,
    api,
    games,
    matches,
    challenges,
    decks,
    persons,
    calls,
    servers,
    newcomers,
    commands,
    clock: systemClock,
    log,
  })
  holonet.setHerald(discord.herald)
  await holonet.start()
  try {
    const base = await bare()
    const measured = await played(
      sandbox,
      base,
      () => holonet.idle(),
      () => statements,
    )
    await base.close()
    return rows(measured)
  } finally {
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

function rows({ base: bases, moves, edits, trips }: Measured): Row[] {
  const base = median(bases)
  const against = `${base.toFixed(1)} ms (a bare defer and edit)`
  const row = (what: string, times: readonly number[]): Row => ({
    what: `${what} (median of ${times.length}; 99 %: ${quantile(times, 0.99).toFixed(1)} ms)`,
    value: `${median(times).toFixed(1)} ms`,
    base: against,
    ratio: median(times) / base,
    limit: 3,
  })
  return [
    row('move, click to final panel', moves),
    row('choice on a panel, click to final panel', edits),
    {
      what: 'database round trips of an interaction, its notices included (median; most)',
      value: `${median(trips)}; ${Math.max(...trips)}`,
      base: '8',
      ratio: Math.max(...trips) / 8,
      limit: 1,
    },
  ]
}
