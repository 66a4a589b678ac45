/** How the picture of a question differs from the table as it lies: rings, cards that come and go, phases. */
import type { BoardColumn, MarkedLine, Tile, TrackCell } from '../../../../contract/index.ts'
import type { Phase } from '../../state/game-frames.ts'

/** How one card stands to the question. */
export type CardMark = Pick<Tile, 'state' | 'proposed' | 'foot'>

/** How a place stands to the question; `proposed`: it comes, and the game proposes it. */
export type PlaceMark = NonNullable<BoardColumn['state']> | 'proposed'

/** A card that is still shown at the place that it leaves. */
export interface Ghost {
  readonly handle: string
  readonly card: string
  /** The place that it leaves. */
  readonly from: string
  readonly power: number
}

/** A card of the hand as a question shows it. */
export interface HeldMark extends CardMark {
  readonly handle: string
  readonly card: string
  /** The Force that it costs here; null: another card has the price of both; absent: what it costs at least. */
  readonly cost?: number | null
}

/** A phase of the track as a question shows it; what is absent follows from the view. */
export type PhaseMark = Partial<Pick<TrackCell, 'state'>> & {
  /** Null: nothing. */
  readonly value?: string | null
}

/**
 * The marks of a question. The view beside them is the position after the tap: cards that come are on its table, and those
 * that leave are not.
 */
export interface SceneMarks {
  /** Rings of places, by their ids. */
  readonly places?: ReadonlyMap<string, PlaceMark>
  /** Cards on table by their handles. */
  readonly cards?: ReadonlyMap<string, CardMark>
  readonly ghosts?: readonly Ghost[]
  /** Moves from place to place. */
  readonly ways?: readonly { readonly from: string; readonly to: string }[]
  /** The cards of the hand that this question can use, in order; absent: all of the view's hand. */
  readonly held?: readonly HeldMark[]
  /** The other cards of the hand. */
  readonly later?: readonly HeldMark[]
  /** Words on `held` where these are no cards of the hand: the reader chooses among them. */
  readonly tray?: { readonly title: string; readonly note: string }
  /** How many cards are to be drawn: they stand behind the hand, face down. */
  readonly drawn?: number
  readonly track?: Partial<Readonly<Record<Phase, PhaseMark>>>
  /** The question leaves no room for the phases, or is not of a turn. */
  readonly trackless?: boolean
  /** Below the piles: what is on table beside the locations, in the place of the hand. */
  readonly listed?: boolean
  /** Words below the picture. */
  readonly note?: { readonly lines: readonly MarkedLine[]; readonly icon?: string; readonly tone?: 'good' | 'stop' }
}

/** The table as it lies. */
export const UNMARKED: SceneMarks = {}
