/**
 * The complete and secret state of a game, as plain JSON. `questions` has the open questions and the sides they are
 * for, `flow` the frames that continue afterwards.
 */
import type { Planet, Selectors, Side } from '../cards/card.ts'
import type { RuleOptions } from '../cards/editions.ts'
import type { Format } from '../formats.ts'
import type { End } from './ends.ts'

export type { Format }

/** A card in hand, or taken from it for a battle. Only its owner knows its handle. */
export interface HeldCard {
  readonly handle: string
  readonly card: string
}

/** A card in play. If it is hidden, only its owner knows which card it is; the opponent sees a place. */
export interface TableCard {
  readonly handle: string
  readonly card: string
  readonly hidden: boolean
}

/** A Location on a planet, and the side that played it. */
export interface LaidLocation {
  readonly card: string
  readonly owner: Side
}

/** A planet that a side controls, set aside with all cards on it (rule 18.2.1). */
export interface WonPlanet {
  readonly planet: Planet
  readonly by: Side
  readonly surrendered: boolean
  readonly locations: readonly LaidLocation[]
}

/** A card in the Podracing pile, and the number in the lap that it stands for (rules 25.6, 25.7). */
export interface LapCard {
  readonly card: string
  readonly as: number
}

/** An Objective with the cards and tokens on it (part 25). */
export interface Race {
  readonly objective: string
  readonly pilot: TableCard | null
  readonly podracer: TableCard | null
  /** Whether a pilot or Podracer was ever deployed here: a second one may never be (rule 25.2). */
  readonly used: { readonly pilot: boolean; readonly podracer: boolean }
  /** Thrust tokens on the pilot. */
  readonly tokens: number
  readonly laps: number
  /** In the order of play. */
  readonly pile: readonly LapCard[]
}

/** Everything of one side. */
export interface SideState {
  /** The cards of the deck at the start, each once, by id. Its owner knows it. */
  readonly list: readonly string[]
  /** Draw deck, top card last. */
  deck: string[]
  /** In the order in which the owner got them. */
  hand: HeldCard[]
  /** Top card last. */
  discard: string[]
  /** Characters and weapons on this side of the current planet, in the order of deployment. */
  table: TableCard[]
  /** The Effect beside the Location (rule 20.2). */
  effect: TableCard | null
  /** Starships; they belong to no planet, and both players see them (rule 22.1). */
  hyperspace: TableCard[]
  race: Race | null
  /** Stranded cards on controlled planets (rule 18.2.1). */
  stranded: Partial<Record<Planet, readonly TableCard[]>>
  /** Turns begun on the current planet: cards deployed in the first are hidden (rule 7.1). */
  turnsHere: number
  /** The number of handles given out of each sort: hand, table, dueling hand. All follow from public facts. */
  handles: { held: number; table: number; duel: number }
  shuffles: number
  /** The number of decisions this side was asked so far, from which their ids come. */
  asked: number
}

// ---------------------------------------------------------------- flow

/** The set-up. */
export interface SetupFrame {
  readonly frame: 'setup'
  step: 'begin' | 'draw' | 'numbers' | 'compare' | 'location' | 'hands'
  starter: Side | null
  /** Cards drawn to find the starting player; they go back afterwards (decision G-07). */
  aside: Record<Side, readonly string[]>
  /** The number that counts for the card drawn last; null before its owner chooses. */
  numbers: Record<Side, number | null>
}

/** Each side may fetch an Effect, in this order (rule 20.6). */
export interface FetchFrame {
  readonly frame: 'fetch'
  sides: readonly Side[]
  /** The Effect that the first side showed (decision G-58); null before it did, or if it fetched nothing. */
  shown: string | null
}

/** A turn. */
export interface TurnFrame {
  readonly frame: 'turn'
  step: 'start' | 'deploy' | 'duel' | 'battle' | 'even-up' | 'draw' | 'control' | 'leave'
  /** Counters spent in this Deploy step (rule 5.1). */
  spent: number
  /** Actions of this Deploy step that are still to be done, in order. */
  queue: readonly string[]
  /** Whether the active player is asked again afterwards. */
  again: boolean
  /** Whether an action has ended all Podracing of this step (rule 25.10). */
  raced: boolean
  /** Even Up: whether the texts of this step have been offered (decision G-51). */
  offered: boolean
  /** The active player's wish for the end of their turn. */
  ending: 'end' | 'review' | 'surrender'
}

