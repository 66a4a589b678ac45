/**
 * The processes that work on one database, as this one sees them: signs of life, duties, signals. A process with the
 * role `all` works alone, and only makes sure that it does.
 */
import { nanoid } from 'nanoid'
import type { Logger } from 'pino'
import type { Reach } from '../matches/reach.ts'
import { Leases } from '../storage/leases.ts'
import type { Database } from '../storage/open.ts'
import { ownIdentity, type ProcessIdentity } from '../storage/process-identity.ts'
import type { Clock } from '../time/clock.ts'
import { Duties } from './duties.ts'
import {
  blockingProcess,
  clashWith,
  isAlive,
  otherBot,
  type ProcessClash,
  ProcessRegister,
  type ProcessRow,
  replacedBy,
  type Sign,
  surelyAlive,
} from './process-register.ts'
import { type ProcessRole, type Serves, unserved, writeServes } from './roles.ts'
import { noSignals, PgSignals, type Signals } from './signals.ts'

/** The dependencies of the cluster. */
export interface ClusterOptions {
  readonly prisma: Database
  /** The PostgreSQL server; undefined: the embedded database, which one process has for itself. */
  readonly databaseUrl: string | undefined
  readonly role: ProcessRole
  /** The time of this machine. */
  readonly clock: Clock
  readonly reach: Reach
  readonly log: Logger
  /** Default: this process. */
  readonly identity?: ProcessIdentity | undefined
}

/** How often each process gives a sign of life. */
const SIGN_MS = 5_000
/** How often a start looks whether a silent process is gone. */
const LOOK_MS = 1_000
/** Discord lets as many shards as it names begin in five seconds; a request may take one of them to arrive. */
const IDENTIFY_MS = 6_000
/** The sign of `Reach` that the other processes decide. */
const GATEWAYS = 'gateways'

/** The processes of one database. */
export class Cluster {
  readonly #options: ClusterOptions
  readonly #register: ProcessRegister
  readonly #leases: Leases
  readonly #joined: boolean
  readonly signals: Signals
  readonly duties: Duties
  readonly role: ProcessRole
  readonly #id = nanoid(12)
  #applicationId: string | null = null
  #serves: string | null = null
  #shards: string | null = null
  #cancel: () => void = () => {}
  #waiting: (() => void) | null = null
  #beating: Promise<void> = Promise.resolve()
  /** One sign of life after the other. */
  #signs: Promise<void> = Promise.resolve()
  #ended: (clash: ProcessClash | null) => void = () => {}
  #state: 'out' | 'in' | 'left' = 'out'

