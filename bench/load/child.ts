/** A process of the program under load, seen from its parent. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The settings of a process. Without `api` it has no Discord, and counts its notices instead. */
export interface Setting {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly redisUrl?: string
  readonly redisPrefix?: string
  readonly api?: string
  readonly token?: string
}

/** A request to a process: to report, to handle due work, to finish its work, or to end. */
export type Asked = 'usage' | 'wake' | 'idle' | 'stop'

/** The use of the machine by a process since its beginning. */
export interface Usage {
  readonly cpuMs: number
  readonly residentBytes: number
  /** Statements sent to the database. */
  readonly statements: number
  /** Notices delivered where there is no Discord. */
  readonly delivered: number
}

/** A process of the program. */
export class Child {
  readonly #process: ChildProcess
  /** Rejects when the process ends. */
  readonly #ended: Promise<never>

  private constructor(child: ChildProcess) {
    this.#process = child
    this.#ended = once(child, 'exit').then(([code]) => {
      throw new Error(`a process under load ended with ${code}`)
    })
    // It ends in the end, whether anybody waits for an answer or not.
    this.#ended.catch(() => {})
  }

  /**
   * Starts a process. Resolves when it works, with its use of the machine for that.
   * @param folder where `subject.ts` is bundled
   * @throws if it ends before
   */
  static async start(folder: string, setting: Setting): Promise<{ readonly child: Child; readonly used: Usage }> {
    const child = new Child(fork(join(folder, 'subject.mjs'), [JSON.stringify(setting)], { execArgv: [] }))
    return { child, used: await child.#answer() }
  }

  async ask(asked: Asked): Promise<Usage> {
    const answer = this.#answer()
    this.#process.send(asked)
    return answer
  }

  /** Ends the process. */
  async stop(): Promise<void> {
    await this.ask('stop')
    await this.#ended.catch(() => {})
  }

  /** Ends the process at once. */
  kill(): void {
    this.#process.kill('SIGKILL')
  }

  async #answer(): Promise<Usage> {
    const [usage] = await Promise.race([once(this.#process, 'message'), this.#ended])
    return usage as Usage
  }
}
