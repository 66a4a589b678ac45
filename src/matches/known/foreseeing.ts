/** The proposal of the next panel, found while the database is at work: a game keeps it with the view. */
import type { AnyGame } from '../../games/games.ts'
import { mayPropose, type Sight } from '../api.ts'

/**
 * Has the game find what it proposes at the question that the reader's panel will show. Nothing comes of a failure here: the
 * panel meets it again.
 */
export function foresee(game: AnyGame, { match, view, decisions, pending }: Sight): void {
  const shown = pending === null ? { view, decisions } : pending
  const [decision] = shown.decisions
  if (decision === undefined || match.outcome !== null || !mayPropose(match.terms)) return
  try {
    game.panels.suggest(decision, shown.view)
  } catch {
    // The panel of this question asks the game again, and its failure is told there.
  }
}
