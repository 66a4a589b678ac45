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
  close(): Promise<void>
}

/** Opens a TCP proxy to a server. */
export async function openWire(host: string, port: number): Promise<Wire> {
  const sockets = new Set<Socket>()
  let away = false
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const server = createServer((near) => {
    if (away) return void near.destroy()
    const far = connect(port, host)
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
    async close() {
      const closed = new Promise((done) => server.close(done))
      cut()
      await closed
    },
  }
}

/** The way in which Discord's API fails; `silent`: it never answers. */
export type ApiFault = 429 | 'long-429' | 500 | 401 | 'silent'

/** An HTTP proxy before Discord's API. */
export interface ApiProxy {
  readonly url: string
  /** Answers every request by this fault from now on; null: passes requests on. */
  setFault(fault: ApiFault | null): void
  close(): Promise<void>
}

const FAULTS: Readonly<Record<429 | 'long-429' | 500 | 401, object>> = {
  429: { message: 'You are being rate limited.', retry_after: 1, global: false },
  'long-429': { message: 'You are being rate limited.', retry_after: 300, global: false },
  500: { message: '500: Internal Server Error', code: 0 },
  401: { message: '401: Unauthorized', code: 0 },
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
    if (fault === null) return pass(from, to)
    from.resume()
    if (fault === 'silent') return void held.add(to)
    const wait = fault === 429 ? '1' : fault === 'long-429' ? '300' : null
    const headers = { 'content-type': 'application/json', ...(wait === null ? {} : { 'retry-after': wait }) }
    to.writeHead(typeof fault === 'number' ? fault : 429, headers).end(JSON.stringify(FAULTS[fault]))
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
