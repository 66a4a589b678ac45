/**
 * Orders for the battle that goes on: playing nothing while the opponent does nothing, and the rest of a payment. A panel
 * sets them with its answer, and they pass with the battle. Whether they answer follows from what lies open for both.
 */
import type { Option, StandingOrder } from '../../../contract/index.ts'
import { type AnswerContent, chosen, leave, number, numberFrom, oneOf, take } from '../../../kit/orders/fields.ts'
import type { OrderKind } from '../../../kit/orders/orders.ts'
import { type DecisionOf, madeHere, optionsOf } from '../rules/abouts.ts'
import { forfeitId } from '../rules/option-facts.ts'
import { opponentOf, type Side } from '../state/engine-card.ts'
import type { BattleFrame } from '../state/game-frames.ts'
import { lifeForce } from '../state/game-state.ts'
import { allAt } from '../state/nesting.ts'
import { weaponForfeits } from '../texts/forfeits.ts'
import { readingOf } from '../texts/reading-of.ts'
import { forfeitable } from '../texts/values/battling.ts'
import { ofSide } from '../texts/values/fighting-values.ts'
import type { View } from '../view/player-view.ts'
import type { Put } from './card-answers.ts'

/** Returns the key of orders for a battle. It is fought once a turn at a place: both name it. */
export const battleKey = (turn: number, at: string): string => `battle:${turn}:${at}`

const keyOf = ({ turn, battle }: View): string | null => (battle === null ? null : battleKey(turn, battle.at))

/** Whether an option comes from a card on table, so that both players know of it. */
const isOpen = ({ face, group }: Pick<Option, 'face' | 'group'>): boolean =>
  face !== undefined || group === 'fire' || group === 'text'

/**
 * Returns whether a player who plays nothing is asked all the same: a weapon of theirs can fire, or a card on table can
 * answer what happens. Texts that can be used at any time are left.
 */
export const isTempting = (decision: DecisionOf): boolean =>
  optionsOf(decision).some(decision.kind === 'weapons' ? ({ group }) => group === 'fire' : isOpen)

/** Returns whether a player has seen what is asked in battles: this is not the first one of the game. */
export const isLaterBattle = ({ battle, battles }: Pick<View, 'battle' | 'battles'>): boolean =>
  battle !== null && battles > 1

// ---------------------------------------------------------------- playing nothing

/** The acts of a side in a battle that can be counted: shots, cards of its hand, and its cards there. */
interface Deeds {
  readonly fired: number
  readonly hand: number
  readonly cards: number
}

const deedsOf = (view: View, { at, fired }: BattleFrame, side: Side): Deeds => ({
  fired: fired.length,
  hand: view.sizes[side].hand,
  cards: ofSide(allAt(view, at), side).length,
})

/** Returns whether the opponent does something now: a shot of theirs, or a card that waits for its result. */
export const isBusy = ({ stack, shot }: View, other: Side): boolean =>
  shot?.side === other || stack.some(({ by }) => by === other)

/** Whether the opponent has done nothing in the battle since the order was set. In the damage segment they only pay. */
function isCalm({ view, other, filled }: Put): boolean {
  const { battle } = view
  if (battle === null || isBusy(view, other)) return false
  if (battle.totals !== null) return true
  const deeds = deedsOf(view, battle, other)
  return (['fired', 'hand', 'cards'] as const).every((deed) => filled.number(deed) === deeds[deed])
}

/** Passes where nothing tempts. */
const passes = (asked: Put): AnswerContent | null =>
  !isCalm(asked) || isTempting(madeHere(asked.decision)) ? null : leave('pass')

/** Returns the order by which a side plays nothing in its battle while the opponent does nothing. */
export function fightOrder(view: View, own: Side): StandingOrder | null {
  const key = keyOf(view)
  if (view.battle === null || key === null) return null
  const { fired, hand, cards } = deedsOf(view, view.battle, opponentOf(own))
  return { kind: 'fight', key, settings: { fired: number(fired), hand: number(hand), cards: number(cards) } }
}

const MOST_CARDS = 200

/** Passes in a battle without being asked, while the opponent does nothing. */
export const fight: readonly [string, OrderKind<View, Side>] = [
  'fight',
  {
    key: keyOf,
    offer: () => ({
      fields: ['fired', 'hand', 'cards'].map((deed) => numberFrom(deed, 0, MOST_CARDS, false)),
      about: {},
      idle: true,
    }),
    answers: { respond: passes, weapons: passes },
  },
]

// ---------------------------------------------------------------- payments

/**
 * Returns the next loss of a payment that was put together before; null where it does not pay what is owed.
 * @param ids of the options that are lost, in order, each as often as it is taken
 */
