/**
 * The first answer to an interaction, which Discord expects within three seconds. As a rule it only announces the real
 * one. If a handler may hold it back and answers soon, the answer itself is the first: one request instead of two, and
 * the person sees it earlier.
 */
import type { Logger } from 'pino'
import type { Clock } from '../../time/clock.ts'
import type { Body } from './components.ts'
import { ANSWERED_ALREADY, errorCodeOf, meaningOf } from './discord-errors.ts'
import type { Form } from './forms.ts'
import { type Ack, ExpiredRequest, type IncomingRequest, type Responder } from './requests.ts'

/** The age at which a request is announced in any case: a third of the available time. */
const HOLD_MS = 1_000

interface FormOptions {
  readonly incoming: Pick<IncomingRequest, 'id' | 'at' | 'place'>
  readonly responder: Responder
  readonly log: Logger
  /** Reopens a closed thread. */
  readonly wake: (channelId: string) => Promise<unknown>
  /** Called if somebody else has answered already. */
  readonly taken?: () => void
  /** Called with the error if the person gets no answer for another reason. */
  readonly unanswered?: (error: unknown) => void
}

/** The dependencies of the first answer. */
export interface FirstAnswerOptions extends FormOptions {
  readonly how: Ack
  readonly clock: Clock
}

/** Answers with a form, which is the whole answer. */
export async function openForm(options: FormOptions, form: Form): Promise<void> {
  await inOpenThread(options, () => options.responder.open(form)).catch((error) => failed(options, error))
}

/** Acknowledges a request once, and in time. */
export class FirstAnswer {
  readonly #options: FirstAnswerOptions
  /** Whether it has arrived; null as long as none was sent. */
  #arrived: Promise<boolean> | null = null
  #release = () => {}

  constructor(options: FirstAnswerOptions) {
    this.#options = options
  }

  /**
   * Leaves time for the real answer. An old request is announced at once: if it has expired, Discord has called it
   * failed, and it must change nothing.
   * @returns false if it has expired
   */
  async hold(): Promise<boolean> {
    const { incoming, clock } = this.#options
    const now = clock.now().getTime()
    const until = Math.min(incoming.at.getTime(), now) + HOLD_MS
    if (until <= now) return this.announce()
    this.#release = clock.wake(new Date(until), () => void this.announce())
    return true
  }

  /**
   * Announces the answer unless it is there already.
   * @returns false if the request has expired
   */
  announce(): Promise<boolean> {
    this.#release()
    this.#arrived ??= this.#announced().then(
      () => true,
      (error) => failed(this.#options, error),
    )
    return this.#arrived
  }

  async #announced(): Promise<void> {
    const { responder, how } = this.#options
    try {
      await inOpenThread(this.#options, () => responder.ack(how))
    } catch (error) {
      if (!isRefused(error)) throw error
      await responder.announceAgain(how)
    }
  }

  /**
   * Shows the answer: as the first one if none was sent, else in the place that was announced for it.
   * @returns the id of its message
   * @throws ExpiredRequest if the request has expired
   */
  async show(body: Body): Promise<string> {
    const { responder, how } = this.#options
    if (this.#arrived !== null) {
      if (!(await this.#arrived)) throw new ExpiredRequest()
      return responder.show(body)
    }
    this.#release()
    const sent = inOpenThread(this.#options, () => responder.answer(how, body))
    this.#arrived = sent.then(
      () => true,
      (error) => this.#afterRefusal(error),
    )
    try {
      return await sent
    } catch (error) {
      if (await this.#arrived) return responder.show(body)
      if (meaningOf(error) === 'late') throw new ExpiredRequest()
      // An error message can still be shown.
      this.#arrived = null
      throw error
    }
  }

  /**
   * A refused answer may count as the answer, or not. An announcement and a change of what it announces are right either
   * way.
   *
   * @returns whether the answer is announced now
   */
  async #afterRefusal(error: unknown): Promise<boolean> {
    const { responder, how } = this.#options
    if (meaningOf(error) === 'late') return failed(this.#options, error)
    if (!isRefused(error)) return false
    try {
      await responder.announceAgain(how)
      return true
    } catch (again) {
      // It is no other program that has answered: a first answer of ours came before.
      return failed({ ...this.#options, taken: () => {} }, again)
    }
  }

  /**
   * A note beside the clicked or shown message.
   * @throws ExpiredRequest if the request has expired
   */
  async tell(body: Body): Promise<void> {
    if (!(await this.announce())) throw new ExpiredRequest()
    await this.#options.responder.tell(body)
  }
}

/** Whether Discord has looked at an answer and does not take it, or can't: the clicked message is gone. */
const isRefused = (error: unknown): boolean => ['unfit', 'refused', 'unknown', 'gone'].includes(meaningOf(error) ?? '')

function failed({ incoming, log, taken, unanswered }: FormOptions, error: unknown): false {
  if (errorCodeOf(error) === ANSWERED_ALREADY) taken?.()
  else unanswered?.(error)
  log.warn({ err: error, interaction: incoming.id }, 'a request could not be acknowledged')
  return false
}

/** Nothing can be sent in a closed thread until it is reopened. */
async function inOpenThread<T>({ incoming, wake }: FormOptions, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (meaningOf(error) !== 'archived') throw error
    await wake(incoming.place.channelId)
    return send()
  }
}
