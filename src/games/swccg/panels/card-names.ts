/** Cards on table and their places by names that fit into labels. */
import { cardOf } from '../state/engine-card.ts'
import { pieceOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import type { View } from '../view/player-view.ts'
import { placeName } from '../words/place-names.ts'
import { shortName } from '../words/short-names.ts'

/** Characters of the shortest names of places. */
const TIGHT = 16

/** Returns the names of a place, the longer first. */
export const placeNames = (view: View, place: string): readonly [string, string] => [
  placeName(view, place),
  placeName(view, place, TIGHT),
]

/** Returns the names of a card, the longer first. */
export const cardNames = (card: string): readonly [string, string] => [cardOf(card).title, shortName(card)]

/**
 * Returns the names of a card on table, the longer first: where its side has several of that title, with what carries
 * it, or its place.
 */
export function pieceNames(view: View, handle: string): readonly [string, string] {
  const piece = pieceOf(view, handle)
  if (piece === null) return [handle, handle]
  const { title } = cardOf(piece.card)
  const side = sideOfPiece(piece)
  const alike = view.pieces.filter((one) => cardOf(one.card).title === title && sideOfPiece(one) === side)
  const [long, short] = cardNames(piece.card)
  if (alike.length < 2) return [long, short]
  const carrier = pieceOf(view, piece.on)
  const at = whereIs(view, piece)
  const where = carrier !== null ? shortName(carrier.card) : at === null ? null : placeName(view, at, TIGHT)
  return where === null ? [long, short] : [`${long}, ${where}`, `${short}, ${where}`]
}

/** Returns all ways to put names together, the longest first, the shortest last. */
export function joinedNames(
  label: (...names: readonly string[]) => string,
  ...names: readonly (readonly [string, string])[]
): readonly [string, ...string[]] {
  const all = Array.from({ length: names.length + 1 }, (_, short) =>
    label(...names.map(([long, brief], at) => (at >= names.length - short ? brief : long))),
  )
  return [all[0] ?? '', ...all.slice(1)]
}
