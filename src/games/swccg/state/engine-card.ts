/** The cards as the rules read them: the printed facts of all types side by side, their kinds, and their texts (part 2). */

import { cards } from '../cards/index.ts'
import type { Capacity, Card, CardSide, LocationCard, PermanentPilot, Side } from '../cards/printed-card.ts'
import { backId } from '../cards/two-sides.ts'
import type { CardText, PieceKey } from '../texts/language/keyed-text.ts'
import type { CardPiece, Filter, Moment, Rule } from '../texts/language/words.ts'

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
  readonly generic?: true
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
  readonly independent?: true
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
  readonly planet?: boolean
  readonly mobile?: true
  readonly force?: Readonly<Record<Side, number>>
  readonly interior?: boolean
  readonly exterior?: boolean
  readonly dockingBay?: boolean
  /** A site of the starship with the name of its `system` (rule 24.1). */
  readonly starshipSite?: true
  readonly layer?: 'outermost' | 'outer'
  readonly weapon?: WeaponFacts
  /** The texts that speak to each of both players, and to the opponent of its owner: parts of `text`. */
  readonly each?: CardText
  readonly theirs?: CardText
  /** Its text speaks to the opponent of its owner too. */
  readonly speaksToBoth?: true
  /** Its text as it speaks to the player of each side; both are the same if it speaks to its owner alone. */
  readonly text: Readonly<Record<Side, CardText>>
  /** The pieces of its text without their keys, in their order. */
  readonly pieces: Readonly<Record<Side, readonly CardPiece[]>>
}

/** The text of a weapon about firing it (rules 9.2.3, 9.2.10). */
export type WeaponFacts = Omit<Extract<Rule, { readonly word: 'shoots' }>, 'word'> &
  Partial<Pick<ShotToWork, 'by' | 'contested'>> & {
    /** A shot hits nothing: it works, as another piece of the text says. */
    readonly works?: true
  }
type ShotToWork = Extract<Rule, { readonly word: 'shoots to work' }>

function weaponFacts(piece: CardPiece): readonly WeaponFacts[] {
  if (!('word' in piece)) return []
  if (piece.word === 'shoots') return [piece]
  return piece.word === 'shoots to work' ? [{ ...piece, works: true }] : []
}

/** The text of a card about where it deploys (rules 8.5.1, 8.6.1). */
export type Deploys = Extract<Rule, { readonly word: 'deploys' }>

/** The text of a card that is no location, as it speaks to each side (rule 36.8). */
function spoken(card: Exclude<Card, { type: 'location' }>): EngineCard['text'] {
  const text = { ...card.text }
  if (!('each' in card || 'theirs' in card)) return { dark: text, light: text }
  const { side, each = {}, theirs = {} } = card
  const [own, other] = [
    { ...text, ...each },
    { ...theirs, ...each },
  ]
  return side === 'dark' ? { dark: own, light: other } : { dark: other, light: own }
}

function flat(card: Card): EngineCard {
  // Two cards may share a text; what is known of a text by the object is about one card.
  const text = card.type === 'location' ? { dark: { ...card.text.dark }, light: { ...card.text.light } } : spoken(card)
  const pieces = { dark: Object.values(text.dark), light: Object.values(text.light) }
  const [weapon] = pieces[card.side].flatMap(weaponFacts)
  // A star instead of a cost: the text says how it deploys, and nothing is paid (rule 27.5).
  const { deploy, ...facts } = { deploy: undefined, ...card }
  return {
    ...facts,
    ...(deploy === undefined ? {} : { deploy: deploy === '*' ? 0 : deploy }),
    ...{ text, pieces },
    ...('each' in card || 'theirs' in card ? { speaksToBoth: true as const } : {}),
    ...(weapon === undefined ? {} : { weapon }),
  }
}

/** The cards as which a card lies on table: each side of a two-sided one is a card by itself, and says its own text (rule 36.7). */
function facesOf(card: Card): readonly EngineCard[] {
  if (card.type === 'location') return [flat(card), remainsOf(card)]
  if (!('sides' in card) || card.sides === undefined) return [flat(card)]
  const { sides, ...both } = card
  const face = (id: string, { title, text, theirs = {} }: CardSide) =>
    flat({ ...both, id, title, text: { ...both.text, ...text }, theirs: { ...both.theirs, ...theirs } })
  return [face(card.id, sides.front), face(backId(card.id), sides.back)]
}

/** A location that was blown away: it has nothing but its place, a site stays open to the sky (rules 25.9, 52.3). */
function remainsOf({ id, side, title, kind, unique, destiny, system, parsec }: LocationCard): EngineCard {
  const text = { dark: {}, light: {} }
  return {
    ...{ id: backId(id), side, title: `${title} ×`, type: 'location', kind, unique, destiny, system },
    ...(parsec === undefined ? {} : { parsec }),
    ...{ force: { dark: 0, light: 0 }, interior: false, exterior: kind === 'site', dockingBay: false, planet: false },
    ...{ text, pieces: { dark: [], light: [] } },
  }
}

const BY_ID: ReadonlyMap<string, EngineCard> = new Map(cards.flatMap(facesOf).map((card) => [card.id, card]))

/** Returns the card of a catalogue id, or a side of one. @throws if there is none */
export function cardOf(id: string): EngineCard {
  const card = BY_ID.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}

/** Returns the piece of a card's text with this key, as it speaks to a side; undefined if it has none. */
export const pieceOfText = (id: string, side: Side, key: PieceKey): CardPiece | undefined =>
  cardOf(id).text[side][key] ?? Object.values(RESTING_TEXTS).find((text) => key in text)?.[key]

/** The texts that the rules give to cards that rest, by their marks: a mechanism adds its own. */
const RESTING_TEXTS: Record<string, CardText> = {}
export const addRestingTexts = (texts: Readonly<Record<string, CardText>>): void =>
  void Object.assign(RESTING_TEXTS, texts)
/** The text that a card has while it rests with a mark. */
export const restingText = (mark: string): CardText => RESTING_TEXTS[mark] ?? {}

/** Where a card's own text says that it deploys; undefined if it says nothing. */
export const deploysOf = (card: EngineCard): Deploys | undefined =>
  card.pieces[card.side].find((piece): piece is Deploys => 'word' in piece && piece.word === 'deploys')

/** The moment in which a card's own text lets it deploy out of the hand, and for how much Force; undefined: in none (rules 8.3.8, 8.6.2). */
export function momentOfHand(card: EngineCard): { readonly when: Moment; readonly cost: number } | undefined {
  const { when, cost = 0 } = deploysOf(card) ?? {}
  if (when !== undefined) return { when, cost }
  for (const piece of card.pieces[card.side])
    if ('word' in piece && piece.word === 'joins battles') return { when: piece.when, cost: 0 }
  return undefined
}

/** The system in whose orbit a mobile one deploys, by its own text; undefined: it is none. */
export function orbitOf(card: EngineCard): Filter | undefined {
  for (const piece of card.pieces[card.side]) if ('word' in piece && piece.word === 'orbits') return piece.around
  return undefined
}
