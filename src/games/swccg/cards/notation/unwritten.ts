/**
 * The functions in which cards are written while they have no text. Their columns are those of `printed.ts`, so that an entry
 * can be moved once its text is written; kinds, models and characteristics may be words that no text asks for yet.
 */
import type { LibraryCard, PrintedNumber, UnwrittenCard } from '../library-card.ts'
import type { Dots, Side } from '../printed-card.ts'

type Sideless = Omit<UnwrittenCard, 'side'>
/** The facts that have no column. */
type Rest = Partial<Omit<LibraryCard, 'id' | 'side' | 'type' | 'unique' | 'destiny'>>

/** Says whose cards these are. */
export const unwrittenOf = (side: Side, ...cards: readonly Sideless[]): readonly UnwrittenCard[] =>
  cards.map((card) => ({ ...card, side }))

/** A card of any type; the functions below have columns for most. */
const card = (
  type: LibraryCard['type'],
  id: string,
  unique: Dots,
  title: string,
  destiny: number,
  rest: Rest = {},
): Sideless => ({ id, type, unique, title, destiny: [destiny], ...rest, unwritten: true })

/** @param ability null: a droid, which has none */
export const character = (
  id: string,
  unique: Dots,
  title: string,
  kind: 'rebel' | 'imperial' | 'alien' | 'droid',
  destiny: number,
  deploy: PrintedNumber,
  power: number,
  ability: number | null,
  forfeit: number,
  rest: Rest = {},
): Sideless =>
  card('character', id, unique, title, destiny, { kind, deploy, power, ability, forfeit, skills: [], ...rest })

/** A weapon, an Effect or an Interrupt: types whose kind is a column. */
const ofKind =
  (type: 'weapon' | 'effect' | 'interrupt') =>
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
export const effect = ofKind('effect')
export const interrupt = ofKind('interrupt')
