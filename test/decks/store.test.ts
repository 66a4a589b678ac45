/** Stored decks: their owners, repeated requests, simultaneous changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { DECK_LIMITS, type NewDeck, type SavedDeck } from '../../src/decks/deck.ts'
import { must, type Net, newInteraction, open, refusedAs } from '../matches/net.ts'
import { type Place, usualBackends } from '../storage/servers.ts'

const LIST = [{ card: 'left-2', count: 2 }]

describe.each(usualBackends)('decks on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a deck', () => {
    let place: Place
    let net: Net
    let people = 0
    beforeAll(async () => {
      place = newPlace()
      net = await open(place)
      await net.start()
    })
    afterAll(async () => {
      await net?.close()
      await place?.remove()
    })

    const somebody = () => `person ${++people}`
    const asked = (person: string, more: Partial<NewDeck> = {}): NewDeck => ({
      person,
      interaction: newInteraction(),
      name: 'Evens',
      game: 'tiny',
      seat: 'left',
      format: 'short',
      list: LIST,
      ...more,
    })
    const made = async (person: string, more: Partial<NewDeck> = {}): Promise<SavedDeck> =>
      must(await net.decks.create(asked(person, more)))
    const names = async (person: string) => (await net.decks.of(person)).map(({ name }) => name)
    const change = (deck: SavedDeck, count: number, more: { version?: number; interaction?: string } = {}) =>
      net.decks.change({
        person: deck.person,
        id: deck.id,
        interaction: newInteraction(),
        change: () => ({ list: [{ card: 'left-2', count }] }),
        ...more,
      })

    it('is kept as it was made, over a restart as well', async () => {
      const ann = somebody()
      const doubts = [{ text: '3 of something', count: 3, candidates: ['left-1', 'left-3'] }]
      const deck = await made(ann, { name: '  My \u202e deck\n✨ ', doubts })
      expect(deck).toMatchObject({ person: ann, name: 'My deck ✨', list: LIST, doubts, version: 0 })
      expect(deck.changedAt).toEqual(net.clock.now())
      await net.close()
      net = await open(place)
      await net.start()
      expect(await net.decks.find(ann, deck.id)).toEqual(deck)
      expect(await net.decks.of(ann)).toEqual([deck])
    })

    it('is for its owner alone: others can’t find, see, change, copy or delete it', async () => {
      const [ann, bob] = [somebody(), somebody()]
      const deck = await made(ann)
      expect(await net.decks.find(bob, deck.id)).toBeNull()
      expect(await net.decks.of(bob)).toEqual([])
      const theirs = { person: bob, id: deck.id, interaction: newInteraction() }
      expect(refusedAs(await net.decks.change({ ...theirs, change: () => ({ name: 'Mine now' }) }))).toBe(
        'decks.unknown',
      )
      expect(refusedAs(await net.decks.copy(theirs))).toBe('decks.unknown')
      expect(refusedAs(await net.decks.remove(theirs))).toBe('decks.unknown')
      // Just as if there were none.
      const none = { ...theirs, id: 'no such deck' }
      expect(await net.decks.copy(none)).toEqual(await net.decks.copy(theirs))
      expect(await net.decks.find(ann, deck.id)).toEqual(deck)
      // The same name is free for others.
      expect(refusedAs(await net.decks.create(asked(ann)))).toBe('decks.name-taken')
      expect((await made(bob)).name).toBe('Evens')
    })

    it('has a unique name, whatever its capitals', async () => {
      const ann = somebody()
      const first = await made(ann, { name: 'Été' })
      const second = await made(ann, { name: 'Hiver' })
      expect(refusedAs(await net.decks.create(asked(ann, { name: 'ÉTÉ ' })))).toBe('decks.name-taken')
      const rename = (deck: SavedDeck, name: string) =>
        net.decks.change({ person: ann, id: deck.id, interaction: newInteraction(), change: () => ({ name }) })
      expect(refusedAs(await rename(second, 'été'))).toBe('decks.name-taken')
      expect(refusedAs(await rename(second, ' \u200b '))).toBe('decks.name')
      expect(refusedAs(await rename(second, 'x'.repeat(DECK_LIMITS.name + 1)))).toBe('decks.name')
      expect(must(await rename(first, 'ÉTÉ')).name).toBe('ÉTÉ')
      expect(await made(ann, { name: 'hiver', anyName: true })).toMatchObject({ name: 'hiver (2)' })
      expect(await made(ann, { name: 'hiver', anyName: true })).toMatchObject({ name: 'hiver (3)' })
      expect((await names(ann)).toSorted()).toEqual(['Hiver', 'hiver (2)', 'hiver (3)', 'ÉTÉ'])
    })

    it('is copied under another name, with its doubtful lines', async () => {
      const ann = somebody()
      const doubts = [{ text: 'x', count: 1, candidates: ['left-1'] }]
      const deck = await made(ann, { doubts })
      const copy = must(await net.decks.copy({ person: ann, id: deck.id, interaction: newInteraction() }))
      expect(copy).toMatchObject({ name: 'Evens (2)', list: LIST, doubts, version: 0 })
      expect(copy.id).not.toBe(deck.id)
      must(await change(copy, 1))
      expect((await net.decks.find(ann, deck.id))!.list).toEqual(LIST)
      const named = { person: ann, id: deck.id, interaction: newInteraction(), name: 'Odds' }
      expect(must(await net.decks.copy(named)).name).toBe('Odds')
      expect(refusedAs(await net.decks.copy({ ...named, interaction: newInteraction() }))).toBe('decks.name-taken')
    })

    it('that was changed last comes first', async () => {
      const ann = somebody()
      const one = await made(ann, { name: 'one' })
      net.clock.advance(1000)
      await made(ann, { name: 'two' })
      expect(await names(ann)).toEqual(['two', 'one'])
      net.clock.advance(1000)
      must(await change(one, 1))
      expect(await names(ann)).toEqual(['one', 'two'])
    })

    it('is made once by the same request, however often it comes', async () => {
      const ann = somebody()
      const request = asked(ann, { anyName: true })
      const results = await Promise.all([1, 2, 3].map(() => net.decks.create(request)))
      expect(results.filter((result) => !isRefusal(result))).toHaveLength(1)
      expect(await names(ann)).toEqual(['Evens'])
      expect(isRefusal(await net.decks.create(request))).toBe(true)
      expect(await names(ann)).toEqual(['Evens'])
    })

    it('is changed once by the same request', async () => {
      const deck = await made(somebody())
      const interaction = newInteraction()
      const more = () =>
        net.decks.change({
          person: deck.person,
          id: deck.id,
          interaction,
          change: ({ list }) => ({ list: [{ card: 'left-2', count: list[0]!.count + 1 }] }),
        })
      const results = await Promise.all([more(), more()])
      expect(results.filter((result) => !isRefusal(result))).toHaveLength(1)
      expect(refusedAs(await more())).toBe('decks.stale')
      expect(await net.decks.find(deck.person, deck.id)).toMatchObject({
        version: 1,
        list: [{ card: 'left-2', count: 3 }],
      })
    })

    it('that has changed since it was seen is not changed again, and the answer holds the later one', async () => {
      const deck = await made(somebody())
      const first = must(await change(deck, 3, { version: deck.version }))
      expect(first).toMatchObject({ version: 1, list: [{ card: 'left-2', count: 3 }] })
      expect(refusedAs(await change(deck, 9, { version: deck.version }))).toBe('decks.stale')
      expect(refusedAs(await net.decks.remove({ person: deck.person, id: deck.id, version: 0 }))).toBe('decks.stale')
      expect(await net.decks.find(deck.person, deck.id)).toEqual(first)
      must(await change(deck, 4, { version: first.version }))
    })

    it('takes one of two changes at the same moment, if both have seen the same', async () => {
      const deck = await made(somebody())
      const results = await Promise.all([3, 4, 5].map((count) => change(deck, count, { version: 0 })))
      const won = results.filter((result) => !isRefusal(result))
      expect(won).toHaveLength(1)
      expect(await net.decks.find(deck.person, deck.id)).toEqual(won[0])
    })

    it('takes both of two changes that don’t touch each other', async () => {
      const deck = await made(somebody())
      const add = (card: string) =>
        net.decks.change({
          person: deck.person,
          id: deck.id,
          interaction: newInteraction(),
          change: ({ list }) => ({ list: [...list, { card, count: 1 }] }),
        })
      const results = await Promise.all([add('left-3'), add('left-4')])
      expect(results.filter(isRefusal)).toEqual([])
      const { list } = (await net.decks.find(deck.person, deck.id))!
      expect(list.map(({ card }) => card).toSorted()).toEqual(['left-2', 'left-3', 'left-4'])
    })

    it('is gone when it is deleted, and its name and place are free', async () => {
      const deck = await made(somebody())
      expect(must(await net.decks.remove({ person: deck.person, id: deck.id }))).toEqual(deck)
      expect(await net.decks.of(deck.person)).toEqual([])
      expect(refusedAs(await net.decks.remove({ person: deck.person, id: deck.id }))).toBe('decks.unknown')
      expect(refusedAs(await change(deck, 1))).toBe('decks.unknown')
      await made(deck.person)
    })

    it('counts towards the person’s maximum, even if several are made at once', async () => {
      const ann = somebody()
      const many = Array.from({ length: DECK_LIMITS.perPerson - 1 }, (_, at) => asked(ann, { name: `deck ${at}` }))
      for (const request of many) must(await net.decks.create(request))
      const last = await Promise.all(['x', 'y', 'z'].map((name) => net.decks.create(asked(ann, { name }))))
      expect(last.filter((result) => !isRefusal(result))).toHaveLength(1)
      expect(await net.decks.of(ann)).toHaveLength(DECK_LIMITS.perPerson)
      expect(await net.decks.create(asked(ann, { name: 'one more' }))).toEqual({
        refused: 'decks.full',
        values: { most: DECK_LIMITS.perPerson },
      })
      // Somebody else has room.
      await made(somebody())
    })

    it('is refused when no game could be played with it, and when it is no deck any more', async () => {
      const ann = somebody()
      const refused = async (more: Partial<NewDeck>) => refusedAs(await net.decks.create(asked(ann, more)))
      expect(await refused({ game: 'chess' })).toBe('decks.code-game')
      expect(await refused({ game: 'toString' })).toBe('decks.code-game')
      expect(await refused({ seat: 'middle' })).toBe('decks.code-game')
      expect(await refused({ format: 'endless' })).toBe('decks.code-game')
      expect(await refused({ name: '' })).toBe('decks.name')
      for (const count of [0, -1, 1.5, Number.NaN, DECK_LIMITS.copies + 1])
        expect(await refused({ list: [{ card: 'left-2', count }] })).toBe('decks.large')
      const cards = Array.from({ length: DECK_LIMITS.cards + 1 }, (_, at) => ({ card: `c${at}`, count: 1 }))
      expect(await refused({ list: cards })).toBe('decks.large')
      const doubts = Array.from({ length: DECK_LIMITS.doubts + 1 }, () => ({ text: 'x', count: 1, candidates: [] }))
      expect(await refused({ doubts })).toBe('decks.large')
      expect(await net.decks.of(ann)).toEqual([])
      const deck = await made(ann)
      expect(refusedAs(await change(deck, 0))).toBe('decks.large')
      expect(refusedAs(await change(deck, 1, { version: 7 }))).toBe('decks.stale')
    })

    it('may refuse a change itself, and stays as it was', async () => {
      const deck = await made(somebody())
      const denied = { refused: 'decks.full-copies', values: { most: 99 } }
      const asked = { person: deck.person, id: deck.id, interaction: newInteraction(), change: () => denied }
      expect(await net.decks.change(asked)).toEqual(denied)
      expect(await net.decks.find(deck.person, deck.id)).toEqual(deck)
    })
  })
})
