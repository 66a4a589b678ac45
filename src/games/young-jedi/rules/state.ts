/**
 * The state of a game: plain JSON, secret, complete. What the game waits for is data in it: `questions` says who is
 * asked what, `flow` how it goes on afterwards.
 */
import type { Planet, Selectors, Side } from '../cards/card.ts'
import type { RuleOptions } from '../editions.ts'
import type { End } from './ends.ts'

export type Format = 'starter' | 'full'

/** A card in a hand, or taken from it for a battle; its handle is known to its owner alone. */
export interface HeldCard {
  readonly handle: string
  readonly card: string
}

/** A card in play. A hidden one is known to its owner; to the other it is a place, no more. */
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

/** A card in the Podracing pile, and the number of the lap for which it stands (rules 25.6, 25.7). */
export interface LapCard {
  readonly card: string
  readonly as: number
}

/** An Objective with what lies on it (part 25). */
export interface Race {
  readonly objective: string
  readonly pilot: TableCard | null
  readonly podracer: TableCard | null
  /** Whether a pilot or Podracer has ever been deployed here: no second copy ever may be (rule 25.2). */
  readonly used: { readonly pilot: boolean; readonly podracer: boolean }
  /** Thrust tokens on the pilot. */
  readonly tokens: number
  readonly laps: number
  /** Last played last. */
  readonly pile: readonly LapCard[]
}

export interface SideState {
  /** What the deck was made of, each card once, in the order of the catalogue's ids; its owner knows it. */
  readonly list: readonly string[]
  /** Draw deck, top card last. */
  deck: string[]
  /** In the order in which the cards came. */
  hand: HeldCard[]
  /** Top card last. */
  discard: string[]
  /** This side of the current planet, in the order of deployment: characters and weapons. */
  table: TableCard[]
  /** The Effect beside the Location (rule 20.2). */
  effect: TableCard | null
  /** Starships, in no planet's reach, open to both (rule 22.1). */
  hyperspace: TableCard[]
  race: Race | null
  /** Stranded cards on controlled planets (rule 18.2.1). */
  stranded: Partial<Record<Planet, readonly TableCard[]>>
  /** Turns begun on the current planet: cards deployed in the first are hidden (rule 7.1). */
  turnsHere: number
  /** How many handles of each sort were given out: hand, table, dueling hand. All follow from public facts. */
  handles: { held: number; table: number; duel: number }
  shuffles: number
  /** How many decisions this side was asked so far; numbers their ids. */
  asked: number
}

// ---------------------------------------------------------------- flow

export interface SetupFrame {
  readonly frame: 'setup'
  step: 'begin' | 'draw' | 'numbers' | 'compare' | 'location' | 'hands'
  starter: Side | null
  /** Cards drawn for the start, put back when it is decided (decision G-07). */
  aside: Record<Side, readonly string[]>
  /** The destiny chosen of the card that was drawn last; null while it isn't. */
  numbers: Record<Side, number | null>
}

/** Each side may fetch an Effect, in this order (rule 20.6). */
export interface FetchFrame {
  readonly frame: 'fetch'
  sides: readonly Side[]
  /** What the first of them has shown (decision G-58); null while he hasn't, or has fetched nothing. */
  shown: string | null
}

export interface TurnFrame {
  readonly frame: 'turn'
  step: 'start' | 'deploy' | 'duel' | 'battle' | 'even-up' | 'draw' | 'control' | 'leave'
  /** Counters spent in this Deploy step (rule 5.1). */
  spent: number
  /** What the active player still wants to do in this Deploy step, in order. */
  queue: readonly string[]
  /** Whether he is asked again afterwards. */
  again: boolean
  /** Whether something was done that ends all Podracing of this step (rule 25.10). */
  raced: boolean
  /** Even Up: whether the texts of this step have been offered (decision G-51). */
  offered: boolean
  /** What the active player wants at the end of his turn. */
  ending: 'end' | 'review' | 'surrender'
}

/** A text that waits for its turn to work: which one of which card, and by whose deployment. */
export type Pending = {
  readonly source: string
  readonly text: number
  /** Handle of the card whose deployment set it off. */
  readonly by: string
}

/** Texts set off by a deployment, one after the other in the order that their owner likes (decision G-12). */
export interface TriggersFrame {
  readonly frame: 'triggers'
  readonly side: Side
  pending: readonly Pending[]
}

/** A look through one's own draw deck (rule 21.3). */
export interface SearchFrame {
  readonly frame: 'search'
  readonly side: Side
  step: 'find' | 'reshuffle'
  /** The card whose text it is. */
  readonly source: string
  readonly what: Selectors
  readonly to: 'play' | 'objective' | 'hand'
  readonly free: boolean
  /** Nothing was deployed. */
  failed?: boolean
  /** The text that puts cards back before the shuffle (E-31), if it may. */
  readonly reshuffle: { readonly what: Selectors; readonly most: number } | null
}

/** What one side brings into a battle. */
export interface BattleSide {
  /** Cards taken from hand as Battle cards; null until they are chosen and their number is shown (rule 9.2.2). */
  cards: readonly HeldCard[] | null
  /** Piece ids from first to last, what has been revealed taken off; null until the plan is made. */
  plan: readonly string[] | null
  /** How many fighters (groups count once) were revealed from the plan. */
  fights: number
  /** Handles of fighters laid aside without a fight: they count as leftover (form F23). */
  left: readonly string[]
  /** The fighter that fights the next fight too, with its weapon and the titles of the Battle card (rule 12.7). */
  next: { readonly fighters: readonly string[]; readonly weapons: readonly string[]; readonly battle: string } | null
  /** No damage by breakthrough in this battle (form F22). */
  covered: boolean
}

