/** The set-up of a match: the decks answer it, and nothing of it tells what a deck holds. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decision, type DeckList, isRefusal, type StandingOrder } from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS, type Edition } from '../../../src/games/young-jedi/cards/editions.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { placeBonus } from '../../../src/games/young-jedi/cards/users.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { deckOffers, filledOrders } from '../../../src/games/young-jedi/policies/orders/deck-fill.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import { obey } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import { isFetchable } from '../../../src/games/young-jedi/rules/fetch.ts'
import type { Format, State } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { ASKED } from '../../../src/kit/orders/deck-orders.ts'
import type { Terms } from '../../../src/matches/api.ts'
import { type Start, startOf } from '../../../src/matches/start.ts'
import { runs } from '../../runs.ts'
import { anyDeck } from './games.ts'

const SET_UP = ['start-number', 'start-location', 'fetch']
const AT = new Date('2030-01-01T12:00:00Z')
const HOUR = 3_600_000
/** Of both sides. */
const MOST_ASKED = 2 * SET_UP.length

const hasEffect = (list: DeckList): boolean => list.some(({ card }) => isFetchable(card))

/** The same deck with a character in the place of each Effect. It need not be legal: nobody checks it any more. */
function withoutEffects(list: DeckList): DeckList {
  const someone = list.find(({ card }) => cardById(card).type === 'character')!.card
  return list.map(({ card, count }) => ({ card: isFetchable(card) ? someone : card, count }))
}

type Own = Readonly<Record<Side, readonly StandingOrder[]>>

function begin(
  format: Format,
  lists: Readonly<Record<Side, DeckList>>,
  seed: string,
  own: Own,
  edition: Edition = 'current',
): Start {
  const deck = (side: Side) => ({ list: lists[side], format, orders: own[side] })
  const terms: Terms = {
    game: youngJedi.id,
    format,
    rules: { edition },
    rated: false,
    sittingMs: 24 * HOUR,
  }
  return startOf({
    matchId: 'match',
    game: youngJedi,
    terms,
    decks: { dark: deck('dark'), light: deck('light') },
    players: { dark: 'dark person', light: 'light person' },
    seed,
    interaction: 'begin',
    at: AT,
    calendars: {},
  })
}

const decisionsOf = ({ state }: Start): readonly Decision<Side>[] => youngJedi.decisions(state as State)
const activeIn = ({ state }: Start): Side => (state as State).active

/** All that the opponent of a side can observe besides the public facts: who is called, when, and what is told. */
const observed = ({ sittings, notices }: Start) => ({
  begun: sittings.begun.map(({ seat, calledAt, deadline }) => ({ seat, calledAt, deadline })),
  told: notices.map(({ id: _, ...notice }) => (notice.kind === 'story' ? { kind: notice.kind } : notice)),
})

/** Orders of an owner who wants to be asked everything. */
const askingAll = (list: DeckList, format: Format): StandingOrder[] =>
  deckOffers(list, format).map(({ kind, key, fields }) => ({
    kind,
    key,
    settings: Object.fromEntries(fields.map(({ id }) => [id, ASKED])),
  }))

const starts = fc.constantFrom<Format>('starter', 'full').chain((format) =>
  fc.record({
    format: fc.constant(format),
    dark: anyDeck('dark', format, 'current'),
    light: anyDeck('light', format, 'current'),
    seed: fc.string(),
    // Effects or none in each of the two.
    bare: fc.record({ dark: fc.boolean(), light: fc.boolean() }),
  }),
)
type Drawn = typeof starts extends fc.Arbitrary<infer One> ? One : never

const listsOf = ({ dark, light, bare }: Drawn) => ({
  dark: bare.dark ? withoutEffects(dark) : dark,
  light: bare.light ? withoutEffects(light) : light,
})

const NOTHING: Own = { dark: [], light: [] }

