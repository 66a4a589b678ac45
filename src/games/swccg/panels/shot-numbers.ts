/** The destiny that a shot needs. */
import { shotTotal } from '../rules/shots/steps.ts'
import type { ShotFrame } from '../state/game-frames.ts'
import type { TableCard } from '../state/game-state.ts'
import { readingOf } from '../texts/reading-of.ts'
import { defenseOf } from '../values/fighting-values.ts'
import type { View } from '../view/player-view.ts'

/** No destiny is larger than this. */
const MOST = 20

/**
 * Returns the least destiny with which a shot hits; a number beyond all destinies where it can't.
 * @param supposed a defense value in the place of the target's, and what is added to the draw
 */
export function neededFor(
  view: View,
  shot: Pick<ShotFrame, 'side' | 'weapon'>,
  target: TableCard,
  supposed: { readonly defense?: number; readonly more?: number } = {},
): number {
  const reading = readingOf(view)
  const { defense = defenseOf(reading, target), more = 0 } = supposed
  for (let drawn = 0; drawn < MOST; drawn++) if (shotTotal(reading, shot, drawn + more, target) > defense) return drawn
  return MOST
}
