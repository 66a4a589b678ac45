/** The meaning of a text in its position: whether cards fit, conditions hold, how much numbers are (readings S-E01, S-E02). */
import type { TableCard } from '../../state/game-state.ts'
import type { Meant, Subject } from '../../state/position-reading.ts'
import type { Amount, Condition, Filter } from '../language/words.ts'
import { language } from '../registry.ts'
import { wordOf } from './defined.ts'
import { PositionReader } from './position-reader.ts'

/** Whether a card or place is what a filter means. */
export const fits = (subject: Subject, filter: Filter, meant: Meant): boolean =>
  new PositionReader(meant).fits(subject, filter)

/** Whether a condition is true. */
export const holds = (condition: Condition, meant: Meant): boolean => new PositionReader(meant).holds(condition)

/** A number as a text finds it; one that is none counts as 0. */
export const amountOf = (amount: Amount, meant: Meant): number =>
  typeof amount === 'number' ? amount : (new PositionReader(meant).amountOf(amount) ?? 0)

/** All cards on table that fit. */
export function cardsFitting(filter: Filter, meant: Meant): readonly TableCard[] {
  const from = new PositionReader(meant)
  const { pieces, resting = [] } = meant.reading.board
  const reached = resting.length > 0 && reachesResting(filter) ? resting : []
  return [...pieces, ...reached].filter((piece) => from.fits({ piece }, filter))
}

/** Whether a filter means cards that rest, too: one of its words says so. */
function reachesResting(filter: Filter): boolean {
  if (typeof filter === 'string') return false
  if (filter.word === 'all' || filter.word === 'or') return filter.fit.some(reachesResting)
  return wordOf(language.words.filters, filter.word).resting === true
}
