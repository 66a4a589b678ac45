/** The queue for an opponent: who is found, both accept, nobody waits for ever. */
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import type { QueueState, QueueWishes } from '../../src/league-play/api.ts'
import { StoredQueue } from '../../src/league-play/stored-queue.ts'
import { tiny } from '../games/high-card.ts'
import { DAY, HOUR } from '../leagues/leagues.ts'
import { must, refusedAs } from '../matches/net.ts'
import { asking, DECKS, type LeagueNet, netForAllTests, pass } from './league-net.ts'

let net: LeagueNet
netForAllTests((opened) => {
  net = opened
})
beforeEach(async () => {
  net.leagueHerald.told.splice(0)
  await net.prisma.queueTicket.deleteMany()
})

const WISHES: QueueWishes = {
  game: 'tiny',
  format: 'short',
  sittings: [3 * DAY],
  rated: false,
  range: null,
  seat: null,
  acrossServers: false,
  decks: DECKS,
}
const join = (person: string, changes: Partial<QueueWishes> = {}, guildId = 'server') =>
  net.queue.join({ ...asking(person), wishes: { ...WISHES, ...changes }, guildId, channelId: `channel of ${guildId}` })
const found = async (person: string): Promise<Extract<QueueState, { state: 'found' }>> => {
  const state = await net.queue.of(person)
  if (state?.state !== 'found') throw new Error(`${person} is ${state?.state}`)
  return state
}

it('offers two people to each other, and begins the match once both have accepted', async () => {
  expect(must(await join('ann'))).toMatchObject({ state: 'looking', others: 0, usualMs: null })
  await pass(net, 2 * HOUR)
  must(await join('bob', { seat: 'right' }))
  await net.idle()
  expect(net.leagueHerald.told.map(({ person, lines }) => [person, lines[0]!.about])).toEqual([
    ['ann', 'queueFound'],
    ['bob', 'queueFound'],
  ])
  const { id } = await found('ann')
  expect(net.leagueHerald.told.map(({ lines }) => lines[0]!.values)).toEqual(
    ['bob', 'ann'].map((opponent) => ({
      offer: id,
      opponent,
      game: 'tiny',
      until: net.clock.now().getTime() + 12 * HOUR,
    })),
  )
  expect(await found('bob')).toMatchObject({ id, opponent: 'ann', seat: 'right', accepted: false })
  expect(must(await net.queue.accept({ ...asking('ann'), id }))).toMatchObject({ state: 'found', accepted: true })
  expect(refusedAs(await net.queue.accept({ ...asking('eve'), id }))).toBe('queue.gone')
  const playing = must(await net.queue.accept({ ...asking('bob'), id }))
  if (playing.state !== 'playing') throw new Error(playing.state)
  expect(await net.matches.record(playing.matchId)).toMatchObject({
    players: { left: 'ann', right: 'bob' },
    place: { guildId: 'server', channelId: 'channel of server' },
    terms: { game: 'tiny', rated: false },
  })
  expect(await net.queue.of('ann')).toBeNull()
  expect(must(await net.queue.accept({ ...asking('bob'), id }))).toEqual(playing)
  expect(await net.prisma.queueSearch.count()).toBe(2)
})

it('pairs nobody with a person of another server, another clock, or one who is blocked', async () => {
  must(await join('ann'))
  must(await join('bob', {}, 'elsewhere'))
  must(await join('cid', { sittings: [DAY] }))
  await net.persons.block('dan', 'ann')
  must(await join('dan'))
  for (const person of ['ann', 'bob', 'cid', 'dan'])
    expect(await net.queue.of(person)).toMatchObject({ state: 'looking' })
  // Everybody may know how many others look here; somebody elsewhere counts once they look on other servers, too.
  expect(await net.queue.looking('server', 'ann')).toBe(2)
  expect(await net.queue.looking('server', 'eve')).toBe(3)
  must(await join('bob', { acrossServers: true }, 'elsewhere'))
  expect(await net.queue.looking('server', 'ann')).toBe(3)
  must(await join('ann', { acrossServers: true }))
  const { id } = await found('ann')
  expect(await found('ann')).toMatchObject({ opponent: 'bob' })
  must(await net.queue.accept({ ...asking('ann'), id }))
  const playing = must(await net.queue.accept({ ...asking('bob'), id }))
  // Whichever server throws the bot out later, the match is none of its matches: it is played by direct message.
  expect(playing.state === 'playing' && (await net.matches.record(playing.matchId))?.place.guildId).toBeNull()
})

it('agrees on what is shown after the match by the settings of the server at the offer', async () => {
  await net.servers.change('server', { reveals: 'all', suggestions: false })
  for (const person of ['ann', 'bob']) must(await join(person))
  await net.servers.change('server', { reveals: 'none', suggestions: true })
  expect((await found('ann')).terms).toMatchObject({ opens: true, suggestions: false })
  await net.servers.change('server', { reveals: 'friendly' })
})

it('does not offer two people again who have declined, and who does not answer leaves the queue', async () => {
  must(await join('ann'))
  must(await join('bob'))
  must(await net.queue.decline({ ...asking('bob'), id: (await found('bob')).id }))
  for (const person of ['ann', 'bob']) expect(await net.queue.of(person)).toMatchObject({ state: 'looking', others: 1 })
  must(await join('cid'))
  const { id, opponent } = await found('cid')
  expect(opponent).toBe('ann')
  must(await net.queue.accept({ ...asking('cid'), id }))
  await pass(net, 13 * HOUR)
  expect(await net.queue.of('ann')).toMatchObject({ state: 'over' })
  expect(await net.queue.of('cid')).toMatchObject({ state: 'found', opponent: 'bob' })
})

