/**
 * The frames of a game: each is plain data that knows its next step. The innermost frame acts until somebody is asked
 * (rules 15.1, 15.4 to 15.6: actions nest and wait on a stack).
 */
import type { ToAndFro } from '../../../kit/flow/windows.ts'
import type { PieceKey } from '../texts/language/keyed-text.ts'
import type { Act } from '../texts/language/words.ts'
import type { Side } from './engine-card.ts'
import type { LeavingCard } from './leaving-cards.ts'

/** The phases of a turn in their order (rule 5.1). */
export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const
export type Phase = (typeof PHASES)[number]

/** The part of a character, ship or weapon on its carrier (rules 10.3, 10.4). */
export type Role = 'pilot' | 'driver' | 'passenger' | 'hold' | 'carried'

/** The face-down piles of the Life Force and the Lost Pile (rules 4.1, 4.6). */
export type Pile = 'reserve' | 'force' | 'used' | 'lost'

/** Whether this names a pile that lies face down. */
export const isFaceDown = (place: string): place is Exclude<Pile, 'lost'> =>
  place === 'reserve' || place === 'force' || place === 'used'

/** Set-up (part 3): the secret choices of each side lie here until both have chosen. */
export interface SetupFrame {
  readonly frame: 'setup'
  step: 'location' | 'opening' | 'interrupt' | 'shuffle'
  chosen: Record<Side, string | null>
  /** Sides that have decided about their Starting Interrupt. */
  decided: Side[]
  /** Starting locations that both chose: they go back before shuffling (rule 3.2). */
  aside: Record<Side, string[]>
  /** How many cards a side draws at first, where a text says so; absent: as many as usual (rule 3.6). */
  hands?: Partial<Record<Side, number>>
}

/** A turn; its window goes to and fro until both players pass (rules 5.1, 5.4, 15.9). */
export interface TurnFrame {
  readonly frame: 'turn'
  /** `over`: both have recirculated. */
  step: Phase | 'end' | 'over'
  window: ToAndFro<Side> | null
  /** Its player has activated Force, and the opponent has not acted since. */
  activated?: true
  /** Its player has passed on using texts before cards are drawn. */
  draws?: true
  /** The questions that its player wants to skip. */
  skips: 'nothing' | 'phase' | 'turn'
  /** Places of Force drains that follow, as long as the opponent does nothing. */
  drains: string[]
}

/** Where and how a card may be deployed; `instead` of another version of a person is no deployment (rule 8.8.5). */
export type Way =
  | { readonly way: 'place'; readonly at: string; readonly replaced?: readonly string[] } // ships, of more (rule 27.5)
  | { readonly way: 'aboard'; readonly on: string; readonly role: Role }
  | { readonly way: 'together'; readonly at: string; readonly pilot: string; readonly on?: string }
  | { readonly way: 'carrier'; readonly on: string }
  | { readonly way: 'table'; readonly side: Side }
  | { readonly way: 'slot'; readonly index: number; readonly around?: string }
  | { readonly way: 'convert'; readonly at: string }
  | { readonly way: 'instead'; readonly of: string }

/** The act of a text by which a card is deployed; with `pilot` only together with that card of the hand (S-E20). */
export interface ByText {
  readonly card: string
  readonly source: string | null
  readonly act: Act
  readonly pilot?: string
  /** The card or place of the moment. */
  readonly it?: CardName
}

/** A card from hand that is being deployed: where, then responses, then it lies (rules 8.1.1, 15.6). */
export interface DeployFrame {
  readonly frame: 'deploy'
  step: 'where' | 'respond' | 'result'
  readonly side: Side
  readonly hand: string
  /** The text by which it is deployed: its card, the source on table, and the act; null: as usual. */
  readonly by: ByText | null
  /** Set once it is public. */
  card: string | null
  way: Way | null
  window: ToAndFro<Side> | null
  cancelled: boolean
  /** Its handle on table, given once it is public; a location has none. */
  handle: string | null
  readonly react: boolean
  /** An Immediate Effect, which responds to the frame below (rule 8.6.2). */
  readonly immediate?: true
}

/** All kinds of moves (part 10). */
export const MOVE_KINDS = [
  'landspeed',
  'path',
  'shuttle',
  'transit',
  'transfer',
  'internal',
  'embark',
  'disembark',
  'seat',
  'hyperspeed',
  'land',
  'take-off',
  'orbit',
  'sector',
] as const

export type MoveKind = (typeof MOVE_KINDS)[number]

export interface Move {
  readonly kind: MoveKind
  /** The place, or null where it goes aboard. */
  readonly at: string | null
  readonly on: string | null
  readonly role: Role | null
  readonly cost: number
  /** Handle of the card aboard with which it changes seats (rule 10.3.1). */
  readonly swap?: string
}