export function nextLoss(ids: readonly string[], decision: DecisionOf): AnswerContent | null {
  const options = optionsOf(decision)
  const planned = ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const force = planned.filter(({ group }) => group !== 'forfeit').map(({ id }) => id)
  if (decision.kind === 'satisfy') {
    const forfeit = planned.find(({ group }) => group === 'forfeit')
    if (forfeit !== undefined) return take('lose', forfeit.id)
    const { damage } = decision.about
    const most = decision.shape.type === 'choose' ? decision.shape.max : 0
    // Hits and attrition beyond the plan are asked.
    if (damage === 0 || force.length < damage) return null
    return take('lose', ...force.slice(0, Math.min(most, damage)))
  }
  if (decision.kind !== 'lose') return null
  return force.length === decision.about.left ? take('lose', ...force) : null
}

const PILES = ['reserve', 'used', 'force'] as const

/** Whether these losses take the last Life Force. */
const isLast = (view: View, side: Side, { choose = [] }: AnswerContent): boolean =>
  lifeForce(view, side) <= choose.filter((id) => PILES.some((pile) => pile === id)).length

/** All that a side owes in a battle, paid or not. */
const owedIn = ({ paid, damageLeft, attritionLeft }: BattleFrame, side: Side) => ({
  damage: paid[side].damage + damageLeft[side],
  attrition: paid[side].attrition + attritionLeft[side],
})

/**
 * Returns the order that pays the rest of what a side owes in its battle as it was put together.
 * @param last the player has been asked whether they mean to lose their last Life Force
 */
export function paymentOrder(view: View, own: Side, ids: readonly string[], last: boolean): StandingOrder | null {
  const key = keyOf(view)
  if (view.battle === null || key === null || ids.length === 0) return null
  const { damage, attrition } = owedIn(view.battle, own)
  return {
    kind: 'payment',
    key,
    settings: {
      ...{ list: chosen(...ids), damage: number(damage), attrition: number(attrition) },
      ...(last ? { last: chosen('lose') } : {}),
    },
  }
}

/** The cards that a side can lose in the damage segment. */
function lossOptions(view: View, own: Side): readonly Option[] {
  const reading = readingOf(view)
  const able = [...forfeitable(reading, own), ...weaponForfeits(reading, own).map(({ piece }) => piece)]
  const cards = able.map(({ handle, card }) => ({ id: forfeitId(handle), card }))
  const piles = PILES.map((pile) => ({ id: pile, upTo: Math.max(1, view.sizes[own][pile]) }))
  return [...cards, ...piles, ...view.hand.map(({ handle, card }) => ({ id: handle, card }))]
}

const BETWEEN: readonly string[] = ['lost', 'forfeited', 'drain lost']

/** Returns whether a window is one of a payment: after a loss or a forfeited card. */
export const isBetweenLosses = (decision: DecisionOf, { shot, destiny }: View): boolean =>
  decision.kind === 'respond' && shot === null && destiny === null && BETWEEN.includes(decision.about.moment)

/** Pays the rest of what is owed in a battle as it was put together, as long as nothing else is owed than was shown. */
export const payment: readonly [string, OrderKind<View, Side>] = [
  'payment',
  {
    key: (view) => (view.battle?.totals == null ? null : keyOf(view)),
    offer: (view, own) => ({
      fields: [
        {
          id: 'list',
          shape: { type: 'choose', options: lossOptions(view, own), min: 1, max: MOST_CARDS, ordered: true },
        },
        numberFrom('damage', 0, MOST_CARDS, false),
        numberFrom('attrition', 0, MOST_CARDS, false),
        oneOf('last', ['lose']),
      ],
      about: {},
      idle: true,
    }),
    answers: {
      satisfy: ({ view, own, decision, filled }) => {
        const { battle } = view
        const made = madeHere(decision)
        if (battle === null || made.kind !== 'satisfy') return null
        const { damage, attrition } = owedIn(battle, own)
        if (damage !== filled.number('damage') || attrition !== filled.number('attrition')) return 'ask'
        const ids = filled.list('list') ?? []
        const isForeseen = optionsOf(made).every(({ id, about }) => about?.hit !== true || ids.includes(id))
        const given = isForeseen ? nextLoss(ids, made) : null
        return given === null || (isLast(view, own, given) && !filled.has('last')) ? 'ask' : given
      },
      respond: ({ view, other, decision }) => {
        const made = madeHere(decision)
        return isBetweenLosses(made, view) && !isBusy(view, other) && !isTempting(made) ? leave('pass') : null
      },
    },
  },
]
