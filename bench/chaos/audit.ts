/** The account of a run: compares the database and the stand-in's channels with what players were told. */
import type { APIMessage } from 'discord-api-types/v10'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { called } from '../../src/discord/table/player-names.ts'
import { turnWords } from '../../src/discord/table/turn-story.ts'
import type { Games } from '../../src/games/games.ts'
import type { HoloNet } from '../../src/holonet.ts'
import { PRACTICE } from '../../src/matches/api.ts'
import { readDecisionId } from '../../src/matches/decision-id.ts'
import { toldTurn, turnsOf } from '../../src/matches/turns/turns.ts'
import type { Database } from '../../src/storage/open.ts'
import type { Acknowledged } from './players.ts'

/** The findings of an audit; every number but those of matches and notices should be 0, or small for repeats. */
export interface Findings {
  readonly matches: number
  readonly notices: number
  /** Acknowledged answers that are neither in the log nor pending. */
  readonly lostMoves: number
  /** Decisions that the log answers more than once. */
  readonly doubledMoves: number
  /** Matches whose log, played again, gives another state. */
  readonly brokenMatches: number
  /** Notices that never reached anybody. */
  readonly lostNotices: number
  /** Messages that tell a notice once more. */
  readonly repeatedNotices: number
  /** Answers that the clock gave: nobody was late, whatever the program's clock said. */
  readonly late: number
  /** A line for each finding. */
  readonly details: readonly string[]
}

/**
 * Writes every notice down beside the outbox from now on, because the outbox deletes what it has delivered.
 * Call it once, on an empty database.
 */
export async function watchNotices(prisma: Database): Promise<void> {
  const statements = [
    'CREATE TABLE "NoticeLog" ("id" text PRIMARY KEY, "matchId" text, "kind" text, "data" json)',
    `CREATE FUNCTION log_notice() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN INSERT INTO "NoticeLog" VALUES (NEW."id", NEW."matchId", NEW."kind", NEW."data"); RETURN NEW; END'`,
    'CREATE TRIGGER log_notice AFTER INSERT ON "Notice" FOR EACH ROW EXECUTE FUNCTION log_notice()',
  ]
  for (const statement of statements) await prisma.$executeRawUnsafe(statement)
}

/** Remembers the messages that the bot posts to everybody or to one person. It has to be made before the first. */
export class Postings {
  readonly #posted: APIMessage[] = []

  constructor({ world, botId }: Pick<Sandbox, 'world' | 'botId'>) {
    world.on((event) => {
      if (event.type !== 'message' || event.stored.owner !== null) return
      const { message } = event.stored
      if (message.author.id === botId) this.#posted.push(message)
    })
  }

