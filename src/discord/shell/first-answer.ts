/**
 * The first answer to an interaction, which Discord expects within three seconds. As a rule it only announces the real
 * one. Where a handler may hold it back and has its answer soon, the answer itself is the first: one request instead
 * of two, and the person sees it earlier.
 */
import type { Logger } from 'pino'
import type { Clock } from '../../time/clock.ts'
import type { Body } from './components.ts'
import { meaningOf } from './discord-errors.ts'
import type { Form } from './forms.ts'
import { type Ack, type Incoming, type Responder, Unacknowledged } from './requests.ts'

/** How old a request may be before it is announced, come what may: a third of the time that there is. */
const HOLD_MS = 1_000

interface FormOptions {
  readonly asked: Pick<Incoming, 'id' | 'at' | 'place'>
  readonly responder: Responder
  readonly log: Logger
  /** Opens a closed thread again. */
  readonly wake: (channelId: string) => Promise<unknown>
}

/** What the first answer needs. */
export interface FirstAnswerOptions extends FormOptions {
  readonly how: Ack
  readonly clock: Clock
}

/** Answers by a form: it is all of the answer. */
export async function openForm(options: FormOptions, form: Form): Promise<void> {
  await inOpenThread(options, () => options.responder.open(form)).catch((error) => failed(options, error))
}

/** Sees to it that a request is acknowledged once, and in time. */
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
  async hold(): Promise<boolean> {
    const { asked, clock } = this.#options
    const now = clock.now().getTime()
    const until = Math.min(asked.at.getTime(), now) + HOLD_MS
    if (until <= now) return this.announce()
    this.#release = clock.wake(new Date(until), () => void this.announce())
    return true
  }

  /**
   * Announces the answer unless it is there already.
   * @returns false if nobody waits for it any more
   */
  announce(): Promise<boolean> {
    this.#release()
    const { responder, how } = this.#options
    this.#arrived ??= inOpenThread(this.#options, () => responder.ack(how)).then(
      () => true,
      (error) => failed(this.#options, error),
    )
    return this.#arrived
  }

  /**
   * Shows the answer: as the first one if none was sent, else in the place that was announced for it.
   * @returns the id of its message
   * @throws Unacknowledged if nobody waits for it any more
   */
  async show(body: Body): Promise<string> {
    const { responder, how } = this.#options
    if (this.#arrived !== null) {
      if (!(await this.#arrived)) throw new Unacknowledged()
      return responder.show(body)
    }
    this.#release()
    const sent = inOpenThread(this.#options, () => responder.answer(how, body))
    this.#arrived = sent.then(
      () => true,
      () => false,
    )
    try {
      return await sent
    } catch (error) {
      if (meaningOf(error) === 'late') {
        failed(this.#options, error)
        throw new Unacknowledged()
      }
      // An error message can still be shown.
      this.#arrived = null
      throw error
    }
  }

  /**
   * A word beside the message that was clicked or is shown.
   * @throws Unacknowledged if nobody waits for it any more
   */
  async tell(body: Body): Promise<void> {
    if (!(await this.announce())) throw new Unacknowledged()
    await this.#options.responder.tell(body)
  }
}

function failed({ asked, log }: FormOptions, error: unknown): false {
  log.warn({ err: error, interaction: asked.id }, 'a request could not be acknowledged')
  return false
}

/** In a thread that was closed meanwhile nothing can be sent until it is opened again. */
async function inOpenThread<T>({ asked, wake }: FormOptions, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (meaningOf(error) !== 'archived') throw error
    await wake(asked.place.channelId)
    return send()
  }
}
