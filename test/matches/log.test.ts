import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/games/games.ts'
import { replayLog } from '../../src/matches/log.ts'
import { loadLog } from '../../src/matches/match-rows.ts'
import { type TinyState, tiny } from '../games/high-card.ts'
import { backends, type Place, quickest } from '../storage/servers.ts'
import { act, begin, layTokens, must, type Net, newInteraction, open, playOut, refusedAs, see } from './net.ts'

/** JSON with sorted keys, written independently of the library that the program uses. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
    .join(',')}}`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(backends)('the log of a match on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a log', () => {
    let place: Place
    let net: Net
    beforeAll(async () => {
      place = newPlace()
      net = await open(place)
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })

    it('rebuilds every state, each with its hash', async () => {
      const matchId = await begin(net, { format: 'long' })
      await playOut(net, matchId)
      const rebuilt = (await net.rebuild(matchId))!
      const rows = await loadLog(net.prisma, matchId)
      expect(rebuilt.differs).toBeNull()
      expect([...rebuilt.states.keys()]).toEqual(rows.map(({ seq }) => seq))
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index))
      for (const { seq, hash } of rows) expect(sha256(canonical(rebuilt.states.get(seq)))).toBe(hash)
      const kept = await net.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
      expect(JSON.stringify(rebuilt.state)).toBe(kept.state)
      expect(kept.moves).toBe(rows.length)
    })

    it('holds the set-up, each answer with its seat and origin, its events and the engine’s version', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      const [setup, left, right] = await loadLog(net.prisma, matchId)
      expect(setup).toMatchObject({
        kind: 'setup',
        origin: 'system',
        seat: null,
        engine: tiny.version,
        data: { options: { format: 'short' }, seed: expect.stringMatching(/^match \d+$/) },
      })
      expect(Object.keys((setup!.data as { decks: object }).decks)).toEqual(['left', 'right'])
      expect(left).toMatchObject({ kind: 'answers', origin: 'player', seat: 'left', events: [] })
      expect(left!.data).toMatchObject({ answers: [{ decision: 'left.order.1', exit: 'lay' }] })
      expect(right!.events.map(({ type }) => type)).toEqual(['tokens', 'round'])
    })

    it('names the first row that differs', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      await act(net, matchId, 'ann')
      const rows = await loadLog(net.prisma, matchId)
      const broken = (seq: number, change: object) =>
        replayLog(
          tiny,
          rows.map((row) => (row.seq === seq ? { ...row, ...change } : row)),
        )?.differs
      expect(broken(2, { hash: 'wrong' })).toEqual({ seq: 2, reason: 'hash' })
      expect(broken(2, { events: [] })).toEqual({ seq: 2, reason: 'events' })
      expect(broken(1, { data: { answers: [] } })).toEqual({ seq: 1, reason: 'hash' })
      expect(broken(1, { seat: 'right' })).toEqual({ seq: 1, reason: 'refused' })
      expect(broken(9, {})).toBeNull()
    })

    it('records concessions so that they can be done again', async () => {
      const matchId = await begin(net)
      must(await net.matches.concede({ matchId, person: 'bob', interaction: newInteraction() }))
      const rebuilt = (await net.rebuild(matchId))!
      expect(rebuilt.differs).toBeNull()
      expect(rebuilt.state).toMatchObject({ outcome: { kind: 'concession', winner: 'left' } })
    })

    it('has nothing to rebuild for a match that is not there', async () => {
      expect(await net.rebuild('nothing')).toBeNull()
    })
  })
})

describe('an engine of another version', () => {
  const next: AnyGame = {
    ...tiny,
    version: '2',
    upgrade(state: unknown, from: string) {
      if (from !== '1') return null
      const old = state as TinyState
      const { left, right } = old.sides
      return { ...old, sides: { left: { ...left, guards: left.guards + 1 }, right } }
    },
  }

  it('goes on from its own base state, which is a named row of the log', async () => {
    const place = quickest()
    let net = await open(place)
    const matchId = await begin(net)
    const finished = await begin(net)
    await layTokens(net, matchId)
    await playOut(net, finished)
    const before = await net.prisma.move.count({ where: { matchId } })
    await net.close()

    net = await open(place, { games: { tiny: next } })
    try {
      expect((await see(net, matchId, 'ann')).view).toMatchObject({ sides: { left: { guards: 4 } } })
      // Looking changes nothing; and what is refused does not upgrade.
      expect(refusedAs(await net.matches.concede({ matchId, person: 'carl', interaction: 'x' }))).toBe(
        'match.not-yours',
      )
      expect(await net.prisma.move.count({ where: { matchId } })).toBe(before)

      await act(net, matchId, 'ann')
      const rows = await loadLog(net.prisma, matchId)
      expect(rows.slice(before).map(({ kind, origin, engine }) => [kind, origin, engine])).toEqual([
        ['upgrade', 'system', '2'],
        ['answers', 'player', '2'],
      ])
      expect(rows[before]!.data).toMatchObject({ from: '1', state: { sides: { left: { guards: 4 } } } })
      await playOut(net, matchId)
      const rebuilt = (await net.rebuild(matchId))!
      expect(rebuilt).toMatchObject({ from: before, differs: null })

      // A finished match needs no engine: its facts were stored.
      const history = (await net.matches.history(finished, 'ann'))!
      expect(history.at(-1)!.events.at(-1)!.type).toBe('over')
      expect(await net.rebuild(finished)).toBeNull()
    } finally {
      await net.close()
      await place.remove()
    }
  })
})

describe('a restart', () => {
  it('goes on where the match was', async () => {
    const place = quickest()
    let net = await open(place)
    const matchId = await begin(net)
    await layTokens(net, matchId)
    const seen = await see(net, matchId, 'ann')
    await net.close()
    net = await open(place)
    try {
      expect(await see(net, matchId, 'ann')).toEqual(seen)
      await playOut(net, matchId)
      expect((await net.rebuild(matchId))!.differs).toBeNull()
    } finally {
      await net.close()
      await place.remove()
    }
  })
})
