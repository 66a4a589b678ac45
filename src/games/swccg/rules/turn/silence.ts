/** Which chances are passed in silence, by the pace on which the players agreed (SG-83). */
import type { OpenQuestion } from '../../../../kit/flow/engine.ts'
import type { Side } from '../../state/engine-card.ts'
import type { Frame } from '../../state/game-frames.ts'
import { frameIn, type Kind, type State } from '../../state/game-state.ts'
import { occasionOf } from '../../texts/occasions.ts'
import { mattering } from './mattering.ts'

/** Frames in which a seat is asked under every pace: battles, shots, and what takes Force. */
const ASKED: readonly Frame['frame'][] = ['battle', 'shot', 'destiny', 'drain']

/** Whether something goes on in which a seat is asked under every pace. */
export const isAskedAnyway = (flow: readonly Frame[]): boolean =>
  flow.some((one) => ASKED.includes(one.frame) || 'asked' in one)

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
 * The name of a chance outside battles and losses: what a player could respond to, or where in the turn they could begin
 * something. Each is public.
 */
export function chanceNamed(state: State, kind: Kind): string {
  const { flow, phase } = state
  if (kind === 'begin') return `${chanceIn(flow).last ? 'end of' : 'within'} ${phase}`
  const frame = flow.at(-1)
  return frame === undefined ? kind : (occasionOf(frame, state).moments[0] ?? frame.frame)
}

/**
 * Whether a question has a silence: at the table a silent player passes, but in battles and losses; where it can
 * matter, a seat is also asked at the chances of a list that the format has; strictly, it is always asked.
 */
export function isSilent(state: State, { kind, seat }: OpenQuestion<Side, Kind>): boolean {
  const { agreed, flow, format, sides } = state
  if (agreed.pace === 'table' && (isCalm(flow, seat, kind) || isOwnDraw(flow, seat, sides[seat].shots !== null)))
    return true
  if (agreed.pace === 'strict' || (kind !== 'begin' && kind !== 'respond')) return false
  if (isAskedAnyway(flow) || (kind === 'begin' && seat === state.active)) return false
  return agreed.pace === 'table' || !mattering(format).includes(chanceNamed(state, kind))
}

/**
 * Returns where in a phase a chance comes: whether a pass ends the phase, and whether the active player has just acted.
 * Between two draws its player's chance is passed in silence (SG-76, U-42).
 */
export function chanceIn(flow: readonly Frame[]): { readonly last: boolean; readonly acted: boolean } {
  const frame = flow.at(-1)
  const passes = frame?.frame === 'turn' ? (frame.window?.passes ?? 0) : null
  return { last: passes !== null && passes > 0, acted: passes === 0 }
}