/** A text that waits to work: the card, the text and the deployment that started it. */
export type WaitingText = {
  readonly source: string
  readonly text: number
  /** The handle of the card whose deployment started it. */
  readonly by: string
}

/** Texts started by a deployment; their owner chooses the order (decision G-12). */
export interface TriggersFrame {
  readonly frame: 'triggers'
  readonly side: Side
  pending: readonly WaitingText[]
}

/** A search of the side's draw deck (rule 21.3). */
export interface SearchFrame {
  readonly frame: 'search'
  readonly side: Side
  step: 'find' | 'reshuffle'
  /** The card with the text. */
  readonly source: string
  readonly what: Selectors
  readonly to: 'play' | 'objective' | 'hand'
  readonly free: boolean
  /** Whether the search deployed nothing. */
  failed?: boolean
  /** The text that may put cards back before the shuffle (E-31), or null. */
  readonly reshuffle: { readonly what: Selectors; readonly most: number } | null
}

/** One side of a battle. */
export interface BattleSide {
  /** Battle cards taken from hand; null before they are chosen and their number is told (rule 9.2.2). */
  cards: readonly HeldCard[] | null
  /** Ids of the unrevealed pieces, in order; null before the plan is made. */
  plan: readonly string[] | null
  /** The number of fighters (groups count once) revealed from the plan. */
  fights: number
  /** Handles of fighters set aside without a fight: they count as left over (form F23). */
  left: readonly string[]
  /** The fighter that also fights the next fight, with its weapon and the Battle card (rule 12.7). */
  next: { readonly fighters: readonly string[]; readonly weapons: readonly string[]; readonly battle: string } | null
  /** Whether breakthrough does no damage in this battle (form F22). */
  covered: boolean
}

/** A battle. */
export interface BattleFrame {
  readonly frame: 'battle'
  step: 'numbers' | 'plans' | 'fights' | 'close'
  /** On the planet, or a starship battle over it (rule 22.5). */
  readonly where: 'planet' | 'space'
  readonly planet: Planet
  readonly attacker: Side
  sides: Record<Side, BattleSide>
  /** The winners of the fights so far, in order; null for a tie. */
  results: readonly (Side | null)[]
}

/**
 * One side of a fight as revealed. Handles identify the cards; `card` is the card that each one counts as in this
 * fight.
 */
export interface Fighters {
  readonly characters: readonly PlanCard[]
  /** Weapons in use, in the order of the plan. */
  readonly weapons: readonly PlanCard[]
  readonly battle: PlanCard | null
  /** Weapons of this side that a text of the opponent ignores; a built-in one has its character's handle. */
  readonly ignored: readonly string[]
  /** The Battle card of the previous fight, which still counts for texts (rule 12.7, E-05). */
  readonly carried: string | null
}

/** A card of a plan: its handle, and the card it counts as. */
export interface PlanCard {
  readonly handle: string
  readonly card: string
}

/** A destiny draw of this fight. */
export interface DestinyDraw {
  readonly side: Side
  readonly for: 'battle' | 'weapon' | 'power'
  /** Handles of the fighters that the draw is for. */
  readonly users: readonly string[]
  /** Usually one card; two if a text says so (form F21), none from an empty deck (G-28). They go to the hand. */
  readonly cards: readonly string[]
  /** The index of the card that counts; null before its owner chooses. */
  readonly taken: number | null
  /** The number that counts; null before its owner chooses one of two (rule 24.5). */
  readonly number: number | null
}

/** A fight. */
export interface FightFrame {
  readonly frame: 'fight'
  step: 'bans' | 'reveal-texts' | 'draw' | 'decide' | 'compare' | 'damage' | 'after' | 'close'
  fighters: Record<Side, Fighters>
  /** Answers given, by key: hands shown, offers made, choices taken. */
  said: Readonly<Record<string, number | string | boolean>>
  /** The number of draws of the protocol that are made. */
  at: number
  drawn: readonly DestinyDraw[]
  winner: Side | null
  tied: boolean
  /** Handles of the defeated fighters. */
  beaten: readonly string[]
  /** Texts about the defeat that are still to work: `side/handle/text`. */
  due: readonly string[]
}

