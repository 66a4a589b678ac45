/** The rest of an own turn, laid ahead for the time after a battle: moves, cards drawn, the end. */
import type { Option, StandingOrder } from '../../../contract/index.ts'
import {
  chosen,
  type Given,
  leave,
  number,
  numberFrom,
  oneOf,
  ranked,
  someOf,
  take,
} from '../../../kit/orders/fields.ts'
import type { OrderKind } from '../../../kit/orders/orders.ts'
import type { OptionHere } from '../rules/abouts.ts'
import { deployWays, placeOfWay, wayId, waysAtAnyPrice } from '../rules/deploy/ways.ts'
import { goalOf, isGroup, isRegular, moveId, movesInPhase, movesOf } from '../rules/move/ways.ts'
import { comingHandle, goingTo } from '../rules/option-facts.ts'
import { cardOf, opponentOf, type Side } from '../state/engine-card.ts'
import type { Way } from '../state/game-frames.ts'
import type { TableCard } from '../state/game-state.ts'
import { allAt, isFighter, locationAt, pieceOf, sideOfPiece } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import { ofSide } from '../values/fighting-values.ts'
import { controls } from '../values/presence.ts'
import type { View } from '../view/player-view.ts'
import { optionsOf, type Put } from './card-answers.ts'
import { supposedHandle } from './practice/supposing.ts'
import { type DeployAhead, inPhase, type MoveAhead, type TurnAhead, turnAhead } from './turn-ahead.ts'

/** Own cards that can fight, wherever they are. */
const fighters = (view: View, own: Side): readonly TableCard[] =>
  ofSide(view.pieces, own).filter(({ card, at }) => at !== null && isFighter(cardOf(card)))

/** Moves alone and for their own price, as a pair of card and place. */
const ways = (view: View, piece: TableCard): readonly (readonly [piece: TableCard, place: string])[] => {
  const reading = readingOf(view)
  const places = movesOf(reading, piece).flatMap((move) => {
    const at = isRegular(move) && !isGroup(move) && move.on === null ? goalOf(reading, move) : null
    return at === null ? [] : [at]
  })
  return [...new Set(places)].map((place) => [piece, place])
}

/** A move among the fields: the card, and the location to which it goes. */
const moveOption = (view: View, piece: TableCard, place: string): Option => ({
  ...{ id: goingTo(piece.handle, place), card: piece.card },
  ...towards(view, place),
})

/** The place to which an option leads; nothing where it leads to none. */
const towards = (view: View, place: string | null): Pick<Option, 'about'> =>
  place === null ? {} : { about: { to: locationAt(view, place).id } }

/** Draws the chosen number of cards and ends the turn. */
function endDrawing({ decision: { shape }, filled }: Put): Given | null {
  if (shape.type !== 'number') return null
  const count = Math.min(shape.max, filled.number('draws') ?? 0)
  return count === 0 ? leave('end-turn') : { exit: 'draw-end', number: count }
}

/** The first of the chosen moves that can be made now. */
function nextMove({ view, own, filled }: Put): { readonly handle: string; readonly place: string } | null {
  const cards = view.pieces.filter((piece) => sideOfPiece(piece) === own)
  for (const row of filled.list('moves') ?? [])
    for (const piece of cards)
      for (const { id: place } of view.places) {
        const { handle } = piece
        if (goingTo(handle, place) !== row) continue
        if (ways(view, piece).some(([, at]) => at === place)) return { handle, place }
      }
  return null
}

/** Whether the battles of this turn have brought something for which its owner wants to be asked: both can see it. */
function isTold({ view, own, filled }: Put): boolean {
  if (filled.list('watched')?.some((handle) => pieceOf(view, handle) === null) === true) return true
  const isThere = (place: string) => ofSide(allAt(view, place), opponentOf(own)).length > 0
  return filled.one('stays') === 'theirs-stay' && view.today.battled.some(isThere)
}

/** Whether a battle of this turn is over, and its owner is not to be asked. */
const isAfter = (asked: Put): boolean =>
  asked.view.active === asked.own && asked.view.today.battled.length > 0 && asked.view.battle === null && !isTold(asked)

