/** The questions of a game: decisions of closed shapes, and the answers that close them. */
import type { Json } from './json.ts'
import type { Seat } from './seats.ts'

/**
 * The effects that an answer has, or may have as far as its seat can know. Front ends say so beforehand: undo ends there.
 * - `reveals`: something is turned up or looked at that was not to be seen
 * - `draws`: cards are drawn
 * - `deck`: a draw deck becomes another one: shuffled, searched, cards put into it or taken off it
 * - `shuffles`: a draw deck is shuffled, and nothing of it is seen
 * - `asks`: the opponent is asked
 * - `commits`: something is spent or lost for good; it can be undone until the answer is submitted
 *
 * An answer with none of them but `commits` can be tried out beforehand: it shows its seat nothing that this seat
 * doesn't know.
 */
export type Consequence = 'reveals' | 'draws' | 'deck' | 'shuffles' | 'asks' | 'commits'

/** An option of a decision. */
export interface Option {
  readonly id: string
  /** Catalogue id of the card that the option stands for, if it is a card. */
  readonly card?: string
  /** The option's share of the shape's `budget`; 0 when absent. */
  readonly cost?: number
  /** Other options that can't be taken together with this one. */
  readonly excludes?: readonly string[]
  /** Options of which at least one must be taken before this one. */
  readonly requires?: readonly string[]
  /** The meaning of the option in the game's own fields: an id is never taken apart. */
  readonly about?: Readonly<Record<string, Json | undefined>>
  readonly consequences?: readonly Consequence[]
  /** The heading under which it is shown, as `DecisionWords.groups` names it. Absent: under none. */
  readonly group?: string
  /** Handle of the face in the layout that it concerns. */
  readonly face?: string
  /** Options with the same value are alike (copies of a card): one of them is shown, with their number. */
  readonly like?: string
  /** How often it may be taken in one answer (a payment from one pile); once when absent. */
  readonly upTo?: number
}

/** Something to be put into an order. */
export interface Piece {
  readonly id: string
  readonly card?: string
  /** An anchor stands for itself; other pieces go directly before an anchor, or to the end. */
  readonly anchor: boolean
  /** Anchors with which this piece works, for suggestions and warnings; other places stay legal. */
  readonly fits?: readonly string[]
  /** The piece that this one may replace: another way of playing the same card. Exactly one of them is in the row. */
  readonly instead?: string
}

/**
 * The closed shapes of a decision. An answer that fits the shape is legal: nobody needs the rules to answer.
 * - `choose`: between `min` and `max` of the options, their costs within `budget`; `ordered` if their order matters
 * - `arrange`: all pieces in one row, first to last; every order is legal; of a piece and those that may lie in its
 *   place exactly one
 * - `number`: a whole number from `min` to `max`
 * - `confirm`: nothing to choose but the exit
 */
export type Shape =
  | {
      readonly type: 'choose'
      readonly options: readonly Option[]
      readonly min: number
      readonly max: number
      readonly ordered?: boolean
      readonly budget?: number
    }
  | { readonly type: 'arrange'; readonly pieces: readonly Piece[] }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'confirm' }

/** The shape of a question that asks for a row of pieces. */
export type ArrangeShape = Extract<Shape, { type: 'arrange' }>

/** A way to submit the answer, shown as a button: "deploy", "pass". Yes or no is a `confirm` shape with two exits. */
export interface Exit {
  readonly id: string
  readonly consequences?: readonly Consequence[]
  /** If true the chosen part of the answer is ignored and need not fit ("all of them"). */
  readonly bare?: boolean
}

/** A chance to respond, or to begin something. It may always be passed. */
export interface Window {
  /** Id of the entry of the layout's stack to which it responds; null where it responds to nothing. */
  readonly answers: string | null
  /** The game's own name of the moment, by which stops are set. */
  readonly moment: string
  /** Id of the exit that passes. */
  readonly pass: string
}

/** An answer without the decision that it closes. */
export type AnswerContent = Omit<Answer, 'decision'>

/** A question to one seat, with the shape of its answers. */
export interface Decision<Side extends Seat = Seat> {
  /**
   * Unique within the match and for ever; holds no `~`, and tells nothing of the opponent's secret answers. Nobody but
   * the game takes it apart.
   */
  readonly id: string
  readonly seat: Side
  readonly kind: string
  readonly shape: Shape
  /** At least one; the first is the ordinary one. */
  readonly exits: readonly Exit[]
  /** Facts that the describer needs to put the question into words; the seat may know all of them. */
  readonly about: Readonly<Record<string, Json>>
  /**
   * Set if the decision is a chance to respond or to begin something. Each time round it is a decision with a new id.
   */
  readonly window?: Window
  /**
   * The answer that is given at once unless a standing order of the seat says otherwise: nobody is called. Its seat is
   * asked if one of its orders stops there (`obey` gives `ask`). It follows from public facts alone.
   */
  readonly silence?: AnswerContent
}

/** A seat that is asked, without what it may answer. */
export interface AwaitedSeat<Side extends Seat = Seat> {
  readonly seat: Side
  readonly id: string
  readonly kind: string
  /** Whether the decision has a `silence`. */
  readonly silent: boolean
}

/** The closing of a decision. Exactly the field that the shape names is present, none for `confirm`. */
export interface Answer {
  readonly decision: string
  readonly exit: string
  readonly choose?: readonly string[]
  readonly arrange?: readonly string[]
  readonly number?: number
}
