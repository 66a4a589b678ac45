/** Finding an opponent in the queue. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchQueue, type Ticket } from '../../src/leagues/pairing/queue.ts'
import { HOUR } from './leagues.ts'

const ticket = (person: string, changes: Partial<Ticket> = {}): Ticket => ({
  person,
  game: 'tiny',
  format: 'full',
  clocks: ['3d'],
  rated: true,
  rating: 1500,
  range: 200,
  side: null,
  bias: 0,
  server: 's',
  acrossServers: false,
  without: [],
  lately: [],
  since: 0,
  ...changes,
})
const pairs = (tickets: readonly Ticket[], now = HOUR) =>
  matchQueue(tickets, now).map(({ persons }) => persons.join('-'))

describe('the queue', () => {
  it('pairs the nearest ratings, and as many people as possible', () => {
    const four = [1500, 1650, 1660, 1800].map((rating, at) => ticket(`p${at}`, { rating }))
    expect(pairs(four)).toEqual(['p0-p1', 'p2-p3'])
    expect(pairs(four.slice(0, 3))).toEqual(['p1-p2'])
  })

  it.each([
    ['another format', { format: 'starter' }],
    ['another game', { game: 'other' }],
    ['friendly instead of rated', { rated: false }],
    ['no clock in common', { clocks: ['1d'] }],
    ['a rating too far away', { rating: 1750 }],
    ['another server', { server: 't', acrossServers: true }],
    ['a block', { without: ['a'] }],
  ] as const)('does not pair across %s', (_, changes) => {
    expect(pairs([ticket('a'), ticket('b', changes)])).toEqual([])
  })

  it('pairs across servers if both want that', () => {
    expect(pairs([ticket('a', { acrossServers: true }), ticket('b', { server: 't', acrossServers: true })])).toEqual([
      'a-b',
    ])
  })

  it('lets the range of ratings grow while people wait', () => {
    const two = [ticket('a'), ticket('b', { rating: 1800 })]
    expect(pairs(two, 3 * HOUR)).toEqual([])
    expect(pairs(two, 4 * HOUR)).toEqual(['a-b'])
  })

  it('prefers an opponent who was not met lately, but repeats one if nobody else is there', () => {
    const again = ticket('b', { lately: ['a'], rating: 1550 })
    expect(pairs([ticket('a'), again])).toEqual(['a-b'])
    expect(pairs([ticket('a'), again, ticket('c', { rating: 1600, since: 1 })])).toEqual(['b-c'])
    expect(pairs([ticket('a'), again, ticket('c', { rating: 1600 }), ticket('d', { rating: 1600 })]).length).toBe(2)
  })

  it('lets the person who has waited longest come first', () => {
    expect(
      pairs([ticket('new', { since: 40 * HOUR }), ticket('old'), ticket('mid', { since: 20 * HOUR })], 41 * HOUR),
    ).toEqual(['old-mid'])
  })

  it('gives sides as wanted, else to the person who had the first one less often', () => {
    expect(pairs([ticket('a', { side: 1 }), ticket('b')])).toEqual(['b-a'])
    expect(pairs([ticket('a', { side: 1 }), ticket('b', { side: 1 })])).toEqual([])
    expect(pairs([ticket('a', { bias: 2 }), ticket('b')])).toEqual(['b-a'])
    expect(
      matchQueue([ticket('a', { clocks: ['1d', '3d'] }), ticket('b', { clocks: ['3d', '1d'] })], 1)[0]?.clock,
    ).toBe('1d')
  })

  it('never pairs anybody twice or against their wishes', () => {
    const some = fc.record({
      rating: fc.integer({ min: 1000, max: 2000 }),
      range: fc.option(fc.nat({ max: 400 })),
      side: fc.constantFrom(null, 0 as const, 1 as const),
      server: fc.constantFrom('s', 't'),
      acrossServers: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (wishes) => {
        const tickets = wishes.map((wish, at) => ticket(`p${at}`, wish))
        const found = matchQueue(tickets, 5 * HOUR)
        const there = found.flatMap(({ persons }) => persons)
        expect(new Set(there).size).toBe(there.length)
        for (const { persons } of found) {
          const [one, other] = persons.map((person) => tickets.find((each) => each.person === person)!)
          expect(one!.side).not.toBe(1)
          expect(other!.side).not.toBe(0)
          expect(one!.server === other!.server || (one!.acrossServers && other!.acrossServers)).toBe(true)
        }
      }),
    )
  })
})
