/** The start of a match: its set-up, answered by the standing orders of both decks, and who is called then. Pure. */

import type { Deck, Seat, StandingOrder } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { canonicalList, firstLink } from '../kit/chance/seal.ts'
import { ordersOfDeck } from '../kit/orders/deck-orders.ts'
import type { Calendar } from '../time/calendar.ts'
import type { InteractionId, PersonId, Terms } from './api.ts'
import { clockOf } from './clock-terms.ts'
import { Course } from './course.ts'
import { linkAfter } from './fair-play/log-chain.ts'
import { liveAlone, NOT_LIVE } from './live.ts'
import type { FirstChange } from './match-writes.ts'
import { address, noticesOf } from './notices.ts'
import { isPractice, thinkingIn } from './practice/practice.ts'
import { calledIn } from './silence.ts'
import { sittingsAfter } from './sittings.ts'

/** The decks, players and terms of a match that begins. */
export interface NewMatch {
  readonly matchId: string
  readonly game: AnyGame
  readonly terms: Terms
  readonly decks: Readonly<Record<Seat, Pick<Deck, 'list' | 'format' | 'orders'>>>
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly seed: string
  /** The seal of the shuffles. Absent in a lesson: its lists keep their order, and nothing is promised. */
  readonly seal?: string
  readonly interaction: InteractionId
  readonly at: Date
  /** When time counts for the person of each seat. */
  readonly calendars: Readonly<Record<Seat, Calendar>>
}

/** The first change of a match, with the orders that stand in it from now on. */
export interface Start extends FirstChange {
  readonly orders: Readonly<Record<Seat, readonly StandingOrder[]>>
}

/** Sets a match up. A sealed list has one order alone, so that nobody can choose the one that deals well. Standing orders and the practice opponent answer until a person is asked. */
export function startOf(beginning: NewMatch): Start {
  const { matchId, game, terms, decks, players, seed, seal, interaction, at, calendars } = beginning
  const { format, rules } = terms
  const course = new Course(game, null)
  const lists = Object.fromEntries(
    Object.entries(decks).map(([seat, { list }]) => [seat, seal === undefined ? list : canonicalList(list)]),
  )
  course.setup([{ format, rules }, lists, seed])
  const ordersFor = (seat: Seat, deck: Pick<Deck, 'list' | 'format' | 'orders'>) =>
    isPractice(players[seat]) ? [] : ordersOfDeck(game, course.state, seat, deck)
  const orders = Object.fromEntries(Object.entries(decks).map(([seat, deck]) => [seat, ordersFor(seat, deck)]))
  course.followUp({ players, orders })

  const thinking = thinkingIn(players)
  const { state, events } = course
  const outcome = game.outcome(state)
  const sittings = sittingsAfter({
    before: [],
    after: course.awaited,
    opened: course.opened,
    absent: null,
    publicly: calledIn(game, state, 'spectator'),
    rows: [],
    misses: {},
    now: at,
    clock: clockOf(terms),
    calendars,
    stocks: {},
    standsStill: false,
    thinking,
    moved: [],
  })
  const { called, begun } = sittings
  const told = noticesOf({
    undoes: null,
    players,
    started: true,
    row: 0,
    missed: null,
    events,
    called,
    answered: [],
    sittings: begun,
    outcome,
    takeBacks: [],
    live: null,
    clockNews: [],
    reopened: false,
  })
  const notices = address(matchId, at, told)
  const first = { at, interaction, rows: course.rows, state, outcome, sittings, misses: {}, notices, submissions: {} }
  const over = outcome !== null
  const live = thinking.length === 0 ? {} : { live: liveAlone(NOT_LIVE, { moves: true, at, over }) }
  const end = seal === undefined ? null : linkAfter(firstLink(seal, seed), course.rows, 0, at)
  return { ...first, ...live, orders, seal: seal ?? null, end }
}
