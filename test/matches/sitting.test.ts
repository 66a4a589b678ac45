/** A sitting that is put together: nothing counts before it is submitted, and then all of it counts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../src/contract/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { AnswerOutcome, PersonId, Sight } from '../../src/matches/api.ts'
import { readDecisionId } from '../../src/matches/decision-id.ts'
import { loadLog } from '../../src/matches/match-rows.ts'
import { SITTING } from '../../src/matches/pending.ts'
import { type Place, usualBackends } from '../storage/servers.ts'
import { DAY, must, type Net, newInteraction, open, refusedAs, see } from './net.ts'

const GAMES = { [youngJedi.id]: youngJedi }

/** The part of a sight that a panel shows: the position after the pending answers. */
const ahead = (sight: Sight): Pick<Sight, 'decisions' | 'view'> => sight.pending ?? sight

describe.each(usualBackends)('a sitting on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('that is put together', () => {
    let place: Place
    let net: Net
    const start = async () => {
      net = await open(place, { games: GAMES })
      await net.start()
    }
    beforeAll(async () => {
      place = newPlace()
      await start()
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })

    /** Ann plays the dark side, which begins. */
    async function begin(): Promise<string> {
      // The same cards each time.
      net.seeds.push('a sitting')
      const clock = { kind: 'each', sittingMs: 3 * DAY, counts: 'all', misses: 2 } as const
      const terms = { game: youngJedi.id, format: 'starter', rules: {}, rated: false, sittingMs: 3 * DAY, clock }
      const where = { guildId: 'guild', channelId: 'channel' }
      const request = { by: 'ann', to: 'bob', terms, place: where, seat: 'dark', interaction: newInteraction() }
      const { id: challengeId } = must(await net.challenges.draft(request))
      let matchId: string | null = null
      for (const [person, seat] of [
        ['ann', 'dark'],
        ['bob', 'light'],
      ] as const) {
        const deck = youngJedi.decks().find((one) => one.seat === seat && one.format === 'starter')!
        const chosen = { challengeId, person, deckId: deck.id, interaction: newInteraction() }
        matchId = must(await net.challenges.chooseDeck(chosen)).matchId
      }
      await net.idle()
      net.herald.news(matchId!)
      return matchId!
    }

    /** Answers the first question of a panel, and counts the statements of that alone. */
    const answer = async (
      matchId: string,
      person: PersonId,
      reply: (decision: Decision) => Partial<Answer>,
    ): Promise<AnswerOutcome> => {
      const sight = await see(net, matchId, person)
      const [decision] = ahead(sight).decisions
      const { exit, decision: _, ...given } = { exit: decision?.exits[0]?.id ?? '', ...reply(decision as Decision) }
      const asked = { matchId, person, seat: sight.reader, decision: decision?.id ?? '', exit, given }
      net.queries.length = 0
      return net.matches.answer({ ...asked, interaction: newInteraction() })
    }

    /** Gives an answer, which becomes pending or is submitted with those before it. */
    async function lay(matchId: string, person: PersonId, reply: (decision: Decision) => Partial<Answer>) {
      const answered = await answer(matchId, person, reply)
      if (answered.came === 'pending') return { ...answered, counted: null }
      if (answered.came === 'submitted') return { ...answered, counted: answered.answers }
      throw new Error(`the answer came to ${JSON.stringify(answered)}`)
    }

    /** Deploys a card and asks for more, or for none. */
    const deploy =
      (exit: 'more' | 'done', from = 0) =>
      (decision: Decision) => ({
        exit,
        choose:
          decision.shape.type === 'choose' ? decision.shape.options.slice(from, from + 1).map(({ id }) => id) : [],
      })
    const end = () => ({ exit: 'end', choose: [] })
    const stateOf = async (matchId: string) => net.prisma.match.findUniqueOrThrow({ where: { id: matchId } })

    it('shows its own player the position after it, and nobody anything else', async () => {
      const matchId = await begin()
      const others = await Promise.all(['bob', 'carl'].map((person) => see(net, matchId, person)))
      const before = await see(net, matchId, 'ann')
      const kept = await stateOf(matchId)
      const laid = await lay(matchId, 'ann', deploy('more'))
      expect(laid.counted).toBeNull()
      const now = await see(net, matchId, 'ann')
      expect(now.pending!.answers.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(['deploy'])
      expect(laid.sight).toEqual(now)
      expect(now.pending!.decisions[0]).toMatchObject({ kind: 'deploy', seat: 'dark' })
      expect(now.pending!.view).toMatchObject({ sides: { dark: { hand: 5 } } })
      expect({ ...now, drafts: {}, pending: null }).toEqual(before)
      expect(await Promise.all(['bob', 'carl'].map((person) => see(net, matchId, person)))).toEqual(others)
      expect((await net.matches.sightOf(matchId, 'dark'))!.pending).toBeNull()
      expect((await net.matches.of('ann')).find(({ match }) => match.id === matchId)!.pending).toBeNull()
      expect(await stateOf(matchId)).toEqual(kept)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual([])
    })

    it('is submitted whole by the answer that can’t be undone: one row, one story, one call', async () => {
      const matchId = await begin()
      await lay(matchId, 'ann', deploy('more'))
      await lay(matchId, 'ann', deploy('done'))
      const rows = (await loadLog(net.prisma, matchId)).length
      const handed = await lay(matchId, 'ann', end)
      expect(handed.counted!.map(({ decision }) => decision.kind)).toEqual(['deploy', 'deploy', 'even-up'])
      expect(handed.sight.pending).toBeNull()
      const log = (await loadLog(net.prisma, matchId)).slice(rows)
      expect(log.map(({ kind, seat, origin }) => [kind, seat, origin])).toEqual([['answers', 'dark', 'player']])
      expect((log[0]!.data as { answers: unknown[] }).answers).toHaveLength(3)
      await net.idle()
      expect(net.herald.news(matchId)).toEqual(['story', 'called light'])
      expect(await net.prisma.draft.count({ where: { matchId } })).toBe(0)
      expect((await net.rebuild(matchId))!.differs).toBeNull()
    })

    it('gives the same as the same answers one by one', async () => {
      const [one, other] = [await begin(), await begin()]
      const answers: Answer[] = []
      for (const answer of [deploy('more'), deploy('done', 1), end]) {
        const { counted } = await lay(one, 'ann', answer)
        for (const laid of counted ?? []) answers.push(laid.answer)
      }
      for (const answer of answers)
        must(
          await net.matches.play({ matchId: other, person: 'ann', answers: [answer], interaction: newInteraction() }),
        )
      expect((await stateOf(one)).state).toBe((await stateOf(other)).state)
    })

    it('can be undone answer by answer', async () => {
      const matchId = await begin()
      const first = (await lay(matchId, 'ann', deploy('more'))).sight
      await net.matches.saveDraft(matchId, 'dark', first.pending!.decisions[0]!.id, { choose: ['x'] })
      const second = (await lay(matchId, 'ann', deploy('done'))).sight
      const undo = (sight: Sight) =>
        net.matches.undo({ matchId, person: 'ann', pending: sight.pending?.id ?? 'nothing' })
      const back = must(await undo(second))
      expect(back.pending).toEqual(first.pending)
      // The draft of that question is still there.
      expect(back.drafts[back.pending!.decisions[0]!.id]).toEqual({ choose: ['x'] })
      // A second click on the same button takes up no second answer.
      expect(refusedAs(await undo(second))).toBe('match.stale')
      expect(must(await undo(back)).pending).toBeNull()
      expect(refusedAs(await undo(back))).toBe('match.stale')
      expect(refusedAs(await net.matches.undo({ matchId, person: 'bob', pending: 'x' }))).toBe('match.stale')
      expect(await net.prisma.draft.count({ where: { matchId, about: SITTING } })).toBe(0)
    })

    it('takes the draft of its question for the answer where no choice comes with the exit', async () => {
      const matchId = await begin()
      const [decision] = (await see(net, matchId, 'ann')).decisions
      const options = decision?.shape.type === 'choose' ? decision.shape.options : []
      const choose = options.slice(1, 2).map(({ id }) => id)
      await net.matches.saveDraft(matchId, 'dark', decision!.id, { choose: [...choose, 'gone'], page: 3 })
      const exit = { matchId, seat: 'dark', decision: decision!.id, exit: 'more' }
      const answered = await net.matches.answer({ ...exit, person: 'ann', interaction: newInteraction() })
      expect(answered).toMatchObject({ came: 'pending', sight: { pending: { answers: [{ answer: { choose } }] } } })
    })

    it('is nobody else’s, and no other match’s', async () => {
      const matchId = await begin()
      const [decision] = (await see(net, matchId, 'ann')).decisions
      const exit = { matchId, seat: 'dark', decision: decision!.id, exit: 'more', given: { choose: [] } }
      const by = (person: PersonId, id = matchId) =>
        net.matches.answer({ ...exit, matchId: id, person, interaction: newInteraction() })
      expect(await by('bob')).toEqual({ came: 'foreign' })
      expect(await by('carl')).toEqual({ came: 'foreign' })
      expect(await by('ann', 'no-match')).toEqual({ came: 'unknown' })
    })

    it('counts the same interaction once', async () => {
      const matchId = await begin()
      await lay(matchId, 'ann', deploy('done'))
      const [decision] = (await see(net, matchId, 'ann')).pending!.decisions
      const exit = { matchId, person: 'ann', seat: 'dark', decision: decision!.id, exit: 'end', given: { choose: [] } }
      const request = { ...exit, interaction: newInteraction() }
      const { moves } = await stateOf(matchId)
      expect((await net.matches.answer(request)).came).toBe('submitted')
      expect((await net.matches.answer(request)).came).toBe('stale')
      expect((await stateOf(matchId)).moves).toBe(moves + 1)
    })

    it('asks questions that no other answers lead to', async () => {
      const matchId = await begin()
      const first = (await lay(matchId, 'ann', deploy('more'))).sight
      const asked = first.pending!.decisions[0]!
      must(await net.matches.undo({ matchId, person: 'ann', pending: first.pending!.id }))
      const old = () =>
        net.matches.answer({
          matchId,
          person: 'ann',
          seat: 'dark',
          decision: asked.id,
          exit: 'done',
          given: { choose: [] },
          interaction: newInteraction(),
        })
      expect((await old()).came).toBe('stale')
      const again = (await lay(matchId, 'ann', deploy('more', 1))).sight
      expect(again.pending!.decisions[0]!.id).not.toBe(asked.id)
      expect((await old()).came).toBe('stale')
      // The same answer leads to the same question.
      must(await net.matches.undo({ matchId, person: 'ann', pending: again.pending!.id }))
      await lay(matchId, 'ann', deploy('more'))
      expect(await old()).toMatchObject({ came: 'pending', sight: { pending: { answers: [{}, {}] } } })
    })

    it('refuses an answer that does not fit, and keeps those before it', async () => {
      const matchId = await begin()
      await lay(matchId, 'ann', deploy('more'))
      const before = await see(net, matchId, 'ann')
      const nonsense = await answer(matchId, 'ann', () => ({ exit: 'nonsense', choose: [] }))
      expect(nonsense).toMatchObject({ came: 'refused', refusal: { refused: 'shape.exit' } })
      expect((await answer(matchId, 'ann', () => ({ choose: ['nothing'] }))).came).toBe('refused')
      expect(await see(net, matchId, 'ann')).toEqual(before)
    })

    /** Both play as the practice opponent would until one of them has submitted several answers that can be taken back. */
    async function revocable(): Promise<{ matchId: string; by: PersonId; other: PersonId; before: Sight; now: Sight }> {
      const matchId = await begin()
      for (let answers = 0; answers < 400; answers++) {
        const sights = await Promise.all(['ann', 'bob'].map((person) => see(net, matchId, person)))
        const before = sights.find(({ decisions }) => decisions.length > 0)!
        const [by, other] = before === sights[0] ? ['ann', 'bob'] : ['bob', 'ann']
        const reply = (decision: Decision) =>
          youngJedi.policies.practice(ahead(before).view as never, decision as never, null)
        const { counted, sight: now } = await lay(matchId, by!, (decision) => reply(decision) as Answer)
        if ((counted?.length ?? 0) > 1 && now.takeBack !== null) return { matchId, by: by!, other: other!, before, now }
      }
      throw new Error('nothing could be taken back')
    }

    it('is pending again after it was submitted and taken back, without the final answer', async () => {
      const { matchId, by, other, before, now } = await revocable()
      const { move } = now.takeBack!
      const take = async (person: PersonId, what: 'ask' | 'agree') =>
        must(await net.matches.takeBack({ matchId, person, what, move, interaction: newInteraction() }))
      await take(by, 'ask')
      const { sight: rival } = await take(other, 'agree')
      expect(rival).toMatchObject({ pending: null, drafts: {} })
      const again = await see(net, matchId, by)
      expect(again.view).toEqual(before.view)
      expect(again.pending!.view).toEqual(before.pending!.view)
      const given = ({ pending }: Sight) => pending!.answers.map(({ answer: { decision: _, ...rest } }) => rest)
      expect(given(again)).toEqual(given(before))
      // The final answer is the draft of its question, and counts when it is submitted again.
      const [asked] = again.pending!.decisions
      const kept = again.drafts[readDecisionId(asked!.id).question] as Partial<Answer>
      const answered = await lay(matchId, by, (decision) => ({ exit: decision.exits[0]!.id, ...kept }))
      expect(answered.counted).toHaveLength(before.pending!.answers.length + 1)
      expect((await net.rebuild(matchId))!.differs).toBeNull()
    })

    it('survives a restart', async () => {
      const matchId = await begin()
      await lay(matchId, 'ann', deploy('more'))
      const before = await see(net, matchId, 'ann')
      await net.close()
      await start()
      expect(await see(net, matchId, 'ann')).toEqual(before)
      await lay(matchId, 'ann', deploy('done'))
      expect((await lay(matchId, 'ann', end)).counted).toHaveLength(3)
    })

    it('is dropped, with a message, when the clock has answered instead', async () => {
      const matchId = await begin()
      await lay(matchId, 'ann', deploy('more'))
      net.clock.advance(4 * DAY)
      await net.idle()
      const late = await see(net, matchId, 'ann')
      expect(late).toMatchObject({ pending: null, dropped: true })
      // The clock has played on the real state: nothing was deployed.
      expect(late.view).toMatchObject({ sides: { dark: { table: [] } } })
      await net.matches.forget(matchId, 'dark')
      expect((await see(net, matchId, 'ann')).dropped).toBe(false)
    })

    it('reports nothing as dropped once other answers are pending', async () => {
      const matchId = await begin()
      await net.matches.saveDraft(matchId, 'dark', SITTING, { answers: [{ decision: 'd99', exit: 'done' }] })
      expect(await see(net, matchId, 'ann')).toMatchObject({ pending: null, dropped: true })
      expect((await lay(matchId, 'ann', deploy('more'))).sight).toMatchObject({ dropped: false })
      await net.matches.saveDraft(matchId, 'dark', SITTING, 'nonsense')
      expect(await see(net, matchId, 'ann')).toMatchObject({ pending: null, dropped: true })
    })

    it('comes before a standing order that is set meanwhile', async () => {
      const matchId = await begin()
      await lay(matchId, 'ann', deploy('done'))
      const before = await see(net, matchId, 'ann')
      const kept = (await stateOf(matchId)).state
      for (const order of youngJedi.statistics!.fullOrders(before.view as never, 'dark'))
        if (before.pending!.offers.some(({ kind, key }) => kind === order.kind && key === order.key))
          must(await net.matches.setOrder({ matchId, person: 'ann', order, interaction: newInteraction() }))
      const now = await see(net, matchId, 'ann')
      expect(now.orders.length).toBeGreaterThan(0)
      expect(now.pending!.answers).toEqual(before.pending!.answers)
      expect((await stateOf(matchId)).state).toBe(kept)
      expect((await lay(matchId, 'ann', end)).counted).toHaveLength(2)
    })

    it('ends with the match', async () => {
      const matchId = await begin()
      await lay(matchId, 'ann', deploy('more'))
      must(await net.matches.concede({ matchId, person: 'bob', interaction: newInteraction() }))
      expect(await see(net, matchId, 'ann')).toMatchObject({ pending: null, dropped: false })
      expect((await answer(matchId, 'ann', () => ({}))).came).toBe('stale')
    })

    it('takes two round trips for each answer', async () => {
      const matchId = await begin()
      for (const [answer, most] of [
        [deploy('more'), 2],
        [deploy('done'), 2],
        [end, 4],
      ] as const) {
        await lay(matchId, 'ann', answer)
        await net.idle()
        expect(net.queries.length).toBeLessThanOrEqual(most)
      }
    })

    it('takes one round trip for an answer by a sight that was read for it, and counts such an answer once', async () => {
      const matchId = await begin()
      /** Answers the first question by a sight, and counts the statements that read the match. */
      const by = async (from: Sight, reply: (decision: Decision) => Partial<Answer>, reads: number) => {
        const decision = ahead(from).decisions[0]!
        const { exit = '', choose } = reply(decision)
        const asked = { matchId, person: 'ann', seat: 'dark', decision: decision.id, exit, given: { choose: choose! } }
        net.queries.length = 0
        const { came } = await net.matches.answer({ ...asked, interaction: newInteraction(), from })
        expect(net.queries.filter((sql) => /^\s*SELECT (?:m\."id", m\."game"|found\.\*)/.test(sql))).toHaveLength(reads)
        return came
      }
      const read = async () => (await net.matches.told(matchId, 'dark'))!.sight
      expect(await by(await read(), deploy('done'), 0)).toBe('pending')
      const last = await read()
      expect(await by(last, end, 0)).toBe('submitted')
      expect(await by(last, end, 1)).toBe('stale')
    })
  })
})
