/** Measures how fast two workers handle deadlines that are all due in one minute, beside bare BullMQ. */
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { watchNotices } from '../chaos/audit.ts'
import { Child } from './child.ts'
import { fill } from './fill.ts'
import { Schema } from './schema.ts'

/** The settings of a measurement. */
export interface DueOptions {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly dataDir: string
  /** Where `subject.ts` is bundled. */
  readonly program: string
  /** The number of deadlines that are due. */
  readonly deadlines: number
  /** Reminders, which only tell people, or time-outs, in which the game answers. */
  readonly kind: 'reminder' | 'time-out'
  readonly workers: number
  /** The first is due this long after the filling, and the last this long after the first, in ms. */
  readonly aheadMs: number
  readonly withinMs: number
  readonly say: (line: string) => void
}

/** The result of a measurement. */
export interface DueResult {
  readonly kind: DueOptions['kind']
  readonly deadlines: number
  readonly workers: number
  /** Deadlines that were handled exactly once. */
  readonly once: number
  readonly lost: number
  readonly doubled: number
  readonly perSecond: number
  /** Jobs a second of BullMQ with as many workers that do nothing, its jobs due at such moments too. */
  readonly barePerSecond: number
  readonly ratio: number
  /** The same, with all jobs waiting from the start. */
  readonly bareAtOncePerSecond: number
  readonly ratioAtOnce: number
}

const LOOK_MS = 250
const MOST_MS = 60 * 60_000

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Makes a database with that many deadlines due within one minute, lets workers handle them, and counts. */
export async function measureDue(options: DueOptions): Promise<DueResult> {
  const { databaseUrl, dataDir, deadlines, kind, workers, say } = options
  const schema = await Schema.open(databaseUrl, `due_${process.pid}_${kind === 'reminder' ? 'r' : 't'}`)
  const children: Child[] = []
  try {
    say(`filling ${deadlines} matches`)
    await fill(schema.url, dataDir, deadlines, { guildId: '1', channelId: '2' }, watchNotices)
    const due = await setDue(schema, options)
    say(`${due.count} ${kind}s are due`)
    const setting = { databaseUrl: schema.url, dataDir, redisUrl: options.redisUrl, redisPrefix: `due-${process.pid}` }
    for (let worker = 0; worker < workers; worker++) children.push((await Child.start(options.program, setting)).child)
    const seconds = await handled(schema, kind, due)
    for (const child of children) await child.ask('idle')
    const counted = await countOnce(schema, kind)
    const perSecond = due.count / seconds
    say('measuring bare BullMQ')
    const barePerSecond = await bare(options, due.count, options.withinMs)
    const bareAtOncePerSecond = await bare(options, due.count, null)
    const lost = due.count - counted.once - counted.doubled
    const ratios = { ratio: perSecond / barePerSecond, ratioAtOnce: perSecond / bareAtOncePerSecond }
    const rates = { perSecond, barePerSecond, bareAtOncePerSecond, ...ratios }
    return { kind, deadlines: due.count, workers, ...counted, lost, ...rates }
  } finally {
    for (const child of children) child.kill()
    await schema.drop()
  }
}

interface Due {
  readonly count: number
  readonly first: Date
  readonly last: Date
}

/** Makes one sitting of each match due, at random moments of the time given. */
async function setDue(schema: Schema, { kind, aheadMs, withinMs }: DueOptions): Promise<Due> {
  const first = new Date(Date.now() + aheadMs)
  await schema.query(`DELETE FROM "Sitting" s WHERE s."answered" OR EXISTS (SELECT 1 FROM "Sitting" o
    WHERE o."matchId" = s."matchId" AND o."seat" < s."seat")`)
  const column = kind === 'reminder' ? '"remindAt"' : '"remindAt" = NULL, "deadline"'
  const rows = await schema.query(
    `UPDATE "Sitting" SET ${column} = $1::timestamptz + random() * $2 * interval '1 millisecond' RETURNING 1`,
    [first, withinMs],
  )
  await schema.query('UPDATE "Player" SET "misses" = 0')
  return { count: rows.length, first, last: new Date(first.getTime() + withinMs) }
}

const LEFT: Readonly<Record<DueOptions['kind'], string>> = {
  reminder: `SELECT count(*)::int AS "left" FROM "Sitting" WHERE "remindAt" < $1`,
  'time-out': `SELECT count(*)::int AS "left" FROM "Sitting" WHERE "deadline" < $1 AND NOT "answered"`,
}

/** Waits until none is left. @returns seconds from the first deadline on */
async function handled(schema: Schema, kind: DueOptions['kind'], { first, last }: Due): Promise<number> {
  for (const endsAt = Date.now() + MOST_MS; Date.now() < endsAt; ) {
    const [{ left } = { left: 0 }] = await schema.query<{ left: number }>(LEFT[kind], [last])
    if (left === 0) break
    await pause(LOOK_MS)
  }
  return (Date.now() - first.getTime()) / 1000
}

/** Counts the matches whose deadline was handled once, and those in which it was handled more often. */
async function countOnce(schema: Schema, kind: DueOptions['kind']): Promise<{ once: number; doubled: number }> {
  // A time-out counts as a miss of its seat; a reminder is a notice.
  const counts =
    kind === 'time-out'
      ? `SELECT sum("misses")::int AS "count" FROM "Player" GROUP BY "matchId"`
      : `SELECT count(*)::int AS "count" FROM "NoticeLog" WHERE "kind" = 'reminder' GROUP BY "matchId"`
  const [row] = await schema.query<{ once: number; doubled: number }>(
    `SELECT count(*) FILTER (WHERE "count" = 1)::int AS "once", count(*) FILTER (WHERE "count" > 1)::int AS "doubled"
      FROM (${counts}) AS c`,
  )
  return row ?? { once: 0, doubled: 0 }
}

/** Adding this many jobs takes less than a second. */
const ADDED_PER_SECOND = 2000

/**
 * Returns the jobs a second that BullMQ hands to workers that do nothing; adding them is not counted.
 * @param withinMs the jobs are due at random moments of this time, in ms; null: all wait from the start
 */
async function bare({ redisUrl, workers }: DueOptions, jobs: number, withinMs: number | null): Promise<number> {
  const prefix = `bare-${process.pid}`
  const connections = Array.from({ length: workers + 1 }, () => new Redis(redisUrl, { maxRetriesPerRequest: null }))
  const queue = new Queue('bare', { connection: connections[0]!, prefix })
  try {
    const first = Date.now() + (jobs / ADDED_PER_SECOND) * 1000
    const delay = () => (withinMs === null ? 0 : Math.max(1, Math.round(first + Math.random() * withinMs - Date.now())))
    for (let from = 0; from < jobs; from += 1000) {
      const count = Math.min(1000, jobs - from)
      const opts = () => ({ removeOnComplete: true, removeOnFail: true, delay: delay() })
      await queue.addBulk(Array.from({ length: count }, () => ({ name: 'job', data: {}, opts: opts() })))
    }
    if (withinMs !== null) await pause(Math.max(0, first - Date.now()))
    let done = 0
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const process = async () => {
      done += 1
      if (done === jobs) finish()
    }
    const before = performance.now()
    const working = connections.slice(1).map((connection) => new Worker('bare', process, { connection, prefix }))
    await finished
    const perSecond = jobs / ((performance.now() - before) / 1000)
    for (const worker of working) await worker.close()
    return perSecond
  } finally {
    await queue.obliterate({ force: true })
    await queue.close()
    for (const connection of connections) connection.disconnect()
  }
}
