/** Relocating characters from one site to another, by a text that names its price by a draw (SW-019). */
import { cardOf, pieceOfText, type Side } from '../../state/engine-card.ts'
import type { TextFrame } from '../../state/game-frames.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf, toldPlace, whereIs } from '../../state/nesting.ts'
import type { Position, Subject, TextAt } from '../../state/position-reading.ts'
import type { Act } from '../../texts/language/words.ts'
import { reaches } from '../../texts/permits.ts'
import { placesFitting } from '../../texts/reading/fits.ts'

type Relocate = Extract<Act, { word: 'relocate' }>

/** The relocation among the acts of a text; null without one. */
export function relocationIn({ card, side, piece }: TextFrame): Relocate | null {
  const offer = pieceOfText(card, side, piece)
  const search = (acts: readonly Act[]): Relocate | null => {
    for (const act of acts) {
      const inner = act.word === 'if' ? act.does : act.word === 'choose' ? Object.values(act.options).flat() : []
      const found = act.word === 'relocate' ? act : search(inner)
      if (found !== null) return found
    }
    return null
  }
  return offer !== undefined && 'offer' in offer ? search(offer.does) : null
}

/**
 * The places to which the targets of a text can go: any such place but their own.
 * @param meant the position of the text
 */
export function goalsOf({ board }: Position, frame: TextFrame, meant: TextAt): readonly string[] {
  const act = relocationIn(frame)
  if (act === null) return []
  const [first] = frame.targets
  const piece = pieceOf(board, first ?? null)
  const from = piece === null ? null : whereIs(board, piece)
  return placesFitting(act.to, meant)
    .map(({ id }) => id)
    .filter((id) => id !== from && reaches(meant.reading, frame.card, { place: id }))
}

/** The targets that are still on table go to the place together; it is no regular move. */
export function relocate(table: GameTable, { side, targets, goal }: TextFrame, { it }: TextAt): void {
  const { places } = table.state
  if (goal === undefined || !places.some(({ id }) => id === goal)) return
  if (targets.length === 0 && it != null && 'card' in it) return bringBack(table, side, goal, it)
  const going = targets.flatMap((handle) => pieceOf(table.state, handle) ?? [])
  const from = going.map((piece) => whereIs(table.state, piece))
  for (const { handle } of going) table.shift(handle, { at: goal, on: null, role: null })
  if (going.length === 0) return
  table.tell('relocated', side, {
    ...{ cards: going.map(({ card }) => card), handles: going.map(({ handle }) => handle), from },
    ...toldPlace(table.board, goal),
  })
}

/** A card that was just lost comes back from the Lost Pile, alone; it is not deployed (rule 26.9). */
function bringBack(
  table: GameTable,
  side: Side,
  goal: string,
  { card, was }: Extract<Subject, { card: string }>,
): void {
  const { lost } = table.side(cardOf(card).side)
  const at = lost.lastIndexOf(card)
  if (at < 0) return
  lost.splice(at, 1)
  const { handle } = table.lay(card, { at: goal, on: null, role: null })
  table.state.today.fresh.pop()
  const from = [was?.at ?? null]
  table.tell('relocated', side, { cards: [card], handles: [handle], from, ...toldPlace(table.board, goal) })
}
