/** Hands and piles that texts change (S-E28). */
import { stream } from '../../../../kit/chance/streams.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { GameTable } from '../../state/game-table.ts'
import type { Pickable } from '../texts/deciding.ts'

/** All but this many cards, at random and unseen, onto the Used Pile (SG-15). */
export function trimHand(table: GameTable, side: Side, left: number): void {
  const cards = table.side(side)
  const count = Math.max(0, cards.hand.length - left)
  cards.shuffles += 1
  const below = stream(table.state.seed, `${side}/${cards.shuffles}`)
  const trimmed: string[] = []
  for (let done = 0; done < count; done++) {
    const [held] = cards.hand.splice(below(cards.hand.length), 1)
    if (held !== undefined) trimmed.push(held.card)
  }
  cards.used.push(...trimmed)
  // The player of the text sees backs of cards; their owner knows which they were.
  table.tell('hand-trimmed', side, { count }, { cards: trimmed })
}

export const showHand = (table: GameTable, side: Side): void =>
  table.tell('hand-shown', side, { cards: table.side(side).hand.map(({ card }) => card) })

export function loseCopies(table: GameTable, side: Side, by: string): void {
  const { hand } = table.side(side)
  const titles = hand.map(({ card }) => cardOf(card).title)
  const doubled = hand.filter(({ card }) => titles.filter((title) => title === cardOf(card).title).length > 1)
  for (const { handle } of doubled) table.lose(side, { hand: handle }, { cause: 'text', by, at: null })
}

/** Retrieved cards are shown and go onto the Used Pile. */
export function putBack(table: GameTable, side: Side, cards: readonly string[]): void {
  for (const card of cards) {
    table.side(side).used.push(card)
    table.show(card)
  }
  if (cards.length > 0) table.tell('retrieved', side, { cards })
}

/** Takes cards out of a pile by their places in it. */
export function takeOut(pile: string[], chosen: readonly Pickable[]): readonly string[] {
  const indexes = chosen.flatMap(({ index = [] }) => index).toSorted((one, other) => other - one)
  return indexes.flatMap((at) => pile.splice(at, 1))
}
