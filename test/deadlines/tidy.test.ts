/** Rows that are deleted once a day, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidy } from '../../src/deadlines/tidy.ts'
import { begin, DAY, draft, type Net, open } from '../matches/net.ts'
import { backends, type Place } from '../storage/servers.ts'

describe.each(backends)('tidying on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('deletes', () => {
    let place: Place
    let net: Net
    let matchId: string
    const at = () => net.clock.now().getTime()
    beforeAll(async () => {
      place = newPlace()
      net = await open(place)
      matchId = await begin(net)
      await draft(net, 'ann', 'bob')
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })
    const people = () => net.prisma.interaction.count()
    const drafted = () => net.prisma.challenge.count({ where: { status: { not: 'accepted' } } })

    it('ids of interactions after a week, and not before', async () => {
      const before = await people()
      expect(before).toBeGreaterThan(0)
      await tidy(net.prisma, at() + 6 * DAY)
      expect(await people()).toBe(before)
      await tidy(net.prisma, at() + 8 * DAY)
      expect(await people()).toBe(0)
    })

    it('challenges that came to nothing a week after they expired; those that led to a match stay', async () => {
      expect(await drafted()).toBe(1)
      const { expiresAt } = await net.prisma.challenge.findFirstOrThrow({ where: { status: 'draft' } })
      await tidy(net.prisma, expiresAt.getTime() + 6 * DAY)
      expect(await drafted()).toBe(1)
      await tidy(net.prisma, expiresAt.getTime() + 8 * DAY)
      expect(await drafted()).toBe(0)
      expect(await net.prisma.challenge.count()).toBe(1)
    })

    it('messages that were refused 90 days ago; those that wait stay for ever', async () => {
      const [waiting, refusedAt] = [net.clock.now(), net.clock.now()]
      const notice = { matchId, kind: 'story', data: {}, at: waiting }
      const effect = { kind: 'board', data: {}, at: waiting }
      await net.prisma.notice.deleteMany({})
      for (const id of ['waits', 'refused']) {
        const dead = id === 'refused' ? { deadAt: refusedAt, deadFor: '50001' } : {}
        await net.prisma.notice.create({ data: { id, ...notice, ...dead } })
        await net.prisma.leagueEffect.create({ data: { id, ...effect, ...dead } })
      }
      const left = async () =>
        [await net.prisma.notice.findMany(), await net.prisma.leagueEffect.findMany()].map((rows) =>
          rows.map(({ id }) => id).sort(),
        )
      await tidy(net.prisma, at() + 89 * DAY)
      expect(await left()).toEqual([
        ['refused', 'waits'],
        ['refused', 'waits'],
      ])
      await tidy(net.prisma, at() + 91 * DAY)
      expect(await left()).toEqual([['waits'], ['waits']])
    })

    it('drafts of matches that are over', async () => {
      await net.prisma.draft.create({ data: { matchId, seat: 'left', about: 'kept', draft: {} } })
      await tidy(net.prisma, at())
      expect(await net.prisma.draft.count()).toBe(1)
      await net.prisma.match.update({ where: { id: matchId }, data: { status: 'over' } })
      await tidy(net.prisma, at())
      expect(await net.prisma.draft.count()).toBe(0)
    })
  })
})
