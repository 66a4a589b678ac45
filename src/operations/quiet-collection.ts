/**
 * Collects the garbage of a burst of play once nobody does anything any more. V8 collects when it needs room, which may be hours
 * later, and until then the process keeps what canvases, buffers and old panels took.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Clock } from '../time/clock.ts'

/** The time without a request after which the garbage is collected: a pause of a fifth of a second then bothers nobody. */
export const QUIET_MS = 30_000

/** Returns V8's own collector, which it shows to no program unless asked to. */
export function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** Collects once after each burst of requests. */
export class QuietCollection {
  readonly #clock: Pick<Clock, 'now' | 'wake'>
  readonly #collect: () => void
  #heardAt = 0
  #cancel: (() => void) | null = null

  constructor(clock: Pick<Clock, 'now' | 'wake'>, collect: () => void) {
    this.#clock = clock
    this.#collect = collect
  }

  /** A person has asked something. */
  heard(): void {
    this.#heardAt = this.#clock.now().getTime()
    if (this.#cancel === null) this.#wait()
  }

  /** Collects nothing any more, until somebody asks again. */
  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #wait(): void {
    this.#cancel = this.#clock.wake(new Date(this.#heardAt + QUIET_MS), () => {
      this.#cancel = null
      if (this.#clock.now().getTime() < this.#heardAt + QUIET_MS) return this.#wait()
      // Buffers and the like that one round frees may hold more, which the next one frees.
      for (let round = 0; round < 2; round++) this.#collect()
    })
  }
}
