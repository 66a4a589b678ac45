/** Positions as they would be: a card deployed, moved or gone, Force paid. Made of public facts and the own hand alone. */

import { madeOnce } from '../../../../kit/library/once-for.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { Move, Way } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import { withAllOn } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { shipsReplaced } from '../../texts/values/replaced-ships.ts'
import type { View } from '../../view/player-view.ts'

/** Returns the reading of a board, made once for each. */
export const read = madeOnce((board: Board): Position => readingOf(board, true))

/** Returns a position in which a side has paid Force. */
export function paid<B extends Board>(board: B, side: Side, cost: number): B {
  const own = board.sizes[side]
  const sizes = { ...board.sizes, [side]: { ...own, force: own.force - cost, used: own.used + cost } }
  return { ...board, sizes }
}

/** Returns the handle on table of a card that is supposed to be deployed. @param handle of the hand */
export const supposedHandle = (handle: string): string => `supposed-${handle}`

/**
 * Returns a position in which a card of the own hand lies where a way leads.
 * @param held its handle in hand
 */
export function deployed(view: View, held: string, way: Way): View {
  const { hand, pieces } = view
  const cardIn = (handle: string) => hand.find((one) => one.handle === handle)?.card ?? null
  const card = cardIn(held)
  if (card === null) return view
  const handle = supposedHandle(held)
  const lying = (more: Pick<TableCard, 'at' | 'on' | 'role'>): TableCard => ({ handle, card, ...more })
  const left = (...gone: readonly string[]) => hand.filter((one) => !gone.includes(one.handle))
  const laid = (piece: TableCard, ...more: readonly TableCard[]): View => ({
    ...view,
    hand: left(held, ...more.map((one) => one.handle.slice(supposedHandle('').length))),
    pieces: [...pieces, piece, ...more],
  })
  switch (way.way) {
    case 'place':
      return without(
        laid(lying({ at: way.at, on: null, role: null })),
        shipsReplaced(read(view), cardOf(card).side, cardOf(card), way),
      )
    case 'aboard':
      return laid(lying({ at: null, on: way.on, role: way.role }))
    case 'carrier':
      return laid(lying({ at: null, on: way.on, role: 'carried' }))
    case 'table':
      return laid(lying({ at: null, on: null, role: null }))
    case 'instead':
      return {
        ...view,
        hand: left(held),
        pieces: pieces.map((one) => (one.handle === way.of ? { ...one, card } : one)),
      }
    case 'together': {
      const pilot = cardIn(way.pilot)
      const ship = lying({ at: way.at, on: null, role: null })
      if (pilot === null) return laid(ship)
      return laid(ship, { handle: supposedHandle(way.pilot), card: pilot, at: null, on: handle, role: 'pilot' })
    }
    case 'slot': {
      const place = { id: handle, system: cardOf(card).system ?? '', cards: [card] }
      return { ...view, hand: left(held), places: view.places.toSpliced(way.index, 0, place) }
    }
    case 'convert': {
      const places = view.places.map((one) => (one.id === way.at ? { ...one, cards: [...one.cards, card] } : one))
      return { ...view, hand: left(held), places }
    }
  }
}

/** Returns a position in which a card on table has moved. */
export function moved(view: View, piece: TableCard, { at, on, role }: Pick<Move, 'at' | 'on' | 'role'>): View {
  const there: TableCard = { ...piece, at, on, role }
  return { ...view, pieces: view.pieces.map((one) => (one.handle === piece.handle ? there : one)) }
}

/** Returns a position in which cards have left the table, with everything on them. */
export function without(view: View, gone: readonly TableCard[]): View {
  const all = new Set(gone.flatMap((piece) => withAllOn(view, piece)).map(({ handle }) => handle))
  return { ...view, pieces: view.pieces.filter(({ handle }) => !all.has(handle)) }
}
