/** Where to move: out of danger, and to where a card does more. */

import { onceFor } from '../../../../kit/library/once-for.ts'
import { goalOf, moveId, movesByText, movesInPhase, seatOn } from '../../rules/move/ways.ts'
import type { Side } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import { pieceOf, whereIs } from '../../state/nesting.ts'
import type { View } from '../../view/player-view.ts'
import { type AnswerRule, type AskedHere, bestOf, optionsOf, type PracticeAnswer, taking } from './asked.ts'
import { positionValue } from './place-values.ts'
import { moved, paid, read } from './supposing.ts'
import { WEIGHTS } from './worths.ts'

/** A move must gain this much. */
const LEAST_GAIN = 0.8

/** A move with what it gains. */
interface RatedMove {
  readonly move: Move
  readonly gain: number
}

const RATED = onceFor<View, readonly RatedMove[]>()

/** Returns the moves of a card with what each gains, found once for each view. */
export const ratedMoves = (view: View, own: Side, piece: TableCard): readonly RatedMove[] =>
  RATED(view, `${own}/${piece.handle}`, () => rate(view, own, piece))

function rate(view: View, own: Side, piece: TableCard, byText = false): readonly RatedMove[] {
  const from = whereIs(view, piece)
  if (from === null) return []
  const before = new Map<string, number>()
  const all = byText ? movesByText(read(view), piece, own, true) : movesInPhase(read(view), piece)
  return all.flatMap((move) => {
    const at = goalOf(read(view), move)
    if (at === null || move.swap !== undefined) return []
    const places = at === from ? [from] : [from, at]
    const now = before.get(at) ?? positionValue(view, own, places, 'after battle')
    before.set(at, now)
    const then = positionValue(paid(moved(view, piece, move), own, move.cost), own, places, 'after battle')
    return [{ move, gain: then - now - move.cost * WEIGHTS.force }]
  })
}

/** Returns the card to move next; null if no move is worth it. */
export function move(view: View, decision: AskedHere): PracticeAnswer | null {
  const options = optionsOf(decision).filter(({ group }) => group === 'move')
  const best = bestOf(
    options.map((option) => {
      const piece = pieceOf(view, option.face ?? null)
      const gains = piece === null ? [] : ratedMoves(view, decision.seat, piece).map(({ gain }) => gain)
      return { option, gain: Math.max(Number.NEGATIVE_INFINITY, ...gains) }
    }),
    ({ gain }) => gain,
  )
  return best === undefined || best.gain < LEAST_GAIN ? null : taking('do', best.option)
}

/** Where the card goes that moves. */
export const moveWhere: AnswerRule = (view, decision) => {
  const piece = pieceOf(view, String(decision.about.piece ?? ''))
  const options = optionsOf(decision)
  if (piece === null) return null
  const isOffered = ({ move }: RatedMove): boolean => options.some(({ id }) => id === moveId(move))
  const usual = ratedMoves(view, decision.seat, piece).filter(isOffered)
  // A text gives a move of its own.
  const all = usual.length > 0 ? usual : rate(view, decision.seat, piece, true).filter(isOffered)
  const best = bestOf(all, ({ gain }) => gain)
  const option = options.find(({ id }) => best !== undefined && id === moveId(best.move))
  return option === undefined ? null : taking('do', option)
}

/**
 * Returns the cards that gain by going along for the same Force, the best first.
 * @param view after the move that they join
 * @param move theirs, without a seat
 */
export function worthTaking(
  view: View,
  own: Side,
  move: Pick<Move, 'at' | 'on'>,
  open: readonly string[],
  most: number,
): readonly string[] {
  const taken: string[] = []
  let then = view
  while (taken.length < most) {
    const best = bestOf(
      open.filter((handle) => !taken.includes(handle)).flatMap((handle) => along(then, own, move, handle)),
      ({ gain }) => gain,
    )
    if (best === undefined || best.gain < LEAST_GAIN) break
    taken.push(best.handle)
    then = best.then
  }
  return taken
}

function along(view: View, own: Side, { at, on }: Pick<Move, 'at' | 'on'>, handle: string) {
  const piece = pieceOf(view, handle)
  const from = piece === null ? null : whereIs(view, piece)
  if (piece === null || from === null) return []
  const role = on === null ? null : seatOn(view, on, piece)
  const then = moved(view, piece, { at, on, role })
  const places = [...new Set([from, at ?? from])]
  const [before, after] = [view, then].map((one) => positionValue(one, own, places, 'after battle'))
  return [{ handle, then, gain: (after ?? 0) - (before ?? 0) }]
}
