/** Orders for battles: plans by number, defence ahead, interception (parts 9, 22). */
import { type Option, type OrderField, type Shape, WAITING } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { isBattleCard, type PlanPiece } from '../../rules/battle/plan.ts'
import { planShape } from '../../rules/questions/battle-questions.ts'
import { optionsOf } from '../../state/abouts.ts'
import type { View } from '../../view/player-view.ts'
import * as defaults from '../defaults.ts'
import { goodPlan, repaired } from '../plan.ts'
import { fieldOf, fieldPieces, fleetOf, held, placeSeen, planPiecesSeen } from '../seen.ts'
import { fieldNow, shipsNow } from './basis.ts'
import {
  type AnswerContent,
  arranged,
  chosen,
  type FilledFields,
  numberFrom,
  OK,
  type Order,
  type OrderCase,
  oneOf,
  someOf,
  TURN_ENDS,
  take,
  turnKey,
} from './order.ts'

/** Up to this number each has its own plan; `any` answers higher numbers. */
const HIGHEST = 2

/** The fields of plans by number, all with the same shape. */
export const planFields = (numbers: readonly number[], shape: Shape): OrderField[] =>
  [...numbers.map(String), 'any'].map((id) => ({ id, shape, optional: true }))

/** The numbers that the opponent may still show. */
export function openNumbers(view: View, other: Side): number[] {
  const shown = view.battle?.numbers[other] ?? null
  return shown === null ? [...Array(Math.min(view.sides[other].hand, HIGHEST) + 1).keys()] : [shown]
}

/** The plan for the number shown, adapted to the present cards; null if none was set for it. */
export function planFor({ view, decision, other, filled }: OrderCase): AnswerContent | null {
  const shown = view.battle?.numbers[other] ?? null
  if (shown === null) return null
  const plan = filled.row(String(shown)) ?? filled.row('any')
  return plan === undefined ? null : { exit: OK, arrange: repaired(decision, plan) }
}

/**
 * For the attacker, from the declaration until the plan is due; likewise for an interceptor.
 * - `0`, `1`, `2`, `any`: a plan for each number of Battle cards that the opponent may show; left out: asked
 *
 * About: `theirHand`: the number of cards in the opponent's hand; `where`: `planet` or `space`
 */
export const PLANS: Order = {
  kind: 'plans',
  key(view, own) {
    const { battle } = view
    if (battle === null || battle.attacker !== own || view.fight !== null) return null
    if (planPiecesSeen(view, own).length < 2) return null
    return battle.where === 'space' ? turnKey('space', view.turn, battle.planet) : turnKey('battle', view.turn)
  },
  offer(view, own) {
    const other = own === 'dark' ? 'light' : 'dark'
    const where = view.battle?.where ?? 'planet'
    const field = fieldOf(view)
    const shape = planShape(planPiecesSeen(view, own), where, field)
    const fields = planFields(openNumbers(view, other), shape)
    const plan = arranged(goodPlan({ shape }, field))
    const suggestion = Object.fromEntries(fields.map(({ id }) => [id, plan]))
    const about = { theirHand: view.sides[other].hand, where }
    return { fields, suggestion, about, moments: [WAITING], saves: 2, together: 'even-up' }
  },
  answers: { plan: planFor },
}

// ---------------------------------------------------------------- defence ahead

/** Battle cards of the seat's own hand, as options. */
export const battleCardsHeld = (view: View, own: Side): Option[] =>
  (view.sides[own].cards ?? [])
    .filter(({ card }) => isBattleCard('planet', card))
    .map(({ handle, card }) => ({ id: handle, card }))

/** Possible pieces of a plan for a coming battle on the current planet, with the Battle cards of the hand. */
export function piecesAhead(view: View, own: Side): PlanPiece[] {
  const cards = (view.sides[own].cards ?? []).filter(({ card }) => isBattleCard('planet', card))
  return [...fieldPieces(view, own), ...held(cards)]
}

