/**
 * GIFs, made in a thread of their own. Their pictures are drawn here one by one, with room for clicks in between, and
 * only when it is their turn.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { Refusal } from '../contract/index.ts'
import { WorkThread } from '../threads/work-thread.ts'
import type { Animation, MovingOptions, Still } from './gif-terms.ts'

/** A job for the thread: pictures, and the limits of the GIF. */
export interface GifJob {
  readonly stills: readonly Uint8Array[]
  readonly options: MovingOptions
}

/** Makes GIFs. */
export class Gifs {
  readonly #thread: WorkThread<GifJob, { readonly data: Uint8Array; readonly stills: number } | null>

  constructor() {
    this.#thread = new WorkThread({ file: 'pictures/gif-thread.ts' })
  }

  /**
   * Makes a GIF of several pictures.
   * @param person null: the program itself
   * @returns null if no picture could be drawn; or refused as by `WorkThread.run`
   */
  make(
    person: string | null,
    stills: readonly Still[],
    options: MovingOptions = {},
  ): Promise<Animation | null | Refusal> {
    return this.#thread.run(person, async (ask) => {
      const drawn: Uint8Array[] = []
      for (const still of stills) {
        const png = await still()
        if (png !== null) drawn.push(png)
        await breathe()
      }
      const made = drawn.length === 0 ? null : await ask({ stills: drawn, options })
      return made === null ? null : { ...made, data: Buffer.from(made.data) }
    })
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#thread.close()
  }
}