it('ends a search after 24 hours, and says so once', async () => {
  must(await join('ann'))
  await pass(net, 25 * HOUR)
  expect(await net.queue.of('ann')).toMatchObject({ state: 'over' })
  expect(net.leagueHerald.told.map(({ lines }) => lines.map(({ about }) => about))).toEqual([['queueOver']])
  expect(must(await join('ann'))).toMatchObject({ state: 'looking' })
  expect(await net.queue.leave(asking('ann'))).toBe(true)
  expect(await net.queue.of('ann')).toBeNull()
})

it('denies wishes that nobody can fulfil', async () => {
  expect(refusedAs(await join('ann', { decks: { left: 'nothing' } }))).toBe('queue.deck')
  expect(refusedAs(await join('ann', { sittings: [] }))).toBe('queue.wishes')
  expect(refusedAs(await join('ann', { format: 'endless' }))).toBe('queue.wishes')
  expect((await net.queue.decksFor('ann', 'tiny', 'short')).every(({ faults }) => Array.isArray(faults))).toBe(true)
})

describe('a person who changes their wishes at the moment at which', () => {
  /** The queue as one request sees it: something else happens right after it has first read its own search. */
  function overtaken(happens: () => Promise<unknown>): StoredQueue {
    let first = true
    const queueTicket = new Proxy(net.prisma.queueTicket, {
      get: (rows, key) =>
        key === 'findUnique'
          ? async (args: Parameters<typeof rows.findUnique>[0]) => {
              const row = await rows.findUnique(args)
              if (first) {
                first = false
                await happens()
              }
              return row
            }
          : Reflect.get(rows, key),
    })
    const prisma = new Proxy(net.prisma, {
      get: (client, key) => (key === 'queueTicket' ? queueTicket : Reflect.get(client, key)),
    })
    const clock = net.clock as never
    const matches = { beginMatch: async () => false }
    const options = { prisma, games: { tiny }, clock, log: pino({ level: 'silent' }), decks: net.decks, matches }
    return new StoredQueue({ limits: net.limits, ...options, changed: () => {} })
  }
  const joinThere = (queue: StoredQueue, person: string) =>
    queue.join({ ...asking(person), wishes: { ...WISHES, rated: true }, guildId: 'server', channelId: 'channel' })

  it('an opponent is found keeps this opponent', async () => {
    must(await join('ann'))
    const late = overtaken(() => join('bob'))
    expect(refusedAs(await joinThere(late, 'ann'))).toBe('queue.found')
    expect(await found('ann')).toMatchObject({ opponent: 'bob' })
    expect(await found('bob')).toMatchObject({ opponent: 'ann' })
  })

  it('their own first request is written looks once, with the last wishes', async () => {
    const late = overtaken(() => join('cid'))
    expect(must(await joinThere(late, 'cid'))).toMatchObject({ state: 'looking', wishes: { rated: true } })
    expect(await net.prisma.queueTicket.count()).toBe(1)
  })

  it('an offer is declined does not meet this opponent again in this search', async () => {
    must(await join('ann'))
    const late = overtaken(async () => {
      must(await join('bob'))
      must(await net.queue.decline({ ...asking('bob'), id: (await found('bob')).id }))
    })
    expect(must(await joinThere(late, 'ann'))).toMatchObject({ state: 'looking' })
    must(await join('bob', { rated: true }))
    expect(await net.queue.of('ann')).toMatchObject({ state: 'looking', others: 1 })
  })
})

describe('limits of the queue', () => {
  it('ten searches a day find nobody; one that finds somebody counts for nothing', async () => {
    await pass(net, 2 * DAY)
    const search = async () => {
      const joined = await join('una')
      await net.queue.leave(asking('una'))
      return joined
    }
    for (let searches = 0; searches < 9; searches++) must(await search())
    must(await join('una'))
    must(await join('vic'))
    const { id } = await found('una')
    must(await net.queue.decline({ ...asking('vic'), id }))
    await net.queue.leave(asking('una'))
    must(await search())
    expect(await search()).toEqual({
      refused: 'limit.searchesForOpponents',
      values: { again: net.clock.now().getTime() + DAY },
    })
    net.clock.advance(DAY)
    must(await search())
  })

  it('a person who has declined three found opponents in an hour waits an hour, and is found by nobody meanwhile', async () => {
    await pass(net, 2 * DAY)
    must(await join('wil'))
    const rivals = ['xia', 'yan', 'zoe'] as const
    for (const rival of rivals) {
      must(await join(rival))
      const declined = await net.queue.decline({ ...asking('wil'), id: (await found('wil')).id })
      const again = net.clock.now().getTime() + HOUR
      expect(declined).toEqual(
        rival === 'zoe'
          ? { refused: 'limit.opponentsLeft', values: { again } }
          : expect.objectContaining({ state: 'looking' }),
      )
      await net.queue.leave(asking(rival))
    }
    must(await join('abe'))
    expect(await net.queue.of('wil')).toBeNull()
    expect(refusedAs(await join('wil'))).toBe('limit.opponentsLeft')
    net.clock.advance(HOUR)
    must(await join('wil'))
    expect(await found('wil')).toMatchObject({ opponent: 'abe' })
  })
})
