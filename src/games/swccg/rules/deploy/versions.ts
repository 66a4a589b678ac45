/** Another version of a person from hand may take the place of one on table (rule 8.8.5, SG-92). */
import { cardOf, type EngineCard, type Side } from '../../state/engine-card.ts'
import type { Way } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import { isCharacter, sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { forbids } from '../../texts/permits.ts'
import { hasPilotSkill } from '../../texts/values/crews.ts'
import { isGone, personaOf } from '../../texts/values/rows.ts'

/** The only version of a person that a side has on table; null: it has none, or several, or the title is there already. */
function versionOnTable({ board }: Position, side: Side, card: EngineCard): TableCard | null {
  const all = [...board.pieces, ...(board.resting ?? [])]
  if (all.some((piece) => cardOf(piece.card).title === card.title)) return null
  const own = all.filter((piece) => sideOfPiece(piece) === side && personaOf(cardOf(piece.card)) === personaOf(card))
  const [only, ...more] = own
  return only !== undefined && more.length === 0 && board.pieces.includes(only) ? only : null
}

/** Whether a card might be where another one is: its own text and those in play let it go there, and it has its skill. */
function mayBeThere(reading: Position, side: Side, card: EngineCard, piece: TableCard): boolean {
  const at = whereIs(reading.board, piece)
  const asked = { question: 'deploy', player: side, card: { card: card.id } } as const
  const barred = at !== null && forbids(reading, 'deploy', { ...asked, to: { place: at } }, card)
  return !barred && (piece.role !== 'pilot' || hasPilotSkill(card))
}

/**
 * Returns the way in which a unique character of the hand takes the place of the only other version of its person: neither
 * its power nor its ability may be less. It is free, and no deployment.
 */
export function insteadWays(
  reading: Position,
  side: Side,
  card: EngineCard,
): readonly { readonly way: Way; readonly cost: number }[] {
  if (!isCharacter(card) || card.unique !== 1) return []
  const { out } = reading.board
  if (out !== undefined && isGone(out[side], card)) return []
  const piece = versionOnTable(reading, side, card)
  if (piece === null) return []
  const before = cardOf(piece.card)
  const isLess = (card.power ?? 0) < (before.power ?? 0) || (card.ability ?? 0) < (before.ability ?? 0)
  if (isLess || !mayBeThere(reading, side, card, piece)) return []
  return [{ way: { way: 'instead', of: piece.handle }, cost: 0 }]
}