  /** Returns what was posted more than once, each as often as it was repeated. @param notices the ids of all notices */
  repeated(notices: ReadonlySet<string>): readonly string[] {
    const counts = new Map<string, number>()
    for (const message of this.#posted) {
      const name = nameOf(message, notices)
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return [...counts].flatMap(([name, count]) => Array<string>(count - 1).fill(name))
  }
}

/** The words with which the message of a turn begins. The last turns of a match have no button. */
const TITLE = /^(?:\*\*|### )(Turn \d+) · /

/** Returns the name of what a message tells: a turn by its number, a call by its notice, all else by its nonce. */
function nameOf(message: APIMessage, notices: ReadonlySet<string>): string | null {
  const [, title] = TITLE.exec(textOf(message)) ?? []
  const turn = title === undefined ? turnOf(message) : `${title} in ${message.channel_id}`
  if (turn !== null) return turn
  const notice = idsIn(message)
    .flatMap((id) => readCustomId(id)?.parts ?? [])
    .find((part) => notices.has(part))
  if (notice !== undefined) return `notice ${notice}`
  return message.nonce === undefined ? null : `nonce ${message.nonce}`
}

/** Returns the custom ids of a message, those in its menus included. */
const idsIn = (message: APIMessage): string[] =>
  controlsOf(message).flatMap(({ customId, options }) => [customId, ...options.map(({ value }) => value)])

/** Returns the turn that a message of a thread tells, by its button; null for other messages. */
function turnOf(message: APIMessage): string | null {
  for (const { customId } of controlsOf(message)) {
    const { kind, parts = [] } = readCustomId(customId) ?? {}
    if (kind === 'told' && /^t\d+$/.test(parts[1] ?? '')) return `turn ${parts[0]} ${parts[1]}`
  }
  return null
}

/** The surroundings of an audit. */
export interface Audited {
  readonly holonet: HoloNet
  readonly sandbox: Sandbox
  readonly games: Games
  readonly postings: Postings
  readonly acknowledged: readonly Acknowledged[]
}

interface LoggedAnswers {
  readonly matchId: string
  readonly answers: readonly { readonly decision: string }[]
}

/** Compares the database and the channels with the acknowledged answers. The program must have ended. */
export async function audit(audited: Audited): Promise<Findings> {
  const { holonet, postings, acknowledged } = audited
  const { prisma } = holonet
  const details: string[] = []
  const matches = await prisma.match.findMany({ select: { id: true } })
  const { answered, doubled } = answersIn(await loggedAnswers(prisma))
  for (const twice of doubled) details.push(`answered twice: ${twice}`)
  const pending = answersIn(await pendingAnswers(prisma)).answered
  const lost = acknowledged
    .map(({ matchId, decision }) => `${matchId} ${decision}`)
    .filter((name) => !answered.has(name) && !pending.has(name))
  for (const name of lost) details.push(`acknowledged and lost: ${name}`)
  const broken: string[] = []
  for (const { id } of matches) {
    const rebuilt = await holonet.rebuild(id)
    if (rebuilt === null || rebuilt.differs !== null) broken.push(id)
  }
  for (const id of broken) details.push(`the log gives another state: ${id}`)
  const lostNotices = await untold(audited)
  for (const notice of lostNotices) details.push(`not told: ${notice}`)
  const notices = await prisma.$queryRaw<{ id: string }[]>`SELECT "id" FROM "NoticeLog"`
  const repeated = postings.repeated(new Set(notices.map(({ id }) => id)))
  for (const name of repeated) details.push(`told once more: ${name}`)
  return {
    matches: matches.length,
    notices: notices.length,
    lostMoves: lost.length,
    doubledMoves: doubled.length,
    brokenMatches: broken.length,
    lostNotices: lostNotices.length,
    repeatedNotices: repeated.length,
    late: await prisma.move.count({ where: { origin: 'clock' } }),
    details,
  }
}

async function loggedAnswers(prisma: Database): Promise<readonly LoggedAnswers[]> {
  const rows = await prisma.move.findMany({ where: { kind: 'answers' }, select: { matchId: true, data: true } })
  return rows.map(({ matchId, data }) => ({ matchId, answers: answersOf(data) }))
}

async function pendingAnswers(prisma: Database): Promise<readonly LoggedAnswers[]> {
  const rows = await prisma.draft.findMany({ where: { about: 'sitting' }, select: { matchId: true, draft: true } })
  return rows.map(({ matchId, draft }) => ({ matchId, answers: answersOf(draft) }))
}

const answersOf = (data: unknown): LoggedAnswers['answers'] =>
  (data as { answers?: LoggedAnswers['answers'] }).answers ?? []

function answersIn(logged: readonly LoggedAnswers[]) {
  const answered = new Set<string>()
  const doubled: string[] = []
  for (const { matchId, answers } of logged)
    for (const { decision } of answers) {
      const name = `${matchId} ${readDecisionId(decision).question}`
      if (answered.has(name)) doubled.push(name)
      answered.add(name)
    }
  return { answered, doubled }
}

// ---------------------------------------------------------------- notices

/** Returns the notices that nobody was told of: undelivered ones, missing turns, missing calls, missing results. */
async function untold(audited: Audited): Promise<readonly string[]> {
  const { prisma } = audited.holonet
  const left = await prisma.notice.findMany({ select: { id: true, kind: true, deadAt: true } })
  const found = left.map(({ id, kind, deadAt }) => `${kind} ${id} is ${deadAt === null ? 'undelivered' : 'dead'}`)
  for (const { id } of await prisma.match.findMany({ select: { id: true } }))
    found.push(...(await untoldOf(id, audited)))
  return found
}

async function untoldOf(matchId: string, audited: Audited): Promise<readonly string[]> {
  const { holonet, sandbox, games } = audited
  const sight = await holonet.matches.sightOf(matchId, 'spectator')
  const game = sight === null ? undefined : games[sight.match.terms.game]
  if (sight === null || game === undefined) return [`match ${matchId} can't be read`]
  const { match } = sight
  const posted = match.threadId === null ? [] : textsIn(sandbox, match.threadId)
  if (posted.length === 0) return [`match ${matchId} has no thread`]
  const plain = Object.fromEntries(
    Object.entries(match.players).map(([seat, person]) => [
      seat,
      sandbox.world.person(person)?.user.global_name ?? '?',
    ]),
  )
  const { names } = called(game, plain, 'en')
  const voice = { language: 'en', names, reader: 'spectator' } as const
  const rows = (await holonet.matches.history(matchId, '')) ?? []
  const turns = turnsOf(game, rows, voice).filter(({ undone }) => undone !== true)
  const found: string[] = []
  for (const turn of turns) {
    const told = toldTurn(game, turn, voice, match.outcome)
    const either = [false, true].map((fought) => turnWords(told, fought)).filter((words) => words !== '')
    if (either.length > 0 && !posted.some((text) => either.some((words) => text.includes(words))))
      found.push(`turn ${turn.number} of ${matchId}: ${JSON.stringify({ either, near: posted.slice(-4) })}`)
  }
  if (match.status === 'over')
    return posted.some((text) => text.includes('🏁')) ? found : [...found, `result of ${matchId}`]
  return [...found, ...(await missingCalls(matchId, audited))]
}

/** The texts of a channel, without the joiners that hold a score in one line. */
const textsIn = ({ world }: Sandbox, channelId: string): string[] =>
  world.messagesIn(channelId).map((stored) => textOf(world.show(stored)).replaceAll('\u2060', ''))

/** Returns the seats that a match waits for although no direct message calls their person. */
async function missingCalls(matchId: string, { holonet, sandbox }: Audited): Promise<readonly string[]> {
  const found: string[] = []
  const match = await holonet.matches.record(matchId)
  for (const { seat } of await holonet.prisma.sitting.findMany({ where: { matchId, answered: false } })) {
    const person = match?.players[seat]
    if (person === undefined || person === PRACTICE) continue
    const dm = sandbox.world.openDm(person)
    const isCalled = sandbox.world
      .messagesIn(dm.id)
      .flatMap(({ message }) => idsIn(message))
      .some((id) => id.includes(`|${matchId}|${seat}|`))
    if (!isCalled) found.push(`call of ${seat} in ${matchId}`)
  }
  return found
}
