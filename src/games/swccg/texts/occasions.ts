/** Occasions: the moments that a waiting frame gives, with the card or place that they are about. */
import type { Side } from '../state/engine-card.ts'
import type { AddedHappened, DestinyFrame, Frame } from '../state/game-frames.ts'
import type { Board } from '../state/game-state.ts'
import type { Subject } from '../state/position-reading.ts'
import { subjectOf } from './sources.ts'

/**
 * The moments that waiting frames give, by which windows, stops and orders know them; `happening.ts` says which fact of
 * texts each is.
 * - `any time`: as a top-level action of either turn, battles included; `always`: after each change
 * - `your activate`: behind the activation; `your draw`: before cards are drawn (U-47); `your control`, `your deploy`, `your move`: as a top-level action in that phase; `end of deploy`: of that phase
 * - `drain begun`, `drain lost`: just begun; its Force just lost
 * - `battle begun`, `weapons`: just begun; in the weapons segment; `battle totals`: before totals are compared; `battle won`: compared, nothing paid
 * - `turn begun`: before the activate phase; `turn over`: after both have recirculated
 * - `targeted`: a card is the target of a weapon; `firing`: a weapon fires, before the draw
 * - `about to draw …`, `… drawn`: before the draw; after it, before its result
 * - `hit`, `lost`, `forfeited`, `deployed`, `cancelled`: just now; `retrieved`: Force, by the card of the moment; `paying`: a player has losses to satisfy
 * - `fired`: a shot in a battle is over, at the card of the moment; `shot works`: one that hits nothing has worked on it
 * - `about to be lost`: a character, which a text may keep; `battle over`, `battle cancelled`: just now
 * - `card played`: an Effect or Interrupt is being played; `react`: a react is being made
 */
export type Moment =
  | keyof AddedHappened
  | 'any time'
  | 'always'
  | 'your activate'
  | 'your control'
  | 'your deploy'
  | 'your move'
  | 'your draw'
  | 'end of deploy'
  | 'drain begun'
  | 'drain lost'
  | 'battle begun'
  | 'weapons'
  | 'battle totals'
  | 'battle won'
  | 'turn begun'
  | 'turn over'
  | 'targeted'
  | 'firing'
  | 'about to draw weapon destiny'
  | 'weapon destiny drawn'
  | 'about to draw battle destiny'
  | 'battle destiny drawn'
  | 'destiny drawn'
  | 'hit'
  | 'paying'
  | 'forfeited'
  | 'fired'
  | 'shot works'
  | 'lost'
  | 'card played'
  | 'deployed'
  | 'cancelled'
  | 'react'
  | 'retrieved'
  | 'about to be lost'
  | 'battle over'
  | 'battle cancelled'
  | 'moved'

/** The card or cards of the moment: what waits below, what is drawn or aimed at. */
export interface Occasion {
  readonly moments: readonly Moment[]
  /** The card of the frame that waits, and its owner. */
  readonly it: Subject | null
  readonly by: Side | null
  /** Handle of the card that did it: who hits, who moves as a react. */
  readonly doer?: string | null
  /** The Force that was lost. */
  readonly lost?: number
  /** Cards that a battle has taken from the table. */
  readonly taken?: readonly string[]
  /** The place that the card has just left. */
  readonly left?: string
}

/** An occasion without anything that waits. */
export const plainly = (...moments: readonly Moment[]): Occasion => ({ moments, it: null, by: null })

const card = (id: string | null): Subject | null => (id === null ? null : { card: id })

/** The occasion that a waiting frame gives on this board. */
export function occasionOf(frame: Frame, board: Pick<Board, 'pieces'>): Occasion {
  switch (frame.frame) {
    case 'moment':
      return {
        ...{ moments: [frame.moment], it: subjectOf(board, frame.it), by: frame.side, doer: frame.doer },
        ...(frame.amount === null ? {} : { lost: frame.amount }),
        ...(frame.taken === undefined ? {} : { taken: frame.taken }),
        ...(frame.from === undefined ? {} : { left: frame.from }),
      }
    case 'deploy':
      return { moments: frame.react ? ['react'] : ['card played'], it: card(frame.card), by: frame.side }
    case 'move':
      return { moments: ['react'], it: null, by: frame.side, doer: frame.piece }
    case 'text':
      return frame.source === null
        ? { moments: ['card played'], it: card(frame.card), by: frame.side }
        : { moments: [], it: null, by: frame.side }
    case 'drain':
      return { moments: ['drain begun'], it: { place: frame.at }, by: frame.side }
    case 'battle':
      return {
        moments: frame.step === 'begun' ? ['battle begun'] : ['weapons', 'any time'],
        it: null,
        by: frame.initiator,
      }
    case 'shot':
      return { moments: ['targeted'], it: null, by: frame.side }
    case 'destiny':
      return { moments: momentsOf(frame), it: card(frame.card), by: frame.side }
    default:
      return plainly()
  }
}

/** Nobody fires an automated weapon (rule 28.2). */
function momentsOf({ step, use, automated }: DestinyFrame): readonly Moment[] {
  if (step === 'about')
    return use === 'weapon'
      ? ['about to draw weapon destiny', ...(automated === undefined ? (['firing'] as const) : [])]
      : use === 'battle'
        ? ['about to draw battle destiny']
        : []
  if (use === 'weapon') return ['weapon destiny drawn', 'destiny drawn']
  return use === 'battle' ? ['battle destiny drawn', 'destiny drawn'] : ['destiny drawn']
}
