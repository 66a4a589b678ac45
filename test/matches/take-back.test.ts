/** Taking a move back: its player asks once, the opponent agrees, and the log records it. */
import { describe, expect, it } from 'vitest'
import type { GameEvent, Seat } from '../../src/contract/index.ts'
import type { PersonId, Sight } from '../../src/matches/api.ts'
import { loadLog } from '../../src/matches/match-rows.ts'
import { tiny } from '../games/high-card.ts'
import { quickest, usualBackends } from '../storage/servers.ts'
import { act, begin, DAY, layTokens, must, type Net, newInteraction, refusedAs, see, startsOnce } from './net.ts'

interface Challenged {
  readonly matchId: string
  /** The player who has challenged, and the one who has to answer. */
  readonly by: PersonId
  readonly other: PersonId
  readonly seat: Seat
  /** The question that was answered. */
  readonly decision: string
}

describe.each(usualBackends)('taking a move back on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a move', () => {
    let net: Net
    startsOnce(newPlace, (started) => {
      net = started
    })

    const take = (matchId: string, person: PersonId, what: 'ask' | 'agree' | 'refuse', move: number) =>
      net.matches.takeBack({ matchId, person, what, move, interaction: newInteraction() })

    const answer = async (matchId: string, person: PersonId, exit: string, rest: object = {}) => {
      const { decisions } = await see(net, matchId, person)
      const answers = [{ decision: decisions[0]!.id, exit, ...rest }]
      return must(await net.matches.play({ matchId, person, answers, interaction: newInteraction() }))
    }

    /** Plays until somebody may challenge, and challenges: that draws and shows nothing. */
    async function challenge(): Promise<Challenged> {
      const matchId = await begin(net, { format: 'long' })
      await layTokens(net, matchId)
      for (;;) {
        const sights = await Promise.all(['ann', 'bob'].map((person) => see(net, matchId, person)))
        const asked = sights.find(({ decisions }) => decisions.length > 0)!
        const by = asked.match.players[asked.reader]!
        if (asked.decisions[0]!.kind !== 'challenge') {
          await act(net, matchId, by)
          continue
        }
        await answer(matchId, by, 'yes')
        const other = by === 'ann' ? 'bob' : 'ann'
        return { matchId, by, other, seat: asked.reader as Seat, decision: asked.decisions[0]!.id }
      }
    }

    const backOf = async (matchId: string, person: PersonId): Promise<Sight['takeBack']> =>
      (await see(net, matchId, person)).takeBack

    async function asked(): Promise<Challenged & { readonly move: number }> {
      const challenged = await challenge()
      const { matchId, by } = challenged
      const { move } = (await backOf(matchId, by))!
      must(await take(matchId, by, 'ask', move))
      return { ...challenged, move }
    }

    const news = async (matchId: string) => {
      await net.idle()
      return net.herald.news(matchId)
    }
    const rows = (matchId: string) => loadLog(net.prisma, matchId)

    it('may be taken back at its player’s request, and nobody else is shown that', async () => {
      const { matchId, by, other, seat } = await challenge()
      expect(await backOf(matchId, by)).toMatchObject({ by: seat, state: 'open' })
      for (const person of [other, 'carl']) expect(await backOf(matchId, person)).toBeNull()
      const { move } = (await backOf(matchId, by))!
      expect(refusedAs(await take(matchId, other, 'ask', move))).toBe('match.take-back-gone')
      expect(refusedAs(await take(matchId, other, 'agree', move))).toBe('match.take-back-gone')
      expect(refusedAs(await take(matchId, 'carl', 'ask', move))).toBe('match.not-yours')
      expect(refusedAs(await take(matchId, by, 'ask', move + 1))).toBe('match.take-back-gone')
    })

    it('is taken back when the opponent agrees: the earlier state is played on, and the log rebuilds it', async () => {
      const { matchId, by, other, seat, decision, move } = await asked()
      expect((await news(matchId)).at(-1)).toMatch(/^take-back /)
      expect(await backOf(matchId, other)).toMatchObject({ by: seat, state: 'asked' })
      expect(refusedAs(await take(matchId, by, 'agree', move))).toBe('match.take-back-gone')
      const guard = (await see(net, matchId, other)).decisions[0]!.id
      const version = (await rows(matchId)).length
      const agreed = must(await take(matchId, other, 'agree', move))
      expect(agreed.events.map(({ type }) => type)).toEqual(['taken-back'])
      expect(agreed.sight.decisions).toEqual([])
      const now = await see(net, matchId, by)
      expect(now.decisions[0]).toMatchObject({ kind: 'challenge' })
      expect(now.calls.map((sitting) => sitting.seat)).toEqual([seat])
      // An old panel answers no new question.
      expect(now.decisions[0]!.id).not.toBe(decision)
      for (const [person, old] of [
        [by, { decision, exit: 'no' }],
        [other, { decision: guard, exit: 'spend', number: 1 }],
      ] as const)
        expect(
          refusedAs(await net.matches.play({ matchId, person, answers: [old], interaction: newInteraction() })),
        ).toBe('match.stale')
      expect(await news(matchId)).toEqual(['story', `called ${seat}`])
      expect((await rows(matchId)).slice(version)).toMatchObject([{ kind: 'take-back', seat, data: { move } }])
      await answer(matchId, by, 'no')
      const rebuilt = (await net.rebuild(matchId))!
      expect(rebuilt.differs).toBeNull()
      const kept = await net.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
      expect(JSON.stringify(rebuilt.state)).toBe(kept.state)
      const history = (await net.matches.history(matchId, 'carl'))!
      expect(history.flatMap(({ events }) => events.map(({ type }) => type))).toContain('taken-back')
    })

    it('that replaces one that was taken back is final', async () => {
      const { matchId, by, other, move } = await asked()
      must(await take(matchId, other, 'agree', move))
      expect(await backOf(matchId, by)).toBeNull()
      await answer(matchId, by, 'yes')
      expect(await backOf(matchId, by)).toBeNull()
    })

    it('stands when the opponent refuses, and its player can’t ask twice', async () => {
      const { matchId, by, other, seat, move } = await asked()
      expect(refusedAs(await take(matchId, by, 'ask', move))).toBe('match.take-back-gone')
      await news(matchId)
      must(await take(matchId, other, 'refuse', move))
      expect(await news(matchId)).toEqual([`take-back ${seat}`])
      expect(await backOf(matchId, by)).toMatchObject({ state: 'refused' })
      expect(await backOf(matchId, other)).toBeNull()
      for (const [person, what] of [
        [by, 'ask'],
        [other, 'agree'],
        [other, 'refuse'],
      ] as const)
        expect(refusedAs(await take(matchId, person, what, move))).toBe('match.take-back-gone')
    })

    it('stands when the opponent plays on or time is up, and both are told', async () => {
      for (const goOn of [
        async ({ matchId, other }: Challenged) => void (await answer(matchId, other, 'spend', { number: 0 })),
        async () => {
          net.clock.advance(4 * DAY)
          await net.idle()
        },
      ]) {
        const challenged = await asked()
        const { matchId, other, seat, move } = challenged
        await news(matchId)
        await goOn(challenged)
        // Their next call says it.
        expect(await news(matchId)).toContain(`called ${seat}`)
        const calls = net.herald.told.filter((notice) => notice.kind === 'called' && notice.matchId === matchId)
        expect(calls).toContainEqual(expect.objectContaining({ seat, stands: true }))
        expect(refusedAs(await take(matchId, other, 'agree', move))).toBe('match.take-back-gone')
      }
    })

    it('can’t be taken back after something was drawn or shown, or against the practice opponent', async () => {
      const matchId = await begin(net, { right: 'practice', format: 'long' })
      for (let moves = 0; moves < 8; moves++) {
        const { match, decisions } = await see(net, matchId, 'ann')
        if (match.status === 'over' || decisions.length === 0) break
        await act(net, matchId, 'ann')
        expect(await backOf(matchId, 'ann')).toBeNull()
      }
      const challenged = await challenge()
      await answer(challenged.matchId, challenged.other, 'spend', { number: 1 })
      for (const person of ['ann', 'bob']) expect(await backOf(challenged.matchId, person)).toBeNull()
    })

    it('that replaces one is final also if the opponent has taken back a move of theirs before it', async () => {
      const matchId = await begin(net)
      for (const [person, opponent] of [
        ['ann', 'bob'],
        ['bob', 'ann'],
      ] as const) {
        await act(net, matchId, person)
        const { move } = (await backOf(matchId, person))!
        must(await take(matchId, person, 'ask', move))
        must(await take(matchId, opponent, 'agree', move))
      }
      await act(net, matchId, 'ann')
      expect(await backOf(matchId, 'ann')).toBeNull()
    })

    it('that was made in secret can be taken back by its own player alone', async () => {
      const matchId = await begin(net)
      const before = await see(net, matchId, 'bob')
      await act(net, matchId, 'ann')
      expect(await backOf(matchId, 'ann')).toMatchObject({ by: 'left', state: 'open' })
      expect(await see(net, matchId, 'bob')).toEqual(before)
    })
  })
})

