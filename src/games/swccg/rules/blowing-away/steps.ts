/** Blowing away: Force is lost, then everything there, and the location has nothing left (rules 25.9, 52.3). */
import type { Answer } from '../../../../contract/index.ts'
import { frontId } from '../../cards/two-sides.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { Place, State, TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { isShip, locationOf, lyingPiece, pieceOf, rowOf, sideOfPiece, toldPlace, whereIs } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import type { Filter } from '../../texts/language/words.ts'
import { placesFitting } from '../../texts/reading/fits.ts'
import { beginLoss } from '../drain/steps.ts'
import type { BlowingAwayFrame, LeavingFrame } from './state.ts'

/** The places that a filter of a frame means. */
const placesOf = (reading: Position, filter: Filter, { side, card }: { side: Side; card: string | null }) =>
  placesFitting(filter, { reading, you: side, card: card ?? '', self: null, here: null })

/** The locations that are lost with a place: of a system its sites and sectors. */
const relatedTo = (state: Pick<State, 'places'>, place: Place): readonly Place[] =>
  locationOf(place).kind === 'system' ? rowOf(state, place.system).filter((one) => one !== place) : []

/** The Dark Force icons that are printed on a place and on those that are lost with it. */
const darkIcons = (state: Pick<State, 'places'>, place: Place): number =>
  [place, ...relatedTo(state, place)].reduce((sum, one) => sum + (locationOf(one).force?.dark ?? 0), 0)

export function blowingAwayStep(table: GameTable, frame: BlowingAwayFrame): void {
  const places = placesOf(table.reading, frame.what, frame)
  if (frame.step === 'begin') {
    frame.step = 'lost'
    // Counted before anything is lost.
    const count = frame.force * places.reduce((sum, place) => sum + darkIcons(table.state, place), 0)
    if (count > 0) beginLoss(table, opponentOf(frame.side), count, { by: frame.card ?? '' })
    return
  }
  table.pop()
  for (const { id } of places) blowAway(table, id, frame)
}

function blowAway(table: GameTable, id: string, { side, of: [event] }: BlowingAwayFrame): void {
  const { state } = table
  const place = state.places.find((one) => one.id === id)
  if (place === undefined) return
  const related = relatedTo(state, place)
  const location = locationOf(place)
  const isSystem = location.kind === 'system'
  const lost = related.flatMap((one) => loseAll(table, one.id, () => false))
  // Ships in space stay; the Epic Event on a site goes last, by its own text.
  const stays = (piece: TableCard) => (isSystem ? isShip(cardOf(piece.card)) : piece.handle === event)
  lost.push(...loseAll(table, id, stays))
  const gone = related.map((one) => locationOf(one).id)
  // Converted locations too: their player has deployed them (rule 25.11).
  state.blown = [...(state.blown ?? []), ...[place, ...related].flatMap(({ cards }) => cards.map(frontId))]
  for (const one of related) table.close(one.id)
  table.raze(id)
  table.tell('blown-away', side, { card: location.id, handle: id, related: gone, lost })
}

/** Everything at a place is lost at once, captives too; nobody forfeits. @returns the cards that lay there by themselves */
function loseAll(table: GameTable, place: string, stays: (piece: TableCard) => boolean): readonly string[] {
  const lost: string[] = []
  const next = () => table.state.pieces.find((piece) => piece.at === place && !stays(piece))
  for (let piece = next(); piece !== undefined; piece = next()) {
    loseCaptives(table, piece)
    const { card, handle } = piece
    table.tell('gone', sideOfPiece(piece), { card, handle, ...toldPlace(table.board, place), cause: 'carrier' })
    table.leave(handle, 'lost')
    lost.push(frontId(card))
  }
  return lost
}

/** Captives under a card and under those on it are lost with it (rule 32.8). */
function loseCaptives(table: GameTable, root: TableCard): void {
  const under = ({ on }: TableCard): boolean => {
    for (let outer = lyingPiece(table.state, on); outer !== null; outer = lyingPiece(table.state, outer.on))
      if (outer.handle === root.handle) return true
    return false
  }
  for (const one of (table.state.resting ?? []).filter((piece) => piece.mark !== undefined && under(piece))) {
    const { card, handle } = one
    const at = toldPlace(table.board, whereIs(table.state, one))
    table.tell('gone', sideOfPiece(one), { card, handle, ...at, cause: 'carrier' })
    table.leave(handle, 'lost')
  }
}

/** The cards that can leave in time, and where they go; null: nowhere. */
export function leavingNow(
  reading: Position,
  frame: LeavingFrame,
): { readonly cards: readonly TableCard[]; readonly to: string } | null {
  const [goal] = placesOf(reading, frame.to, frame)
  const cards = frame.of.flatMap((handle) => pieceOf(reading.board, handle) ?? [])
  return goal === undefined || cards.length === 0 ? null : { cards, to: goal.id }
}

export function leavingStep(table: GameTable, frame: LeavingFrame): void {
  if (leavingNow(table.reading, frame) === null) return table.pop()
  table.ask(frame.side, 'leaving')
}

/** They are relocated together, which is no move. */
export function closeLeaving(table: GameTable, frame: LeavingFrame, _seat: Side, { choose = [] }: Answer): void {
  const now = leavingNow(table.reading, frame)
  table.pop()
  if (now === null || choose.length === 0) return
  const going = now.cards.filter(({ handle }) => choose.includes(handle))
  const from = going.map((piece) => whereIs(table.state, piece))
  for (const { handle } of going) table.shift(handle, { at: now.to, on: null, role: null })
  table.tell('relocated', frame.side, {
    ...{ cards: going.map(({ card }) => card), handles: going.map(({ handle }) => handle), from },
    ...toldPlace(table.board, now.to),
  })
}
