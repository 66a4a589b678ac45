/** The facts of a game: each with the fields that readers may know. */

import type { Side } from './engine-card.ts'
import type { MoveKind, Paid, Phase, Role } from './game-frames.ts'

type Fact<Data, S = Side> = { readonly seat: S; readonly data: Data }
type Card = { readonly card: string }
/** A place by the location on top. */
type At = { readonly at: string | null }

export interface Facts {
  readonly 'set-aside': Fact<Card>
  readonly placed: Fact<Card & { readonly converts: boolean }>
  readonly 'first-hand': Fact<{ readonly count: number }> & { readonly own: { readonly cards: readonly string[] } }
  readonly turn: Fact<{ readonly turn: number }>
  readonly phase: Fact<{ readonly phase: Phase }>
  readonly activated: Fact<{ readonly count: number }>
  readonly drained: Fact<At & { readonly cost: number }>
  readonly 'drain-counted': Fact<At & { readonly amount: number }>
  readonly 'drain-cancelled': Fact<At>
  readonly lost: Fact<Card & { readonly from: 'hand' | 'reserve' | 'force' | 'used' }>
  readonly 'used-force': Fact<{ readonly count: number }>
  readonly deployed: Fact<
    Card &
      At & { readonly on: string | null; readonly role: Role | null; readonly cost: number; readonly react: boolean }
  >
  /** A react was cancelled: its card goes back to hand. */
  readonly 'react-undone': Fact<Card>
  readonly moved: Fact<
    Card &
      At & {
        readonly on: string | null
        readonly role: Role | null
        readonly how: MoveKind
        readonly cost: number
        readonly with: readonly string[]
        readonly react: boolean
      }
  >
  readonly battle: Fact<At & { readonly cost: number }>
  readonly 'battle-cancelled': Fact<At>
  readonly fired: Fact<Card & { readonly by: string; readonly target: string; readonly cost: number }>
  readonly shot: Fact<Card & { readonly total: number; readonly defense: number; readonly hit: boolean }>
  readonly missed: Fact<Card>
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
    }
  }
  /** `damage`, `attrition`: what of it was paid by this card. */
  readonly forfeited: Fact<
    Card & { readonly value: number; readonly pile: string; readonly damage: number; readonly attrition: number }
  >
  readonly gone: Fact<Card>
  /** `paid`: what each side has paid in the damage segment; null where the battle ended before it. */
  readonly 'battle-over': { readonly seat: null; readonly data: At & { readonly paid: Record<Side, Paid> | null } }
  readonly drew: Fact<{ readonly count: number }> & { readonly own: { readonly cards: readonly string[] } }
  readonly recirculated: Fact<{ readonly count: number }>
  readonly 'starting-chosen': Fact<{ readonly card: string | null }>
  readonly played: Fact<Card & { readonly targets: readonly string[]; readonly how: string; readonly cost: number }>
  readonly 'used-text': Fact<
    Card & { readonly targets: readonly string[]; readonly how: string; readonly cost: number }
  >
  readonly 'put-away': Fact<Card & { readonly pile: string; readonly cancelled: boolean }>
  /** `what`: the card that is cancelled, or whose draw or react. */
  readonly cancelled: Fact<{ readonly by: string; readonly what: string | null }>
  readonly left: Fact<Card & { readonly pile: string }>
  readonly stacked: Fact<Card & { readonly under: string }>
  readonly unstacked: Fact<Card & { readonly by: string }>
  readonly relocated: Fact<{ readonly cards: readonly string[] } & At>
  readonly 'not-chosen': Fact<Card>
  /** A player looks through face-down cards, before they choose among them. */
  readonly looked: Fact<{ readonly by: string }>
  readonly searched: Fact<{ readonly by: string; readonly found: readonly string[] }>
  readonly retrieved: Fact<{ readonly cards: readonly string[] }>
  readonly 'hand-trimmed': Fact<{ readonly count: number }> & { readonly own: { readonly cards: readonly string[] } }
  readonly 'hand-shown': Fact<{ readonly cards: readonly string[] }>
  readonly standstill: { readonly seat: null; readonly data: { readonly turns: number } }
  readonly ended: { readonly seat: null; readonly data: { readonly kind: string; readonly winner: Side | null } }
}
