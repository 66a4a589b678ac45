/** Sends and changes messages outside of interactions. */
import { createHash } from 'node:crypto'
import type { REST } from 'discord.js'
import {
  type APIGuildMember,
  type APIMessage,
  type APIThreadChannel,
  type ChannelType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
} from 'discord.js'
import { clip } from '../../kit/wording/clipping.ts'
import type { PersonId } from '../../matches/api.ts'
import type { DmChannels } from '../../people/dm-channels.ts'
import { BreakingMessages } from './breaking-messages.ts'
import { type Body, type MessagePart, MOST } from './components.ts'
import { isBroken, isUnknownMember, type Meaning, meaningOf } from './discord-errors.ts'
import type { DmDoor } from './dm-door.ts'
import { firstPostOf, withoutFiles } from './notification.ts'
import { fitted } from './weights.ts'

/** The types of threads that everybody in a channel may read. */
type OpenThreadType = ChannelType.PublicThread | ChannelType.AnnouncementThread

/** Discord closes a thread after a week without a message; a new message reopens it. */
const SLEEPS_AFTER_MINUTES = 10_080
/** Messages still follow after a match is over, and in a closed thread its buttons fail for everybody who is not in it. */
const RESTS_AFTER_MINUTES = 4_320

/** After this many failures the messages of a channel are taken for not found. */
const MOST_UNLISTED = 3

/** The most messages that are remembered as posted and not yet turned into components. */
const MOST_BEGUN = 1_000

/** A message as it was first posted. */
export interface BegunMessage {
  readonly id: string
  /** It is complete as it stands. */
  readonly whole: boolean
}

/** Sends, edits and removes messages of the bot. */
export class Messenger {
  readonly #rest: REST
  readonly #dms: DmChannels
  /** How often in a row the messages of a channel could not be listed. */
  readonly #unlisted = new Map<string, number>()
  readonly #door: Pick<DmDoor, 'acted' | 'open'>
  /** Direct messages that are being opened. */
  readonly #opening = new Map<PersonId, Promise<string>>()
  readonly #breaking = new BreakingMessages()
  /** Messages whose second request has not been made, by the name of the first. */
  readonly #begun = new Map<string, BegunMessage>()

  constructor(rest: REST, dms: DmChannels, door: Pick<DmDoor, 'acted' | 'open'>) {
    this.#rest = rest
    this.#dms = dms
    this.#door = door
  }

