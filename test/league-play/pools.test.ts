/** Pools drawn from the products of real games, and the check of decks against them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeckList, PoolRecipe } from '../../src/contract/index.ts'
import { copiesIn, poolFaults } from '../../src/decks/pool-check.ts'
import { games } from '../../src/games/registry.ts'
import { drawPool, poolOf, poolProblem, starterDeck } from '../../src/league-play/pools.ts'
import { seedHash } from '../../src/league-play/seed-hash.ts'
import type { PoolRules } from '../../src/leagues/pool-rules.ts'
import { settings } from '../leagues/leagues.ts'

const youngJedi = games['young-jedi']!
const swccg = games.swccg!

const rulesOf = ({ starters, packs, cards, sets }: PoolRecipe, changes: Partial<PoolRules> = {}): PoolRules => ({
  kind: cards > 0 ? 'cube' : 'sealed',
  shared: false,
  buildHours: 24,
  ...{ starters, packs, cards, sets, theme: [] },
  ...changes,
})

/** Every recipe of every game and format. */
const RECIPES = [youngJedi, swccg].flatMap((game) =>
  game.formats.flatMap((format) => game.products!.recipes(format).map((recipe) => ({ game, format, recipe }))),
)
const some = fc.constantFrom(...RECIPES)
const someOf = (which: (typeof RECIPES)[number]['game']) =>
  fc.constantFrom(...RECIPES.filter(({ game }) => game === which))
const player = fc.integer({ min: 1, max: 64 }).map((n) => `p${n}`)
const seed = fc.string({ minLength: 1, maxLength: 20 })

function drawn({ game, format, recipe }: (typeof RECIPES)[number], from: string, who: string, more = {}) {
  const pool = rulesOf(recipe, more)
  const own = settings({ game: game.id, format, sides: [game.seats[0]!, game.seats[1]!], pool })
  return { own, pool: drawPool(game, own, pool, from, who) }
}

const sizeOf = (list: DeckList) => list.reduce((sum, { count }) => sum + count, 0)

