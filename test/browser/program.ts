/** The whole program as its users start it, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programArguments } from '../program-file.ts'

const root = join(fileURLToPath(import.meta.url), '../../..')

export interface Program {
  readonly url: string
  readonly port: number
  /** Kills it at once, as a power cut does. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does. @returns its exit code */
  stop(): Promise<number | null>
}

/** The games are the same in every run of the tests. */
const SAME_GAMES = { SANDBOX_SEED: '1999', ACTS_PER_MINUTE: '1000000' }

/** Starts the program. @throws its own message if it doesn't get ready */
export async function startProgram(dataDir: string, port = 0, env: Record<string, string> = {}): Promise<Program> {
  const child = spawn(process.execPath, [...(await programArguments())], {
    cwd: root,
    env: { ...bare(process.env), ...SAME_GAMES, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (part) => {
    errors += String(part)
  })
  const gone = once(child, 'exit')
  const url = await Promise.race([
    ready(child),
    gone.then(([code]) => {
      throw new Error(`The program ended with ${code}: ${errors}`)
    }),
  ])
  return {
    url,
    port: Number(new URL(url).port),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const [code] = await gone
      return code
    },
  }
}

/** The environment of the machine must not reach the program under test. */
function bare(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DISCORD_TOKEN: _, DISCORD_API: __, DATABASE_URL: ___, REDIS_URL: ____, ...rest } = env
  return rest
}

async function ready(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)
    if (url !== null) return url[0]
  }
  return new Promise(() => {})
}
