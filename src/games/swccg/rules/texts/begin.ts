/** Beginning to carry out a text: the frame in which it goes on. */
import type { Side } from '../../state/engine-card.ts'
import type { TextFrame } from '../../state/game-frames.ts'
import type { GameTable } from '../../state/game-table.ts'
import type { OptionHere } from '../abouts.ts'

type TextStart = Pick<TextFrame, 'card' | 'source' | 'hand' | 'piece' | 'responds'>

/** Pushes the frame of a text; it begins with its targets and costs. */
export const beginText = (table: GameTable, side: Side, begun: TextStart): void =>
  table.push({
    ...{ frame: 'text', step: 'target', side, targets: [], window: null, cancelled: false, todo: [] },
    ...{ drawn: null, picked: null, pile: null },
    ...begun,
  })

/**
 * Takes the chance of an option: an Interrupt of the hand is played, or a text of a card on table is used.
 * @param responds whether it responds to the innermost frame
 */
export function takeChance(table: GameTable, side: Side, option: OptionHere, responds: boolean): void {
  const { group, card = '', face: source, about: { text: piece, held: hand } = {} } = option
  if (piece === undefined) return
  if (group === 'interrupt' && hand !== undefined) beginText(table, side, { card, source: null, hand, piece, responds })
  if (group === 'text' && source !== undefined) beginText(table, side, { card, source, hand: null, piece, responds })
}

/** Ends the effects that last until then; those for the game stay (rules 8.6.3, 11.2; SG-77). */
export function endLasting(table: GameTable, ...until: readonly ('shot' | 'draw' | 'battle' | 'turn')[]): void {
  const { state } = table
  if (state.lasting.length > 0)
    state.lasting = state.lasting.filter(({ until: end, turn }) => {
      if (end === 'game') return true
      return end === 'next turn' ? (turn ?? 0) > state.turn || !until.includes('turn') : !until.includes(end)
    })
}
