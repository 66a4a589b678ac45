/** The way to a person by direct message: their channel, and whether they can be written to. */
import type { PersonId } from '../../matches/api.ts'
import type { Person } from '../../people/person.ts'
import type { App } from '../shell/app.ts'
import { errorCodeOf, meaningOf } from '../shell/discord-errors.ts'
import type { OtherNews } from './other-news.ts'

/** After a direct message that a person does not take they get no other for this time, unless they use the bot. */
const CLOSED_MS = 6 * 60 * 60 * 1000
/** The same after a refusal that is not the person's act: it may be a fault of Discord's that is soon over. */
const SHUT_MS = 4 * 60 * 1000
/** After this many refusals that say nothing final a call goes another way. */
const MOST_UNKNOWN = 3
/** More people than these are not kept in mind. */
const MOST_KEPT = 10_000

/**
 * How a direct message went: `null` if it was sent, else why it was not. `closed`: the person takes none, by their own act;
 * `shut`: Discord lets us write none now.
 */
export type NotSent = 'closed' | 'shut' | `discord ${number | string}` | null

/** Writes to people by direct message. */
export class DirectMessages {
  readonly #app: Pick<App, 'clock' | 'messenger' | 'log'>
  readonly #closed = new Map<PersonId, { readonly until: number; readonly own: boolean }>()
  readonly #unknown = new Map<PersonId, number>()
  #news: Pick<OtherNews, 'unreachable'> | null = null

  constructor(app: Pick<App, 'clock' | 'messenger' | 'log'>) {
    this.#app = app
  }

  setNews(news: Pick<OtherNews, 'unreachable'>): void {
    this.#news = news
  }

  /** The direct messages of a person may be open again. */
  reopened(person: PersonId): void {
    this.#closed.delete(person)
  }

  /** Whether a person takes direct messages, as far as it is known. */
  takenBy({ id, dms }: Person): boolean {
    return dms && (this.#closed.get(id)?.until ?? 0) <= this.#app.clock.now().getTime()
  }

  /**
   * Runs `act` with the channel of a person.
   *
   * @param stored their kept channel as it was just read; undefined: it was not
   *
   * @throws errors after which the same may work later
   */
  async send(person: Person, act: (channelId: string) => Promise<void>, stored?: string | null): Promise<NotSent> {
    if (!this.takenBy(person)) return !person.dms || this.#closed.get(person.id)?.own === true ? 'closed' : 'shut'
    try {
      await this.#within(person.id, act, stored)
      this.#closed.delete(person.id)
      this.#unknown.delete(person.id)
      return null
    } catch (error) {
      const meaning = meaningOf(error)
      // Nobody can be written to for the first time; people with an open channel still can.
      if (meaning === 'throttled') return 'shut'
      if (meaning === 'unfit' || meaning === 'refused') return `discord ${errorCodeOf(error)}`
      if (meaning === 'unknown' && this.#isStuck(person.id)) return `discord ${errorCodeOf(error)}`
      if (meaning !== 'closed' && meaning !== 'gone' && meaning !== 'forbidden') throw error
      const own = meaning === 'closed'
      await this.#shut(person.id, own)
      return own ? 'closed' : 'shut'
    }
  }

  #isStuck(person: PersonId): boolean {
    if (this.#unknown.size >= MOST_KEPT) this.#unknown.clear()
    const times = (this.#unknown.get(person) ?? 0) + 1
    this.#unknown.set(person, times)
    return times >= MOST_UNKNOWN
  }

  async #shut(person: PersonId, own: boolean): Promise<void> {
    const { clock, messenger, log } = this.#app
    if (this.#closed.size >= MOST_KEPT) this.#closed.clear()
    this.#closed.set(person, { until: clock.now().getTime() + (own ? CLOSED_MS : SHUT_MS), own })
    await messenger.storeDm(person)
    try {
      await this.#news?.unreachable(person)
    } catch (error) {
      log.warn({ err: error }, 'a person who can’t be written to was not looked for')
    }
  }

  /** Their channel may be one that Discord does not know, or shut, any more: it is opened once more. */
  async #within(person: PersonId, act: (channelId: string) => Promise<void>, stored?: string | null): Promise<void> {
    const { messenger } = this.#app
    try {
      await act(await messenger.dm(person, stored))
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning !== 'gone' && meaning !== 'forbidden') throw error
      await act(await messenger.reopenedDm(person))
    }
  }
}
