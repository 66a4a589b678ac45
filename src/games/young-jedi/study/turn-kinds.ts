/** Tells kinds of turn apart for the count of hand-overs, and lists all orders that a player can set. */
import type { AskedQuestion, GameEvent, OrderField, StandingOrder } from '../../../contract/index.ts'
import { fullOrdersOf } from '../../../kit/study/full-orders.ts'
import { type StudiedSitting as Sitting, sittingsOf } from '../../../kit/study/sittings.ts'
import type { Side } from '../cards/card.ts'
import type { OrderKindName } from '../policies/orders/order.ts'
import { orders } from '../policies/standing-orders.ts'
import { factsIn } from '../rules/known-facts.ts'
import type { SeenFact } from '../state/game-facts.ts'
import type { View } from '../view/player-view.ts'

export { effects } from './effects.ts'

/** Whether a turn begins with this event. */
export const startsTurn = (event: GameEvent): boolean => event.type === 'turn'

// ---------------------------------------------------------------- kinds of turns

/** The part of the turn to which a question to the opponent belongs; all others are texts and draws. */
const STEPS: Readonly<Record<string, 'evacuation' | 'battle' | 'duel' | 'planet'>> = {
  intercept: 'evacuation',
  'battle-cards': 'battle',
  plan: 'battle',
  substitute: 'duel',
  'name-numbers': 'duel',
  'duel-weapon': 'duel',
  attack: 'duel',
  block: 'duel',
  'dueling-text': 'duel',
  'next-location': 'planet',
  fetch: 'planet',
}

/** The questions of a duel that are asked card by card. */
const MESSAGES: ReadonlySet<string> = new Set(['attack', 'block', 'dueling-text'])

const isInSpace = ({ decision }: AskedQuestion): boolean => decision.about.where === 'space'

/** The purpose of the sitting: its first question called the player. */
function purposeOf(sitting: Sitting): 'evacuation' | 'space' | 'battle' | 'duel' | 'planet' | 'texts' | 'discards' {
  const [first] = sitting
  const step = first === undefined ? undefined : STEPS[first.decision.kind]
  if (step === 'battle') return first !== undefined && isInSpace(first) ? 'space' : 'battle'
  if (step !== undefined) return step
  return sitting.some(({ decision }) => decision.kind === 'forced-discard') ? 'discards' : 'texts'
}

/**
 * The kinds of a turn: what happened in it, and how often the opponent had to be called for what. A number after a kind
 * says how often, if more than once:
 * - `quiet`, or `battle` (`battle undefended`: nothing had to be asked of the defender)
 * - `evacuation`, for which the opponent is called once, and `interception`, for which they are called twice;
 *   `interception called 1`: they were called another number of times, for that and all evacuations of the turn,
 *   because one of the two had nothing to say in the starship battle, or they answered two evacuations in one sitting
 * - `duel 7`: of this many messages, if the opponent was called before them, and then for every second message; `duel 7
 *   called 3`: of this many messages, and they were called another number of times
 * - `texts`: called for texts and drawn numbers alone; `discards`: for those and for forced discards
 * - `planet won`, `planet lost`: by the active player; `without fetch`: the winner, who speaks second, had no draw deck
 *   to fetch an Effect from
 */
export function kindsOfTurn(events: readonly GameEvent[], asked: readonly AskedQuestion[] = []): string[] {
  const facts = factsIn(events)
  const active = facts.find(({ type }) => type === 'turn')?.seat
  const sittings = sittingsOf(asked).filter(([first]) => first?.decision.seat !== active)
  const purposes = sittings.map(purposeOf)
  const called = (purpose: (typeof purposes)[number]) => purposes.filter((one) => one === purpose).length
  const parts = [
    ...(facts.some(({ type }) => type === 'battle')
      ? [called('battle') > 0 ? times('battle', called('battle')) : 'battle undefended']
      : []),
    ...inSpace(facts, called('evacuation') + called('space')),
    ...(facts.some(({ type }) => type === 'duel') ? [duelOf(asked, called('duel'))] : []),
    ...(['texts', 'discards'] as const).flatMap((purpose) =>
      called(purpose) > 0 ? [times(purpose, called(purpose))] : [],
    ),
  ]
  const control = facts.find(({ type }) => type === 'control')
  if (parts.length === 0) parts.push('quiet')
  if (control !== undefined) {
    const fetches = asked.some(({ decision }) => decision.kind === 'fetch' && decision.seat === control.seat)
    parts.push(`${control.seat === active ? 'planet won' : 'planet lost'}${fetches ? '' : ' without fetch'}`)
  }
  return parts
}

const times = (part: string, count: number): string => (count === 1 ? part : `${part} ${count}`)

/** Evacuations that met no interception, and those that did, with the calls for them if their number is unusual. */
function inSpace(facts: readonly SeenFact[], called: number): string[] {
  const answers = facts.filter((fact): fact is SeenFact<'intercept'> => fact.type === 'intercept')
  const intercepted = answers.filter(({ data }) => data.intercepts).length
  const left = answers.length - intercepted
  if (called === left + 2 * intercepted)
    return [
      ...(left > 0 ? [times('evacuation', left)] : []),
      ...(intercepted > 0 ? [times('interception', intercepted)] : []),
    ]
  const what = intercepted > 0 ? times('interception', intercepted) : times('evacuation', left)
  return [`${what} called ${called}`]
}

/** Messages of a duel. A player who takes a hit gives the next action in the same message (rule 23.7). */
function duelOf(asked: readonly AskedQuestion[], called: number): string {
  const messages = sittingsOf(asked.filter(({ decision }) => MESSAGES.has(decision.kind))).length
  return called === 1 + Math.floor(messages / 2) ? `duel ${messages}` : `duel ${messages} called ${called}`
}

// ---------------------------------------------------------------- orders

/** Orders that give up nothing: an answer for each possible case. */
export const lossless: readonly OrderKindName[] = ['plans', 'texts', 'numbers']

type Settings = StandingOrder['settings']

/** Orders whose suggestion leaves something to the person, or does too little to be counted. */
const FILLED: Partial<Record<OrderKindName, Settings>> = {
  'even-up': { 'above-six': { exit: 'ok', choose: ['locations'] }, remove: { exit: 'ok', choose: ['strongest'] } },
  interception: { add: { exit: 'ok', choose: ['all'] } },
  defence: { location: { exit: 'ok', choose: ['any'] } },
  'turn-ahead': { location: { exit: 'ok', choose: ['any'] } },
}

/** Public reasons to stop are left out. */
const isStop = ({ id }: OrderField): boolean => id.startsWith('ask-')

/** All orders that a seat can set now, filled in so that none stops to ask. */
export const fullOrders = (view: View, seat: Side): StandingOrder[] =>
  fullOrdersOf(
    orders(view, seat).filter(({ kind }) => kind !== 'turn-ahead' || view.active !== seat),
    { settings: FILLED, isStop },
  )
