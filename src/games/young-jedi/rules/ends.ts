/** How a game ends: each kind of end with what is needed to say it. */
import type { Planet, Side } from '../cards/card.ts'

/** The map from each kind of end to its values; who wins is the outcome's own. */
export interface Ends {
  'planet-victory': { readonly planets: readonly Planet[] }
  'deck-victory': Readonly<Record<never, never>>
  'podrace-victory': Readonly<Record<never, never>>
  tie: { readonly why: 'decks' | 'standstill' | 'last-turn' }
  concession: { readonly loser: Side | null }
  'time-out': { readonly loser: Side | null }
  void: { readonly loser: Side | null }
}

/** An end: its kind, who wins, and the values of its kind. */
export type End = {
  [Kind in keyof Ends]: {
    readonly kind: Kind
    readonly winner: Side | null
    readonly values: Ends[Kind]
  }
}[keyof Ends]

/** The kind and the values of an end as a fact tells them. */
export type EndFields = { [Kind in keyof Ends]: { readonly kind: Kind } & Ends[Kind] }[keyof Ends]
