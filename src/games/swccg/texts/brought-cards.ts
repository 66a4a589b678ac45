/** The cards that a card of a deck brings as the game begins. */
import type { EngineCard } from '../state/engine-card.ts'
import type { Filter } from './language/words.ts'

/** A card that an Objective brings, and where it lies. */
export interface CardToBring {
  readonly of: Filter
  readonly to?: Filter
}

/** The cards that an Objective brings (rule 36.3), in the order of its text; none of another card. */
export function broughtBy({ pieces, side }: Pick<EngineCard, 'pieces' | 'side'>): readonly CardToBring[] {
  return pieces[side].flatMap((piece) =>
    'word' in piece && piece.word === 'begins with'
      ? piece.of.map((of) => (piece.to === undefined ? { of } : { of, to: piece.to }))
      : [],
  )
}
