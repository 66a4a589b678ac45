/** Panels that people have open now. All of it may be lost at any time. */
import type { Seat } from '../../contract/index.ts'
import type { Body } from './components.ts'

/** The most panels that are kept: each holds its interaction and what discord.js keeps with it, some 20 KiB. */
export const MOST_PANELS = 200
/** The most messages of which something short is known. */
const MOST_MESSAGES = 1_000

/** The panel of a seat in a message that the bot can still change. */
export interface OpenPanel {
  readonly matchId: string
  readonly seat: Seat
  readonly messageId: string
  /** The time from which the message can't be changed any more; null: it always can. */
  readonly until: Date | null
  /** A digest of what it shows. */
  readonly digest: string
  show(body: Body): Promise<unknown>
}

/** A message in a DM. */
interface InDm {
  readonly channelId: string
  readonly messageId: string
}

/** The seat whose panel a message shows. */
export type SeatPanel = Pick<OpenPanel, 'matchId' | 'seat'>

/** Remembers the last panel of each seat, and messages whose person has answered. */
export class OpenPanels {
  readonly #settled = new Set<string>()
  readonly #open = new Map<string, OpenPanel>()
  /** The keys of open panels, by their message. */
  readonly #keys = new Map<string, string>()
  /** How many clicks on the panel of each seat are being answered. */
  readonly #answering = new Map<string, number>()
  /** How often the controls of messages were used. */
  readonly #uses = new Map<string, number>()
  /** The last panel that each message in a DM has shown in answer to a click. */
  readonly #shown = new Map<string, SeatPanel>()
  /** The messages in DMs that have shown the end of a match to the player of a seat. */
  readonly #ends = new Map<string, InDm>()
  #listener: PanelListener = { shown() {}, dropped() {} }

  /** A message in a DM shows what its person has answered. */
  settle(messageId: string): void {
    this.#settled.delete(messageId)
    this.#settled.add(messageId)
    forgetOldest(this.#settled)
  }

  /** A message shows a panel again. */
  unsettle(messageId: string): void {
    this.#settled.delete(messageId)
  }

  /** Whether a message is known to show what its person has answered. */
  isSettled(messageId: string): boolean {
    return this.#settled.has(messageId)
  }

  /** A panel is shown. */
  put(panel: OpenPanel): void {
    const key = keyOf(panel.matchId, panel.seat)
    const before = this.#open.get(key)
    if (before !== undefined) this.#keys.delete(before.messageId)
    // The last shown stands last.
    this.#open.delete(key)
    this.#open.set(key, panel)
    this.#keys.set(panel.messageId, key)
    this.#listener.shown(panel)
    for (const { messageId } of this.#open.values()) {
      if (this.#open.size <= MOST_PANELS) break
      this.leave(messageId)
    }
  }

  /** Returns the last panel of a seat; null if none is known, or it shows something else now. */
  of(matchId: string, seat: Seat): OpenPanel | null {
    return this.#open.get(keyOf(matchId, seat)) ?? null
  }

  /** A panel shows something else now. */
  changed(panel: OpenPanel, digest: string): void {
    const key = keyOf(panel.matchId, panel.seat)
    if (this.#open.get(key) === panel) this.#open.set(key, { ...panel, digest })
  }

  /**
   * A control of a message was used: it may show something else now.
   * @returns to be called once the click has been answered
   */
  use(messageId: string): () => void {
    const key = this.#keys.get(messageId)
    const uses = this.uses(messageId) + 1
    this.#uses.delete(messageId)
    this.#uses.set(messageId, uses)
    forgetOldest(this.#uses)
    this.leave(messageId)
    if (key === undefined) return () => {}
    this.#answering.set(key, (this.#answering.get(key) ?? 0) + 1)
    return () => {
      const left = (this.#answering.get(key) ?? 1) - 1
      if (left === 0) this.#answering.delete(key)
      else this.#answering.set(key, left)
    }
  }

  /** Whether the player of a seat has just clicked on its panel, and the answer is not shown yet. */
  isAnswering(matchId: string, seat: Seat): boolean {
    return this.#answering.has(keyOf(matchId, seat))
  }

  /** Returns how often controls of a message are known to have been used. */
  uses(messageId: string): number {
    return this.#uses.get(messageId) ?? 0
  }

  /** A message in a DM shows the panel of a seat now. */
  show(messageId: string, panel: SeatPanel): void {
    this.#shown.delete(messageId)
    this.#shown.set(messageId, panel)
    forgetOldest(this.#shown)
  }

  /** Returns the seat whose panel a message in a DM has shown last; null if none is known. */
  shownIn(messageId: string): SeatPanel | null {
    return this.#shown.get(messageId) ?? null
  }

  /** A message in a DM has shown the player of a seat how their match ended. */
  end(message: InDm, { matchId, seat }: SeatPanel): void {
    this.#ends.set(keyOf(matchId, seat), message)
    forgetOldest(this.#ends)
  }

  /** Returns the message in a DM that has shown the player of a seat how their match ended; null if none is known. */
  endIn(matchId: string, seat: Seat): InDm | null {
    return this.#ends.get(keyOf(matchId, seat)) ?? null
  }

  /** A message shows no panel any more that can be changed. */
  leave(messageId: string): void {
    const key = this.#keys.get(messageId)
    if (key === undefined) return
    const panel = this.#open.get(key)
    this.#keys.delete(messageId)
    this.#open.delete(key)
    if (panel !== undefined) this.#listener.dropped(panel)
  }

  /** Calls back whenever a panel is shown, and when nothing is kept of it any more. */
  listen(listener: PanelListener): void {
    this.#listener = listener
  }

  /** The number of panels that are kept. */
  get size(): number {
    return this.#open.size
  }
}

/** Hears of panels that are shown, and of those that are dropped without another of their seat. */
interface PanelListener {
  shown(panel: OpenPanel): void
  dropped(panel: OpenPanel): void
}

/** Drops the messages of which something became known first, until no more are left than may be kept. */
function forgetOldest(known: Set<string> | Map<string, unknown>): void {
  for (const oldest of known.keys()) {
    if (known.size <= MOST_MESSAGES) return
    known.delete(oldest)
  }
}

const keyOf = (matchId: string, seat: Seat): string => `${matchId} ${seat}`
