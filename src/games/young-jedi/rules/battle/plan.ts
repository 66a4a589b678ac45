/** What a battle plan is made of: all face-up characters and weapons there, and the Battle cards chosen (rule 9.2.5). */
import type { Side } from '../../cards/card.ts'
import type { BattleFrame, State } from '../state.ts'
import { faceUp } from '../table.ts'

export interface PlanCard {
  readonly handle: string
  readonly card: string
}

/** The cards of a side's plan: before it is made in the order of the table, afterwards those not yet revealed, in order. */
export function planCards(state: Pick<State, 'sides'>, frame: BattleFrame, side: Side): readonly PlanCard[] {
  const { plan, cards } = frame.sides[side]
  const pieces: PlanCard[] = [...faceUp(state.sides[side]), ...(cards ?? [])]
  if (plan === null) return pieces
  const byHandle = new Map(pieces.map((piece) => [piece.handle, piece]))
  return plan.map((handle) => {
    const piece = byHandle.get(handle)
    if (piece === undefined)
      throw new Error(`${handle} lies in a plan but neither on the table nor among the Battle cards`)
    return piece
  })
}
