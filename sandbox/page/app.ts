/** The state of one window: its connection to the sandbox, its world, and the open parts of the screen. */
import type { Channel, Message, PageSays, Ref, SandboxSays } from '../protocol.ts'
import { setAhead } from './now.ts'
import { type Words, wordsFor } from './words.ts'
import { apply, isArchived, open, parentChannel, tree, type World } from './world.ts'

/** A request of this window that the bot has not answered yet, or never will. */
export interface Pending {
  ref: Ref
  kind: 'command' | 'component' | 'modal' | 'message'
  /** `thinking`: acknowledged, the answer is still to come; the reader may go on meanwhile. */
  state: 'sent' | 'thinking' | 'failed' | 'refused'
  channelId: string
  messageId?: string
  customId?: string
  /** The request as text for the reader: `/play`. */
  label: string
  /** The reason for its refusal. */
  reason?: string
}

export type ModalFrame = Extract<SandboxSays, { type: 'modal' }>
type ChoicesFrame = Extract<SandboxSays, { type: 'choices' }>

export interface Menu {
  x: number
  y: number
  message: Message | null
  userId: string
}

export interface Screen {
  link: 'connecting' | 'open' | 'lost'
  channelId: string | null
  drawer: boolean
  members: boolean
  settings: boolean
  archives: ReadonlySet<string>
  modal: ModalFrame | null
  menu: Menu | null
  picture: { url: string; alt: string } | null
  replyTo: Message | null
  pending: ReadonlyMap<Ref, Pending>
  /** By channel: the first message that was unread when the channel was opened. */
  firstUnread: ReadonlyMap<string, string>
}

type WithoutRef<T> = T extends { ref?: Ref } ? Omit<T, 'ref'> : never
type Request = WithoutRef<Extract<PageSays, { ref?: Ref }>>

const isOver = (pending: Pending): boolean => pending.state === 'failed' || pending.state === 'refused'

/** A new attempt removes the complaint about the last one. */
const replaces = (fresh: Pending, old: Pending): boolean =>
  isOver(old) && old.kind === fresh.kind && old.messageId === fresh.messageId && fresh.kind !== 'command'

const RECONNECT_MS = [300, 600, 1200, 2500, 5000]

export class App {
  readonly userName: string
  world: World | null = null
  screen: Screen = {
    link: 'connecting',
    channelId: null,
    drawer: false,
    members: false,
    settings: false,
    archives: new Set(),
    modal: null,
    menu: null,
    picture: null,
    replyTo: null,
    pending: new Map(),
    firstUnread: new Map(),
  }
  /** Called after each change. */
  onChange: () => void = () => {}
  /** Called with each new message in the open channel. */
  onMessage: (message: Message) => void = () => {}
  /** Called when the bot has answered a request of this window with a message. */
  onAnswer: (messageId: string) => void = () => {}
  /** Puts a slash command into the composer; set by the composer. */
  startCommand: (commandId: string, subcommand: string[]) => void = () => {}

  #socket: WebSocket | null = null
  #failures = 0
  #refs = 0
  readonly #window = Math.random().toString(36).slice(2, 8)
  readonly #choices = new Map<Ref, (frame: ChoicesFrame | null) => void>()
  readonly #asked = new Set<Ref>()

