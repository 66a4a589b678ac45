/** States that differ only in what a reader may not know, and what may be known of each. */
import type { GameEvent, Reader } from '../../../src/games/game.ts'
import { seenBy } from '../../../src/games/game.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, findCard } from '../../../src/games/young-jedi/cards/index.ts'
import { calls, decisions } from '../../../src/games/young-jedi/game.ts'
import { orders } from '../../../src/games/young-jedi/policies/orders.ts'
import { COUNTER_LIMIT } from '../../../src/games/young-jedi/rules/limits.ts'
import { battleOf, type State, type TableCard, turnOf } from '../../../src/games/young-jedi/rules/state.ts'
import { viewOf } from '../../../src/games/young-jedi/view.ts'
import { throughJson } from '../position.ts'

// ---------------------------------------------------------------- what a reader knows

/** Everything that reaches this reader when the game waits in this state. */
export function known(state: State, reader: Reader): unknown {
  const view = viewOf(state, reader)
  const open = decisions(state)
  return throughJson({
    view,
    calls: calls(state),
    own: open.filter((decision) => decision.seat === reader),
    // That the other is asked may be known, what he can choose from may not.
    others: open.filter((decision) => decision.seat !== reader).map(({ id, seat, kind }) => ({ id, seat, kind })),
    orders: reader === 'spectator' ? [] : orders(view, reader),
  })
}

export const told = (events: readonly GameEvent[], reader: Reader) => events.map((event) => seenBy(event, reader))

/** Ids of the cards that lie where this reader can't see them. With decks of single cards an id is a card. */
export function secretIds(state: State, reader: Reader): Set<string> {
  const ids = new Set<string>()
  for (const side of SIDES) {
    const zone = state.sides[side]
    for (const card of zone.deck) ids.add(card)
    if (side === reader) continue
    const battle = battleOf(state)?.sides[side].cards ?? []
    const hidden = [...zone.table, ...Object.values(zone.stranded).flat()].filter((laid) => laid.hidden)
    for (const held of [...zone.hand, ...battle, ...hidden]) ids.add(held.card)
  }
  return ids
}

/** The ids of all cards that occur in a value, each as often as it does. */
export const idsIn = (value: unknown): string[] =>
  (JSON.stringify(value).match(/[A-Z][A-Z\d]-[A-Z\d-]+(\/[12])?/g) ?? []).filter((id) => findCard(id) !== undefined)

/** The ids of `ids` that occur in a value. */
export const occurring = (value: unknown, ids: ReadonlySet<string>): string[] =>
  [...new Set(idsIn(value))].filter((id) => ids.has(id))

// ---------------------------------------------------------------- permuting secrets

type Random = () => number

/** A place where one secret card lies. */
interface Slot {
  readonly zone: 'hand' | 'deck' | 'hidden' | 'battle'
  get(): string
  set(card: string): void
}

const below = (limit: number, next: Random): number => Math.floor(next() * limit)

function shuffled<T>(list: readonly T[], next: Random): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = below(last + 1, next)
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}

function slotsOf(state: State, side: Side, zones: readonly Slot['zone'][]): Slot[] {
  const zone = state.sides[side]
  const slots: Slot[] = []
  const held = (name: Slot['zone'], cards: readonly { card: string }[]) => {
    for (const card of cards as { card: string }[])
      slots.push({
        zone: name,
        get: () => card.card,
        set: (id) => {
          card.card = id
        },
      })
  }
  if (zones.includes('hand')) held('hand', zone.hand)
  if (zones.includes('battle')) held('battle', battleOf(state)?.sides[side].cards ?? [])
  if (zones.includes('hidden'))
    held(
      'hidden',
      [...zone.table, ...Object.values(zone.stranded).flat()].filter((laid: TableCard) => laid.hidden),
    )
  if (zones.includes('deck'))
    zone.deck.forEach((_, at) => {
      slots.push({
        zone: 'deck',
        get: () => zone.deck[at] as string,
        set: (id) => {
          zone.deck[at] = id
        },
      })
    })
  return slots
}

function mayLie(slot: Slot, id: string): boolean {
  const { type } = cardById(id)
  if (slot.zone === 'hidden') return type === 'character' || type === 'weapon'
  return slot.zone !== 'battle' || type === 'battle'
}

const counters = (cards: readonly { card: string }[]): number =>
  cards.reduce((sum, { card }) => sum + ((cardById(card) as { counters?: number }).counters ?? 0), 0)

/** Hidden cards as they can have been deployed: six counters at most, and no stack on two planets. */
function isPossible(state: State, side: Side): boolean {
  const zone = state.sides[side]
  const groups = [zone.table, ...Object.values(zone.stranded)]
  if (groups.some((cards) => counters(cards.filter((laid) => laid.hidden)) > COUNTER_LIMIT)) return false
  const stacks = groups.map((cards) => {
    const own = cards.map((laid) => cardById(laid.card)).filter((card) => 'copies' in card && card.copies === 'stack')
    return new Set(own.map((card) => card.title))
  })
  return stacks.every((one, at) => stacks.slice(at + 1).every((other) => [...one].every((title) => !other.has(title))))
}

/** The other's cards change places among themselves; so do the names they have in his hand, and the cards of his plan. */
function permuteSide(state: State, side: Side, zones: readonly Slot['zone'][], next: Random): void {
  const slots = slotsOf(state, side, zones)
  for (let turn = slots.length * 2; turn > 0; turn--) {
    const one = slots[below(slots.length, next)] as Slot
    const other = slots[below(slots.length, next)] as Slot
    const [a, b] = [one.get(), other.get()]
    if (!mayLie(one, b) || !mayLie(other, a)) continue
    one.set(b)
    other.set(a)
    if (isPossible(state, side)) continue
    one.set(a)
    other.set(b)
  }
  const zone = state.sides[side]
  const battle = battleOf(state)?.sides[side]
  const held = [...zone.hand, ...(battle?.cards ?? [])] as { handle: string }[]
  const names = held.map((card) => card.handle)
  const renamed = new Map(shuffled(names, next).map((name, at) => [names[at] as string, name]))
  for (const card of held) card.handle = renamed.get(card.handle) as string
  if (battle != null && battle.plan !== null) {
    const plan = battle.plan.map((handle) => renamed.get(handle) ?? handle)
    Object.assign(battle, { plan: zones.includes('battle') ? shuffled(plan, next) : plan })
  }
  // What hidden cards have cost is as secret as they are.
  const turn = turnOf(state)
  if (turn !== null && state.active === side && zone.turnsHere === 1) turn.spent = counters(zone.table)
}

export const ALL_ZONES: readonly Slot['zone'][] = ['hand', 'deck', 'hidden', 'battle']

/**
 * The same state with everything changed about that this reader can't know: the other's cards in these zones, and
 * (with `decks`) the order of both draw decks and the seed.
 */
export function permuted(
  state: State,
  reader: Reader,
  next: Random,
  { zones = ALL_ZONES, order = true }: { zones?: readonly Slot['zone'][]; order?: boolean } = {},
): State {
  const copy = throughJson(state)
  for (const side of SIDES) {
    if (side !== reader) permuteSide(copy, side, zones, next)
    if (order) copy.sides[side].deck = shuffled(copy.sides[side].deck, next)
  }
  return order ? { ...copy, seed: `${copy.seed}, another` } : copy
}
