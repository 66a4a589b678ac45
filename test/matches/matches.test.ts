import { describe, expect, it } from 'vitest'
import type { Answer } from '../../src/contract/index.ts'
import { backends } from '../storage/servers.ts'
import {
  act,
  answerTo,
  begin,
  choose,
  draft,
  layTokens,
  must,
  type Net,
  newInteraction,
  playOut,
  refusedAs,
  see,
  startsOnce,
} from './net.ts'

describe.each(backends)('matches on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a match', () => {
    let net: Net
    startsOnce(newPlace, (started) => {
      net = started
    })

    const rows = (matchId: string) => net.prisma.move.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })
    const snapshot = async (matchId: string) => ({
      match: await net.prisma.match.findUnique({ where: { id: matchId } }),
      rows: await rows(matchId),
      sittings: await net.prisma.sitting.findMany({ where: { matchId }, orderBy: { seat: 'asc' } }),
    })
    const pick = async (matchId: string, person: string): Promise<Answer> => {
      const { decisions, view } = await see(net, matchId, person)
      return answerTo(decisions[0]!, view)
    }
    const play = (matchId: string, person: string, answer: Answer, interaction = newInteraction()) =>
      net.matches.play({ matchId, person, answers: [answer], interaction })

    it('is played to its end, and every reader sees their own view', async () => {
      const matchId = await begin(net)
      await playOut(net, matchId)
      const [ann, carl] = [await see(net, matchId, 'ann'), await see(net, matchId, 'carl')]
      expect([ann.reader, carl.reader]).toEqual(['left', 'spectator'])
      expect(carl.match).toMatchObject({ status: 'over', players: { left: 'ann', right: 'bob' } })
      expect(carl.match.outcome).toMatchObject({ kind: expect.any(String), values: expect.any(Object) })
      expect(carl.match.endedAt).toEqual(net.clock.now())
      expect(await net.prisma.sitting.count({ where: { matchId } })).toBe(0)
      expect(refusedAs(await net.matches.concede({ matchId, person: 'ann', interaction: 'too late' }))).toBe(
        'match.over',
      )
    })

    it('shows only the reader’s own decisions, hand and orders', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      const [left, right, spectator] = await Promise.all(
        ['left', 'right', 'spectator'].map(async (reader) => (await net.matches.sightOf(matchId, reader))!),
      )
      expect(left!.decisions.map(({ seat }) => seat)).toEqual(['left'])
      expect(right!.decisions.map(({ seat }) => seat)).toEqual(['right'])
      expect(spectator).toMatchObject({ decisions: [], offers: [], orders: [] })
      expect(JSON.stringify(spectator)).not.toMatch(/-h\d/)
      expect(await net.matches.sight('nothing', 'ann')).toBeNull()
    })

    it('counts the same click once, even long after', async () => {
      const matchId = await begin(net)
      const answer = await pick(matchId, 'ann')
      must(await play(matchId, 'ann', answer, 'click'))
      const before = await snapshot(matchId)
      expect(refusedAs(await play(matchId, 'ann', answer, 'click'))).toBe('match.stale')
      const next = await pick(matchId, 'bob')
      must(await play(matchId, 'bob', next))
      expect(refusedAs(await play(matchId, 'ann', await pick(matchId, 'ann'), 'click'))).toBe('match.stale')
      expect((await rows(matchId)).length).toBe(before.rows.length + 1)
    })

    it('counts two clicks at once once', async () => {
      const matchId = await begin(net)
      const answer = await pick(matchId, 'ann')
      for (const interactions of [
        ['same', 'same'],
        ['one', 'two'],
      ]) {
        const before = (await rows(matchId)).length
        const person = before === 1 ? 'ann' : 'bob'
        const given = person === 'ann' ? answer : await pick(matchId, 'bob')
        const results = await Promise.all(interactions.map((interaction) => play(matchId, person, given, interaction)))
        expect(results.map(refusedAs).sort()).toEqual(['match.stale', 'not refused'])
        expect((await rows(matchId)).length).toBe(before + 1)
      }
    })

    it('has one winner among twenty rivals', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      const { decisions } = await see(net, matchId, 'ann')
      const { id, shape } = decisions[0]!
      if (shape.type !== 'choose') throw new Error('no pick')
      const before = await rows(matchId)
      const clicks = [...Array(20).keys()].map((n) =>
        play(matchId, 'ann', { decision: id, exit: 'lay', choose: [shape.options[n % shape.options.length]!.id] }),
      )
      const results = (await Promise.all(clicks)).map(refusedAs)
      expect(results.filter((result) => result === 'not refused')).toHaveLength(1)
      expect(results.filter((result) => result === 'match.stale')).toHaveLength(19)
      expect(await rows(matchId)).toHaveLength(before.length + 1)
    })

    it('takes the answers of both seats when they come at once', async () => {
      const matchId = await begin(net)
      const [left, right] = [await pick(matchId, 'ann'), await pick(matchId, 'bob')]
      const results = await Promise.all([play(matchId, 'ann', left), play(matchId, 'bob', right)])
      expect(results.map(refusedAs)).toEqual(['not refused', 'not refused'])
      expect((await see(net, matchId, 'ann')).view).toMatchObject({ phase: 'pick' })
    })

    it('takes answers that open each other, all or none', async () => {
      const matchId = await begin(net)
      const tokens = await pick(matchId, 'ann')
      must(await play(matchId, 'bob', await pick(matchId, 'bob')))
      const { view } = await see(net, matchId, 'ann')
      const card = (view as { own: { hand: { handle: string }[] } }).own.hand[0]!.handle
      const before = await snapshot(matchId)
      const both = (choose: string[]) => [tokens, { decision: 'left.pick.1', exit: 'lay', choose }]
      const request = { matchId, person: 'ann' }
      expect(
        refusedAs(await net.matches.play({ ...request, answers: both(['left-h9']), interaction: newInteraction() })),
      ).toBe('shape.option')
      expect(await snapshot(matchId)).toEqual(before)
      must(await net.matches.play({ ...request, answers: both([card]), interaction: newInteraction() }))
      expect((await see(net, matchId, 'ann')).decisions).toEqual([])
    })

    it('changes nothing for illegal, late and foreign answers', async () => {
      const matchId = await begin(net)
      const old = await pick(matchId, 'ann')
      await layTokens(net, matchId)
      const good = await pick(matchId, 'ann')
      const before = await snapshot(matchId)
      const denials = [
        await play(matchId, 'carl', good),
        await play(matchId, 'bob', good),
        await play(matchId, 'ann', old),
        await play(matchId, 'ann', { ...good, choose: ['left-h99'] }),
        await play(matchId, 'ann', { ...good, choose: [] }),
        await play(matchId, 'ann', { ...good, exit: 'cheat' }),
        await net.matches.play({ matchId, person: 'ann', answers: [], interaction: newInteraction() }),
        await play('nothing', 'ann', good),
        await net.matches.concede({ matchId, person: 'carl', interaction: newInteraction() }),
      ]
      expect(denials.map(refusedAs)).toEqual([
        'match.not-yours',
        'match.stale',
        'match.stale',
        'shape.option',
        'shape.choose',
        'shape.exit',
        'match.stale',
        'match.unknown',
        'match.not-yours',
      ])
      expect(await snapshot(matchId)).toEqual(before)
    })

    it('tells nobody of a secret answer', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      await net.idle()
      net.herald.news(matchId)
      const [before, spectator] = [await see(net, matchId, 'bob'), await see(net, matchId, 'carl')]
      net.clock.advance(1000)
      const played = await act(net, matchId, 'ann')
      await net.idle()
      expect(played.events).toEqual([])
      expect(net.herald.news(matchId)).toEqual([])
      expect(await see(net, matchId, 'bob')).toEqual(before)
      expect(await see(net, matchId, 'carl')).toEqual(spectator)
      expect(played.sight.calls.map(({ seat }) => seat)).toEqual(['right'])
      expect(spectator.calls.map(({ seat }) => seat)).toEqual(['left', 'right'])
    })

    it('shows each seat its own secrets only', async () => {
      const matchId = await begin(net)
      await playOut(net, matchId)
      await net.idle()
      const cards = (person: string | null, events: readonly { secret?: object }[]) =>
        events.flatMap(({ secret }) => Object.keys(secret ?? {})).every((seat) => seat === person)
      for (const [person, seat] of [
        ['ann', 'left'],
        ['bob', 'right'],
        ['carl', null],
      ] as const) {
        const history = (await net.matches.history(matchId, person))!
        const events = history.flatMap((entry) => entry.events)
        expect(cards(seat, events)).toBe(true)
        expect(events.some(({ secret }) => secret !== undefined)).toBe(seat !== null)
      }
      const stories = net.herald.told.filter((notice) => notice.kind === 'story')
      expect(stories.length).toBeGreaterThan(0)
      expect(stories.flatMap(({ events }) => events).every((event) => event.secret === undefined)).toBe(true)
      expect(await net.matches.history('nothing', 'ann')).toBeNull()
    })

    it('gives the events since a person’s own last answer', async () => {
      const matchId = await begin(net)
      const types = async (person: string) => (await net.matches.since(matchId, person)).map(({ type }) => type)
      expect(await types('ann')).toEqual(['began', 'drew', 'drew'])
      await layTokens(net, matchId)
      expect(await types('ann')).toEqual(['tokens', 'round'])
      await act(net, matchId, 'ann')
      expect(await types('ann')).toEqual([])
      await act(net, matchId, 'bob')
      expect((await types('ann'))[0]).toBe('shown')
      expect(await types('bob')).toEqual(await types('ann'))
      expect(await types('carl')).toEqual([])
      const each = await net.matches.sinceOfEach(matchId)
      expect(each).toEqual({
        left: await net.matches.since(matchId, 'ann'),
        right: await net.matches.since(matchId, 'bob'),
      })
    })

    it('writes notices in order: story, calls, result', async () => {
      const matchId = await begin(net)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['started', 'story', 'called left', 'called right'])
      await act(net, matchId, 'ann')
      await act(net, matchId, 'bob')
      await net.idle()
      // Bob is at the screen: only Ann, who had answered, is called.
      expect(net.herald.news(matchId)).toEqual(['story', 'called left'])
      must(await net.matches.concede({ matchId, person: 'bob', interaction: newInteraction() }))
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['story', 'over', 'result left', 'result right'])
      expect((await see(net, matchId, 'ann')).match.outcome).toMatchObject({ kind: 'concession', winner: 'left' })
      expect(await net.prisma.notice.count({ where: { matchId } })).toBe(0)
    })

    it('has short notice ids that fit a nonce', () => {
      const ids = net.herald.told.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => id.length <= 25)).toBe(true)
    })

    it('lists a person’s running matches, those that wait for them first', async () => {
      const people = { left: 'lister', right: 'other' }
      const first = await begin(net, people)
      const second = await begin(net, { ...people, sittingMs: 2 * 3_600_000 })
      const third = await begin(net, people)
      must(await net.matches.concede({ matchId: third, person: 'other', interaction: newInteraction() }))
      await act(net, second, 'lister')
      const listed = await net.matches.of('lister')
      expect(listed.map(({ match }) => match.id)).toEqual([first, second])
      await act(net, first, 'lister')
      expect((await net.matches.of('lister')).map(({ match }) => match.id)).toEqual([second, first])
      expect((await net.matches.of('other')).map(({ match }) => match.id)).toEqual([second, first])
      expect(await net.matches.of('nobody')).toEqual([])
    })

    it('leaves a match that can not be shown out of the list, and shows the others', async () => {
      const people = { left: 'unlucky', right: 'other' }
      const [sound, ...broken] = [await begin(net, people), await begin(net, people), await begin(net, people)]
      const [unreadable, unknown] = broken as [string, string]
      await net.prisma.match.update({ where: { id: unreadable }, data: { state: '{"seed":"se' } })
      await net.prisma.match.update({ where: { id: unknown }, data: { game: 'constructor' } })
      expect((await net.matches.of('unlucky')).map(({ match }) => match.id)).toEqual([sound])
      await expect(net.matches.sight(unreadable, 'unlucky')).rejects.toThrow(/^The state of this match is no JSON$/)
    })

    it('keeps drafts for each seat and question, and the thread', async () => {
      const matchId = await begin(net)
      await net.matches.saveDraft(matchId, 'left', 'left.order.1', { row: ['red'] })
      await net.matches.saveDraft(matchId, 'left', 'left.order.1', { row: ['blue'] })
      expect(await net.matches.draft(matchId, 'left', 'left.order.1')).toEqual({ row: ['blue'] })
      expect(await net.matches.draft(matchId, 'right', 'left.order.1')).toBeNull()
      await net.matches.threadOpened(matchId, 'thread')
      expect((await see(net, matchId, 'ann')).match.threadId).toBe('thread')
      await act(net, matchId, 'ann')
      expect((await see(net, matchId, 'ann')).match.threadId).toBe('thread')
    })

    it('takes at most eight round trips for any interaction, and four for a move', async () => {
      const matchId = await begin(net)
      await net.idle()
      const trips = async (interaction: () => Promise<unknown>) => {
        net.queries.length = 0
        await interaction()
        await net.idle()
        return net.queries.length
      }
      const answer = await pick(matchId, 'ann')
      // An answer in secret: its own player's call becomes a line.
      expect(await trips(() => play(matchId, 'ann', answer))).toBeLessThanOrEqual(3)
      // The other seat's answer brings all to light: its story and call are delivered and struck off as well.
      const second = await pick(matchId, 'bob')
      expect(await trips(() => play(matchId, 'bob', second))).toBeLessThanOrEqual(4)
      expect(await trips(() => net.matches.sight(matchId, 'ann'))).toBe(1)
      expect(await trips(() => net.matches.of('ann'))).toBe(1)
      expect(await trips(() => net.matches.saveDraft(matchId, 'left', 'x', {}))).toBeLessThanOrEqual(4)
      let drafted: Awaited<ReturnType<typeof draft>> | undefined
      expect(
        await trips(async () => {
          drafted = await draft(net, 'ann', 'bob')
        }),
      ).toBeLessThanOrEqual(8)
      for (const [person, deck] of [
        ['ann', 'left-even-short'],
        ['bob', 'right-even-short'],
      ] as const)
        expect(await trips(() => choose(net, drafted!, person, deck))).toBeLessThanOrEqual(8)
    })

    it('is played by the practice opponent against one person', async () => {
      const matchId = await begin(net, { right: 'practice', format: 'long' })
      for (;;) {
        const sight = await see(net, matchId, 'ann')
        if (sight.match.status === 'over') break
        expect(sight.decisions.length).toBeGreaterThan(0)
        await act(net, matchId, 'ann')
      }
      await net.idle()
      const log = await rows(matchId)
      expect(log.some(({ seat, origin }) => seat === 'right' && origin === 'practice')).toBe(true)
      expect(log.some(({ seat, origin }) => seat === 'right' && origin !== 'practice')).toBe(false)
      expect(net.herald.news(matchId).filter((news) => news.endsWith('right'))).toEqual([])
      expect((await net.rebuild(matchId))!.differs).toBeNull()
    })
  })
})
