/** A look at the top card of a Reserve Deck, and what becomes of it (rules 29.1, 29.2). */
import type { Answer } from '../../../../contract/index.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import type { GameTable } from '../../state/game-table.ts'
import type { HandLookFrame, PeekingFrame } from './state.ts'

/** The player whose Reserve Deck it is. */
export const deckOwner = ({ side, whose }: Pick<PeekingFrame, 'side' | 'whose'>): Side =>
  whose === 'opponent' ? opponentOf(side) : side

/** Its player sees the card and chooses; what they saw is told to nobody else. */
export function peekingStep(table: GameTable, frame: PeekingFrame): void {
  const owner = deckOwner(frame)
  const top = table.side(owner).reserve.at(-1)
  if (top === undefined) return table.pop()
  table.tell('peeked', frame.side, { by: frame.card ?? '', owner }, { cards: [top] })
  table.ask(frame.side, 'peek')
}

export function closePeeking(table: GameTable, frame: PeekingFrame, { choose = [] }: Answer): void {
  const owner = deckOwner(frame)
  table.pop()
  if (!choose.includes('move')) return
  const { reserve, used } = table.side(owner)
  const top = reserve.pop()
  if (top === undefined) return
  if (frame.to === 'used') used.push(top)
  else reserve.unshift(top)
  table.tell('top-moved', frame.side, { owner, to: frame.to })
}

/** Its player sees the hand and chooses, whatever is in it, so that nobody learns more by being asked (rules 29.3, 29.4). */
export function handLookStep(table: GameTable, frame: HandLookFrame): void {
  const owner = opponentOf(frame.side)
  const cards = table.side(owner).hand.map(({ card }) => card)
  if (cards.length === 0) return table.pop()
  table.tell('hand-looked', frame.side, { by: frame.card ?? '', owner }, { cards })
  table.ask(frame.side, 'scan')
}

/** The card that is placed is shown to both players (rule 29.4). */
export function closeHandLook(table: GameTable, { side }: HandLookFrame, { choose = [] }: Answer): void {
  const owner = opponentOf(side)
  table.pop()
  const held = table.side(owner).hand[Number(choose[0])]
  if (held === undefined) return
  const card = table.fromHand(owner, held.handle)
  table.toPile(card, 'used')
  table.show(card)
  table.tell('held-placed', side, { card, owner })
}
