/** The databases of tests: PGlite always, and PostgreSQL servers that answer. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { listenOnFreePort } from '../free-port.ts'
import { POSTGRES, REDIS } from './answering.ts'
import { dropSchema, giveBack, newName, takeSchema, urlOf } from './schemas.ts'
import { scratch } from './scratch.ts'
import { ensureTemplate } from './template.ts'

const { hasPostgres, hasRedis } = inject('servers')

/** Returns the PostgreSQL server of the tests, or null if none answers; the titles of skipped tests say why. */
export const postgres = hasPostgres ? POSTGRES : null
export const redis = hasRedis ? REDIS : null
export const NO_POSTGRES = postgres === null ? ` (skipped: no PostgreSQL at ${new URL(POSTGRES).host})` : ''
export const NO_REDIS = redis === null ? ` (skipped: no Redis at ${new URL(REDIS).host})` : ''

/** The place of one test's data, which is deleted afterwards. */
export interface Place {
  readonly databaseUrl?: string
  readonly dataDir: string
  remove(): Promise<void>
}

/** Returns an empty folder. */
export function emptyFolder(): Place {
  const dataDir = mkdtempSync(join(scratch(), 'holonet-test-'))
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Returns a folder with an empty database in it. */
export function folder(): Place {
  const template = inject('template')
  ensureTemplate(template)
  const place = emptyFolder()
  cpSync(template, place.dataDir, { recursive: true })
  return place
}

const UNUSED = join(tmpdir(), 'holonet-test-unused')

/** Returns a schema without tables. */
export function schema(): Place {
  const name = newName(inject('schemas'))
  return { databaseUrl: urlOf(POSTGRES, name), dataDir: UNUSED, remove: () => dropSchema(POSTGRES, name) }
}

/** Returns a schema without rows, which another test may have used before. */
function emptySchema(): Place {
  const run = inject('schemas')
  const name = takeSchema(run)
  return { databaseUrl: urlOf(POSTGRES, name), dataDir: UNUSED, remove: () => giveBack(POSTGRES, run, name) }
}

/**
 * Returns the place of the data for tests about something else. PostgreSQL is used if it answers, since opening PGlite
 * takes ten times the processor time; else a folder. `TEST_DATABASE=pglite` always takes the folder.
 */
export const quickest = (): Place =>
  postgres === null || process.env.TEST_DATABASE === 'pglite' ? folder() : emptySchema()

/** `place` has all tables or makes them in no time; `nothing` has none. */
export const backends = [
  { name: 'PGlite', skip: false, place: folder, nothing: emptyFolder },
  { name: `PostgreSQL${NO_POSTGRES}`, skip: postgres === null, place: emptySchema, nothing: schema },
] as const

/**
 * The databases of most tests: the one that opens quickest, or both with `TEST_DATABASE=both`. Where no PostgreSQL answers, that is
 * PGlite. Tests of storage itself, of matches and their log, and of crowds of deadlines take `backends`.
 */
export const usualBackends =
  process.env.TEST_DATABASE === 'both'
    ? backends
    : [{ name: postgres === null ? 'PGlite' : 'the quickest database', skip: false, place: quickest }]

/** A connection to a server that can be cut, as if the server had stopped. */
export interface Wire {
  /** The same address through the connection. */
  readonly url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function wireTo(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  const own = await listenOnFreePort(server)
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return {
    url: url.href,
    cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      return closed
    },
    mend: () => new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve)),
  }
}
