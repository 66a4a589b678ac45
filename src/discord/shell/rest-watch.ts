/**
 * Watches the requests to Discord, each kind of them by itself (`rest-doors.ts`).
 * - If all of them fail for a while, nobody can be asked or answered, and so nobody can play.
 * - If answers fail, nobody can play either, whatever else works.
 * - Of the other doors the host is told. A person whose call does not arrive loses no time: the call waits.
 * - If the token is refused, nothing works until there is a new one.
 */
import type { Reach } from '../../matches/reach.ts'
import type { Clock } from '../../time/clock.ts'
import { type Door, doorOf, type RestResponse, withCode } from './rest-doors.ts'

/** The dependencies of the watch. */
export interface RestWatchOptions {
  /** The time of the network: real time, even where the program's own clock is moved by hand. */
  readonly clock: Clock
  readonly reach: Pick<Reach, 'report' | 'warn'>
  /** Whether a channel is known as one of direct messages. */
  readonly isDm: (channelId: string) => boolean
  /** Makes any request with the token; whether it works is noted by the watch itself. */
  readonly tryOut: () => Promise<unknown>
  /** Called with the time at which Discord says that it has answered, as exact as a second. */
  readonly dated?: ((at: Date) => void) | undefined
  /** Asks for an answer to an interaction that never was. @returns whether Discord itself has refused it, as it should */
  readonly tryAnswers: () => Promise<boolean>
}

/** Sends one request, as the HTTP client of discord.js does. */
export type Send<R> = (url: string, init: object) => Promise<R>

/** This many failures in a row over such a time mean that nothing works. Few people may be there to be answered. */
const FAILURES = 5
const FAILURES_OF_ANSWERS = 3
const OVER_MS = 10_000
/** The pauses between tries while nothing works. */
const TRY_MS = { first: 5_000, most: 60_000 }
/**
 * Only an answer shows whether Discord takes answers in time. If nobody has asked for one for so long after the last was too
 * late, clocks run again, so that people are reminded and come; the next late answer counts from the last one on.
 */
const FORGOTTEN_MS = 60 * 60_000

const FAILING = 'No request to Discord works; they are tried again.'
const ANSWERS_FAIL = 'Discord takes no answers to people, though other requests may work; they are tried again.'
const ANSWERS_LATE =
  'Discord refuses answers to people as too late (10062). Look whether this machine is busy or its network slow.'
const REFUSED =
  'Discord refuses the token (401). Copy the present one from the developer portal into DISCORD_TOKEN and restart.'
const WARNINGS: Readonly<Record<Exclude<Door, 'answers'>, string>> = {
  threads: 'Messages in threads and channels fail; they are tried again.',
  'open-dms': 'Opening direct messages fails; it is tried again.',
  dms: 'Direct messages fail; they are tried again.',
  other: 'Requests beside messages and answers fail; they are tried again.',
}

/** Discord knows no such interaction (any more). */
const UNKNOWN_INTERACTION = 10062

/** Failures in a row. */
class Streak {
  count = 0
  since = 0
  last = 0

  add(now: number): void {
    if (this.count === 0) this.since = now
    this.count += 1
    this.last = now
  }

  /** Whether this is more than an accident. */
  lasts(failures: number): boolean {
    return this.count >= failures && this.last - this.since >= OVER_MS
  }
}

/** Notes what becomes of requests. */
export class RestWatch {
  readonly #options: RestWatchOptions
  readonly #doors = new Map<Door | 'all', Streak>()
  /** The reason why answers count as impossible; null: they don't. */
  #answersBy: 'failing' | 'late' | null = null
  #tokenBad = false
  #bad = false
  #pause = TRY_MS.first
  #cancel: () => void = () => {}
  #stopped = false

  constructor(options: RestWatchOptions) {
    this.#options = options
  }

  /** Returns the same way of sending requests, under watch. */
  watched<R extends RestResponse>(send: Send<R>): Send<R | Response> {
    return async (url, init) => {
      const door = doorOf(url, this.#options.isDm)
      let answer: R
      try {
        answer = await send(url, init)
      } catch (error) {
        this.#failed(door)
        throw error
      }
      return this.#judged(door, answer)
    }
  }

  stop(): void {
    this.#stopped = true
    this.#cancel()
  }

  /** Notes a response. @returns it, or the same to be read once more */
  async #judged<R extends RestResponse>(door: Door, answer: R): Promise<R | Response> {
    const { status } = answer
    this.#dated(answer)
    // Answers to interactions have tokens of their own.
    const own = door !== 'answers'
    if (status === 401 && own) this.#tokenRefused()
    else if (status >= 500) this.#failed(door)
    else if (status === 429 && !own) this.#heldUp()
    else if (status !== 403 && status !== 404) this.#well(door)
    else {
      // Without a code it is not Discord that refuses, but something before it, such as a block of our address.
      const read = await withCode(answer)
      if (read.code === UNKNOWN_INTERACTION && !own) this.#late()
      else if (read.code === 0) this.#failed(door)
      else this.#well(door)
      return read.answer
    }
    return answer
  }

