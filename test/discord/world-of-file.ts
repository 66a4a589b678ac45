/** One world for all tests of a file: none of them ends with a problem of the sandbox or an error in the log. */
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { startWorld, type World, type WorldOptions } from './world.ts'

/** Weeks pass in seconds in tests: edits of old messages come faster than on Discord. */
const FAST = { limits: { oldEdits: { requests: 100, perMs: 1000 } } }

/** Starts a world before the tests of this file, and closes it after them. @param started called with the world */
export function worldOfFile(started: (world: World) => void, options: Omit<WorldOptions, 'sandbox'> = {}): void {
  let world: World | undefined
  beforeAll(async () => {
    world = await startWorld({ ...options, sandbox: FAST })
    started(world)
  })
  afterEach(() => {
    expect(world?.sandbox.problems).toEqual([])
    expect(world?.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })
  afterAll(async () => {
    await world?.close()
  })
}
