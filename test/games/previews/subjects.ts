/** The games whose previews are compared, and other worlds for each. */
import type { Decision, DeckList, OrderField, OrderOffer, Seat, StandingOrder } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State as SwccgState } from '../../../src/games/swccg/state/game-state.ts'
import { EDITIONS } from '../../../src/games/young-jedi/cards/editions.ts'
import { randomDeck } from '../../../src/games/young-jedi/decks/random.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import type { State as YoungJediState } from '../../../src/games/young-jedi/state/game-state.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { copied } from '../../../src/kit/flow/copied.ts'
import { begun } from '../../swccg/starter-lists.ts'
import { answerFor } from '../../young-jedi/properties/games.ts'
import { permuted } from '../../young-jedi/properties/secrets.ts'
import { SEATS, type Seat as TinySeat, type State as TinyState, tiny } from '../tiny.ts'
import type { Subject } from './tally.ts'

type Random = () => number

// ---------------------------------------------------------------- other worlds

function shuffle<T>(list: T[], next: Random): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[list[last], list[other]] = [list[other] as T, list[last] as T]
  }
  return list
}

/** Deals the cards of these places to them by chance. */
function deal(places: readonly { get(): string; set(card: string): void }[], next: Random): void {
  const cards = shuffle(
    places.map((place) => place.get()),
    next,
  )
  for (const [at, place] of places.entries()) place.set(cards[at] as string)
}

const inPile = (pile: string[]) =>
  pile.map((card, at) => ({ get: () => card, set: (other: string) => pile.splice(at, 1, other) }))

const inHand = (hand: { readonly card: string }[]) =>
  hand.map((held, at) => ({
    get: () => held.card,
    set: (card: string) => hand.splice(at, 1, { ...held, card }),
  }))

/** All hidden piles of both sides, and the hand of the opponent. */
function otherSwccg(state: SwccgState, seat: Side, next: Random): SwccgState {
  const copy = copied(state)
  for (const [side, { hand, reserve, force, used }] of Object.entries(copy.sides) as [
    Side,
    SwccgState['sides'][Side],
  ][]) {
    const piles = [reserve, force, used].flatMap(inPile)
    deal(side === seat ? piles : [...piles, ...inHand(hand)], next)
  }
  return { ...copy, seed: `${copy.seed}, another` }
}

function otherTiny(state: TinyState, seat: TinySeat, next: Random): TinyState {
  const copy = copied(state)
  for (const side of SEATS) {
    const { hand, deck } = copy.sides[side]
    deal(side === seat ? inPile(deck) : [...inPile(deck), ...inHand(hand)], next)
  }
  return copy
}

// ---------------------------------------------------------------- answers and orders

/** The practice opponent's answers and those of the random tester. */
function mixed(game: AnyGame, state: unknown, decision: Decision, next: Random, practice = 0.5) {
  const view = game.view(state, decision.seat)
  const given =
    next() < practice
      ? game.policies.practice(view, decision, null)
      : game.policies.random(view, decision, { random: next })
  return given === 'ask' ? randomAnswer(decision, next) : given
}

/** Questions by which a game comes to something: the practice opponent deploys, moves and fights well. */
const BUILDING: readonly string[] = [
  'activate',
  'act',
  'draw',
  'deploy-where',
  'move-where',
  'company',
  'riders',
  'start',
]

/** A player who builds as the practice opponent does, and does anything in battles, shots and losses. */
function battling(state: unknown, decision: Decision, next: Random) {
  if (decision.kind === 'begin' && next() < 0.8) return { decision: decision.id, exit: 'pass' }
  return mixed(anySwccg, state, decision, next, BUILDING.includes(decision.kind) ? 0.95 : 0.25)
}

/** How often an order is laid, and how often a field that may be left out is filled in. */
const LAID = 0.4
const FILLED = 0.3

function setting({ shape }: OrderField, next: Random): StandingOrder['settings'][string] {
  const exits = [{ id: 'ok' }]
  const { decision, ...given } = randomAnswer({ id: '', seat: '', kind: '', about: {}, shape, exits }, next)
  return given
}

/** Some of the orders that a game offers, with settings by chance. */
const someOrders = (offers: readonly OrderOffer[], next: Random): readonly StandingOrder[] =>
  offers
    .filter(() => next() < LAID)
    .map(({ kind, key, fields }) => ({
      ...{ kind, key },
      settings: Object.fromEntries(
        fields
          .filter(({ optional }) => optional !== true || next() < FILLED)
          .map((field) => [field.id, setting(field, next)]),
      ),
    }))

const ordersIn = (game: AnyGame) => (state: unknown, seat: Seat, next: Random) =>
  someOrders(game.orders(game.view(state, seat), seat), next)

// ---------------------------------------------------------------- the games

const pick = <T>(list: readonly T[], next: Random): T => list[Math.floor(next() * list.length)] as T

const STYLES = ['random', 'practice', 'keen', 'curious', 'mixed'] as const
const tinyLists = Object.fromEntries(SEATS.map((seat) => [seat, tiny.decks().find((deck) => deck.seat === seat)!.list]))

const anyYoungJedi = youngJedi as unknown as AnyGame
const anySwccg = swccg as unknown as AnyGame
const anyTiny = tiny as unknown as AnyGame

/** The games, by name. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'Young Jedi': {
    game: anyYoungJedi,
    begin(seed, next) {
      const edition = pick(EDITIONS, next)
      const deck = (side: 'dark' | 'light'): DeckList => randomDeck(side, 'full', edition, next)
      const decks = { dark: deck('dark'), light: deck('light') }
      return youngJedi.setup({ format: 'full', rules: { edition } }, decks, seed).state
    },
    redealt: (state, seat, next) => permuted(state as YoungJediState, seat, next),
    answer: (state, decision, next) => answerFor(pick(STYLES, next), state as YoungJediState, decision as never, next),
    orders: ordersIn(anyYoungJedi),
  },
  'Star Wars CCG': {
    game: anySwccg,
    begin: (seed, next) => begun(seed, { pace: pick(['table', 'table', 'can-matter', 'strict'], next) }).state,
    redealt: (state, seat, next) => otherSwccg(state as SwccgState, seat as Side, next),
    answer: battling,
    orders: ordersIn(anySwccg),
  },
  Outpost: {
    game: anyTiny,
    begin: (seed, next) => tiny.setup({ format: pick(['short', 'long'], next) }, tinyLists as never, seed).state,
    redealt: (state, seat, next) => otherTiny(state as TinyState, seat as TinySeat, next),
    answer: (state, decision, next) => mixed(anyTiny, state, decision, next),
    orders: ordersIn(anyTiny),
  },
}
