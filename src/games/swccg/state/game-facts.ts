/**
 * The facts of a game: each with the fields that readers may know. Cards are named by their ids, and cards on table by their
 * handles besides, so that two of a title can be told apart.
 */

import type { Side } from './engine-card.ts'
import type { CountedDraw, Frame, LossCause, MoveKind, Phase, Role, SegmentPayments } from './game-frames.ts'

type Fact<Data, S = Side> = { readonly seat: S; readonly data: Data }
type Card = { readonly card: string }
/** A card with its handle on table. */
type Piece = Card & { readonly handle: string }
/** The same for a card that may lie nowhere on table: stacked under another, drawn, or just lost. */
type Loose = Card & { readonly handle: string | null }
/** A place by the location on top, and by its id. */
type At = { readonly at: string | null; readonly place: string | null }
/** The carrier that a card goes aboard or is deployed on. */
type On = { readonly on: string | null; readonly onHandle: string | null; readonly role: Role | null }
/** Targets by their ids and their handles, a place by its id; a card that is not on table has no handle. */
type Aims = { readonly targets: readonly string[]; readonly targetHandles: readonly (string | null)[] }

/** A card that took part in a battle, with the power that it brought. */
export type Fighter = Piece & { readonly power: number }

/** The parts of a total in a battle: they add up to it. */
export type TotalParts = {
  /** The power of the cards. */
  readonly cards: number
  /** Changes of the total by texts; below 0 where they lower it. */
  readonly texts: number
  /** Destinies that are added to power only. */
  readonly power: number
  /** Battle destiny, as texts change it. */
  readonly destiny: number
}

/** The frames that a text can cancel. */
export type Cancellable = Extract<Frame, { cancelled: boolean }>['frame']

