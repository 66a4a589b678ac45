/** Cards and places by the names that scenarios write. */
import { Mistake } from '../../../kit/scenarios/problems.ts'
import { nearest, plain } from '../../../kit/scenarios/spelling.ts'
import { cards } from '../cards/index.ts'
import { backId } from '../cards/two-sides.ts'
import { cardOf, type EngineCard, SIDES, type Side } from '../state/engine-card.ts'
import type { Place, State, TableCard } from '../state/game-state.ts'
import { locationOf, sideOfPiece } from '../state/nesting.ts'
import { sidesOf } from '../texts/card-text.ts'

/** A name, with the side before it and the number behind it if they are written: `dark Sullust`, `X-wing #2`. */
function cut(written: string): { readonly side: Side | null; readonly name: string; readonly number: number | null } {
  const [, number] = written.match(/#(\d+)$/) ?? []
  const bare = written.replace(/\s*#\d+$/, '').trim()
  const side = SIDES.find((one) => bare.startsWith(`${one} `)) ?? null
  return {
    side,
    name: side === null ? bare : bare.slice(side.length + 1),
    number: number === undefined ? null : Number(number),
  }
}

/** The names of a card as they are compared. Scenarios look up many names in the whole pool. */
interface Names {
  readonly title: string
  readonly words: readonly string[]
  readonly others: readonly string[]
}
const NAMES = new Map<string, Names>()

function namesOf({ id, title, persona, called = [], place }: EngineCard): Names {
  const known = NAMES.get(id)
  if (known !== undefined) return known
  const others = [persona, place, ...called].flatMap((one) => (one === undefined ? [] : [plain(one)]))
  const names = { title: plain(title), words: plain(title).split(' '), others }
  NAMES.set(id, names)
  return names
}

/** How well a card is called so: by its whole title or id, by another name of its own, by words of its title. */
function likeness(card: EngineCard, name: string, wanted: string): number {
  const { title, words, others } = namesOf(card)
  if (card.id === name || title === wanted) return 3
  if (others.includes(wanted)) return 2
  return wanted.split(' ').every((word) => words.includes(word)) ? 1 : 0
}

/** The best of some things that bear cards, by the name of their card. */
function best<T>(all: readonly T[], cardIn: (one: T) => EngineCard, name: string): readonly T[] {
  const wanted = plain(name)
  const levels = all.map((one) => likeness(cardIn(one), name, wanted))
  const highest = Math.max(0, ...levels)
  return highest === 0 ? [] : all.filter((_, at) => levels[at] === highest)
}

const pool: readonly EngineCard[] = cards.flatMap((card) => [
  cardOf(card.id),
  ...(sidesOf(card).length === 0 ? [] : [cardOf(backId(card.id))]),
])
const cardsCalled = (name: string, side: Side | null): readonly EngineCard[] =>
  best(
    pool.filter((card) => side === null || card.side === side),
    (card) => card,
    name,
  )

/** Returns the card of a name. @param owner the side that is meant where the name is on both sides */
export function cardCalled(written: string, owner: Side | null = null): EngineCard {
  const { side, name } = cut(written)
  const found = cardsCalled(name, side ?? owner)
  const [first] = found.length > 0 ? found : cardsCalled(name, side)
  if (first !== undefined) return first
  const near = nearest(
    name,
    cards.map(({ title }) => title),
  )
  throw new Mistake(`No card is called "${written}".${near.length === 0 ? '' : ` Perhaps "${near.join('", "')}"?`}`)
}

/** The cards on table of a name; with a number behind it that one alone. */
export function piecesCalled({ pieces }: Pick<State, 'pieces'>, written: string): readonly TableCard[] {
  const { side, name, number } = cut(written)
  const own = pieces.filter((piece) => side === null || sideOfPiece(piece) === side)
  const found = best(own, ({ card }) => cardOf(card), name)
  return number === null ? found : found.slice(number - 1, number)
}

/** Whether a number stands behind a name: it means a card on table. */
export const isNumbered = (written: string): boolean => cut(written).number !== null

/** The card on table of a name. @throws Mistake if there is none */
export function pieceCalled(state: Pick<State, 'pieces'>, written: string): TableCard {
  const [piece] = piecesCalled(state, written)
  if (piece === undefined) throw new Mistake(`"${written}" is not on table.`)
  return piece
}

/** The places of a name: of their locations on top, or of the system. */
export const placesCalled = ({ places }: Pick<State, 'places'>, written: string): readonly Place[] =>
  best(places, locationOf, cut(written).name)

/** The place of a name. @throws Mistake if there is none */
export function placeCalled(state: Pick<State, 'places'>, written: string): Place {
  const { number } = cut(written)
  const found = placesCalled(state, written)
  const place = found[(number ?? 1) - 1]
  if (place === undefined) throw new Mistake(`No place "${written}" is on table.`)
  return place
}
