/**
 * The state of a game: plain JSON, secret, complete. What the game waits for is data in it: `questions` says who is
 * asked what, `flow` how it goes on afterwards.
 */
import type { Outcome } from '../../game.ts'
import type { Place, Planet, Side } from '../cards/card.ts'

export type Format = 'starter' | 'full'

/** A card in a hand, or taken from it for a battle; its handle is known to its owner alone. */
export interface HeldCard {
  readonly handle: string
  readonly card: string
}

/** A character or weapon on a planet. A hidden one is known to its owner; to the other it is a place, no more. */
export interface TableCard {
  readonly handle: string
  readonly card: string
  readonly hidden: boolean
}

export interface LaidLocation {
  readonly card: string
  readonly owner: Side
}

/** A planet that somebody controls, set aside with all that was on it (rule 18.2.1). */
export interface WonPlanet {
  readonly planet: Planet
  readonly by: Side
  readonly surrendered: boolean
  readonly locations: readonly LaidLocation[]
}

export interface SideState {
  /** Draw deck, top card last. */
  deck: string[]
  /** In the order in which the cards came. */
  hand: HeldCard[]
  /** Top card last. */
  discard: string[]
  /** This side of the current planet, in the order of deployment. */
  table: TableCard[]
  /** Stranded cards on controlled planets (rule 18.2.1). */
  stranded: Partial<Record<Planet, readonly TableCard[]>>
  /** Turns begun on the current planet: cards deployed in the first are hidden (rule 7.1). */
  turnsHere: number
  /** How many handles of each sort were given out: hand, table. Both numbers follow from public facts. */
  handles: { held: number; table: number }
  shuffles: number
  /** How many decisions this side was asked so far; numbers their ids. */
  asked: number
}

// ---------------------------------------------------------------- flow

export interface SetupFrame {
  readonly frame: 'setup'
  step: 'begin' | 'location' | 'hands'
  starter: Side | null
}

export interface TurnFrame {
  readonly frame: 'turn'
  step: 'start' | 'deploy' | 'battle' | 'even-up' | 'draw' | 'control' | 'leave'
  /** Counters spent in this Deploy step (rule 5.1). */
  spent: number
  /** What the active player wants at the end of his turn. */
  ending: 'end' | 'review' | 'surrender'
}

/** What one side brings into a battle. */
export interface BattleSide {
  /** Battle cards taken from hand; null until they are chosen and their number is shown (rule 9.2.2). */
  cards: readonly HeldCard[] | null
  /** Handles from first to last, what has been revealed taken off; null until the plan is made. */
  plan: readonly string[] | null
  /** How many fighters (groups count once) were revealed from the plan. */
  fights: number
}

export interface BattleFrame {
  readonly frame: 'battle'
  step: 'numbers' | 'plans' | 'fights' | 'close'
  readonly attacker: Side
  sides: Record<Side, BattleSide>
}

export interface MoveOnFrame {
  readonly frame: 'move-on'
  step: 'aside' | 'location'
  readonly loser: Side
  readonly surrendered: boolean
}

export type Frame = SetupFrame | TurnFrame | BattleFrame | MoveOnFrame

/** Each kind of question the game can ask; `questions/` knows its shape and what its answer does. */
export type QuestionKind =
  | 'start-location'
  | 'deploy'
  | 'battle'
  | 'battle-cards'
  | 'plan'
  | 'even-up'
  | 'discard-down'
  | 'end-turn'
  | 'next-location'

export interface Question {
  readonly id: string
  readonly side: Side
  readonly kind: QuestionKind
}

// ---------------------------------------------------------------- the whole

/** What the two agree on before the game, beyond the format. */
export interface RuleOptions {
  /** A tie after so many turns in which no card moves, and at this turn (decision G-85). */
  readonly stillTurns: number
  readonly lastTurn: number
}

export interface State {
  readonly schema: 1
  readonly format: Format
  readonly options: RuleOptions
  readonly seed: string
  /** 0 until the first turn begins. */
  turn: number
  active: Side
  planet: Planet | null
  /** Locations laid on the current planet, the top one last (rule 8.5). */
  locations: LaidLocation[]
  won: readonly WonPlanet[]
  sides: Record<Side, SideState>
  /** What is going on, outermost first. */
  flow: Frame[]
  questions: readonly Question[]
  /** Turns in a row in which no card changed its zone, the present one not counted. */
  stillTurns: number
  /** Whether a card has changed its zone in the present turn. */
  stirred: boolean
  outcome: Outcome | null
}

const copySide = (side: SideState): SideState => ({
  ...side,
  deck: side.deck.slice(),
  hand: side.hand.slice(),
  discard: side.discard.slice(),
  table: side.table.slice(),
  handles: { ...side.handles },
})

const copyFrame = (frame: Frame): Frame =>
  frame.frame === 'battle'
    ? { ...frame, sides: { dark: { ...frame.sides.dark }, light: { ...frame.sides.light } } }
    : { ...frame }

/** A copy that may be changed without touching the original: cards themselves are shared, they never change. */
export function copyState(state: State): State {
  return {
    ...state,
    locations: state.locations.slice(),
    sides: { dark: copySide(state.sides.dark), light: copySide(state.sides.light) },
    flow: state.flow.map(copyFrame),
  }
}

/** The battle that is going on, if any. */
export function battleOf(state: Pick<State, 'flow'>): BattleFrame | null {
  const frame = state.flow.at(-1)
  return frame?.frame === 'battle' ? frame : null
}

export function turnOf(state: Pick<State, 'flow'>): TurnFrame | null {
  for (let at = state.flow.length - 1; at >= 0; at--) {
    const frame = state.flow[at]
    if (frame?.frame === 'turn') return frame
  }
  return null
}

export type { Place, Planet, Side }
