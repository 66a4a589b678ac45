/** Sends forged interactions to the running program, and counts what must not happen: crashes, changes, leaks, silence. */

import type { APIMessage, APIUser } from 'discord-api-types/v10'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import type { Interaction } from '../../sandbox/interactions.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { readDecisionId } from '../../src/matches/decision-id.ts'
import { ACCEPT, asksSomething, clickAnything, DECK } from '../../test/discord/panel-clicks.ts'
import { typePlay } from '../challenging.ts'
import { Chance } from './chance.ts'
import { type Forged, forge, type Material, type Seen } from './forging.ts'
import { type Running, startProgram } from './program.ts'
import { changesBetween, rowsOf } from './rows.ts'

export interface FuzzOptions {
  readonly interactions: number
  readonly seed: number
  /** A PostgreSQL server; default: an embedded database. */
  readonly databaseUrl?: string | undefined
  readonly say?: (line: string) => void
}

/** The figures of a run; all but `interactions`, `answered` and the times must be 0. */
export interface FuzzResult {
  readonly interactions: number
  readonly answered: number
  readonly unanswered: number
  /** The longest time to the first answer, in milliseconds. */
  readonly slowestMs: number
  readonly over3s: number
  readonly crashes: number
  /** Answers that own up to an unexpected error. */
  readonly failures: number
  readonly changedRows: number
  readonly leaks: number
  /** Answers that Discord would refuse. */
  readonly refusedAnswers: number
  readonly seconds: number
  readonly details: readonly string[]
}

/** Interactions on their way at the same time. */
const TOGETHER = 8
const PATIENCE_MS = 15_000
const FORMATS = ['young-jedi/starter', 'swccg/starter'] as const
/** This many findings of a kind are told in detail. */
const MOST_DETAILS = 10
/** Questions that each player answers before the run. */
const ANSWERS = 4

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

interface Stage {
  readonly program: Running
  readonly material: Material
  /** For each player the words that nobody else may read. */
  readonly secrets: ReadonlyMap<string, readonly string[]>
}

// ---------------------------------------------------------------- the stage

/** Begins a match between two people and plays it on by clicks, noting all controls that they see. */
async function playOn(
  program: Running,
  pair: readonly [TestUser, TestUser],
  format: string,
  chance: Chance,
  seen: Map<string, Seen>,
) {
  const { holonet } = program
  const [one, other] = pair
  const asked = await typePlay(one, { opponent: other, format })
  note(program, seen)
  const posted = other.next(`<@${other.id}>`)
  const first = controlsOf(asked.message).find(({ customId }) => DECK.test(customId))?.options[0]?.value ?? ''
  await one.select(asked.message, DECK, first)
  const accepted = await other.click(await posted, ACCEPT)
  note(program, seen)
  const second = controlsOf(accepted.message).find(({ customId }) => DECK.test(customId))?.options[0]?.value ?? ''
  await other.select(accepted.message, DECK, second)
  await holonet.idle()
  const random = () => chance.below(1_000_000) / 1_000_000
  for (let answers = 0; answers < ANSWERS; answers++)
    for (const person of pair) {
      let panel = openPanel(person)
      note(program, seen)
      for (let clicks = 0; clicks < 6 && panel !== null && asksSomething(panel); clicks++) {
        panel = await clickAnything(person, panel, random)
        note(program, seen)
      }
      await holonet.idle()
    }
}

/** The panel in a person's direct messages; null if it asks nothing. */
const openPanel = (person: TestUser): APIMessage | null => person.dms().findLast(asksSomething) ?? null

/** Notes the controls of all messages as they are now. */
function note({ sandbox }: Running, seen: Map<string, Seen>): void {
  const { world } = sandbox
  for (const channel of world.channels())
    for (const source of world.messagesIn(channel.id))
      for (const { customId, kind, options } of controlsOf(source.message)) {
        if (!seen.has(customId)) {
          const dm = channel.type === 1 ? ((channel as { recipients?: APIUser[] }).recipients?.[0]?.id ?? null) : null
          const values = options.map(({ value }) => value)
          const owner = source.owner ?? dm
          seen.set(customId, { customId, select: kind === 'select', values, source, channel, owner, stale: false })
        }
      }
}

