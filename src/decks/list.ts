/** Deck lists: adding and removing cards, sorting, writing as text. */
import type { CardFacts, DeckList } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { DECK_LIMITS } from './deck.ts'
import { cardsById } from './known-cards.ts'

/** Returns the number of cards in a list. */
export const sizeOf = (list: DeckList): number => list.reduce((sum, { count }) => sum + count, 0)

/** Returns the number of copies of a card in a list. */
export const copiesOf = (list: DeckList, card: string): number => list.find((entry) => entry.card === card)?.count ?? 0

/** Returns the list with that many more (or fewer) copies of a card; never below zero, never above the limit. */
export function withCopies(list: DeckList, card: string, more: number): DeckList {
  const count = Math.max(0, Math.min(DECK_LIMITS.copies, copiesOf(list, card) + more))
  if (!list.some((entry) => entry.card === card)) return count === 0 ? list : [...list, { card, count }]
  return list.flatMap((entry) => (entry.card === card ? (count === 0 ? [] : [{ card, count }]) : [entry]))
}

/** Returns both lists as one. */
export const merged = (list: DeckList, more: DeckList): DeckList =>
  more.reduce((sum, { card, count }) => withCopies(sum, card, count), list)

/** A card of a list with its number of copies. */
export interface ListEntry {
  readonly card: CardFacts
  readonly count: number
}

/** Cards of one type, in the order of the catalogue. */
export interface ListGroup {
  readonly type: string
  readonly count: number
  readonly entries: readonly ListEntry[]
}

/**
 * Returns the cards of a list by type, in the order of the catalogue, and ids that the game doesn't know (any more).
 */
export function grouped(game: AnyGame, list: DeckList): { groups: readonly ListGroup[]; unknown: DeckList } {
  const counts = new Map(list.map(({ card, count }) => [card, count]))
  const known = cardsById(game)
  const found = [...counts].flatMap(([id, count]) => {
    const one = known.get(id)
    return one === undefined ? [] : [{ ...one, count }]
  })
  const byType = new Map<string, ListEntry[]>()
  for (const { card, count } of found.toSorted((one, other) => one.place - other.place))
    byType.set(card.type, [...(byType.get(card.type) ?? []), { card, count }])
  const groups = [...byType].map(([type, entries]) => ({ type, entries, count: sumOf(entries) }))
  const unknown = [...counts].filter(([id]) => !known.has(id))
  return { groups, unknown: unknown.map(([card, count]) => ({ card, count })) }
}

const sumOf = (entries: readonly ListEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0)

/** Returns a list as text that can be imported again: a heading for each type, one line a card. */
export function writeList(game: AnyGame, list: DeckList, headingOf: (type: string) => string): string {
  const { groups, unknown } = grouped(game, list)
  const parts = groups.map(({ type, count, entries }) =>
    [`# ${headingOf(type)} (${count})`, ...entries.map(({ card, count }) => `${count} ${card.name} (${card.id})`)].join(
      '\n',
    ),
  )
  if (unknown.length > 0) parts.push(unknown.map(({ card, count }) => `${count} (${card})`).join('\n'))
  return parts.join('\n\n')
}
