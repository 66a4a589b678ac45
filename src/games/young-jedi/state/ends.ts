/** The kinds of ends of a game, with the values that their texts need. */
import type { Planet, Side } from '../cards/card.ts'

/** The values of each kind of end; the outcome itself has the winner. */
export interface Ends {
  'planet-victory': { readonly planets: readonly Planet[] }
  'deck-victory': Readonly<Record<never, never>>
  'podrace-victory': Readonly<Record<never, never>>
  tie: { readonly why: 'decks' | 'standstill' | 'last-turn' }
  concession: { readonly loser: Side | null }
  'time-out': { readonly loser: Side | null }
  void: { readonly loser: Side | null }
  ruling: { readonly loser: Side | null }
  'double-loss': { readonly loser: Side | null }
  'round-over': { readonly loser: Side | null }
}

/** An end: its kind, the winner, and the values of the kind. */
export type End = {
  [Kind in keyof Ends]: {
    readonly kind: Kind
    readonly winner: Side | null
    readonly values: Ends[Kind]
  }
}[keyof Ends]

/** The kind and the values of an end as a fact tells them. */
export type EndFields = { [Kind in keyof Ends]: { readonly kind: Kind } & Ends[Kind] }[keyof Ends]
