/**
 * Opens the thread of a match: an announcement in the channel, the thread under it, and a welcome in it. Each step may
 * fail, and the next try goes on from there. An announcement without a thread does not stay.
 */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import { speak } from '../../locales/index.ts'
import { type Delivery, type MatchRecord, type Notice, PRACTICE } from '../../matches/api.ts'
import { mayRing } from '../../people/manner.ts'
import { openMatchThread } from '../challenge/server-rules.ts'
import { type App, gameOf } from '../shell/app.ts'
import { text } from '../shell/components.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { termsLines } from '../table/agreed-terms.ts'
import { publicVoice } from '../table/voices.ts'
import type { Threads } from './threads.ts'

/** How far back an announcement is looked for that an earlier try may have posted. */
const LOOK_BACK = 30

type Started = Pick<Notice, 'id' | 'at'>

/** Opens the threads of matches. */
export class ThreadOpening {
  readonly #app: App
  readonly #threads: Threads
  readonly #startedAt: Date
  readonly #tried = new Set<string>()

  constructor(app: App, threads: Threads) {
    this.#app = app
    this.#threads = threads
    this.#startedAt = app.clock.now()
  }

  /** Opens the thread of a match, or what is still missing of it. @throws the errors of Discord */
  async open(notice: Started, match: MatchRecord): Promise<Delivery> {
    const again = this.#tried.has(notice.id) || notice.at < this.#startedAt
    this.#tried.add(notice.id)
    if (match.threadId !== null) {
      const threadId = match.threadId
      await this.#threads.within(match, async () => {
        if (!(await this.#isWelcomed(threadId))) await this.#welcome(notice, match, threadId)
      })
    } else {
      const threadId = await openMatchThread(this.#app, match, (channelId) =>
        this.#announced(notice, match, channelId, again),
      )
      await this.#app.matches.threadOpened(match.id, threadId)
      await this.#welcome(notice, match, threadId)
    }
    this.#tried.delete(notice.id)
    return 'sent'
  }

  /** Announces a match and opens its thread. @returns the id of the thread */
  async #announced({ id }: Started, match: MatchRecord, channelId: string, again: boolean): Promise<string> {
    const { messenger } = this.#app
    const { titles, names, language } = await publicVoice(this.#app, match)
    const game = gameOf(this.#app, match.terms.game)
    const title = game.seats.map((seat) => titles[seat] ?? seat).join(` ${speak(language)('match.versus')} `)
    const words = `⚔️ ${title}\n${termsLines(match.terms, this.#app, language).join('\n')}`
    const name = `${game.words.title(language)}: ${game.seats.map((seat) => names[seat]).join(' – ')}`
    const there = again ? await this.#find(channelId, words, match.startedAt) : null
    const messageId = there ?? (await messenger.post(channelId, { components: [text(words)] }, `${id}:${channelId}`))
    try {
      return await messenger.openThread(channelId, messageId, name)
    } catch (error) {
      // If it may work soon, it is tried again under the same announcement.
      if (meaningOf(error) !== 'later') await this.#withdraw(channelId, messageId)
      throw error
    }
  }

  async #withdraw(channelId: string, messageId: string): Promise<void> {
    try {
      await this.#app.messenger.remove(channelId, messageId)
    } catch (error) {
      this.#app.log.info({ err: error, channel: channelId }, 'an announcement without a thread could not be removed')
    }
  }

  /** The announcement of an earlier try, if it has no thread yet. */
  async #find(channelId: string, words: string, since: Date): Promise<string | null> {
    try {
      const messages = await this.#app.messenger.latest(channelId, LOOK_BACK)
      const own = messages.find(
        (message) =>
          message.author.id === this.#app.botId &&
          message.thread === undefined &&
          new Date(message.timestamp) >= since &&
          wordsOf(message) === words,
      )
      return own?.id ?? null
    } catch (error) {
      // Where nothing may be read the nonce alone keeps it from being sent twice.
      if (meaningOf(error) !== 'forbidden') throw error
      return null
    }
  }

  async #welcome({ id }: Started, match: MatchRecord, threadId: string): Promise<void> {
    const { language } = await publicVoice(this.#app, match)
    const people = Object.values(match.players).filter((person) => person !== PRACTICE)
    const calls = people.map((person) => `<@${person}>`).join(' ')
    const settings = await Promise.all(people.map((person) => this.#app.persons.of(person)))
    const silent = !mayRing(settings, this.#app.clock.now())
    const components = [text(`${calls}\n${speak(language)('thread.welcome')}`)]
    await this.#app.messenger.post(threadId, { components, mention: people, silent }, `${id}:welcome`)
  }

  /** Whether we have written in the thread before; the message that it hangs on does not count. */
  async #isWelcomed(threadId: string): Promise<boolean> {
    const messages = await this.#app.messenger.latest(threadId, LOOK_BACK)
    return messages.some((message) => message.author.id === this.#app.botId && wordsOf(message) !== '')
  }
}

/** The words of a message of ours without buttons. */
const wordsOf = ({ components = [] }: APIMessage): string =>
  components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : [])).join('\n')
