/** Makes states that differ only in secrets of a reader, and says what each reader may know. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { GameEvent, Reader, SeenEvent } from '../../../src/contract/index.ts'
import { seenBy } from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, findCard } from '../../../src/games/young-jedi/cards/index.ts'
import { calls, decisions } from '../../../src/games/young-jedi/playing.ts'
import { orders } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import { isBattleCard, waysOf } from '../../../src/games/young-jedi/rules/battle/plan.ts'
import { asDeployed } from '../../../src/games/young-jedi/rules/deploy.ts'
import {
  type BattleFrame,
  type DuelFrame,
  frameOf,
  type HeldCard,
  type SideState,
  type State,
  type TableCard,
  turnFrame,
} from '../../../src/games/young-jedi/state/game-state.ts'
import { wholeCard } from '../../../src/games/young-jedi/state/game-table.ts'
import { COUNTER_LIMIT } from '../../../src/games/young-jedi/state/limits.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { inPlayOf, throughJson } from '../position.ts'
import { type Match, numbers, playOut, READERS } from './games.ts'

// ---------------------------------------------------------------- knowledge of a reader

/** Returns everything that reaches this reader while the game waits in this state. */
export function known(state: State, reader: Reader): unknown {
  const view = viewOf(state, reader)
  const open = decisions(state)
  return throughJson({
    view,
    calls: calls(state),
    own: open.filter((decision) => decision.seat === reader),
    // The reader may know that the opponent is asked, but not the opponent's options.
    others: open.filter((decision) => decision.seat !== reader).map(({ id, seat, kind }) => ({ id, seat, kind })),
    orders: reader === 'spectator' ? [] : orders(view, reader as Side),
  })
}

export const told = (events: readonly GameEvent[], reader: Reader) => events.map((event) => seenBy(event, reader))

/** Returns a side's hidden cards, the Effect included. */
const hiddenOf = (zone: SideState): readonly TableCard[] => inPlayOf(zone).filter((laid) => laid.hidden)

/** Returns the open Battle card of the current fight. */
const turnedUp = (state: State, side: Side): string | null =>
  frameOf(state, 'fight')?.fighters[side].battle?.handle ?? null

/** Returns the ids of cards that this reader can't see. In decks with each card once, an id identifies a card. */
export function secretIds(state: State, reader: Reader): Set<string> {
  const ids = new Set<string>()
  for (const side of SIDES) {
    const zone = state.sides[side]
    for (const card of zone.deck) ids.add(card)
    if (side === reader) continue
    const battle = frameOf(state, 'battle')?.sides[side].cards ?? []
    const inBattle = battle.filter(({ handle }) => handle !== turnedUp(state, side))
    const dueling = frameOf(state, 'duel')?.hands[side] ?? []
    for (const held of [...zone.hand, ...inBattle, ...dueling, ...hiddenOf(zone)]) ids.add(wholeCard(held.card))
  }
  return ids
}

/** Returns the ids of all cards in a value, as often as they occur; for half a card the id of the card. */
export const idsIn = (value: unknown): string[] =>
  (JSON.stringify(value).match(/[A-Z][A-Z\d]-[A-Z\d-]+(\/[12])?/g) ?? [])
    .filter((id) => findCard(id) !== undefined)
    .map(wholeCard)

/** Returns the ids of `ids` that occur in a value. */
export const occurring = (value: unknown, ids: ReadonlySet<string>): string[] =>
  [...new Set(idsIn(value))].filter((id) => ids.has(id))

// ---------------------------------------------------------------- permuting secrets

type Random = () => number

