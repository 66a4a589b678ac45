/** Panels that people have open now. All of it may be lost at any time. */

/** More messages than these are not kept in mind. */
const MOST = 5_000

/** Remembers what messages show, so that the same is not shown again. */
export class OpenPanels {
  readonly #settled = new Set<string>()

  /** A message in a DM shows what its person has answered. */
  settle(messageId: string): void {
    if (this.#settled.size >= MOST) this.#settled.clear()
    this.#settled.add(messageId)
  }

  /** Whether a message shows what its person has answered; forgets it. */
  takeSettled(messageId: string): boolean {
    return this.#settled.delete(messageId)
  }
}
