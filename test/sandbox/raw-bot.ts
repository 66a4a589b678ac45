import { WebSocket } from 'ws'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'

export interface Reply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  json: any
}

interface Frame {
  op: number
  t: string | null
  s: number | null
  // biome-ignore lint/suspicious/noExplicitAny: whatever the gateway says
  d: any
}

/** A bot without a library: it says exactly what the test says, so that the sandbox can refuse it. */
export class RawBot {
  readonly sandbox: Sandbox
  readonly frames: Frame[] = []
  closedWith: number | null = null
  #socket: WebSocket | null = null
  #waiting: (() => void)[] = []
  #taken = 0

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox
  }

  /** Connects to the gateway and says that. */
  async connect(first: object | null): Promise<void> {
    const { url } = (await this.get('/gateway/bot')).json
    const socket = new WebSocket(`${url}/?v=10&encoding=json`)
    this.#socket = socket
    this.closedWith = null
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)))
      this.#wake()
    })
    socket.on('close', (code) => {
      this.closedWith = code
      this.#wake()
    })
    await this.until(() => this.frames.some(({ op }) => op === 10) || undefined)
    socket.send(JSON.stringify(first))
  }

  async identify(intents = 1): Promise<void> {
    await this.connect({ op: 2, d: { token: 'raw', intents, properties: {} } })
    await this.dispatch('GUILD_CREATE')
  }

  say(frame: object): void {
    this.#socket!.send(JSON.stringify(frame))
  }

  leave(): void {
    this.#socket?.terminate()
  }

  #wake(): void {
    for (const check of [...this.#waiting]) check()
  }

  until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Heard only ${JSON.stringify(this.frames)}`)), 100_000)
      const check = () => {
        const found = look()
        if (found === undefined) return
        clearTimeout(timer)
        this.#waiting = this.#waiting.filter((other) => other !== check)
        resolve(found)
      }
      this.#waiting.push(check)
      check()
    })
  }

  /** The next dispatch of that name that no test has taken yet. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the gateway says
  async dispatch(name: string): Promise<any> {
    const frame = await this.until(() => {
      const at = this.frames.findIndex(({ t }, index) => index >= this.#taken && t === name)
      if (at < 0) return undefined
      this.#taken = at + 1
      return this.frames[at]
    })
    return frame.d
  }

  interaction() {
    return this.dispatch('INTERACTION_CREATE')
  }

  async request(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${this.sandbox.apiUrl}/v10${path}`, {
      method,
      headers: {
        authorization: 'Bot raw',
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) }
  }

  get(path: string) {
    return this.request('GET', path)
  }
  post(path: string, body?: unknown) {
    return this.request('POST', path, body)
  }
  put(path: string, body?: unknown) {
    return this.request('PUT', path, body)
  }
  patch(path: string, body?: unknown) {
    return this.request('PATCH', path, body)
  }
  delete(path: string) {
    return this.request('DELETE', path)
  }

  callback(interaction: { id: string; token: string }, body: unknown, query = '') {
    return this.post(`/interactions/${interaction.id}/${interaction.token}/callback${query}`, body)
  }

  /** The address of an interaction's webhook. */
  hook(interaction: { token: string }, rest = ''): string {
    return `/webhooks/${this.sandbox.botId}/${interaction.token}${rest}`
  }

  async register(...commands: object[]) {
    return this.put(
      `/applications/${this.sandbox.botId}/commands`,
      commands.map((command) => ({ type: 1, description: 'A command', ...command })),
    )
  }
}

/** A sandbox with a bot on its gateway, for one test. */
export async function withBot(options: SandboxOptions, test: (bot: RawBot, sandbox: Sandbox) => Promise<void>) {
  const sandbox = await startSandbox({ ...options, limits: { ...UNHURRIED, ...options.limits } })
  const bot = new RawBot(sandbox)
  try {
    await bot.identify()
    await test(bot, sandbox)
  } finally {
    bot.leave()
    await sandbox.close()
  }
}

export const button = (customId: string, label = customId) => ({ type: 2, style: 1, custom_id: customId, label })
export const row = (...components: object[]) => ({ type: 1, components })
export const text = (content: string) => ({ type: 10, content })
export const V2 = 1 << 15
