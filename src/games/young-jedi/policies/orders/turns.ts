/** Orders for a whole turn of one's own, or for the rest of it. */
import { type Option, type OrderField, type Shape, WAITING } from '../../../../contract/index.ts'
import { PLANETS, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { planShape } from '../../rules/questions/battle-questions.ts'
import { optionsOf } from '../../state/abouts.ts'
import type { QuestionKind } from '../../state/game-state.ts'
import { COUNTER_LIMIT } from '../../state/limits.ts'
import type { View } from '../../view/player-view.ts'
import { deployment } from '../deploying.ts'
import { goodPlan } from '../plan.ts'
import { safest } from '../safest.ts'
import { placeSeen } from '../seen.ts'
import { fieldNow } from './basis.ts'
import {
  battleCardsHeld,
  isMoved,
  locationField,
  lostOf,
  openNumbers,
  piecesAhead,
  planFields,
  planFor,
} from './battles.ts'
import { ABOVE_SIX } from './hands.ts'
import {
  type AnswerContent,
  arranged,
  chosen,
  leave,
  numberFrom,
  OK,
  type Order,
  type OrderAnswer,
  type OrderCase,
  oneOf,
  ranked,
  someOf,
  take,
  turnKey,
} from './order.ts'
import { toDiscard } from './text-orders.ts'

/** Cards of the hand that can be deployed at all, with their printed cost. */
function deployable(view: View, own: Side): Option[] {
  return (view.sides[own].cards ?? []).flatMap(({ handle, card: id }) => {
    const card = cardById(id)
    switch (card.type) {
      case 'battle':
      case 'objective':
        return []
      case 'double':
        return card.halves.some((half) => half.type === 'effect') ? [{ id: handle, card: id }] : []
      default:
        return [{ id: handle, card: id, ...('counters' in card && card.counters > 0 ? { cost: card.counters } : {}) }]
    }
  })
}

/** As much of the list as fits into the counters, in the order of the hand. */
function inCounters(options: readonly Option[]): string[] {
  let left = COUNTER_LIMIT
  return options.flatMap(({ id, card, cost = 0 }) => {
    if (cost > left || card === undefined || cardById(card).type === 'location') return []
    left -= cost
    return [id]
  })
}

/**
 * Deploys the cards of the list. A card that is not legal any more is left out, since stopping for it would betray it.
 */
const deploys: OrderAnswer = ({ decision, filled }) => {
  const { shape } = decision
  const wanted = filled.list('deploy') ?? []
  if (shape.type !== 'choose') return leave('done')
  const taken: Option[] = []
  let left = shape.budget ?? Number.POSITIVE_INFINITY
  for (const id of wanted) {
    const option = shape.options.find((one) => one.id === id)
    if (option === undefined || (option.cost ?? 0) > left || taken.includes(option)) continue
    if (taken.some((one) => one.excludes?.includes(id) || option.excludes?.includes(one.id))) continue
    if (option.requires !== undefined && !option.requires.some((need) => taken.some((one) => one.id === need))) continue
    taken.push(option)
    left -= option.cost ?? 0
  }
  return take('done', ...taken.map(({ id }) => id))
}

/** Other questions of an own turn: the order spends nothing that it doesn't name. */
const LEFT_ALONE = [
  'thrust',
  'refuel',
  'raise-limit',
  'text',
  'text-cards',
  'text-either',
  'text-target',
  'peek',
  'search',
  'reshuffle',
  'duel',
  'remove',
  'end-turn',
] as const satisfies readonly QuestionKind[]

const safely: OrderAnswer = ({ view, decision }) => {
  const { decision: _, ...given } = safest(view, decision)
  return given
}

/** Answers as long as nothing public stops the order. */
function unless(stops: (asked: OrderCase) => boolean, answers: Order['answers']): Order['answers'] {
  // Each answer stays with its kind of decision.
  const guarded = Object.entries(answers as Readonly<Record<string, OrderAnswer>>).map(([kind, answer]) => [
    kind,
    (asked: OrderCase) => (asked.view.active !== asked.own || stops(asked) ? null : answer(asked)),
  ])
  return Object.fromEntries(guarded)
}

const alone = Object.fromEntries(LEFT_ALONE.map((kind) => [kind, safely])) as Order['answers']

/** Draws up, or discards by the chosen rule; `ask` and a field left out leave it to the person. */
const evensUp: OrderAnswer<'even-up'> = ({ decision, filled }): AnswerContent | null => {
  const above = filled.one('above-six')
  const over = decision.about.hand > decision.about.size
  return above === undefined || (over && above === 'ask') ? null : take('end')
}

const discardsDown: OrderAnswer = ({ decision, filled }) => {
  const above = filled.one('above-six')
  return above === undefined || above === 'ask' ? null : take(OK, ...toDiscard(decision, above))
}

// ---------------------------------------------------------------- a turn ahead

/** Whether nobody can fight in this side's next or present turn: one of the two sides has no card face up. */
function isQuiet(view: View, own: Side): boolean {
  const other = own === 'dark' ? 'light' : 'dark'
  const mine = view.sides[own].turnsHere
  const theirs = view.sides[other].turnsHere
  return view.active === own ? mine === 1 || theirs < 2 : mine === 0 || theirs < 2
}

const ownTurn = (view: View, own: Side): number => (view.active === own ? view.turn : view.turn + 1)

/**
 * The next own turn, set ahead, if nobody can fight in it: the first ones on a planet.
 * - `deploy`: cards of the hand in their order; cards that are not legal any more are left out
 * - `above-six`: with more cards than may be kept: `ask`, discard the `newest`, or `locations` first
 * - `location`: only while the present Location (its card id) is in force, or at `any`
 *
 * Stops: `ask-cards`: the opponent has more cards on the planet than this. A planet that is decided ends it. About:
 * `turn`: the turn for which it is set.
 */
export const TURN_AHEAD: Order = {
  kind: 'turn-ahead',
  key(view, own) {
    if (view.planet === null || view.turn === 0 || view.outcome !== null || !isQuiet(view, own)) return null
    return turnKey('turn', ownTurn(view, own), view.planet)
  },
  offer(view, own) {
    const options = deployable(view, own)
    return {
      fields: [
        ranked('deploy', options, false),
        oneOf('above-six', ABOVE_SIX, false),
        locationField(view),
        numberFrom('ask-cards', 0, 20),
      ],
      suggestion: {
        deploy: chosen(...inCounters(options)),
        'above-six': chosen('newest'),
        location: chosen(view.locations.at(-1)?.card ?? 'any'),
      },
      about: { turn: ownTurn(view, own) },
      // In one's own turn it would be for the rest of that turn.
      moments: view.active === own ? [] : [WAITING],
      saves: 2,
      basis: fieldNow(view, own),
    }
  },
  answers: unless(
    ({ view, other, filled }) => {
      const most = filled.number('ask-cards')
      return isMoved(view, filled) || (most !== undefined && view.sides[other].table.length > most)
    },
    { ...alone, deploy: deploys, battle: () => leave('pass'), 'even-up': evensUp, 'discard-down': discardsDown },
  ),
}

// ---------------------------------------------------------------- the first turns on a planet

/** Deploys what the practice opponent would. */
const deploysBest: OrderAnswer<'deploy'> = ({ view, decision }) => deployment(view, decision)

/** The fields of the order for the first turns on a planet. */
const OPENING_FIELDS: readonly OrderField[] = [
  oneOf('deploy', ['suggested', 'none'], false),
  oneOf('above-six', ABOVE_SIX, false),
  someOf(
    'ask-planets',
    PLANETS.map((id) => ({ id })),
  ),
]

/** The settings that the game suggests for them. */
const OPENING_START = { deploy: chosen('suggested'), 'above-six': chosen('newest') }

/**
 * Each own turn in which nobody can fight: the first ones on a planet.
 * - `deploy`: what the practice opponent would deploy (`suggested`), or `none`
 * - `above-six`: as for a turn ahead
 * Stops: `ask-planets`: on one of these planets.
 */
export const OPENING: Order = {
  kind: 'opening',
  key: (view) => (view.outcome === null ? 'match' : null),
  offer: (view) => ({
    fields: OPENING_FIELDS,
    suggestion: OPENING_START,
    about: {},
    moments: view.turn < 3 ? [] : [WAITING],
    proposes: true,
    saves: 2,
  }),
  answers: unless(
    ({ view, own, filled }) =>
      !isQuiet(view, own) || (view.planet !== null && (filled.list('ask-planets') ?? []).includes(view.planet)),
    {
      ...alone,
      deploy: (asked) => (asked.filled.one('deploy') === 'suggested' ? deploysBest(asked) : take('done')),
      battle: () => leave('pass'),
      'even-up': evensUp,
      'discard-down': discardsDown,
    },
  ),
}

// ---------------------------------------------------------------- the rest of a turn

/**
 * The rest of the own turn, from an evacuation or a duel on, to which the opponent has to respond.
 * - `deploy`: further cards of the hand in their order; cards that are not legal any more are left out
 * - `battle`: `yes` or `no`; `cards`: with these Battle cards
 * - `0`, `1`, `2`, `any`: the plan by the number that the opponent shows; left out: asked
 * - `above-six`: as at Even Up; left out: asked (or answered by the Even-Up order)
 *
 * Stops: `ask-lost`: this many characters of mine, or more, were lost in this turn. About: `turn`: the turn for which
 * it is set.
 */
export const REST: Order = {
  kind: 'rest',
  key(view, own) {
    if (view.planet === null || view.turn === 0 || view.outcome !== null || view.active !== own) return null
    // While the opponent answers, and after it.
    const waits = view.today.evacuated || view.today.dueled
    return waits && !isQuiet(view, own) ? turnKey('turn', view.turn) : null
  },
  offer(view, own) {
    const other = own === 'dark' ? 'light' : 'dark'
    const options = deployable(view, own)
    const place = placeSeen(view)
    const shape: Shape = planShape(piecesAhead(view, own), 'planet', place)
    const plans: OrderField[] = planFields(openNumbers(view, other), shape)
    const plan = arranged(goodPlan({ shape }, place))
    return {
      fields: [
        ranked('deploy', options),
        oneOf('battle', ['yes', 'no'], false),
        someOf('cards', battleCardsHeld(view, own)),
        ...plans,
        oneOf('above-six', ABOVE_SIX),
        numberFrom('ask-lost', 1, 10),
      ],
      suggestion: {
        battle: chosen('no'),
        ...Object.fromEntries(plans.map(({ id }) => [id, plan])),
        'above-six': chosen('newest'),
        'ask-lost': { exit: OK, number: 1 },
      },
      about: { turn: view.turn },
      moments: [WAITING],
      saves: 2,
      basis: fieldNow(view, own),
    }
  },
  answers: unless(
    ({ view, own, filled }) => {
      const lost = filled.number('ask-lost')
      // An order that has begun a battle with its plans goes through with it.
      return view.battle === null && lost !== undefined && lostOf(view, own) >= lost
    },
    {
      ...alone,
      deploy: deploys,
      battle({ decision, filled }) {
        if (filled.one('battle') !== 'yes') return leave('pass')
        const wanted = filled.list('cards') ?? []
        return take('battle', ...optionsOf(decision).flatMap(({ id }) => (wanted.includes(id) ? [id] : [])))
      },
      plan: (asked) => (asked.view.battle?.where === 'planet' ? planFor(asked) : null),
      'even-up': evensUp,
      'discard-down': discardsDown,
    },
  ),
}