export interface BattleFrame {
  readonly frame: 'battle'
  step: 'numbers' | 'plans' | 'fights' | 'close'
  /** On the planet, or between starships over one (rule 22.5). */
  readonly where: 'planet' | 'space'
  readonly planet: Planet
  readonly attacker: Side
  sides: Record<Side, BattleSide>
  /** Who has won the fights so far, in their order; null: a tie. */
  results: readonly (Side | null)[]
}

/** One side of a fight as it was revealed. Handles name cards; `card` is what they are in this fight. */
export interface Fighters {
  readonly characters: readonly PlanCard[]
  /** Weapons in use, in the order in which they lie. */
  readonly weapons: readonly PlanCard[]
  readonly battle: PlanCard | null
  /** Weapons of this side that a text of the other ignores, built-in ones by their character's handle. */
  readonly ignored: readonly string[]
  /** The Battle card of the fight before, which still counts for texts (rule 12.7, E-05). */
  readonly carried: string | null
}

export interface PlanCard {
  readonly handle: string
  readonly card: string
}

/** A destiny draw of this fight. */
export interface Drawn {
  readonly side: Side
  readonly for: 'battle' | 'weapon' | 'power'
  /** Handles of the fighters for whom it was made. */
  readonly users: readonly string[]
  /** Usually one; two where a text has two drawn (form F21), none of an empty deck (G-28). They go to the hand. */
  readonly cards: readonly string[]
  /** Which of the cards counts; null while its owner chooses. */
  readonly taken: number | null
  /** What it counts as; null while its owner has to choose between two numbers (rule 24.5). */
  readonly number: number | null
}

export interface FightFrame {
  readonly frame: 'fight'
  step: 'bans' | 'reveal-texts' | 'draw' | 'decide' | 'compare' | 'damage' | 'after' | 'close'
  fighters: Record<Side, Fighters>
  /** Answers already given, by key: shown hands, differences, calls. */
  said: Readonly<Record<string, number | string | boolean>>
  /** How many draws of the protocol have been made. */
  at: number
  drawn: readonly Drawn[]
  winner: Side | null
  tied: boolean
  /** Handles of the beaten. */
  beaten: readonly string[]
  /** "When defeats" texts that are still due: `side/handle/text`. */
  due: readonly string[]
}

export interface EvacuationFrame {
  readonly frame: 'evacuation'
  readonly side: Side
  readonly planet: Planet
  step: 'answer' | 'close'
  intercepted: boolean
  /** Handles of the starships that take part for the evacuating side. */
  ships: readonly string[]
}

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
  /** Whose attack it is to play. */
  turn: Side
  /** The card that has to be blocked. */
  attack: { readonly side: Side; readonly card: string; readonly number: number } | null
  /** The card that scored, until its dueling text is settled. */
  scored: { readonly side: Side; readonly card: string } | null
  /** Drawn for a character whose POWER is a cube (rule 23.6.1); in the hand as soon as its number stands. */
  drawn: Record<Side, { readonly card: string | null; readonly number: number | null } | null>
  /** Already asked or settled. */
  said: Readonly<Record<string, true>>
  /** Whose character is defeated. */
  beaten: Side | null
  /** "When defeats" texts that are still due. */
  due: readonly string[]
}

export interface MoveOnFrame {
  readonly frame: 'move-on'
  step: 'texts' | 'aside' | 'location'
  readonly loser: Side
  readonly surrendered: boolean
  /** Texts on winning control that are still to be offered, as handles. */
  due: readonly string[] | null
}

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

/** Each kind of question the game can ask; `questions/` knows its shape, `flow.ts` who takes its answer. */
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
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export interface Question {
  readonly id: string
  readonly side: Side
  readonly kind: QuestionKind
  /** What the question is about, where its frame doesn't say it. */
  readonly about?: string
}

// ---------------------------------------------------------------- the whole

/** What is remembered until the turn ends. */
export interface Today {
  /** Who took part in a finished fight (E-04). */
  readonly fought: readonly { readonly side: Side; readonly card: string }[]
  /** Handles of cards kept out of battles (form F24). */
  readonly out: readonly string[]
  /** Texts used that may be used once: `handle/text`. */
  readonly used: readonly string[]
  /** The counter limit that was paid for (form F12). */
  readonly limit: number | null
  /** Who has thrust. */
  readonly thrust: boolean
  /** Who has refuelled. */
  readonly refuelled: boolean
  /** How many characters of a side were beaten in fights and duels, or lost in an evacuation; all of it was open. */
  readonly lost: Readonly<Record<Side, number>>
  /** Who may not initiate a battle, having passed in a duel (rule 23.8). */
  readonly passed: readonly Side[]
  readonly dueled: boolean
  /** Whether a planet was left. */
  readonly evacuated: boolean
}

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
  /** What is going on, outermost first. */
  flow: Frame[]
  questions: readonly Question[]
  /** Turns in a row in which no card changed its zone, the present one not counted. */
  stillTurns: number
  /** Whether a card has changed its zone in the present turn. */
  stirred: boolean
  outcome: End | null
}

/** Field by field: it is done twice in every move, and a spread costs twice as much. */
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

/** Only fields that are changed in place have to be copied; all others are replaced as a whole. */
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

/** A copy that may be changed without touching the original: cards themselves are shared, they never change. */
export function copyState(state: State): State {
  return {
    ...state,
    locations: state.locations.slice(),
    sides: { dark: copySide(state.sides.dark), light: copySide(state.sides.light) },
    flow: state.flow.map(copyFrame),
  }
}

/** The innermost frame of a kind that is going on, or null. */
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

/** The turn that is going on, or null before the first. */
export const turnFrame = (state: Pick<State, 'flow'>): TurnFrame | null => frameOf(state, 'turn')

export type { Planet, Side }
