/** The contents of a picture of a moment. It knows no game: names, words and numbers come with it. */

import type { CardSheet, FoughtLane, Score, Seat, ShownClash, ShownEnd, ShownWin } from '../../contract/index.ts'
import type { Joints } from '../../kit/wording/words.ts'
import { cutName } from '../short-name.ts'
import type { SideStyle } from '../style.ts'

/** The few words that no game supplies, in the reader's language. */
export interface MomentWords {
  readonly lost: string
  readonly wins: string
  readonly tie: string
  readonly deck: string
  /** The words for lanes that have no room: "3 more". */
  readonly more: (count: number) => string
  readonly joints: Joints
}

/** The players, the standing, and the book of cards. */
export interface Setting {
  /** The left side first. */
  readonly seats: readonly Seat[]
  /** The side whose goals are squares; the opponent's are round. */
  readonly square: Seat
  /** As people call themselves. */
  readonly names: Readonly<Record<Seat, string>>
  readonly standing: Score
  readonly words: MomentWords
  /** @throws if there is no such card */
  readonly sheet: (card: string) => CardSheet
}

/** A moment to be drawn. `stage` of a clash: this many lanes are decided; of the next one the draws are still to come. */
export type DrawnMoment =
  | { readonly kind: 'clash'; readonly clash: ShownClash; readonly stage?: { readonly lanes: number } }
  | { readonly kind: 'fight'; readonly lane: FoughtLane }
  | { readonly kind: 'win'; readonly win: ShownWin }
  | { readonly kind: 'end'; readonly end: ShownEnd; readonly long: { readonly value: string; readonly label: string } }

/** The same with the colours of both sides. */
export interface MomentScene extends Setting {
  readonly styles: Readonly<Record<Seat, SideStyle>>
}

/** Returns a person's name as it stands in a strip. */
export const shortName = ({ names }: Pick<Setting, 'names'>, seat: Seat): string => cutName(names[seat] ?? seat)
