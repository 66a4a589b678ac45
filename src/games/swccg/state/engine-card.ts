/** The cards as the rules read them: the printed facts of all types side by side, their kinds, and their texts (part 2). */

import { cards } from '../cards/index.ts'
import type { CardText, PieceKey } from '../cards/keyed-text.ts'
import type { Capacity, Card, PermanentPilot, Side } from '../cards/printed-card.ts'
import type { CardPiece, Rule } from '../texts/language/words.ts'

export { SIDES } from '../cards/printed-card.ts'
export type { PermanentPilot, Side }
export const opponentOf = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

/** A card with the facts of every type (rules 2.1.1, 2.1.3, 2.2.1); a fact is absent where nothing is printed. */
export interface EngineCard {
  readonly id: string
  readonly side: Side
  readonly title: string
  /** How many of the title may be on table; null: any number (rules 2.3.10, 8.8.1). */
  readonly unique: number | null
  readonly type: Card['type']
  /** Of an Interrupt a list of its kinds. */
  readonly kind?: string | readonly string[]
  readonly called?: readonly string[]
  readonly persona?: string
  readonly classes?: readonly string[]
  readonly destiny: readonly number[]
  readonly deploy?: number
  readonly forfeit?: number
  readonly power?: number
  readonly ability?: number | null
  readonly armor?: number
  readonly maneuver?: number
  readonly landspeed?: number
  readonly hyperspeed?: number
  readonly navComputer?: true
  readonly skills?: readonly string[]
  readonly permanentPilots?: readonly PermanentPilot[]
  readonly pilotSuspendsPermanent?: true
  readonly capacity?: Capacity
  readonly features?: readonly string[]
  readonly matchingShips?: readonly string[]
  readonly matchingPilots?: readonly string[]
  readonly immuneTo?: readonly string[]
  readonly immunePart?: string
  readonly system?: string
  readonly place?: string
  readonly parsec?: number
  readonly force?: Readonly<Record<Side, number>>
  readonly interior?: boolean
  readonly exterior?: boolean
  readonly dockingBay?: boolean
  readonly layer?: 'outermost'
  readonly weapon?: WeaponFacts
  /** Its text as it speaks to the player of each side; of a card that is no location both are the same. */
  readonly text: Readonly<Record<Side, CardText>>
  /** The pieces of its text without their keys, in their order. */
  readonly pieces: Readonly<Record<Side, readonly CardPiece[]>>
}

/** The text of a weapon about firing it (rule 9.2.3). */
export type WeaponFacts = Extract<Rule, { readonly word: 'shoots' }>

/** The text of a card about where it deploys (rules 8.5.1, 8.6.1). */
export type Deploys = Extract<Rule, { readonly word: 'deploys' }>

const bothSides = (text: CardText) => ({ dark: text, light: text })

function flat(card: Card): EngineCard {
  // Two cards may share a text; what is known of a text by the object is about one card.
  const text =
    card.type === 'location'
      ? { dark: { ...card.text.dark }, light: { ...card.text.light } }
      : bothSides({ ...card.text })
  const pieces = { dark: Object.values(text.dark), light: Object.values(text.light) }
  const weapon = pieces[card.side].find((piece) => 'word' in piece && piece.word === 'shoots')
  return {
    ...card,
    ...{ text, pieces },
    ...(weapon === undefined ? {} : { weapon: weapon as WeaponFacts }),
  }
}

const BY_ID: ReadonlyMap<string, EngineCard> = new Map(cards.map((card) => [card.id, flat(card)]))

/** Returns the card of a catalogue id. @throws if there is none */
export function cardOf(id: string): EngineCard {
  const card = BY_ID.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

/** Returns the piece of a card's text with this key, as it speaks to a side; undefined if it has none. */
export const pieceOfText = (id: string, side: Side, key: PieceKey): CardPiece | undefined => cardOf(id).text[side][key]

/** Where a card's own text says that it deploys; undefined if it says nothing. */
export const deploysOf = (card: EngineCard): Deploys | undefined =>
  card.pieces[card.side].find((piece): piece is Deploys => 'word' in piece && piece.word === 'deploys')
