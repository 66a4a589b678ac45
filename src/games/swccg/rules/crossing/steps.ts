/** Crossing over, step by step (part 33). */
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import { frameIn, type TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import {
  cardsOn,
  isCarrier,
  isSite,
  locationAt,
  lyingPiece,
  mustPiece,
  pieceOf,
  sideOfPiece,
  toldPlace,
  whereIs,
} from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { ban, filter } from '../../texts/language/makers.ts'
import { amountOf } from '../../texts/reading/fits.ts'
import { heldBy } from '../../texts/sources.ts'
import { rolesFor } from '../../texts/values/crews.ts'
import { liesByText } from '../deploy/own-texts.ts'
import { drawDestiny } from '../destiny/steps.ts'
import type { CrossingFrame, DepletingFrame } from './state.ts'

/** The total of an attempt after the changes of texts; of a captive its own text still counts (rule 33.1). */
function totalOf(reading: Position, base: number, piece: TableCard): number {
  const player = sideOfPiece(piece)
  const total = reading.adjust('cross-over total', base, { player, card: { piece } })
  return piece.mark === undefined ? total : Math.max(0, total + ownChange(reading, piece))
}

/** The changes that the text of a card that rests makes to attempts on it. */
function ownChange(reading: Position, piece: TableCard): number {
  const you = sideOfPiece(piece)
  const meant = { reading, you, card: piece.card, self: piece, here: whereIs(reading.board, piece) }
  return heldBy(piece.card, you).reduce(
    (sum, { rule }) =>
      rule.word === 'add' && rule.stat === 'cross-over total' && rule.of === undefined
        ? sum + amountOf(rule.amount, meant)
        : sum,
    0,
  )
}

/** The deck is shuffled, destiny is drawn, and the total compared: nothing comes between (rule 33.1). */
export function crossingStep(table: GameTable, frame: CrossingFrame): void {
  const piece = lyingPiece(table.state, frame.of[0] ?? null)
  if (piece === null || sideOfPiece(piece) === frame.side) return table.pop()
  const { card, handle } = piece
  const { side, above, more } = frame
  if (frame.step === 'begin') {
    Object.assign(frame, { step: 'total', took: [] })
    table.tell('crossing-tried', side, { card, handle, above })
    table.shuffle(side)
    return drawDestiny(table, side, 'frame')
  }
  const drawn = frame.took?.[0]?.value ?? null
  const total = drawn === null ? null : totalOf(table.reading, drawn + more, piece)
  const added = (total ?? 0) - (drawn ?? 0)
  table.pop()
  table.tell('crossing-total', side, { card, handle, above, drawn, added, total })
  if (total === null || total <= above) return
  cross(table, piece, side, frame.card)
  frameIn(table.state.flow, 'text')?.todo.unshift(...frame.wins)
}

/** It is the other player's from now on, and stays where it is (rules 33.2, 33.3, 33.4). */
function cross(table: GameTable, piece: TableCard, to: Side, by: string | null): void {
  const { card, handle } = piece
  const { state } = table
  const at = whereIs(state, piece)
  table.tell('crossed', to, { card, handle, ...toldPlace(table.board, at) })
  table.loosen(piece)
  if (piece.mark !== undefined) table.wake(handle, { at, on: null, role: null })
  mustPiece(state, handle).side = to
  barOthers(table, card, opponentOf(to), by)
  for (const one of cardsOn(state, handle))
    if (!liesByText(table.reading, cardOf(one.card), mustPiece(state, handle))) loseFrom(table, one)
  if (at !== null && mustPiece(state, handle).on !== null) getOff(table, handle, at)
}

/** It stands at the site; at a system it takes a seat of its new player, or is lost (rule 33.2). */
function getOff(table: GameTable, handle: string, at: string): void {
  const { state } = table
  const piece = mustPiece(state, handle)
  if (isSite(locationAt(state, at))) return table.shift(handle, { at, on: null, role: null })
  for (const on of state.pieces) {
    if (!isCarrier(cardOf(on.card)) || sideOfPiece(on) !== sideOfPiece(piece) || whereIs(state, on) !== at) continue
    const [role] = rolesFor(state, on, cardOf(piece.card))
    if (role !== undefined) return table.shift(handle, { at: null, on: on.handle, role })
  }
  loseFrom(table, piece)
}

function loseFrom(table: GameTable, { handle }: TableCard): void {
  const piece = pieceOf(table.state, handle)
  if (piece === null) return
  const spot = toldPlace(table.board, whereIs(table.state, piece))
  table.tell('gone', sideOfPiece(piece), { card: piece.card, handle, ...spot, cause: 'carrier' })
  table.leave(handle, 'lost')
}

/** Its former player deploys no card of that person in this game (rule 33.5). */
function barOthers({ state }: GameTable, card: string, you: Side, by: string | null): void {
  const { title, persona = title } = cardOf(card)
  const rule = ban('deploy', { of: filter('all', { whose: 'you', fit: [filter('named', { names: [persona] })] }) })
  state.lasting.push({
    ...{ card: by ?? card, you, piece: 'crossed', rule, until: 'game', drawn: null, here: null },
    name: by ?? card,
  })
}

/** All of a Life Force goes to the Lost Pile at once, whatever reduces losses (rule 33.6). */
export function depletingStep(table: GameTable, { side, whose }: DepletingFrame): void {
  table.pop()
  const loser = whose === 'you' ? side : opponentOf(side)
  const { reserve, force, used, lost } = table.side(loser)
  const cards = [...reserve.splice(0), ...force.splice(0), ...used.splice(0)]
  lost.push(...cards)
  table.stir()
  table.tell('depleted', loser, { count: cards.length })
}
