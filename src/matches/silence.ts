/**
 * Decisions with a silence: unless somebody stops there, they are answered at once and nobody is called.
 *
 * Between two changes, each open one is a stop that acts: all others have been answered. Pure.
 */
import { stringify } from 'safe-stable-stringify'
import {
  type Answer,
  type AwaitedSeat,
  type Decision,
  type GameEvent,
  isRefusal,
  type OrderOffer,
  type Reader,
  type Seat,
  type StandingOrder,
  type Step,
} from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { madeOnce, onceFor } from '../kit/library/once-for.ts'

/** More silences than this after one answer mean that a game goes round in circles. */
export const MOST_SILENCES = 100_000

/** The open decisions of a state without their options. @param decisions gives them where the caller keeps them */
export const awaits = (
  game: AnyGame,
  state: unknown,
  decisions: () => readonly Decision[] = () => game.decisions(state),
): readonly AwaitedSeat[] =>
  game.awaits?.(state) ??
  decisions().map(({ seat, id, kind, silence }) => ({ seat, id, kind, silent: silence !== undefined }))

/**
 * The seats for which a game waits between two changes, as far as a reader may know, with those that have stopped it.
 */
export function calledIn(game: AnyGame, state: unknown, reader: Reader): readonly Seat[] {
  const stopped = awaits(game, state).filter(({ silent }) => silent)
  const called = game.calls(state, reader)
  return stopped.length === 0 ? called : [...new Set([...called, ...stopped.map(({ seat }) => seat)])]
}

/** The answer that a silence stands for; null if the decision has none. */
export const silenceOf = ({ id, silence }: Decision): Answer | null =>
  silence === undefined ? null : { ...silence, decision: id }

/** Whether an answer is the silence of its decision. */
export const isSilence = (decision: Decision, answer: Answer): boolean =>
  stringify(silenceOf(decision)) === stringify({ ...answer, decision: decision.id })

/** Silences that were played on the states of a game: what a preview has passed is passed again when it is submitted. */
const playedOn = madeOnce((_game: AnyGame) => onceFor<object, Step<unknown>>())

/** Plays the silence of a decision, once on each state. @throws if the game refuses it: that is a fault of the game */
export const playSilence = (game: AnyGame, state: unknown, decision: Decision): Step<unknown> =>
  playedOn(game)(state as object, decision.id, () => playedSilence(game, state, decision))

function playedSilence(game: AnyGame, state: unknown, decision: Decision): Step<unknown> {
  const answer = silenceOf(decision)
  if (answer === null) throw new Error(`${game.id}: ${decision.kind} has no silence`)
  const step = game.play(state, decision.seat, [answer])
  if (isRefusal(step)) throw new Error(`${game.id}: the silence of ${decision.kind} was refused (${step.refused})`)
  return step
}

/**
 * A step as a preview of one seat shows it: the silences that open in it are given. The preview never looks at the
 * opponent's orders, so it reveals no stop. Where an order of the seat itself would stop or act, the seat is asked.
 * @param before the state in which the answer was given: decisions open there stay open
 */
export function withSilences(
  game: AnyGame,
  seat: Seat,
  before: unknown,
  step: Step<unknown>,
  orders: readonly StandingOrder[],
): Step<unknown> {
  const open = (state: unknown) => awaits(game, state).filter(({ silent }) => silent)
  if (open(step.state).length === 0) return step
  const kept = new Set(open(before).map(({ id }) => id))
  let { state } = step
  const events: GameEvent[] = [...step.events]
  for (let count = 0; count < MOST_SILENCES; count++) {
    const next = open(state).find(({ id }) => !kept.has(id))
    if (next === undefined) return { state, events }
    const decision = game.decisions(state).find(({ id }) => id === next.id) as Decision
    if (next.seat === seat && wants(game, seat, state, decision, orders)) kept.add(next.id)
    else {
      const passed = playSilence(game, state, decision)
      state = passed.state
      events.push(...passed.events)
    }
  }
  throw new Error(`${game.id}: no end of silences`)
}

/** Whether the orders of a seat stop or act at a decision of its own. */
function wants(
  game: AnyGame,
  seat: Seat,
  state: unknown,
  decision: Decision,
  orders: readonly StandingOrder[],
): boolean {
  if (orders.length === 0) return false
  const view = game.view(state, seat)
  const valid = standing(game, view, seat, orders)
  if (valid.length === 0) return false
  const reply = game.obey(view, decision, valid)
  return reply === 'ask' || !isSilence(decision, reply)
}

/** The kinds and keys of the orders that the game offers a seat. */
export const orderKeys = (game: AnyGame, view: unknown, seat: Seat): readonly Pick<OrderOffer, 'kind' | 'key'>[] =>
  game.orderKeys?.(view, seat) ?? game.orders(view, seat)

/**
 * The orders that the game still offers; the others are void.
 *
 * @param offers gives what the game offers the seat, where the caller filters it
 */
export function standing(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  orders: readonly StandingOrder[],
  offers: () => readonly Pick<OrderOffer, 'kind' | 'key'>[] = () => orderKeys(game, view, seat),
): readonly StandingOrder[] {
  if (orders.length === 0) return []
  const offered = offers()
  return orders.filter(({ kind, key }) => offered.some((offer) => offer.kind === kind && offer.key === key))
}
