/** The people who may begin a match with each other, and rematches, on both databases. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { type Challenge, PRACTICE } from '../../src/matches/api.ts'
import { playedDecks } from '../../src/matches/decks/played-decks.ts'
import { tiny } from '../games/high-card.ts'
import { type Place, usualBackends } from '../storage/servers.ts'
import { begin, choose, DAY, draft, must, type Net, newInteraction, open, refusedAs } from './net.ts'

describe.each(usualBackends)('company on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a challenge', () => {
    let place: Place
    let net: Net
    beforeAll(() => {
      place = newPlace()
    })
    afterAll(() => place.remove())
    beforeEach(async () => {
      net = await open(place, { openMatches: 3 })
    })
    afterEach(async () => {
      await net?.close()
    })
    let count = 0
    const people = <N extends number>(n: N) => Array.from({ length: n }, () => `p${++count}`) as string[]
    /** Each is another challenge: the same one can be made twice a day. */
    let asked = 0
    const ask = (by: string, to: string | null, more: { rematchOf?: string } = {}) =>
      net.challenges.draft({
        by,
        to,
        terms: { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs: DAY + ++asked * 1000 },
        place: { guildId: 'guild', channelId: 'channel' },
        seat: 'left',
        interaction: newInteraction(),
        ...more,
      })
    const LEFT = 'left-even-short'
    const RIGHT = 'right-even-short'
    const offer = async (by: string, to: string | null): Promise<Challenge> =>
      must(await choose(net, must(await ask(by, to)), by, LEFT))
    const drafts = () => net.prisma.challenge.count({ where: { status: 'draft' } })

    it('is possible between two people without a block', async () => {
      const [ann, bob] = people(2)
      const offered = await offer(ann!, bob!)
      expect(must(await choose(net, offered, bob!, RIGHT)).matchId).not.toBeNull()
    })

    it('is refused if either of the two has blocked the other, and leaves no row behind', async () => {
      const [ann, bob] = people(2)
      await net.persons.block(ann!, bob!)
      const before = await drafts()
      expect(refusedAs(await ask(bob!, ann!))).toBe('challenge.barred')
      expect(refusedAs(await ask(ann!, bob!))).toBe('challenge.own-block')
      expect(await drafts()).toBe(before)
      await net.persons.unblock(ann!, bob!)
      must(await ask(bob!, ann!))
      must(await ask(ann!, bob!))
    })

    it('an open challenge can’t be accepted if its author has blocked the person, or the person its author', async () => {
      const [ann, bob] = people(2)
      const offered = await offer(ann!, null)
      await net.persons.block(ann!, bob!)
      expect(refusedAs(await net.challenges.decksFor(offered.id, bob!))).toBe('challenge.barred-open')
      expect(refusedAs(await choose(net, offered, bob!, RIGHT))).toBe('challenge.barred-open')
      await net.persons.unblock(ann!, bob!)
      await net.persons.block(bob!, ann!)
      expect(refusedAs(await choose(net, offered, bob!, RIGHT))).toBe('challenge.own-block')
      await net.persons.unblock(bob!, ann!)
      expect(isRefusal(await net.challenges.decksFor(offered.id, bob!))).toBe(false)
      must(await choose(net, offered, bob!, RIGHT))
    })

    it('is not posted if the opponent was blocked after it was drafted', async () => {
      const [ann, bob] = people(2)
      const drafted = must(await ask(ann!, bob!))
      await net.persons.block(bob!, ann!)
      expect(refusedAs(await choose(net, drafted, ann!, LEFT))).toBe('challenge.barred')
    })

    it('is refused in the same words for an opponent with enough matches and for one with a block', async () => {
      const [ann, bob, carl] = people(3)
      await net.persons.change(bob!, { openMatches: 1 })
      await begin(net, { left: bob!, right: carl! })
      const full = await ask(ann!, bob!)
      await net.persons.block(carl!, ann!)
      const blocked = await ask(ann!, carl!)
      expect(full).toEqual({ refused: 'challenge.barred', values: { person: bob } })
      expect(blocked).toEqual({ refused: 'challenge.barred', values: { person: carl } })
    })

    it('counts with the running matches of its author, up to the usual maximum or their own', async () => {
      const [ann, bob] = people(2)
      await begin(net, { left: ann!, right: bob! })
      await offer(ann!, null)
      await offer(ann!, null)
      expect(await ask(ann!, null)).toEqual({ refused: 'challenge.full', values: { count: 3, most: 3 } })
      expect(refusedAs(await ask(ann!, PRACTICE))).toBe('challenge.full')
      await net.persons.change(ann!, { openMatches: 4 })
      const fourth = must(await ask(ann!, null))
      // Two drafts at once: the one that is posted first counts.
      const fifth = must(await ask(ann!, null))
      must(await choose(net, fourth, ann!, LEFT))
      expect(refusedAs(await choose(net, fifth, ann!, LEFT))).toBe('challenge.full')
      expect(must(await net.challenges.withdraw(fourth.id, ann!)).status).toBe('withdrawn')
      must(await choose(net, fifth, ann!, LEFT))
    })

    it('can’t be accepted by a person with enough matches, nor while its author has enough', async () => {
      const [ann, bob, carl, dora] = people(4)
      await net.persons.change(bob!, { openMatches: 1 })
      await begin(net, { left: bob!, right: carl! })
      const offered = await offer(ann!, null)
      expect(await choose(net, offered, bob!, RIGHT)).toEqual({
        refused: 'challenge.full',
        values: { count: 1, most: 1 },
      })
      // With room for a second open challenge Ann begins another match, and then wants no more.
      await net.persons.change(ann!, { openMatches: 2 })
      await begin(net, { left: dora!, right: ann! })
      await net.persons.change(ann!, { openMatches: 1 })
      expect(refusedAs(await choose(net, offered, carl!, RIGHT))).toBe('challenge.barred-open')
      await net.persons.change(ann!, { openMatches: null })
      must(await choose(net, offered, carl!, RIGHT))
    })

    it('against the practice opponent is accepted whatever the number of matches', async () => {
      for (const person of people(5)) {
        const drafted = must(await ask(person, PRACTICE))
        expect(must(await choose(net, drafted, person, LEFT)).matchId).not.toBeNull()
      }
    })

    it('is not counted when its time is up, noticed or not', async () => {
      const [ann] = people(1)
      await net.persons.change(ann!, { openMatches: 1 })
      await offer(ann!, null)
      expect(refusedAs(await ask(ann!, null))).toBe('challenge.full')
      net.clock.advance(3 * DAY)
      must(await ask(ann!, null))
    })

    it('between two people is found by either', async () => {
      const [ann, bob, carl] = people(3)
      const one = await offer(ann!, bob!)
      const other = await offer(bob!, ann!)
      await offer(ann!, carl!)
      await offer(ann!, null)
      const found = await net.challenges.between(bob!, ann!)
      expect(found.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort())
    })

    it('as a rematch is valid once for each match until it is withdrawn or expires', async () => {
      const [ann, bob] = people(2)
      const matchId = await begin(net, { left: ann!, right: bob! })
      must(await net.matches.concede({ matchId, person: bob!, interaction: newInteraction() }))
      const again = async (by: string, to: string) => must(await ask(by, to, { rematchOf: matchId }))
      const [first, second, third] = [await again(ann!, bob!), await again(bob!, ann!), await again(ann!, bob!)]
      expect(await net.challenges.rematch(matchId)).toBeNull()
      const opened = await Promise.all([choose(net, first, ann!, LEFT), choose(net, second, bob!, LEFT)])
      const stands = opened.filter((one) => !isRefusal(one)) as Challenge[]
      expect(stands).toHaveLength(1)
      expect(opened.filter(isRefusal).map(({ refused }) => refused)).toEqual(['challenge.rematch-taken'])
      expect(refusedAs(await choose(net, third, ann!, LEFT))).toBe('challenge.rematch-taken')
      const [stand] = stands
      expect(await net.challenges.rematch(matchId)).toMatchObject({ id: stand!.id, rematchOf: matchId })

      must(await net.challenges.withdraw(stand!.id, stand!.by))
      expect(await net.challenges.rematch(matchId)).toBeNull()
      const next = must(await choose(net, third, ann!, LEFT))
      net.clock.advance(3 * DAY)
      expect(await net.challenges.rematch(matchId)).toBeNull()
      await net.start()
      await net.wake()
      expect((await net.challenges.find(next.id))!.status).toBe('expired')

      const last = must(await choose(net, await again(bob!, ann!), bob!, LEFT))
      const played = must(await choose(net, last, ann!, RIGHT))
      expect(await net.challenges.rematch(matchId)).toMatchObject({ status: 'accepted', matchId: played.matchId })
    })

    it('as a rematch offers the decks that were played: one’s own, and the opponent’s only where all may know it', async () => {
      const [ann, bob] = people(2)
      const draftRematch = async (matchId: string, seat: string) =>
        must(
          await net.challenges.draft({
            by: ann!,
            to: bob!,
            terms: { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs: DAY },
            place: { guildId: 'guild', channelId: 'channel' },
            seat,
            interaction: newInteraction(),
            rematchOf: matchId,
          }),
        )
      const offers = async (drafted: Challenge, person: string) =>
        must(await net.challenges.decksFor(drafted.id, person)).flatMap(({ id }) =>
          id.startsWith('played') ? [id] : [],
        )
      const finished = async () => {
        const matchId = await begin(net, { left: ann!, right: bob! })
        must(await net.matches.concede({ matchId, person: bob!, interaction: newInteraction() }))
        return matchId
      }
      const listOf = async (matchId: string, seat: string) => {
        const { data } = (await net.prisma.move.findUnique({ where: { matchId_seq: { matchId, seq: 0 } } }))!
        return (data as { decks: Record<string, unknown> }).decks[seat]
      }

      const closed = await finished()
      const swapped = await draftRematch(closed, 'right')
      expect(await offers(swapped, ann!)).toEqual([])
      expect(refusedAs(await choose(net, swapped, ann!, 'played-right'))).toBe('challenge.deck')
      const same = await draftRematch(closed, 'left')
      expect(await offers(same, ann!)).toEqual(['played-left'])
      const offered = must(await choose(net, same, ann!, 'played-left'))
      expect(await offers(offered, bob!)).toEqual(['played-right'])
      const again = must(await choose(net, offered, bob!, 'played-right')).matchId!
      for (const seat of ['left', 'right']) expect(await listOf(again, seat)).toEqual(await listOf(closed, seat))
      // Somebody who did not play in it knows neither deck.
      expect(await playedDecks(net.prisma, tiny, closed, 'eve', [], new Date())).toEqual([])

      await net.close()
      const opening = { ...tiny, opensAtEnd: true }
      net = await open(place, { openMatches: 3, games: { tiny: opening } })
      for (const { match } of await net.matches.of(ann!))
        must(await net.matches.concede({ matchId: match.id, person: ann!, interaction: newInteraction() }))
      const known = await finished()
      const other = must(await choose(net, await draftRematch(known, 'right'), ann!, 'played-right'))
      const turned = must(await choose(net, other, bob!, 'played-left')).matchId!
      for (const seat of ['left', 'right']) expect(await listOf(turned, seat)).toEqual(await listOf(known, seat))
      expect((await net.matches.record(turned))!.players).toEqual({ left: bob, right: ann })
      expect(await playedDecks(net.prisma, opening, known, 'eve', [], new Date())).toEqual([])
    })

    it('as a rematch brings the orders of a deck that its owner still has', async () => {
      const [ann, bob] = people(2)
      const matchId = await begin(net, { left: ann!, right: bob! })
      must(await net.matches.concede({ matchId, person: bob!, interaction: newInteraction() }))
      const [played] = await playedDecks(net.prisma, tiny, matchId, ann!, [], new Date())
      const orders = [{ kind: 'tokens', key: '', settings: {} }]
      const kept = { ...played!, game: 'tiny', list: [...played!.list].reverse(), orders }
      const saved = { ...kept, person: ann!, doubts: [], version: 1, changedAt: new Date(0) }
      expect(await playedDecks(net.prisma, tiny, matchId, ann!, [saved], new Date())).toEqual([{ ...played!, orders }])
      const changed = { ...saved, list: saved.list.slice(1) }
      expect(await playedDecks(net.prisma, tiny, matchId, ann!, [changed], new Date())).toEqual([played])
    })

    it('is drafted or refused by the same rule in the database and in words', async () => {
      for (const most of [null, 1, 2])
        for (const [own, others] of [
          [false, false],
          [true, false],
          [false, true],
          [true, true],
        ]) {
          const [ann, bob] = people(2)
          await net.persons.change(ann!, { openMatches: most })
          if (own) await net.persons.block(ann!, bob!)
          if (others) await net.persons.block(bob!, ann!)
          const asked = await ask(ann!, bob!)
          expect(isRefusal(asked) ? asked.refused : 'drafted').toBe(
            own ? 'challenge.own-block' : others ? 'challenge.barred' : 'drafted',
          )
        }
    })

    it('counts once however often its click is repeated', async () => {
      const [ann, bob] = people(2)
      const interaction = newInteraction()
      const once = { by: ann!, to: bob!, seat: 'left', interaction }
      const terms = { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs: DAY }
      const at = { guildId: 'guild', channelId: 'channel' }
      must(await net.challenges.draft({ ...once, terms, place: at }))
      expect(refusedAs(await net.challenges.draft({ ...once, terms, place: at }))).toBe('challenge.stale')
      must(await draft(net, bob!, ann!))
    })
  })
})