/** Goes on with the own turn after a battle: no further battle, the chosen moves, this many cards, the end. */
export const restOfTurn: readonly [string, OrderKind<View, Side>] = [
  'rest',
  {
    key: ({ turn, active }, own) => (active === own && turn > 0 ? `turn:${turn}` : null),
    offer: (view, own) => {
      const cards = fighters(view, own)
      return {
        fields: [
          someOf(
            'moves',
            cards.flatMap((piece) => ways(view, piece).map(([, place]) => moveOption(view, piece, place))),
          ),
          numberFrom('draws', 0, 30),
          someOf(
            'watched',
            cards.map(({ handle, card }) => ({ id: handle, card })),
          ),
          oneOf('stays', ['theirs-stay', 'never']),
        ],
        about: {},
        moments: ['act', 'plan'],
        suggestion: { draws: number(1) },
        saves: 2,
      }
    },
    answers: {
      act: (asked) => {
        if (!isAfter(asked)) return null
        const move = asked.view.phase === 'move' ? nextMove(asked) : null
        return move === null ? leave('pass') : take('do', `move-${move.handle}`)
      },
      'move-where': (asked) => {
        const move = isAfter(asked) ? nextMove(asked) : null
        const way = optionsOf(asked).find(
          ({ about, group }) => about?.place === move?.place && group !== 'embark' && group !== 'seat',
        )
        return move === null || way === undefined ? null : take('do', way.id)
      },
      company: (asked) => (isAfter(asked) ? take('do') : null),
      draw: (asked) => (isAfter(asked) ? endDrawing(asked) : null),
    },
  },
]

// ---------------------------------------------------------------- while a drain is unpaid

/** The part of an own turn that an order lays ahead. */
type LaidTurn = Pick<TurnAhead, 'deploys' | 'moves' | 'draws'>

/** The place or the carrier to which a way leads. */
const goalIn = (way: Way): string | null => ('at' in way ? way.at : 'on' in way ? way.on : null)

/** The same way to another place or carrier. */
const wayTo = (way: Way, goal: string): Way =>
  'at' in way ? { ...way, at: goal } : 'on' in way ? { ...way, on: goal } : way

/**
 * A card of the hand and a way to deploy it, by their names.
 * @param before the cards that are deployed before it
 */
function deployName({ held, way }: Pick<DeployAhead, 'held' | 'way'>, before: LaidTurn['deploys']): string {
  const goal = goalIn(way)
  const coming = before.find((one) => supposedHandle(one.held) === goal)
  return goingTo(held, wayId(coming === undefined ? way : wayTo(way, comingHandle(coming.card))))
}

const deployNames = (deploys: LaidTurn['deploys']): readonly string[] =>
  deploys.map((one, at) => deployName(one, deploys.slice(0, at)))

/** The names of a way now: its location or carrier may have come since the order was given. */
function wayNames(view: View, held: string, way: Way): readonly string[] {
  const goal = goalIn(way)
  const place = view.places.find(({ id }) => id === goal)
  const card = place === undefined ? pieceOf(view, goal)?.card : locationAt(view, place.id).id
  const ways = card === undefined ? [way] : [way, wayTo(way, comingHandle(card))]
  return ways.map((one) => goingTo(held, wayId(one)))
}

/** The ids of the ways for a card of the hand that are among the planned deployments. */
const plannedWays = ({ view, own }: Put, card: string, rows: readonly string[]): readonly string[] =>
  view.hand
    .filter((one) => one.card === card)
    .flatMap(({ handle }) => {
      const others = view.hand.filter((one) => one.handle !== handle)
      return waysAtAnyPrice(readingOf(view), own, cardOf(card), others)
        .filter(({ way }) => wayNames(view, handle, way).some((name) => rows.includes(name)))
        .map(({ way }) => wayId(way))
    })

const moveName = ({ piece, move }: MoveAhead): string => goingTo(piece, moveId(move))

const regularMoves = (view: View, piece: TableCard) => movesInPhase(readingOf(view), piece).filter(isRegular)