  constructor(options: ClusterOptions) {
    const { prisma, databaseUrl, role, clock, log, identity = ownIdentity() } = options
    this.#options = options
    this.role = role
    this.#joined = databaseUrl !== undefined
    this.#register = new ProcessRegister({ prisma, id: this.#id, role, identity })
    this.#leases = new Leases({ prisma, holder: this.#id, clock })
    this.duties = new Duties({ leases: role === 'worker' ? this.#leases : null, none: role === 'gateway' })
    const alone = role === 'all' || databaseUrl === undefined
    this.signals = alone ? noSignals : new PgSignals({ databaseUrl, prisma, from: this.#id, clock, log })
    this.signals.on('process', () => this.#soon())
  }

  /**
   * Enters this process among the others, and begins to give signs of life. If a process was there that is silent now, it
   * waits until that one counts as gone.
   *
   * @param ended called if this process may work no longer: another one has taken its place while it stood still
   *
   * @throws ProcessClash if another process is there with which this one can't work; StorageDown
   */
  async join(ended: (clash: ProcessClash | null) => void = () => {}): Promise<void> {
    if (!this.#joined) return
    this.#ended = ended
    await this.#enter()
    this.#state = 'in'
    if (this.signals instanceof PgSignals) await this.signals.listen()
    this.#options.reach.onChange(() => this.#soon())
    this.#beating = this.#beatAndWait()
    await this.#beating
    this.signals.send('process', null)
  }

  /**
   * Waits until no other process takes the same requests of people, so that one stands by while the other works.
   *
   * @param waits called once if it has to wait
   *
   * @returns false if this process ends before
   */
  async takeOver(serves: Serves, waits: () => void): Promise<boolean> {
    if (this.role !== 'gateway' || serves === 'http') {
      this.#serves = writeServes(serves)
      return true
    }
    const lease = `gateway ${writeServes(serves)}`
    let told = false
    while (this.#state === 'in' && !(await this.#tryLease(lease))) {
      if (!told) waits()
      told = true
      await this.#pause(LOOK_MS)
    }
    if (this.#state !== 'in') return false
    this.#shards = lease
    this.#serves = writeServes(serves)
    return true
  }

  /**
   * Says which application the token is of.
   *
   * @throws ProcessClash if another process works here with the token of another one
   */
  async claim(applicationId: string): Promise<void> {
    if (!this.#joined) return
    const others = await this.#register.others()
    const other = others.find((one) => {
      const theirs = one.applicationId
      return theirs !== null && theirs !== applicationId && one.older && isAlive(one)
    })
    if (other !== undefined) throw otherBot(other, applicationId)
    this.#applicationId = applicationId
    await this.beat()
  }

  /** Does something while no other process does it. */
  async alone<T>(name: string, act: () => Promise<T>): Promise<T> {
    if (this.role === 'all') return act()
    while (!(await this.#tryLease(name))) {
      if (this.#state !== 'in') throw new Error('The program stops')
      await this.#pause(LOOK_MS)
    }
    try {
      return await act()
    } finally {
      await this.#leases.release([name])
    }
  }

  /** Asks for a turn to begin a session at the gateway; one that works alone has all of them. See `Leases.turn`. */
  async identifyTurn(key: number): Promise<number | null> {
    return this.role === 'gateway' ? this.#leases.turn(`identify ${key}`, IDENTIFY_MS) : null
  }

  /** Gives a sign of life, and looks at those of the others. Failures are logged: the next one follows. */
  beat(): Promise<void> {
    const act = async () => {
      try {
        if (this.#state === 'in') await this.#signOfLife()
      } catch (error) {
        this.#options.log.warn({ err: error }, 'this process could give no sign of life')
      }
    }
    this.#signs = this.#signs.then(act)
    return this.#signs
  }

  /** Whether another process that keeps time is alive. */
  async othersKeepTime(): Promise<boolean> {
    if (this.role !== 'worker') return false
    return (await this.#register.others()).some((one) => one.role === 'worker' && isAlive(one))
  }

  /** Ends the duties of this process; others may do them from now on. */
  async rest(): Promise<void> {
    if (this.#state === 'in') this.#state = 'left'
    this.#cancel()
    this.#waiting?.()
    await this.#beating
    await this.#signs
    await this.duties.end()
  }

  /** Leaves the others: people can't reach this process any more. */
  async leave(): Promise<void> {
    const entered = this.#state !== 'out'
    await this.rest()
    if (entered)
      try {
        await this.#leases.release()
        await this.#register.leave(this.#sign())
        this.signals.send('process', null)
      } catch (error) {
        this.#options.log.warn({ err: error }, 'this process could not say that it leaves')
      }
    await this.signals.close()
  }

  #sign(): Sign {
    const { reach } = this.#options
    const taken = this.#shards === null || this.#leases.holds(this.#shards)
    const reachable = this.#serves !== null && reach.open && taken
    return { applicationId: this.#applicationId, serves: this.#serves, reachable }
  }

  async #enter(): Promise<void> {
    const { clock, log } = this.#options
    const since = clock.now().getTime()
    await this.#register.enter(this.#sign())
    let told = false
    for (;;) {
      const others = await this.#register.others()
      const rival = blockingProcess(this.role, others)
      // A process that only stood still finds its row gone, and ends.
      if (rival === null) return this.#register.remove(replacedBy(this.role, others).map(({ id }) => id))
      if (surelyAlive(rival, clock.now().getTime() - since)) {
        await this.#register.remove([this.#id])
        throw clashWith(rival)
      }
      if (!told) log.warn({ process: rival.pid, host: rival.host }, 'waiting whether another process is gone')
      told = true
      await this.#pause(LOOK_MS)
      await this.#register.sign(this.#sign())
    }
  }

  async #signOfLife(): Promise<void> {
    const { role } = this
    if (!(await this.#register.sign(this.#sign()))) {
      // Somebody has deleted the row: this process stood still for a day, or its place was taken.
      await this.#register.enter(this.#sign())
    }
    const others = await this.#register.others()
    const rival = blockingProcess(role, others)
    if (rival !== null) return this.#stop(clashWith(rival))
    if (this.#shards !== null && !(await this.#leases.take(this.#shards))) return this.#stop(null)
    if (role !== 'worker') return
    this.#judge(others)
    await this.duties.balance(1 + others.filter((one) => one.role === 'worker' && isAlive(one)).length)
  }

  /** Clocks run only while people can reach some process. */
  #judge(others: readonly ProcessRow[]): void {
    const why = unserved(others.map((one) => ({ ...one, reachable: one.reachable && isAlive(one) })))
    this.#options.reach.report(GATEWAYS, why?.what ?? null, why?.agoMs ?? 0)
  }

  #stop(clash: ProcessClash | null): void {
    this.#state = 'left'
    this.#options.log.error({ err: clash ?? undefined }, 'another process has taken the place of this one')
    this.#ended(clash)
  }

  async #tryLease(name: string): Promise<boolean> {
    try {
      return await this.#leases.take(name)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a lease could not be asked for')
      return false
    }
  }

  #pause(ms: number): Promise<void> {
    const { clock } = this.#options
    return new Promise((resolve) => {
      const cancel = clock.wake(new Date(clock.now().getTime() + ms), resolve)
      this.#waiting = () => {
        cancel()
        resolve()
      }
    })
  }

  /** Something has changed: the next sign of life need not wait. */
  #soon(): void {
    if (this.#state !== 'in') return
    this.#cancel()
    this.#beating = this.#beating.then(() => this.#beatAndWait())
  }

  async #beatAndWait(): Promise<void> {
    const { clock } = this.#options
    await this.beat()
    if (this.#state !== 'in') return
    this.#cancel()
    this.#cancel = clock.wake(new Date(clock.now().getTime() + SIGN_MS), () => {
      this.#beating = this.#beating.then(() => this.#beatAndWait())
    })
  }
}
