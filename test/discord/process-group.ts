/** Several processes of the program on one stand-in and one database, for all tests of a file. */

import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import type { TestUser } from '../../sandbox/driver.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { HandClock } from '../hand-clock.ts'
import { type Place, schema } from '../storage/servers.ts'
import { type Process, type ProcessOptions, startProcess } from './processes.ts'
import { ACCEPT, DECK } from './world.ts'

/** The things that the processes share, and those that run. `sandbox` and `place` are there once the tests begin. */
export interface ProcessGroup {
  readonly sandbox: Sandbox
  readonly place: Place
  readonly clock: HandClock
  /** The processes that run; the end of each test stops them. */
  readonly running: Process[]
  /** Starts a process. */
  start(role: ProcessOptions['role'], more?: Partial<ProcessOptions>): Promise<Process>
  /** One person challenges, the other accepts. @returns the thread of the match */
  begin(one: TestUser, other: TestUser, channel?: string): Promise<string>
}

/**
 * Makes a group for the calling block of tests, with a stand-in, an empty database, and a clock that stands still. After
 * each test no process runs, and the stand-in must have nothing to complain about.
 *
 * @param prepare is called with the stand-in before the first test
 */
export function processGroup(prepare: (sandbox: Sandbox) => void = () => {}): ProcessGroup {
  let sandbox: Sandbox | undefined
  let place: Place | undefined
  const clock = new HandClock('2030-01-01T12:00:00Z')
  const running: Process[] = []
  beforeAll(async () => {
    place = schema()
    sandbox = await startSandbox({ clock, botPermissions: NEEDED, limits: UNHURRIED })
    prepare(sandbox)
  })
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
    await sandbox?.http.enter(null)
    expect(sandbox?.problems).toEqual([])
  })
  afterAll(async () => {
    await sandbox?.close()
    await place?.remove()
  })
  const group: ProcessGroup = {
    get sandbox() {
      return sandbox!
    },
    get place() {
      return place!
    },
    clock,
    running,
    async start(role, more = {}) {
      const one = await startProcess({ sandbox: group.sandbox, place: group.place, clock, role, ...more })
      running.push(one)
      return one
    },
    async begin(one, other, channel = 'general') {
      const asked = await typePlay(one, { opponent: other, format: 'tiny/short', side: 'tiny/left' }, { channel })
      const posted = other.next(`<@${other.id}>`, { channel })
      await one.select(asked.message, DECK, 'Even')
      const accepted = await other.click(await posted, ACCEPT)
      const known = new Set(one.threads().map(({ id }) => id))
      await other.select(accepted.message, DECK, 'Even')
      return (await one.until('the thread', () => one.threads().find(({ id }) => !known.has(id)))).id
    },
  }
  return group
}
