/** The card of a subject, whether two subjects are one, and whether one is the card that speaks. */
import { cardOf, type EngineCard } from '../state/engine-card.ts'
import { locationAt } from '../state/nesting.ts'
import type { Subject, TextAt } from '../state/position-reading.ts'

/** The card of a subject: of a place the location on top. */
export const faceOf = ({ reading }: Pick<TextAt, 'reading'>, subject: Subject): EngineCard =>
  'piece' in subject
    ? cardOf(subject.piece.card)
    : 'card' in subject
      ? cardOf(subject.card)
      : locationAt(reading.board, subject.place)

/** Whether a card is a location, which speaks where it is. */
export const isLocation = (id: string): boolean => cardOf(id).type === 'location'

/** Whether two subjects are the same card or place. */
export function isSame(one: Subject | null | undefined, other: Subject): boolean {
  if (one == null) return false
  if ('piece' in one) return 'piece' in other && one.piece.handle === other.piece.handle
  if ('place' in one) return 'place' in other && one.place === other.place
  return 'card' in other && one.card === other.card
}

/** Whether a subject is the card that speaks: on table, as a place, or where it lies otherwise. */
export function isSelf({ self, card, here }: Pick<TextAt, 'self' | 'card' | 'here'>, subject: Subject): boolean {
  if (self !== null) return isSame({ piece: self }, subject)
  return 'place' in subject ? subject.place === here && isLocation(card) : 'card' in subject && subject.card === card
}
