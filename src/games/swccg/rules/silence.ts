/** Which chances are passed in silence, by the pace on which the players agreed (SG-83). */
import type { Question } from '../../../kit/flow/engine.ts'
import type { Side } from '../state/engine-card.ts'
import type { Frame } from '../state/game-frames.ts'
import type { Kind, State } from '../state/game-state.ts'

/** Frames in which a seat is asked under every pace: battles, shots, and what takes Force. */
const ASKED: readonly Frame['frame'][] = ['battle', 'shot', 'destiny', 'drain']

/** Phases at whose end a chance is taken for the last time in a turn (SG-84). */
const LAST_USE: readonly string[] = ['activate', 'draw']

/**
 * Whether a question has a silence: at the table a silent player passes, but in battles and losses; where it can
 * matter, a seat is asked at the places of last use; strictly, it is always asked.
 */
export function isSilent({ agreed, phase, flow }: State, { kind }: Question<Side, Kind>): boolean {
  if (agreed.pace === 'strict' || (kind !== 'begin' && kind !== 'respond')) return false
  if (flow.some(({ frame }) => ASKED.includes(frame))) return false
  return agreed.pace === 'table' || !(kind === 'begin' && LAST_USE.includes(phase))
}
