/** The meaning of a text in its position: whether cards fit, conditions hold, how much numbers are (readings S-E01, S-E02). */
import type { Place, TableCard } from '../../state/game-state.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import type { Amount, Condition, Filter } from '../language/words.ts'
import { PositionReader } from './position-reader.ts'

/** Whether a card or place is what a filter means. */
export const fits = (subject: Subject, filter: Filter, meant: TextAt): boolean =>
  new PositionReader(meant).fits(subject, filter)

/** Whether a condition is true. */
export const holds = (condition: Condition, meant: TextAt): boolean => new PositionReader(meant).holds(condition)

/** A number as a text finds it; one that is none counts as 0. */
export const amountOf = (amount: Amount, meant: TextAt): number =>
  typeof amount === 'number' ? amount : (new PositionReader(meant).amountOf(amount) ?? 0)

/** All cards on table that fit; of those that rest, the ones that the filter means. */
export const cardsFitting = (filter: Filter, meant: TextAt): readonly TableCard[] =>
  new PositionReader(meant).cardsFitting(filter).flatMap((one) => ('piece' in one ? [one.piece] : []))

/** All places that fit. */
export const placesFitting = (filter: Filter, meant: TextAt): readonly Place[] => {
  const { places } = meant.reading.board
  return places.filter(({ id }) => fits({ place: id }, filter, meant))
}