export interface MoveFrame {
  readonly frame: 'move'
  /** `board`, `alight`: others get on and off a card that reacts, before and after (rule 16.1.2). */
  step: 'where' | 'company' | 'board' | 'respond' | 'result' | 'alight'
  readonly side: Side
  readonly piece: string
  move: Move | null
  company: string[]
  readonly react: boolean
  /** By a text: its regular move in the phase, or one more; its side may not be its own. */
  readonly by?: 'text' | 'text again'
  window: ToAndFro<Side> | null
  cancelled: boolean
}

/** A Force drain (part 7). */
export interface DrainFrame {
  readonly frame: 'drain'
  step: 'respond' | 'result' | 'done'
  readonly side: Side
  readonly at: string
  window: ToAndFro<Side> | null
  cancelled: boolean
  /** The Force that it takes, once that is counted, and the part of it that was lost. */
  amount: number | null
  lost: number
}

/** Where a card was when it left the table, and what it carried; nowhere if it came from a hand or pile. `inside`: what enclosed it. */
export interface LastSeen {
  readonly at: string | null
  readonly inside?: string
  readonly bearing: readonly string[]
}

/** A card on table, a place, or a card that has left the table, by name. */
export type CardName =
  | { readonly handle: string }
  | { readonly place: string }
  | { readonly card: string; readonly was: LastSeen }

/** The moments of mechanisms, each told to texts as the fact of its name: filled by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanisms fill it
export interface AddedHappened {}

/** Moments that come right after something has happened. */
export type AfterMoment =
  | keyof AddedHappened
  | 'lost'
  | 'forfeited'
  | 'fired'
  | 'shot works'
  | 'hit'
  | 'cancelled'
  | 'deployed'
  | 'drain lost'
  | 'end of deploy'
  | 'battle totals'
  | 'battle won'
  | 'turn begun'
  | 'turn over'
  | 'retrieved'
  | 'about to be lost'
  | 'battle over'
  | 'battle cancelled'
  | 'moved'

/** Something has happened: duties fall due, then both players may respond (rules 15.8, 15.11, 15.15; SG-33). */
export interface MomentFrame {
  readonly frame: 'moment'
  step: 'duties' | 'respond'
  readonly moment: AfterMoment
  /** The player whose card, loss or phase it was. */
  readonly side: Side
  readonly it: CardName | null
  /** Handle of the card that did it. */
  readonly doer: string | null
  /** The Force that was lost. */
  readonly amount: number | null
  /** The side that responds first; absent: the active player. */
  readonly first?: Side
  /** Both players are asked under every pace. */
  readonly asked?: true
  /** A card about to be lost as it lies on table, with what is on it: it can still be kept. */
  readonly leaving?: readonly LeavingCard[]
  /** The cards that a battle has taken from the table. */
  readonly taken?: readonly string[]
  /** The place that the card has left. */
  readonly from?: string
  window: ToAndFro<Side> | null
}

/** Why Force is lost: by a drain, a text, or as battle damage. */
export type LossCause = 'drain' | 'text' | 'damage'

/** Force that a player still has to lose, one card after the other (rule 4.6). */
export interface LossFrame {
  readonly frame: 'loss'
  readonly side: Side
  readonly total: number
  left: number
  readonly cause: Exclude<LossCause, 'damage'>
  readonly at: string | null
  /** The card by whose text it is lost. */
  readonly by: string | null
  /** Handle of the card under which each card goes face down (rule 4.13). */
  readonly under?: string
}

/** A destiny draw that counts in a battle; without a card a number stands in its place. */
export type CountedDraw = {
  readonly card: string | null
  readonly value: number
  readonly use: 'battle' | 'power'
}

/** Numbers of both sides. */
export type SideNumbers = Record<Side, number>

/** The payments of a side in a damage segment (rules 9.6.5, 9.6.8). */
export type SegmentPayments = { readonly damage: number; readonly attrition: number }

/** A battle (part 9). */
export interface BattleFrame {
  readonly frame: 'battle'
  readonly at: string
  readonly initiator: Side
  step: 'plan' | 'begun' | 'weapons' | 'power' | 'destiny' | 'total' | 'damage' | 'end'
  window: ToAndFro<Side> | null
  /** Whether the initiator could fire when the battle began: it is then asked for its shots. */
  armed: boolean
  /** Whether the defender has done nothing since the initiator was last asked. */
  calm: boolean
  /** Cards that have battled before in this turn (rule 9.1.4). */
  aside: string[]
  /** Weapons fired in this battle, once for each shot. */
  fired: string[]
  /** Draws that are made or given up by each side; of those that count the values. */
  draws: SideNumbers
  destinies: Record<Side, number[]>
  /** All draws that count, with their cards. */
  counted: Record<Side, CountedDraw[]>
  /** Destinies to power only. */
  powerDraws: SideNumbers
  powerOnly: SideNumbers
  totals: SideNumbers | null
  /** Total attrition against each side, and what is left of it (rule 9.6.5). */
  attrition: SideNumbers
  attritionLeft: SideNumbers
  damageLeft: SideNumbers
  paid: Record<Side, SegmentPayments>
  /** Cards that were immune when the damage segment began (rule 15A.3). */
  immune: string[]
  /** The side that loses next. */
  paying: Side
  cancelled: boolean
  /** The side whose text has cancelled it. */
  cancelledBy?: Side
  /** The cards that left the table in it; absent: none. */
  taken?: string[]
}

