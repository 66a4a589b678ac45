/** The order *Rest of my turn*: it plays a plan when the opponent has paid for the drains of the turn. */
import type { Option, OrderField, StandingOrder } from '../../../contract/index.ts'
import { LARGEST_DIGEST } from '../../../kit/chance/text-digest.ts'
import {
  type AnswerContent,
  chosen,
  FilledFields,
  leave,
  number,
  numberFrom,
  oneOf,
  ranked,
  take,
} from '../../../kit/orders/fields.ts'
import type { OrderKind } from '../../../kit/orders/orders.ts'
import { madeHere, type OptionHere } from '../rules/abouts.ts'
import { deployWays, placeOfWay, wayId, waysAtAnyPrice } from '../rules/deploy/ways.ts'
import { goalOf } from '../rules/move/ways.ts'
import { goingTo } from '../rules/option-facts.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { Move } from '../state/game-frames.ts'
import type { TableCard } from '../state/game-state.ts'
import { locationAt, pieceOf } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import { ofSide } from '../texts/values/fighting-values.ts'
import { controls } from '../texts/values/presence.ts'
import type { View } from '../view/player-view.ts'
import { isBusy, isTempting } from './battle-rest.ts'
import { optionsOf, type Put } from './card-answers.ts'
import { read } from './practice/supposing.ts'
import { inPhase } from './turn-ahead.ts'
import { endDrawing, towards } from './turn-orders.ts'
import {
  battlesIn,
  deployName,
  moveName,
  type PlannedTurn,
  planOf,
  positionNumbers,
  regularMoves,
  STEP,
  type TurnPlan,
  wayNames,
} from './turn-plan.ts'

// ---------------------------------------------------------------- what was filled in

/** The steps of a plan as the order keeps them. */
const stepsIn = (filled: FilledFields): readonly string[] => [
  ...(filled.list('deploys') ?? []).map(STEP.deploy),
  ...(filled.list('moves') ?? []).map(STEP.move),
  ...(filled.list('battle') ?? []).map(STEP.battle),
  ...(filled.has('fight') ? [STEP.fight] : []),
  ...(filled.number('draws') === undefined ? [] : [STEP.draw(filled.number('draws') ?? 0)]),
]

/** Returns the steps of an order that plays the rest of a turn. */
export const plannedSteps = (order: Pick<StandingOrder, 'settings'>): readonly string[] =>
  stepsIn(new FilledFields(order))

/** Returns the order that plays a plan once the opponent has paid for the drains of the turn. */
export function planOrder(view: View, own: Side, { deploys, moves, battle, fights, draws }: TurnPlan): StandingOrder {
  const { theirs, mine } = positionNumbers(view, own)
  return {
    kind: 'plan',
    key: planKey(view),
    settings: {
      deploys: chosen(...deploys.map((one) => deployName(view, one))),
      ...(moves.length === 0 ? {} : { moves: chosen(...moves.map(moveName)) }),
      ...(battle === null ? { draws: number(draws) } : { battle: chosen(battle) }),
      ...(fights ? { fight: chosen('nothing') } : {}),
      ...{ theirs: number(theirs), mine: number(mine) },
    },
  }
}

/** Returns the key under which the plan of the turn that goes on is kept. */
export const planKey = ({ turn }: Pick<View, 'turn'>): string => `turn:${turn}`

// ---------------------------------------------------------------- fields

/** All ways to deploy cards of the hand at what they cost now. */
const deployOptions = ({ start }: PlannedTurn, own: Side): readonly Option[] =>
  start.hand.flatMap(({ handle, card }): readonly Option[] => {
    const others = start.hand.filter((one) => one.handle !== handle)
    return deployWays(read(start), own, cardOf(card), others).map(({ way }) => ({
      ...{ id: deployName(start, { held: handle, way }), card },
      ...towards(start, placeOfWay(read(start), way)),
    }))
  })

/** All regular moves of cards on table. */
const moveOptions = ({ start }: PlannedTurn, own: Side): readonly Option[] =>
  ofSide(start.pieces, own).flatMap((piece) =>
    regularMoves(inPhase(start, 'move'), piece).map((move) => moveOption(start, piece, move)),
  )

const moveOption = (view: View, piece: TableCard, move: Move): Option => ({
  ...{ id: moveName({ piece: piece.handle, move }), card: piece.card },
  ...towards(view, goalOf(read(view), move)),
})

/** These options and those of the plan, which may follow from steps before them; each once. */
function withPlanned(options: readonly Option[], planned: readonly Option[]): readonly Option[] {
  const known = new Set(options.map(({ id }) => id))
  return [...options, ...planned.filter(({ id }) => !known.has(id) && known.add(id) !== undefined)]
}

