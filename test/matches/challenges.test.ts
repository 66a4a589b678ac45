import { describe, expect, it } from 'vitest'
import type { Challenge } from '../../src/matches/api.ts'
import { usualBackends } from '../storage/servers.ts'
import { choose, DAY, draft, must, type Net, newInteraction, refusedAs, see, startsOnce } from './net.ts'

describe.each(usualBackends)('challenges on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a challenge', () => {
    let net: Net
    startsOnce(newPlace, (started) => {
      net = started
    })

    const opened = async (to: string | null = 'bob'): Promise<Challenge> =>
      must(await choose(net, await draft(net, 'ann', to), 'ann', 'left-even-short'))
    const decks = async (challenge: Challenge, person: string) =>
      must(await net.challenges.decksFor(challenge.id, person)).map(({ id }) => id)

    it('is a draft until its author has chosen a deck, then open, then a match', async () => {
      const drafted = await draft(net, 'ann', 'bob')
      expect(drafted).toMatchObject({ status: 'draft', seat: null, matchId: null, by: 'ann', to: 'bob' })
      expect(refusedAs(await choose(net, drafted, 'bob', 'right-even-short'))).toBe('challenge.not-yours')
      const open = must(await choose(net, drafted, 'ann', 'right-edges-short'))
      expect(open).toMatchObject({ status: 'open', seat: 'right' })
      expect(await net.challenges.find(open.id)).toEqual(open)
      const accepted = must(await choose(net, open, 'bob', 'left-even-short'))
      expect(accepted).toMatchObject({ status: 'accepted', matchId: expect.any(String) })
      expect(await net.challenges.find(open.id)).toEqual(accepted)
      const { match } = await see(net, accepted.matchId!, 'carl')
      expect(match).toMatchObject({
        players: { left: 'bob', right: 'ann' },
        place: { guildId: 'guild', channelId: 'channel' },
        terms: open.terms,
        startedAt: net.clock.now(),
      })
      expect(await net.prisma.match.count({ where: { id: accepted.matchId! } })).toBe(1)
    })

    it('names a deck nowhere but to its owner', async () => {
      const open = await opened()
      const accepted = must(await choose(net, open, 'bob', 'right-edges-short'))
      await net.idle()
      const told = net.herald.told.filter(({ matchId }) => matchId === accepted.matchId)
      const sights = await Promise.all(['ann', 'bob', 'carl'].map((person) => see(net, accepted.matchId!, person)))
      expect(JSON.stringify([open, accepted, told, sights])).not.toMatch(/even-short|edges-short|"Even"|"Edges"/)
    })

    it('offers each person the decks of their side and format', async () => {
      const drafted = await draft(net, 'ann', null)
      expect(await decks(drafted, 'ann')).toEqual([
        'left-even-short',
        'left-edges-short',
        'right-even-short',
        'right-edges-short',
      ])
      const open = must(await choose(net, drafted, 'ann', 'right-even-short'))
      expect(await decks(open, 'bob')).toEqual(['left-even-short', 'left-edges-short'])
      expect(refusedAs(await choose(net, open, 'bob', 'right-even-short'))).toBe('challenge.deck')
      expect(refusedAs(await choose(net, open, 'bob', 'left-even-long'))).toBe('challenge.deck')
      const sided = must(
        await net.challenges.draft({
          by: 'ann',
          to: null,
          terms: drafted.terms,
          place: drafted.place,
          seat: 'left',
          interaction: newInteraction(),
        }),
      )
      expect(await decks(sided, 'ann')).toEqual(['left-even-short', 'left-edges-short'])
    })

    it('is taken by the person challenged, or by anybody if open to all, but never by its author', async () => {
      const direct = await opened('bob')
      expect(refusedAs(await choose(net, direct, 'carl', 'right-even-short'))).toBe('challenge.not-yours')
      expect(refusedAs(await choose(net, direct, 'ann', 'right-even-short'))).toBe('challenge.self')
      const toAll = await opened(null)
      expect(refusedAs(await choose(net, toAll, 'ann', 'right-even-short'))).toBe('challenge.self')
      expect(must(await choose(net, toAll, 'carl', 'right-even-short')).status).toBe('accepted')
    })

    it('becomes one match, however many accept at once', async () => {
      const toAll = await opened(null)
      const people = [...Array(12).keys()].map((n) => `rival${n}`)
      const results = await Promise.all(people.map((person) => choose(net, toAll, person, 'right-even-short')))
      const winners = results.filter((result) => refusedAs(result) === 'not refused')
      expect(winners).toHaveLength(1)
      const losers = results.map(refusedAs).filter((result) => result !== 'not refused')
      expect(losers.every((reason) => ['challenge.stale', 'challenge.closed'].includes(reason))).toBe(true)
      const { matchId } = must(winners[0]!)
      const players = await net.prisma.player.findMany({ where: { personId: { in: people } } })
      expect(players.map((player) => player.matchId)).toEqual([matchId])
    })

    it('counts the same click once', async () => {
      const request = {
        by: 'ann',
        to: 'bob',
        terms: { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs: DAY },
        place: { guildId: null, channelId: 'dm' },
        seat: null,
        interaction: 'drafted once',
      }
      const results = await Promise.all([net.challenges.draft(request), net.challenges.draft(request)])
      expect(results.map(refusedAs).sort()).toEqual(['challenge.stale', 'not refused'])
      const drafted = must(results.find((result) => refusedAs(result) === 'not refused')!)
      const chosen = { challengeId: drafted.id, person: 'ann', deckId: 'left-even-short', interaction: 'opened once' }
      const opens = await Promise.all([net.challenges.chooseDeck(chosen), net.challenges.chooseDeck(chosen)])
      expect(opens.filter((result) => refusedAs(result) === 'not refused')).toHaveLength(1)
    })

    it('is declined, withdrawn and expires, and stays closed then', async () => {
      net.clock.advance(DAY)
      const [declined, withdrawn, dropped] = [await opened(), await opened(), await draft(net, 'ann', 'bob')]
      expect(refusedAs(await net.challenges.decline(declined.id, 'carl'))).toBe('challenge.not-yours')
      expect(refusedAs(await net.challenges.decline(declined.id, 'ann'))).toBe('challenge.not-yours')
      expect(must(await net.challenges.decline(declined.id, 'bob')).status).toBe('declined')
      expect(refusedAs(await net.challenges.withdraw(withdrawn.id, 'bob'))).toBe('challenge.not-yours')
      expect(must(await net.challenges.withdraw(withdrawn.id, 'ann')).status).toBe('withdrawn')
      expect(must(await net.challenges.withdraw(dropped.id, 'ann')).status).toBe('withdrawn')
      for (const { id } of [declined, withdrawn, dropped]) {
        expect(refusedAs(await choose(net, { ...declined, id }, 'bob', 'right-even-short'))).toBe('challenge.closed')
        expect(refusedAs(await net.challenges.withdraw(id, 'ann'))).toBe('challenge.closed')
      }
    })

    it('expires after three days, with one message if it had been posted', async () => {
      net.clock.advance(DAY)
      const [open, drafted] = [await opened(), await draft(net, 'ann', 'bob')]
      await net.challenges.posted(open.id, 'message')
      net.clock.advance(3 * DAY - 1000)
      await net.idle()
      expect((await net.challenges.find(open.id))!.status).toBe('open')
      net.clock.advance(1000)
      await net.idle()
      await net.wake()
      await net.idle()
      expect(await net.challenges.find(open.id)).toMatchObject({ status: 'expired', messageId: 'message' })
      expect((await net.challenges.find(drafted.id))!.status).toBe('expired')
      const told = net.herald.told.filter((notice) => notice.kind === 'challenge-expired')
      const ids = told.map(({ challengeId }) => challengeId)
      expect(ids.filter((id) => id === open.id)).toHaveLength(1)
      expect(ids).not.toContain(drafted.id)
      expect(refusedAs(await choose(net, open, 'bob', 'right-even-short'))).toBe('challenge.closed')
    })

    it('to the practice opponent starts when its author has chosen', async () => {
      const drafted = await draft(net, 'ann', 'practice')
      const started = must(await choose(net, drafted, 'ann', 'right-even-short'))
      expect(started).toMatchObject({ status: 'accepted', seat: 'right' })
      const sight = await see(net, started.matchId!, 'ann')
      expect(sight.match.players).toEqual({ left: 'practice', right: 'ann' })
      expect(sight.decisions).toHaveLength(1)
    })

    it('is denied for terms that nobody could play', async () => {
      const good = (await draft(net, 'ann', 'bob')).terms
      const ask = async (change: object, terms: object = {}) =>
        refusedAs(
          await net.challenges.draft({
            by: 'ann',
            to: 'bob',
            terms: { ...good, ...terms },
            place: { guildId: null, channelId: 'c' },
            seat: null,
            interaction: newInteraction(),
            ...change,
          }),
        )
      expect(await ask({ to: 'ann' })).toBe('challenge.self')
      expect(await ask({ seat: 'middle' })).toBe('challenge.seat')
      expect(await ask({}, { game: 'chess' })).toBe('challenge.game')
      expect(await ask({}, { game: 'constructor' })).toBe('challenge.game')
      expect(await ask({}, { format: 'endless' })).toBe('challenge.format')
      expect(await ask({}, { sittingMs: 0, clock: undefined })).toBe('challenge.time')
      expect(await ask({}, { clock: { kind: 'each', sittingMs: 0, counts: 'all' } })).toBe('challenge.time')
      expect(refusedAs(await net.challenges.decksFor('nothing', 'ann'))).toBe('challenge.unknown')
      expect(await net.challenges.find('nothing')).toBeNull()
    })
  })
})
