/** The board of a server: one message that lists its games, edited in its place. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { Boards } from '../../src/discord/notices/boards.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { newLog } from '../../src/log.ts'
import type { ServerSettings } from '../../src/servers/server.ts'
import { StorageDown } from '../../src/storage/errors.ts'
import { eventually } from '../eventually.ts'
import { tiny } from '../games/high-card.ts'
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
        latest: async () => [],
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

  it('is found again and kept, if the database was down when it was posted', async () => {
    const clock = new HandClock('2030-01-01T12:00:00Z')
    const there: { id: string; author: { id: string }; components: unknown }[] = []
    const keeps: unknown[] = []
    let down = true
    const app = {
      clock,
      botId: 'bot',
      games: {},
      log: newLog('silent', { write() {} }),
      people: {},
      guildLanguage: () => (down ? 'en' : 'fr'),
      matches: { inServer: async () => ({ running: [], over: [] }) },
      leagues: { corrections: async () => new Map() },
      servers: {
        boards: () => [['1', { boardChannel: '2' }]],
        boardOf: async () => null,
        keepBoard: async (...kept: unknown[]) => {
          if (down) throw new StorageDown(null)
          return keeps.push(kept) > 0
        },
      },
      messenger: {
        latest: async () => [{ id: 'else', author: { id: 'ann' }, components: there[0]?.components }, ...there],
        post: async (_: string, { components }: Body) =>
          `b${there.push({ id: 'b1', author: { id: 'bot' }, components })}`,
        edit: async () => {},
      },
    }
    const kept = new Boards(app as never)
    kept.start()
    await kept.stop()
    down = false
    kept.start()
    await kept.stop()
    expect(there).toHaveLength(1)
    expect(keeps).toEqual([['1', { channelId: '2', messageId: 'b1' }]])
  })

  it.each([
    ['en', 'Ann wins by forfeit', 'Running'],
    ['fr', 'Ann gagne par forfait', 'En cours'],
  ] as const)(
    'shows the ruling on a game that still runs, and on one that has just ended: %s',
    async (language, ruled, list) => {
      const result = { scores: [1, 0], how: 'forfeit', differential: 0, turns: null, at: 0 } as const
      const ruling = { league: 'Winter', sides: ['left', 'right'], result, before: null, reason: 'A deck.' } as const
      const played = { kind: 'concession', winner: 'right', values: { loser: 'left' } }
      const match = (id: string, outcome: object | null) => ({
        ...{ id, outcome, threadId: `t${id}`, players: { left: 'ann', right: 'ben' } },
        ...{ terms: { game: tiny.id }, place: { guildId: '1', channelId: '2' } },
      })
      const shown: string[] = []
      const app = {
        clock: new HandClock('2030-01-01T12:00:00Z'),
        games: { [tiny.id]: tiny },
        log: newLog('silent', { write() {} }),
        people: {
          name: async (one: string) => (one === 'ann' ? 'Ann' : 'Ben'),
        },
        guildLanguage: () => language,
        members: { seenByAll: async () => true },
        matches: {
          inServer: async () => ({ running: [match('1', null), match('2', null)], over: [match('3', played)] }),
          sightOf: async () => ({ calls: [{ seat: 'right', deadline: new Date('2030-01-02T12:00:00Z') }] }),
        },
        leagues: {
          corrections: async (ids: readonly string[]) =>
            new Map(['1', '3'].filter((one) => ids.includes(one)).map((one) => [one, ruling])),
        },
        servers: {
          boards: () => [['1', { boardChannel: '2' }]],
          boardOf: async () => null,
          keepBoard: async () => true,
        },
        messenger: {
          latest: async () => [],
          post: async (_: string, body: Body) =>
            `${shown.push(JSON.stringify(body.components).replaceAll('\\n', '\n'))}`,
        },
      }
      const kept = new Boards(app as never)
      kept.start()
      await kept.stop()
      const lines = shown[0]!.split('\n')
      const from = lines.indexOf(`**${list}**`)
      expect(lines[from + 1]).toContain('<#t1>')
      expect(lines[from + 2]).toBe(`-# ⚖️ ${ruled}`)
      expect(lines[from + 3]).toContain('<#t2>')
      // The other one still waits for its player.
      expect(lines[from + 4]).toContain('<t:')
      expect(shown[0]).toMatch(new RegExp(`⚖️ ${ruled} · .*<#t3>`))
    },
  )
})
