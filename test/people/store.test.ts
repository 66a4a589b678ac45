/** Stored people, on both databases. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_MATCHES, PERSON_LIMITS, USUAL } from '../../src/people/person.ts'
import { begin, type Net, open, refusedAs, see } from '../matches/net.ts'
import { type Place, usualBackends } from '../storage/servers.ts'

describe.each(usualBackends)('people on $name', ({ skip, place: newPlace }) => {
  describe.skipIf(skip)('a person', () => {
    let place: Place
    let net: Net
    beforeAll(() => {
      place = newPlace()
    })
    afterAll(() => place.remove())
    beforeEach(async () => {
      net = await open(place, { openMatches: 7 })
    })
    afterEach(async () => {
      await net?.close()
    })
    let count = 0
    const newPerson = () => `person${++count}`

    it('has the default settings until they set something', async () => {
      const ann = newPerson()
      expect(await net.persons.of(ann)).toEqual({ ...USUAL, id: ann, language: null, zoneAsked: false })
      expect(await net.persons.mostOpen(ann)).toBe(7)
    })

    it('keeps each setting over a restart', async () => {
      const ann = newPerson()
      const { persons } = net
      await persons.change(ann, { zone: 'europe/paris', quiet: { from: 1380, to: 420 } })
      await persons.change(ann, { quietWay: 'held', calls: 'gathered', dms: false })
      await persons.change(ann, { wordsOnly: true, suggestions: false, openMatches: 3, digestAt: 480, hidesPage: true })
      await persons.change(ann, { counted: false })
      await persons.spoke(ann, 'fr')
      const { clock } = net
      await net.close()
      net = await open(place, { clock })
      expect(await net.persons.of(ann)).toEqual({
        id: ann,
        language: 'fr',
        zone: 'Europe/Paris',
        zoneAsked: false,
        quiet: { from: 1380, to: 420 },
        quietWay: 'held',
        calls: 'gathered',
        dms: false,
        wordsOnly: true,
        suggestions: false,
        openMatches: 3,
        digestAt: 480,
        hidesPage: true,
        counted: false,
      })
      expect(await net.persons.mostOpen(ann)).toBe(3)
    })

    it('refuses settings out of range and keeps the present ones', async () => {
      const ann = newPerson()
      const { persons } = net
      const refused = async (changed: object) => refusedAs(await persons.change(ann, changed))
      expect(await refused({ quiet: { from: 1320, to: 480 } })).toBe('people.quiet-zone')
      await persons.change(ann, { zone: 'UTC', quiet: { from: 0, to: 60 } })
      const before = await persons.of(ann)
      expect(await refused({ zone: 'Europe/Nowhere' })).toBe('people.zone')
      expect(await refused({ zone: '' })).toBe('people.zone')
      for (const quiet of [
        { from: 60, to: 60 },
        { from: -1, to: 60 },
        { from: 0, to: 1440 },
        { from: 0.5, to: 60 },
        { from: Number.NaN, to: 60 },
      ])
        expect(await refused({ quiet })).toBe('people.quiet')
      for (const openMatches of [0, -1, 1.5, Number.NaN, PERSON_LIMITS.openMatches + 1])
        expect(await refused({ openMatches })).toBe('people.limit')
      expect(await refused({ quietWay: 'loud' })).toBe('people.quiet')
      expect(await refused({ calls: 'never' })).toBe('people.calls')
      expect(await persons.of(ann)).toEqual(before)
    })

    it('has no quiet hours without a zone', async () => {
      const ann = newPerson()
      await net.persons.change(ann, { zone: 'UTC', quiet: { from: 0, to: 60 } })
      expect(await net.persons.change(ann, { zone: null })).toMatchObject({ zone: null, quiet: null })
    })

    it('is not written again while their language stays the same', async () => {
      const ann = newPerson()
      await net.persons.spoke(ann, 'en')
      net.queries.length = 0
      await net.persons.spoke(ann, 'en')
      expect(net.queries).toEqual([])
      await net.persons.spoke(ann, 'fr')
      expect((await net.persons.of(ann)).language).toBe('fr')
      expect(await net.persons.of(ann)).toMatchObject(USUAL)
    })

    it('is asked for their zone once, however many requests come at a time, and not if it is known', async () => {
      const ann = newPerson()
      const asked = await Promise.all([1, 2, 3, 4].map(() => net.persons.askZone(ann)))
      expect(asked.filter(Boolean)).toHaveLength(1)
      expect(await net.persons.askZone(ann)).toBe(false)
      const bob = newPerson()
      await net.persons.change(bob, { zone: 'UTC' })
      expect(await net.persons.askZone(bob)).toBe(false)
      const carl = newPerson()
      await net.persons.spoke(carl, 'fr')
      expect(await net.persons.askZone(carl)).toBe(true)
    })

    it('is asked for their zone once by their calls, too, with no statement of its own', async () => {
      const [ann, bob] = [newPerson(), newPerson()]
      const { calls, persons, clock } = net
      const asked = async (person: string) => (await calls.before(person, 'some match', clock.now(), true)).zoneAsked
      await persons.of(ann)
      net.queries.length = 0
      expect(await asked(ann)).toBe(true)
      expect(net.queries).toHaveLength(1)
      expect(await persons.of(ann)).toMatchObject({ ...USUAL, zoneAsked: true })
      expect(net.queries).toHaveLength(1)
      expect(await asked(ann)).toBe(false)
      await persons.change(bob, { zone: 'UTC' })
      expect(await asked(bob)).toBe(false)
      expect((await persons.of(bob)).zone).toBe('UTC')
    })

    it('keeps the channel of their direct messages with the call that opens it', async () => {
      const ann = newPerson()
      const { calls, clock, prisma } = net
      const now = clock.now()
      const call = { channelId: 'opened', messageId: 'm', noticeId: 'n', sentAt: now, rangAt: null, covers: {} }
      net.queries.length = 0
      await calls.put(ann, 'some match', call, { opened: 'opened' })
      expect(net.queries).toHaveLength(1)
      expect((await calls.before(ann, 'some match', now)).dm).toBe('opened')
      await calls.put(ann, 'some match', { ...call, messageId: 'later' })
      expect(await calls.of(ann, 'some match')).toEqual({ ...call, messageId: 'later' })
      expect(await prisma.dmChannel.count({ where: { personId: ann } })).toBe(1)
    })

    it('blocks and unblocks others, each once', async () => {
      const [ann, bob, carl] = [newPerson(), newPerson(), newPerson()]
      const { persons } = net
      expect(await persons.block(ann, bob)).toBeNull()
      expect(await persons.block(ann, bob)).toBeNull()
      net.clock.advance(1)
      expect(await persons.block(ann, carl)).toBeNull()
      expect(await persons.blockedBy(ann)).toEqual([carl, bob])
      expect(await persons.blockedBy(bob)).toEqual([])
      expect(refusedAs(await persons.block(ann, ann))).toBe('people.block-self')
      expect(await persons.unblock(ann, bob)).toBe(true)
      expect(await persons.unblock(ann, bob)).toBe(false)
      expect(await persons.blockedBy(ann)).toEqual([carl])
    })

    it('blocks no more people than the limit', async () => {
      const ann = newPerson()
      const data = Array.from({ length: PERSON_LIMITS.blocks }, (_, at) => ({
        by: ann,
        whom: `w${at}`,
        at: new Date(0),
      }))
      await net.prisma.block.createMany({ data })
      expect(refusedAs(await net.persons.block(ann, 'one more'))).toBe('people.blocks-full')
      expect(await net.persons.block(ann, 'w3')).toBeNull()
      expect(await net.persons.unblock(ann, 'w3')).toBe(true)
      expect(await net.persons.block(ann, 'one more')).toBeNull()
    })

    it('is called until they have answered', async () => {
      const [ann, bob] = [newPerson(), newPerson()]
      const matchId = await begin(net, { left: ann, right: bob })
      const { calls, clock } = net
      const start = clock.now()
      const sight = await see(net, matchId, ann)
      const { calledAt } = sight.calls.find(({ seat }) => seat === 'left')!
      const before = new Date(start.getTime() - 1)
      const call = { channelId: 'c', messageId: 'm', noticeId: 'n', sentAt: start, rangAt: start }
      const covers = { [matchId]: calledAt.toISOString() }
      const ringing = async (person: string, since: Date) => (await calls.before(person, matchId, since)).rings
      expect(await calls.of(ann, matchId)).toBeNull()
      expect(await calls.before(ann, matchId, before)).toEqual({
        own: null,
        all: null,
        rings: false,
        dm: null,
        zoneAsked: false,
      })
      await calls.put(ann, matchId, { ...call, covers })
      expect(await calls.of(ann, matchId)).toEqual({ ...call, covers })
      const own = { ...call, covers }
      expect(await calls.before(ann, matchId, start)).toEqual({
        own,
        all: null,
        rings: false,
        dm: null,
        zoneAsked: false,
      })
      expect(await ringing(ann, before)).toBe(true)
      expect(await ringing(ann, start)).toBe(false)
      expect(await ringing(bob, before)).toBe(false)
      // Without a sound, or to another sitting than the present one.
      await calls.put(ann, matchId, { ...call, rangAt: null, covers })
      expect(await ringing(ann, before)).toBe(false)
      await calls.put(ann, matchId, { ...call, covers: { [matchId]: before.toISOString() } })
      expect(await ringing(ann, before)).toBe(false)
      await calls.put(ann, matchId, { ...call, covers })
      await net.matches.play({
        matchId,
        person: ann,
        answers: [{ decision: sight.decisions[0]!.id, exit: 'lay', arrange: ['red', 'green', 'blue'] }],
        interaction: 'answered',
      })
      expect(await ringing(ann, before)).toBe(false)
      expect(await calls.take(ann, { each: [], gathered: matchId })).toEqual([])
      expect(await calls.take(bob, { each: [matchId], gathered: matchId })).toEqual([])
      expect(await calls.take(ann, { each: [matchId], gathered: null })).toEqual([
        { about: matchId, call: { ...call, covers } },
      ])
      expect(await calls.of(ann, matchId)).toBeNull()
    })

    it('strikes the gathered call off if it calls to this match and no other', async () => {
      const { calls } = net
      const [ann, start] = [newPerson(), net.clock.now()]
      const call = { channelId: 'c', messageId: 'm', noticeId: 'n', sentAt: start, rangAt: null }
      const both = { ...call, covers: { one: start.toISOString(), two: start.toISOString() } }
      await calls.put(ann, ALL_MATCHES, both)
      expect(await calls.take(ann, { each: ['one'], gathered: 'one' })).toEqual([])
      const only = { ...call, covers: { one: start.toISOString() } }
      await calls.put(ann, ALL_MATCHES, only)
      await calls.put(ann, 'one', only)
      expect(await calls.take(ann, { each: [], gathered: 'two' })).toEqual([])
      const taken = await calls.take(ann, { each: ['one'], gathered: 'one' })
      expect(taken.map(({ about }) => about).sort()).toEqual([ALL_MATCHES, 'one'])
      expect(await calls.of(ann, ALL_MATCHES)).toBeNull()
    })
  })
})
