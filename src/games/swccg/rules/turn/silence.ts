/** Which chances are passed in silence, by the pace on which the players agreed (SG-83). */
import type { OpenQuestion } from '../../../../kit/flow/engine.ts'
import type { Side } from '../../state/engine-card.ts'
import type { Frame } from '../../state/game-frames.ts'
import { frameIn, type Kind, type State } from '../../state/game-state.ts'

/** Frames in which a seat is asked under every pace: battles, shots, and what takes Force. */
const ASKED: readonly Frame['frame'][] = ['battle', 'shot', 'destiny', 'drain']

/** Phases at whose end a chance is taken for the last time in a turn (SG-84). */
const LAST_USE: readonly string[] = ['activate', 'draw']

/**
 * Whether silence goes on in a battle: destinies are drawn, and the initiator passes as long as the defender does
 * nothing. With weapons of its own it was asked for its shots when the battle began.
 */
function isCalm(flow: readonly Frame[], seat: Side, kind: Kind): boolean {
  const frame = flow.at(-1)
  if (frame?.frame !== 'battle') return false
  if (kind === 'destiny') return true
  if (seat !== frame.initiator || !frame.calm) return false
  return kind === 'respond' || (kind === 'weapons' && !frame.armed)
}

/** Whether the initiator's own draw goes on: it was laid ahead, or a shot's draw is the opponent's to answer (SG-83). */
function isOwnDraw(flow: readonly Frame[], seat: Side, planned: boolean): boolean {
  const frame = flow.at(-1)
  const battle = frameIn(flow, 'battle')
  if (battle === null || seat !== battle.initiator) return false
  if (frame?.frame !== 'destiny' || frame.side !== seat) return false
  return planned || (battle.calm && frame.use === 'weapon' && frame.step === 'drawn')
}

/**
 * Whether a question has a silence: at the table a silent player passes, but in battles and losses; where it can
 * matter, a seat is asked at the places of last use; strictly, it is always asked.
 */
export function isSilent({ agreed, phase, flow, sides }: State, { kind, seat }: OpenQuestion<Side, Kind>): boolean {
  if (agreed.pace === 'table' && (isCalm(flow, seat, kind) || isOwnDraw(flow, seat, sides[seat].shots !== null)))
    return true
  if (agreed.pace === 'strict' || (kind !== 'begin' && kind !== 'respond')) return false
  if (flow.some(({ frame }) => ASKED.includes(frame))) return false
  return agreed.pace === 'table' || !(kind === 'begin' && LAST_USE.includes(phase) && isLastChance(flow))
}

/** Whether a pass would end the phase: between two draws its player's chance is passed in silence (SG-76, U-42). */
function isLastChance(flow: readonly Frame[]): boolean {
  const frame = flow.at(-1)
  return frame?.frame === 'turn' && (frame.window?.passes ?? 0) > 0
}
