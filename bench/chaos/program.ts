/** The real program in processes of its own, one after another: built once, started, killed, and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { bundled } from '../bundled.ts'

const root = join(import.meta.dirname, '../..')
/** The beginning of the line that the program prints once it has started, connected to Discord or not yet. */
const STARTED = 'HoloNet is '
/** Settings of this machine that must not reach the program, and players who are faster than people. */
const CLEAN = {
  DISCORD_TOKEN: '',
  DISCORD_API: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  SANDBOX_RECORD: '',
  ACTS_PER_MINUTE: '1000000',
}
const MOST_OUTPUT = 4000
/** The pause before a program that has ended by itself is started again, in ms. */
const AGAIN_MS = 500

/** The line of `src/program.ts` that gives Discord the artist of pictures. Without it panels say everything in words. */
const ARTIST = '    pictures,\n'
const withoutPictures: Plugin = {
  name: 'without-pictures',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]src[\\/]program\.ts$/ }, ({ path }) => {
      const [before, after, ...more] = readFileSync(path, 'utf8').split(ARTIST)
      if (before === undefined || after === undefined || more.length > 0) throw new Error('program.ts has another form')
      return { contents: `${before}${after}`, loader: 'ts' }
    }),
}

/**
 * Bundles the program, which saves each start the work of reading its modules one by one.
 * @param pictures whether the program draws; each process after a kill draws all cards anew
 * @returns the folder
 */
export const buildProgram = (pictures: boolean): Promise<string> =>
  bundled(['chaos/standby'], pictures ? [] : [withoutPictures])

/** A process of the program, standing by or running. */
class Run {
  readonly child: ChildProcess
  readonly ended: Promise<void>
  output = ''
  isOver = false

  constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.child = spawn(process.execPath, [join(folder, 'standby.mjs')], {
      cwd: root,
      env: { ...process.env, ...CLEAN, ...env },
    })
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (part) => {
        this.output = `${this.output}${part}`.slice(-MOST_OUTPUT)
      })
    this.child.stdin?.on('error', () => {})
    this.ended = once(this.child, 'exit').then(() => {
      this.isOver = true
    })
  }

  /** Resolves when a text was printed, or when the process has ended. */
  async prints(text: string): Promise<boolean> {
    while (!this.isOver && !this.output.includes(text))
      await Promise.race([this.ended, once(this.child.stdout!, 'data').catch(() => {})])
    return this.output.includes(text)
  }
}

/** Runs the program: one process at a time, with the next one standing by. */
export class Program {
  readonly #folder: string
  readonly #env: Readonly<Record<string, string>>
  #running: Run | null = null
  #next: Run | null = null
  #up: Promise<void> = Promise.resolve()
  #killing: Promise<void> = Promise.resolve()
  #stopped = false
  /** Milliseconds from each start to the connection. */
  readonly starts: number[] = []
  /** The outputs of processes that ended although nobody killed them. */
  readonly selfEnded: string[] = []

  constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.#folder = folder
    this.#env = env
  }

  /** Resolves when the present process is connected to Discord. */
  get up(): Promise<void> {
    return this.#up
  }

  /** Resolves when the present process has ended. */
  get down(): Promise<void> {
    return this.#running?.ended ?? Promise.resolve()
  }

  /** Starts the program. @throws if its first process ends before it is connected */
  async start(): Promise<void> {
    this.#up = this.#begin()
    await this.#up
    if (this.#running?.isOver) throw new Error(`the program ended: ${this.#running.output}`)
  }

  /** Ends the process at once with SIGKILL, and starts the next one. Resolves when the process is gone. */
  kill(): Promise<void> {
    // A fault and the bench may kill at once: two processes at a time would each refuse the other.
    this.#killing = this.#killing.then(() => this.#kill())
    return this.#killing
  }

  async #kill(): Promise<void> {
    const killed = this.#running
    this.#running = null
    killed?.child.kill('SIGKILL')
    await killed?.ended
    this.#up = this.#begin()
  }

  /** Stops the present process as it is (SIGSTOP), or lets it go on. */
  freeze(still: boolean): void {
    this.#running?.child.kill(still ? 'SIGSTOP' : 'SIGCONT')
  }

  /** Ends the program for good, politely if asked to. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    this.#stopped = true
    const [running, next] = [this.#running, this.#next]
    running?.child.kill(signal)
    next?.child.kill('SIGKILL')
    await Promise.all([running?.ended, next?.ended])
  }

  async #begin(): Promise<void> {
    if (this.#stopped) return
    const run = this.#next ?? new Run(this.#folder, this.#env)
    this.#next = null
    this.#running = run
    void run.ended.then(() => this.#endedBy(run))
    await run.prints('standing by')
    const before = performance.now()
    run.child.stdin?.write('go\n')
    if (!(await run.prints(STARTED))) return
    this.starts.push(performance.now() - before)
    if (!this.#stopped && this.#running === run) this.#next ??= new Run(this.#folder, this.#env)
  }

  /** Starts a process again that ended by itself, as a supervisor does. */
  async #endedBy(run: Run): Promise<void> {
    if (this.#stopped || this.#running !== run) return
    this.selfEnded.push(run.output)
    await new Promise((done) => setTimeout(done, AGAIN_MS))
    if (!this.#stopped && this.#running === run) this.#up = this.#begin()
  }
}
