/**
 * The pools of a league: drawn from its seed, by the products of its game. The same seed, player and pack give the same
 * cards for ever, so that nobody draws twice and everybody can check the draw once the seed is known. Pure.
 */
import type { Deck, DeckList, Pack, ProductCount, Products, Refusal, Seat } from '../contract/index.ts'
import { poolFaults } from '../decks/pool-check.ts'
import type { AnyGame } from '../games/games.ts'
import { stream } from '../kit/chance/streams.ts'
import type { League, LeagueSettings, PlayerId } from '../leagues/league.ts'
import type { PoolRules } from '../leagues/pool-rules.ts'
import { deckFaults, isAllowed, type ThemePick } from './deck-rules.ts'

/** The cards of a pool. */
export interface Pool {
  /** The packs in the order in which they were drawn, card by card; empty for a cube. */
  readonly packs: readonly { readonly pack: string; readonly cards: readonly string[] }[]
  /** All cards, of starter sets too, in the order of the catalogue. */
  readonly list: DeckList
}

/** The deck that a player plays who has built none: the starter lists of their pool. */
const STARTER = 'pool:starter:'

/** Returns the seat of the starter lists that have this id; null: it is another deck. */
export const starterSeatOf = (deckId: string): Seat | null =>
  deckId.startsWith(STARTER) ? deckId.slice(STARTER.length) : null

/** The holder of the one pool that everybody shares. */
const EVERYBODY = 'all'
/** No pool is larger: it has to fit into an export, and people have to read it. */
const MOST_CARDS = 400

type PoolSettings = Pick<LeagueSettings, 'format' | 'rules' | 'decks' | 'pool' | 'sides'>

/** Returns the pool of a player; null while it is not drawn, and in leagues without pools. */
export function poolOf(
  game: AnyGame,
  { seed, settings, pools = [] }: Pick<League, 'seed' | 'settings' | 'pools'>,
  player: PlayerId | null,
): Pool | null {
  const { pool } = settings
  if (pool == null || player === null || !pools.includes(player)) return null
  return drawPool(game, settings, pool, seed, player)
}

/**
 * Returns the cards that a seed gives to a player by these rules: starter sets, then each pack slot by slot, or the cards of
 * a cube side by side. @throws if the game has no such product
 */
export function drawPool(
  game: AnyGame,
  settings: PoolSettings,
  rules: PoolRules,
  seed: string,
  player: PlayerId,
): Pool {
  const products = productsOf(game)
  const holder = rules.shared ? EVERYBODY : player
  const starters = rules.starters.flatMap(({ product, count }) =>
    game.seats.flatMap((seat) => Array.from({ length: count }, () => starterOf(products, product).lists[seat]!).flat()),
  )
  const packs = rules.packs
    .flatMap(({ product, count }) => Array.from({ length: count }, () => packOf(products, product)))
    .map((pack, at) => ({ pack: pack.id, cards: openPack(pack, seed, `pool ${holder}, pack ${at + 1}`) }))
  const dealt = rules.cards === 0 ? [] : dealCube(game, settings, rules, seed, `pool ${holder}, cube`)
  const single = [...packs.flatMap(({ cards }) => cards), ...dealt].map((card) => ({ card, count: 1 }))
  return { packs, list: summed(game, [...starters, ...single]) }
}

function openPack(pack: Pack, seed: string, label: string): readonly string[] {
  return pack.slots.flatMap(({ id, count, cards }) => taken(cards, count, stream(seed, `${label}: ${id}`)))
}

/** Returns this many different cards, each as likely as the others. */
function taken(cards: readonly string[], count: number, below: (limit: number) => number): readonly string[] {
  const left = [...cards]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!)
}

/** Each seat gets as many cards, the first one the odd one. */
function dealCube(game: AnyGame, settings: PoolSettings, rules: PoolRules, seed: string, label: string) {
  return game.seats.flatMap((seat, at) =>
    taken(cubeOf(game, settings, rules, seat), cubeShare(game, rules, at), stream(seed, `${label}: ${seat}`)),
  )
}

const cubeShare = ({ seats }: AnyGame, { cards }: PoolRules, at: number): number =>
  Math.floor(cards / seats.length) + (at < cards % seats.length ? 1 : 0)

/** Returns the cards of a seat that a cube is dealt from: playable ones that the rules for decks allow. */
function cubeOf(game: AnyGame, settings: PoolSettings, { sets, theme }: PoolRules, seat: Seat): readonly string[] {
  const rules = { sets, banned: bannedIn(settings), theme: (theme ?? []) as unknown as readonly ThemePick[] }
  const mayPlay = game.pool?.({ format: settings.format, rules: settings.rules }, seat)
  const known = new Map(game.cards.all.map((card) => [card.id, card]))
  return productsOf(game).cube.filter((id) => {
    const card = known.get(id)
    if (card === undefined || card.side !== seat || (mayPlay !== undefined && !mayPlay.includes(id))) return false
    return isAllowed(game, card, rules) && (game.unplayable?.([{ card: id, count: 1 }]) ?? []).length === 0
  })
}

