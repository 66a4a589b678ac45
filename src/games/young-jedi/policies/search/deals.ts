/** Deals the cards that a seat does not see to the places where they may lie. */
import type { ChanceStream } from '../../../../contract/index.ts'
import { shuffle } from '../../../../kit/chance/streams.ts'
import { removeOne, without } from '../../../../kit/search/bags.ts'
import { type Prior, priorOf, unseenCards } from '../../../../kit/search/opposing-decks.ts'
import type { Card, Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { byId } from '../../cards/order.ts'
import { isBattleCard } from '../../rules/battle/plan.ts'
import { asDeployed } from '../../rules/deploy.ts'
import type { HeldCard, SideState, TableCard } from '../../state/game-state.ts'
import { isType, wholeCard } from '../../state/game-table.ts'
import { counterLimit } from '../../texts/reading/numbers.ts'
import type { SideView, View } from '../../view/player-view.ts'
import { seenState } from '../../view/seen-state.ts'
import type { CardKnowledge, SideKnowledge } from './knowledge.ts'

/** One side of an imagined state, with its secret cards in a battle or duel. */
export interface DealtSide {
  readonly zone: SideState
  readonly battle: readonly HeldCard[]
  readonly duel: readonly HeldCard[]
}

const isObjective = (card: string): boolean => isType(card, 'objective')

/** Attempts to put cards face down that could have been deployed together. */
const MOST_TRIES = 100

// ---------------------------------------------------------------- cards in sight

/** Ids of all cards of a side that the reader sees somewhere, discard pile included. */
function seenOf(view: View, side: Side, { gone }: SideKnowledge): string[] {
  const { table, effect, hyperspace, race, stranded } = view.sides[side]
  const lying = [...table, effect, ...hyperspace, race?.pilot, race?.podracer, ...Object.values(stranded).flat()]
  const locations = [...view.locations, ...view.won.flatMap((won) => won.locations)]
  return [
    ...lying.flatMap((laid) => (laid?.card == null ? [] : [laid.card])),
    ...(race === null ? [] : [race.objective, ...race.pile.map(({ card }) => card)]),
    ...locations.flatMap(({ card, owner }) => (owner === side ? [card] : [])),
    ...(view.duel?.piles[side] ?? []),
    ...gone,
  ].map(wholeCard)
}

const number = (handle: string): number => Number(/\d+/.exec(handle)?.[0] ?? 0)

/** The counters of handles: no handle that is given later is one of those in sight. */
function handlesOf(zone: SideView, held: readonly HeldCard[], duel: readonly HeldCard[]): SideState['handles'] {
  const { table, effect, hyperspace, race, stranded } = zone
  const lying = [...table, effect, ...hyperspace, race?.pilot, race?.podracer, ...Object.values(stranded).flat()]
  const most = (cards: readonly (Pick<HeldCard, 'handle'> | null | undefined)[]) =>
    Math.max(0, ...cards.map((card) => number(card?.handle ?? '')))
  return { held: most(held), table: most(lying), duel: most(duel) }
}

/** The discard pile with the card on top that everybody sees. */
function discardOf({ discardTop }: SideView, gone: readonly string[]): string[] {
  if (discardTop === null || gone.at(-1) === discardTop) return [...gone]
  const at = gone.lastIndexOf(discardTop)
  return at < 0 ? [...gone] : [...gone.slice(0, at), ...gone.slice(at + 1), discardTop]
}

/** A draw deck of these cards in random order, but for those at its ends that are known. */
function deckOf(cards: readonly string[], { top, under }: SideKnowledge, chance: ChanceStream): string[] {
  const rest = [...cards].sort(byId)
  const upper = top !== null && removeOne(rest, top) ? [top] : []
  const lower = under
    .slice(0, cards.length - upper.length)
    .map((card) => (card !== null && removeOne(rest, card) ? card : null))
  shuffle(rest, chance)
  return [...lower.map((card) => card ?? (rest.pop() as string)), ...rest, ...upper]
}

/** The cards that are known to lie at the ends of a draw deck of this size. */
const atEnds = ({ top, under }: SideKnowledge, size: number): string[] =>
  [top, ...under.slice(0, size - (top === null ? 0 : 1))].filter((card) => card !== null).slice(0, size)

// ---------------------------------------------------------------- the own side

/**
 * Returns the seat's own side: all of it is known but for the order of the draw deck.
 * @throws if the cards that are left don't make up the draw deck
 */
export function dealOwn(
  view: View,
  side: Side,
  knowledge: CardKnowledge,
  asked: number,
  chance: ChanceStream,
): DealtSide {
  const seen = view.sides[side]
  const own = knowledge.sides[side]
  const hand = [...(seen.cards ?? [])]
  const battle = view.battle?.own ?? []
  const duel = view.duel?.own ?? []
  const elsewhere = [...seenOf(view, side, own), ...[...hand, ...battle, ...duel].map(({ card }) => card)]
  const { left, missing } = without(knowledge.deck, elsewhere.map(wholeCard))
  if (missing > 0 || left.length !== seen.deck) throw new Error('the own cards do not add up')
  const zone: SideState = {
    list: seen.list ?? [],
    deck: deckOf(left, own, chance),
    hand,
    discard: discardOf(seen, own.gone),
    table: seen.table.map((laid) => laid as TableCard),
    effect: seen.effect as TableCard | null,
    hyperspace: [...seen.hyperspace],
    race: seen.race,
    stranded: seen.stranded as SideState['stranded'],
    turnsHere: seen.turnsHere,
    handles: handlesOf(seen, [...hand, ...battle], duel),
    shuffles: 0,
    asked,
  }
  return { zone, battle, duel }
}

// ---------------------------------------------------------------- the opponent

/** A place for a card that nobody but its owner sees. */
interface Slot {
  readonly zone: 'hand' | 'table' | 'effect' | 'battle' | 'duel'
  /** The handle of a card in play. */
  readonly handle: string | null
  card: string | null
}

const slots = (zone: Slot['zone'], count: number): Slot[] =>
  Array.from({ length: count }, () => ({ zone, handle: null, card: null }))

function mayLie({ zone }: Slot, card: string): boolean {
  switch (zone) {
    case 'table':
      return isType(card, 'character') || isType(card, 'weapon')
    case 'effect':
      return isType(asDeployed(card) ?? card, 'effect')
    case 'battle':
      return isBattleCard('planet', card)
    default:
      return !isObjective(card)
  }
}

/** Returns the other side with its unseen cards dealt. @throws if the cards can't be dealt */
export function dealOther(view: View, side: Side, knowledge: CardKnowledge, chance: ChanceStream): DealtSide {
  const seen = view.sides[side]
  const memory = knowledge.sides[side]
  const lying = [...seen.table, ...Object.values(seen.stranded).flat()]
  const hidden = lying.filter(({ card }) => card === null)
  const places: Slot[] = [
    ...hidden.map(({ handle }): Slot => ({ zone: 'table', handle, card: null })),
    ...(seen.effect !== null && seen.effect.card === null
      ? [{ zone: 'effect', handle: seen.effect.handle, card: null } as const]
      : []),
    ...slots('battle', view.battle?.numbers[side] ?? 0),
    ...slots('hand', seen.hand),
    ...slots('duel', view.duel?.hands[side] ?? 0),
  ]
  const open = seenOf(view, side, memory)
  const fixed = atEnds(memory, seen.deck)
  const followed = [...memory.held, ...memory.near].slice(0, places.length)
  const prior = priorFor(view, knowledge, () => {
    const hidden = places.length + seen.deck - fixed.length - followed.length
    return priorOf(knowledge.decks, [...open, ...fixed, ...followed], hidden, isObjective)
  })
  const deckCards = fillPlaces(places, view, side, chance, (at) => ({
    held: memory.held,
    near: memory.near,
    cards: [...followed, ...unseenCards(prior, chance)],
    // A deck that was made up may lack what was put face down.
    lent: at === MOST_TRIES - 1 ? knowledge.decks.flat() : [],
  }))
  const inZone = (zone: Slot['zone']) => places.filter((slot) => slot.zone === zone).map(({ card }) => card as string)
  const named = (cards: readonly string[], letter: string, from = 0): HeldCard[] =>
    cards.map((card, at) => ({ handle: `${side[0]}${letter}${from + at + 1}`, card }))
  const hand = named(inZone('hand'), 'h')
  const battle = named(inZone('battle'), 'h', hand.length)
  const duel = named(inZone('duel'), 'd')
  const laid = ({ handle, card, hidden: down }: SideView['table'][number]): TableCard => ({
    handle,
    card: card ?? (places.find((slot) => slot.handle === handle)?.card as string),
    hidden: down,
  })
  const effect = seen.effect === null ? null : laid(seen.effect)
  const deck = deckOf([...deckCards, ...fixed], memory, chance)
  const all = [...open, ...places.map(({ card }) => card as string), ...deck]
  const zone: SideState = {
    list: [...new Set(all)].sort(byId),
    deck,
    hand,
    discard: discardOf(seen, memory.gone),
    table: seen.table.map(laid),
    effect: effect === null ? null : { ...effect, card: asDeployed(effect.card) ?? effect.card },
    hyperspace: [...seen.hyperspace],
    race: seen.race,
    stranded: Object.fromEntries(
      Object.entries(seen.stranded).map(([planet, cards]) => [planet, cards.map(laid)]),
    ) as SideState['stranded'],
    turnsHere: seen.turnsHere,
    handles: handlesOf(seen, [...hand, ...battle], duel),
    shuffles: 0,
    asked: 0,
  }
  return { zone, battle, duel }
}

/** All deals of one search take the opponent's deck from the same lists. */
let last: { readonly view: View; readonly knowledge: CardKnowledge; readonly prior: Prior } | null = null

function priorFor(view: View, knowledge: CardKnowledge, made: () => Prior): Prior {
  if (last?.view !== view || last.knowledge !== knowledge) last = { view, knowledge, prior: made() }
  return last.prior
}

/** The cards to be dealt: all of them, which are known to be in hand or near it, and cards that may replace others. */
interface Pool {
  readonly held: readonly string[]
  readonly near: readonly string[]
  readonly cards: string[]
  readonly lent: readonly string[]
}

/** Puts a card into each place. @returns the cards that are left for the draw deck @throws if it can't be done */
function fillPlaces(
  places: readonly Slot[],
  view: View,
  side: Side,
  chance: ChanceStream,
  pool: (at: number) => Pool,
): string[] {
  let dealt: { readonly left: string[]; readonly cards: readonly (string | null)[] } | null = null
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    for (const slot of places) slot.card = null
    const left = dealOnce(places, pool(tries), chance)
    if (left === null) continue
    if (couldLie(places, view, side)) return left
    dealt = { left, cards: places.map(({ card }) => card) }
  }
  // Texts make cards cheaper and allow copies: the last deal is as good as any.
  if (dealt === null) throw new Error('the opposing cards can not be dealt')
  for (const [at, slot] of places.entries()) slot.card = dealt.cards[at] ?? null
  return dealt.left
}

