/**
 * Opens the thread of a match: an announcement in the channel, the thread under it, and a welcome in it. Each step may
 * fail, and the next try goes on from there. An announcement without a thread does not stay. In a forum the match is a
 * post that begins with the announcement. The message of a league announces all matches of its round: their threads
 * belong to no message, and their welcomes say what announcements say.
 */

import { SnowflakeUtil } from 'discord.js'
import { type APIMessage, ChannelType, ComponentType, MessageType } from 'discord-api-types/v10'
import { LANGUAGES, type Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import type { Delivery, MatchRecord, Notice } from '../../matches/api.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { mayRing } from '../../people/manner.ts'
import { openMatchThread } from '../challenge/server-rules.ts'
import type { App } from '../shell/app.ts'
import { type Channel, holdsOf } from '../shell/channel-kinds.ts'
import { text } from '../shell/components.ts'
import { meaningOf, NoThreadsThere } from '../shell/discord-errors.ts'
import { termsLines } from '../table/agreed-terms.ts'
import { publicVoice } from '../table/voices.ts'

/** How far back an announcement is looked for that an earlier try may have posted. */
const LOOK_BACK = 30

type StartNotice = Pick<Extract<Notice, { kind: 'started' }>, 'id' | 'at' | 'anew'>

/** The announcement of a match, and the name of its thread. */
interface Announcement {
  readonly words: string
  readonly name: string
  readonly language: Language
  /** The message of a league announces the match with all others of its round. */
  readonly byLeague: boolean
}

/** Opens the threads of matches. */
export class ThreadOpening {
  readonly #app: App
  readonly #startedAt: Date
  readonly #tried = new Set<string>()

  constructor(app: App) {
    this.#app = app
    this.#startedAt = app.clock.now()
  }

  /** Opens the thread of a match, or what is still missing of it. @throws the errors of Discord */
  async open(notice: StartNotice, match: MatchRecord): Promise<Delivery> {
    const again = this.#tried.has(notice.id) || notice.at < this.#startedAt
    this.#tried.add(notice.id)
    if (match.threadId === null || !(await this.#isWelcomed(match.threadId))) {
      const announcement = await this.#announcementOf(match)
      const threadId = match.threadId ?? (await this.#begun(notice, match, announcement, again))
      await this.#welcome(notice, match, announcement, threadId)
    }
    this.#tried.delete(notice.id)
    return 'sent'
  }

  /**
   * Opens a thread in the place of one that was deleted or locked, whose announcement goes. Its welcome is a notice of its
   * own, which is written with it.
   * @returns its id
   */
  async anew(match: MatchRecord): Promise<string> {
    const { id, threadId, place } = match
    const notice = { id: `${id}:${threadId}`, at: this.#app.clock.now(), anew: true } as const
    const opened = await this.#begun(notice, match, await this.#announcementOf(match), false)
    this.#app.log.info({ match: id, thread: opened }, 'the thread of a match was lost, and another one is opened')
    const { matchChannel } = this.#app.servers.of(place.guildId)
    if (threadId !== null)
      for (const channelId of new Set([matchChannel ?? place.channelId, place.channelId]))
        await this.#withdraw(channelId, threadId)
    return opened
  }

  async #begun(notice: StartNotice, match: MatchRecord, announcement: Announcement, again: boolean): Promise<string> {
    const threadId = await openMatchThread(this.#app, match, (channelId) =>
      this.#openIn(notice, match, announcement, channelId, again),
    )
    await this.#app.matches.threadOpened(match.id, threadId, notice.anew === true)
    return threadId
  }

  /** Opens the thread of a match in a channel, or its post in a forum. @returns the id of the thread */
  async #openIn(
    notice: StartNotice,
    match: MatchRecord,
    announcement: Announcement,
    channelId: string,
    again: boolean,
  ): Promise<string> {
    const channel = await this.#app.places.holding(channelId)
    switch (holdsOf(channel.type)) {
      case 'threads':
        if (announcement.byLeague) return this.#openedAlone(match, announcement, channel, again)
        return this.#announced(notice, match, announcement, channel, again)
      case 'posts':
        return this.#posted(match, announcement, channel, again)
      default:
        // Announcing the match there would leave an announcement without a thread.
        throw new NoThreadsThere()
    }
  }

  async #announcementOf(match: MatchRecord): Promise<Announcement> {
    const [{ titles, names, language }, played] = await Promise.all([
      publicVoice(this.#app, match),
      this.#app.leagues.ofMatch(match.id),
    ])
    const game = gameOf(this.#app.games, match.terms.game)
    const title = game.seats.map((seat) => titles[seat] ?? seat).join(` ${speak(language)('match.versus')} `)
    const words = `⚔️ ${title}\n${termsLines(match.terms, this.#app, language).join('\n')}`
    const players = game.seats.map((seat) => names[seat]).join(' – ')
    const name = `${players} · ${game.words.title(language)}`
    return { words, name, language, byLeague: played?.announced ?? false }
  }

  /** Makes the post of a match, unless an earlier try has made it. */
  async #posted(
    match: MatchRecord,
    { words, name }: Announcement,
    { id, tag }: Channel,
    again: boolean,
  ): Promise<string> {
    const known = again ? await this.#earlierThread(match, id, name) : null
    return known ?? this.#app.messenger.openPost(id, name, { components: [text(words)] }, tag)
  }

  /** The thread or post of an earlier try, which has no message of ours by which it could be found. */
  async #earlierThread({ place, startedAt }: MatchRecord, channelId: string, name: string): Promise<string | null> {
    const { messenger, botId } = this.#app
    if (place.guildId === null) return null
    const known = (await messenger.ownThreads(place.guildId, channelId, botId)).get(clip(name, 100))
    return known !== undefined && timeOf(known) >= startedAt ? known : null
  }

  /** Opens the thread of a match that is announced already, and removes the message by which Discord tells of it. */
  async #openedAlone(
    match: MatchRecord,
    { name }: Announcement,
    { id: channelId, type }: Channel,
    again: boolean,
  ): Promise<string> {
    const kind = type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : ChannelType.PublicThread
    const known = again ? await this.#earlierThread(match, channelId, name) : null
    const threadId = known ?? (await this.#app.messenger.openThreadAlone(channelId, name, kind))
    await this.#tidy(match, channelId, name, threadId)
    return threadId
  }

  /**
   * Removes from a channel what Discord says of the thread of a match, and archives a second one: a request whose answer is
   * lost is sent again, and opens another thread. A failure changes nothing for the match. Discord lets the author of such a
   * message delete it; of the messages about threads only the first one within a thread stays for ever.
   */
  async #tidy({ id, startedAt }: MatchRecord, channelId: string, name: string, threadId: string): Promise<void> {
    const { messenger, log, botId } = this.#app
    try {
      for (const { type, author, content, timestamp, message_reference, id: messageId } of await messenger.latest(
        channelId,
        LOOK_BACK,
      )) {
        const about = message_reference?.channel_id
        const own = type === MessageType.ThreadCreated && author.id === botId && new Date(timestamp) >= startedAt
        if (!own || about === undefined || content !== clip(name, 100)) continue
        await messenger.remove(channelId, messageId)
        if (about !== threadId) await messenger.archive(about)
      }
    } catch (error) {
      log.info({ err: error, match: id }, 'the message about a new thread stays in its channel')
    }
  }

  /** Announces a match and opens its thread. */
  async #announced(
    notice: StartNotice,
    match: MatchRecord,
    { words, name }: Announcement,
    { id: channelId }: Channel,
    again: boolean,
  ): Promise<string> {
    const { messenger } = this.#app
    const there = again ? await this.#find(channelId, words, match.startedAt) : null
    const once = `${notice.id}:${channelId}`
    const messageId = there ?? (await messenger.post(channelId, { components: [text(words)] }, once))
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

  async #welcome(
    { id, anew }: StartNotice,
    match: MatchRecord,
    { words: announced, language, byLeague }: Announcement,
    threadId: string,
  ): Promise<void> {
    const people = Object.values(match.players).filter((person) => !isPractice(person))
    const calls = people.map((person) => `<@${person}>`).join(' ')
    const settings = await Promise.all(people.map((person) => this.#app.persons.of(person)))
    const silent = !mayRing(settings, this.#app.clock.now())
    const game = gameOf(this.#app.games, match.terms.game).words.title(language)
    const words = speak(language)(anew === true ? 'thread.anew' : 'thread.welcome', { game })
    const components = [text([calls, words, ...(byLeague ? [announced] : [])].join('\n'))]
    await this.#app.messenger.post(threadId, { components, mention: people, silent }, `${id}:welcome`)
  }

  /** Whether a welcome stands in the thread. A turn may have been told there before it. */
  async #isWelcomed(threadId: string): Promise<boolean> {
    const messages = await this.#app.messenger.latest(threadId, LOOK_BACK)
    return messages.some(
      ({ author, ...message }) =>
        author.id === this.#app.botId && WELCOMES.some((words) => wordsOf(message).includes(words)),
    )
  }
}

/** The words of all welcomes: the language of a server may have changed meanwhile. */
const WELCOMES = (['thread.welcome', 'thread.anew'] as const).flatMap((words) =>
  LANGUAGES.map((language) => speak(language)(words, { game: '' })),
)

/** The words of a message of ours without buttons. */
const wordsOf = ({ content, components = [] }: Pick<APIMessage, 'content' | 'components'>): string =>
  content === ''
    ? components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : [])).join('\n')
    : content

/** When something was made, by its id. */
const timeOf = (id: string): Date => new Date(SnowflakeUtil.timestampFrom(id))