function fieldsOf(plan: PlannedTurn, own: Side): readonly OrderField[] {
  const { start, view, deploys, moves } = plan
  const deployed = deploys.map((one): Option => ({ id: deployName(start, one), card: one.card }))
  const moved = moves.flatMap((one): readonly Option[] => {
    const piece = pieceOf(start, one.piece)
    return piece === null ? [] : [moveOption(start, piece, one.move)]
  })
  const battles = battlesIn(view).map((id): Option => ({ id, card: placeCard(view, id) }))
  return [
    ranked('deploys', withPlanned(deployOptions(plan, own), deployed)),
    ranked('moves', withPlanned(moveOptions(plan, own), moved)),
    // Where no battle is possible, nothing can be chosen.
    {
      id: 'battle',
      shape: { type: 'choose', options: battles, min: Math.min(1, battles.length), max: 1 },
      optional: true,
    },
    oneOf('fight', ['nothing']),
    numberFrom('draws', 0, MOST_CARDS),
    { ...numberFrom('theirs', 0, LARGEST_DIGEST, false), kept: true },
    { ...numberFrom('mine', 0, MOST_CARDS, false), kept: true },
  ]
}

/** The location of a place: a supposed one lies on top of its own. */
const placeCard = ({ places }: View, id: string): string => places.find((one) => one.id === id)?.cards.at(-1) ?? id

/** The cards of a deck: no more can be drawn, or be in hand and on table. */
const MOST_CARDS = 60

// ---------------------------------------------------------------- answers

/** Whether the drains of the turn are paid, and no battle has been in it. */
const isPlanned = ({ view, own }: Put): boolean =>
  view.active === own && view.today.drained.length > 0 && view.today.battled.length === 0 && view.drain === null

/**
 * Returns whether a position is as it was when an order was set, but for what the opponent has paid and for its own steps: one
 * of its moves may leave a place that was drained.
 */
export function isAsShown(view: View, own: Side, settings: StandingOrder['settings']): boolean {
  const { theirs, mine } = positionNumbers(view, own)
  const filled = new FilledFields({ settings })
  return (
    filled.number('theirs') === theirs &&
    filled.number('mine') === mine &&
    (view.today.moved.length > 0 || view.today.drained.every((place) => controls(readingOf(view), place, own)))
  )
}

const isAsBefore = ({ view, own, filled }: Put): boolean => isAsShown(view, own, filled.settings)

/** The option that deploys the first planned card that can be deployed now. */
function nextDeploy(asked: Put): OptionHere | null {
  const options = optionsOf(asked).filter(({ group }) => group === 'deploy')
  for (const row of asked.filled.list('deploys') ?? []) {
    const option = options.find(({ about }) => row.startsWith(goingTo(about?.held ?? '', '')))
    if (option !== undefined) return option
  }
  return null
}

/** Returns the ids of the ways for a card of the hand that are among planned deployments. @param rows their names */
export const plannedWays = (
  { view, own }: Pick<Put, 'view' | 'own'>,
  card: string,
  rows: readonly string[],
): readonly string[] =>
  view.hand
    .filter((one) => one.card === card)
    .flatMap(({ handle }) => {
      const others = view.hand.filter((one) => one.handle !== handle)
      return waysAtAnyPrice(readingOf(view), own, cardOf(card), others)
        .filter(({ way }) => wayNames(view, handle, way).some((name) => rows.includes(name)))
        .map(({ way }) => wayId(way))
    })

/**
 * The names of the planned moves of a card that are possible now. They are regular ones, which a card makes once a turn: a
 * free move could be taken back by another order, and made again for ever.
 */
function laidMoves({ view, filled }: Put, piece: TableCard): readonly string[] {
  const rows = filled.list('moves') ?? []
  return regularMoves(view, piece)
    .map((move) => moveName({ piece: piece.handle, move }))
    .filter((name) => rows.includes(name))
}

/** The option of the first of the planned moves that is possible now; null: none is. */
function nextLaidMove(asked: Put): string | null {
  const moves = optionsOf(asked).flatMap(({ group, face = null, id }) => {
    const piece = group === 'move' ? pieceOf(asked.view, face) : null
    return piece === null ? [] : laidMoves(asked, piece).map((name) => ({ id, name }))
  })
  for (const row of asked.filled.list('moves') ?? []) {
    const move = moves.find(({ name }) => name === row)
    if (move !== undefined) return move.id
  }
  return null
}

/** The next act of the plan. A battle that is not possible any more is no reason to end the turn: its player is asked. */
function nextAct(asked: Put): AnswerContent | 'ask' {
  const { phase } = asked.view
  const battle = asked.filled.one('battle')
  if (phase === 'battle' && battle !== undefined) {
    const option = optionsOf(asked).find(({ group, about }) => group === 'battle' && about?.place === battle)
    return option === undefined ? 'ask' : take('do', option.id)
  }
  if (phase === 'deploy') {
    const next = nextDeploy(asked)
    return next === null ? leave('pass') : take('do', next.id)
  }
  const moving = phase === 'move' ? nextLaidMove(asked) : null
  return moving === null ? leave('pass') : take('do', moving)
}