/** An evacuation. */
export interface EvacuationFrame {
  readonly frame: 'evacuation'
  readonly side: Side
  readonly planet: Planet
  step: 'answer' | 'close'
  intercepted: boolean
  /** Handles of the evacuating side's starships that take part. */
  ships: readonly string[]
}

/** A duel. */
export interface DuelFrame {
  readonly frame: 'duel'
  step: 'substitute' | 'numbers' | 'weapon' | 'strike' | 'power' | 'hands' | 'exchange' | 'close' | 'after'
  readonly initiator: Side
  duelists: Record<Side, string>
  weapons: Record<Side, string | null>
  /** Weapons ignored by a text (form F19). */
  ignored: readonly string[]
  named: readonly number[]
  hands: Record<Side, readonly HeldCard[]>
  piles: Record<Side, readonly string[]>
  /** Hit tokens on each side's character. */
  hits: Record<Side, number>
  passed: readonly Side[]
  /** The side that attacks next. */
  turn: Side
  /** The card that the opponent has to block. */
  attack: { readonly side: Side; readonly card: string; readonly number: number } | null
  /** The card that scored, until its dueling text has worked. */
  scored: { readonly side: Side; readonly card: string } | null
  /**
   * The draw for a character whose POWER is a cube (rule 23.6.1); the card goes to the hand once its number is settled.
   */
  drawn: Record<Side, { readonly card: string | null; readonly number: number | null } | null>
  /** Questions that were asked or need no asking, by key. */
  said: Readonly<Record<string, true>>
  /** The side whose character is defeated. */
  beaten: Side | null
  /** Texts about the defeat that are still to work. */
  due: readonly string[]
}

/** The end of a planet: texts, cards set aside, the next Location. */
export interface MoveOnFrame {
  readonly frame: 'move-on'
  step: 'texts' | 'aside' | 'location'
  readonly loser: Side
  readonly surrendered: boolean
  /** Handles of cards whose texts about winning control are still to be offered. */
  due: readonly string[] | null
}

/** A part of the game that is under way. */
export type Frame =
  | SetupFrame
  | FetchFrame
  | TurnFrame
  | TriggersFrame
  | SearchFrame
  | BattleFrame
  | FightFrame
  | EvacuationFrame
  | DuelFrame
  | MoveOnFrame

/**
 * All kinds of questions that the game asks. `questions/` makes each decision, `flow.ts` finds the frame that takes the
 * answer.
 */
export const QUESTION_KINDS = [
  // set-up and between planets
  'start-number',
  'start-location',
  'next-location',
  'fetch',
  // a turn
  'deploy',
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
  'battle',
  'even-up',
  'remove',
  'discard-down',
  'end-turn',
  'control-text',
  // a battle
  'intercept',
  'battle-cards',
  'plan',
  // a fight
  'show-hand',
  'strike',
  'destiny-number',
  'destiny-card',
  'redraw',
  'replace',
  'switch',
  'call-tie',
  'give-up',
  'defeat-text',
  'forced-discard',
  // a duel
  'substitute',
  'name-numbers',
  'duel-weapon',
  'attack',
  'block',
  'dueling-text',
] as const
/** A kind of question. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A question that a side has to answer. */
export interface Question {
  readonly id: string
  readonly side: Side
  readonly kind: QuestionKind
  /** The subject of the question, if its frame does not have it. */
  readonly about?: string
}

// ---------------------------------------------------------------- the whole

