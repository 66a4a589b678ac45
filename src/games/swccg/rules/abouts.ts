/**
 * The data of each kind of decision and of its options. The questions of the rules fill these types; panels and policies
 * read them.
 */
import type { Decision, Option, Shape } from '../../../contract/index.ts'
import type { Side } from '../state/engine-card.ts'
import type { MoveKind, Phase, Role } from '../state/game-frames.ts'
import type { Kind, State } from '../state/game-state.ts'
import type { PieceKey } from '../texts/language/keyed-text.ts'
import type { Act } from '../texts/language/words.ts'

type Nothing = Readonly<Record<never, never>>
type OfCard = { readonly card: string }
type AtPlace = { readonly place: string | null }

/** The data of each kind of decision; the seat that is asked may know all of it. */
export interface Abouts {
  start: Nothing
  starting: Nothing
  activate: { readonly most: number; readonly reserve: number }
  act: { readonly phase: Phase; readonly force: number }
  /** `last`: a pass ends the phase; `acted`: the opponent has just done something. */
  begin: { readonly phase: Phase; readonly last: boolean; readonly acted: boolean }
  draw: { readonly most: number }
  'deploy-where': OfCard
  'move-where': OfCard & { readonly piece: string }
  company: OfCard & {
    /** The card whose move the others join, by its handle. */
    readonly piece: string
    /** Its move: how, where to, in which seat, and the Force that all of them pay together. */
    readonly how: MoveKind
    readonly place: string | null
    readonly on: string | null
    readonly role: Role | null
    readonly force: number
    /** The cards that come along already, by their handles. */
    readonly along: readonly string[]
  }
  /** `leaves`: it has not moved yet. */
  riders: OfCard & { readonly piece: string; readonly leaves: boolean }
  respond: { readonly moment: string }
  lose: AtPlace & { readonly left: number; readonly cause: string }
  plan: AtPlace
  weapons: AtPlace
  target: OfCard & { readonly force: number }
  again: OfCard & { readonly force: number }
  destiny: AtPlace
  two: OfCard
  which: Nothing
  satisfy: AtPlace & { readonly attrition: number; readonly damage: number; readonly hits: number }
  'text-target': OfCard
  pick: OfCard
  'one-of': OfCard & { readonly title: string }
  amount: OfCard & { readonly most: number }
  /** The cards that go there, by their handles. */
  goal: OfCard & { readonly targets: readonly string[] }
}

/** The parts of a decision by which its kind differs. */
export type MadeOf<K extends Kind> = Pick<Decision<Side>, 'shape' | 'exits'> & {
  readonly about: Abouts[K]
} & Partial<Pick<Decision<Side>, 'window' | 'silence'>>

/** Makes the decision of a kind. */
export type DecisionMaker<K extends Kind = Kind> = (state: State, seat: Side) => MadeOf<K>

/** The data of an option: each field only where it applies. */
export type OptionAbout = {
  /** A place by its id, and a card on table by its handle. */
  readonly place?: string | null
  readonly on?: string | null
  /** Where a location comes to lie in the row. */
  readonly index?: number
  readonly role?: string | null
  /** The ships in whose place a card comes, by their handles. */
  readonly replaced?: readonly string[]
  /** A card of the hand by its handle. */
  readonly held?: string
  /** The pilot that comes along: a card. */
  readonly pilot?: string
  /** The Force that it costs; the least of several prices where `from` is set. */
  readonly force?: number
  readonly from?: boolean
  /** There is no other way to do it. */
  readonly only?: boolean
  /** How a card moves, or as what an Interrupt is played. */
  readonly how?: string
  readonly swap?: string
  /** The Force that a drain takes. */
  readonly amount?: number
  /** The card that fires, its weapon and its target by their handles. */
  readonly by?: string
  readonly weapon?: string
  readonly target?: string
  /** The card that fires a weapon which nobody carries, by its handle. */
  readonly shooter?: string
  /** The card at which a text is aimed where it has no handle. */
  readonly targetCard?: string
  /** The key of the piece of a card's text. */
  readonly text?: PieceKey
  /** The payment of a forfeited card, and whether it was hit. */
  readonly value?: number
  readonly hit?: boolean
  readonly number?: number
  /** The acts of which this is one choice among others. */
  readonly does?: readonly Act[]
}

/** An option with its data. */
export type OptionHere = Omit<Option, 'about'> & { readonly about?: OptionAbout }

/** A decision of one of these kinds with its data. */
export type DecisionOf<One extends Kind = Kind> = {
  [K in One]: Omit<Decision<Side>, 'kind' | 'about'> & { readonly kind: K; readonly about: Abouts[K] }
}[One]

/** Returns the options of a choice; none for another question. */
export const optionsOf = ({ shape }: { readonly shape: Shape }): readonly OptionHere[] =>
  shape.type === 'choose' ? (shape.options as readonly OptionHere[]) : []

/** Returns the same decision with the types of this game. The contract's type leaves out the data of the kind. */
export const madeHere = (decision: Decision<Side>): DecisionOf => decision as unknown as DecisionOf
