/** The agreed rules of a match: stored with the challenge and the match, used in play, and found again in the log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeckList } from '../../src/contract/index.ts'
import type { Challenge, Terms } from '../../src/matches/api.ts'
import { loadLog } from '../../src/matches/match-rows.ts'
import { type Place, usualBackends } from '../storage/servers.ts'
import { begin, choose, draft, must, type Net, newInteraction, open, playOut, refusedAs, see } from './net.ts'

const guardsIn = (view: unknown): number[] =>
  Object.values((view as { sides: Record<string, { guards: number }> }).sides).map(({ guards }) => guards)

describe.each(usualBackends)('rules that were agreed on, on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a challenge and its match', () => {
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

    const ask = async (rules: unknown) => {
      const { terms, place } = await draft(net, 'ann', 'bob')
      return net.challenges.draft({
        by: 'ann',
        to: 'bob',
        terms: { ...terms, rules: rules as Terms['rules'] },
        place,
        seat: null,
        interaction: newInteraction(),
      })
    }

    it('keep only choices that are not the default', async () => {
      const drafted = must(await ask({ copies: 'three', guards: 'three' }))
      expect(drafted.terms.rules).toEqual({ copies: 'three' })
      expect(await net.challenges.find(drafted.id)).toEqual(drafted)
      expect(must(await ask({ guards: 'three', copies: 'two' })).terms.rules).toEqual({})
      const row = await net.prisma.challenge.findUniqueOrThrow({ where: { id: drafted.id } })
      expect(row.rules).toEqual({ copies: 'three' })
    })

    it('are denied for rules that the game does not offer; nothing is kept then', async () => {
      const before = await net.prisma.challenge.count()
      expect(await ask({ guards: 'many' })).toEqual({
        refused: 'rule-choice.value',
        values: { rule: 'guards', value: 'many', known: ['three', 'none'] },
      })
      expect(refusedAs(await ask({ edition: '2001' }))).toBe('rule-choice.unknown')
      expect(refusedAs(await ask({ guards: { none: true } }))).toBe('rule-choice.value')
      // Each time one draft was made to take its terms from.
      expect(await net.prisma.challenge.count()).toBe(before + 3)
    })

    it('begin, are told and end by these rules', async () => {
      const matchId = await begin(net, { rules: { guards: 'none' } })
      for (const person of ['ann', 'bob', 'carl']) {
        const { match, view } = await see(net, matchId, person)
        expect(match.terms.rules).toEqual({ guards: 'none' })
        expect(guardsIn(view)).toEqual([0, 0])
      }
      expect((await net.matches.of('ann')).find(({ match }) => match.id === matchId)?.match.terms.rules).toEqual({
        guards: 'none',
      })
      await playOut(net, matchId)
      expect((await net.matches.record(matchId))!).toMatchObject({
        status: 'over',
        terms: { rules: { guards: 'none' } },
      })
      const ordinary = await see(net, await begin(net), 'ann')
      expect([ordinary.match.terms.rules, guardsIn(ordinary.view)]).toEqual([{}, [3, 3]])
    })

    it('are rebuilt from the log by the same rules', async () => {
      const matchId = await begin(net, { format: 'long', rules: { guards: 'none' } })
      await playOut(net, matchId)
      const [setup] = await loadLog(net.prisma, matchId)
      expect(setup!.data).toMatchObject({ options: { format: 'long', rules: { guards: 'none' } } })
      const rebuilt = (await net.rebuild(matchId))!
      expect(rebuilt).toMatchObject({ from: 0, differs: null })
      expect(guardsIn(rebuilt.states.get(0))).toEqual([0, 0])
    })

    it('against the practice opponent keep them too', async () => {
      const drafted = await draft(net, 'ann', 'practice', { rules: { guards: 'none' } })
      const { matchId } = must(await choose(net, drafted, 'ann', 'left-even-short'))
      expect(guardsIn((await see(net, matchId!, 'ann')).view)).toEqual([0, 0])
    })

    describe('take decks that are legal by these rules', () => {
      let people = 0
      const somebody = () => `builder ${++people}`
      const THREES: DeckList = [
        ...[1, 2, 3].map((value) => ({ card: `left-${value}`, count: 3 })),
        { card: 'left-4', count: 1 },
      ]
      const builder = async () => {
        const person = somebody()
        const deck = { name: 'Threes', game: 'tiny', seat: 'left', format: 'short', list: THREES }
        must(await net.decks.create({ person, interaction: newInteraction(), ...deck }))
        return person
      }
      const offer = async ({ id }: Challenge, person: string) =>
        must(await net.challenges.decksFor(id, person)).find(({ name }) => name === 'Threes')!

      it('of the author', async () => {
        const ann = await builder()
        const ordinary = await draft(net, ann, 'bob')
        const limited = await offer(ordinary, ann)
        expect(limited.faults.map(({ refused }) => refused)).toEqual(['deck.copies', 'deck.copies', 'deck.copies'])
        expect(refusedAs(await choose(net, ordinary, ann, limited.id))).toBe('challenge.deck')
        const agreed = await draft(net, ann, 'bob', { rules: { copies: 'three' } })
        const free = await offer(agreed, ann)
        expect(free.faults).toEqual([])
        const opened = must(await choose(net, agreed, ann, free.id))
        const { matchId } = must(await choose(net, opened, 'bob', 'right-even-short'))
        expect((await see(net, matchId!, ann)).match.players).toEqual({ left: ann, right: 'bob' })
      })

      it('of who accepts', async () => {
        const bob = await builder()
        for (const [rules, faults] of [
          [{}, 3],
          [{ copies: 'three' }, 0],
        ] as const) {
          const drafted = await draft(net, 'ann', bob, { rules })
          const opened = must(await choose(net, drafted, 'ann', 'right-even-short'))
          const mine = await offer(opened, bob)
          expect(mine.faults).toHaveLength(faults)
          expect(refusedAs(await choose(net, opened, bob, mine.id))).toBe(faults > 0 ? 'challenge.deck' : 'not refused')
        }
      })
    })
  })
})
