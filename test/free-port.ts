/** Ports on which a test can listen, close, and listen again. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Systems hand out ports from 32768 on (Linux) or 49152 on (macOS, Windows). One of those may be gone when a test wants it
 * back: any connection that another test opens meanwhile can get it.
 */
const FIRST = 20_000
const MANY = 10_000

let tried = Math.floor(Math.random() * MANY)

/** Makes a server listen on a port that is free, and that nobody gets by chance after it is closed. @returns the port */
export async function listenOnFreePort(server: Server): Promise<number> {
  for (let tries = 0; tries < MANY; tries++) {
    const port = FIRST + (tried++ % MANY)
    try {
      await Promise.all([once(server, 'listening'), server.listen(port, '127.0.0.1')])
      return port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  throw new Error('no port is free')
}

/** Returns such a port for a program that is started several times. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
