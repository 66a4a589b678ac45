/** Everybody is called ten minutes after the last fault, whichever faults came before. By a clock that tests move. */
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Delivery, Notice } from '../../src/matches/api.ts'
import { HandClock } from '../hand-clock.ts'
import { act, begin, type Net, open, RememberingHerald } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** This long after the last fault everybody has to be called. */
const CALLED_MS = 10 * MINUTE
const STEP_MS = 20 * SECOND
/** No try takes longer: each of its requests has an end. */
const LONGEST_TRY_MS = 2 * MINUTE

/** The ways in which tries to deliver go wrong. */
const FAULTS = ['retry', 'barred', 'no right', 'refused', 'broken', 'held', 'hangs', 'restart'] as const
type Fault = (typeof FAULTS)[number]

/** A fault, and how the time passes meanwhile. */
interface Phase {
  readonly fault: Fault
  readonly steps: readonly number[]
}

/** Delivers what it is given, but for the fault that is on. */
class FailingHerald extends RememberingHerald {
  fault: Fault | null = null
  /** Tries that have not come to their end. */
  hanging = 0
  readonly #clock: HandClock

  constructor(clock: HandClock) {
    super()
    this.#clock = clock
  }

  override async deliver(notice: Notice): Promise<Delivery> {
    switch (this.fault) {
      case 'retry':
      case 'barred':
        return this.fault
      case 'no right':
        return { barred: 'discord 50013' }
      case 'refused':
        return { dead: 'discord 50035' }
      case 'broken':
        throw new Error('broken')
      case 'held':
        return { until: new Date(this.#clock.now().getTime() + 15 * SECOND) }
      case 'hangs':
        return this.#after(LONGEST_TRY_MS, 'retry')
      default:
        return super.deliver(notice)
    }
  }

  async #after(ms: number, delivery: Delivery): Promise<Delivery> {
    this.hanging += 1
    await new Promise<void>((done) => this.#clock.wake(new Date(this.#clock.now().getTime() + ms), done))
    this.hanging -= 1
    return delivery
  }
}

let place: Place
beforeAll(() => {
  place = quickest()
})
afterAll(() => place.remove())

/** The program under faults. */
class Storm {
  readonly clock = new HandClock('2030-01-01T12:00:00Z')
  readonly herald = new FailingHerald(this.clock)
  net!: Net

  async start(): Promise<void> {
    const { clock, herald } = this
    this.net = await open(place, { clock, network: clock, herald, log: pino({ level: 'silent' }) })
    await this.net.start()
    await this.#settled()
  }

  /** Lets time pass. Tries that hang keep the program busy: then it gets a moment. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms)
    await this.#settled()
  }

  async #settled(): Promise<void> {
    const moment = new Promise<void>((done) => setTimeout(done, 20))
    await (this.herald.hanging > 0 ? moment : Promise.race([this.net.idle(), this.#someHang()]))
  }

  /** Resolves once a try hangs: nothing waits for its end. */
  async #someHang(): Promise<void> {
    let idle = false
    void this.net.idle().then(() => {
      idle = true
    })
    while (!idle && this.herald.hanging === 0) await new Promise((done) => setTimeout(done, 5))
  }

  async blow({ fault, steps }: Phase): Promise<void> {
    this.herald.fault = fault
    for (const ms of steps) {
      if (fault === 'restart') {
        await this.net.close()
        await this.start()
      }
      await this.pass(ms)
    }
  }

  /** Returns the number of notices that nobody has got: those that are tried on, and calls that were given up. */
  async left(): Promise<number> {
    const [row] = await this.net.prisma.$queryRaw<{ left: bigint }[]>`
      SELECT count(*) AS "left" FROM "Notice" n WHERE n."deadAt" IS NULL OR (n."kind" = 'called' AND EXISTS (
        SELECT 1 FROM "Sitting" s WHERE s."matchId" = n."matchId" AND s."seat" = n."data"->>'seat'
          AND NOT s."answered" AND s."calledAt" <= n."at"))`
    return Number(row!.left)
  }
}

const steps = fc.array(fc.constantFrom(SECOND, 30 * SECOND, 5 * MINUTE, HOUR), { minLength: 1, maxLength: 14 })
const phase: fc.Arbitrary<Phase> = fc.record({ fault: fc.constantFrom(...FAULTS), steps })

/** Lets a storm blow over two matches, one of which begins in it. @returns the calls that nobody has got in time */
async function uncalled(phases: readonly Phase[]): Promise<number> {
  const storm = new Storm()
  await storm.start()
  const { herald } = storm
  try {
    const first = await begin(storm.net, { left: 'ann', right: 'bob' })
    for (const [at, one] of phases.entries()) {
      herald.fault = one.fault
      if (at === 0) await act(storm.net, first, 'ann')
      if (at === phases.length - 1) await begin(storm.net, { left: 'carl', right: 'dora' })
      await storm.blow(one)
    }
    herald.fault = null
    for (let ms = 0; ms < CALLED_MS; ms += STEP_MS) await storm.pass(STEP_MS)
    return await storm.left()
  } finally {
    await storm.net.prisma.match.deleteMany()
    await storm.net.prisma.notice.deleteMany()
    await storm.net.close()
  }
}

const LONG = Array<number>(14).fill(HOUR)

it.each(FAULTS)(
  'everybody is called ten minutes after half a day of one fault: %s',
  { timeout: 10 * MINUTE },
  async (fault) => {
    expect(await uncalled([{ fault, steps: LONG }])).toBe(0)
  },
)

it('everybody is called ten minutes after any faults', { timeout: 20 * MINUTE }, async () => {
  const storms = fc.array(phase, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(storms, async (phases) => {
      expect(await uncalled(phases)).toBe(0)
    }),
    { numRuns: 12 },
  )
})
