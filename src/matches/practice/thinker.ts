/**
 * Opponents that think. Whenever one is asked, a notice in the outbox says so; it is written with the change that asks, and
 * is gone once the answer is. Its answers until a person is asked again are thought out in a thread and played together.
 *
 * The answers appear at fixed times after the opponent was asked, at the first one at which they are ready: the length of its
 * thinking would tell what it could have played. After a crash it thinks again, and comes to the same answers.
 */

import { type Answer, type Decision, isRefusal, type Refusal, type Seat } from '../../contract/index.ts'
import type { SearchChoice } from '../../kit/search/choose.ts'
import type { OpponentJob } from '../../opponents/levels.ts'
import type { OpponentMemory } from '../../opponents/memory.ts'
import { StorageDown } from '../../storage/errors.ts'
import { seatsOf } from '../answering.ts'
import type { Delivery, ThinkNotice } from '../api.ts'
import { Changes, type ChangesOptions, courseOf } from '../changing.ts'
import { type Course, current } from '../course.ts'
import { thinkingNonce } from '../fair-play/seals.ts'
import type { LoadedMatch } from '../match-rows.ts'
import { MatchMemories } from './match-memory.ts'
import { practiceLevel, thinks } from './practice.ts'

/** Answers for opponents, one at a time. */
export interface ThinkingThread {
  /** Answers a job; refused if too many wait. @throws if the thread has died */
  think(job: OpponentJob): Promise<SearchChoice | Refusal>
  close(): Promise<void>
}

/** The dependencies of opponents that think. */
export interface ThinkerOptions extends ChangesOptions {
  readonly thread: ThinkingThread
}

/** Answers appear at one of these times after the opponent was asked, in milliseconds; then every 20 seconds. */
const SHOWN_MS = [2_000, 5_000, 10_000, 20_000, 40_000]
const THEN_MS = 20_000

/** More answers in one sitting than any game asks for. */
const MOST_ANSWERS = 1_000

/** Returns the first time at or after a moment at which something appears. @param asked when the opponent was asked */
export function shownAt(asked: Date, from: Date): Date {
  const passed = from.getTime() - asked.getTime()
  const last = SHOWN_MS.at(-1) ?? 0
  const ms = SHOWN_MS.find((one) => one >= passed) ?? last + Math.ceil((passed - last) / THEN_MS) * THEN_MS
  return new Date(asked.getTime() + ms)
}

/** A sitting of an opponent that is thought about, or is thought out. */
interface OpponentSitting {
  /** The match as it was read. Another version is thought about again. */
  readonly version: number
  /** Its answers, played; null: it still thinks. */
  course: Course | null
  doneAt: Date | null
  /** Nobody needs it any more. */
  dropped: boolean
}

/** Lets opponents think, and plays their answers. */
export class Thinker {
  readonly #options: ThinkerOptions
  readonly #changes: Changes
  readonly #memories: MatchMemories
  readonly #thoughts = new Map<string, OpponentSitting>()
  readonly #work = new Set<Promise<void>>()
  #open = true

  constructor(options: ThinkerOptions) {
    this.#options = options
    this.#changes = new Changes(options)
    this.#memories = new MatchMemories(options.prisma)
  }

  /** Whether an opponent thinks now. */
  get busy(): boolean {
    return this.#work.size > 0
  }

  /** Resolves when no opponent thinks. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  /** Ends all thinking. The notices stay, and the next start thinks again. */
  async stop(): Promise<void> {
    this.#open = false
    for (const thought of this.#thoughts.values()) thought.dropped = true
    await this.#options.thread.close()
    await this.idle()
  }

  /** Lets the opponent of a notice begin to think, or plays what it has thought out if it is time. */
  async deliver({ matchId, seat }: ThinkNotice): Promise<Delivery> {
    if (!this.#open) return 'retry'
    const found = await this.#changes.load(matchId)
    const asked = found === null ? null : askedAt(found, seat)
    if (found === null || asked === null) {
      this.#drop(matchId)
      return 'sent'
    }
    const thought = this.#thoughtOf(found, seat)
    const now = this.#options.clock.now()
    const { course, doneAt } = thought
    // A moment later, since this moment was looked at.
    if (course === null || doneAt === null) return { until: shownAt(asked, new Date(now.getTime() + 1)) }
    const shown = shownAt(asked, doneAt)
    if (shown > now) return { until: shown }
    this.#drop(matchId)
    const written = await this.#changes.write(found, { course }, null, now)
    return written === null ? { until: shownAt(asked, new Date(now.getTime() + 1)) } : 'sent'
  }

  #drop(matchId: string): void {
    const thought = this.#thoughts.get(matchId)
    if (thought !== undefined) thought.dropped = true
    this.#thoughts.delete(matchId)
  }

  #thoughtOf(found: LoadedMatch, seat: Seat): OpponentSitting {
    const { id } = found.record
    const known = this.#thoughts.get(id)
    if (known?.version === found.version) return known
    this.#drop(id)
    const thought: OpponentSitting = { version: found.version, course: null, doneAt: null, dropped: false }
    this.#thoughts.set(id, thought)
    const work = this.#begin(found, seat, thought).finally(() => this.#work.delete(work))
    this.#work.add(work)
    return thought
  }

