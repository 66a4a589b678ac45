/** Cards on table and their places by names that fit into labels. */
import { cardOf } from '../state/engine-card.ts'
import { pieceOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import type { View } from '../view/player-view.ts'
import { placeName } from '../words/place-names.ts'
import { briefName, shortName } from '../words/short-names.ts'

/** Characters of short names of places, and of the briefest. */
const TIGHT = 16
const TIGHTEST = 0

/** Names of one thing, the longest first. */
export type Names = readonly [string, string, ...string[]]

/** Returns the names of a place, the longest first. */
export const placeNames = (view: View, place: string): Names => [
  placeName(view, place),
  placeName(view, place, TIGHT),
  placeName(view, place, TIGHTEST),
]

/** Returns the names of a card, the longest first. */
export const cardNames = (card: string): Names => [cardOf(card).title, shortName(card), briefName(card)]

/**
 * Returns the names of a card on table, the longest first: where its side has several of that title, with what carries
 * it, or its place.
 */
export function pieceNames(view: View, handle: string): Names {
  const piece = pieceOf(view, handle)
  if (piece === null) return [handle, handle]
  const { title } = cardOf(piece.card)
  const side = sideOfPiece(piece)
  const alike = view.pieces.filter((one) => cardOf(one.card).title === title && sideOfPiece(one) === side)
  const [long, short, ...briefest] = cardNames(piece.card)
  if (alike.length < 2) return [long, short, ...briefest]
  const carrier = pieceOf(view, piece.on)
  const at = whereIs(view, piece)
  const [where = null, there = where] =
    carrier !== null ? cardNames(carrier.card).slice(1) : at === null ? [] : placeNames(view, at).slice(1)
  if (where === null) return [long, short, ...briefest]
  return [`${long}, ${where}`, `${short}, ${where}`, ...briefest.map((name) => `${name}, ${there}`)]
}

/** Returns ways to put names together, the longest first: the names grow shorter from the last one on. */
export function joinedNames(
  label: (...names: readonly string[]) => string,
  ...names: readonly Names[]
): readonly [string, ...string[]] {
  const steps = names.map(() => 0)
  const put = () => label(...names.map((all, at) => all[Math.min(steps[at] ?? 0, all.length - 1)] as string))
  const whole = put()
  const shorter: string[] = []
  const most = Math.max(...names.map(({ length }) => length))
  for (let step = 1; step < most; step++)
    for (let at = names.length - 1; at >= 0; at--) {
      steps[at] = step
      shorter.push(put())
    }
  return [whole, ...shorter]
}
