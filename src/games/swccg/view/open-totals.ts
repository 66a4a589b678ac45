/** Totals of mechanisms to which both players may respond: they lie open. */
import { firstFound } from '../../../kit/library/first-found.ts'
import type { Side } from '../state/engine-card.ts'
import type { State } from '../state/game-state.ts'

/** A total whose cards are drawn, before its result; null where a card to draw was missing. */
export interface OpenTotal {
  readonly side: Side
  readonly draws: readonly { readonly card: string | null; readonly value: number }[]
  readonly total: number | null
  readonly above: number
}

/** Returns such a total in a state; null: there is none. */
export type OpenTotalReader = (state: State) => OpenTotal | null

const readers: OpenTotalReader[] = []

/** Adds the totals of a mechanism. */
export const addOpenTotals = (reader: OpenTotalReader): void => void readers.push(reader)

/** Returns the total to which both players may respond now; null: there is none. */
export const openTotal = (state: State): OpenTotal | null => firstFound(readers, (read) => read(state))
