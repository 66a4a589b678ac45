/** The state of a deck: its faults, the cards that the game can't play yet, and warnings. */
import type { Options, Refusal } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { optionsOf, type SavedDeck } from './deck.ts'

/** The result of a deck check. */
export interface DeckCheck {
  /** Everything that makes the list illegal. */
  readonly faults: readonly Refusal[]
  /** Cards that the game doesn't play yet. */
  readonly unplayable: readonly Refusal[]
  /** Warnings about a list that may be played as it is. */
  readonly warnings: readonly Refusal[]
}

/** The parts of a deck that decide whether it is legal. */
export type DeckToCheck = Pick<SavedDeck, 'list' | 'seat' | 'format'>

/**
 * Returns the faults of a deck. Each call checks again, because cards and rules may have changed since it was saved.
 *
 * @param rules those of the match for which it is meant, if they are not the default
 */
export function standingOf(game: AnyGame, deck: DeckToCheck, rules?: Options['rules']): DeckCheck {
  const options = { ...optionsOf(deck), ...(rules === undefined ? {} : { rules }) }
  return {
    faults: game.checkDeck(deck.list, deck.seat, options),
    unplayable: game.unplayable?.(deck.list) ?? [],
    warnings: game.deckWarnings?.(deck.list, deck.seat, options) ?? [],
  }
}

/** Whether a match can be played with the list as it is; unsettled lines don't count. */
export const isPlayable = ({ faults, unplayable }: Pick<DeckCheck, 'faults' | 'unplayable'>): boolean =>
  faults.length === 0 && unplayable.length === 0

/** Returns the format in which a list has the fewest faults; if several are equal, the game's first. */
export function bestFormat(game: AnyGame, deck: Omit<DeckToCheck, 'format'>, rules?: Options['rules']): string {
  const faults = (format: string) => standingOf(game, { ...deck, format }, rules).faults.length
  return game.formats.reduce((best, format) => (faults(format) < faults(best) ? format : best))
}
