/**
 * The first answer to an interaction, for which Discord waits three seconds. As a rule it only announces the real one.
 * Where that may be held back and the real one is there soon, it is the first itself: one request instead of two, and
 * the person sees it that much earlier.
 */
import type { Logger } from 'pino'
import type { Clock } from '../clock/clock.ts'
import type { Body } from './components.ts'
import { meaningOf } from './errors.ts'
import type { Form } from './forms.ts'
import { type Ack, type Asked, type Line, Unacknowledged } from './requests.ts'

/** How old a request may be before it is announced, come what may: a third of the time that there is. */
const HOLD_MS = 1_000

export interface FirstAnswerOptions {
  readonly asked: Pick<Asked, 'id' | 'at' | 'place'>
  readonly line: Line
  readonly clock: Clock
  readonly log: Logger
  /** Opens a closed thread again. */
  readonly wake: (channelId: string) => Promise<unknown>
}

export class FirstAnswer {
  readonly #options: FirstAnswerOptions
  /** Whether it has arrived; null as long as none was sent. */
  #arrived: Promise<boolean> | null = null
  #release = () => {}

  constructor(options: FirstAnswerOptions) {
    this.#options = options
  }

  /**
   * Leaves time for the real answer. A request that is old already is announced at once: where nobody waits for it any
   * more, it was called failed, and nothing must come of it.
   * @returns false if nobody waits for the answer any more
   */
  async hold(how: Ack): Promise<boolean> {
    const { asked, clock } = this.#options
    const now = clock.now().getTime()
    const until = Math.min(asked.at.getTime(), now) + HOLD_MS
    if (until <= now) return this.announce(how)
    this.#release = clock.wake(new Date(until), () => void this.announce(how))
    return true
  }

  /**
   * Announces the answer unless it is there already.
   * @returns false if nobody waits for it any more
   */
  announce(how: Ack): Promise<boolean> {
    this.#release()
    this.#arrived ??= this.#send(() => this.#options.line.ack(how)).then(
      () => true,
      (error) => this.#failed(error),
    )
    return this.#arrived
  }

  /** Opens a form: it is all of the answer. */
  async open(form: Form): Promise<void> {
    await this.#send(() => this.#options.line.open(form)).catch((error) => this.#failed(error))
  }

  /**
   * Shows the answer: as the first one if none was sent, else in the place that was announced for it.
   * @returns the id of its message
   * @throws Unacknowledged if nobody waits for it any more
   */
  async show(how: Ack, body: Body): Promise<string> {
    const { line } = this.#options
    if (this.#arrived !== null) {
      if (!(await this.#arrived)) throw new Unacknowledged()
      return line.show(body)
    }
    this.#release()
    const sent = this.#send(() => line.answer(how, body))
    this.#arrived = sent.then(
      () => true,
      () => false,
    )
    try {
      return await sent
    } catch (error) {
      if (meaningOf(error) === 'late') {
        this.#failed(error)
        throw new Unacknowledged()
      }
      // Whoever says what went wrong can still be heard.
      this.#arrived = null
      throw error
    }
  }

  /**
   * A word beside the message that was clicked or is shown.
   * @throws Unacknowledged if nobody waits for it any more
   */
  async tell(how: Ack, body: Body): Promise<void> {
    if (!(await this.announce(how))) throw new Unacknowledged()
    await this.#options.line.tell(body)
  }

  #failed(error: unknown): false {
    const { asked, log } = this.#options
    log.warn({ err: error, interaction: asked.id }, 'a request could not be acknowledged')
    return false
  }

  /** In a thread that was closed meanwhile nothing can be sent until it is opened again. */
  async #send<T>(send: () => Promise<T>): Promise<T> {
    const { asked, wake } = this.#options
    try {
      return await send()
    } catch (error) {
      if (meaningOf(error) !== 'archived') throw error
      await wake(asked.place.channelId)
      return send()
    }
  }
}