/** The place of a secret card. */
interface Slot {
  readonly zone: 'hand' | 'deck' | 'hidden' | 'effect' | 'battle' | 'duel'
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

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function slotsOf(state: State, side: Side, zones: readonly Slot['zone'][]): Slot[] {
  const zone = state.sides[side]
  const slots: Slot[] = []
  const held = (name: Slot['zone'], cards: readonly (HeldCard | TableCard)[]) => {
    if (!zones.includes(name)) return
    for (const card of cards as Writable<HeldCard>[])
      slots.push({
        zone: name,
        get: () => wholeCard(card.card),
        set: (id) => {
          card.card = name === 'effect' ? (asDeployed(id) ?? id) : id
        },
      })
  }
  // Cards in the queue of the Deploy step come to light unchanged.
  const queue = state.active === side ? (turnFrame(state)?.queue ?? []) : []
  held(
    'hand',
    zone.hand.filter(({ handle }) => !queue.some((item) => item.split('@')[0] === handle)),
  )
  held(
    'battle',
    (frameOf(state, 'battle')?.sides[side].cards ?? []).filter(({ handle }) => handle !== turnedUp(state, side)),
  )
  held('duel', frameOf(state, 'duel')?.hands[side] ?? [])
  held(
    'hidden',
    hiddenOf(zone).filter((laid) => laid !== zone.effect),
  )
  if (zone.effect?.hidden === true) held('effect', [zone.effect])
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

function mayLie(state: State, slot: Slot, id: string): boolean {
  const { type } = cardById(id)
  switch (slot.zone) {
    case 'hidden':
      return type === 'character' || type === 'weapon'
    case 'effect':
      return cardById(asDeployed(id) ?? id).type === 'effect'
    case 'battle':
      return isBattleCard(frameOf(state, 'battle')?.where ?? 'planet', id)
    default:
      return true
  }
}

const counters = (cards: readonly { card: string }[]): number =>
  cards.reduce((sum, { card }) => sum + ((cardById(card) as { counters?: number }).counters ?? 0), 0)

/** Whether the hidden cards could have been deployed: for at most six counters, and each copy where it is allowed. */
function isPossible(zone: SideState): boolean {
  const { table, stranded, race } = zone
  const effects = zone.effect === null ? [] : [zone.effect]
  const racing = [race?.pilot, race?.podracer].filter((laid) => laid != null)
  const groups = [[...table, ...effects], ...Object.values(stranded), racing]
  if (groups.some((cards) => counters(cards.filter((laid) => laid.hidden)) > COUNTER_LIMIT)) return false
  const titles = (copies: string) =>
    groups.map((cards) =>
      cards
        .map((laid) => cardById(laid.card))
        .filter((card) => 'copies' in card && card.copies === copies)
        .map((card) => card.title),
    )
  const unique = titles('unique').flat()
  if (new Set(unique).size < unique.length) return false
  const stacks = titles('stack').map((list) => new Set(list))
  return stacks.every((one, at) => stacks.slice(at + 1).every((other) => [...one].every((title) => !other.has(title))))
}

/** Shuffles the handles of cards that only their owner can name. @returns the new handle of each old one */
function rename(held: readonly HeldCard[], next: Random): ReadonlyMap<string, string> {
  const names = held.map((card) => card.handle)
  const renamed = new Map(shuffled(names, next).map((name, at) => [names[at] as string, name]))
  for (const card of held as Writable<HeldCard>[]) card.handle = renamed.get(card.handle) as string
  return renamed
}

/** Shuffles the side's cards among these zones, together with their handles in hand and the cards of the plan. */
function permuteSide(state: State, side: Side, zones: readonly Slot['zone'][], next: Random): void {
  const zone = state.sides[side]
  const slots = slotsOf(state, side, zones)
  const could = isPossible(zone)
  for (let turn = slots.length * 2; turn > 0; turn--) {
    const one = slots[below(slots.length, next)] as Slot
    const other = slots[below(slots.length, next)] as Slot
    const [a, b] = [one.get(), other.get()]
    if (!mayLie(state, one, b) || !mayLie(state, other, a)) continue
    one.set(b)
    other.set(a)
    // Only cards in play had to be deployed.
    const inPlay = [one, other].some((slot) => slot.zone === 'hidden' || slot.zone === 'effect')
    if (!inPlay || !could || isPossible(zone)) continue
    one.set(a)
    other.set(b)
  }
  const battle = frameOf(state, 'battle')?.sides as Writable<BattleFrame['sides']> | undefined
  const entry = battle?.[side]
  const renamed = rename([...zone.hand, ...(entry?.cards ?? [])], next)
  const turn = turnFrame(state)
  if (turn !== null && state.active === side)
    turn.queue = turn.queue.map((item) => {
      const [handle = '', ...where] = item.split('@')
      return [renamed.get(handle) ?? handle, ...where].join('@')
    })
  const duel: DuelFrame | null = frameOf(state, 'duel')
  if (duel !== null) rename(duel.hands[side], next)
  const fight = frameOf(state, 'fight')
  const shown = fight?.fighters[side].battle
  if (fight != null && shown != null)
    fight.fighters[side] = {
      ...fight.fighters[side],
      battle: { ...shown, handle: renamed.get(shown.handle) ?? shown.handle },
    }
  if (battle !== undefined && entry !== undefined && entry.plan !== null) {
    const plan = entry.plan.map((id) => rebuilt(id, renamed, entry.cards ?? []))
    battle[side] = { ...entry, plan: zones.includes('battle') ? shuffled(plan, next) : plan }
  }
}

/**
 * Returns the id of a plan's piece under its new handle, with the way of playing it if the card that is there now has
 * one.
 */
function rebuilt(id: string, renamed: ReadonlyMap<string, string>, cards: readonly HeldCard[]): string {
  const [handle = '', way] = id.split('/')
  const name = renamed.get(handle) ?? handle
  const held = cards.find((card) => card.handle === name)
  const piece = way === undefined ? name : `${name}/${way}`
  return held === undefined || waysOf(name, held.card).some((one) => one.id === piece) ? piece : name
}

const ALL_ZONES: readonly Slot['zone'][] = ['hand', 'deck', 'hidden', 'effect', 'battle', 'duel']

/** Whether this reader is looking at the top card of the opponent's draw deck. */
const lookedAt = (state: State, reader: Reader): boolean =>
  state.questions.some(({ kind, side }) => kind === 'peek' && side === reader)

/**
 * Returns the state with everything changed that this reader can't know: the opponent's cards in these zones, and (with
 * `order`) the order of both draw decks and the seed.
 */
export function permuted(
  state: State,
  reader: Reader,
  next: Random,
  { zones = ALL_ZONES, order = true }: { zones?: readonly Slot['zone'][]; order?: boolean } = {},
): State {
  const copy = throughJson(state)
  const looks = lookedAt(state, reader)
  for (const side of SIDES) {
    const { deck } = copy.sides[side]
    const top = side !== reader && looks ? deck.pop() : undefined
    if (side !== reader) permuteSide(copy, side, zones, next)
    if (order) copy.sides[side].deck = shuffled(copy.sides[side].deck, next)
    if (top !== undefined) copy.sides[side].deck.push(top)
  }
  return order ? { ...copy, seed: `${copy.seed}, another` } : copy
}

// ---------------------------------------------------------------- series of facts

/** Facts that may turn a secret card face up. */
export const REVEALING = [
  ...['fighters', 'destiny', 'draw-two', 'damage', 'breakthrough', 'reveal', 'discard', 'hand-shown', 'guess'],
  ...['evacuated', 'race-lost', 'over'],
]

/** Facts about earlier requests of the opponent that come to light now. */
export const GOING_ON = ['deploy', 'location', 'text', 'search', 'found']

/**
 * Compares two series of facts up to the first card that one of them turns face up. @returns whether they agree to the
 * end
 */
export function agree(one: readonly SeenEvent[], other: readonly SeenEvent[]): boolean {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    if (JSON.stringify(one[at]) === JSON.stringify(other[at])) continue
    // A card with two numbers is not told before its owner chooses one.
    for (const event of [one[at], other[at]].filter((found) => found !== undefined))
      expect([...REVEALING, ...GOING_ON], JSON.stringify([one[at], other[at]])).toContain(event.type)
    return false
  }
  return true
}

/** Expects the same of both. Node compares several times as fast as the matcher, which then says what differs. */
export function mustEqual(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other)
}

/**
 * Asserts over whole games that a value stays the same for each reader if everything changes that they may not know.
 * @returns the number of states with anything to change
 */
export function hangsOnNoSecret(
  games: fc.Arbitrary<Match>,
  of: (state: State, reader: Reader) => unknown,
  numRuns: number,
): number {
  let changed = 0
  fc.assert(
    fc.property(games, (match) => {
      const next = numbers(match.choices)
      playOut(match, ({ after }) => {
        for (const reader of READERS) {
          const other = permuted(after, reader, next)
          changed += Number(JSON.stringify(other.sides) !== JSON.stringify(after.sides))
          mustEqual(of(other, reader), of(after, reader))
        }
        return undefined
      })
    }),
    { numRuns },
  )
  return changed
}