/** "Only while this Location is in force", or any Location. */
export const locationField = (view: View): OrderField => {
  const top = view.locations.at(-1)?.card ?? ''
  return {
    id: 'location',
    shape: { type: 'choose', options: [{ id: top, card: top }, { id: 'any' }], min: 1, max: 1 },
  }
}

/** Whether another Location is in force than when the order was set. */
export function isMoved(view: View, filled: FilledFields): boolean {
  const location = filled.one('location')
  return location !== undefined && location !== 'any' && location !== view.locations.at(-1)?.card
}

/** The number of characters that the side has lost in this turn. */
export const lostOf = (view: View, side: Side): number => view.today.lost[side]

/** The opponent's turn that is going on or comes next; null if nobody knows. */
const theirTurn = (view: View, own: Side): number => (view.active === own ? view.turn + 1 : view.turn)

/**
 * The whole defence of a battle in the opponent's next turn, or in the present one before the declaration.
 * - `cards`: Battle cards from the seat's own hand; none if left out
 * - `plan`: a plan of all present cards and all Battle cards of the hand; Battle cards that are not chosen drop out of
 *   it
 * - `location`: only while the present Location (its card id) is in force, or at `any`
 *
 * Stops: `ask-fighters`: the opponent has more face-up characters than this; `ask-lost`: I have lost this many
 * characters, or more, in this turn before. About: `turn`: the turn for which it is set.
 */
export const DEFENCE: Order = {
  kind: 'defence',
  key(view, own) {
    if (view.planet === null || view.outcome !== null || fieldPieces(view, own).length === 0) return null
    return turnKey('turn', theirTurn(view, own))
  },
  offer(view, own) {
    const place = placeSeen(view)
    const shape = planShape(piecesAhead(view, own), 'planet', place)
    return {
      fields: [
        someOf('cards', battleCardsHeld(view, own)),
        { id: 'plan', shape },
        locationField(view),
        numberFrom('ask-fighters', 0, 20),
        numberFrom('ask-lost', 1, 10),
      ],
      suggestion: {
        plan: arranged(goodPlan({ shape }, place)),
        location: chosen(view.locations.at(-1)?.card ?? 'any'),
        'ask-lost': { exit: OK, number: 1 },
      },
      about: { turn: theirTurn(view, own) },
      moments: [...TURN_ENDS, ...(view.active === own || view.battle !== null ? [] : [WAITING])],
      saves: 2,
      basis: fieldNow(view, own),
    }
  },
  answers: {
    'battle-cards'(asked) {
      if (!defends(asked)) return null
      const wanted = asked.filled.list('cards') ?? []
      return take(OK, ...optionsOf(asked.decision).flatMap(({ id }) => (wanted.includes(id) ? [id] : [])))
    },
    plan(asked) {
      const plan = asked.filled.row('plan')
      if (plan === undefined || !defends(asked)) return null
      return { exit: OK, arrange: repaired(asked.decision, plan) }
    },
  },
}

function defends({ view, own, other, filled }: OrderCase): boolean {
  const { battle } = view
  if (battle === null || battle.where !== 'planet' || battle.attacker === own) return false
  const most = filled.number('ask-fighters')
  const lost = filled.number('ask-lost')
  return (
    !isMoved(view, filled) &&
    (most === undefined || fieldFighters(view, other) <= most) &&
    (lost === undefined || lostOf(view, own) < lost)
  )
}

const fieldFighters = (view: View, side: Side): number => defaults.fighterCount(fieldPieces(view, side))

// ---------------------------------------------------------------- interception

/**
 * The response to the opponent's evacuation of a planet: add starships, intercept, fight.
 * - `when`: `never`, `always`, or `stronger`: with at least as much power in hyperspace as the opponent
 * - `least-ships`: only with this many starships (added ones count); `margin`: this much stronger; both for `stronger`
 * - `add`: starships from hand: `none`, or `all` that are legal (they are added even if they do not fight)
 * - `cards`: Battle cards in the fight: `none`, or the `useful` ones; the plan follows from the present cards
 *
 * Stops: `ask-ships`: the opponent has more starships than this; `ask-cards`: more cards than this leave;
 * `ask-planets`: one of these planets is evacuated.
 */
