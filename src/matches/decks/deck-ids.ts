/**
 * Ids of the decks from which people choose. A ready-made deck has its name as id; the ids of others say what they are, so that
 * no name can stand for one.
 */
import type { Seat } from '../../contract/index.ts'

/** A deck that its player has saved. */
export type OwnDeckId = `own:${string}`
/** The deck with which a seat plays a game's first game. */
export type LessonDeckId = `lesson-${string}`
/** For a rematch: the deck that a seat has played. */
export type PlayedDeckId = `played-${string}`

/** Returns the id under which a saved deck is offered. @param saved its id among saved decks */
export const ownDeckId = (saved: string): OwnDeckId => `own:${saved}`

/** Returns the deck with which this seat plays a game's first game. */
export const lessonDeck = (seat: Seat): LessonDeckId => `lesson-${seat}`

/** Returns, for a rematch, the deck that this seat has played. */
export const playedDeck = (seat: Seat): PlayedDeckId => `played-${seat}`

/** Whether a deck that is offered is one that its player has saved. */
export const isOwnDeck = (deckId: string): deckId is OwnDeckId => deckId.startsWith('own:')

/** Returns the id that a deck has among saved ones; null: it is no saved deck. */
export const savedDeckOf = (deckId: string): string | null => (isOwnDeck(deckId) ? deckId.slice('own:'.length) : null)
