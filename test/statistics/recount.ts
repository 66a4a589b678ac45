/**
 * A slow recount of matches, straight from their logs. It shares no code with the sums: it knows the events by their names
 * alone, goes through the log once for each figure, and keeps no rows.
 */
import type { Seat } from '../../src/contract/index.ts'

/** A match and its log, as they are stored. */
export interface StoredGame {
  readonly people: Readonly<Record<Seat, string>>
  readonly winner: Seat | null
  readonly rows: readonly {
    readonly seq: number
    readonly kind: string
    readonly events: readonly LooseEvent[]
    readonly data: unknown
  }[]
}

interface LooseEvent {
  readonly type: string
  readonly seat?: string
  // biome-ignore lint/suspicious/noExplicitAny: the recount knows no types of the games.
  readonly data: any
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly secret?: any
}

/** The events of a match that were not undone later. */
function eventsOf({ rows }: StoredGame): readonly LooseEvent[] {
  const events: LooseEvent[] = []
  for (const row of rows) {
    const undone = rows.some((later) => {
      if (!['take-back', 'go-back', 'resume'].includes(later.kind) || later.seq <= row.seq) return false
      return (later.data as { move: number }).move <= row.seq
    })
    if (!undone) events.push(...row.events)
  }
  return events
}

const decksOf = ({ rows }: StoredGame): Readonly<Record<Seat, readonly { card: string; count: number }[]>> =>
  (rows.find(({ kind }) => kind === 'setup')!.data as { decks: never }).decks

/** Whether a card was in the hand of a seat. */
function wasInHand(game: StoredGame, seat: Seat, card: string): boolean {
  for (const event of eventsOf(game)) {
    if (event.seat !== seat) continue
    const { type, data, secret } = event
    if (['draw', 'first-hand', 'drew', 'taken-hidden'].includes(type) && secret?.[seat]?.cards.includes(card))
      return true
    if (type === 'found' && data.to === 'hand' && data.card === card) return true
    if (type === 'hand-shown' && data.cards.includes(card)) return true
    if (type === 'lost' && data.from === 'hand' && data.card === card) return true
  }
  return false
}

const points = ({ winner }: StoredGame, seat: Seat): number => (winner === null ? 0.5 : winner === seat ? 1 : 0)

/** Games of a card in a seat: those in which it was drawn, and those in which it was in the deck, each with those won. */
export function cardFigures(games: readonly StoredGame[], seat: Seat, card: string) {
  const drawn = games.filter((game) => wasInHand(game, seat, card))
  const inDeck = games.filter((game) => decksOf(game)[seat]!.some((line) => line.card === card))
  const sum = (of: readonly StoredGame[]) => of.reduce((all, game) => all + points(game, seat), 0)
  return { games: drawn.length, won: sum(drawn), inDeck: [sum(inDeck), inDeck.length] }
}

/** All cards in the decks of a seat. */
export const cardsIn = (games: readonly StoredGame[], seat: Seat): readonly string[] => [
  ...new Set(games.flatMap((game) => decksOf(game)[seat]!.map(({ card }) => card))),
]

/** Games won by a seat. */
export const sideFigures = (games: readonly StoredGame[], seat: Seat) => ({
  games: games.length,
  won: games.reduce((all, game) => all + points(game, seat), 0),
})

/** The number of events of a kind that a test accepts. */
export const countEvents = (game: StoredGame, is: (event: LooseEvent) => boolean): number =>
  eventsOf(game).filter(is).length
