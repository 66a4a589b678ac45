/**
 * The line between the running program and command-line tools: HTTP over a socket in the data folder, which only its
 * owner may open. Tools go through it because a data folder belongs to one process.
 */
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { LANGUAGES, type Language } from '../contract/index.ts'
import type { Games } from '../games/games.ts'
import type { Matches } from '../matches/api.ts'
import type { FairPlays } from '../matches/fair-play/fair-play.ts'
import { EXPORT_FORMS } from '../records/export-forms.ts'
import type { StoredStatistics } from '../statistics/stored-statistics.ts'
import { type AskedExport, matchFile, matchStory } from './replay.ts'

/** Windows has named pipes instead of sockets in folders. */
const socketOf = (dataDir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\holonet-${Buffer.from(resolve(dataDir)).toString('hex')}`
    : resolve(dataDir, 'control.sock')

/** The methods that the running program answers over its line. */
export interface LineMethods {
  readonly matches: Matches
  readonly fairPlays: Pick<FairPlays, 'exported' | 'now'>
  readonly statistics: Pick<StoredStatistics, 'restat'>
  readonly games: Games
  readonly log: Logger
}

/** Opens the line for a running program. @returns a function that closes it */
export async function openLine(dataDir: string, served: LineMethods): Promise<() => Promise<void>> {
  const path = socketOf(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // A killed program leaves the socket behind. The holder of the folder's lock may replace it.
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = createServer((asked, answer) => {
    respond(asked.url ?? '/', served).then(
      ({ status, text }) => answer.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text),
      (error) => {
        served.log.error({ err: error }, 'a question of the command line could not be answered')
        answer.writeHead(500).end('HoloNet failed; see its log.')
      },
    )
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return () => new Promise((done) => server.close(() => done()))
}

async function respond(
  asked: string,
  { matches, fairPlays, statistics, games }: LineMethods,
): Promise<{ status: number; text: string }> {
  const url = new URL(asked, 'http://line')
  const [, what, id] = url.pathname.split('/')
  const language = LANGUAGES.find((one) => one === url.searchParams.get('language')) ?? 'en'
  if (what === 'export' && id !== undefined) {
    const form = EXPORT_FORMS.find((one) => one === url.searchParams.get('form')) ?? 'json'
    const as = (['all', 'spectator'] as const).find((one) => one === url.searchParams.get('as'))
    const file = await matchFile(fairPlays, games, decodeURIComponent(id), { form, language, as })
    return file === null ? { status: 404, text: notExported(id, as) } : { status: 200, text: file }
  }
  if (what === 'restat') return { status: 200, text: String(await statistics.restat()) }
  if (what !== 'replay' || id === undefined) return { status: 404, text: `${url.pathname} not found.` }
  const text = await matchStory(matches, games, decodeURIComponent(id), language)
  return text === null ? { status: 404, text: `Match ${id} not found.` } : { status: 200, text }
}

/**
 * Asks the running program to tell a match.
 *
 * @returns its text; null if no program runs on this data folder
 *
 * @throws the program's own message if it fails
 */
export const askReplay = (dataDir: string, matchId: string, language: Language): Promise<string | null> =>
  ask(dataDir, `/replay/${encodeURIComponent(matchId)}?language=${language}`)

/**
 * Asks the running program to count all finished matches again.
 *
 * @returns the number of matches; null if no program runs on this data folder
 */
export async function askRestat(dataDir: string): Promise<number | null> {
  const text = await ask(dataDir, '/restat')
  return text === null ? null : Number(text)
}

/**
 * Asks the running program for a finished match as a file.
 *
 * @returns its text; null if no program runs on this data folder
 *
 * @throws the program's own message if it fails
 */
export const askExport = (
  dataDir: string,
  matchId: string,
  { form, language, as }: AskedExport,
): Promise<string | null> =>
  ask(
    dataDir,
    `/export/${encodeURIComponent(matchId)}?${new URLSearchParams({ form, language, ...(as === undefined ? {} : { as }) })}`,
  )

/** Returns why a match can't be exported. */
export const notExported = (id: string, as?: string): string =>
  as === 'all' ? `There is no finished match ${id} whose hands are open.` : `There is no finished match ${id}.`

function ask(dataDir: string, path: string): Promise<string | null> {
  return new Promise((done, fail) => {
    // Each question opens its own connection: a kept one may belong to a program that has ended.
    const asking = request({ socketPath: socketOf(dataDir), path, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => (answer.statusCode === 200 ? done(text) : fail(new Error(text))))
    })
    asking.on('error', (error: NodeJS.ErrnoException) => {
      const nobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
      if (nobody) done(null)
      else fail(error)
    })
    asking.end()
  })
}