export const INTERCEPTION: Order = {
  kind: 'interception',
  key: (view) => (view.outcome === null ? 'match' : null),
  offer: (view, own) => ({
    // A starter game has one planet: there is nowhere to go.
    ...(view.format === 'full' ? {} : { idle: true as const }),
    moments: ['intercept'],
    saves: 2,
    basis: shipsNow(view, own),
    fields: [
      oneOf('when', ['never', 'always', 'stronger'], false),
      numberFrom('least-ships', 1, 12),
      numberFrom('margin', 0, 30),
      oneOf('add', ['none', 'all']),
      oneOf('cards', ['none', 'useful']),
      numberFrom('ask-ships', 0, 12),
      numberFrom('ask-cards', 0, 30),
      someOf('ask-planets', [{ id: 'Tatooine' }, { id: 'Coruscant' }, { id: 'Naboo' }]),
    ],
    suggestion: { when: chosen('stronger'), add: chosen('none'), cards: chosen('useful') },
    about: {},
  }),
  answers: {
    intercept(asked) {
      if (stopsHere(asked, Number(asked.decision.about.cards))) return null
      const ships = asked.filled.one('add') === 'all' ? allThatGo(optionsOf(asked.decision)) : []
      const exit = mayIntercept(asked) && joins(asked, ships.length) ? 'intercept' : 'let'
      return take(exit, ...ships)
    },
    'battle-cards'(asked) {
      if (!attacksInSpace(asked) || stopsHere(asked, leavingCards(asked))) return null
      const useful =
        asked.filled.one('cards') === 'useful' ? defaults.usefulBattleCards(asked.view, asked.decision) : []
      return take(OK, ...useful)
    },
    plan(asked) {
      if (!attacksInSpace(asked) || stopsHere(asked, leavingCards(asked))) return null
      return { exit: OK, arrange: goodPlan(asked.decision, null) }
    },
  },
}

const attacksInSpace = ({ view, own }: OrderCase): boolean =>
  view.battle?.where === 'space' && view.battle.attacker === own

function leavingCards({ view, other }: OrderCase): number {
  const planet = view.evacuation?.planet
  const zone = view.sides[other]
  return planet === undefined ? 0 : (planet === view.planet ? zone.table : (zone.stranded[planet] ?? [])).length
}

function stopsHere({ view, filled }: OrderCase, cards: number): boolean {
  const { evacuation } = view
  const [ships, most] = [filled.number('ask-ships'), filled.number('ask-cards')]
  return (
    (ships !== undefined && (evacuation?.ships.length ?? 0) > ships) ||
    (most !== undefined && cards > most) ||
    (evacuation !== null && (filled.list('ask-planets') ?? []).includes(evacuation.planet))
  )
}

/** As many of the ships as can be added together, in their order. */
function allThatGo(options: readonly Option[]): string[] {
  const taken: Option[] = []
  for (const option of options)
    if (!taken.some((one) => one.excludes?.includes(option.id) || option.excludes?.includes(one.id))) taken.push(option)
  return taken.map(({ id }) => id)
}

const mayIntercept = ({ decision }: OrderCase): boolean => decision.exits.some(({ id }) => id === 'intercept')

function joins({ view, own, other, filled }: OrderCase, added: number): boolean {
  const fleet = fleetOf(view, own)
  if (fleet.length + added === 0) return false
  switch (filled.one('when')) {
    case 'always':
      return true
    case 'stronger': {
      const least = filled.number('least-ships') ?? 1
      const margin = filled.number('margin') ?? 0
      const ahead = defaults.fleetPower(fleet) - defaults.fleetPower(fleetOf(view, other))
      return fleet.length + added >= least && ahead >= margin
    }
    default:
      return false
  }
}
