/** Keeps a picture of the tallest panel of each kind of question. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Person, PHONE } from '../../test/browser/person.ts'
import type { SeenPanel } from './counting.ts'

/** Room for the page above and below a message. */
const AROUND = 220

export class Shots {
  readonly #folder: string | undefined
  readonly #tallest = new Map<string, number>()

  /** @param folder of the pictures; without one nothing is taken */
  constructor(folder: string | undefined) {
    this.#folder = folder
    if (folder !== undefined) mkdirSync(folder, { recursive: true })
  }

  /** Takes a picture of the panel if it is the tallest of its kind and language so far, on a screen of its height. */
  async take({ kind, language, heights }: SeenPanel, { page, panel }: Person): Promise<void> {
    const height = heights?.height ?? 0
    const name = `${kind}-${language}`
    if (this.#folder === undefined || height <= (this.#tallest.get(name) ?? 0)) return
    this.#tallest.set(name, height)
    await page.setViewportSize({ ...PHONE, height: Math.max(PHONE.height, height + AROUND) })
    await panel.screenshot({ path: join(this.#folder, `${name}.png`) })
    await page.setViewportSize(PHONE)
    await panel.scrollIntoViewIfNeeded()
  }
}