const bannedIn = ({ decks }: PoolSettings): readonly string[] =>
  ((decks ?? {}) as { readonly banned?: readonly string[] }).banned ?? []

/** Returns the deck of a seat that a pool holds for certain: the lists of its starter sets. */
export function starterDeck(game: AnyGame, { format, pool }: PoolSettings, seat: Seat): Deck | null {
  if (pool == null || game.products === undefined) return null
  const products = game.products
  const list = pool.starters.flatMap(({ product, count }) =>
    Array.from({ length: count }, () => starterOf(products, product).lists[seat] ?? []).flat(),
  )
  const [first] = pool.starters
  const name = first === undefined ? seat : starterOf(products, first.product).name.en
  return { id: `${STARTER}${seat}`, name, seat, format, list: summed(game, list) }
}

/**
 * Returns everything wrong with a deck in a league, as `deckFaults` does, and the cards that are not in the pool.
 *
 * @param pool of the deck's owner; null in leagues without pools, or before the draw
 */
export const faultsInPool = (
  game: AnyGame,
  deck: Parameters<typeof deckFaults>[1],
  settings: Parameters<typeof deckFaults>[2],
  pool: Pool | null,
): readonly Refusal[] => [
  ...deckFaults(game, deck, settings),
  ...(pool === null ? [] : poolFaults(game, deck.list, pool.list)),
]

/**
 * Returns why pools can't be drawn by these settings: `pool-game`, `pool-product`, `pool-size`, `pool-cube` or
 * `pool-starter`; null if each pool holds a legal deck of each seat.
 */
export function poolProblem(game: AnyGame, settings: PoolSettings): Refusal | null {
  const { pool } = settings
  if (pool == null) return null
  const problem = (code: string, values: Refusal['values'] = {}): Refusal => ({ refused: `league.${code}`, values })
  const { products } = game
  if (products === undefined) return problem('pool-game')
  const unknown = [
    ...pool.starters.filter(({ product }) => !products.starters.some(({ id }) => id === product)),
    ...pool.packs.filter(({ product }) => !products.packs.some(({ id }) => id === product)),
  ]
  if (unknown[0] !== undefined) return problem('pool-product', { product: unknown[0].product })
  const counts = [...pool.starters, ...pool.packs].map(({ count }) => count)
  const isWhole = [...counts, pool.cards].every((count) => Number.isSafeInteger(count) && count >= 0)
  const starters = sumOf(pool.starters)
  if (!isWhole || starters > MOST_CARDS || sumOf(pool.packs) > MOST_CARDS)
    return problem('pool-size', { most: MOST_CARDS })
  const needed = products.startersFor(settings.format)
  if (starters !== needed) return problem('pool-starters', { count: needed })
  const least = Math.min(
    ...game.seats.map((seat, at) => cubeOf(game, settings, pool, seat).length - cubeShare(game, pool, at)),
  )
  if (pool.cards > 0 && least < 0) return problem('pool-cube', { most: pool.cards + least * game.seats.length })
  const size = drawPool(game, settings, pool, '', EVERYBODY).list.reduce((sum, { count }) => sum + count, 0)
  if (size > MOST_CARDS) return problem('pool-size', { most: MOST_CARDS })
  for (const seat of game.seats) {
    const deck = starterDeck(game, settings, seat)!
    const [fault] = deckFaults(game, deck, settings)
    if (fault !== undefined) return problem('pool-starter', { seat })
  }
  return null
}

const sumOf = (some: readonly ProductCount[]): number => some.reduce((sum, { count }) => sum + count, 0)

/** Returns a list in which each card stands once, in the order of the catalogue. */
function summed(game: AnyGame, list: DeckList): DeckList {
  const counts = new Map<string, number>()
  for (const { card, count } of list) counts.set(card, (counts.get(card) ?? 0) + count)
  return game.cards.all.flatMap(({ id }) => {
    const count = counts.get(id)
    return count === undefined ? [] : [{ card: id, count }]
  })
}

function productsOf({ id, products }: AnyGame): Products {
  if (products === undefined) throw new Error(`${id} has no products`)
  return products
}

function packOf({ packs }: Products, product: string): Pack {
  const found = packs.find(({ id }) => id === product)
  if (found === undefined) throw new Error(`no pack ${product}`)
  return found
}

function starterOf({ starters }: Products, product: string) {
  const found = starters.find(({ id }) => id === product)
  if (found === undefined) throw new Error(`no starter set ${product}`)
  return found
}