/** One deal; null if it can't be completed. The narrowest places come first, so that every deal is equally likely. */
function dealOnce(places: readonly Slot[], { held, near, cards, lent }: Pool, chance: ChanceStream): string[] | null {
  const left = [...cards].sort(byId)
  const put = (slot: Slot | undefined, card: string) => {
    if (slot !== undefined && removeOne(left, card)) slot.card = card
  }
  const free = (fits: (slot: Slot) => boolean) => places.filter((slot) => slot.card === null && fits(slot))
  for (const card of held) put(free(({ zone }) => zone === 'hand')[0], card)
  for (const card of near) {
    const fitting = free((slot) => slot.zone !== 'duel' && mayLie(slot, card))
    if (fitting.length > 0) put(fitting[chance(fitting.length)], card)
  }
  for (const zone of ['effect', 'battle', 'table', 'hand', 'duel'] as const)
    for (const slot of free((one) => one.zone === zone)) {
      const fitting = left.filter((card) => mayLie(slot, card))
      if (fitting.length > 0) put(slot, fitting[chance(fitting.length)] as string)
      else {
        const others = lent.filter((card) => mayLie(slot, card))
        if (others.length === 0) return null
        slot.card = others[chance(others.length)] as string
        left.splice(chance(left.length), 1)
      }
    }
  return left
}

