/** The board of a server: one message that lists its games, edited in its place. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { Boards } from '../../src/discord/notices/boards.ts'
import { newLog } from '../../src/log.ts'
import type { ServerSettings } from '../../src/servers/server.ts'
import { eventually } from '../eventually.ts'
import { HandClock } from '../hand-clock.ts'
import { beginMatch, startWorld, type World } from './world.ts'

const MINUTE = 60_000

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await startWorld()
  admin = world.sandbox.user('Admin')
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
})
afterAll(() => world?.close())

const channel = (name: 'general' | 'games') => world.sandbox.channelIds[name]
const set = (changed: Partial<ServerSettings>) => world.holonet.servers.change(world.sandbox.guildId, changed)
const boards = (where: 'general' | 'games') =>
  admin.messages(channel(where)).filter((message) => textOf(message).includes('Games of this server'))

describe('the board of a server', () => {
  it('is posted on request, edited in its place, survives a restart, and moves with its channel', async () => {
    await set({ boardChannel: channel('general') })
    world.clock.advance(MINUTE)
    const board = await admin.sees('Games of this server', { channel: channel('general') })
    expect(textOf(board)).toContain('No game is running')

    const [ann, ben] = [world.sandbox.user('Ann'), world.sandbox.user('Ben')]
    await beginMatch(world, ann, ben)
    await world.quiet()
    // Within the minute it stays as it is, whatever happens.
    expect(textOf(admin.now(board)!)).toContain('No game is running')
    world.clock.advance(MINUTE)
    await admin.until('the board with the match', () => textOf(admin.now(board)!).includes('Ann – Ben') || undefined)

    await world.restart()
    const asked = (await ann.slash('resign', {}, { channel: admin.threads()[0]!.id })).message
    await ann.click(asked, 'Resign')
    await world.quiet()
    world.clock.advance(MINUTE)
    await admin.until(
      'the board with the result',
      () => textOf(admin.now(board)!).includes('Last results') || undefined,
    )
    expect(boards('general').map(({ id }) => id)).toEqual([board.id])

    await set({ boardChannel: channel('games') })
    world.clock.advance(MINUTE)
    await admin.sees('Games of this server', { channel: channel('games') })
    await admin.gone(board)
    await set({ boardChannel: null })
    world.clock.advance(MINUTE)
    await admin.until('no board', () => boards('games').length === 0 || undefined)
  })

  it('is posted once, though a minute passes before the first look at the server has ended', async () => {
    const clock = new HandClock('2030-01-01T12:00:00Z')
    const reads: (() => void)[] = []
    const posted: unknown[] = []
    const edited: unknown[] = []
    const app = {
      clock,
      games: {},
      log: newLog('silent', { write() {} }),
      people: {},
      guildLanguage: () => (reads.length === 1 ? 'en' : 'fr'),
      matches: {
        inServer: () => new Promise((resolve) => reads.push(() => resolve({ running: [], over: [] }))),
      },
      leagues: { corrections: async () => new Map() },
      servers: { boards: () => [['1', { boardChannel: '2' }]], boardOf: async () => null, keepBoard: async () => true },
      messenger: {
        post: async (...post: unknown[]) => `${posted.push(post)}`,
        edit: async (...edit: unknown[]) => edited.push(edit),
      },
    }
    const kept = new Boards(app as never)
    kept.start()
    await eventually(() => expect(reads).toHaveLength(1))
    clock.advance(MINUTE)
    clock.advance(MINUTE)
    reads[0]!()
    await eventually(() => expect(reads).toHaveLength(2))
    reads[1]!()
    await kept.stop()
    expect([posted.length, edited.length]).toEqual([1, 1])
  })
})
