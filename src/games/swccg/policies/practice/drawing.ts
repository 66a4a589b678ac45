/** How much Force to activate, and how many cards to draw. */
import { printedCost } from '../../rules/deploy/own-texts.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import { lifeForce } from '../../state/game-state.ts'
import { isFighter } from '../../state/nesting.ts'
import type { CardPiece } from '../../texts/language/words.ts'
import { heldBy } from '../../texts/sources.ts'
import { occupies } from '../../texts/values/presence.ts'
import type { View } from '../../view/player-view.ts'
import type { AnswerRule } from './asked.ts'
import { read } from './supposing.ts'

/** Cards that stay in the Reserve Deck for destinies in any case, and at most. */
const KEPT = 3
const MOST_KEPT = 5

/** The destinies that a side may need until its next turn: one for each place where both stand, one for each weapon. */
function destiniesDue(view: View, own: Side): number {
  const reading = read(view)
  const fights = view.places.filter(
    ({ id }) => occupies(reading, id, own) && occupies(reading, id, opponentOf(own)),
  ).length
  return Math.min(MOST_KEPT, fights)
}

/** Everything, but for what destinies need. */
export const activate: AnswerRule = (view, { shape, seat }) => {
  if (shape.type !== 'number') return null
  const { reserve } = view.sizes[seat]
  const kept = KEPT + (reserve > 12 ? destiniesDue(view, seat) : 0)
  return { exit: 'activate', number: Math.max(0, Math.min(shape.max, reserve - kept)) }
}

/** Cards in hand up to which it draws, with much and with little Life Force. */
const FULL_HAND = 8
const SHORT_LIFE = 12
const SMALL_HAND = 5
const LAST_LIFE = 5

/** The Force that a react or an Interrupt of the hand may need in the opponent's turn. */
function reserved(view: View, own: Side): number {
  const reacts = view.hand.flatMap(({ card }) =>
    heldBy(card, own).some(({ rule }) => rule.word === 'react' && rule.way === 'deploy')
      ? [printedCost(cardOf(card))]
      : [],
  )
  const onTable = view.pieces.flatMap(({ card }) =>
    cardOf(card).side !== own ? [] : cardOf(card).pieces[own].flatMap((piece) => costIn(piece)),
  )
  const dearest = Math.max(0, ...reacts.map((cost) => Math.min(3, cost)), ...onTable)
  return dearest
}

/** The Force for a text on table that answers in the opponent's turn. */
function costIn(piece: CardPiece): readonly number[] {
  if ('word' in piece && (piece.word === 'shoots' || piece.word === 'shoots to work')) return [1]
  if (!('offer' in piece) || piece.offer !== 'may' || piece.cost === undefined) return []
  const isAnswer = piece.at.some((one) => one.word === 'drawn' && one.kind === 'battle')
  return isAnswer ? [piece.cost.number] : []
}

/** Draws up to a full hand, and keeps what the opponent's turn may need. */
export const draw: AnswerRule = (view, { shape, seat }) => {
  if (shape.type !== 'number') return null
  const { hand } = view.sizes[seat]
  const life = lifeForce(view, seat)
  const useful = view.hand.filter(({ card }) => isFighter(cardOf(card))).length
  const full = life < SHORT_LIFE ? SMALL_HAND : FULL_HAND + (useful <= 2 ? 2 : 0)
  const most = Math.min(shape.max - reserved(view, seat), full - hand, life - LAST_LIFE)
  return most > 0 ? { exit: 'draw-end', number: most } : { exit: 'end-turn' }
}