describe('a pool', () => {
  it('every pack of Young Jedi has 1 rare, 3 uncommon and 7 common cards of its set, none of them twice', () => {
    const facts = new Map(youngJedi.cards.all.map((card) => [card.id, card]))
    fc.assert(
      fc.property(someOf(youngJedi), seed, player, (one, from, who) => {
        for (const { pack, cards } of drawn(one, from, who).pool.packs) {
          const rarities = cards.map((id) => facts.get(id)!.rarity)
          expect(rarities).toEqual([...Array(1).fill('rare'), ...Array(3).fill('uncommon'), ...Array(7).fill('common')])
          expect(new Set(cards).size).toBe(cards.length)
          expect(cards.every((id) => facts.get(id)!.set === pack)).toBe(true)
        }
      }),
    )
  })

  it('every pack of the Star Wars CCG has 1 rare, 3 uncommon and 5 or 7 common cards that are played, none of them twice', () => {
    const facts = new Map(swccg.cards.all.map((card) => [card.id, card]))
    let packs = 0
    fc.assert(
      fc.property(someOf(swccg), seed, player, (one, from, who) => {
        const { own, pool } = drawn(one, from, who)
        for (const { pack, cards } of pool.packs) {
          packs += 1
          const [first, ...others] = cards.map((id) => facts.get(id)!.rarity)
          expect(pack === '9' ? ['R', 'UR'] : ['R']).toContain(first)
          expect(others).toEqual([...Array(3).fill('U'), ...Array(pack === '9' ? 7 : 5).fill('C')])
          expect(new Set(cards).size).toBe(cards.length)
          expect(cards.every((id) => id.startsWith(`${pack}_`) && facts.get(id)!.unwritten !== true)).toBe(true)
        }
        // The starter deck of a pool is legal, and each of its cards may be played in the format.
        for (const seat of swccg.seats) {
          const { list } = starterDeck(swccg, own, seat)!
          expect(swccg.checkDeck(list, seat, one)).toEqual([])
        }
        const playable = swccg.seats.flatMap((seat) => swccg.pool!(one, seat))
        expect(pool.list.filter(({ card }) => !playable.includes(card))).toEqual([])
      }),
    )
    expect(packs).toBeGreaterThan(0)
  })

  it('an ultra-rare card stands in one pack of Death Star II in 79 at most, and no pack leaves out cards of its set', () => {
    const [endor, pack] = swccg.products!.packs
    const [rare] = pack!.slots
    const ultra = rare!.cards.filter((id) => ['9_24', '9_109'].includes(id))
    expect(ultra).toHaveLength(2)
    expect(new Set(rare!.cards.filter((id) => !ultra.includes(id))).size * 2).toBe(rare!.cards.length - 2)
    for (const one of [endor, pack]) {
      expect(one!.source.en).not.toContain('leave out')
      expect(one!.source.fr).not.toContain('laissent de côté')
    }
  })

  it('rule 2.9: no pool holds a virtual card, Uh-Oh!, or a foil', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RECIPES.filter(({ game }) => game === youngJedi)), seed, (one, from) => {
        for (const { card } of drawn(one, from, 'p1').pool.list) expect(card).not.toMatch(/^V|-F\d/)
        const names = drawn(one, from, 'p1').pool.list.map(
          ({ card }) => youngJedi.cards.all.find(({ id }) => id === card)!.name,
        )
        expect(names.filter((name) => /Uh-Oh/i.test(name))).toEqual([])
      }),
      { numRuns: 40 },
    )
    const left = youngJedi.products!.cube.map((id) => youngJedi.cards.all.find((card) => card.id === id)!)
    expect(left.filter(({ name, rarity }) => /Uh-Oh/i.test(name) || rarity === 'virtual')).toEqual([])
  })

  it('the same seed and player give the same pool, another player or seed another one', () => {
    fc.assert(
      fc.property(some, seed, player, player, (one, from, who, other) => {
        const mine = drawn(one, from, who).pool
        expect(drawn(one, from, who).pool).toEqual(mine)
        if (other !== who) expect(drawn(one, from, other).pool).not.toEqual(mine)
        expect(drawn(one, `${from}!`, who).pool).not.toEqual(mine)
        expect(drawn(one, from, who, { shared: true }).pool).toEqual(drawn(one, from, other, { shared: true }).pool)
      }),
      { numRuns: 60 },
    )
  })

  it('holds a legal deck of each side, and as many cards as its recipe says', () => {
    fc.assert(
      fc.property(some, seed, player, (one, from, who) => {
        const { own, pool } = drawn(one, from, who)
        expect(poolProblem(one.game, own)).toBeNull()
        let starters = 0
        for (const seat of one.game.seats) {
          const deck = starterDeck(one.game, own, seat)!
          starters += sizeOf(deck.list)
          expect(one.game.checkDeck(deck.list, seat, own)).toEqual([])
          expect(poolFaults(one.game, deck.list, pool.list)).toEqual([])
        }
        const inPack = ({ product }: { readonly product: string }) =>
          one.game.products!.packs.find(({ id }) => id === product)!.slots.reduce((sum, { count }) => sum + count, 0)
        const packs = one.recipe.packs.reduce((sum, some) => sum + some.count * inPack(some), 0)
        expect(sizeOf(pool.list)).toBe(starters + packs + one.recipe.cards)
      }),
      { numRuns: 60 },
    )
  })

  it('a cube deals as many cards to each side, each once, of the sets and conditions that were chosen', () => {
    const recipe = youngJedi.products!.recipes('starter').find(({ id }) => id === 'cube-small')!
    const theme = [{ filter: 'type', is: 'character' }]
    const { own, pool } = drawn({ game: youngJedi, format: 'starter', recipe }, 's', 'p1', { theme })
    const starters = new Map(
      youngJedi.seats.flatMap((seat) =>
        starterDeck(youngJedi, own, seat)!.list.map(({ card, count }) => [card, count] as const),
      ),
    )
    const dealt = pool.list
      .map(({ card, count }) => ({ card, count: count - (starters.get(card) ?? 0) }))
      .filter(({ count }) => count > 0)
    const facts = dealt.map(({ card }) => youngJedi.cards.all.find(({ id }) => id === card)!)
    expect(dealt.every(({ count }) => count === 1)).toBe(true)
    expect(facts.every(({ type }) => type === 'character')).toBe(true)
    expect(facts.filter(({ side }) => side === 'light')).toHaveLength(22)
    expect(facts).toHaveLength(44)
    // Reflections reprinted cards of other sets as foils: the filter counts them to it.
    const setOf = youngJedi.cards.filters.find(({ id }) => id === 'set')!
    const small = (id: string) => ['EM', 'DF', 'EB', 'RF', 'BP'].includes(id)
    expect(facts.every((card) => (setOf.of(card) as readonly string[]).some(small))).toBe(true)
  })

  it('each rare card of a set comes about as often as every other one', () => {
    const recipe = youngJedi.products!.recipes('full').find(({ id }) => id === 'sealed-jc')!
    const counts = new Map<string, number>()
    for (let n = 0; n < 500; n++)
      for (const { cards } of drawn({ game: youngJedi, format: 'full', recipe }, 'fair', `p${n}`).pool.packs)
        counts.set(cards[0]!, (counts.get(cards[0]!) ?? 0) + 1)
    // 3,000 packs, 30 rares: 100 each, with a deviation of 10.
    expect(counts.size).toBe(30)
    expect(Math.min(...counts.values())).toBeGreaterThan(60)
    expect(Math.max(...counts.values())).toBeLessThan(140)
  })
})

