/**
 * Keeps the panels of live sessions up to date, and lets a panel that waits ask when its player is called. A panel is
 * changed only if it shows another position, at most once in
 * `GAP_MS`, and several moves at once make one change. A session ends when a panel can't be changed any more. All of it
 * may be lost at any time: the session then ends when its time is up.
 */
import type { Seat } from '../../contract/index.ts'
import { isLive } from '../../matches/live.ts'
import { panelOf } from '../match/panel-of.ts'
import { digestOf } from '../match/show-panel.ts'
import type { App } from '../shell/app.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import type { OpenPanel } from '../shell/open-panels.ts'

/** This long after a move a panel is changed: further moves until then are shown with it. */
const WAIT_MS = 250
/** The least time between two changes of a panel. Discord allows five a message in about five seconds. */
const GAP_MS = 1_500
/** The time in which another process says that it has a panel open; else nobody has. */
const ANSWER_MS = 3_000
/** This long before its message can't be changed any more, a panel asks for a click. */
const WARN_MS = 60_000
/** The most panels whose last change is known. */
const MOST = 5_000

/** A panel that is to be changed. */
interface Lane {
  /** Set while it waits for its time. */
  cancel: (() => void) | null
  running: boolean
  /** It is to be changed again after the change that is running. */
  again: boolean
  changedAt: number
  /** The news for its seat, read by the last to ask, and the panel that was open then; null: they are read. */
  known: { readonly told: SeatNews; readonly panel: OpenPanel } | null
}

/** The sight of a seat with its news, as it is told. */
type SeatNews = NonNullable<Awaited<ReturnType<App['matches']['told']>>>

/** Panels that people have opened through other processes. */
export interface OtherPanels {
  /** Whether there may be any. */
  readonly there: boolean
  /** Asks the process that has the panel of a seat open to change it. */
  ask(matchId: string, seat: Seat): void
  /** Answers that this process has it open. */
  open(matchId: string, seat: Seat): void
  /** Calls back when others ask, and when they answer. */
  listen(listener: Pick<OtherPanels, 'ask' | 'open'>): void
}

const NO_OTHERS: OtherPanels = { there: false, ask() {}, open() {}, listen() {} }

/** Changes open panels when the match has moved. */
export class LivePanels {
  readonly #app: App
  readonly #others: OtherPanels
  /** Panels that other processes are asked for, and how to end the wait. */
  readonly #asked = new Map<string, () => void>()
  readonly #lanes = new Map<string, Lane>()
  readonly #timers = new Map<string, () => void>()
  readonly #work = new Set<Promise<void>>()

  constructor(app: App, others: OtherPanels = NO_OTHERS) {
    this.#app = app
    this.#others = others
    others.listen({
      ask: (matchId, seat) => this.#askedBy(matchId, seat),
      open: (matchId, seat) => this.#forgetAsked(`${matchId} ${seat}`),
    })
    app.openPanels.listen({
      shown: (panel) => this.#watch(panel),
      dropped: ({ matchId, seat }) => this.#endWatch(`${matchId} ${seat}`),
    })
  }