  #dated({ headers }: RestResponse): void {
    const at = new Date(headers?.get('date') ?? Number.NaN)
    if (!Number.isNaN(at.getTime())) this.#options.dated?.(at)
  }

  #streak(door: Door | 'all'): Streak {
    const known = this.#doors.get(door) ?? new Streak()
    this.#doors.set(door, known)
    return known
  }

  #well(door: Door): void {
    const { reach } = this.#options
    for (const one of [door, 'all'] as const) this.#streak(one).count = 0
    reach.report('requests', null)
    if (door === 'answers') return this.#answersWork()
    reach.warn(door, null)
    reach.report('token', null)
    this.#tokenBad = false
    this.#recovered()
  }

  #tokenRefused(): void {
    this.#tokenBad = true
    this.#found('token', REFUSED)
  }

  #answersWork(): void {
    this.#streak('answers').count = 0
    this.#answersBy = null
    this.#options.reach.report('answers', null)
    this.#recovered()
  }

  get #allFails(): boolean {
    return this.#tokenBad || this.#streak('all').lasts(FAILURES)
  }

  /** Nothing has to be tried any more if all is well. */
  #recovered(): void {
    if (this.#answersBy !== null || this.#allFails) return
    this.#bad = false
    this.#pause = TRY_MS.first
    this.#cancel()
  }

  #failed(door: Door): void {
    const now = this.#now()
    for (const one of [door, 'all'] as const) this.#streak(one).add(now)
    const all = this.#streak('all')
    if (all.lasts(FAILURES)) this.#found('requests', FAILING, now - all.since)
    const own = this.#streak(door)
    if (door === 'answers') this.#answersFail('failing')
    else if (own.lasts(FAILURES)) this.#options.reach.warn(door, WARNINGS[door])
  }

  /** An answer came too late. */
  #late(): void {
    this.#arrived()
    this.#answersFail('late')
  }

  /** An answer has to wait for a rate limit: no person waits for so long. */
  #heldUp(): void {
    this.#arrived()
    this.#answersFail('failing')
  }

  /** An answer was refused by Discord itself, so that other requests may work. */
  #arrived(): void {
    this.#streak('all').count = 0
    this.#options.reach.report('requests', null)
    this.#streak('answers').add(this.#now())
  }

  #answersFail(by: 'failing' | 'late'): void {
    const streak = this.#streak('answers')
    if (!streak.lasts(FAILURES_OF_ANSWERS)) return
    this.#answersBy = by
    this.#found('answers', by === 'late' ? ANSWERS_LATE : ANSWERS_FAIL, streak.last - streak.since)
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }

  #found(sign: string, what: string, agoMs = 0): void {
    this.#options.reach.report(sign, what, agoMs)
    if (!this.#bad) this.#tryLater()
    this.#bad = true
  }

  /** Nobody may have anything to send, so the watch itself finds out when it works again. */
  #tryLater(): void {
    if (this.#stopped) return
    const { clock } = this.#options
    this.#cancel()
    this.#cancel = clock.wake(new Date(this.#now() + this.#pause), () => {
      this.#pause = Math.min(this.#pause * 2, TRY_MS.most)
      void this.#try().finally(() => this.#bad && this.#tryLater())
    })
  }

  async #try(): Promise<void> {
    const { tryOut, tryAnswers } = this.#options
    if (this.#answersBy === 'late') this.#forget()
    else if (this.#answersBy === 'failing' && (await tryAnswers().catch(() => false))) this.#answersWork()
    if (this.#allFails) await tryOut().catch(() => {})
  }

  /** Takes answers for possible again after a long time without any. The next late one shows that they never were. */
  #forget(): void {
    const late = this.#streak('answers')
    if (this.#now() - late.last < FORGOTTEN_MS) return
    const { last } = late
    this.#answersWork()
    Object.assign(late, { count: FAILURES_OF_ANSWERS - 1, since: last })
  }
}