/** Notes which controls are stale: those of questions that are not asked any more, whatever panel shows them. */
async function withStale({ holonet }: Running, seen: Map<string, Seen>, people: readonly TestUser[]): Promise<Seen[]> {
  const open = new Set<string>()
  for (const { id } of people)
    for (const { match } of await holonet.matches.of(id)) {
      // As their panel asks: after their pending answers.
      const sight = await holonet.matches.sight(match.id, id)
      for (const decision of [...(sight?.decisions ?? []), ...(sight?.pending?.decisions ?? [])])
        open.add(questionIn(match.id, decision.id))
    }
  return [...seen.values()].map((one) => {
    const { kind, parts: [matchId = '', , decision] = [] } = readCustomId(one.customId) ?? {}
    return { ...one, stale: kind === 'p' && decision !== undefined && !open.has(questionIn(matchId, decision)) }
  })
}

/** A question of a match, whatever answers lie before it. */
const questionIn = (matchId: string, decision: string): string => `${matchId} ${readDecisionId(decision).question}`

/** Names of cards that one player knows of their match, and that spectators do not. */
async function secretsOf({ holonet }: Running, people: readonly TestUser[]): Promise<Map<string, readonly string[]>> {
  const known = new Set<string>()
  const held = new Map<string, Set<string>>()
  for (const { id } of people) {
    const [sight] = await holonet.matches.of(id)
    const open = sight === undefined ? null : await holonet.matches.sightOf(sight.match.id, 'spectator')
    // Random clicks may also end a match.
    if (sight === undefined || open === null) continue
    // Cards that were shown to all are no secret where they lie face down now.
    const shown = JSON.stringify([open.view, await holonet.matches.history(sight.match.id, '')])
    const within = (words: string) =>
      gameOf(games, sight.match.terms.game).cards.all.filter((card) => words.includes(`"${card.id}"`))
    for (const { title, name } of within(shown)) known.add(title).add(name)
    held.set(id, new Set(within(JSON.stringify(sight.view)).map(({ name }) => name)))
  }
  if (held.size === 0) throw new Error('All matches are over before the run: take another seed')
  // A name that stands in the name of another card, of this game or the other, proves nothing.
  const names = [
    ...new Set(Object.values(games).flatMap(({ cards }) => cards.all.flatMap(({ name, title }) => [name, title]))),
  ]
  const isSecret = (name: string) =>
    name.length >= 6 && !known.has(name) && !names.some((other) => other !== name && other.includes(name))
  return new Map([...held].map(([id, names]) => [id, [...names].filter(isSecret)]))
}

async function stage(
  { seed, databaseUrl }: FuzzOptions,
  chance: Chance,
  write: (line: string) => void,
): Promise<Stage> {
  const program = await startProgram({ seed: `fuzz ${seed}`, databaseUrl, write })
  const { sandbox, holonet } = program
  const people = ['Alice', 'Bob', 'Carol', 'Dan'].map((name) => sandbox.user(name))
  const [alice, bob, carol, dan] = people as [TestUser, TestUser, TestUser, TestUser]
  const seen = new Map<string, Seen>()
  await playOn(program, [alice, bob], FORMATS[0], chance, seen)
  await playOn(program, [carol, dan], FORMATS[1], chance, seen)
  // A challenge that waits for one person alone.
  const asked = await alice.slash('play', { opponent: carol })
  const deck = controlsOf(asked.message).find(({ customId }) => DECK.test(customId))?.options[0]?.value ?? ''
  await alice.select(asked.message, DECK, deck)
  for (const person of people)
    for (const name of ['settings', 'deck', 'help', 'rules'] as const) {
      const command = await person.command(name)
      if ((command.options ?? []).every((option) => option.type > 2 && !('required' in option && option.required)))
        await person.slash(name)
    }
  const admin = sandbox.user('admin')
  await admin.slash('setup')
  note(program, seen)
  await holonet.idle()
  // Languages are written after the answers.
  const here = [...people, admin].map(({ id }) => id)
  while ((await holonet.prisma.person.count({ where: { id: { in: here } } })) < here.length) await soon()
  const controls = await withStale(program, seen, people)
  const strangers = ['Mallory', 'Trudy', 'Eve'].map((name) => sandbox.world.personCalled(name).user)
  const words = [...new Set(controls.flatMap(({ customId, values }) => [...customId.split('|'), ...values]))]
  const channels = sandbox.world.channels().filter((channel) => sandbox.world.sees(alice.id, channel))
  const forms = ['1|set|zone-typed', '1|zone|typed', '1|deck|import', '1|setup|rules', '1|p|x|y|z', '1|c|x|deck']
  const material: Material = {
    controls,
    commands: sandbox.world.commands('all'),
    strangers,
    people: [...people, admin].map(({ id }) => sandbox.world.person(id)!.user),
    channels,
    words,
    forms,
  }
  return { program, material, secrets: await secretsOf(program, people) }
}