/** Whether the battle of the plan goes on, nothing is to be played in it, and the opponent has done nothing. */
function isFought({ view, own, other, filled }: Put): boolean {
  const { battle, active } = view
  if (battle === null || active !== own || !filled.has('fight') || battle.at !== filled.one('battle')) return false
  if (isBusy(view, other)) return false
  return (
    battle.totals !== null ||
    (battle.fired.length === 0 && filled.number('theirs') === positionNumbers(view, own).theirs)
  )
}

const passesInBattle = (asked: Put): AnswerContent | null =>
  isFought(asked) && !isTempting(madeHere(asked.decision)) ? leave('pass') : null

/** Plays the rest of the own turn when the opponent has paid for its drains. */
export const plannedTurn: readonly [string, OrderKind<View, Side>] = [
  'plan',
  {
    key: (view, own) => (view.active === own && view.turn > 0 && view.today.drained.length > 0 ? planKey(view) : null),
    offer: (view, own, filled) => {
      const { theirs, mine } = positionNumbers(view, own)
      return {
        fields: fieldsOf(planOf(view, own, filled === undefined ? [] : stepsIn(filled)), own),
        about: {},
        suggestion: { theirs: number(theirs), mine: number(mine) },
        saves: 1,
        // It is put together on the panel that waits for the payment.
        idle: true,
      }
    },
    answers: {
      act: (asked) => {
        if (!isPlanned(asked)) return null
        return isAsBefore(asked) ? nextAct(asked) : 'ask'
      },
      'deploy-where': (asked) => {
        if (!isPlanned(asked)) return null
        const rows = asked.filled.list('deploys') ?? []
        const ways = plannedWays(asked, String(asked.decision.about.card), rows)
        const way = optionsOf(asked).find(({ id }) => ways.includes(id))
        return way === undefined ? null : take('do', way.id)
      },
      'move-where': (asked) => {
        if (!isPlanned(asked)) return null
        const piece = pieceOf(asked.view, String(asked.decision.about.piece))
        const laid = piece === null ? [] : laidMoves(asked, piece)
        const way = optionsOf(asked).find(({ id }) => piece !== null && laid.includes(goingTo(piece.handle, id)))
        return way === undefined ? null : take('do', way.id)
      },
      company: (asked) => (isPlanned(asked) ? take('do') : null),
      draw: (asked) => {
        if (!isPlanned(asked)) return null
        return isAsBefore(asked) ? endDrawing(asked) : 'ask'
      },
      plan: (asked) => (isFought(asked) ? leave('ask') : null),
      respond: passesInBattle,
      weapons: passesInBattle,
      destiny: (asked) => (isFought(asked) ? leave('draw') : null),
    },
  },
]

// ---------------------------------------------------------------- what was left out

/** A step of a plan that was not played. */
export interface SkippedStep {
  readonly card: string
  /** The card of the place or carrier to which it was to lead; null where that is gone. */
  readonly goal: string | null
  readonly why: 'force' | 'gone'
}

/**
 * Returns the deployments of an order that were not played: their cards are still in hand.
 * @param view the position once the turn is over
 */
export function skippedDeploys(
  view: View,
  own: Side,
  { settings }: Pick<StandingOrder, 'settings'>,
): readonly SkippedStep[] {
  const { force } = view.sizes[own]
  return (new FilledFields({ settings }).list('deploys') ?? []).flatMap((row): readonly SkippedStep[] => {
    const held = view.hand.find(({ handle }) => row.startsWith(goingTo(handle, '')))
    if (held === undefined) return []
    const others = view.hand.filter((one) => one !== held)
    const ways = waysAtAnyPrice(read(view), own, cardOf(held.card), others)
    const way = ways.find((one) => wayNames(view, held.handle, one.way).includes(row))
    const goal = way === undefined ? null : placeOfWay(read(view), way.way)
    return [
      {
        card: held.card,
        goal: goal === null ? null : locationAt(view, goal).id,
        why: way !== undefined && way.cost > force ? 'force' : 'gone',
      },
    ]
  })
}

/** Returns the moves of an order that were not made. @param moved handles of the cards that have moved in its turn */
export const skippedMoves = (
  view: View,
  { settings }: Pick<StandingOrder, 'settings'>,
  moved: readonly string[],
): readonly SkippedStep[] =>
  (new FilledFields({ settings }).list('moves') ?? []).flatMap((row): readonly SkippedStep[] => {
    const piece = view.pieces.find(({ handle }) => row.startsWith(goingTo(handle, '')))
    return piece === undefined || moved.includes(piece.handle) ? [] : [{ card: piece.card, goal: null, why: 'gone' }]
  })
