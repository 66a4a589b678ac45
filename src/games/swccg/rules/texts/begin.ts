/** Beginning to carry out a text: the frame in which it goes on. */
import type { Side } from '../../state/engine-card.ts'
import type { TextFrame } from '../../state/game-frames.ts'
import type { GameTable } from '../../state/game-table.ts'
import { locationOf, pieceOf } from '../../state/nesting.ts'

type Begun = Pick<TextFrame, 'card' | 'source' | 'hand' | 'piece' | 'responds'>

/** Pushes the frame of a text; it begins with its targets and costs. */
export const beginText = (table: GameTable, side: Side, begun: Begun): void =>
  table.push({
    ...{ frame: 'text', step: 'target', side, targets: [], window: null, cancelled: false, todo: [] },
    ...{ drawn: null, picked: null, pile: null },
    ...begun,
  })

/**
 * Takes the chance of an option: an Interrupt of the hand is played, or a text of a card on table is used.
 * @param responds whether it responds to the innermost frame
 */
export function takeChance(table: GameTable, side: Side, option: string, responds: boolean): void {
  const [how, which = '', piece = '0'] = option.split('-')
  if (how === 'play') {
    const held = table.side(side).hand.find(({ handle }) => handle === which)
    if (held !== undefined)
      beginText(table, side, { card: held.card, source: null, hand: which, piece: Number(piece), responds })
  } else if (how === 'text') {
    const { pieces, places } = table.state
    const place = places.find(({ id }) => id === which)
    const card = place === undefined ? pieceOf({ pieces }, which)?.card : locationOf(place).id
    if (card !== undefined) beginText(table, side, { card, source: which, hand: null, piece: Number(piece), responds })
  }
}

/** Ends the effects that last until then (rules 8.6.3, 11.2; SG-77). */
export function endLasting(table: GameTable, ...until: readonly ('shot' | 'draw' | 'battle' | 'turn')[]): void {
  const { state } = table
  if (state.lasting.length > 0) state.lasting = state.lasting.filter((one) => !until.includes(one.until))
}