  async #begin(found: LoadedMatch, seat: Seat, thought: OpponentSitting): Promise<void> {
    const { log, clock } = this.#options
    try {
      const course = (await this.#thinkOut(found, seat, thought)) ?? atOnce(found)
      if (thought.dropped) return
      thought.course = course
      thought.doneAt = clock.now()
    } catch (error) {
      // The clock answers later (`time-up.ts`); until then it is tried again at each of the times.
      if (!thought.dropped) log.error({ err: error, match: found.record.id }, 'an opponent could not answer')
      if (this.#thoughts.get(found.record.id) === thought) this.#thoughts.delete(found.record.id)
    }
  }

  /** @returns null if it could not be thought about, so that the practice policy answers */
  async #thinkOut(found: LoadedMatch, seat: Seat, thought: OpponentSitting): Promise<Course | null> {
    const { prisma, log } = this.#options
    const { id } = found.record
    try {
      const nonce = await thinkingNonce(prisma, id)
      if (nonce === null) return null
      const memory = await this.#memories.of(found, seat)
      const course = courseOf(found)
      for (let answers = 0; answers < MOST_ANSWERS; answers++) {
        const decision = course.decisionOf(seat)
        if (decision === undefined) return course
        const answer = await this.#answer(found, course, { decision, memory, nonce }, thought)
        const told = course.events.length
        if (answer === null || course.answer(seat, [answer], 'practice') !== null) {
          log.warn({ match: id, question: decision.kind }, 'an opponent answers without having thought')
          course.answerByPolicy(decision)
        }
        course.followUp(seatsOf(found))
        memory.add(course.events.slice(told), course.state)
      }
      throw new Error(`${found.game.id}: no end of answers of an opponent`)
    } catch (error) {
      if (thought.dropped || !this.#open || error instanceof StorageDown) throw error
      log.warn({ err: error, match: id }, 'an opponent could not think')
      return null
    }
  }

  /** Asks the thread, and once more if it fails. @returns null if there is no answer */
  async #answer(
    { record }: LoadedMatch,
    { state }: Course,
    { decision, memory, nonce }: { decision: Decision; memory: OpponentMemory; nonce: string },
    thought: OpponentSitting,
  ): Promise<Answer | null> {
    const { thread, log } = this.#options
    const level = practiceLevel(record.players[decision.seat]) ?? 'fair'
    const job = memory.jobFor(state, decision, level, nonce)
    for (let tries = 0; tries < 2; tries++) {
      if (thought.dropped || !this.#open) throw new Error('Nobody needs this answer any more')
      try {
        const choice = await thread.think(job)
        if (isRefusal(choice)) continue
        if (choice.cut) log.warn({ match: record.id, question: decision.kind }, 'an opponent ran out of time')
        return choice.answer
      } catch (error) {
        if (thought.dropped || !this.#open) throw error
        log.warn({ err: error, match: record.id, question: decision.kind }, 'the thread of an opponent has failed')
      }
    }
    return null
  }
}

/** When an opponent that thinks was asked; null: it is asked nothing. */
function askedAt({ record, sittings, game, state, engine }: LoadedMatch, seat: Seat): Date | null {
  if (record.status !== 'running' || !thinks(record.players[seat])) return null
  if (!game.decisions(current(game, state, engine)).some((open) => open.seat === seat)) return null
  return sittings.find((row) => row.seat === seat)?.calledAt ?? null
}

/** The practice policy's answers. */
function atOnce(found: LoadedMatch): Course {
  const course = courseOf(found)
  course.followUpAtOnce(seatsOf(found))
  return course
}
