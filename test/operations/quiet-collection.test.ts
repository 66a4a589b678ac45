import { describe, expect, it, vi } from 'vitest'
import { collector, QUIET_MS, QuietCollection } from '../../src/operations/quiet-collection.ts'
import { HandClock } from '../hand-clock.ts'

describe('garbage', () => {
  it('is collected after each burst of requests, once nobody has asked for a while', () => {
    const clock = new HandClock('2030-01-01T00:00:00Z')
    const collect = vi.fn()
    const quiet = new QuietCollection(clock, collect)
    quiet.heard()
    clock.advance(QUIET_MS - 1)
    quiet.heard()
    clock.advance(QUIET_MS - 1)
    expect(collect).not.toHaveBeenCalled()
    clock.advance(1)
    const rounds = collect.mock.calls.length
    expect(rounds).toBeGreaterThan(0)
    clock.advance(10 * QUIET_MS)
    expect(collect).toHaveBeenCalledTimes(rounds)
    quiet.heard()
    clock.advance(QUIET_MS)
    expect(collect).toHaveBeenCalledTimes(2 * rounds)
    quiet.heard()
    quiet.stop()
    clock.advance(QUIET_MS)
    expect(collect).toHaveBeenCalledTimes(2 * rounds)
  })

  it('is what V8 collects at that', () => {
    let kept: object | null = { large: new Array(1_000).fill(0) }
    const reference = new WeakRef(kept)
    kept = null
    const collect = collector()
    return new Promise<void>((done) => setImmediate(done)).then(() => {
      collect()
      expect(reference.deref()).toBeUndefined()
    })
  })
})
