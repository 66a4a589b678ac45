/**
 * A person of the sandbox for tests. They can do and see exactly what a user of the page can, over the same interface.
 */
import { type APIMessage, ChannelType, type Locale } from 'discord-api-types/v10'
import type { Connection } from './people.ts'
import type {
  Channel,
  Choice,
  Command,
  InteractionState,
  Me,
  ModalValues,
  OptionValues,
  PageSays,
  Person,
  PhoneNotification,
  SandboxSays,
  Unread,
} from './protocol.ts'
import {
  type Control,
  controlsOf,
  controlsOfForm,
  type Form,
  isEphemeral,
  type Match,
  matches,
  oneLine,
  pickedValue,
  textOf,
} from './reading.ts'
import type { SentFile } from './uploads.ts'

export { type Control, controlsOf, filesOf, isEphemeral, textOf } from './reading.ts'

/** A channel or thread by id, by name, or as the object itself. */
export type Where = string | { id: string }

/** This many of the last events are told with a failure. */
const REMEMBERED = 12

export interface WaitOptions {
  /** Looks only in this channel; default: everywhere. */
  channel?: Where
  /** Real time; default 100 s, enough for a busy machine and less than a test's time-out. */
  timeoutMs?: number
}

export interface ActOptions {
  /**
   * `answered` (default): waits for the bot's answer, after "thinking …" if it defers.
   * `acknowledged`: waits until it has reacted at all. `sent`: doesn't wait.
   */
  until?: 'answered' | 'acknowledged' | 'sent'
  /** Real time; default 100 s, enough for a busy machine and less than a test's time-out. */
  timeoutMs?: number
}

export interface CommandOptions extends ActOptions {
  /** Default: the channel `general`. */
  channel?: Where
  /** E.g. `'import'` or `['deck', 'import']`. */
  subcommand?: string | string[]
}

/** Values of a command's options. A person or channel stands for its id; a file is sent along. */
export type Values = Record<string, string | number | boolean | { id: string } | SentFile>

/** The bot's answer to an interaction. */
export class Answer {
  readonly #message: APIMessage | null
  readonly #form: Form | null
  readonly #asked: string

  constructor(asked: string, message: APIMessage | null, form: Form | null) {
    this.#asked = asked
    this.#message = message
    this.#form = form
  }