describe('settings of pools', () => {
  const base = { game: 'young-jedi', format: 'full', sides: ['dark', 'light'] as const }
  const [usual] = youngJedi.products!.recipes('full')
  const problem = (changes: Partial<PoolRules>, more = {}) =>
    poolProblem(youngJedi, settings({ ...base, pool: rulesOf(usual!, changes), ...more }))?.refused ?? null

  it('are refused where a pool could not be drawn, or would hold no legal deck', () => {
    expect(problem({})).toBeNull()
    expect(problem({ packs: [{ product: 'EM', count: 4 }] })).toBe('league.pool-product')
    expect(problem({ starters: [{ product: 'DM', count: 1 }] })).toBe('league.pool-starters')
    expect(problem({ starters: [] })).toBe('league.pool-starters')
    expect(problem({ packs: [{ product: 'DM', count: 99 }] })).toBe('league.pool-size')
    expect(problem({ packs: [{ product: 'DM', count: 1.5 }] })).toBe('league.pool-size')
    expect(problem({ packs: [], cards: 300, sets: ['BP'] })).toBe('league.pool-cube')
    expect(problem({}, { decks: { banned: ['DM-65'] } })).toBe('league.pool-starter')
    expect(problem({}, { decks: { theme: [{ filter: 'type', is: 'character' }] } })).toBe('league.pool-starter')
    const bare = { ...youngJedi, products: undefined } as unknown as typeof youngJedi
    expect(poolProblem(bare, settings({ ...base, pool: rulesOf(usual!) }))?.refused).toBe('league.pool-game')
  })
})

describe('a deck and its pool', () => {
  it('counts copies over all printings, and names each card of which the pool has too few', () => {
    const twice = youngJedi.cards.all.find(({ printings }) => printings.length > 1)!
    const [one, other] = twice.printings as [string, string]
    const pool = [{ card: one, count: 2 }]
    expect(copiesIn(youngJedi, [...pool, { card: other, count: 1 }], one)).toBe(3)
    expect(poolFaults(youngJedi, [{ card: other, count: 2 }], pool)).toEqual([])
    const over = [
      { card: one, count: 2 },
      { card: other, count: 1 },
      { card: 'DM-2', count: 1 },
    ]
    expect(poolFaults(youngJedi, over, pool)).toEqual([
      { refused: 'league.deck-pool', values: { card: expect.any(String), count: 3, most: 2 } },
      { refused: 'league.deck-pool-none', values: { card: 'Qui-Gon Jinn, Jedi Master', count: 1, most: 0 } },
    ])
  })

  it('is nobody’s before the draw', () => {
    const own = settings({ game: 'young-jedi', format: 'full', pool: rulesOf(youngJedi.products!.recipes('full')[0]!) })
    expect(poolOf(youngJedi, { seed: 's', settings: own }, 'p1')).toBeNull()
    expect(poolOf(youngJedi, { seed: 's', settings: own, pools: ['p2'] }, 'p1')).toBeNull()
    expect(poolOf(youngJedi, { seed: 's', settings: own, pools: ['p1'] }, 'p1')).not.toBeNull()
  })
})

it('the hash of a seed is its SHA-256, as any tool computes it', () => {
  expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
