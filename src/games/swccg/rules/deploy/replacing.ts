/** Ships that deploy in the place of others (rule 27.5). */
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { cardsOn, toldPlace, whereIs, withAllOn } from '../../state/nesting.ts'
import { type PlaceWay, shipsReplaced } from '../../texts/values/replaced-ships.ts'
import { mayCarry } from './own-texts.ts'

/** The ships that it replaces go to the Used Pile with all that is on and in them, but for what may lie on it. */
export function replaceShips(table: GameTable, side: Side, arrived: TableCard, way: PlaceWay): void {
  for (const ship of shipsReplaced(table.reading, side, cardOf(arrived.card), way)) {
    for (const one of cardsOn(table.state, ship.handle)) {
      const { type } = cardOf(one.card)
      if ((type === 'weapon' || type === 'device') && mayCarry(table.reading, cardOf(one.card), arrived))
        table.shift(one.handle, { at: null, on: arrived.handle, role: 'carried' })
    }
    for (const one of withAllOn(table.state, ship).toReversed()) {
      const spot = toldPlace(table.board, whereIs(table.board, one))
      table.tell('left', side, { card: one.card, handle: one.handle, ...spot, pile: 'used', by: arrived.card })
      table.leave(one.handle, 'used')
      table.show(one.card)
    }
  }
}
