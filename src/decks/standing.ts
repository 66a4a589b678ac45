/** The state of a deck: its faults, and the cards that the game can't play yet. */
import type { Options, Refusal } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { optionsOf, type SavedDeck } from './deck.ts'

export interface Standing {
  /** Everything that makes the list illegal. */
  readonly faults: readonly Refusal[]
  /** Cards that the game doesn't play yet. */
  readonly unplayable: readonly Refusal[]
}

export type Listed = Pick<SavedDeck, 'list' | 'seat' | 'format'>

/**
 * Checked anew each time: cards and rules may have changed since the deck was saved.
 * @param rules of the match that it is for, where they are not the ordinary ones
 */
export const standingOf = (game: AnyGame, deck: Listed, rules?: Options['rules']): Standing => ({
  faults: game.checkDeck(deck.list, deck.seat, { ...optionsOf(deck), ...(rules === undefined ? {} : { rules }) }),
  unplayable: game.unplayable?.(deck.list) ?? [],
})

/** Whether a match can be played with it as it is; lines still in doubt are no part of it. */
export const isPlayable = ({ faults, unplayable }: Standing): boolean => faults.length === 0 && unplayable.length === 0

/** The format in which a list has the fewest faults, in the game's own order where that leaves several. */
export function bestFormat(game: AnyGame, deck: Omit<Listed, 'format'>, rules?: Options['rules']): string {
  const faults = (format: string) => standingOf(game, { ...deck, format }, rules).faults.length
  return game.formats.reduce((best, format) => (faults(format) < faults(best) ? format : best))
}
