/** The question with which a player puts together what follows while they wait for their opponent. Pure. */
import type { Decision, StandingOrder } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Sight } from '../../matches/api.ts'
import { type Draft, draftOf } from '../../matches/draft.ts'
import { onlyWaits } from './answered-line.ts'

/** A question about what follows, and how far its player has come. */
export interface PlanAsked {
  /** A question that no rule asks: its actions set and delete orders. */
  readonly decision: Decision
  readonly draft: Draft
}

/** Returns the id under which a player keeps what they put together; null where they are asked something, or nothing can be. */
export function planId({ panels: { ahead }, seats }: AnyGame, sight: Sight): string | null {
  const plays = seats.includes(sight.reader) && sight.pending === null && sight.kept === null && onlyWaits(sight)
  return plays && ahead !== undefined ? ahead.id(sight.view, sight.reader) : null
}

/** Returns what a player can put together now; null where they are asked something, or nothing can be. */
export function planAsked(game: AnyGame, sight: Sight, draft?: Draft): PlanAsked | null {
  const { view, reader, orders } = sight
  const { ahead } = game.panels
  const id = planId(game, sight)
  if (ahead === undefined || id === null) return null
  const begun = draft ?? draftOf(sight.drafts, id)
  return { decision: ahead.decision(view, reader, begun.choose, orders), draft: begun }
}

/** Whether a player who waits has something to put together that they have not kept yet. */
export const mayPlan = (game: AnyGame, sight: Sight): boolean =>
  planId(game, sight) !== null && game.panels.ahead?.isKept(sight.view, sight.orders) === false

/** An order that a panel deletes. */
export interface DroppedOrder {
  readonly drops: Pick<StandingOrder, 'kind' | 'key'>
}
