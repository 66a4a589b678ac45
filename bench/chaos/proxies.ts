/** Proxies between the program and the services it needs, which cut and garble connections on request. */
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy before a database. */
export interface Wire {
  readonly port: number
  /** Refuses connections from now on, and ends the present ones; or accepts them again. */
  setAway(away: boolean): void
  /** Ends the present connections. */
  cut(): void
  /** Returns the ports from which it is connected to the server. */
  ports(): readonly number[]
  close(): Promise<void>
}

/** Opens a TCP proxy to a server. */
export async function openWire(host: string, port: number): Promise<Wire> {
  const sockets = new Set<Socket>()
  const fars = new Set<Socket>()
  let away = false
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer((near) => {
    if (away) return void near.destroy()
    const far = connect(port, host)
    fars.add(far)
    far.on('close', () => fars.delete(far))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    setAway(now) {
      away = now
      if (now) cut()
    },
    cut,
    ports: () => [...fars].flatMap(({ localPort }) => localPort ?? []),
    async close() {
      const closed = new Promise((done) => server.close(done))
      cut()
      await closed
    },
  }
}

/** The ways in which Discord's API fails. */
export type ApiFault = keyof typeof FAULTS

/** The requests that a fault meets, and their answer; null: none at all. */
interface Failing {
  readonly paths: RegExp
  readonly status: number | null
  readonly body?: object
  /** How long to wait before the next try, in seconds. */
  readonly waitS?: number
}

const ALL = /^/
const ANSWERS = /\/(?:interactions|webhooks)\//
const limited = (waitS: number): Failing => ({
  paths: ALL,
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: waitS, global: false },
  waitS,
})
const FAULTS = {
  'discord-429': limited(1),
  'discord-429-long': limited(300),
  'discord-500': { paths: ALL, status: 500, body: { message: '500: Internal Server Error', code: 0 } },
  'discord-401': { paths: ALL, status: 401, body: { message: '401: Unauthorized', code: 0 } },
  'discord-403': { paths: ALL, status: 403, body: { message: 'blocked', code: 0 } },
  'discord-silent': { paths: ALL, status: null },
  'answers-503': { paths: ANSWERS, status: 503, body: { message: '503: Service Unavailable', code: 0 } },
  'answers-late': {
    paths: /\/interactions\/.*\/callback/,
    status: 404,
    body: { message: 'Unknown interaction', code: 10062 },
  },
  'messages-500': {
    paths: /\/channels\/\d+\/(?:messages|threads)/,
    status: 500,
    body: { message: '500: Internal Server Error', code: 0 },
  },
  'messages-refused': {
    paths: /\/channels\/\d+\/messages/,
    status: 400,
    body: { message: 'Invalid Form Body', code: 50035 },
  },
} as const satisfies Readonly<Record<string, Failing>>

/** Whether a name is one of a fault of the API. */
export const isApiFault = (name: string): name is ApiFault => name in FAULTS

/** An HTTP proxy before Discord's API. */
export interface ApiProxy {
  readonly url: string
  /** Answers the requests that this fault meets by it from now on; null: passes all on. */
  setFault(fault: ApiFault | null): void
  close(): Promise<void>
}

/** Opens an HTTP proxy to an API. @param target the address of the API, without a path */
export async function openApiProxy(target: string): Promise<ApiProxy> {
  let fault: ApiFault | null = null
  const held = new Set<ServerResponse>()
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const { method, headers, url } = from
    const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }
  const server = createHttpServer((from, to) => {
    const failing: Failing | null = fault === null ? null : FAULTS[fault]
    if (failing === null || !failing.paths.test(from.url ?? '')) return pass(from, to)
    from.resume()
    if (failing.status === null) return void held.add(to)
    const wait = failing.waitS === undefined ? {} : { 'retry-after': `${failing.waitS}` }
    to.writeHead(failing.status, { 'content-type': 'application/json', ...wait }).end(JSON.stringify(failing.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFault(now) {
      fault = now
      for (const response of held) response.destroy()
      held.clear()
    },
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
