/** Characters go missing, and parties search for them (part 46). */
import type { Side } from '../../state/engine-card.ts'
import { frameIn, type TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { isSite, locationAt, mustPiece, pieceOf, sideOfPiece, toldPlace, whereIs } from '../../state/nesting.ts'
import { isOfKind } from '../../texts/reading/kinds.ts'
import { drawDestiny } from '../destiny/steps.ts'
import type { MissingFrame, SearchFrame } from './state.ts'

/** It stays at its site and rests there; one that is at no site cannot go missing (rules 46.1, 46.2). */
export function missingStep(table: GameTable, { of }: MissingFrame): void {
  table.pop()
  for (const handle of of) {
    const piece = pieceOf(table.state, handle)
    const at = piece === null ? null : whereIs(table.state, piece)
    if (piece === null || at === null || !isSite(locationAt(table.state, at))) continue
    table.tell('missing', sideOfPiece(piece), { card: piece.card, handle, ...toldPlace(table.board, at) })
    table.rest(handle, null, 'missing')
  }
}

/** The missing characters of a side at a place. */
const missingAt = ({ state }: GameTable, side: Side, at: string): readonly TableCard[] =>
  (state.resting ?? []).filter(
    (piece) => piece.mark === 'missing' && sideOfPiece(piece) === side && whereIs(state, piece) === at,
  )

/** 1 for each of the party, 2 for a scout (rule 46.4). */
const partyWorth = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (isOfKind(card, 'scout') ? 2 : 1), 0)

/** The number that a search has to exceed (rule 46.4). */
const HIDDEN = 5

/** The party is named, and destiny is drawn (rules 46.3, 46.4). */
export function searchStep(table: GameTable, frame: SearchFrame): void {
  const { side } = frame
  if (frame.step === 'begin') {
    const { targets = [] } = frameIn(table.state.flow, 'text') ?? {}
    Object.assign(frame, { step: 'total', party: targets, took: [] })
    return drawDestiny(table, side, 'frame')
  }
  table.pop()
  const party = (frame.party ?? []).flatMap((handle) => pieceOf(table.state, handle) ?? [])
  const [first] = party
  const at = first === undefined ? null : whereIs(table.state, first)
  if (at === null) return
  tire(table, party)
  const cards = party.map(({ card }) => card)
  const drawn = frame.took?.[0]?.value ?? null
  const total = drawn === null ? null : drawn + partyWorth(cards)
  const found = total !== null && total > HIDDEN ? oneOf(table, side, missingAt(table, side, at)) : null
  table.tell('search-made', side, { ...toldPlace(table.board, at), party: cards, total, found: found?.card ?? null })
  if (found === null) return
  table.wake(found.handle, { at, on: null, role: null })
  tire(table, [mustPiece(table.state, found.handle)])
}

/** It does not move, search or battle for the rest of the turn (rule 46.5). */
function tire({ state }: GameTable, cards: readonly TableCard[]): void {
  for (const { handle } of cards) {
    state.today.moved.push(handle)
    state.today.fought.push(handle)
  }
}

/** One of several at random (rule 46.4). */
function oneOf(table: GameTable, side: Side, cards: readonly TableCard[]): TableCard | null {
  if (cards.length < 2) return cards[0] ?? null
  return cards[table.chance(side)(cards.length)] ?? null
}
