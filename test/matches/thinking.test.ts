/** Opponents that think: their answers appear at fixed times, once, and the same after a crash; no fault of theirs stops a match. */
import { afterEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import type { PersonId, Sight } from '../../src/matches/api.ts'
import type { ThinkingThread } from '../../src/matches/practice/thinker.ts'
import { shownAt } from '../../src/matches/practice/thinker.ts'
import { thinkingThread } from '../../src/matches/practice/thinking-thread.ts'
import { type OpponentJob, type OpponentLevel, opponentAnswer } from '../../src/opponents/levels.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { HandClock } from '../hand-clock.ts'
import { type Place, usualBackends } from '../storage/servers.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { must, type Net, newInteraction, open, see } from './net.ts'

const SECOND = 1_000
const PLAYOUTS = 8

/** Answers in this thread, with few playouts, and keeps the questions. */
class ThinkingHere implements ThinkingThread {
  readonly jobs: OpponentJob[] = []
  /** Faults that the next questions meet; an answer when the list runs out. */
  faults: ('dies' | 'refused')[] = []
  /** Set while nobody answers. */
  hangs: Promise<void> | null = null

  async think(job: OpponentJob) {
    this.jobs.push(job)
    await this.hangs
    const fault = this.faults.shift()
    if (fault === 'dies') throw new Error('The thread has ended before its job')
    const choice = opponentAnswer(youngJedi, { ...JSON.parse(JSON.stringify(job)), playouts: PLAYOUTS })
    return fault === 'refused' ? { ...choice, answer: { decision: 'none', exit: 'none' } } : choice
  }

  async close() {}
}

/** A person's answer: the one of the practice policy. */
async function answer(net: Net, matchId: string, sight: Sight, person: PersonId = 'ann') {
  const [decision] = sight.decisions
  const reply = youngJedi.policies.practice(sight.view as never, decision as never, null)
  if (decision === undefined || reply === 'ask') throw new Error('nothing to answer')
  must(await net.matches.play({ matchId, person, answers: [reply], interaction: newInteraction() }))
}

async function begin(net: Net, level: OpponentLevel): Promise<string> {
  const terms = { game: youngJedi.id, format: 'full', rules: {}, rated: false, sittingMs: 86_400_000 }
  const place = { guildId: 'guild', channelId: 'channel' }
  const to = level === 'fair' ? 'practice' : `practice:${level}`
  const drafted = must(
    await net.challenges.draft({ by: 'ann', to, terms, place, seat: null, interaction: newInteraction() }),
  )
  // The opponent draws the same lots in each run.
  await net.prisma.seal.update({ where: { subject: drafted.id }, data: { secret: 'a'.repeat(64) } })
  const [deck] = must(await net.challenges.decksFor(drafted.id, 'ann'))
  const started = await net.challenges.chooseDeck({
    challengeId: drafted.id,
    person: 'ann',
    deckId: deck?.id ?? '',
    interaction: newInteraction(),
  })
  return must(started).matchId ?? ''
}

describe.each(usualBackends)('an opponent that thinks, on $name', ({ skip, place: newPlace }) => {
  let place: Place | undefined
  let net: Net | undefined
  afterEach(async () => {
    await net?.close()
    await place?.remove()
    net = undefined
    place = undefined
  })

  const start = async (thinks: ThinkingThread, clock = new HandClock('2026-11-21T12:00:00Z'), game = youngJedi) => {
    place ??= newPlace()
    net = await open(place, { games: { [game.id]: game }, thinks, clock })
    await net.start()
    return net
  }
  const moves = ({ prisma }: Net, matchId: string) =>
    prisma.move.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })
  const byOpponent = async (of: Net, matchId: string) =>
    (await moves(of, matchId)).filter(({ origin }) => origin === 'practice').length
  /** Lets the time of the program pass, a second at a time. */
  const pass = async (of: Net, ms: number) => {
    for (let passed = 0; passed < ms; passed += SECOND) {
      of.clock.advance(SECOND)
      await of.idle()
    }
  }
  const isAsked = (of: Net, sight: Sight) =>
    sight.calls.some(({ seat }) => sight.match.players[seat] !== 'ann') && of.clock !== undefined
  /** Plays until the opponent is asked. */
  const untilAsked = async (of: Net, matchId: string) => {
    for (;;) {
      await of.idle()
      const sight = await see(of, matchId, 'ann')
      if (isAsked(of, sight)) return
      await answer(of, matchId, sight)
    }
  }

  describe.skipIf(skip)('and', () => {
    it('plays a whole match, and what it does appears at none but the fixed times', async () => {
      const thinks = new ThinkingHere()
      const here = await start(thinks)
      const matchId = await begin(here, 'strong')
      const seen = new Set<number>()
      for (let rounds = 0; rounds < 400; rounds++) {
        const sight = await see(here, matchId, 'ann')
        if (sight.match.status === 'over') break
        const asked = sight.calls.find(({ seat }) => sight.match.players[seat] === 'practice:strong')
        const before = await byOpponent(here, matchId)
        if (sight.decisions.length > 0) await answer(here, matchId, sight)
        else await pass(here, SECOND)
        await here.idle()
        if (asked !== undefined && sight.decisions.length === 0 && (await byOpponent(here, matchId)) > before)
          seen.add(here.clock.now().getTime() - asked.calledAt.getTime())
      }
      expect((await see(here, matchId, 'ann')).match.status).toBe('over')
      expect([...seen]).toEqual([2 * SECOND])
      expect(thinks.jobs.length).toBeGreaterThan(5)
      expect((await here.rebuild(matchId))?.differs).toBeNull()
      expect(here.herald.told.map(({ kind }) => kind as string)).not.toContain('think')
      expect(await here.prisma.notice.count({ where: { matchId } })).toBe(0)
    })

    it('gets nothing in its thread but the view of its seat, and no other secret than its nonce', async () => {
      const thinks = new ThinkingHere()
      const here = await start(thinks)
      const matchId = await begin(here, 'strong')
      await untilAsked(here, matchId)
      await here.idle()
      const [job] = thinks.jobs
      const { state } = await here.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
      const seat = job?.decision.seat ?? ''
      expect(Object.keys(job ?? {}).sort()).toEqual(['decision', 'game', 'known', 'level', 'seed', 'view'])
      expect(JSON.stringify(job?.view)).toBe(JSON.stringify(youngJedi.view(JSON.parse(state) as never, seat as never)))
      const seal = await here.prisma.seal.findUniqueOrThrow({ where: { matchId } })
      const [setup] = await moves(here, matchId)
      const text = JSON.stringify(job)
      expect(text).not.toContain(seal.secret)
      const { seed } = setup!.data as { seed: string }
      expect(text).not.toContain(seed)
      expect(text).not.toContain('ann')
    })

    /** The question for the thread in a match, and the one in the same match with other secrets. */
    const questions = async (game: typeof youngJedi): Promise<readonly string[]> => {
      const thinks = new ThinkingHere()
      const here = await start(thinks, undefined, game)
      const matchId = await begin(here, 'strong')
      await untilAsked(here, matchId)
      const { state } = await here.prisma.match.findUniqueOrThrow({ where: { id: matchId } })
      const seat = thinks.jobs[0]?.decision.seat as Side
      const other = JSON.stringify(permuted(JSON.parse(state), seat, seededNumbers('other secrets')))
      expect(other).not.toBe(state)
      await here.prisma.match.update({ where: { id: matchId }, data: { state: other } })
      await here.close()
      const again = new ThinkingHere()
      const after = await start(again, here.clock, game)
      await pass(after, 2 * SECOND)
      await after.close()
      await place?.remove()
      place = undefined
      net = undefined
      return [thinks, again].map(({ jobs }) => JSON.stringify(jobs[0]))
    }

    it('is asked in its thread the same whatever it may not know', async () => {
      const [job, other] = await questions(youngJedi)
      expect(other).toBe(job)
    })

    it('would be found out if its view held a card that it may not see', async () => {
      const leaky: typeof youngJedi = {
        ...youngJedi,
        view: (state, reader) => ({ ...youngJedi.view(state, reader), leak: (state as State).sides }) as never,
      }
      const [job, other] = await questions(leaky)
      expect(other).not.toBe(job)
    })

    it('answers in its thread as it would here, and its thread ends with the program', async () => {
      const thinks = new ThinkingHere()
      const here = await start(thinks)
      await untilAsked(here, await begin(here, 'strong'))
      const [job] = thinks.jobs
      if (job === undefined) throw new Error('nothing was asked')
      const few = { ...job, playouts: PLAYOUTS }
      const thread = thinkingThread()
      const choice = await thread.think(few)
      await thread.close()
      expect(choice).toEqual(opponentAnswer(youngJedi, few))
      await expect(thread.think(few)).rejects.toThrow()
    })

    it('that is killed while it thinks answers once after the restart, and the same', async () => {
      const answers = async (killed: boolean) => {
        const thinks = new ThinkingHere()
        const first = await start(thinks)
        first.seeds.push('the same deal')
        const matchId = await begin(first, 'strong')
        for (;;) {
          const sight = await see(first, matchId, 'ann')
          if (isAsked(first, sight) && sight.decisions.length === 0) break
          if (sight.decisions.length > 0) {
            if (!isAsked(first, sight)) await first.idle()
            await answer(first, matchId, sight)
          } else await pass(first, SECOND)
        }
        let after = first
        if (killed) {
          await first.idle()
          await first.close()
          after = await start(new ThinkingHere(), first.clock)
        }
        await pass(after, 5 * SECOND)
        await pass(after, 60 * SECOND)
        const rows = (await moves(after, matchId)).filter(({ origin }) => origin === 'practice')
        expect(await after.prisma.notice.count({ where: { matchId, kind: 'think' } })).toBe(0)
        await after.close()
        await place?.remove()
        place = undefined
        net = undefined
        return rows.map(({ data }) => JSON.stringify(data))
      }
      const whole = await answers(false)
      expect(whole.length).toBeGreaterThan(0)
      expect(await answers(true)).toEqual(whole)
    })

    it('is asked once more when its thread dies, and then the practice policy answers', async () => {
      const thinks = new ThinkingHere()
      const here = await start(thinks)
      const matchId = await begin(here, 'strong')
      thinks.faults = ['dies', 'dies', 'refused']
      await untilAsked(here, matchId)
      await here.idle()
      expect(thinks.jobs.length).toBeGreaterThan(1)
      expect(thinks.jobs[1]).toEqual(thinks.jobs[0])
      for (let rounds = 0; rounds < 20 && (await byOpponent(here, matchId)) === 0; rounds++) {
        const sight = await see(here, matchId, 'ann')
        if (sight.decisions.length > 0) await answer(here, matchId, sight)
        await pass(here, 2 * SECOND)
      }
      expect(await byOpponent(here, matchId)).toBeGreaterThan(0)
      expect((await see(here, matchId, 'ann')).match.status).toBe('running')
    })

    it('that has not answered after ten minutes answers by the practice policy, and misses nothing', async () => {
      const thinks = new ThinkingHere()
      let go = () => {}
      thinks.hangs = new Promise<void>((resolve) => {
        go = resolve
      })
      const here = await start(thinks)
      const matchId = await begin(here, 'strong')
      for (;;) {
        const sight = await see(here, matchId, 'ann')
        if (sight.decisions.length === 0) break
        await answer(here, matchId, sight)
      }
      const before = await byOpponent(here, matchId)
      here.clock.advance(10 * 60 * SECOND)
      await here.wake()
      expect(await byOpponent(here, matchId)).toBeGreaterThan(before)
      const { match } = await see(here, matchId, 'ann')
      expect(match.status).toBe('running')
      const players = await here.prisma.player.findMany({ where: { matchId } })
      expect(players.map(({ misses }) => misses)).toEqual([0, 0])
      go()
    })

    it('calls nobody by message while the panel of its person can show the answer', async () => {
      const here = await start(new ThinkingHere())
      const matchId = await begin(here, 'easy')
      const { live } = await see(here, matchId, 'ann')
      expect(live?.endsAt).toEqual(new Date(here.clock.now().getTime() + 5 * 60 * SECOND))
      while ((await see(here, matchId, 'ann')).decisions.length === 0) await pass(here, SECOND)
      const late = () => here.herald.told.filter((notice) => notice.kind === 'called' && notice.late === true)
      expect(late()).toEqual([])
      here.clock.advance(5 * 60 * SECOND)
      await here.wake()
      await here.idle()
      expect((await see(here, matchId, 'ann')).live?.endsAt).toBeNull()
      expect(late()).toHaveLength(1)
    })

    it('is chosen in a draft, and a game or a first game without levels has the fair one', async () => {
      const here = await start(new ThinkingHere())
      const terms = { game: youngJedi.id, format: 'full', rules: {}, rated: false, sittingMs: 86_400_000 }
      const place = { guildId: null, channelId: 'channel' }
      const ask = { by: 'ann', terms, place, seat: null }
      const drafted = must(await here.challenges.draft({ ...ask, to: 'practice', interaction: newInteraction() }))
      const change = (level: OpponentLevel, format = 'full') =>
        here.challenges.change({
          challengeId: drafted.id,
          person: 'ann',
          terms: { ...terms, format },
          seat: null,
          level,
        })
      expect(must(await change('strong')).to).toBe('practice:strong')
      expect(must(await change('fair')).to).toBe('practice')
      const lesson = youngJedi.lesson?.format ?? ''
      expect(await change('strong', lesson)).toMatchObject({ refused: 'challenge.level' })
      const person = must(await here.challenges.draft({ ...ask, to: 'bob', interaction: newInteraction() }))
      const other = await here.challenges.change({
        ...{ challengeId: person.id, person: 'ann', terms, seat: null },
        level: 'strong',
      })
      expect(isRefusal(other) && other.refused).toBe('challenge.level')
    })
  })
})

it('The answers of an opponent appear 2, 5, 10, 20 or 40 seconds after it was asked, then every 20', () => {
  const asked = new Date('2026-11-21T12:00:00Z')
  const after = (ms: number) => shownAt(asked, new Date(asked.getTime() + ms)).getTime() - asked.getTime()
  expect([0, 1, 2_000, 2_001, 5_000, 9_000, 10_001, 20_001, 40_000, 40_001, 60_001].map(after)).toEqual([
    2_000, 2_000, 2_000, 5_000, 5_000, 10_000, 20_000, 40_000, 40_000, 60_000, 80_000,
  ])
})
