/**
 * The port for those who run the program: `/healthz`, `/readyz` and `/metrics`. It tells no names, no cards and no tokens,
 * but belongs to the inside of a network all the same.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Reach } from '../matches/reach.ts'
import type { Metrics } from './metrics.ts'

/** The parts that the port looks into, once the database is open. */
export interface WatchedProgram {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>
  readonly reach: Pick<Reach, 'obstacles' | 'warnings'>
  /** Rejects if the database does not answer. */
  readonly database: () => Promise<unknown>
}

/** The dependencies of the port. */
export interface PortOptions {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
  /** Null: the database is not open yet. */
  readonly program: () => WatchedProgram | null
  /** The work of the program before people can play, or at its end, as a sentence; null: none. */
  readonly busy: () => string | null
  /** Whether another process does the same work, and this one waits to take its place. */
  readonly standsBy?: () => boolean
  /** Returns a sentence for an error of the database: what is wrong and what to do. */
  readonly trouble: (error: unknown) => string
  readonly log: Logger
}

/** An open port. */
export interface OpenPort {
  readonly port: number
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const plain = (status: number, lines: readonly string[]): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: `${lines.join('\n')}\n`,
})

/** Opens the port. @throws the error of the system if it is taken */
export async function openOperationsPort(options: PortOptions): Promise<OpenPort> {
  const { host, port, log, trouble } = options
  const server = createServer((asked, answer) => {
    answerTo(asked.url ?? '/', options)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the operations port could not answer')
        return plain(503, [trouble(error)])
      })
      .then(({ status, type, text }) => answer.writeHead(status, { 'content-type': type }).end(text))
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function answerTo(url: string, options: PortOptions): Promise<Answer> {
  // A path such as `//` is no address of its own.
  const { pathname } = new URL(`http://here${url}`)
  if (pathname === '/healthz') return plain(200, ['The program is running.'])
  if (pathname === '/readyz') return readiness(options)
  if (pathname === '/metrics') {
    const metrics = options.program()?.metrics
    if (metrics === undefined) return plain(503, [options.busy() ?? OPENING])
    return { status: 200, type: metrics.contentType, text: await metrics.text() }
  }
  return plain(404, [`${pathname} not found: ask for /healthz, /readyz or /metrics.`])
}

const OPENING = 'Starting: the database is not open yet.'

/**
 * Ready: the program has started (its database is up to date, Discord is connected and knows the commands), the database
 * answers, and nothing keeps people from playing. Else it says what is wrong and what to do.
 */
async function readiness({ program, busy, standsBy }: PortOptions): Promise<Answer> {
  const watched = program()
  if (watched === null) return plain(503, [busy() ?? OPENING])
  const { database, reach } = watched
  await database()
  if (standsBy?.() === true) return plain(200, ['Standing by: another process serves the same people.'])
  const doing = busy()
  const wrong = reach.obstacles.map(({ what, since }) => `${what} (since ${since.toISOString()})`)
  const warnings = reach.warnings.map(({ what, since }) => `${what} (since ${since.toISOString()})`)
  const reasons = [...(doing === null ? [] : [doing]), ...wrong]
  return reasons.length === 0 ? plain(200, ['People can play.', ...warnings]) : plain(503, [...reasons, ...warnings])
}
