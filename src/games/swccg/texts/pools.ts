/** The cards that a side may have in a match, as far as everybody knows. */

import { cards } from '../cards/index.ts'
import { LESSON, LESSON_LISTS } from '../cards/lesson-lists.ts'
import type { Card } from '../cards/printed-card.ts'
import { isFormat, type Lists, listsIn, poolOf } from '../formats.ts'
import { cardOf, type EngineCard, momentOfHand, SIDES, type Side } from '../state/engine-card.ts'
import type { Board } from '../state/game-state.ts'
import { heldBy } from './sources.ts'

/** A card of a pool; `copies` null: any number. */
interface PoolEntry {
  readonly card: EngineCard
  readonly copies: number | null
}

type Pools = Readonly<Record<Side, readonly PoolEntry[]>>

/** Both decks of a format, or of the first game, where everybody knows them. */
export const decksKnown = (format: string): Lists | null => (format === LESSON ? LESSON_LISTS : listsIn(format))

/** The cards of a format; of one that nobody may choose, such as that of scenarios, all cards. */
function cardsIn(format: string): Pools {
  const lists = decksKnown(format)
  if (lists !== null) return listed(lists)
  const of = (side: Side): readonly Card[] =>
    isFormat(format) ? poolOf(format, side) : cards.filter((card) => card.side === side)
  return poolsOf((side) => of(side).map(({ id }) => ({ card: cardOf(id), copies: null })))
}

const POOLS = new Map<string, Pools>()
/** The cards of a format; found once, when they are first asked for. */
function poolsIn(format: string): Pools {
  const pools = POOLS.get(format) ?? cardsIn(format)
  POOLS.set(format, pools)
  return pools
}

/** The cards that a side may have in a format. */
const poolIn = (format: string, side: Side): readonly PoolEntry[] => poolsIn(format)[side]

/** The format of tables that are laid by hand, such as those of scenarios: any card may be in a deck. */
export const LAID = 'named'

/**
 * Whether windows try each title that a side may hold: where everybody knows the decks, and on tables that are laid to
 * judge a rule. With a large pool some title could answer nearly always, and trying them all would take long.
 */
export const triesTitles = (format: string): boolean => decksKnown(format) !== null || format === LAID

function listed(lists: Lists): Pools {
  return poolsOf((side) => Object.entries(lists[side]).map(([id, copies]) => ({ card: cardOf(id), copies })))
}

function poolsOf(of: (side: Side) => readonly PoolEntry[]): Pools {
  const [dark, light] = SIDES.map(of)
  return { dark: dark ?? [], light: light ?? [] }
}

/** Cards that can be begun from hand outside of the own deploy phase: Interrupts, Immediate Effects, and what reacts by its own text. */
const isQuick = ({ card }: PoolEntry): boolean =>
  card.type === 'interrupt' || momentOfHand(card) !== undefined || reactsFromHand(card)

/** Whether a card reacts from hand by its own text (rule 16.1). */
export const reactsFromHand = ({ id, side }: EngineCard): boolean =>
  heldBy(id, side).some(({ rule }) => rule.word === 'react' && rule.way === 'deploy' && rule.of === undefined)

const quick = new Map<Pools, Pools>()
/** The quick cards of a format; found once, when they are first asked for. */
function quickIn(format: string): Pools {
  const pools = poolsIn(format)
  const found = quick.get(pools) ?? poolsOf((side) => pools[side].filter(isQuick))
  quick.set(pools, found)
  return found
}

/** The cards of a format that can be begun from hand outside of the own deploy phase. */
export const quickCards = (format: string, side: Side): readonly EngineCard[] =>
  quickIn(format)[side].map(({ card }) => card)

/** How many copies of each card are known to lie elsewhere: in the Lost Pile, on table, being played, or shown since. */
function elsewhere({ lost, out, shown, pieces, playing, destiny }: Board, side: Side): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  const see = (id: string) => seen.set(id, (seen.get(id) ?? 0) + 1)
  lost[side].forEach(see)
  shown[side].forEach(see)
  out?.[side].forEach(see)
  for (const { card, stacked = [] } of pieces) [card, ...stacked].forEach(see)
  for (const card of [playing?.card, destiny?.card]) if (card != null) see(card)
  return seen
}

/** Whether a copy may be where nobody sees it. */
const mayBeHeld =
  (seen: ReadonlyMap<string, number>) =>
  ({ card: { id }, copies }: PoolEntry): boolean =>
    copies === null || (seen.get(id) ?? 0) < copies

/**
 * The quick cards that a side may hold now, as far as everybody can see: none with an empty hand.
 * @param wanted leaves the others out before anything is counted
 */
export function mayHold(
  board: Board,
  side: Side,
  wanted: (card: EngineCard) => boolean = () => true,
): readonly EngineCard[] {
  if (board.sizes[side].hand === 0) return []
  const pool = quickIn(board.format)[side].filter(({ card }) => wanted(card))
  return pool.length === 0 ? [] : pool.filter(mayBeHeld(elsewhere(board, side))).map(({ card }) => card)
}

/** The cards that a side may have in its deck, whatever is known of them. */
export const mayOwn = ({ format }: Pick<Board, 'format'>, side: Side): readonly EngineCard[] =>
  poolIn(format, side).map(({ card }) => card)

/** Every card that a side may hold now, as far as everybody can see: for texts that let any card react. */
export function mayHoldAny(board: Board, side: Side): readonly EngineCard[] {
  if (board.sizes[side].hand === 0) return []
  const pool = poolIn(board.format, side)
  return pool.filter(mayBeHeld(elsewhere(board, side))).map(({ card }) => card)
}

/** The pilots that a side may hold, for a ship that reacts with one. */
export function pilotsHeld(board: Board, side: Side): readonly EngineCard[] {
  const pool = poolIn(board.format, side)
  return pool
    .filter(({ card }) => card.skills?.includes('pilot') === true)
    .filter(mayBeHeld(elsewhere(board, side)))
    .map(({ card }) => card)
}

/** Whether a side may have a Starting Interrupt in its deck (rule 3.4). */
export const mayStart = (format: string, side: Side, isStarting: (card: string) => boolean): boolean =>
  poolIn(format, side).some(({ card }) => isStarting(card.id))
