/** Writes into the threads of matches. It remembers which were deleted, and may forget that at any time. */
import type { MatchRecord } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import { meaningOf } from '../shell/discord-errors.ts'

/** The threads in which matches are told. */
export class Threads {
  readonly #app: Pick<App, 'log'>
  readonly #gone = new Set<string>()

  constructor(app: Pick<App, 'log'>) {
    this.#app = app
  }

  /** Whether the thread of this match is known to be gone. */
  isGone(matchId: string): boolean {
    return this.#gone.has(matchId)
  }

  /** Does something in the thread of a match. @returns false if there is none (any more) */
  async within(match: MatchRecord, act: (threadId: string) => Promise<void>): Promise<boolean> {
    if (match.threadId === null || this.#gone.has(match.id)) return false
    try {
      await act(match.threadId)
      return true
    } catch (error) {
      if (meaningOf(error) !== 'gone') throw error
      this.#gone.add(match.id)
      this.#app.log.info({ match: match.id }, 'the thread of a match is gone')
      return false
    }
  }
}
