/** Many deadlines at once, seen from one process: in which order it handles them, and what it leaves to others. */
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { Deadlines, type DeadlinesOptions } from '../../src/deadlines/deadlines.ts'
import { Prisma } from '../../src/storage/generated/client.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const NOTHING = { findMany: async () => [] }
const named = (count: number, name = 'm') => Array.from({ length: count }, (_, at) => `${name}${at}`)

/** Deadlines of matches that are late, without a database. */
class Crowd {
  readonly late: Set<string>
  /** The matches of each look at a batch, and of each batch that was timed out. */
  readonly looks: string[][] = []
  readonly batches: string[][] = []
  readonly rings: Date[] = []
  /** Called when a batch is about to be timed out. */
  before: () => void = () => {}

  constructor(ids: readonly string[]) {
    this.late = new Set(ids)
  }

  async pass(owns?: (matchId: string) => boolean): Promise<void> {
    const prisma = { $queryRaw: this.#look, live: NOTHING, lostServer: NOTHING, challenge: NOTHING } as never
    const matches = { timeOutAll: this.#timeOutAll, timeOut: async () => {}, endLive: async () => {} } as never
    const challenges: DeadlinesOptions['challenges'] = { expire: async () => {} }
    const crowd = (at: Date) => void this.rings.push(at)
    const options = { prisma, matches, challenges, log: pino({ level: 'silent' }), crowd }
    await new Deadlines({ ...options, ...(owns === undefined ? {} : { owns }) }).due(NOW, () => true)
  }

  #look = async (strings: TemplateStringsArray, ...values: never[]) => {
    const among = Prisma.sql(strings, ...values).values.find((value) => Array.isArray(value)) as string[] | undefined
    if (among !== undefined) this.looks.push(among)
    return [...this.late].filter((id) => among?.includes(id) ?? true).map((matchId) => ({ matchId, seat: 'left' }))
  }

  #timeOutAll = async (seats: readonly { readonly matchId: string }[]) => {
    this.before()
    const ids = seats.map(({ matchId }) => matchId)
    this.batches.push(ids)
    for (const id of ids) this.late.delete(id)
  }
}

describe('a crowd of deadlines', () => {
  it('is handled once each, from a place of chance', async () => {
    const ids = named(100)
    const crowd = new Crowd(ids)
    await crowd.pass()
    expect(crowd.batches.flat().toSorted()).toEqual(ids.toSorted())
  })

  it('begins with the matches whose people this process tells', async () => {
    const [own, others] = [named(96, 'own'), named(100, 'other')]
    const crowd = new Crowd([...others, ...own])
    await crowd.pass((id) => id.startsWith('own'))
    const order = crowd.batches.flat()
    expect(order.slice(0, own.length).toSorted()).toEqual(own.toSorted())
    expect(order).toHaveLength(own.length + others.length)
  })

  it('is not looked through where another process has been', async () => {
    const ids = named(640)
    const crowd = new Crowd(ids)
    const left = new Set(ids.slice(-40))
    crowd.before = () => {
      for (const id of ids) if (!left.has(id)) crowd.late.delete(id)
    }
    await crowd.pass()
    expect(crowd.late.size).toBe(0)
    // Twenty batches were late at first.
    expect(crowd.looks.length).toBeLessThan(12)
  })

  it('rings for another process at once, and few deadlines do not', async () => {
    const [many, few] = [new Crowd(named(100)), new Crowd(named(20))]
    await many.pass()
    await few.pass()
    expect(many.rings).toEqual([new Date(NOW.getTime() + 1)])
    expect(few.rings).toEqual([])
  })
})