// ---------------------------------------------------------------- one interaction

interface Outcome {
  readonly answered: boolean
  readonly ms: number
  readonly interaction: Interaction
}

/** Sends one interaction and waits for its answer. */
function send({ sandbox }: Running, forged: Forged, sent: Map<string, Forged>): Promise<Outcome> {
  return new Promise((resolve) => {
    const started = performance.now()
    let first: number | null = null
    const timer = setTimeout(() => end(false), PATIENCE_MS)
    const end = (answered: boolean) => {
      clearTimeout(timer)
      resolve({ answered, ms: first ?? performance.now() - started, interaction })
    }
    const heard = () => {
      first ??= performance.now() - started
    }
    const asker = {
      state: (of: Interaction, state: string) => {
        if (state === 'sent') sent.set(of.id, forged)
        if (state !== 'sent') heard()
        if (state === 'done' || state === 'failed') setImmediate(() => end(state === 'done'))
      },
      modal: heard,
      choices: heard,
    }
    const interaction: Interaction = sandbox.interactions.begin({ ...forged.begin, asker })
  })
}

/**
 * The words that an interaction has shown to its sender: new messages, and the clicked one if others see it, too. The new
 * ones are deleted afterwards.
 */
function shownBy({ sandbox }: Running, { messageIds, originalId, modal }: Interaction): string {
  const { world } = sandbox
  const clicked = originalId === null || messageIds.has(originalId) ? undefined : world.message(originalId)
  const isPublic = clicked?.owner === null && world.guildOf(world.channel(clicked.message.channel_id)!) !== null
  const made = [...messageIds].flatMap((id) => world.message(id) ?? [])
  const shown = [...made, ...(clicked !== undefined && isPublic ? [clicked] : [])]
  for (const stored of made) world.deleteMessage(stored)
  return [...shown.map(({ message }) => JSON.stringify(message)), JSON.stringify(modal)].join('\n')
}

/** The words around a secret, for reports. */
const around = (words: string, secret: string): string => {
  const at = words.indexOf(secret)
  return words.slice(Math.max(0, at - 120), at + secret.length + 60)
}

/** Returns a secret of a player in words that somebody else was shown about their match; null if there is none. */
function leakIn(words: string, to: string, secrets: Stage['secrets']): string | null {
  // Both players may hold a card of one name, or one name may stand in another: then its reader may have read of their own.
  const own = secrets.get(to) ?? []
  for (const [owner, labels] of secrets) {
    if (owner === to) continue
    const others = labels.filter((label) => !own.some((name) => name.includes(label)))
    for (const label of others) if (words.includes(JSON.stringify(label).slice(1, -1))) return label
  }
  return null
}

/** The kinds of controls that are about a running match; all others look things up that anybody may look up. */
const ABOUT_MATCHES = new Set([
  'p',
  'open',
  'told',
  'undo',
  'back',
  'live',
  'concede',
  'replay',
  'order',
  'why',
  'table',
])

// ---------------------------------------------------------------- the run

/** The findings of a run. */
class Findings {
  readonly details: string[] = []
  failures = 0
  crashes = 0
  leaks = 0
  answered = 0
  over3s = 0
  slowestMs = 0

