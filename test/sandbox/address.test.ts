/** The address of the sandbox, where any token acts as any person: only this machine reaches it, under its own names. */
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { FOREIGN, type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'

let sandbox: Sandbox | null = null
afterEach(async () => {
  await sandbox?.close()
  sandbox = null
})

/** The status of the page for a request that names this host. */
async function statusFor(port: number, host: string, path = '/'): Promise<number> {
  const sent = request({ host: '127.0.0.1', port, path, headers: { host } })
  sent.end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer.statusCode
}

describe('the sandbox', () => {
  it('refuses requests that name another host, for pages, the API and sockets', async () => {
    sandbox = await startSandbox()
    const { port } = sandbox
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
      expect(await statusFor(port, host, '/api/v10/gateway'), host).not.toBe(421)
    for (const host of [`evil.example:${port}`, 'localhost.evil.example', '192.168.1.7', 'a b'])
      for (const path of ['/', '/api/v10/gateway', '/uploads'])
        expect(await statusFor(port, host, path).catch(() => 400), `${host}${path}`).toBeGreaterThanOrEqual(400)
    const socket = connect(port, '127.0.0.1')
    const closed = once(socket, 'close')
    socket.on('error', () => {})
    socket.resume()
    socket.write(
      `GET /ui?user=Ann HTTP/1.1\r\nhost: evil.example\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    )
    await closed
  })

  it('starts on another address only if that is said in words', async () => {
    for (const foreign of [undefined, 'yes', '1'])
      await expect(startSandbox({ host: '0.0.0.0', ...(foreign === undefined ? {} : { foreign }) })).rejects.toThrow(
        /SANDBOX_ADDRESS/,
      )
    sandbox = await startSandbox({ host: '0.0.0.0', foreign: FOREIGN })
    expect(await statusFor(sandbox.port, `evil.example:${sandbox.port}`)).toBe(421)
    expect(await statusFor(sandbox.port, `127.0.0.1:${sandbox.port}`)).not.toBe(421)
  })
})
