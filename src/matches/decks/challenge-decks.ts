/** The decks that a person may choose for a challenge, as far as its terms say. Pure. */
import { createHash } from 'node:crypto'
import type { Deck, Refusal } from '../../contract/index.ts'
import { standingOf } from '../../decks/standing.ts'
import type { AnyGame } from '../../games/games.ts'
import { type Challenge, lessonDeck, type PersonId, type Terms } from '../api.ts'

/** A deck that may be chosen, and what is wrong with it. */
export interface FittingDeck {
  readonly deck: Deck
  readonly own: boolean
  readonly faults: readonly Refusal[]
}

/** Why a deck can't be played by the rules of this challenge. */
export const faultsOf = (game: AnyGame, deck: Deck, { terms }: Challenge): readonly Refusal[] => {
  const { faults, unplayable } = standingOf(game, deck, terms.rules)
  return [...faults, ...unplayable]
}

/** Of the format, and of the side that the person has chosen, of any side, or of the side that is left. */
export function fitsChallenge(challenge: Challenge, person: PersonId, { seat, format }: Deck): boolean {
  if (format !== challenge.terms.format) return false
  if (challenge.seat === null) return true
  return person === challenge.by ? seat === challenge.seat : seat !== challenge.seat
}

/** Set if the game's first game is to be played. */
export const lessonFor = ({ lesson }: AnyGame, { format }: Pick<Terms, 'format'>) =>
  lesson !== undefined && lesson.format === format ? lesson : null

/** Ready-made decks; the first game has its own, one a seat. */
export function decksIn(game: AnyGame, { terms }: Challenge): readonly Deck[] {
  const lesson = lessonFor(game, terms)
  if (lesson === null) return game.decks()
  const { decks, format } = lesson
  return Object.entries(decks).map(([seat, list]) => ({ id: lessonDeck(seat), name: format, seat, format, list }))
}

/** Returns the ready-made decks that this person may choose. */
export function readyMadeFor(game: AnyGame, challenge: Challenge, person: PersonId): readonly Deck[] {
  const fitting = decksIn(game, challenge).filter((deck) => fitsChallenge(challenge, person, deck))
  if (lessonFor(game, challenge.terms) !== null) return fitting
  return fitting.filter((deck) => faultsOf(game, deck, challenge).length === 0)
}

/** Returns the deck of the practice opponent, which follows from the seed. */
export function practiceDeck(decks: readonly Deck[], seed: string): Deck {
  const lot = createHash('sha256').update(`${seed} deck`).digest().readUInt32BE()
  const deck = decks[lot % Math.max(1, decks.length)]
  if (deck === undefined) throw new Error('There is no deck for the practice opponent')
  return deck
}
