/**
 * Turns of shards to begin a session. Discord lets few begin within five seconds (`max_concurrency`), whichever process
 * they are of. discord.js knows those of its own process; the database knows all of them.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type IIdentifyThrottler, SimpleIdentifyThrottler } from 'discord.js'
import type { Logger } from 'pino'

/**
 * Asks for a turn to begin a session.
 *
 * @param key shards of one key take turns
 *
 * @returns null if it is there now, and taken; else how long it is not there yet, in milliseconds
 */
export type IdentifyTurn = (key: number) => Promise<number | null>

/** Lets one shard after another begin, those of other processes included. */
export class IdentifyTurns implements IIdentifyThrottler {
  readonly #maxConcurrency: number
  readonly #turn: IdentifyTurn
  readonly #log: Logger
  readonly #own: SimpleIdentifyThrottler

  constructor(maxConcurrency: number, turn: IdentifyTurn, log: Logger) {
    this.#maxConcurrency = maxConcurrency
    this.#turn = turn
    this.#log = log
    this.#own = new SimpleIdentifyThrottler(maxConcurrency)
  }

  async waitForIdentify(shardId: number, signal: AbortSignal): Promise<void> {
    await this.#own.waitForIdentify(shardId, signal)
    try {
      for (;;) {
        const waitMs = await this.#turn(shardId % this.#maxConcurrency)
        if (waitMs === null) return
        await sleep(waitMs, undefined, { signal })
      }
    } catch (error) {
      if (signal.aborted) throw error
      // Without the database a shard begins all the same: at worst Discord lets it wait.
      this.#log.warn({ err: error, shard: shardId }, 'the other processes could not be asked for a turn')
    }
  }
}