/** Facts that the game remembers until the turn ends. */
export interface Today {
  /** Cards that took part in a finished fight (E-04). */
  readonly fought: readonly { readonly side: Side; readonly card: string }[]
  /** Handles of cards that stay out of battles (form F24). */
  readonly out: readonly string[]
  /** Used texts that may be used only once: `handle/text`. */
  readonly used: readonly string[]
  /** The higher counter limit that the player paid for (form F12). */
  readonly limit: number | null
  /** Whether the active player has thrust. */
  readonly thrust: boolean
  /** Whether the active player has refuelled. */
  readonly refuelled: boolean
  /** The characters that each side lost in fights, duels and evacuations; all of it was open. */
  readonly lost: Readonly<Record<Side, number>>
  /** Sides that may not start a battle because they passed in a duel (rule 23.8). */
  readonly passed: readonly Side[]
  readonly dueled: boolean
  /** Whether a planet was evacuated. */
  readonly evacuated: boolean
}

/** The facts of a turn at its start. */
export const NEW_DAY: Today = {
  fought: [],
  out: [],
  used: [],
  limit: null,
  thrust: false,
  refuelled: false,
  lost: { dark: 0, light: 0 },
  passed: [],
  dueled: false,
  evacuated: false,
}

/** The frame of a turn at its start. */
export const NEW_TURN: TurnFrame = {
  frame: 'turn',
  step: 'start',
  spent: 0,
  queue: [],
  again: true,
  raced: false,
  offered: false,
  ending: 'end',
}

/** The frame of a fight at its start, without the fighters. */
export const NEW_FIGHT: Omit<FightFrame, 'fighters'> = {
  frame: 'fight',
  step: 'bans',
  said: {},
  at: 0,
  drawn: [],
  winner: null,
  tied: false,
  beaten: [],
  due: [],
}

/** The state of a game. */
export interface State {
  readonly schema: 3
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
  today: Today
  /** The frames under way, the outermost first. */
  flow: Frame[]
  questions: readonly Question[]
  /** The number of past turns in a row in which no card changed its zone. */
  stillTurns: number
  /** Whether a card has changed its zone in this turn. */
  stirred: boolean
  outcome: End | null
}

/** Copies field by field: this happens twice in every move, and a spread costs twice as much. */
const copySide = (side: SideState): SideState => ({
  list: side.list,
  deck: side.deck.slice(),
  hand: side.hand.slice(),
  discard: side.discard.slice(),
  table: side.table.slice(),
  effect: side.effect,
  hyperspace: side.hyperspace.slice(),
  race: side.race,
  stranded: side.stranded,
  turnsHere: side.turnsHere,
  handles: { held: side.handles.held, table: side.handles.table, duel: side.handles.duel },
  shuffles: side.shuffles,
  asked: side.asked,
})

const both = <T extends object>({ dark, light }: Record<Side, T>): Record<Side, T> => ({
  dark: { ...dark },
  light: { ...light },
})

/** Copies only the fields that change in place; all others are replaced as a whole. */
function copyFrame(frame: Frame): Frame {
  switch (frame.frame) {
    case 'battle':
      return { ...frame, sides: both(frame.sides) }
    case 'fight':
      return { ...frame, fighters: { ...frame.fighters } }
    case 'duel':
      return {
        ...frame,
        duelists: { ...frame.duelists },
        weapons: { ...frame.weapons },
        hands: { ...frame.hands },
        piles: { ...frame.piles },
        hits: { ...frame.hits },
        drawn: { ...frame.drawn },
      }
    case 'setup':
      return { ...frame, aside: { ...frame.aside }, numbers: { ...frame.numbers } }
    default:
      return { ...frame }
  }
}

/** Returns a copy that may change without the original. Both share the cards, which never change. */
export function copyState(state: State): State {
  return {
    ...state,
    locations: state.locations.slice(),
    sides: { dark: copySide(state.sides.dark), light: copySide(state.sides.light) },
    flow: state.flow.map(copyFrame),
  }
}

/** Returns the innermost frame of a kind, or null. */
export function frameOf<F extends Frame['frame']>(
  state: Pick<State, 'flow'>,
  name: F,
): Extract<Frame, { frame: F }> | null {
  for (let at = state.flow.length - 1; at >= 0; at--) {
    const frame = state.flow[at]
    if (frame?.frame === name) return frame as Extract<Frame, { frame: F }>
  }
  return null
}

/** Returns the frame of the current turn, or null before the first. */
export const turnFrame = (state: Pick<State, 'flow'>): TurnFrame | null => frameOf(state, 'turn')

export type { Planet, Side }