/** A shot of a weapon (rules 9.2.3 to 9.2.5). */
export interface ShotFrame extends TakesDraws {
  readonly frame: 'shot'
  /** `second`: before a further destiny; `theirs`: before that of the opponent. */
  step: 'target' | 'targeted' | 'draw' | 'second' | 'theirs' | 'result' | 'again'
  readonly side: Side
  readonly weapon: string
  target: string | null
  window: ToAndFro<Side> | null
  result: number | null
  /** Further shots of the same weapon cost another amount (S-E10). */
  further: boolean
  readonly deadly: boolean // outside a battle a hit card is lost at once (SG-65)
  /** Further shots go at this card alone. */
  only?: string
  left?: number // destinies that follow the next one, of more than two
  readonly by?: string // fires a weapon which nobody carries
}

/** A destiny draw (rules 4.9, 15.12, 15.13). Its value goes to the frame below. */
export interface DestinyFrame {
  readonly frame: 'destiny'
  step: 'about' | 'draw' | 'which' | 'two' | 'shown' | 'placed' | 'drawn' | 'done'
  readonly side: Side
  /** `frame`: for the frame below, which keeps its draws. */
  readonly use: 'weapon' | 'battle' | 'power' | 'text' | 'frame'
  readonly automated?: { readonly weapon: string; readonly target: string | null } // fired by nobody (rule 28.3)
  /** Two cards are drawn and one of them chosen; once they are drawn, these. */
  pair?: string[]
  card: string | null
  value: number | null
  window: ToAndFro<Side> | null
  cancelled: boolean
}

/**
 * A text that is being carried out: an Interrupt that was played, or a text of a card on table (rules 13, 15.6). It keeps
 * the acts that are left: a text that is corrected later changes nothing that has begun.
 */
export interface TextFrame {
  readonly frame: 'text'
  step: 'target' | 'goal' | 'respond' | 'acts' | 'end'
  readonly side: Side
  readonly card: string
  /** Handle of the card on table, id of the place, or null: an Interrupt. */
  readonly source: string | null
  /** Handle of the Interrupt in hand, until it is shown. */
  readonly hand: string | null
  /** Which piece of its text. */
  readonly piece: PieceKey
  /** Whether it responds to the frame below. */
  readonly responds: boolean
  /** Handles of what was chosen; `below`: the card of the frame below. */
  targets: string[]
  /** The same by the names that the acts use, each the first of that name. */
  chosen?: Readonly<Record<string, string>>
  window: ToAndFro<Side> | null
  cancelled: boolean
  /** The acts that are left. */
  todo: Act[]
  drawn: number | null
  /** The number to which the next draw is added. */
  adding?: number
  /** Cards that were chosen for the act that goes on; null: not asked yet. */
  picked: string[] | null
  /** Where an Interrupt goes afterwards, if the text says so; `out`: out of play. */
  pile: Pile | 'out' | null
  /** The card or place to which it responds, also once it is gone. */
  it?: CardName
  /** The place where it began: "here" is that place until its last act. */
  here?: string | null
  /** The place to which the targets go (SW-019). */
  goal?: string
  /** Draw and payment belong to its beginning: responses come after them (SW-019). */
  early?: boolean
  /** Handle of the card under which the Interrupt is stacked afterwards; `stacked`: it lies there already (S-E53). */
  under?: string
  stacked?: boolean
}

/** A frame that an act begins, or the rules for a card that has come loose: it knows its cards by their handles. */
export interface BegunFrame {
  /** The player of the text; of a loose card its owner. */
  readonly side: Side
  /** The card by whose text it is; null: by the rules. */
  readonly card: string | null
  readonly of: readonly string[]
  /** Those that do it; null: the text names none. */
  readonly by: readonly string[] | null
}

/** A frame for which destinies are drawn, with the draws that count. */
export interface TakesDraws {
  took?: { readonly side: Side; readonly card: string | null; readonly value: number }[]
}

/** The frames of mechanisms, by their names: filled by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanisms fill it
export interface Frames {}

export type Frame =
  | Frames[keyof Frames]
  | TextFrame
  | MomentFrame
  | SetupFrame
  | TurnFrame
  | DeployFrame
  | MoveFrame
  | DrainFrame
  | LossFrame
  | BattleFrame
  | ShotFrame
  | DestinyFrame
