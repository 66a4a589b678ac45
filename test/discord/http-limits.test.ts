/** The address for requests by HTTP under senders who want to wear it out, and under recorded requests. No Discord. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SignedRequests } from '../../src/cluster/signed-requests.ts'
import { HTTP_LIMITS, knockAt, type OpenAddress, openHttpRequests } from '../../src/discord/shell/http-requests.ts'
import { systemClock } from '../../src/time/clock.ts'
import { eventually } from '../eventually.ts'
import { type Net, open } from '../matches/net.ts'
import { backends } from '../storage/servers.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
const log = pino({ level: 'silent' })

let address: OpenAddress
let received: object[] = []
let lost: object[] = []
const sockets: Socket[] = []
const start = (isFirst: (id: string) => Promise<boolean>, arriveMs = 60_000) =>
  openHttpRequests({
    ...{ host: '127.0.0.1', port: 0, clock: systemClock, log, arriveMs, isFirst },
    publicKey: () => key,
    received: (data) => received.push(data),
    lost: (data) => lost.push(data),
    reached: () => {},
  })
beforeEach(() => {
  received = []
  lost = []
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await address?.close()
})

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Begins a request whose body never comes to its end. */
async function unfinished(port: number): Promise<Socket> {
  const socket = await connected(port)
  socket.write('POST /interactions HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n{')
  return socket
}

async function signed(port: number, data: object, at = new Date()): Promise<number> {
  const body = JSON.stringify(data)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const { status } = await fetch(`http://127.0.0.1:${port}/interactions`, {
    method: 'POST',
    headers: {
      'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
      'x-signature-timestamp': timestamp,
    },
    body,
  })
  return status
}

const everybody = async () => true

describe('unfinished requests', () => {
  it('are read 64 at once at most, and leave the address to others once they are gone', async () => {
    address = await start(everybody)
    const { port } = address
    const slow = []
    for (let count = 0; count < HTTP_LIMITS.unverified; count++) slow.push(await unfinished(port))
    // The server has read the heads of all of them once it refuses the next one.
    await eventually(async () => expect(await signed(port, { type: 2, id: 'early' })).toBe(503))
    const before = received.length
    slow[0]!.destroy()
    await eventually(async () => expect(await signed(port, { type: 2, id: 'late' })).toBe(202))
    expect(received).toHaveLength(before + 1)
  })

  it('are cut off when their time is over, also where only the head is slow', async () => {
    address = await start(everybody, 50)
    const body = await unfinished(address.port)
    const head = await connected(address.port)
    head.write('POST /interactions HTTP/1.1\r\nx: ')
    for (const socket of [body, head]) {
      socket.resume()
      await once(socket, 'close')
    }
    expect(await signed(address.port, { type: 2, id: 'after' })).toBe(202)
  })

  it('are not read beyond 256 KiB, whether their length is told before or not', async () => {
    address = await start(everybody)
    const { port } = address
    const told = await connected(port)
    told.write(`POST /interactions HTTP/1.1\r\nhost: here\r\ncontent-length: ${HTTP_LIMITS.bytes + 1}\r\n\r\n`)
    const [answer] = (await once(told, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    const untold = await connected(port)
    untold.resume()
    const closed = once(untold, 'close')
    untold.write('POST /interactions HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n')
    const piece = 'x'.repeat(64 * 1024)
    for (let count = 0; count < 8; count++) untold.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)
    await closed
    expect(await signed(port, { type: 2, id: 'after' })).toBe(202)
  })
})

describe('a knock', () => {
  it('arrives where the program answers, and nowhere else', async () => {
    address = await start(everybody)
    const at = `http://127.0.0.1:${address.port}`
    expect(await knockAt(`${at}/interactions`)).toBe(true)
    expect(await knockAt(`${at}/elsewhere`)).toBe(false)
    expect(received).toEqual([])
    await address.close()
    await expect(knockAt(`${at}/interactions`)).rejects.toThrow()
  })
})

describe('a signed request', () => {
  let net: Net
  it('that nobody can look up is lost by a fault of ours, and not handled', async () => {
    address = await start(() => Promise.reject(new Error('the database is down')))
    const data = { type: 2, id: '1', member: { user: { id: '7' } } }
    expect(await signed(address.port, data)).toBe(503)
    expect([lost, received]).toEqual([[data], []])
  })

  it('counts once, whichever process gets it again, and one without an id never', async () => {
    const backend = backends.findLast(({ skip }) => !skip)!
    const place = backend.place()
    net = await open(place)
    const [one, other] = [new SignedRequests(net.prisma, systemClock), new SignedRequests(net.prisma, systemClock)]
    address = await start((id) => one.isFirst(id))
    const second = await start((id) => other.isFirst(id))
    try {
      const data = { type: 2, id: '1234567890' }
      const at = new Date()
      expect(await signed(address.port, data, at)).toBe(202)
      expect(await signed(address.port, data, at)).toBe(409)
      expect(await signed(second.port, data, at)).toBe(409)
      expect(await signed(second.port, { type: 2, id: '1234567891' }, at)).toBe(202)
      expect(await signed(second.port, { type: 2 }, at)).toBe(409)
      expect(await signed(second.port, { type: 1 }, at)).toBe(200)
      expect(received).toHaveLength(2)
    } finally {
      await second.close()
      await net.close()
      await place.remove()
    }
  })
})