  /**
   * Sends a message; reopens the thread if it is closed. One that makes a sound takes two requests, unless it is words and
   * controls alone. If the second one fails, the next call with the same name makes only that one.
   *
   * @param once a name under which the same message is never sent twice (within some minutes)
   *
   * @returns its id
   */
  async post(channelId: string, body: Body, once: string): Promise<string> {
    if (body.silent === true) return this.#posted(channelId, body, once)
    const begun = this.#begun.get(once) ?? (await this.begin(channelId, body, once))
    if (!begun.whole) {
      if (this.#begun.size >= MOST_BEGUN) this.#begun.clear()
      this.#begun.set(once, begun)
      await this.complete(channelId, begun.id, body)
      this.#begun.delete(once)
    }
    return begun.id
  }

  /**
   * Sends a message within the request of a person, who is not to be told of a failure while its words and controls stand:
   * a second request that fails leaves them.
   *
   * @param once see `post`
   *
   * @returns its id, and whether it is complete
   */
  async offer(channelId: string, body: Body, once: string): Promise<BegunMessage> {
    if (body.silent === true) return { id: await this.#posted(channelId, body, once), whole: true }
    const begun = await this.begin(channelId, body, once)
    if (begun.whole) return begun
    try {
      await this.complete(channelId, begun.id, body)
      return { ...begun, whole: true }
    } catch (error) {
      if (meaningOf(error) === null) throw error
      return begun
    }
  }

  /**
   * Makes the first request of a message that makes a sound: its notification shows these words. Unless they are all of
   * it, `complete` follows.
   *
   * @param once see `post`
   */
  async begin(channelId: string, body: Body, once: string): Promise<BegunMessage> {
    const { content, components, whole } = firstPostOf(body)
    const flags = MessageFlags.SuppressEmbeds | (body.silent === true ? MessageFlags.SuppressNotifications : 0)
    const message = { content, components: [...components], flags, allowed_mentions: pingedBy(body) }
    return { id: await this.#send(channelId, message, [], once), whole }
  }

  /**
   * Makes the second request of a message: it gets its components, pictures and files, and rings nobody. If Discord does
   * not take all of it, it gets less; at worst it stays as it was begun.
   *
   * @throws errors after which the same may work later
   */
  async complete(channelId: string, messageId: string, body: Body): Promise<void> {
    for (const form of formsOf(body))
      try {
        return await this.#change(channelId, messageId, form)
      } catch (error) {
        const meaning = meaningOf(error)
        if (meaning === 'gone') return
        if (!LESS.has(meaning ?? '') && !this.#breaking.failed(messageId, error)) throw error
      }
  }

  /** Whether a message of ours stands as it was begun, without components of its own. False if it is gone. */
  async isBegun(channelId: string, messageId: string): Promise<boolean> {
    try {
      const message = (await this.#rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage
      return isPlain(message)
    } catch (error) {
      if (meaningOf(error) !== 'gone') throw error
      return false
    }
  }

  /** Sends a message without a sound, in one request. If Discord does not take all of it, less of it is sent. */
  async #posted(channelId: string, body: Body, once: string): Promise<string> {
    for (const form of formsOf(body))
      try {
        const contents = contentsOf(form)
        const flags = contents.flags | MessageFlags.SuppressNotifications
        return await this.#send(channelId, { ...contents, ...attachmentsOf(form), flags }, filesOf(form), once)
      } catch (error) {
        if (meaningOf(error) !== 'unfit' && !this.#breaking.failed(once, error)) throw error
      }
    return (await this.begin(channelId, body, once)).id
  }

  async #send(
    channelId: string,
    body: RESTPostAPIChannelMessageJSONBody,
    files: ReturnType<typeof filesOf>,
    once: string,
  ): Promise<string> {
    const nonce = createHash('sha256').update(once).digest('base64url').slice(0, 25)
    const message = { ...body, nonce, enforce_nonce: true }
    const send = () =>
      this.#rest.post(Routes.channelMessages(channelId), { body: message, files }) as Promise<APIMessage>
    const { id } = await this.#awake(channelId, send)
    this.#breaking.passed()
    return id
  }

  /** Does something in a thread, which is reopened first if it is closed. */
  async #awake<T>(channelId: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (meaningOf(error) !== 'archived') throw error
      await this.wake(channelId)
      return act()
    }
  }

  /**
   * Changes a message of ours; reopens the thread if it is closed. Its earlier files are removed. If Discord does not take
   * files, it gets none.
   */
  async edit(channelId: string, messageId: string, body: Body): Promise<void> {
    const forms = formsOf(body)
    for (const form of forms)
      try {
        return await this.#change(channelId, messageId, form)
      } catch (error) {
        if (form === forms.at(-1)) throw error
        if (meaningOf(error) !== 'unfit' && !this.#breaking.failed(messageId, error)) throw error
      }
  }

  async #change(channelId: string, messageId: string, body: Body): Promise<void> {
    // It may have been begun as words.
    const message = { content: null, ...contentsOf(body), ...attachmentsOf(body) }
    const files = filesOf(body)
    await this.#awake(channelId, () =>
      this.#rest.patch(Routes.channelMessage(channelId, messageId), { body: message, files }),
    )
    this.#breaking.passed(messageId)
  }

  /** Deletes a message of ours; does nothing if it is gone. */
  async remove(channelId: string, messageId: string): Promise<void> {
    try {
      await this.#rest.delete(Routes.channelMessage(channelId, messageId))
    } catch (error) {
      if (meaningOf(error) !== 'gone') throw error
    }
  }

  /**
   * The last messages of a channel, newest first. If Discord fails three times to list them, none are found: reportedly
   * it always fails where certain messages stand, and nothing would be sent there any more.
   */
  async latest(channelId: string, limit: number): Promise<readonly APIMessage[]> {
    const query = new URLSearchParams({ limit: String(limit) })
    try {
      const found = (await this.#rest.get(Routes.channelMessages(channelId), { query })) as APIMessage[]
      this.#unlisted.delete(channelId)
      return found
    } catch (error) {
      if (!isBroken(error)) throw error
      const failed = (this.#unlisted.get(channelId) ?? 0) + 1
      if (failed < MOST_UNLISTED) this.#unlisted.set(channelId, failed)
      else return []
      throw error
    }
  }

  /**
   * The DM channel with a person.
   *
   * @param stored the one in the database as it was just read; undefined: it was not. The caller then stores one that
   * is opened (`unstoredDm`).
   *
   * @throws DmLater, DmsShut: it is not open, and may not be opened now
   */
  async dm(person: PersonId, stored?: string | null): Promise<string> {
    const known = await this.#dms.of(person, stored)
    if (known !== null) return known
    const opening =
      this.#opening.get(person) ?? this.#opened(person, stored).finally(() => this.#opening.delete(person))
    this.#opening.set(person, opening)
    return opening
  }

  async #opened(person: PersonId, stored?: string | null): Promise<string> {
    const open = () => this.#rest.post(Routes.userChannels(), { body: { recipient_id: person } })
    const channel = (await this.#door.open(person, open)) as { id: string }
    if (stored === undefined) await this.#dms.keep(person, channel.id)
    else this.#dms.opened(person, channel.id)
    return channel.id
  }

  /** The DM channel with a person that was opened and is not stored yet; null: there is none. */
  unstoredDm(person: PersonId): string | null {
    return this.#dms.unstored(person)
  }

  /** The opened DM channel with a person is stored by now. */
  dmStored(person: PersonId): void {
    this.#dms.stored(person)
  }

  /** Stores the DM channel with a person, if that was left to a message which could not be sent. */
  async storeDm(person: PersonId): Promise<void> {
    const opened = this.#dms.unstored(person)
    if (opened !== null) await this.#dms.keep(person, opened)
  }

  /** Learns the DM channel with a person, who has just written there. */
  async heard(person: PersonId, channelId: string): Promise<void> {
    await this.#dms.keep(person, channelId)
  }

  /**
   * Opens the DM channel with a person anew, since Discord lets us write no more in the one that is known. That one is kept
   * until there is another: the fault may be Discord's.
   *
   * @throws DmsShut, and the errors of Discord
   */
  async reopenedDm(person: PersonId): Promise<string> {
    // They have had a channel: this is no first contact, for which people wait in a row.
    this.#door.acted(person)
    return this.#opened(person)
  }

  /** Opens a thread under a message, or returns the existing one. */
  async openThread(channelId: string, messageId: string, name: string): Promise<string> {
    const body = { name: clip(name, 100), auto_archive_duration: SLEEPS_AFTER_MINUTES }
    try {
      const thread = (await this.#rest.post(Routes.threads(channelId, messageId), { body })) as { id: string }
      return thread.id
    } catch (error) {
      // A thread under a message has the id of the message.
      if (meaningOf(error) === 'threaded') return messageId
      throw error
    }
  }

  /** Opens a public thread that belongs to no message. Discord tells of it in the channel by a message of its own. */
  async openThreadAlone(channelId: string, name: string, type: OpenThreadType): Promise<string> {
    const body = { name: clip(name, 100), auto_archive_duration: SLEEPS_AFTER_MINUTES, type }
    return ((await this.#rest.post(Routes.threads(channelId), { body })) as { id: string }).id
  }

  /** Makes a post in a forum: a thread that begins with a message. @param tag which the forum wants; null: none */
  async openPost(channelId: string, name: string, body: Body, tag: string | null): Promise<string> {
    const { content, components } = firstPostOf(body)
    const post = {
      name: clip(name, 100),
      auto_archive_duration: SLEEPS_AFTER_MINUTES,
      message: { content, components, flags: MessageFlags.SuppressEmbeds, allowed_mentions: pingedBy(body) },
      ...(tag === null ? {} : { applied_tags: [tag] }),
    }
    return ((await this.#rest.post(Routes.threads(channelId), { body: post })) as { id: string }).id
  }

  /** Ids of the open threads of a server that the bot has made in a channel, by name. */
  async ownThreads(guildId: string, channelId: string, botId: string): Promise<ReadonlyMap<string, string>> {
    const { threads } = (await this.#rest.get(Routes.guildActiveThreads(guildId))) as { threads: APIThreadChannel[] }
    const own = threads.filter((thread) => thread.parent_id === channelId && thread.owner_id === botId)
    return new Map(own.map((thread) => [thread.name, thread.id]))
  }

  /** Gives a member of a server a role. */
  async giveRole(guildId: string, person: PersonId, role: string): Promise<void> {
    await this.#rest.put(Routes.guildMemberRole(guildId, person, role))
  }

  /** Takes a role from a member of a server; somebody who is not in it has none. */
  async takeRole(guildId: string, person: PersonId, role: string): Promise<void> {
    try {
      await this.#rest.delete(Routes.guildMemberRole(guildId, person, role))
    } catch (error) {
      if (!isUnknownMember(error)) throw error
    }
  }

  /** Returns the roles of a person in a server; null if they are not in it. */
  async rolesOf(guildId: string, person: PersonId): Promise<readonly string[] | null> {
    try {
      return ((await this.#rest.get(Routes.guildMember(guildId, person))) as APIGuildMember).roles
    } catch (error) {
      if (isUnknownMember(error)) return null
      throw error
    }
  }

  /** Returns whether a person is in a server. The bot hears of nobody who leaves, so that it has to ask. */
  async isMember(guildId: string, person: PersonId): Promise<boolean> {
    return (await this.rolesOf(guildId, person)) !== null
  }

  /** Returns whether somebody is in a server, and no bot. */
  async isHuman(guildId: string, person: PersonId): Promise<boolean> {
    try {
      const { user } = (await this.#rest.get(Routes.guildMember(guildId, person))) as APIGuildMember
      return user.bot !== true
    } catch (error) {
      if (isUnknownMember(error)) return false
      throw error
    }
  }

  async wake(threadId: string): Promise<void> {
    await this.#rest.patch(Routes.channel(threadId), { body: { archived: false } })
  }

  /** Closes a thread; a new message reopens it. */
  async archive(threadId: string): Promise<void> {
    await this.#rest.patch(Routes.channel(threadId), { body: { archived: true } })
  }

  /** Lets Discord close a thread after three days without messages. */
  async rest(threadId: string): Promise<void> {
    await this.#rest.patch(Routes.channel(threadId), { body: { auto_archive_duration: RESTS_AFTER_MINUTES } })
  }
}

const filesOf = ({ files = [] }: Body) => files.map(({ name, data }) => ({ name, data }))

/** The files of a message from now on: those that are sent with it, by their place. */
const attachmentsOf = ({ files = [] }: Body) => ({
  attachments: files.map(({ name, alt }, id) => ({
    id: String(id),
    filename: name,
    ...(alt === undefined ? {} : { description: clip(alt, MOST.alt) }),
  })),
})

/** Refusals after which less of a message may be taken: it stands already, and only grows. */
const LESS: ReadonlySet<string> = new Set<Meaning>(['unfit', 'refused', 'forbidden', 'worn'])

/** A message whole, and without its files. */
const formsOf = (body: Body): readonly Body[] => ((body.files ?? []).length === 0 ? [body] : [body, withoutFiles(body)])

/** Whether a message is words, and not made of components. */
export const isPlain = ({ flags }: Pick<APIMessage, 'flags'>): boolean =>
  ((flags ?? 0) & MessageFlags.IsComponentsV2) === 0

/** The people who may hear of a message: only those that the body mentions. */
const pingedBy = ({ mention = [] }: Body): { parse: []; users?: string[] } => ({
  parse: [],
  ...(mention.length === 0 ? {} : { users: [...mention] }),
})

/** The contents to send for a body. It pings only the people that the body mentions. */
export const contentsOf = (
  body: Body,
): { components: MessagePart[]; flags: MessageFlags; allowed_mentions: { parse: []; users?: string[] } } => ({
  components: [...fitted(body.components)],
  flags: MessageFlags.IsComponentsV2,
  allowed_mentions: pingedBy(body),
})