  constructor(userName: string) {
    this.userName = userName
    addEventListener('hashchange', () => this.#followHash())
    document.addEventListener('visibilitychange', () => this.#markRead())
  }

  get words(): Words {
    return wordsFor(this.locale)
  }

  get locale(): string {
    return this.world?.me.locale ?? navigator.language
  }

  get channel(): Channel | undefined {
    return this.screen.channelId === null ? undefined : this.world?.channels.get(this.screen.channelId)
  }

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ui?user=${encodeURIComponent(this.userName)}`)
    this.#socket = socket
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as SandboxSays)
    socket.onclose = () => {
      const wait = RECONNECT_MS[Math.min(this.#failures++, RECONNECT_MS.length - 1)]!
      // Requests over the old connection will not be answered over the new one.
      for (const heard of this.#choices.values()) heard(null)
      this.#choices.clear()
      this.show({ link: 'lost', pending: new Map() })
      setTimeout(() => this.connect(), wait)
    }
  }

  show(change: Partial<Screen>): void {
    this.screen = { ...this.screen, ...change }
    this.onChange()
  }

  say(frame: PageSays): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(frame))
    return true
  }

  /** Sends a request to the bot; `screen.pending` shows its progress. Returns the reference of the request. */
  ask(request: Request, about: Omit<Pending, 'ref' | 'state'>): Ref {
    const ref = this.#ref()
    this.#asked.add(ref)
    const sent = this.say({ ...request, ref } as PageSays)
    if (about.kind !== 'message' || !sent)
      this.#pend({
        ...about,
        ref,
        state: sent ? 'sent' : 'refused',
        ...(sent ? {} : { reason: this.words.connectionLost }),
      })
    return ref
  }

  /** Uploads a file for the option of a command. @returns its id; null if it was refused */
  async upload(file: File): Promise<string | null> {
    const query = new URLSearchParams({ user: this.userName, name: file.name, type: file.type })
    try {
      const headers = { 'content-type': 'application/octet-stream' }
      const answer = await fetch(`/uploads?${query}`, { method: 'POST', headers, body: file })
      return answer.ok ? ((await answer.json()) as { id: string }).id : null
    } catch {
      return null
    }
  }

  /** Returns choices for an autocompleted option; null if the bot gave none in time. */
  choices(request: Omit<Extract<PageSays, { type: 'autocomplete' }>, 'ref'>): Promise<ChoicesFrame | null> {
    const ref = this.#ref()
    return new Promise((resolve) => {
      this.#choices.set(ref, resolve)
      if (!this.say({ ...request, ref })) this.#resolveChoices(ref, null)
    })
  }

  /** Returns the number of requests that the bot has not answered. */
  get waiting(): number {
    return [...this.screen.pending.values()].filter((one) => !isOver(one)).length
  }

  forget(ref: Ref): void {
    const pending = new Map(this.screen.pending)
    pending.delete(ref)
    this.show({ pending })
  }

  /** Opens a channel, thread or DM. */
  go(channelId: string): void {
    if (location.hash.slice(1) !== channelId) history.pushState(null, '', `#${channelId}`)
    this.#enter(channelId)
  }

  openDm(): void {
    this.ask({ type: 'openDm' }, { kind: 'message', channelId: this.screen.channelId ?? '', label: '' })
  }

  dismiss(message: Message): void {
    this.say({ type: 'dismiss', channelId: message.channel_id, messageId: message.id })
  }

  closeModal(): void {
    const { modal } = this.screen
    if (!modal) return
    this.say({ type: 'closeModal', interactionId: modal.interactionId })
    this.show({ modal: null })
  }

  /** Returns the pending or failed request of a message's components. */
  pendingOf(messageId: string): Pending | undefined {
    const about = [...this.screen.pending.values()].filter((one) => one.messageId === messageId)
    return about.find((one) => one.state === 'sent') ?? about.findLast(isOver) ?? about.at(-1)
  }

  #ref(): Ref {
    return `${this.#window}-${++this.#refs}`
  }

