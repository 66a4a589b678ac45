/** Writes into the threads of matches. A thread that was deleted or locked is replaced by a new one. */
import type { MatchRecord, Notice } from '../../matches/api.ts'
import type { ToldAloud } from '../acts/telling-acts.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { lostThread, meaningOf } from '../shell/discord-errors.ts'
import { firstPostOf } from '../shell/notification.ts'
import { EarlierMessages } from './earlier-messages.ts'

/** Opens a new thread for a match whose thread is lost. @returns its id */
export type OpenAnew = (match: MatchRecord) => Promise<string>

/** This many new threads may replace a lost one in one run: somebody does not want them. */
const MOST_ANEW = 3
/** More matches than these are not kept in mind. */
const MOST_KEPT = 500

/** The threads in which matches are told. All state in memory may be lost at any time. */
export class Threads {
  readonly #app: Pick<App, 'log' | 'messenger'>
  readonly #openAnew: OpenAnew
  readonly #earlier: EarlierMessages
  /** Matches that can have no thread any more. */
  readonly #gone = new Set<string>()
  /** The threads that replace lost ones, by the lost one. */
  readonly #replaced = new Map<string, Promise<string>>()
  readonly #counts = new Map<string, number>()

  constructor(app: Pick<App, 'log' | 'messenger' | 'clock' | 'botId'>, openAnew: OpenAnew) {
    this.#app = app
    this.#openAnew = openAnew
    this.#earlier = new EarlierMessages(app)
  }

  /** Whether this match has lost its thread, and can have no other. */
  isGone(matchId: string): boolean {
    return this.#gone.has(matchId)
  }

  /**
   * Does something in the thread of a match, or in a new one if that is lost.
   * @returns false if there is none (any more)
   * @throws the errors of Discord
   */
  async within(match: MatchRecord, act: (threadId: string) => Promise<void>): Promise<boolean> {
    if (match.threadId === null || this.#gone.has(match.id)) return false
    let threadId = match.threadId
    for (let known = this.#replaced.get(threadId); known !== undefined; known = this.#replaced.get(threadId))
      threadId = await known
    try {
      await act(threadId)
      return true
    } catch (error) {
      const lost = lostThread(error)
      if (lost === null) throw error
      const anew = await this.#anew(match, threadId)
      if (anew !== null) {
        await act(anew)
        return true
      }
      // A locked thread may be unlocked one day.
      if (lost === 'locked') throw error
      this.#gone.add(match.id)
      this.#app.log.info({ match: match.id }, 'the thread of a match is gone')
      return false
    }
  }

  /**
   * Posts what a notice tells everybody. An earlier run or try may have done so, so long ago that Discord has forgotten it:
   * then its message is completed, and none is sent.
   */
  async tell(
    threadId: string,
    notice: Pick<Notice, 'id' | 'at'> & { readonly kind: ToldAloud },
    body: Body,
  ): Promise<void> {
    const { messenger } = this.#app
    const there = this.#earlier.mayStand(notice) ? await this.#earlier.findWords(threadId, notice, body) : null
    if (there === null) await messenger.post(threadId, body, notice.id)
    else if (there.begun && !firstPostOf(body).whole) await messenger.complete(threadId, there.id, body)
  }

  /** @returns the id of the new thread; null if there is to be none */
  async #anew(match: MatchRecord, threadId: string): Promise<string | null> {
    const count = (this.#counts.get(match.id) ?? 0) + 1
    // A match that is over is told already, but for its result.
    if (count > MOST_ANEW || match.status === 'over') return null
    let opening = this.#replaced.get(threadId)
    if (opening === undefined) {
      if (this.#counts.size >= MOST_KEPT) this.#counts.clear()
      this.#counts.set(match.id, count)
      opening = this.#openAnew(match)
      this.#replaced.set(threadId, opening)
    }
    try {
      return await opening
    } catch (error) {
      this.#replaced.delete(threadId)
      if (meaningOf(error) !== 'gone') throw error
      return null
    }
  }
}
