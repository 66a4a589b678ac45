import { describe, expect, it } from 'vitest'
import { usualBackends } from '../storage/servers.ts'
import {
  act,
  answerTo,
  begin,
  finishRound,
  layTokens,
  must,
  type Net,
  newInteraction,
  refusedAs,
  see,
  startsOnce,
} from './net.ts'

describe.each(usualBackends)('standing orders on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('an order', () => {
    let net: Net
    startsOnce(newPlace, (started) => {
      net = started
    })

    const lay = (matchId: string, person: string, kind: string, key: string, settings: object) =>
      net.matches.setOrder({
        matchId,
        person,
        order: { kind, key, settings: settings as never },
        interaction: newInteraction(),
      })
    const within = (number: number) => ({ within: { exit: 'ok', number } })
    const log = (matchId: string) => net.prisma.move.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })
    const hand = async (matchId: string, person: string) =>
      ((await see(net, matchId, person)).view as { own: { hand: { handle: string }[] } }).own.hand

    it('is kept, changed and dropped, and nobody else sees anything of it', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      await net.idle()
      net.herald.news(matchId)
      const others = [await see(net, matchId, 'bob'), await see(net, matchId, 'carl')]
      const panel = (await see(net, matchId, 'ann')).decisions
      must(await lay(matchId, 'ann', 'challenge', 'match', within(1)))
      const changed = must(await lay(matchId, 'ann', 'challenge', 'match', within(2)))
      expect(changed.orders).toEqual([{ kind: 'challenge', key: 'match', settings: within(2) }])
      expect(changed.decisions).toEqual(panel)
      expect([await see(net, matchId, 'bob'), await see(net, matchId, 'carl')]).toEqual(others)
      expect((await see(net, matchId, 'ann')).orders).toEqual(changed.orders)
      const dropped = must(await net.matches.deleteOrder({ matchId, person: 'ann', kind: 'challenge', key: 'match' }))
      expect(dropped.orders).toEqual([])
      expect((await see(net, matchId, 'ann')).orders).toEqual([])
      await net.idle()
      expect(net.herald.news(matchId)).toEqual([])
      expect(await log(matchId)).toHaveLength(3)
    })

    it('is set in the same change as an answer; one that is not offered leaves the answer as it is', async () => {
      const matchId = await begin(net)
      const answerWith = async (person: string, kind: string) => {
        const { reader: seat, decisions, view } = await see(net, matchId, person)
        const { decision, exit, ...given } = answerTo(decisions[0]!, view)
        const sets = { kind, key: 'match', settings: within(1) }
        return net.matches.answer({ matchId, person, seat, decision, exit, given, sets, interaction: newInteraction() })
      }
      expect((await answerWith('ann', 'challenge')).came).toBe('submitted')
      expect((await see(net, matchId, 'ann')).orders).toEqual([
        { kind: 'challenge', key: 'match', settings: within(1) },
      ])
      expect((await answerWith('bob', 'never-offered')).came).toBe('submitted')
      expect((await see(net, matchId, 'bob')).orders).toEqual([])
    })

    it('answers in the transaction of the move that asks, and is logged as an order', async () => {
      const matchId = await begin(net)
      for (const person of ['ann', 'bob']) {
        must(await lay(matchId, person, 'challenge', 'match', within(0)))
        must(await lay(matchId, person, 'guard', 'match', { guards: { exit: 'ok', number: 1 } }))
      }
      await layTokens(net, matchId)
      for (let round = 1; round <= 3; round++) {
        if ((await see(net, matchId, 'ann')).match.status === 'over') break
        await act(net, matchId, 'ann')
        const before = (await log(matchId)).length
        await act(net, matchId, 'bob')
        const rows = (await log(matchId)).slice(before)
        expect(rows[0]).toMatchObject({ seat: 'right', origin: 'player' })
        expect(rows.slice(1).every(({ origin }) => origin === 'order')).toBe(true)
        const { view } = await see(net, matchId, 'ann')
        expect((view as { phase: string }).phase).toMatch(/pick|over/)
      }
      const orders = (await log(matchId)).filter(({ origin }) => origin === 'order')
      expect(orders.length).toBeGreaterThan(0)
      // Each row names the order that has answered.
      const kinds = orders.map(({ data }) => (data as { order?: string }).order)
      expect(kinds.filter((kind) => kind !== 'challenge' && kind !== 'guard')).toEqual([])
      expect((await net.rebuild(matchId))!.differs).toBeNull()
    })

    it('is applied at once to an open question', async () => {
      const matchId = await begin(net)
      await layTokens(net, matchId)
      const [card] = await hand(matchId, 'ann')
      const sight = must(await lay(matchId, 'ann', 'next', 'round:1', { card: { exit: 'ok', choose: [card!.handle] } }))
      expect(sight.decisions).toEqual([])
      expect((await log(matchId)).at(-1)).toMatchObject({ seat: 'left', origin: 'order' })
      // Used up: its key is not offered any more.
      expect(sight.orders).toEqual([])
    })

    it('set ahead of the question shows the others the same as no order', async () => {
      net.seeds.push('twins', 'twins')
      const matches = [await begin(net), await begin(net)]
      for (const matchId of matches) await layTokens(net, matchId)
      const [ordered, plain] = matches as [string, string]
      for (const matchId of matches) await act(net, matchId, 'ann')
      const [card] = await hand(ordered, 'ann')
      must(await lay(ordered, 'ann', 'next', 'round:2', { card: { exit: 'ok', choose: [card!.handle] } }))
      net.clock.advance(60_000)
      for (const matchId of matches) await finishRound(net, matchId, 1)
      const [a, b] = [await see(net, ordered, 'bob'), await see(net, plain, 'bob')]
      expect((await see(net, ordered, 'ann')).decisions).toEqual([])
      expect((await see(net, plain, 'ann')).decisions).toHaveLength(1)
      expect(a.calls.map(({ seat }) => seat)).toEqual(['left', 'right'])
      expect(a.calls).toEqual(b.calls)
    })

    it('is denied if it is not offered, incomplete, unfit or another’s', async () => {
      const matchId = await begin(net)
      const before = await net.prisma.standingOrder.count()
      expect(
        [
          await lay(matchId, 'ann', 'cheat', 'match', {}),
          await lay(matchId, 'ann', 'next', 'round:7', { card: { exit: 'ok', choose: ['left-h1'] } }),
          await lay(matchId, 'ann', 'challenge', 'match', {}),
          await lay(matchId, 'ann', 'challenge', 'match', within(99)),
          await lay(matchId, 'ann', 'next', 'round:1', { card: { exit: 'ok', choose: ['right-h1'] } }),
          await lay(matchId, 'carl', 'challenge', 'match', within(1)),
        ].map(refusedAs),
      ).toEqual([
        'match.order-void',
        'match.order-void',
        'match.order-incomplete',
        'shape.number',
        'shape.option',
        'match.not-yours',
      ])
      expect(await net.prisma.standingOrder.count()).toBe(before)
    })

    it('is seen by a move that comes at the same moment', async () => {
      // Bob's card makes one of them be asked for a challenge; whichever request is first, the order answers it.
      for (let n = 0; n < 5; n++) {
        const matchId = await begin(net)
        await layTokens(net, matchId)
        await act(net, matchId, 'ann')
        await Promise.all([
          act(net, matchId, 'bob'),
          lay(matchId, 'ann', 'challenge', 'match', within(0)),
          lay(matchId, 'bob', 'challenge', 'match', within(0)),
        ])
        const [ann, bob] = [await see(net, matchId, 'ann'), await see(net, matchId, 'bob')]
        expect([...ann.decisions, ...bob.decisions].map(({ kind }) => kind)).not.toContain('challenge')
        if (ann.match.status === 'running') expect([ann.orders.length, bob.orders.length]).toEqual([1, 1])
      }
    })
  })
})