  #pend(pending: Pending): void {
    const others = [...this.screen.pending.values()].filter((one) => one.ref !== pending.ref && !replaces(pending, one))
    this.show({ pending: new Map([...others, pending].map((one) => [one.ref, one])) })
  }

  #resolveChoices(ref: Ref, frame: ChoicesFrame | null): void {
    this.#choices.get(ref)?.(frame)
    this.#choices.delete(ref)
  }

  #hear(frame: SandboxSays): void {
    if (frame.type === 'snapshot') {
      this.#failures = 0
      this.world = open(frame)
      setAhead(frame.time?.aheadMs ?? 0)
      document.documentElement.lang = frame.me.locale.slice(0, 2)
      this.show({ link: 'open' })
      this.#followHash()
      return
    }
    if (!this.world) return
    this.world = apply(this.world, frame)
    if (frame.type === 'time') setAhead(frame.time.aheadMs)
    switch (frame.type) {
      case 'me':
        document.documentElement.lang = frame.me.locale.slice(0, 2)
        break
      case 'messageCreate':
        if (frame.message.channel_id === this.screen.channelId) {
          this.#markRead()
          this.onMessage(frame.message)
        }
        break
      case 'messageUpdate':
        // The bot has answered after all: the complaint under its components is out of date.
        this.#settle((one) => one.messageId === frame.message.id && isOver(one))
        break
      case 'unread':
        if (frame.channelId === this.screen.channelId && frame.unread.count > 0) this.#markRead()
        break
      case 'channelDelete':
        if (frame.channelId === this.screen.channelId) this.#followHash()
        break
      case 'interaction':
        this.#interaction(frame)
        break
      case 'modal':
        if (this.#asked.has(frame.ref)) this.screen = { ...this.screen, modal: frame }
        break
      case 'choices':
        this.#resolveChoices(frame.ref, frame)
        break
      case 'opened':
        if (this.#asked.has(frame.ref)) this.go(frame.channelId)
        break
      case 'refused':
        this.#refused(frame)
        break
    }
    this.onChange()
  }

  #interaction(frame: Extract<SandboxSays, { type: 'interaction' }>): void {
    if (frame.state === 'failed') this.#resolveChoices(frame.ref, null)
    const known = this.screen.pending.get(frame.ref)
    if (!known || frame.state === 'sent') return
    if (frame.state === 'failed') {
      this.#pend({ ...known, state: 'failed' })
      return
    }
    if (frame.state === 'thinking') this.#pend({ ...known, state: 'thinking' })
    else this.#settle((one) => one.ref === frame.ref)
    if (known.kind === 'modal') this.show({ modal: null })
    const { answerId } = frame
    if (answerId !== undefined && answerId !== known.messageId) this.onAnswer(answerId)
  }

  #refused(frame: Extract<SandboxSays, { type: 'refused' }>): void {
    if (frame.ref === undefined) return
    this.#resolveChoices(frame.ref, null)
    if (!this.#asked.has(frame.ref)) return
    const known = this.screen.pending.get(frame.ref)
    this.#pend({
      ...(known ?? { ref: frame.ref, kind: 'message', channelId: this.screen.channelId ?? '', label: '' }),
      state: 'refused',
      reason: frame.message,
    })
  }

  #settle(over: (pending: Pending) => boolean): void {
    const pending = new Map([...this.screen.pending].filter(([, one]) => !over(one)))
    if (pending.size !== this.screen.pending.size) this.show({ pending })
  }

  #followHash(): void {
    if (!this.world) return
    const wanted = location.hash.slice(1)
    if (this.world.channels.has(wanted)) this.#enter(wanted)
    else {
      const first = tree(this.world)[0]?.channel.id ?? [...this.world.channels.keys()][0]
      if (first !== undefined) this.#enter(first)
      else this.show({ channelId: null })
    }
  }

  #enter(channelId: string): void {
    const { world } = this
    if (!world) return
    const firstUnread = new Map(this.screen.firstUnread)
    const count = world.unread.get(channelId)?.count ?? 0
    const first = count > 0 ? world.messages.get(channelId)?.at(-count) : undefined
    if (first) firstUnread.set(channelId, first.id)
    else if (channelId !== this.screen.channelId) firstUnread.delete(channelId)
    const channel = world.channels.get(channelId)
    const parent = channel && isArchived(channel) ? parentChannel(world, channel) : undefined
    const archives = parent ? new Set(this.screen.archives).add(parent.id) : this.screen.archives
    this.show({ channelId, drawer: false, menu: null, replyTo: null, firstUnread, archives })
    this.#markRead()
  }

  #markRead(): void {
    const { channelId } = this.screen
    if (channelId === null || document.visibilityState !== 'visible') return
    if (this.world?.unread.has(channelId)) this.say({ type: 'read', channelId })
  }
}

/** Returns the number of all unread mentions, for the title of the window. */
export const callsIn = (world: World): number =>
  [...world.unread.values()].reduce((sum, unread) => sum + unread.mentions, 0)
