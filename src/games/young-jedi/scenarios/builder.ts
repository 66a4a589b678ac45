/** Positions card by card: scenarios and tests both build their games with this. It takes ids and checks nothing. */
import type { Step } from '../../../contract/index.ts'
import { type Planet, SIDES, type Side } from '../cards/card.ts'
import type { RuleOptions } from '../cards/editions.ts'
import { run } from '../engine.ts'
import { newGame } from '../rules/setup.ts'
import {
  type Format,
  type Frame,
  type LaidLocation,
  NEW_DAY,
  NEW_TURN,
  type Race,
  type State,
  type TableCard,
  type Today,
  type TurnFrame,
  type WonPlanet,
} from '../state/game-state.ts'
import { locationCard, Table } from '../state/game-table.ts'

/** A card in play. */
export interface PlacedCard {
  readonly card: string
  readonly hidden: boolean
}

/** A side's Podrace: pilot, Podracer, tokens, laps and lap cards. */
export interface BuiltRace {
  readonly pilot?: string | undefined
  readonly podracer?: string | undefined
  readonly tokens?: number | undefined
  readonly laps?: number | undefined
  /** Lap cards from the first, each standing for the next number. */
  readonly pile?: readonly string[] | undefined
}

/** One side's cards; fields left out are empty. */
export interface BuiltSide {
  /** Characters and weapons on this side of the current planet, in the order of deployment. */
  readonly table?: readonly PlacedCard[]
  readonly stranded?: Readonly<Partial<Record<Planet, readonly PlacedCard[]>>>
  readonly effect?: PlacedCard | null
  readonly hyperspace?: readonly string[]
  /** The Objective is in play. */
  readonly race?: BuiltRace | undefined
  readonly hand?: readonly string[]
  /** The whole draw deck, its top card first. */
  readonly deck: readonly string[]
  /** The discard pile, its top card last. */
  readonly discard?: readonly string[]
  /** Turns begun on the current planet, the present one included. */
  readonly turnsHere: number
}

/** A position to build. */
export interface PositionPlan {
  readonly format: Format
  readonly rules: RuleOptions
  readonly seed: string
  readonly sides: Readonly<Record<Side, BuiltSide>>
  /** The turn in progress; null for the draw that decides who starts, from the decks as they are. */
  readonly turn: BuiltTurn | null
}

/** The state of the turn in progress. */
export interface BuiltTurn {
  readonly number: number
  readonly active: Side
  readonly step: TurnFrame['step']
  /** Counters spent in this Deploy step. */
  readonly spent?: number
  /** Turns in a row in which no card moved. */
  readonly stillTurns?: number
  /** At the current planet, the one in force last; at least one. */
  readonly locations: readonly LaidLocation[]
  readonly won?: readonly WonPlanet[]
  /** Events of this turn so far. */
  readonly today?: Partial<Today>
}

const OBJECTIVES: Readonly<Record<Side, string>> = { dark: 'BP-59', light: 'BP-29' }

/** The state of a position before the game goes on from it. */
export function stateOf({ format, rules, seed, sides, turn }: PositionPlan): State {
  const state = newGame(format, rules, { dark: [], light: [] }, seed)
  for (const side of SIDES) layOut(state, side, sides[side])
  if (turn === null)
    return { ...state, flow: [{ ...(state.flow[0] as Extract<Frame, { frame: 'setup' }>), step: 'draw' }] }
  const top = turn.locations.at(-1)
  return {
    ...state,
    turn: turn.number,
    active: turn.active,
    stillTurns: turn.stillTurns ?? 0,
    locations: [...turn.locations],
    planet: top === undefined ? null : locationCard(top.card).planet,
    won: turn.won ?? [],
    today: { ...NEW_DAY, ...turn.today },
    flow: [{ ...NEW_TURN, step: turn.step, spent: turn.spent ?? 0 }],
  }
}

/** Lets the game go on to its next question. */
export function goOn(state: State): Step<State> {
  const table = new Table(state)
  run(table)
  return { state: table.state, events: table.events }
}

function layOut(state: State, side: Side, given: BuiltSide): void {
  const zone = state.sides[side]
  const lay = ({ card, hidden }: PlacedCard): TableCard => ({
    ...{ handle: `${side[0]}t${++zone.handles.table}`, card, hidden },
  })
  const open = (card: string) => lay({ card, hidden: false })
  zone.table = (given.table ?? []).map(lay)
  for (const [planet, cards] of Object.entries(given.stranded ?? {}))
    zone.stranded = { ...zone.stranded, [planet]: cards.map(lay) }
  zone.effect = given.effect == null ? null : lay(given.effect)
  zone.hyperspace = (given.hyperspace ?? []).map(open)
  zone.race = given.race === undefined ? null : raceOf(side, given.race, open)
  zone.hand = (given.hand ?? []).map((card) => ({ handle: `${side[0]}h${++zone.handles.held}`, card }))
  zone.deck = given.deck.toReversed()
  zone.discard = [...(given.discard ?? [])]
  zone.turnsHere = given.turnsHere
}

function raceOf(side: Side, given: BuiltRace, lay: (card: string) => TableCard): Race {
  const { pilot, podracer, tokens = 0, laps = 0, pile = [] } = given
  return {
    objective: OBJECTIVES[side],
    pilot: pilot === undefined ? null : lay(pilot),
    podracer: podracer === undefined ? null : lay(podracer),
    used: { pilot: pilot !== undefined, podracer: podracer !== undefined },
    tokens,
    laps,
    pile: pile.map((card, at) => ({ card, as: at + 1 })),
  }
}
