/**
 * Requests of people by HTTP: Discord sends them to an address of ours instead of over the gateway, and signs them with
 * the key of the application (Ed25519). They are answered like all others, by requests of our own; the sender of the
 * request only gets 202.
 *
 * Node's own Ed25519 checks the signature. It is OpenSSL's, kept up to date with Node, and saves a dependency that would
 * only join timestamp and body.
 */
import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Clock } from '../../time/clock.ts'

/** The dependencies of the address. */
export interface HttpRequestsOptions {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
  /** Discord's time: it signs requests by its own clock. */
  readonly clock: Pick<Clock, 'now'>
  readonly log: Logger
  /** The public key of the application, as Discord tells it (hex); null: it is not known yet. */
  readonly publicKey: () => string | null
  /** Called with the data of each request of a person whose signature is right. */
  readonly received: (data: object) => void
  /** Called with the data of a verified request that can't be taken by a fault of ours. */
  readonly lost: (data: object) => void
  /** Whether no process has taken the request of this id before; asked once a request is verified. */
  readonly isFirst: (id: string) => Promise<boolean>
  /** Default: `HTTP_LIMITS`. */
  readonly arriveMs?: number
  /** Called when a request of Discord has reached this address. */
  readonly reached: () => void
}

/** An open address. */
export interface OpenAddress {
  readonly port: number
  /** Takes no more requests. */
  close(): Promise<void>
}

/** Discord's own path of our choice. */
const PATH = '/interactions'
/** Limits of what an unknown sender can make this process hold; requests of Discord are a few KiB and arrive at once. */
export const HTTP_LIMITS = {
  /** Bodies that are read at once, before anybody has checked who sent them. */
  unverified: 64,
  bytes: 256 * 1024,
  /** The time for a whole request to arrive. */
  arriveMs: 10_000,
  connections: 256,
} as const
/** How often slow senders are looked for. */
const LOOK_MS = 1_000
/** A signed request that is older, or from the future, was recorded by somebody. */
const MOST_AGE_MS = 5 * 60_000
/** The bytes before the 32 of an Ed25519 key in the DER form that Node reads (RFC 8410). */
const DER_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')
const PING = 1
const PONG = { type: 1 }
/** Stands in each refusal of an unsigned request, and shows who has refused it. */
const REFUSES = { 'www-authenticate': 'HoloNet-Ed25519' }
const KNOCK_MS = 10_000

/**
 * Sends a request without a signature to an address.
 *
 * @returns whether this program has refused it, in whichever process
 *
 * @throws if nobody answers
 */
export async function knockAt(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(KNOCK_MS)
  const { status, headers } = await fetch(address, { method: 'POST', body: '{}', redirect: 'manual', signal })
  return status === 401 && headers.get('www-authenticate') === REFUSES['www-authenticate']
}

/** Opens the address. @throws the error of the system if the port is taken */
export async function openHttpRequests(options: HttpRequestsOptions): Promise<OpenAddress> {
  const { host, port, log } = options
  const { arriveMs = HTTP_LIMITS.arriveMs } = options
  let closing = false
  const taken = new TakenRequests(options)
  const slow = { headersTimeout: arriveMs, requestTimeout: arriveMs, connectionsCheckingInterval: LOOK_MS }
  const server = createServer(slow, (request, response) => {
    answer(request, response, { ...options, taken }, closing).catch((error: unknown) => {
      log.warn({ err: error }, 'a request by HTTP could not be taken')
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  })
  server.maxConnections = HTTP_LIMITS.connections
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        closing = true
        server.close(() => done())
        server.closeIdleConnections()
      }),
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpRequestsOptions & { readonly taken: TakenRequests },
  closing: boolean,
) {
  const { taken } = options
  const end = (status: number, said?: string, more: Readonly<Record<string, string>> = {}) => {
    // The last answer of a closing server ends its connection, and so does one to somebody who sends too much.
    const isLast = closing || status === 413 || status === 503
    const headers = {
      ...more,
      ...(said === undefined ? {} : { 'content-type': 'application/json' }),
      connection: isLast ? 'close' : 'keep-alive',
    }
    response.writeHead(status, headers).end(said)
  }
  if (new URL(request.url ?? '/', 'http://here').pathname !== PATH) return end(404)
  if (request.method !== 'POST') return end(405)
  if (closing) return end(503)
  if (Number(request.headers['content-length'] ?? 0) > HTTP_LIMITS.bytes) return end(413)
  const body = await taken.read(request)
  if (body === 'busy') return end(503)
  if (body === null) return end(413)
  const key = keyOf(options.publicKey())
  // Discord asks again when the address is entered; without a key nothing can be checked.
  if (key === null) return end(503)
  if (!isSigned(request, body, key, options.clock.now())) return end(401, undefined, REFUSES)
  const data: unknown = JSON.parse(body.toString('utf8'))
  if (typeof data !== 'object' || data === null) return end(400)
  options.reached()
  if ((data as { type?: unknown }).type === PING) return end(200, JSON.stringify(PONG))
  // Somebody who has recorded a signed request may send it again.
  const { id } = data as { id?: unknown }
  if (typeof id !== 'string') return end(409)
  let first: boolean
  try {
    first = await taken.isFirst(id)
  } catch (error) {
    options.lost(data)
    options.log.error({ err: error }, 'a request by HTTP could not be taken: nobody can say whether it came before')
    return end(503)
  }
  if (!first) return end(409)
  end(202)
  options.received(data)
}

/** Bodies that are being read, and ids of requests that were taken. */
class TakenRequests {
  readonly #options: HttpRequestsOptions
  /** Until when each id is kept: a signature is good no longer. */
  readonly #ids = new Map<string, number>()
  #reading = 0

  constructor(options: HttpRequestsOptions) {
    this.#options = options
  }

  /** Returns the whole body; null if it is too long, `busy` if too many are read already. */
  async read(request: IncomingMessage): Promise<Buffer | null | 'busy'> {
    if (this.#reading >= HTTP_LIMITS.unverified) return 'busy'
    this.#reading++
    try {
      const parts: Buffer[] = []
      let bytes = 0
      for await (const part of request) {
        bytes += (part as Buffer).length
        if (bytes > HTTP_LIMITS.bytes) return null
        parts.push(part as Buffer)
      }
      return Buffer.concat(parts)
    } finally {
      this.#reading--
    }
  }

  /** Whether a verified request comes for the first time, to any process. */
  async isFirst(id: string): Promise<boolean> {
    const now = this.#options.clock.now().getTime()
    for (const [one, until] of this.#ids) {
      if (until > now) break
      this.#ids.delete(one)
    }
    if (this.#ids.has(id)) return false
    this.#ids.set(id, now + 2 * MOST_AGE_MS)
    return this.#options.isFirst(id)
  }
}

function keyOf(hex: string | null): KeyObject | null {
  if (hex === null || !/^[0-9a-f]{64}$/i.test(hex)) return null
  return createPublicKey({ key: Buffer.concat([DER_PREFIX, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' })
}

/** Whether Discord has signed this, and lately. */
function isSigned({ headers }: IncomingMessage, body: Buffer, key: KeyObject, now: Date): boolean {
  const signature = String(headers['x-signature-ed25519'] ?? '')
  const timestamp = String(headers['x-signature-timestamp'] ?? '')
  if (!/^[0-9a-f]{128}$/i.test(signature) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > MOST_AGE_MS) return false
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'))
}
