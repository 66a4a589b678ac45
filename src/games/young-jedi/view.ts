/** What one reader may know of a game, and nothing else (part 28). Everything shown to anybody is made from this. */
import type { Outcome, Reader } from '../game.ts'
import { type Planet, SIDES, type Side } from './cards/card.ts'
import {
  battleOf,
  type Format,
  type HeldCard,
  type LaidLocation,
  type SideState,
  type State,
  type TableCard,
  turnOf,
  type WonPlanet,
} from './rules/state.ts'

/** A card on a planet; `card` is null where it lies hidden from the reader (rule 28.4). */
export interface SeenCard {
  readonly handle: string
  readonly card: string | null
  readonly hidden: boolean
}

export interface SideView {
  /** Cards left in the draw deck (rule 28.1, decision G-76). */
  readonly deck: number
  /** Number of cards in hand, those set aside in a battle included. */
  readonly hand: number
  /** The hand itself: the reader's own only, in the order in which the cards came. */
  readonly cards?: readonly HeldCard[]
  /** The discard pile's top card; nobody may count it or look through it (rule 28.2). */
  readonly discardTop: string | null
  readonly table: readonly SeenCard[]
  readonly stranded: Readonly<Partial<Record<Planet, readonly SeenCard[]>>>
  readonly turnsHere: number
}

export interface BattleView {
  readonly attacker: Side
  /** How many Battle cards each has chosen; null before he has (rule 9.2.2). */
  readonly numbers: Readonly<Record<Side, number | null>>
  /** The reader's own Battle cards in this battle. */
  readonly own: readonly HeldCard[]
}

export interface View {
  readonly reader: Reader
  readonly format: Format
  readonly turn: number
  readonly active: Side
  readonly planet: Planet | null
  /** Locations of the current planet, the one in force last. */
  readonly locations: readonly LaidLocation[]
  readonly won: readonly WonPlanet[]
  readonly sides: Readonly<Record<Side, SideView>>
  readonly battle: BattleView | null
  /** Counters that the active player has spent in this turn, as far as the reader may know. */
  readonly spent: number | null
  readonly outcome: Outcome | null
}

/** @param reader a side, or `spectator`: anybody else */
export function viewOf(state: State, reader: Reader): View {
  const turn = turnOf(state)
  const hidden = state.sides[state.active].turnsHere === 1 && reader !== state.active
  return {
    reader,
    format: state.format,
    turn: state.turn,
    active: state.active,
    planet: state.planet,
    locations: state.locations,
    won: state.won,
    sides: {
      dark: sideView(state.sides.dark, reader === 'dark'),
      light: sideView(state.sides.light, reader === 'light'),
    },
    battle: battleView(state, reader),
    spent: turn === null || hidden ? null : turn.spent,
    outcome: state.outcome,
  }
}

function sideView(side: SideState, own: boolean): SideView {
  return {
    deck: side.deck.length,
    hand: side.hand.length,
    ...(own ? { cards: side.hand } : {}),
    discardTop: side.discard.at(-1) ?? null,
    table: own ? side.table : masked(side.table),
    stranded: own ? side.stranded : maskedPlanets(side.stranded),
    turnsHere: side.turnsHere,
  }
}

const mask = (laid: TableCard): SeenCard => (laid.hidden ? { handle: laid.handle, card: null, hidden: true } : laid)

const masked = (cards: readonly TableCard[]): readonly SeenCard[] =>
  cards.some((laid) => laid.hidden) ? cards.map(mask) : cards

function maskedPlanets(stranded: SideState['stranded']): SideView['stranded'] {
  const seen: Partial<Record<Planet, readonly SeenCard[]>> = {}
  for (const planet in stranded) seen[planet as Planet] = masked(stranded[planet as Planet] ?? [])
  return seen
}

function battleView(state: State, reader: Reader): BattleView | null {
  const battle = battleOf(state)
  if (battle === null) return null
  const { dark, light } = battle.sides
  const own = SIDES.find((side) => side === reader)
  return {
    attacker: battle.attacker,
    numbers: { dark: dark.cards?.length ?? null, light: light.cards?.length ?? null },
    own: (own === undefined ? null : battle.sides[own].cards) ?? [],
  }
}