describe('the set-up of a match', () => {
  it('asks nobody: the first question is that of the first turn, with every deck and both formats', () => {
    const effects = new Set<boolean>()
    fc.assert(
      fc.property(starts, fc.constantFrom(...EDITIONS), (drawn, edition) => {
        const lists = listsOf(drawn)
        const start = begin(drawn.format, lists, drawn.seed, NOTHING, edition)
        for (const side of SIDES) effects.add(hasEffect(lists[side]))
        const open = decisionsOf(start)
        expect(open.map(({ kind }) => kind).filter((kind) => SET_UP.includes(kind))).toEqual([])
        expect(open.map(({ seat }) => seat)).toEqual([activeIn(start)])
        expect((start.state as State).turn).toBe(1)
      }),
      { numRuns: runs(40) },
    )
    expect(effects.size).toBe(2)
  })

  it('calls who begins, once and at the start, and tells the same, whatever either deck holds', () => {
    fc.assert(
      fc.property(starts, (drawn) => {
        const start = begin(drawn.format, listsOf(drawn), drawn.seed, NOTHING)
        const seat = activeIn(start)
        const deadline = new Date(AT.getTime() + 24 * HOUR)
        expect(observed(start)).toEqual({
          begun: [{ seat, calledAt: AT, deadline }],
          told: [
            { kind: 'started', matchId: 'match', at: AT },
            { kind: 'story' },
            { kind: 'called', seat, deadline, matchId: 'match', at: AT },
          ],
        })
      }),
      { numRuns: runs(20) },
    )
  })

  it('asks who wants to be asked, with Effects in the deck and without, and nobody else', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(starts, fc.constantFrom(...SIDES), (drawn, side) => {
        const { format, seed } = drawn
        const lists = listsOf(drawn)
        const own = { ...NOTHING, [side]: askingAll(lists[side], format) }
        const start = begin(format, lists, seed, own)
        const plain = begin(format, lists, seed, NOTHING)
        const open = decisionsOf(start)
        expect(open.map(({ seat }) => seat)).toEqual([side])
        const [{ kind } = { kind: '' }] = open
        // Which of them comes first follows from the draw for the start, which everybody sees.
        expect(SET_UP).toContain(kind)
        if (format === 'full' && activeIn(plain) === side) expect(['start-number', 'start-location']).toContain(kind)
        if (format === 'starter') expect(kind).toBe('fetch')
        seen.add(`${kind} ${hasEffect(lists[side])}`)
      }),
      { numRuns: runs(24) },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['fetch true', 'fetch false']))
  })

  it('shows an opponent the same of two decks whose owner wants to be asked, with Effects and without', () => {
    fc.assert(
      fc.property(starts, fc.constantFrom(...SIDES), (drawn, side) => {
        const { format, seed } = drawn
        const lists = { dark: drawn.dark, light: drawn.light }
        const bare = { ...lists, [side]: withoutEffects(lists[side]) }
        const own = (list: DeckList) => ({ ...NOTHING, [side]: askingAll(list, format) })
        const [rich, poor] = [begin(format, lists, seed, own(lists[side])), begin(format, bare, seed, own(bare[side]))]
        // The cards drawn for the start are public, and they decide it.
        const drawnCards = ({ rows }: Start) =>
          JSON.stringify(rows.flatMap(({ events }) => events).filter(({ type }) => type === 'start-draw'))
        fc.pre(drawnCards(rich) === drawnCards(poor))
        expect(observed(rich)).toEqual(observed(poor))
        expect(decisionsOf(rich).map(({ kind }) => kind)).toEqual(decisionsOf(poor).map(({ kind }) => kind))
      }),
      { numRuns: 30 },
    )
  })
})

describe('the orders that a deck has by itself', () => {
  it('begin at a Location that helps its characters most, and continue by the same list', () => {
    const openings = new Set<string>()
    fc.assert(
      fc.property(
        fc.constantFrom(...SIDES).chain((side) => anyDeck(side, 'full', 'current')),
        (list) => {
          const order = filledOrders(list, 'full').find(({ kind }) => kind === 'locations')!
          const { start, next } = order.settings
          const gain = (id: string) =>
            list.reduce((sum, { card, count }) => {
              const [location, character] = [cardById(id), cardById(card)]
              if (location.type !== 'location' || character.type !== 'character') return sum
              return sum + count * placeBonus(character, location.place)
            }, 0)
          const locations = list.map(({ card }) => card).filter((card) => cardById(card).type === 'location')
          const gains = start!.choose!.map(gain)
          expect(new Set(start!.choose)).toEqual(new Set(locations))
          expect(gains).toEqual(gains.toSorted((one, other) => other - one))
          expect(next).toEqual(start)
          openings.add(start!.choose![0]!)
        },
      ),
      { numRuns: runs(20) },
    )
    expect(openings.size).toBeGreaterThan(3)
  })

  it('fetch what the practice opponent would, or nothing', () => {
    const fetched = new Set<boolean>()
    for (const dark of decks.filter(({ seat }) => seat === 'dark'))
      for (const light of decks.filter((deck) => deck.seat === 'light' && deck.format === dark.format)) {
        const format = dark.format as Format
        const lists = { dark: dark.list, light: light.list }
        const asking = { dark: askingAll(dark.list, format), light: askingAll(light.list, format) }
        let { state } = begin(format, lists, 'fetch', asking) as { state: State }
        for (let asked = 0; asked < MOST_ASKED; asked++) {
          const decision = youngJedi.decisions(state)[0]!
          if (!SET_UP.includes(decision.kind)) break
          const { seat } = decision
          const view = viewOf(state, seat)
          const answer = practice(view, decision)
          if (decision.kind === 'fetch') {
            expect(obey(view, decision, filledOrders(lists[seat], format))).toEqual(answer)
            fetched.add(answer.exit === 'fetch')
          }
          const step = youngJedi.play(state, seat, [answer])
          if (isRefusal(step)) throw new Error(step.refused)
          state = step.state
        }
      }
    expect(fetched.has(true)).toBe(true)
  })

  it('have an empty list of Effects for a deck without any, for each planet', () => {
    for (const { list, format } of decks) {
      const order = filledOrders(withoutEffects(list), format as Format).find(({ kind }) => kind === 'fetch')!
      for (const setting of Object.values(order.settings)) expect(setting).toEqual({ exit: 'ok', choose: [] })
    }
  })
})
