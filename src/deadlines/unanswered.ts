/**
 * People who wanted something of the bot and got no answer, by a fault of Discord's or ours: their clocks have the whole time
 * from that moment on. It is kept in memory until the database takes it; meanwhile nobody is late.
 */
import type { Logger } from 'pino'
import type { PersonId } from '../matches/api.ts'
import { StorageDown } from '../storage/errors.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import type { TimedSitting } from './timed.ts'
import { giveWholeTime } from './whole-time.ts'

/** The dependencies. */
export interface UnansweredOptions {
  readonly prisma: Database
  readonly clock: Clock
  readonly log: Logger
  /** Called with sittings whose deadlines have moved. */
  readonly moved: (sittings: readonly TimedSitting[]) => void
}

/** The pause before the database is asked again. */
const AGAIN_MS = 5_000

/** Gives people their time back, each by themselves. */
export class OutageRefunds {
  readonly #options: UnansweredOptions
  /** When people got no answer last. */
  readonly #since = new Map<PersonId, Date>()
  #running: Promise<void> = Promise.resolve()
  #cancel: () => void = () => {}
  #stopped = false

  constructor(options: UnansweredOptions) {
    this.#options = options
  }

  /** A person has got no answer just now. */
  note(person: PersonId): void {
    this.#since.set(person, this.#options.clock.now())
    this.settle().catch(() => {})
  }

  /** Whether somebody has not got their time yet. */
  get waits(): boolean {
    return this.#since.size > 0
  }

  /** Gives all of them their time. @throws StorageDown or StatementRefused if the database takes it not; it is tried again */
  settle(): Promise<void> {
    const act = () => this.#settle()
    const done = this.#running.then(act, act)
    this.#running = done.catch(() => {})
    return done
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#running
  }

  async #settle(): Promise<void> {
    for (const [person, at] of this.#since) {
      try {
        await this.#give(person, at)
      } catch (error) {
        this.#later(error)
        throw error
      }
      if (this.#since.get(person) === at) this.#since.delete(person)
    }
  }

  async #give(person: PersonId, at: Date): Promise<void> {
    const { prisma, log, moved } = this.#options
    const players = await prisma.player.findMany({
      where: { personId: person, match: { status: 'running' } },
      include: { match: { include: { sittings: true } } },
    })
    const given: TimedSitting[] = []
    for (const player of players) {
      const sitting = player.match.sittings.find(({ seat }) => seat === player.seat)
      const times = sitting && (await giveWholeTime(prisma, { sitting, match: player.match, player }, at))
      if (times) given.push(times)
    }
    if (given.length === 0) return
    log.warn(
      { matches: given.map(({ matchId }) => matchId) },
      'a person got no answer: they have their whole time again',
    )
    moved(given)
  }

  #later(error: unknown): void {
    const { clock, log } = this.#options
    if (!(error instanceof StorageDown)) log.error({ err: error }, 'time could not be given back; it is tried again')
    if (this.#stopped) return
    this.#cancel()
    this.#cancel = clock.wake(new Date(clock.now().getTime() + AGAIN_MS), () => void this.settle().catch(() => {}))
  }
}