/** High Card whose orders of tokens may be taken back once they lie open: a visible move that a secret one follows. */
const slow = {
  ...tiny,
  irrevocable: ({ type }: GameEvent) => !['tokens', 'round'].includes(type),
}

describe('a visible move before a secret one', () => {
  let net: Net
  startsOnce(
    quickest,
    (started) => {
      net = started
    },
    { games: { tiny: slow } },
  )

  const take = (matchId: string, person: PersonId, what: 'ask' | 'agree', move: number) =>
    net.matches.takeBack({ matchId, person, what, move, interaction: newInteraction() })

  it('can be taken back after a secret answer of the opponent as before it, which so stays secret', async () => {
    const matchId = await begin(net)
    await layTokens(net, matchId)
    const before = await see(net, matchId, 'bob')
    expect(before.takeBack).toMatchObject({ state: 'open' })
    await act(net, matchId, 'ann')
    expect(await see(net, matchId, 'bob')).toEqual(before)
    // Ann may take her secret answer back, too.
    expect((await see(net, matchId, 'ann')).takeBack).toMatchObject({ by: 'left', state: 'open' })
  })

  it('is undone with the secret answers after it', async () => {
    const matchId = await begin(net)
    await layTokens(net, matchId)
    const { move } = (await see(net, matchId, 'bob')).takeBack!
    must(await take(matchId, 'bob', 'ask', move))
    const asked = await see(net, matchId, 'bob')
    await net.idle()
    net.herald.news(matchId)
    await act(net, matchId, 'ann')
    await net.idle()
    expect(await see(net, matchId, 'bob')).toEqual(asked)
    expect(net.herald.news(matchId)).toEqual([])
    must(await take(matchId, 'ann', 'agree', move))
    const [ann, bob] = [await see(net, matchId, 'ann'), await see(net, matchId, 'bob')]
    expect(ann.takeBack).toBeNull()
    expect(bob.takeBack).toBeNull()
    expect(ann.decisions).toEqual([])
    expect(bob.decisions).toMatchObject([{ kind: 'order' }])
    await act(net, matchId, 'bob')
    expect((await see(net, matchId, 'bob')).takeBack).toBeNull()
    expect((await see(net, matchId, 'ann')).decisions).toMatchObject([{ kind: 'pick' }])
    expect((await net.rebuild(matchId))!.differs).toBeNull()
  })

  it('stands once the game has gone on for all to see', async () => {
    const matchId = await begin(net)
    await layTokens(net, matchId)
    const { move } = (await see(net, matchId, 'bob')).takeBack!
    must(await take(matchId, 'bob', 'ask', move))
    for (const person of ['bob', 'ann']) await act(net, matchId, person)
    expect(refusedAs(await take(matchId, 'ann', 'agree', move))).toBe('match.take-back-gone')
    for (const person of ['ann', 'bob']) expect((await see(net, matchId, person)).takeBack).toBeNull()
  })
})