/** Whether the cards face down could have been deployed: for the counters of one turn, and each where it is allowed. */
function couldLie(places: readonly Slot[], view: View, side: Side): boolean {
  const down = places.filter(({ zone }) => zone === 'table' || zone === 'effect')
  if (down.length === 0) return true
  const cards = down.map(({ card }) => cardById(asDeployed(card as string) ?? (card as string)))
  const cost = cards.reduce((sum, card) => sum + ('counters' in card ? card.counters : 0), 0)
  // Cards on a planet that is left were paid for in another turn.
  const stranded = Object.keys(view.sides[side].stranded).length > 0
  if (!stranded && cost > counterLimit(seenState(view), side)) return false
  const alone = (card: Card) => 'copies' in card && card.copies === 'unique'
  const titles = cards.filter(alone).map(({ title }) => title)
  const inPlay = lyingTitles(view, side)
  return new Set(titles).size === titles.length && !titles.some((title) => inPlay.has(title))
}

/** Titles of the cards of a side that lie face up. */
function lyingTitles(view: View, side: Side): ReadonlySet<string> {
  const { table, stranded, race } = view.sides[side]
  const lying = [...table, ...Object.values(stranded).flat(), race?.pilot, race?.podracer]
  return new Set(lying.flatMap((laid) => (laid?.card == null ? [] : [cardById(laid.card).title])))
}