/** The facts of the core; mechanisms add theirs to `Facts`. */
export interface CoreFacts {
  readonly 'set-aside': Fact<Card>
  readonly placed: Fact<Card & { readonly place: string; readonly converts: boolean }>
  readonly 'first-hand': Fact<{ readonly count: number }> & { readonly own: { readonly cards: readonly string[] } }
  readonly turn: Fact<{ readonly turn: number }>
  readonly phase: Fact<{ readonly phase: Phase }>
  readonly activated: Fact<{ readonly count: number }>
  readonly drained: Fact<At & { readonly cost: number }>
  readonly 'drain-counted': Fact<At & { readonly amount: number }>
  readonly 'drain-cancelled': Fact<At>
  /** All that follows from a drain is done. `amount`: what it took; null where it was cancelled. `lost`: what was lost. */
  readonly 'drain-over': Fact<At & { readonly amount: number | null; readonly lost: number }>
  /** `by`: the card by whose text it is lost. */
  readonly lost: Fact<
    Card &
      At & {
        readonly from: 'hand' | 'reserve' | 'force' | 'used'
        readonly cause: LossCause
        readonly by: string | null
      }
  >
  /** A text changes how much Force a player has to lose. */
  readonly 'loss-changed': Fact<{ readonly by: string; readonly from: number; readonly to: number }>
  /** A card is lost and lies face down under another one; `card`: null where nobody has seen it. */
  readonly hidden: Fact<
    { readonly card: string | null; readonly from: 'hand' | 'reserve' | 'force' | 'used' } & {
      readonly under: string
      readonly underHandle: string
    }
  >
  /** A player takes such a card into hand. */
  readonly 'taken-hidden': Fact<{ readonly by: string }> & { readonly own: { readonly cards: readonly string[] } }
  readonly 'used-force': Fact<{ readonly count: number }>
  readonly deployed: Fact<Piece & At & On & { readonly cost: number; readonly react: boolean }>
  /** A react was cancelled: its card goes back to hand. */
  readonly 'react-undone': Fact<Card>
  /** A card of the hand has taken the place of the card `was`, with its handle. */
  readonly 'version-changed': Fact<Piece & At & { readonly was: string }>
  /** `from`: the place that it left. */
  readonly moved: Fact<
    Piece &
      At &
      On & {
        readonly from: string | null
        readonly how: MoveKind
        readonly cost: number
        readonly with: readonly string[]
        readonly withHandles: readonly string[]
        readonly react: boolean
      }
  >
  readonly battle: Fact<At & { readonly cost: number }>
  readonly 'battle-cancelled': Fact<At>
  readonly fired: Fact<
    Piece &
      At & {
        readonly by: string
        readonly byHandle: string
        readonly target: string
        readonly targetHandle: string
        readonly cost: number
      }
  >
  /**
   * `weapon`: its handle; `works`: it hits nothing, and has worked or not, by the weapon card `by`; `drawn`: the opponent has
   * drawn what stands as `defense`.
   */
  readonly shot: Fact<
    Piece & {
      readonly weapon: string
      readonly total: number
      readonly defense: number
      readonly hit: boolean
      readonly works?: boolean
      readonly by?: string
      readonly drawn?: true
    }
  >
  readonly missed: Fact<Piece & { readonly weapon: string }>
  readonly destiny: Fact<Card & { readonly value: number; readonly use: string }>
  /** Cards of a draw that its player sees before they choose a card or a number. */
  readonly 'turned-up': Fact<{ readonly cards: readonly string[]; readonly use: string }>
  readonly 'no-destiny': Fact<{ readonly use: string }>
  readonly totals: {
    readonly seat: null
    readonly data: At & {
      readonly dark: number
      readonly light: number
      readonly darkAttrition: number
      readonly lightAttrition: number
      readonly winner: Side | null
      readonly damage: number
      readonly fighters: Readonly<Record<Side, readonly Fighter[]>>
      readonly parts: Readonly<Record<Side, TotalParts>>
      /** The draws that count: neither cancelled nor replaced. */
      readonly draws: Readonly<Record<Side, readonly CountedDraw[]>>
    }
  }
  /** `damage`, `attrition`: what of it was paid by this card. */
  readonly forfeited: Fact<
    Piece & At & { readonly value: number; readonly pile: string; readonly damage: number; readonly attrition: number }
  >
  /** A card that was about to be lost stays on table. */
  readonly kept: Fact<Piece & At>
  /** `cause`: it was hit, or lay on a card that left. */
  readonly gone: Fact<Loose & At & { readonly cause: 'hit' | 'carrier' }>
  /** `paid`: what each side has paid in the damage segment; null where the battle ended before it. */
  readonly 'battle-over': {
    readonly seat: null
    readonly data: At & { readonly paid: Record<Side, SegmentPayments> | null }
  }
  readonly drew: Fact<{ readonly count: number }> & { readonly own: { readonly cards: readonly string[] } }
  readonly recirculated: Fact<{ readonly count: number }>
  readonly 'starting-chosen': Fact<{ readonly card: string | null }>
  readonly played: Fact<Card & Aims & { readonly how: string; readonly cost: number }>
  /** `handle`: that of a card on table, or the id of a place. */
  readonly 'used-text': Fact<Piece & Aims & { readonly how: string; readonly cost: number }>
  readonly 'put-away': Fact<Card & { readonly pile: string; readonly cancelled: boolean }>
  /** `what`: the card that is cancelled, or whose draw or react; `action`: what it was about to do. */
  readonly cancelled: Fact<{ readonly by: string; readonly what: string | null; readonly action: Cancellable }>
  /** `by`: the card by whose text it leaves. */
  readonly left: Fact<Loose & At & { readonly pile: string; readonly by: string }>
  readonly stacked: Fact<Card & { readonly under: string; readonly underHandle: string }>
  readonly unstacked: Fact<Card & { readonly by: string; readonly byHandle: string }>
  /** `from`: the place that each of them left. */
  readonly relocated: Fact<
    At & {
      readonly cards: readonly string[]
      readonly handles: readonly string[]
      readonly from: readonly (string | null)[]
    }
  >
  readonly 'not-chosen': Fact<Card>
  /** A player looks through face-down cards, before they choose among them. */
  readonly looked: Fact<{ readonly by: string }>
  readonly searched: Fact<{ readonly by: string; readonly found: readonly string[] }>
  readonly retrieved: Fact<{ readonly cards: readonly string[] }>
  /** `under`: to the bottom of that pile. */
  readonly 'hand-trimmed': Fact<{ readonly count: number; readonly under?: true; readonly to?: 'force' }> & {
    readonly own: { readonly cards: readonly string[] }
  }
  readonly 'hand-shown': Fact<{ readonly cards: readonly string[] }>
  /** A move was taken back: as both players agreed, or as a judge has ruled. */
  readonly 'taken-back': Fact<{ readonly ruled?: true }>
  readonly standstill: { readonly seat: null; readonly data: { readonly turns: number } }
  readonly ended: { readonly seat: null; readonly data: { readonly kind: string; readonly winner: Side | null } }
}

/** All facts: those of mechanisms by declaration merging. */
export interface Facts extends CoreFacts {}