  /** The panel of a seat is out of date. If this process does not know it, another one may have it open. */
  refresh(matchId: string, seat: Seat): void {
    if (this.#others.there && !this.#isHere(matchId, seat)) this.#ask(matchId, seat)
    else this.#changeSoon(matchId, seat, null)
  }

  #changeSoon(matchId: string, seat: Seat, known: Lane['known']): void {
    const key = `${matchId} ${seat}`
    if (this.#lanes.size >= MOST) this.#forgetIdle()
    const lane = this.#lanes.get(key) ?? { cancel: null, running: false, again: false, changedAt: 0, known: null }
    this.#lanes.set(key, lane)
    // The last to ask has read the latest.
    lane.known = known
    if (lane.running) lane.again = true
    else if (lane.cancel === null) this.#later(matchId, seat, lane)
  }

  /**
   * A seat is called: its panel asks if it is open here or in another process, whatever the clock.
   *
   * @param told the news of the call, as they were just read
   */
  ask(matchId: string, seat: Seat, told: SeatNews): void {
    const panel = this.#app.openPanels.of(matchId, seat)
    if (panel !== null) this.#changeSoon(matchId, seat, { told, panel })
    else if (this.#app.openPanels.isAnswering(matchId, seat)) this.#changeSoon(matchId, seat, null)
    else if (this.#others.there) this.#others.ask(matchId, seat)
  }

  /** Stops; resolves when no change is on its way. */
  async stop(): Promise<void> {
    for (const { cancel } of this.#lanes.values()) cancel?.()
    for (const cancel of this.#timers.values()) cancel()
    for (const cancel of this.#asked.values()) cancel()
    await Promise.all(this.#work)
  }

  #ask(matchId: string, seat: Seat): void {
    const key = `${matchId} ${seat}`
    const { clock } = this.#app
    this.#asked.get(key)?.()
    const cancel = clock.wake(new Date(clock.now().getTime() + ANSWER_MS), () => {
      this.#asked.delete(key)
      // Nobody has it open: the session ends, as it does for a panel that can't be changed.
      this.#changeSoon(matchId, seat, null)
    })
    this.#asked.set(key, cancel)
    this.#others.ask(matchId, seat)
  }

  /** Whether this process has the panel of a seat open, or is answering a click on it. */
  #isHere(matchId: string, seat: Seat): boolean {
    const { openPanels } = this.#app
    return openPanels.of(matchId, seat) !== null || openPanels.isAnswering(matchId, seat)
  }

  #askedBy(matchId: string, seat: Seat): void {
    if (!this.#isHere(matchId, seat)) return
    this.#others.open(matchId, seat)
    this.#changeSoon(matchId, seat, null)
  }

  #forgetAsked(key: string): void {
    this.#asked.get(key)?.()
    this.#asked.delete(key)
  }

  #forgetIdle(): void {
    for (const [key, { cancel, running }] of this.#lanes) if (cancel === null && !running) this.#lanes.delete(key)
  }

  #later(matchId: string, seat: Seat, lane: Lane): void {
    const at = Math.max(this.#app.clock.now().getTime() + WAIT_MS, lane.changedAt + GAP_MS)
    lane.cancel = this.#app.clock.wake(new Date(at), () => {
      lane.cancel = null
      // The answer to a click shows its own position; only then can be seen whether that is out of date.
      if (this.#app.openPanels.isAnswering(matchId, seat)) return this.#later(matchId, seat, lane)
      lane.running = true
      const work = this.#run(matchId, seat, lane).finally(() => this.#work.delete(work))
      this.#work.add(work)
    })
  }

  async #run(matchId: string, seat: Seat, lane: Lane): Promise<void> {
    const { known } = lane
    lane.known = null
    // If a click has shown something else since, what was read is out of date.
    const told = known?.panel === this.#app.openPanels.of(matchId, seat) ? known.told : null
    try {
      if (await this.#change(matchId, seat, false, told)) lane.changedAt = this.#app.clock.now().getTime()
    } catch (error) {
      this.#app.log.warn({ err: error, match: matchId }, 'an open panel was not changed')
    }
    lane.running = false
    if (!lane.again) return
    lane.again = false
    this.#later(matchId, seat, lane)
  }

  /**
   * @param warns it is changed although it shows this position
   * @param told the news for the seat; null: they are read
   *
   * @returns whether a request was sent
   */
  async #change(matchId: string, seat: Seat, warns: boolean, told: SeatNews | null): Promise<boolean> {
    const { matches, openPanels, clock, people } = this.#app
    const panel = openPanels.of(matchId, seat)
    const known = told ?? (await matches.told(matchId, seat))
    if (known === null) return false
    const { sight, since, last, timedOut, obeyed, before } = known
    const on = isLive(sight, clock.now())
    if (panel === null || !canChange(panel, clock.now())) {
      if (on) await matches.endLive(matchId)
      return false
    }
    const digest = digestOf(sight)
    if (digest === panel.digest && !warns) return false
    const expires = panel.until !== null && panel.until.getTime() - clock.now().getTime() <= WARN_MS
    const language = await people.language(sight.match.players[seat] ?? '', 'en')
    const news = { happened: since, last, timedOut, obeyed, before, expires }
    const { later, ...body } = await panelOf(this.#app, sight, language, news)
    const whole = (await later?.()) ?? body
    // A click has shown something else meanwhile.
    if (openPanels.of(matchId, seat) !== panel) return false
    try {
      await panel.show(whole)
      openPanels.changed(panel, digest)
      // It does not change any more.
      if (sight.match.outcome !== null) openPanels.leave(panel.messageId)
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === null) throw error
      openPanels.leave(panel.messageId)
      if (on) await matches.endLive(matchId)
    }
    return true
  }

  /** Asks for a click before the message of a panel can't be changed any more, and ends the session after that. */
  #watch(panel: OpenPanel): void {
    const { matchId, seat, until } = panel
    const key = `${matchId} ${seat}`
    this.#endWatch(key)
    if (until === null) return
    const { openPanels } = this.#app
    const soon = new Date(until.getTime() - WARN_MS)
    this.#at(key, soon, async () => {
      if (await this.#isLive(panel)) await this.#change(matchId, seat, true, null)
      if (openPanels.of(matchId, seat)?.messageId !== panel.messageId) return
      this.#at(key, until, async () => {
        if (await this.#isLive(panel)) await this.#app.matches.endLive(matchId)
        openPanels.leave(panel.messageId)
      })
    })
  }

  #endWatch(key: string): void {
    this.#timers.get(key)?.()
    this.#timers.delete(key)
  }

  #at(key: string, at: Date, act: () => Promise<void>): void {
    const cancel = this.#app.clock.wake(at, () => {
      this.#timers.delete(key)
      const work = act()
        .catch((error) => this.#app.log.warn({ err: error }, 'a live session was not looked after'))
        .finally(() => this.#work.delete(work))
      this.#work.add(work)
    })
    this.#timers.set(key, cancel)
  }

  /** Whether a session runs of which this is still the panel. */
  async #isLive({ matchId, seat, messageId }: OpenPanel): Promise<boolean> {
    const { openPanels, matches, clock } = this.#app
    if (openPanels.of(matchId, seat)?.messageId !== messageId) return false
    const sight = await matches.sightOf(matchId, 'spectator')
    return sight !== null && isLive(sight, clock.now())
  }
}

const canChange = ({ until }: OpenPanel, now: Date): boolean => until === null || until > now
