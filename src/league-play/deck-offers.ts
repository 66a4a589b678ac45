/** The decks that a person may choose for a league or for the queue: their own, and the ready-made ones. */
import type { Deck, Refusal, Seat } from '../contract/index.ts'
import type { Decks } from '../decks/deck.ts'
import type { AnyGame } from '../games/games.ts'
import type { LeagueSettings, PersonId } from '../leagues/league.ts'
import { type DeckOffer, ownDeckId, savedDeckOf } from '../matches/api.ts'
import { deckFaults } from './deck-rules.ts'
import { faultsInPool, type Pool, starterDeck, starterSeatOf } from './pools.ts'

/** The rules by which decks are checked. */
export type DeckTerms = Pick<LeagueSettings, 'format' | 'rules' | 'decks'>

/** A deck with its faults by these rules. */
export interface OfferedDeck {
  readonly deck: Deck
  readonly own: boolean
  readonly faults: readonly Refusal[]
}

/** Returns the decks of a person and the ready-made ones: legal ones first, own ones first among equals. */
export async function offeredDecks(
  game: AnyGame,
  decks: Pick<Decks, 'of'>,
  person: PersonId,
  terms: DeckTerms,
): Promise<readonly OfferedDeck[]> {
  const own = (await decks.of(person)).filter((deck) => deck.game === game.id)
  const all = [
    ...own.map((deck) => ({ deck: { ...deck, id: ownDeckId(deck.id) }, own: true })),
    ...game.decks().map((deck) => ({ deck, own: false })),
  ]
  return all
    .map((one): OfferedDeck => ({ ...one, faults: deckFaults(game, one.deck, terms) }))
    .sort((one, other) => Number(one.faults.length > 0) - Number(other.faults.length > 0))
}

/** Returns the decks that a person may play from their pool: own ones, legal ones first, and the starter lists of the pool. */
export async function offeredFromPool(
  game: AnyGame,
  decks: Pick<Decks, 'of'>,
  person: PersonId,
  settings: LeagueSettings,
  pool: Pool,
): Promise<readonly OfferedDeck[]> {
  const own = (await decks.of(person)).filter((deck) => deck.game === game.id)
  const ready = settings.sides.flatMap((seat) => starterDeck(game, settings, seat) ?? [])
  return [
    ...own.map((deck) => ({ deck: { ...deck, id: ownDeckId(deck.id) }, own: true })),
    ...ready.map((deck) => ({ deck, own: false })),
  ]
    .map((one): OfferedDeck => ({ ...one, faults: faultsInPool(game, one.deck, settings, pool) }))
    .sort((one, other) => Number(one.faults.length > 0) - Number(other.faults.length > 0))
}

/** Returns a deck that was offered in a league, the starter lists of its pools among them; null if it is gone. */
export async function leagueDeck(
  game: AnyGame,
  decks: Pick<Decks, 'find'>,
  person: PersonId,
  deckId: string,
  settings: LeagueSettings,
): Promise<Deck | null> {
  const seat = starterSeatOf(deckId)
  return seat === null ? offeredDeck(game, decks, person, deckId) : starterDeck(game, settings, seat)
}

/** Returns offers as Discord shows them. */
export const deckOffersOf = (offered: readonly OfferedDeck[]): readonly DeckOffer[] =>
  offered.map(({ deck: { id, name, seat }, own, faults }) => ({ id, name, seat, own, faults }))

/** Returns a deck by the id that its offer had; null if it is gone, or another person's. */
export async function offeredDeck(
  game: AnyGame,
  decks: Pick<Decks, 'find'>,
  person: PersonId,
  deckId: string,
): Promise<Deck | null> {
  const own = savedDeckOf(deckId)
  if (own === null) return game.decks().find(({ id }) => id === deckId) ?? null
  const saved = await decks.find(person, own)
  return saved === null || saved.game !== game.id ? null : { ...saved, id: deckId }
}

/** Returns the first ready-made deck of a seat that is legal by these rules; null if none is. */
export const readyDeck = (game: AnyGame, seat: Seat, terms: DeckTerms): Deck | null =>
  game.decks().find((deck) => deck.seat === seat && deckFaults(game, deck, terms).length === 0) ?? null
