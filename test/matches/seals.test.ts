import { describe, expect, it } from 'vitest'
import { canonicalList, firstSeal, linksOf, sealOf, seedOf, wordOf } from '../../src/kit/chance/seal.ts'
import type { Challenge } from '../../src/matches/api.ts'
import { loadSeal, readWord } from '../../src/matches/fair-play/seals.ts'
import { tiny } from '../games/high-card.ts'
import { usualBackends } from '../storage/servers.ts'
import { choose, DAY, draft, must, type Net, newInteraction, refusedAs, see, startsOnce } from './net.ts'

describe.each(usualBackends)('sealed shuffles on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a challenge', () => {
    let net: Net
    startsOnce(
      newPlace,
      (started) => {
        net = started
      },
      { newSeed: undefined, games: { tiny: { ...tiny, opensAtEnd: true } } },
    )

    const word = (challenge: Challenge, person: string, text: string) =>
      net.challenges.addWord({ challengeId: challenge.id, person, word: text })
    const sealed = async ({ id }: Challenge) => (await loadSeal(net.prisma, id))!
    const setUp = async (matchId: string) => {
      const row = await net.prisma.move.findUniqueOrThrow({ where: { matchId_seq: { matchId, seq: 0 } } })
      return row.data as unknown as { seed: string; decks: Record<string, { card: string; count: number }[]> }
    }
    const begun = async (words: { ann?: string; bob?: string } = {}) => {
      const drafted = await draft(net, 'ann', 'bob')
      if (words.ann !== undefined) expect(await word(drafted, 'ann', words.ann)).toBeNull()
      const open = must(await choose(net, drafted, 'ann', 'left-edges-short'))
      if (words.bob !== undefined) expect(await word(open, 'bob', words.bob)).toBeNull()
      const accepted = must(await choose(net, open, 'bob', 'right-even-short'))
      return { drafted, open, accepted, matchId: accepted.matchId! }
    }
    const concede = async (matchId: string) =>
      must(await net.matches.concede({ matchId, person: 'ann', interaction: newInteraction() }))

    it('shows the first seal in a draft, and then the seal of the deck and the word of its author', async () => {
      const { drafted, open, accepted } = await begun({ ann: 'kessel run', bob: '42 bananas' })
      const { secret } = await sealed(drafted)
      const { decks } = await setUp(accepted.matchId!)
      const first = firstSeal(drafted.id, secret)
      expect(drafted.seal).toBe(first)
      const own = wordOf(drafted.id, 'kessel run')
      expect(open.seal).toBe(sealOf({ first, secret, seat: 'left', deck: decks.left!, word: own }))
      expect(accepted.seal).toBe(open.seal)
      expect(await net.challenges.find(drafted.id)).toEqual(accepted)
    })

    it('begins with the seed that follows from secret, seal and both words, and with lists in one order', async () => {
      const { drafted, open, matchId } = await begun({ ann: 'kessel run', bob: '42 bananas' })
      const { secret } = await sealed(drafted)
      const { seed, decks } = await setUp(matchId)
      const words = ['kessel run', '42 bananas'].map((text) => wordOf(drafted.id, text)) as [string, string]
      expect(seed).toBe(seedOf(secret, open.seal!, words))
      for (const list of Object.values(decks)) expect(list).toEqual(canonicalList(list))
      const { match } = await see(net, matchId, 'carl')
      expect(match.seal).toBe(open.seal)
    })

    it('takes an empty text for a word that nobody gave', async () => {
      const { drafted, open, matchId } = await begun()
      const { secret } = await sealed(drafted)
      expect((await setUp(matchId)).seed).toBe(seedOf(secret, open.seal!, ['', '']))
    })

    it('tells the end of the log once the match is over, and not before', async () => {
      const { drafted, open, matchId } = await begun({ bob: 'late word' })
      expect((await see(net, matchId, 'ann')).match.end).toBeUndefined()
      await concede(matchId)
      const { secret } = await sealed(drafted)
      const { seed } = await setUp(matchId)
      const rows = (await net.prisma.move.findMany({ where: { matchId }, orderBy: { seq: 'asc' } })).map((row) => {
        const { seed: _, ...data } = row.data as { seed?: string }
        const { matchId: __, at, ...rest } = row
        return { ...rest, at: at.toISOString(), data: row.seq === 0 ? data : row.data }
      })
      expect(rows.length).toBeGreaterThan(1)
      const end = linksOf(open.seal!, seed, rows).at(-1)
      expect((await see(net, matchId, 'ann')).match.end).toBe(end)
      expect((await net.matches.record(matchId))?.end).toBe(end)
      expect(secret).not.toBe(seed)
    })

    it('plays the deck of its author as it was sealed, even if they change it later', async () => {
      const drafted = await draft(net, 'ann', 'bob')
      const open = must(await choose(net, drafted, 'ann', 'left-even-short'))
      const before = (await sealed(open)).author!.deck.list
      await net.prisma.challenge.update({ where: { id: open.id }, data: { deckId: 'left-edges-short' } })
      const { matchId } = must(await choose(net, open, 'bob', 'right-even-short'))
      expect((await setUp(matchId!)).decks.left).toEqual(before)
    })

    it('takes one word of each person, its author’s only before it is out, a guest’s only before the match', async () => {
      const drafted = await draft(net, 'ann', 'bob')
      expect(refusedAs(await word(drafted, 'bob', 'too early'))).toBe('challenge.not-yours')
      expect(await word(drafted, 'ann', ' one ')).toBeNull()
      expect(refusedAs(await word(drafted, 'ann', 'two'))).toBe('word.kept')
      expect(await net.challenges.wordOf(drafted.id, 'ann')).toBe('one')
      const open = must(await choose(net, drafted, 'ann', 'left-even-short'))
      expect(refusedAs(await word(open, 'carl', 'mine'))).toBe('challenge.not-yours')
      must(await choose(net, open, 'bob', 'right-even-short'))
      expect(refusedAs(await word(open, 'bob', 'late'))).toBe('word.late')
      const wordless = must(await choose(net, await draft(net, 'ann', 'bob'), 'ann', 'left-even-short'))
      expect(refusedAs(await word(wordless, 'ann', 'late'))).toBe('word.sent')
    })

    it('counts the word of the person who accepts, where anybody may', async () => {
      const open = must(await choose(net, await draft(net, 'ann', null), 'ann', 'left-even-short'))
      expect(await word(open, 'carl', 'from carl')).toBeNull()
      expect(await word(open, 'dora', 'from dora')).toBeNull()
      const { matchId } = must(await choose(net, open, 'dora', 'right-even-short'))
      const { secret } = await sealed(open)
      expect((await setUp(matchId!)).seed).toBe(seedOf(secret, open.seal!, ['', wordOf(open.id, 'from dora')]))
    })

    it('counts a word that comes while the match is being started', async () => {
      const open = must(await choose(net, await draft(net, 'ann', 'bob'), 'ann', 'left-even-short'))
      const [added, started] = await Promise.all([
        word(open, 'bob', 'at once'),
        choose(net, open, 'bob', 'right-even-short'),
      ])
      const { matchId } = must(started)
      const { secret, words } = await sealed(open)
      expect(Object.keys(words)).toEqual(added === null ? ['bob'] : [])
      expect((await setUp(matchId!)).seed).toBe(seedOf(secret, open.seal!, ['', words.bob ?? '']))
    })

    it.each(['withdraw', 'decline'] as const)('forgets secret and words when people %s', async (way) => {
      const open = must(await choose(net, await draft(net, 'ann', 'bob'), 'ann', 'left-even-short'))
      await word(open, 'bob', 'for nothing')
      must(await net.challenges[way](open.id, way === 'withdraw' ? 'ann' : 'bob'))
      expect(await loadSeal(net.prisma, open.id)).toBeNull()
      expect(await net.prisma.sealWord.count({ where: { subject: open.id } })).toBe(0)
    })

    it('forgets secret and words when it expires', async () => {
      const drafted = await draft(net, 'ann', 'bob')
      net.clock.advance(4 * DAY)
      await net.wake()
      await net.idle()
      expect((await net.challenges.find(drafted.id))?.status).toBe('expired')
      expect(await loadSeal(net.prisma, drafted.id)).toBeNull()
    })

    it('gives each rematch a secret of its own, and proposes no word again', async () => {
      const { drafted, matchId } = await begun({ ann: 'once' })
      await concede(matchId)
      const { by, to, terms, place } = drafted
      const request = { by, to, terms, place, seat: null, interaction: newInteraction(), rematchOf: matchId }
      const again = must(await net.challenges.draft(request))
      expect((await sealed(again)).secret).not.toBe((await sealed(drafted)).secret)
      expect(await net.challenges.wordOf(again.id, 'ann')).toBeNull()
    })

    it('seals a practice match with the secret alone, and takes the words in the order of the seats', async () => {
      const drafted = await draft(net, 'ann', 'practice')
      expect(await word(drafted, 'ann', 'against nobody')).toBeNull()
      const { matchId, seal } = must(await choose(net, drafted, 'ann', 'right-even-short'))
      const { secret } = await sealed(drafted)
      expect(seal).toBe(firstSeal(drafted.id, secret))
      const words = ['', wordOf(drafted.id, 'against nobody')] as const
      expect((await setUp(matchId!)).seed).toBe(seedOf(secret, seal!, words))
    })

    it('opens secret and words with the hands, and keeps them closed where hands never open', async () => {
      const { drafted, matchId } = await begun({ ann: 'kessel run' })
      const before = (await net.fairPlays.of(matchId, 'ann'))!
      expect(before).toMatchObject({ word: 'kessel run', secret: null, words: {} })
      expect((await net.fairPlays.of(matchId, 'bob'))!.word).toBeNull()
      expect(await net.fairPlays.exported(matchId)).toBeNull()
      await concede(matchId)
      const after = (await net.fairPlays.of(matchId, 'carl'))!
      const { secret } = await sealed(drafted)
      expect(after).toMatchObject({ state: 'open', secret, words: { left: 'kessel run' } })
      const { fair: opened, rows: all } = (await net.fairPlays.exported(matchId))!
      const { seed } = await setUp(matchId)
      const word = wordOf(drafted.id, 'kessel run')
      expect(opened).toMatchObject({ secret, seed, words: { author: word, guest: '' }, said: { author: 'kessel run' } })
      expect(all[0]!.data).not.toHaveProperty('seed')
      const rated = must(await choose(net, await draft(net, 'ann', 'bob', { rated: true }), 'ann', 'left-even-short'))
      const hidden = must(await choose(net, rated, 'bob', 'right-even-short')).matchId!
      await concede(hidden)
      expect(await net.fairPlays.of(hidden, 'ann')).toMatchObject({ state: 'never', secret: null, words: {} })
      const { as, rows, fair, decks } = (await net.fairPlays.exported(hidden))!
      expect(as).toBe('spectator')
      expect(Object.keys(fair!).sort()).toEqual(['author', 'first', 'method', 'seal', 'subject'])
      expect(decks).toEqual({})
      for (const row of rows) expect(row).not.toHaveProperty('data')
      for (const row of rows) expect(row).not.toHaveProperty('hash')
    })

    it('tells nobody else which answers came from a player’s orders', async () => {
      const rated = must(await choose(net, await draft(net, 'ann', 'bob', { rated: true }), 'ann', 'left-even-short'))
      const { matchId: hidden } = must(await choose(net, rated, 'bob', 'right-even-short'))
      await concede(hidden!)
      await net.prisma.move.updateMany({ where: { matchId: hidden!, seat: { not: null } }, data: { origin: 'order' } })
      const origins = async (person: string) =>
        (await net.fairPlays.exported(hidden!, { person }))!.rows.flatMap(({ seat, origin }) =>
          seat === null ? [] : [`${seat} ${origin}`],
        )
      const [ann, bob, carl] = [await origins('ann'), await origins('bob'), await origins('carl')]
      expect([...ann, ...bob].some((one) => one.endsWith('order'))).toBe(true)
      expect(carl.filter((one) => one.endsWith('order'))).toEqual([])
    })

    it('keeps its seed in the log of an export where no seal holds it', async () => {
      const { drafted, matchId } = await begun({})
      await concede(matchId)
      const { seed } = await setUp(matchId)
      await net.prisma.seal.deleteMany({ where: { subject: drafted.id } })
      const { fair, rows } = (await net.fairPlays.exported(matchId))!
      expect(fair).toBeNull()
      expect(rows[0]!.data).toMatchObject({ seed })
    })

    it('keeps secret, words and seed out of everything that people read before the end', async () => {
      const { drafted, open, accepted, matchId } = await begun({ ann: 'hush kessel', bob: 'hush bananas' })
      await net.idle()
      const { secret, words } = await sealed(drafted)
      const { seed } = await setUp(matchId)
      const sights = await Promise.all(['ann', 'bob', 'carl'].map((person) => see(net, matchId, person)))
      const others = {
        sights,
        shown: [drafted, open, accepted, await net.challenges.decksFor(drafted.id, 'bob')],
        told: net.herald.told,
        record: await net.matches.record(matchId),
        history: await net.matches.history(matchId, 'carl'),
        exported: [await net.personalData.export('carl')],
        fair: await net.fairPlays.of(matchId, 'carl'),
      }
      const text = JSON.stringify(others)
      const end = (await net.prisma.match.findUniqueOrThrow({ where: { id: matchId } })).end!
      for (const hidden of [secret, seed, end, 'hush', ...Object.values(words)]) expect(text).not.toContain(hidden)
      const own = await net.personalData.export('ann')
      for (const hidden of [secret, seed, end, 'hush bananas']) expect(own).not.toContain(hidden)
      expect(own).toContain('hush kessel')
    })
  })
})

it.each([
  ['  kessel run ', 'kessel run'],
  ['e\u0301', 'é'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['   ', null],
  ['two\nlines', null],
  ['tab\there', null],
  ['right\u202eto left', null],
  ['<@123>', null],
  ['hey @everyone', null],
])('the word %j is kept as %j', (typed, kept) => {
  expect(readWord(typed)).toBe(kept)
})
