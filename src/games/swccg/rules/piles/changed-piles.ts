/** Hands and piles that texts change (S-E28). */
import { cardOf, type Side } from '../../state/engine-card.ts'
import { isFaceDown, type Pile, type TextFrame } from '../../state/game-frames.ts'
import type { GameTable } from '../../state/game-table.ts'
import { pieceOf } from '../../state/nesting.ts'
import type { PileName } from '../../texts/language/words.ts'
import { cardOfPick, type Pickable } from '../texts/deciding.ts'

/** All but this many cards, at random and unseen, onto the Used Pile (SG-15). */
export function trimHand(table: GameTable, side: Side, left: number): void {
  const cards = table.side(side)
  const count = Math.max(0, cards.hand.length - left)
  const below = table.chance(side)
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

/** Loses the top cards of a face-down pile, as many as there are. */
export function loseTop(table: GameTable, side: Side, number: number, from: PileName, by: string): void {
  if (!isFaceDown(from)) return
  const most = Math.min(number, table.side(side)[from].length)
  for (let left = most; left > 0; left--) table.lose(side, from, { cause: 'text', by, at: null })
}

/** Cards of a hand go unseen onto a pile, or under it: their owner alone knows which they are. */
export function putFromHand(table: GameTable, side: Side, cards: readonly Pickable[], to: Pile, under: boolean): void {
  if (cards.length === 0) return
  const put = cards.map(({ id }) => table.fromHand(side, id))
  if (under) table.side(side)[to].unshift(...put)
  else table.side(side)[to].push(...put)
  const told = {
    count: put.length,
    ...(under ? { under: true as const } : {}),
    ...(to === 'force' ? { to: 'force' as const } : {}),
  }
  table.tell('hand-trimmed', side, told, { cards: put })
}

/** An Interrupt that is being played lies nowhere. */
const NOWHERE = { at: null, bearing: [] } as const

/** Cards retrieved by a text are shown and go onto the Used Pile; texts may answer that. */
export function putBack(
  table: GameTable,
  { side, card, source }: Pick<TextFrame, 'side' | 'card' | 'source'>,
  cards: readonly string[],
): void {
  const it = source === null ? { card, was: NOWHERE } : { handle: source }
  if (cards.length > 0) table.note({ moment: 'retrieved', side, it })
  for (const one of cards) {
    table.side(side).used.push(one)
    table.show(one)
  }
  if (cards.length > 0) table.tell('retrieved', side, { cards })
}

/** Takes cards out of a pile by their places in it. */
export function takeOut(pile: string[], chosen: readonly Pickable[]): readonly string[] {
  const indexes = chosen.flatMap(({ index = [] }) => index).toSorted((one, other) => other - one)
  return indexes.flatMap((at) => pile.splice(at, 1))
}

/** Cards of a pile of either player go to a pile of their owner; the order of the rest is kept. */
export function moveBetweenPiles(
  table: GameTable,
  { side: by, card: text }: Pick<TextFrame, 'side' | 'card'>,
  cards: readonly Pickable[],
  from: PileName,
  to: PileName,
): void {
  for (const one of cards) {
    const card = cardOfPick(one)
    const { side } = cardOf(card)
    if (one.index === undefined || from === 'hand') continue
    table.side(side)[from].splice(one.index, 1)
    table.toPile(card, to)
    if (to === 'lost') table.note({ moment: 'lost', side, it: { card, was: NOWHERE } })
  }
  table.tell('searched', by, { by: text, found: cards.map(cardOfPick) })
}

/** A card stacked on the card of a text and one of the hand change places (SW-020). */
export function exchange(
  table: GameTable,
  frame: TextFrame,
  stacked: Pickable | null,
  held: Pickable | undefined,
): void {
  const here = pieceOf(table.state, frame.source)
  frame.targets = []
  if (held === undefined || here === null || stacked?.index === undefined) return
  const [card] = (here.stacked ?? []).splice(stacked.index, 1)
  if (card === undefined) return
  table.intoHand(frame.side, card)
  table.tell('unstacked', frame.side, { card, by: here.card, byHandle: here.handle })
  table.stack(table.fromHand(frame.side, held.id), here)
}