/** All regular moves of cards on table in the move phase. */
const moveOptions = (view: View, own: Side): readonly Option[] =>
  ofSide(view.pieces, own).flatMap((piece) =>
    regularMoves(inPhase(view, 'move'), piece).map(
      (move): Option => ({
        ...{ id: moveName({ piece: piece.handle, move }), card: piece.card },
        ...towards(view, goalOf(readingOf(view), move)),
      }),
    ),
  )

/** All ways to deploy cards of the hand at what they cost now. */
const deployOptions = (view: View, own: Side): readonly Option[] =>
  view.hand.flatMap(({ handle, card }): readonly Option[] => {
    const others = view.hand.filter((one) => one.handle !== handle)
    return deployWays(readingOf(view), own, cardOf(card), others).map(({ way }) => ({
      ...{ id: deployName({ held: handle, way }, []), card },
      ...towards(view, placeOfWay(readingOf(view), way)),
    }))
  })

/** The deployments of the practice opponent to locations and carriers that they bring themselves. */
function comingOptions(view: View, own: Side): readonly Option[] {
  const { deploys } = turnAhead(inPhase(view, 'deploy'), own)
  const names = deployNames(deploys)
  return deploys.flatMap(({ held, card, way }, at): readonly Option[] => {
    const [id = ''] = names.slice(at)
    return id === goingTo(held, wayId(way)) ? [] : [{ id, card }]
  })
}

/** How many cards of a side lie on table. */
const onTable = (view: View, side: Side): number => view.pieces.filter((piece) => sideOfPiece(piece) === side).length

/** Whether the table is as it was when the drains began, but for what has been paid: both players see it. */
const isAsBefore = ({ view, own, filled }: Put): boolean =>
  onTable(view, opponentOf(own)) === (filled.number('theirs') ?? 0) &&
  view.today.drained.every((place) => controls(readingOf(view), place, own))

/** Whether it is still the turn of the drains, and no battle has been in it. */
const isPlanned = ({ view, own }: Put): boolean =>
  view.active === own && view.today.drained.length > 0 && view.today.battled.length === 0 && view.drain === null

/** The option that deploys the first planned card that can be deployed now. */
function nextDeploy(asked: Put): OptionHere | null {
  const options = optionsOf(asked).filter(({ group }) => group === 'deploy')
  for (const row of asked.filled.list('deploys') ?? []) {
    const option = options.find(({ about }) => row.startsWith(goingTo(about?.held ?? '', '')))
    if (option !== undefined) return option
  }
  return null
}

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

/** Returns the order that plays the rest of a turn once the opponent has paid for its drains. */
export function planOrder(view: View, own: Side, { deploys, moves, draws }: LaidTurn): StandingOrder {
  return {
    kind: 'plan',
    key: `turn:${view.turn}`,
    settings: {
      deploys: chosen(...deployNames(deploys)),
      ...(moves.length === 0 ? {} : { moves: chosen(...moves.map(moveName)) }),
      draws: number(draws),
      theirs: number(onTable(view, opponentOf(own))),
    },
  }
}

/** Plays the rest of the own turn when the opponent has paid for its drains. */
export const plannedTurn: readonly [string, OrderKind<View, Side>] = [
  'plan',
  {
    key: ({ turn, active, today }, own) =>
      active === own && turn > 0 && today.drained.length > 0 ? `turn:${turn}` : null,
    offer: (view, own) => ({
      fields: [
        ranked('deploys', [...deployOptions(view, own), ...comingOptions(view, own)]),
        ranked('moves', moveOptions(view, own)),
        numberFrom('draws', 0, 60),
        numberFrom('theirs', 0, 200),
      ],
      about: {},
      moments: ['act'],
      suggestion: { theirs: number(onTable(view, opponentOf(own))) },
      saves: 1,
    }),
    answers: {
      act: (asked) => {
        if (!isPlanned(asked)) return null
        if (!isAsBefore(asked)) return 'ask'
        if (asked.view.phase === 'control')
          return optionsOf(asked).some(({ group }) => group === 'drain') ? 'ask' : leave('pass')
        if (asked.view.phase === 'move') {
          const moving = nextLaidMove(asked)
          return moving === null ? leave('pass') : take('do', moving)
        }
        const next = asked.view.phase === 'deploy' ? nextDeploy(asked) : null
        return next === null ? leave('pass') : take('do', next.id)
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
    },
  },
]
