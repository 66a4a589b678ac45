/** Ships in whose place others deploy (rule 27.5). */
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { Way } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import { isShip, sideOfPiece, withAllOn } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import type { Rule } from '../language/words.ts'
import { fits } from '../reading/fits.ts'
import { forfeitOf } from './fighting-values.ts'

/** The ships in whose place its own text lets a card deploy, and in no other way (rule 27.5); undefined: it says nothing. */
export const replacementOf = ({ pieces, side }: EngineCard): Replaces | undefined =>
  pieces[side].find((piece): piece is Replaces => 'word' in piece && piece.word === 'replaces')
type Replaces = Extract<Rule, { readonly word: 'replaces' }>

/**
 * The ships of a side at a place that a card could replace: hit ones first, then those that carry least and are worth least
 * (U-53).
 */
function replaceable(reading: Position, side: Side, card: EngineCard, place: string): readonly TableCard[] {
  const of = replacementOf(card)?.of
  const meant = { reading, you: side, card: card.id, self: null, here: place }
  const load = (piece: TableCard): number => withAllOn(reading.board, piece).length
  const worth = (piece: TableCard): number => (piece.hit === true ? -1 : load(piece) * 100 + forfeitOf(reading, piece))
  return reading.board.pieces
    .filter(
      (piece) =>
        piece.at === place &&
        isShip(cardOf(piece.card)) &&
        cardOf(piece.card).kind !== 'squadron' &&
        sideOfPiece(piece) === side &&
        of !== undefined &&
        fits({ piece }, of, meant),
    )
    .toSorted((one, other) => worth(one) - worth(other))
}

/** The number of ships that a card replaces; 0 for any other card. */
const numberOf = (card: EngineCard): number => replacementOf(card)?.number ?? 0

/** Returns every choice of this many members of a list. The first choice takes its first members. */
function choices<T>(list: readonly T[], number: number): readonly (readonly T[])[] {
  if (number === 0) return [[]]
  return list.flatMap((first, at) => choices(list.slice(at + 1), number - 1).map((rest) => [first, ...rest]))
}

/** A name for ships that are alike, with what they carry. */
const likeness = (board: Board, ship: TableCard): string =>
  withAllOn(board, ship)
    .map(({ card, hit }) => `${card}${hit === true ? ' hit' : ''}`)
    .join(', ')

/**
 * The places where enough such ships are, and of more than enough each choice; presence and icons do not matter, and it is free.
 * Choices of ships that are alike are one.
 */
export function replacingWays(
  reading: Position,
  side: Side,
  card: EngineCard,
): readonly { readonly way: Way; readonly cost: number }[] {
  const { board } = reading
  const likenessOf = (ships: readonly TableCard[]): string => ships.map((ship) => likeness(board, ship)).join('; ')
  return board.places.flatMap(({ id }) => {
    const ships = replaceable(reading, side, card, id)
    if (ships.length === numberOf(card)) return [{ way: { way: 'place', at: id }, cost: 0 } as const]
    const seen = new Set<string>()
    return choices(ships, numberOf(card))
      .filter((chosen) => !seen.has(likenessOf(chosen)) && seen.add(likenessOf(chosen)) !== undefined)
      .map(
        (chosen) => ({ way: { way: 'place', at: id, replaced: chosen.map(({ handle }) => handle) }, cost: 0 }) as const,
      )
  })
}

/** The ships that a card replaces by a way to deploy it; none for any other card. */
export function shipsReplaced(
  reading: Position,
  side: Side,
  card: EngineCard,
  { at, replaced }: PlaceWay,
): readonly TableCard[] {
  if (numberOf(card) === 0) return []
  return replaceable(reading, side, card, at)
    .filter(({ handle }) => replaced === undefined || replaced.includes(handle))
    .slice(0, numberOf(card))
}

/** The ships that a card could replace, and leaves where they are. */
export const shipsKept = (reading: Position, card: EngineCard, { at, replaced = [] }: PlaceWay): readonly TableCard[] =>
  replaceable(reading, card.side, card, at).filter(({ handle }) => !replaced.includes(handle))

/** A way to a place. */
export type PlaceWay = Extract<Way, { way: 'place' }>
