/**
 * The functions in which cards are written while they have no text. Their columns are those of `printed.ts`, so that an entry
 * can be moved once its text is written; kinds, models and characteristics may be words that no text asks for yet.
 */
import type { LibraryCard, UnwrittenCard } from '../library-card.ts'
import type { Dots, Side } from '../printed-card.ts'

type Sideless = Omit<UnwrittenCard, 'side'>
/** The facts that have no column. */
type Rest = Partial<Omit<LibraryCard, 'id' | 'side' | 'type' | 'unique' | 'destiny'>>

/** Says whose cards these are. */
export const unwrittenOf = (side: Side, ...cards: readonly Sideless[]): readonly UnwrittenCard[] =>
  cards.map((card) => ({ ...card, side }))

/** A card of any type. */
const card = (
  type: LibraryCard['type'],
  id: string,
  unique: Dots,
  title: string,
  destiny: number,
  rest: Rest = {},
): Sideless => ({ id, type, unique, title, destiny: [destiny], ...rest, unwritten: true })

/** A type whose kind is a column. */
const ofKind =
  (type: 'weapon') =>
  (
    id: string,
    unique: Dots,
    title: string,
    kind: string | readonly string[],
    destiny: number,
    rest: Rest = {},
  ): Sideless =>
    card(type, id, unique, title, destiny, { kind, ...rest })

export const weapon = ofKind('weapon')
