/**
 * Standing orders: answers given ahead (at the seat's own choice). Whether an order answers or asks hangs on public
 * facts alone: the number of Battle cards shown, the number of cards in a hand.
 */
import type { Answer, Decision, OrderField, OrderOffer, Reply, StandingOrder } from '../../game.ts'
import type { Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { HAND_SIZE } from '../rules/limits.ts'
import { waysOf } from '../rules/battle/plan.ts'
import { planShape } from '../rules/questions/battle.ts'
import type { View } from '../view.ts'
import { goodPlan } from './plan.ts'
import { newest, options } from './safest.ts'
import { placeSeen, sidesOf } from './seen.ts'

/** What to do at Even Up with more than six cards. */
const ABOVE_SIX = ['ask', 'newest', 'locations'] as const
type AboveSix = (typeof ABOVE_SIX)[number]

export function orders(view: View, seat: string): OrderOffer[] {
  const plans = plansByNumber(view, seat)
  return [...(plans === null ? [] : [plans]), EVEN_UP]
}

const EVEN_UP: OrderOffer = {
  kind: 'even-up',
  key: 'match',
  fields: [{ id: 'above-six', shape: { type: 'choose', options: ABOVE_SIX.map((id) => ({ id })), min: 1, max: 1 } }],
  suggestion: { 'above-six': { exit: 'ok', choose: ['ask'] } },
  about: {},
}

/** For the attacker, from his declaration until he has to make his plan: one plan for each number the other may show. */
function plansByNumber(view: View, seat: string): OrderOffer | null {
  const { battle } = view
  const { own, other } = sidesOf(seat)
  if (battle === null || battle.attacker !== own) return null
  const { where } = battle
  const lying = (where === 'space' ? view.sides[own].hyperspace : visible(view, own)).map(({ handle, card }) => ({
    id: handle,
    handle,
    card,
    size: null,
  }))
  const held = battle.own.flatMap(({ handle, card }) => waysOf(handle, card))
  const shape = planShape([...lying, ...held], where, where === 'space' ? null : placeSeen(view))
  if (shape.type !== 'arrange' || shape.pieces.length < 2) return null
  const most = view.sides[other].hand
  const numbers =
    battle.numbers[other] === null ? [...Array(Math.min(most, HIGHEST) + 1).keys()] : [battle.numbers[other]]
  const fields: OrderField[] = [...numbers.map(String), 'any'].map((id) => ({ id, shape, optional: true }))
  const plan = { exit: 'ok', arrange: goodPlan({ shape }, placeSeen(view)) }
  const suggestion = Object.fromEntries(fields.map((field) => [field.id, plan]))
  return { kind: 'plans', key: keyOf(view), fields, suggestion, about: { theirHand: most } }
}

/** Up to this number each has a plan of its own; beyond it `any` answers. */
const HIGHEST = 2

const keyOf = (view: View): string => `battle:${view.turn}`

const visible = (view: View, own: Side): { handle: string; card: string }[] =>
  view.sides[own].table.flatMap((laid) =>
    laid.hidden || laid.card === null ? [] : [{ handle: laid.handle, card: laid.card }],
  )

export function obey(view: View, decision: Decision, standing: readonly StandingOrder[]): Reply {
  switch (decision.kind) {
    case 'plan':
      return obeyPlans(view, decision, standing)
    case 'even-up':
    case 'discard-down':
      return obeyEvenUp(view, decision, standing)
    default:
      return 'ask'
  }
}

function obeyPlans(view: View, decision: Decision, standing: readonly StandingOrder[]): Reply {
  const order = standing.find((candidate) => candidate.kind === 'plans' && candidate.key === keyOf(view))
  const number = view.battle?.numbers[sidesOf(decision.seat).other]
  if (order === undefined || number === null || number === undefined) return 'ask'
  const plan = order.settings[String(number)] ?? order.settings.any
  return plan?.arrange === undefined ? 'ask' : { decision: decision.id, exit: 'ok', arrange: plan.arrange }
}

function obeyEvenUp(view: View, decision: Decision, standing: readonly StandingOrder[]): Reply {
  const order = standing.find((candidate) => candidate.kind === 'even-up')
  const above = order?.settings['above-six']?.choose?.[0] as AboveSix | undefined
  if (above === undefined) return 'ask'
  const hand = view.sides[sidesOf(decision.seat).own].hand
  if (hand > HAND_SIZE && above === 'ask') return 'ask'
  if (decision.kind === 'even-up') return { decision: decision.id, exit: 'end', choose: [] }
  return {
    decision: decision.id,
    exit: 'ok',
    choose: above === 'locations' ? locationsFirst(decision) : newest(decision),
  } satisfies Answer
}

/** Locations first, then the newest cards. */
function locationsFirst(decision: Decision): string[] {
  const count = decision.shape.type === 'choose' ? decision.shape.min : 0
  const last = [...options(decision)].reverse()
  const isLocation = (id: string | undefined) => id !== undefined && cardById(id).type === 'location'
  const sorted = [
    ...last.filter((option) => isLocation(option.card)),
    ...last.filter((option) => !isLocation(option.card)),
  ]
  return sorted.slice(0, count).map((option) => option.id)
}
