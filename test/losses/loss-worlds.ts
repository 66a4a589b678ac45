/** The whole program for tests of losses: two people, their match, and an end to every fault after each test. */
import { afterEach, expect } from 'vitest'
import type { TestUser } from '../../sandbox/driver.ts'
import type { Notice } from '../../src/matches/api.ts'
import { answerPanel, beginMatch, startWorld, type World, type WorldOptions } from '../discord/world.ts'
import { eventually } from '../eventually.ts'

export const DAY = 24 * 60 * 60 * 1000

/** Two people and the program. */
export interface Here {
  readonly world: World
  readonly alice: TestUser
  readonly bob: TestUser
}

/** Worlds that are closed after each test of a file. */
export function lossWorlds() {
  const worlds: World[] = []
  afterEach(async () => {
    for (const world of worlds.splice(0)) {
      for (const name of world.sandbox.faults.names) world.sandbox.faults.set(name, false)
      await world.close()
      expect(world.sandbox.problems).toEqual([])
    }
  })
  /** Starts the program. */
  const started = async (options: WorldOptions = {}): Promise<Here> => {
    const world = await startWorld(options)
    worlds.push(world)
    return { world, alice: world.sandbox.user('Alice'), bob: world.sandbox.user('Bob') }
  }
  return {
    started,
    /** Begins a match, in which Bob has answered the first question and Alice has not. */
    async waitsForAlice(options: WorldOptions = {}) {
      const here = await started(options)
      const { world, alice, bob } = here
      const { panel, threadId } = await beginMatch(world, alice, bob)
      await answerPanel(bob, panel)
      await world.quiet()
      return { ...here, threadId }
    },
  }
}

/** Keeps the notices of some kinds as they are delivered. */
export function keeping<K extends Notice['kind']>(...kinds: readonly K[]) {
  const kept: Extract<Notice, { kind: K }>[] = []
  const herald: NonNullable<WorldOptions['herald']> = (real) => ({
    deliver(notice) {
      if (kinds.includes(notice.kind as K)) kept.push(notice as Extract<Notice, { kind: K }>)
      return real.deliver(notice)
    },
  })
  return { kept, herald }
}

/** Writes rows of notices again that were delivered, as a kill before their removal leaves them. */
export async function leftOver({ holonet }: World, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) {
    const { id, matchId, kind, at, ...data } = notice as Notice & { readonly matchId: string }
    await holonet.prisma.notice.create({ data: { id, matchId, kind, at, data: data as never } })
  }
}

/** Returns the number of answers that the clock has given. */
export const byClock = ({ holonet }: World): Promise<number> =>
  holonet.prisma.move.count({ where: { origin: 'clock' } })

/** Returns the number of notices that are given up. */
export const deadNotices = ({ holonet }: World): Promise<number> =>
  holonet.prisma.notice.count({ where: { deadAt: { not: null } } })

/** Waits until people can play, or can't. */
export const reachable = (world: World, open: boolean): Promise<void> =>
  eventually(() => expect(world.holonet.reach.open).toBe(open))
