/**
 * Heavy work beside the program's own thread, so that clicks are answered meanwhile: one job at a time, one job a person,
 * and a queue of limited length.
 *
 * Node's own threads do it. A pool of a library (piscina) would bring a native package for each platform, and one thread
 * for each kind of work is all that is needed.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Refusal } from '../contract/index.ts'
import { type Clock, steadyClock } from '../time/clock.ts'

/** The answer of a thread: the result, or the place of the error, without its message, which may quote the job. */
export type JobAnswer<Result> = { readonly result: Result } | { readonly failed: string }

/** The settings of a thread. */
export interface WorkThreadOptions {
  /** The module that serves the jobs, from `src`, see `serveJobs`. */
  readonly file: string
  /** Data for that module; it finds them in `workerData.data`. */
  readonly data?: unknown
  /** The most jobs that wait. */
  readonly waiting?: number
  readonly clock?: Clock
  /** A job that takes longer is given up, in milliseconds. */
  readonly limitMs?: number
  /** The thread ends when it has had nothing to do for this long, in milliseconds, and gives its memory back. */
  readonly idleMs?: number
  /** A job that needs more ends the thread, in megabytes. */
  readonly memoryMb?: number
}

/** Hands a job to the thread. @throws if it fails, takes too long, or the program ends */
export type Ask<Job, Result> = (job: Job) => Promise<Result>

const WAITING = 8
const LIMIT_MS = 60_000
const IDLE_MS = 120_000
/** A job that needs more ends its thread, and nothing else. */
const MOST_MEMORY_MB = 768

/** The address of a source file, from `src`. The bundled program lies two folders deep, too. */
const sourceFile = (path: string): URL => new URL(`../../src/${path}`, import.meta.url)

/**
 * Returns the address of a module for threads: its bundle beside the bundled program (`scripts/bundle.ts`), else its
 * source.
 * @param path the source file, from `src`
 */
export function threadModule(path: string): URL {
  const bundled = new URL(`./${basename(path, '.ts')}.mjs`, import.meta.url)
  return existsSync(bundled) ? bundled : sourceFile(path)
}

/** A thread that does one kind of work. It starts with the first job, and again after a failure. */
export class WorkThread<Job, Result> {
  readonly #options: WorkThreadOptions
  readonly #clock: Clock
  #worker: Worker | null = null
  #last: Promise<unknown> = Promise.resolve()
  readonly #people = new Set<string>()
  #waiting = 0
  #closed = false
  #stayAwake = () => {}

  constructor(options: WorkThreadOptions) {
    this.#options = options
    this.#clock = options.clock ?? steadyClock
  }

  /**
   * Does a piece of work when its turn has come.
   * @param person has one piece of work at a time; null: the program itself
   * @param act prepares the job and asks the thread
   * @returns its result; or refused with `busy.yours` (this person's last one is under way) or `busy.full`
   */
  async run<T>(person: string | null, act: (ask: Ask<Job, Result>) => Promise<T>): Promise<T | Refusal> {
    if (person !== null && this.#people.has(person)) return { refused: 'busy.yours', values: {} }
    if (this.#waiting > (this.#options.waiting ?? WAITING)) return { refused: 'busy.full', values: {} }
    if (person !== null) this.#people.add(person)
    this.#waiting += 1
    this.#stayAwake()
    const done = this.#last.then(() => act((job) => this.#ask(job)))
    this.#last = done.catch(() => {})
    try {
      return await done
    } finally {
      if (person !== null) this.#people.delete(person)
      this.#waiting -= 1
      if (this.#waiting === 0) this.#restSoon()
    }
  }

  /** Ends the thread. Jobs that are not done fail. */
  async close(): Promise<void> {
    this.#closed = true
    this.#stayAwake()
    await this.#end()
    await this.#last
  }

  async #ask(job: Job): Promise<Result> {
    if (this.#closed) throw new Error('The program ends')
    this.#worker ??= this.#begin()
    const worker = this.#worker
    const over = new AbortController()
    const { signal } = over
    const late = this.#after(this.#options.limitMs ?? LIMIT_MS, () => void worker.terminate())
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('The thread has ended before its job')
    })
    const answer: Promise<[JobAnswer<Result>]> = Promise.race([once(worker, 'message', { signal }) as never, ended])
    answer.catch(() => {})
    try {
      worker.postMessage(job)
      const [got] = await answer
      if ('failed' in got) throw new Error(`A job has failed: ${got.failed}`)
      return got.result
    } finally {
      over.abort()
      late()
    }
  }

  #begin(): Worker {
    const { file, data, memoryMb = MOST_MEMORY_MB } = this.#options
    const module = threadModule(file)
    // Sources need somebody who reads TypeScript.
    const first = module.href.endsWith('.ts') ? sourceFile('threads/start-thread.mjs') : module
    const worker = new Worker(first, {
      // The program's own, such as those of a test runner, are not for threads.
      execArgv: [],
      workerData: { file: module.href, data },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    worker.unref()
    // The job that was under way hears of it.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null
    })
    return worker
  }

  #restSoon(): void {
    this.#stayAwake = this.#after(this.#options.idleMs ?? IDLE_MS, () => void this.#end())
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #after(ms: number, act: () => void): () => void {
    return this.#clock.wake(new Date(this.#clock.now().getTime() + ms), act)
  }
}
