/** Matches that a process knows from its last reading or writing: they save time, and never decide what counts. */
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Seat } from '../../src/contract/index.ts'
import { seatsOf } from '../../src/matches/answering.ts'
import type { AnswerRequest, CountedOutcome, PersonId } from '../../src/matches/api.ts'
import { Changes, courseOf } from '../../src/matches/changing.ts'
import { isSameMatch } from '../../src/matches/known/known-matches.ts'
import { recentOf } from '../../src/matches/last-turn.ts'
import { loadSince } from '../../src/matches/match-rows.ts'
import { StoredMatches } from '../../src/matches/matches.ts'
import { tiny } from '../games/high-card.ts'
import { usualBackends } from '../storage/servers.ts'
import { answerTo, begin, type Net, newInteraction, open, see, startsOnce } from './net.ts'

const log = pino({ level: 'silent' })
const SEATS: Readonly<Record<PersonId, Seat>> = { ann: 'left', bob: 'right' }

const optionsOf = ({ prisma, clock }: Net) => ({ prisma, games: { tiny }, clock, log, written: () => {} })

/** The matches of a net as another process on the same database has them. */
const otherProcess = (net: Net): StoredMatches =>
  new StoredMatches({ ...optionsOf(net), missesToLose: 2, vacations: { takeToday: async () => null } })

/** The answer that a person's practice opponent would give, as a click on the panel. */
async function clicked(net: Net, matchId: string, person: PersonId): Promise<AnswerRequest> {
  const { decisions, view } = await see(net, matchId, person)
  const { decision, exit, ...given } = answerTo(decisions[0]!, view)
  return { matchId, person, seat: SEATS[person]!, decision, exit, given, interaction: newInteraction() }
}

describe.each(usualBackends)('known matches on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('of two processes', () => {
    let net: Net
    startsOnce(newPlace, (opened) => {
      net = opened
    })

    it('A match that was written is known as the next reading finds it, until it is over', async () => {
      // A net that has not started: notices that are delivered in the background change rows of their match.
      const place = newPlace()
      const quiet = await open(place)
      onTestFinished(async () => {
        await quiet.close()
        await place.remove()
      })
      const matchId = await begin(quiet)
      const changes = new Changes(optionsOf(quiet))
      let written = 0
      for (;;) {
        const done = await changes.change(matchId, newInteraction(), (found) => {
          const course = courseOf(found)
          const [open] = tiny.decisions(found.state as never)
          const view = tiny.view(found.state as never, open!.seat)
          course.submit(open!.seat, [answerTo(open!, view)], seatsOf(found))
          course.followUp(seatsOf(found))
          return { course, by: open!.seat }
        })
        expect(done).not.toHaveProperty('refused')
        const known = changes.known.of(matchId, quiet.clock.now())
        const read = (await changes.load(matchId))!
        if (read.record.status === 'over') {
          expect(known).toBeUndefined()
          break
        }
        written += 1
        expect(isSameMatch(known!, read)).toBe(true)
        for (const seat of tiny.seats) {
          const asked = { matchId, seat, at: quiet.clock.now() }
          const since = (await loadSince(quiet.prisma, { tiny }, asked))!
          const kept = changes.known.since(matchId, seat, asked.at)
          if (written === 1) expect(kept).toBeUndefined()
          else expect(recentOf(tiny, kept!.recent, seat)).toEqual(recentOf(tiny, since.recent, seat))
          // Rows of a known version are not read.
          expect((await loadSince(quiet.prisma, { tiny }, asked, null, { ...since, recent: [] }))!.recent).toEqual([])
          if (written === 1) changes.known.read(since, seat)
        }
      }
      expect(written).toBeGreaterThan(5)
    })

    it('An answer counts on the match as another process has left it', async () => {
      const matchId = await begin(net)
      const other = otherProcess(net)
      const request = await clicked(net, matchId, 'ann')
      // This process knows the match in which the question is open.
      await net.matches.told(matchId, 'left')
      expect((await other.answer({ ...request, interaction: newInteraction() })).came).toBe('submitted')
      expect((await net.matches.answer(request)).came).toBe('stale')
    })

    it.each([
      ['another process', (of: Net) => otherProcess(of)],
      ['this process', (of: Net) => of.matches],
    ])('An answer takes the draft that %s has saved after the match was read', async (_by, saving) => {
      const matchId = await begin(net)
      const { given, ...request } = await clicked(net, matchId, 'ann')
      // Without a draft the tokens would lie in their first order.
      const draft = { arrange: [...given!.arrange!].reverse() }
      await net.matches.told(matchId, 'left')
      await saving(net).saveDraft(matchId, 'left', request.decision, draft)
      const answered = await net.matches.answer(request)
      expect(answered).toMatchObject({ came: 'submitted', answers: [{ answer: draft }] })
    })

    it('The outcome that a panel is drawn by while the database writes is the one that is returned', async () => {
      const matchId = await begin(net)
      const early: CountedOutcome[] = []
      const whileWriting = (outcome: CountedOutcome) => early.push(outcome)
      const answered = await net.matches.answer({ ...(await clicked(net, matchId, 'ann')), whileWriting })
      expect(answered.came).toBe('submitted')
      expect(early).toHaveLength(1)
      expect(early[0]).toBe(answered)
      // An answer that does not count is shown to nobody while it is tried.
      const again = await net.matches.answer({ ...(await clicked(net, matchId, 'bob')), person: 'ann', whileWriting })
      expect(again.came).toBe('foreign')
      expect(early).toHaveLength(1)
    })

    it('An answer counts, although what is done while the database writes fails', async () => {
      const matchId = await begin(net)
      const whileWriting = () => {
        throw new Error('no panel')
      }
      const answered = await net.matches.answer({ ...(await clicked(net, matchId, 'ann')), whileWriting })
      expect(answered.came).toBe('submitted')
      await net.idle()
      expect(await net.prisma.notice.count({ where: { matchId } })).toBe(0)
    })
  })
})
