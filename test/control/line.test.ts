import { statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askReplay, openLine } from '../../src/control/line.ts'
import { newLog } from '../../src/log.ts'
import { tiny } from '../games/high-card.ts'
import { begin, layTokens, type Net, open } from '../matches/net.ts'
import { folder } from '../storage/servers.ts'

const place = folder()
const games = { tiny }
const lines: string[] = []
let net: Net
let hangUp: () => Promise<void>

beforeAll(async () => {
  net = await open(place)
  const log = newLog('info', { write: (line: string) => void lines.push(line) })
  hangUp = await openLine(place.dataDir, { ...net, games, log })
})
afterAll(async () => {
  await net.close()
  await place.remove()
})

/** Sends a request that our own client never makes. @returns the status */
function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(join(place.dataDir, 'control.sock'), () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: line\r\nConnection: close\r\n\r\n`),
    )
    socket.once('error', reject)
    socket.once('data', (data) => resolve(Number(String(data).split(' ')[1])))
  })
}

test('the running program tells a match as spectators know it', async () => {
  const matchId = await begin(net)
  await layTokens(net, matchId)
  const text = await askReplay(place.dataDir, matchId, 'fr')
  expect(text).toContain(`Carte haute, Courte · ${matchId}`)
  expect(text).toContain('Gauche pioche 3.')
  expect(text).not.toContain('Vous piochez')
  expect(text!.trimEnd().split('\n').at(-1)).toBe('Manche 1, 0:0 (2)')
})

test('an unknown match is reported as such', async () => {
  await expect(askReplay(place.dataDir, 'nothing', 'en')).rejects.toThrow('Match nothing not found.')
})

test('an invalid request is answered and logged, and the program goes on', async () => {
  expect(await ask('/nothing')).toBe(404)
  for (const path of ['//', '/replay/%']) expect(await ask(path)).toBe(500)
  expect(lines.filter((line) => line.includes('could not be answered'))).toHaveLength(2)
  expect(await ask('/replay/nothing')).toBe(404)
})

test.skipIf(process.platform === 'win32')('only its owner may use the line', () => {
  expect(statSync(join(place.dataDir, 'control.sock')).mode & 0o077).toBe(0)
})

test('without a running program the answer is null', async () => {
  await hangUp()
  expect(await askReplay(place.dataDir, 'any', 'en')).toBeNull()
})