  readonly #told = new Map<string, number>()

  /** Keeps a line, unless there are many of its kind. */
  tell(kind: string, line: string): void {
    const count = (this.#told.get(kind) ?? 0) + 1
    this.#told.set(kind, count)
    if (count <= MOST_DETAILS) this.details.push(`${kind}: ${line}`)
  }

  /** The forged interactions on their way, by their ids. */
  readonly sent = new Map<string, Forged>()

  /** Takes a line of the program's log. */
  readonly log = (line: string): void => {
    if (!FAILED.some((words) => line.includes(words))) return
    this.failures += 1
    const forged = this.sent.get(/"interaction":"(\d+)"/.exec(line)?.[1] ?? '')
    this.tell('failure', `${JSON.stringify([forged?.kind, forged?.named, forged?.begin.data])} ${line.slice(0, 1500)}`)
  }

  readonly crashed = (error: unknown): void => {
    this.crashes += 1
    this.tell('crash', error instanceof Error ? (error.stack ?? '') : String(error))
  }

  took({ kind, named, begin }: Forged, { answered, ms }: Outcome): void {
    if (answered) this.answered += 1
    else this.tell('no answer', `${kind} ${named} ${JSON.stringify(begin.data).slice(0, 500)}`)
    this.slowestMs = Math.max(this.slowestMs, ms)
    if (ms > 3_000) this.over3s += 1
  }

  showed({ kind, named, begin }: Forged, words: string, secrets: Stage['secrets']): void {
    if (!ABOUT_MATCHES.has(readCustomId(named)?.kind ?? '')) return
    const leak = leakIn(words, begin.user.id, secrets)
    if (leak === null) return
    this.leaks += 1
    this.tell('leak', `${kind} ${named} by ${begin.user.username} shows "${leak}": ${around(words, leak)}`)
  }
}

/** Messages of the log that own up to an unexpected error. */
const FAILED = ['"a request failed"', '"a request was lost"', '"completing failed"', '"could not even say so"']

/** Sends this many forged interactions, some at the same time. */
async function sendAll(
  { program, material, secrets }: Stage,
  options: FuzzOptions,
  chance: Chance,
  findings: Findings,
) {
  let sent = 0
  const work = async () => {
    while (sent < options.interactions) {
      sent += 1
      if (sent % 5_000 === 0) options.say?.(`${sent} sent`)
      const forged = forge(chance, material)
      const outcome = await send(program, forged, findings.sent)
      findings.sent.delete(outcome.interaction.id)
      findings.took(forged, outcome)
      findings.showed(forged, shownBy(program, outcome.interaction), secrets)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
  await program.holonet.idle()
}

/** Plays two matches, then sends this many forged interactions and counts what they have caused. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { interactions, seed } = options
  const chance = new Chance(seed)
  const findings = new Findings()
  const set = await stage(options, chance, findings.log)
  options.say?.('two matches are played, and the run begins')
  const { sandbox, holonet } = set.program
  const problems = sandbox.problems.length
  const before = await rowsOf(holonet.prisma)
  const started = performance.now()
  process.on('uncaughtException', findings.crashed)
  process.on('unhandledRejection', findings.crashed)
  await sendAll(set, options, chance, findings)
  const seconds = Math.round((performance.now() - started) / 1000)
  const strangers = set.material.strangers.map(({ id }) => id)
  const changes = changesBetween(before, await rowsOf(holonet.prisma), strangers)
  for (const change of changes) findings.tell('change', change)
  const refused = sandbox.problems.slice(problems)
  for (const problem of refused) findings.tell('refused answer', JSON.stringify(problem).slice(0, 900))
  process.off('uncaughtException', findings.crashed)
  process.off('unhandledRejection', findings.crashed)
  await set.program.close()
  const { answered, slowestMs, over3s, crashes, failures, leaks, details } = findings
  return {
    interactions,
    answered,
    unanswered: interactions - answered,
    slowestMs: Math.round(slowestMs),
    over3s,
    crashes,
    failures,
    changedRows: changes.length,
    leaks,
    refusedAnswers: refused.length,
    seconds,
    details,
  }
}