  /** The message that was sent or edited. @throws if the answer is a form, or nothing to see */
  get message(): APIMessage {
    if (this.#message !== null) return this.#message
    throw new Error(`${this.#asked} was answered by ${this.#form === null ? 'no message' : 'a form'}`)
  }

  /** @throws if the answer is no form */
  get form(): Form {
    if (this.#form !== null) return this.#form
    throw new Error(`${this.#asked} was answered by no form but: ${this.#message ? textOf(this.#message) : 'nothing'}`)
  }

  /** Returns the words of the message. */
  get text(): string {
    return textOf(this.message)
  }
}

/** The bot did not answer in time, or the client refused the action; `seen` is the person's screen as text. */
export class Failed extends Error {}

interface Waiter {
  check: () => boolean
}

const patienceMs = 100_000

export class TestUser {
  readonly #connect: () => Connection
  #connection: Connection
  readonly #channels = new Map<string, Channel>()
  readonly #users = new Map<string, Person>()
  readonly #messages = new Map<string, APIMessage>()
  readonly #states = new Map<string, InteractionState>()
  readonly #answers = new Map<string, string>()
  readonly #forms = new Map<string, Form>()
  readonly #choices = new Map<string, Choice[]>()
  readonly #opened = new Map<string, string>()
  readonly #refused = new Map<string, string>()
  readonly #waiters = new Set<Waiter>()
  readonly #history: SandboxSays[] = []
  #unread: Record<string, Unread> = {}
  readonly #notifications: PhoneNotification[] = []
  #commands: Command[] = []
  #me!: Me
  #botOnline = false
  #refs = 0

  constructor(connect: (tell: (event: SandboxSays) => void) => Connection) {
    this.#connect = () => connect((event) => this.#hear(event))
    this.#connection = this.#connect()
  }

  get id(): string {
    return this.#me.user.id
  }

  get name(): string {
    return this.#me.user.global_name ?? this.#me.user.username
  }

  /** Closes the window; the person stays in the guild. */
  leave(): void {
    this.#connection.close()
  }

  /** Starts their client again: selects lose their ticks. */
  reload(): void {
    this.#connection.close()
    this.#connection = this.#connect()
  }

  // Actions
  // --------------------------------------------------------------------------------------------------------------

  /** Runs a slash command: `await alice.slash('play', { opponent: bob })`. */
  async slash(name: string, values: Values = {}, options: CommandOptions = {}): Promise<Answer> {
    const command = await this.command(name)
    const filled = this.#plain(values)
    return this.#act(`/${name}`, options, (ref) => ({
      type: 'command',
      ref,
      channelId: this.#where(options.channel ?? 'general'),
      commandId: command.id,
      subcommand: [options.subcommand ?? []].flat(),
      options: filled,
    }))
  }

  /** Runs a user command on a person, or a message command on a message. */
  async contextCommand(
    name: string,
    target: { id: string },
    options: Omit<CommandOptions, 'subcommand'> = {},
  ): Promise<Answer> {
    const command = await this.command(name)
    return this.#act(name, options, (ref) => ({
      type: 'contextCommand',
      ref,
      channelId: this.#where(options.channel ?? 'general'),
      commandId: command.id,
      targetId: target.id,
    }))
  }

  /** Returns the bot's suggestions for an option while somebody types; `others` are the other filled-in options. */
  async autocomplete(
    name: string,
    option: string,
    typed: string,
    options: Omit<CommandOptions, 'until'> & { others?: Values } = {},
  ): Promise<Choice[]> {
    const command = await this.command(name)
    const ref = this.#ref()
    this.#say({
      type: 'autocomplete',
      ref,
      channelId: this.#where(options.channel ?? 'general'),
      commandId: command.id,
      subcommand: [options.subcommand ?? []].flat(),
      options: { ...this.#plain(options.others ?? {}), [option]: typed },
      focused: option,
    })
    return this.#until(`choices for ${option} of /${name}`, options.timeoutMs, () => {
      this.#throwIfFailed(ref, `/${name}`)
      return this.#choices.get(ref)
    })
  }

  /** Clicks a button, named by custom_id or label (a part of the label, or a pattern, will do). */
  async click(message: APIMessage, button: string | RegExp, options: ActOptions = {}): Promise<Answer> {
    const now = this.#latest(message)
    const control = this.#control(now, button, 'button')
    return this.#act(`"${control.label}"`, options, (ref) => ({
      type: 'click',
      ref,
      channelId: now.channel_id,
      messageId: now.id,
      customId: control.customId,
    }))
  }

  /** Picks in a select, named by custom_id or placeholder; options by value or label, people by id or themselves. */
  async select(
    message: APIMessage,
    select: string | RegExp,
    picks: string | { id: string } | readonly (string | { id: string })[],
    options: ActOptions = {},
  ): Promise<Answer> {
    const now = this.#latest(message)
    const control = this.#control(now, select, 'select')
    const values = ([picks].flat() as (string | { id: string })[]).map((pick) => pickedValue(control, pick))
    return this.#act(`select "${control.label}"`, options, (ref) => ({
      type: 'select',
      ref,
      channelId: now.channel_id,
      messageId: now.id,
      customId: control.customId,
      values,
    }))
  }

  /** Submits a form; fields by custom_id or label. Fields left out keep their initial values. */
  async submit(form: Form, fields: ModalValues = {}, options: ActOptions = {}): Promise<Answer> {
    const controls = controlsOfForm(form)
    const values = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        controls.find(({ customId, label }) => customId === name || label === name)?.customId ?? name,
        value,
      ]),
    )
    return this.#act(`form "${form.modal.title}"`, options, (ref) => ({
      type: 'submitModal',
      ref,
      interactionId: form.interactionId,
      values,
    }))
  }

  /** Writes a message and returns it. */
  async send(content: string, options: { channel?: Where; replyTo?: APIMessage } = {}): Promise<APIMessage> {
    const ref = this.#ref()
    const channelId = this.#where(options.channel ?? 'general')
    const before = new Set(this.#messages.keys())
    this.#say({ type: 'send', ref, channelId, content, ...(options.replyTo ? { replyTo: options.replyTo.id } : {}) })
    return this.#until('own message', undefined, () => {
      this.#throwIfFailed(ref, 'message')
      return this.messages(channelId).find(({ id, author }) => !before.has(id) && author.id === this.id)
    })
  }

  /** Opens the DM with the bot and returns its id. */
  async openDm(): Promise<string> {
    const ref = this.#ref()
    this.#say({ type: 'openDm', ref })
    return this.#until('the DM', undefined, () => this.#opened.get(ref))
  }

  dismiss(message: APIMessage): void {
    this.#say({ type: 'dismiss', channelId: message.channel_id, messageId: message.id })
  }

  locale(locale: `${Locale}`): void {
    this.#say({ type: 'setLocale', locale })
  }

  closeDms(): void {
    this.#say({ type: 'setDms', open: false })
  }

  openDms(): void {
    this.#say({ type: 'setDms', open: true })
  }

  // Reading
  // --------------------------------------------------------------------------------------------------------------

  /** Returns the messages there (or everywhere), oldest first, their own ephemeral ones among them. */
  messages(channel?: Where): APIMessage[] {
    const id = channel === undefined ? null : this.#where(channel)
    return [...this.#messages.values()]
      .filter((message) => id === null || message.channel_id === id)
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
  }

  /** Returns the messages in the DM with the bot. */
  dms(): APIMessage[] {
    const dm = [...this.#channels.values()].find(({ type }) => type === ChannelType.DM)
    return dm === undefined ? [] : this.messages(dm)
  }

  ephemerals(): APIMessage[] {
    return this.messages().filter(isEphemeral)
  }

  channels(): Channel[] {
    return [...this.#channels.values()]
  }

  /** Returns a channel or thread by name or id. @throws if they see none */
  channel(where: Where): Channel {
    return this.#channels.get(this.#where(where))!
  }

  threads(): Channel[] {
    const kinds = [ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread]
    return this.channels().filter(({ type }) => kinds.includes(type))
  }

  /** Returns the notifications that their phone has shown since they came, oldest first. */
  notifications(): readonly PhoneNotification[] {
    return this.#notifications
  }

  unread(channel: Where): Unread {
    return this.#unread[this.#where(channel)] ?? { count: 0, mentions: 0 }
  }

  /** Whether a bot is connected, as far as a person can see. */
  get botOnline(): boolean {
    return this.#botOnline
  }

  /** Returns the message as it is now; `undefined` if it is gone. */
  now(message: APIMessage): APIMessage | undefined {
    return this.#messages.get(message.id)
  }

  // Waiting ------------------------------------------------------------------------------------------------------------

  /** Resolves with a command of the bot as soon as it is registered. */
  command(name: string): Promise<Command> {
    return this.#until(`/${name}`, undefined, () => this.#commands.find((command) => command.name === name))
  }

  /** Resolves with the latest message that matches, or the next new or edited one. */
  sees(match: Match, options: WaitOptions = {}): Promise<APIMessage> {
    return this.#until(`a message that matches ${match}`, options.timeoutMs, () =>
      this.messages(options.channel && this.#where(options.channel)).findLast((message) => matches(message, match)),
    )
  }

  /**
   * Resolves with the next message that matches and is new or edited after this call: take the promise before you act.
   */
  next(match: Match, options: WaitOptions = {}): Promise<APIMessage> {
    const before = new Map(this.#messages)
    return this.#until(`a new message that matches ${match}`, options.timeoutMs, () =>
      this.messages(options.channel && this.#where(options.channel)).findLast(
        (message) => before.get(message.id) !== message && matches(message, match),
      ),
    )
  }

  /** Resolves with a message in the DM with the bot, present or future. */
  dm(match: Match, options: Omit<WaitOptions, 'channel'> = {}): Promise<APIMessage> {
    return this.#until(`a DM that matches ${match}`, options.timeoutMs, () =>
      this.dms().findLast((message) => matches(message, match)),
    )
  }

  /** Resolves with a thread whose name contains the text or matches the pattern, present or future. */
  thread(name: string | RegExp, options: Omit<WaitOptions, 'channel'> = {}): Promise<Channel> {
    const fits = (text: string) => (typeof name === 'string' ? text.includes(name) : name.test(text))
    return this.#until(`a thread called ${name}`, options.timeoutMs, () =>
      this.threads().findLast((thread) => fits(thread.name ?? '')),
    )
  }

  /** Resolves when the message is deleted (or, ephemeral, dismissed). */
  async gone(message: APIMessage, options: Omit<WaitOptions, 'channel'> = {}): Promise<void> {
    await this.#until(
      `the end of ${oneLine(message)}`,
      options.timeoutMs,
      () => !this.#messages.has(message.id) || undefined,
    )
  }

  /**
   * Resolves when a condition on their screen holds: `alice.until('a red button', () => …)`. Undefined and false mean
   * no.
   */
  until<T>(what: string, look: () => T | undefined | false, options: { timeoutMs?: number } = {}): Promise<T> {
    return this.#until(what, options.timeoutMs, () => {
      const found = look()
      return found === false ? undefined : found
    })
  }

  /** Returns their screen and the last events as text for people. */
  dump(): string {
    const lines = this.channels().flatMap((channel) => {
      const messages = this.messages(channel.id)
      if (messages.length === 0) return []
      const name = 'name' in channel && channel.name !== null ? `#${channel.name}` : 'DM'
      const archived = 'thread_metadata' in channel && channel.thread_metadata?.archived ? ' (archived)' : ''
      return [`${name}${archived}`, ...messages.slice(-8).map((message) => `  ${oneLine(message)}`)]
    })
    return [
      `${this.name} sees:`,
      ...(lines.length > 0 ? lines : ['  nothing']),
      'Last events:',
      ...this.#history.map((event) => `  ${eventLine(event)}`),
    ].join('\n')
  }

  // Inside -------------------------------------------------------------------------------------------------------------

  #plain(values: Values): OptionValues {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value !== 'object') return [name, value]
        if ('id' in value) return [name, value.id]
        if (this.#connection.upload === undefined) throw new Failed('No file can be sent over this connection')
        return [name, this.#connection.upload(value)]
      }),
    )
  }

  #ref(): string {
    this.#refs += 1
    return `${this.id}.${this.#refs}`
  }

  #say(request: PageSays): void {
    this.#connection.say(request)
  }

  async #act(what: string, options: ActOptions, request: (ref: string) => PageSays): Promise<Answer> {
    const ref = this.#ref()
    this.#say(request(ref))
    const until = options.until ?? 'answered'
    const wanted: InteractionState[] =
      until === 'sent' ? ['sent', 'thinking', 'done'] : until === 'acknowledged' ? ['thinking', 'done'] : ['done']
    await this.#until(`an answer to ${what}`, options.timeoutMs, () => {
      this.#throwIfFailed(ref, what)
      const state = this.#states.get(ref)
      return state !== undefined && wanted.includes(state) ? true : undefined
    })
    const answerId = this.#answers.get(ref)
    const message = answerId === undefined ? undefined : this.#messages.get(answerId)
    return new Answer(what, message ?? null, this.#forms.get(ref) ?? null)
  }

  #throwIfFailed(ref: string, what: string): void {
    const refused = this.#refused.get(ref)
    if (refused !== undefined) throw new Failed(`${what} was refused: ${refused}\n${this.dump()}`)
    if (this.#states.get(ref) === 'failed') {
      throw new Failed(`The application did not respond to ${what}\n${this.dump()}`)
    }
  }

  #until<T>(what: string, timeoutMs: number | undefined, look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#waiters.delete(waiter)
        clearTimeout(timer)
      }
      const waiter: Waiter = {
        check: () => {
          try {
            const found = look()
            if (found === undefined) return false
            end()
            resolve(found)
          } catch (error) {
            end()
            reject(error)
          }
          return true
        },
      }
      const patience = timeoutMs ?? patienceMs
      const timer = setTimeout(() => {
        end()
        reject(new Failed(`${this.name} waited ${patience} ms for ${what}, in vain.\n${this.dump()}`))
      }, patience)
      if (!waiter.check()) this.#waiters.add(waiter)
    })
  }

  #hear(event: SandboxSays): void {
    this.#take(event)
    this.#remember(event)
    for (const waiter of [...this.#waiters]) waiter.check()
  }

  #take(event: SandboxSays): void {
    switch (event.type) {
      case 'snapshot':
        this.#me = event.me
        this.#botOnline = event.botOnline
        this.#commands = event.commands
        this.#unread = event.unread
        for (const user of event.users) this.#users.set(user.id, user)
        for (const channel of event.channels) this.#channels.set(channel.id, channel)
        for (const message of Object.values(event.messages).flat()) this.#messages.set(message.id, message)
        return
      case 'me':
        this.#me = event.me
        return
      case 'bot':
        this.#botOnline = event.online
        return
      case 'user':
        this.#users.set(event.user.id, event.user)
        return
      case 'channel':
        this.#channels.set(event.channel.id, event.channel)
        return
      case 'channelDelete':
        this.#channels.delete(event.channelId)
        for (const { id } of this.messages().filter((message) => message.channel_id === event.channelId)) {
          this.#messages.delete(id)
        }
        return
      case 'commands':
        this.#commands = event.commands
        return
      case 'messageCreate':
      case 'messageUpdate':
        this.#messages.set(event.message.id, event.message)
        return
      case 'messageDelete':
        this.#messages.delete(event.messageId)
        return
      case 'unread':
        this.#unread[event.channelId] = event.unread
        return
      case 'notification':
        this.#notifications.push(event)
        return
      default:
        return this.#takeAnswer(event)
    }
  }

  /** Takes what answers a request of this person. */
  #takeAnswer(event: SandboxSays): void {
    switch (event.type) {
      case 'interaction':
        this.#states.set(event.ref, event.state)
        if (event.answerId !== undefined) this.#answers.set(event.ref, event.answerId)
        return
      case 'modal':
        this.#forms.set(event.ref, event)
        return
      case 'choices':
        this.#choices.set(event.ref, event.choices)
        return
      case 'opened':
        this.#opened.set(event.ref, event.channelId)
        return
      case 'refused':
        if (event.ref !== undefined) this.#refused.set(event.ref, event.message)
        return
    }
  }

  #remember(event: SandboxSays): void {
    if (event.type === 'snapshot' || event.type === 'unread' || event.type === 'commands') return
    this.#history.push(event)
    if (this.#history.length > REMEMBERED) this.#history.shift()
  }

  #where(where: Where): string {
    if (typeof where !== 'string') return where.id
    if (this.#channels.has(where)) return where
    const named = this.channels().findLast((channel) => 'name' in channel && channel.name === where)
    if (named === undefined) throw new Failed(`${this.name} sees no channel ${where}`)
    return named.id
  }

  #latest(message: APIMessage): APIMessage {
    const now = this.#messages.get(message.id)
    if (now === undefined) throw new Failed(`This message is gone: ${oneLine(message)}\n${this.dump()}`)
    return now
  }

  #control(message: APIMessage, name: string | RegExp, kind: Control['kind']): Control {
    const all = controlsOf(message).filter((control) => control.kind === kind)
    const fits = (text: string) => (typeof name === 'string' ? text.includes(name) : name.test(text))
    const found =
      all.find(({ customId }) => customId === name) ??
      all.find(({ label }) => label === name) ??
      all.find(({ label, customId }) => fits(label) || (typeof name !== 'string' && fits(customId)))
    if (found === undefined) {
      const there = all.map(({ label, customId }) => `"${label}" (${customId})`).join(', ')
      throw new Failed(`No ${kind} ${name} on the message. There are: ${there || 'none'}.\n${oneLine(message)}`)
    }
    return found
  }
}

/** Returns an event in one line, for a failure's account of what came before it. */
function eventLine(event: SandboxSays): string {
  const detail =
    'message' in event && typeof event.message === 'object'
      ? oneLine(event.message)
      : JSON.stringify({ ...event, type: undefined, channel: undefined })
  return `${event.type} ${detail.slice(0, 300)}`
}
