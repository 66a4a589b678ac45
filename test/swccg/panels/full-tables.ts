/** Tables of any size for pictures: dealt by chance from all cards of the game, as full as a test asks. */
import type { Language, Reader, Scene, Voice } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { starterDecks } from '../../../src/games/swccg/decks/starter-decks.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { Phase } from '../../../src/games/swccg/state/game-frames.ts'
import type { Place, State, TableCard } from '../../../src/games/swccg/state/game-state.ts'
import { isFighter, isShip, isSpace, locationOf } from '../../../src/games/swccg/state/nesting.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { scenePictureWords } from '../../../src/records/picture-words.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'

export const LANGUAGES: readonly Language[] = ['en', 'fr']

/** Returns the voice of a reader; the opponent has a long name. */
export const voiceOf = (reader: Reader, language: Language): Voice => ({
  language,
  reader,
  names: { dark: 'Maximiliana', light: 'Bartholomew' },
})

/** The size of a table. */
export interface TableSize {
  readonly places: number
  readonly hand: number
  /** How many fighters each side has at most at a place. */
  readonly crowd?: number
  readonly phase?: Phase
}

const POOL = cards.map(({ id }) => cardOf(id))

/** Returns a started game. */
function started(seed: string): State {
  const deckOf = (side: Side) => starterDecks.find((deck) => deck.seat === side)!.list
  const made = swccg.setup({ format: 'starter' }, { dark: deckOf('dark'), light: deckOf('light') }, seed)
  return made.state
}

/** Returns the view of a side on a table of this size. */
export function fullTable(
  seed: string,
  { places, hand, crowd = 3, phase = 'deploy' }: TableSize,
  side: Side = 'dark',
): View {
  const next = seededNumbers(seed)
  const any = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  const locations = POOL.filter(({ type }) => type === 'location')
  const rows = Array.from({ length: places }, (_, at): Place => {
    const card = locations[at % locations.length]!
    return { id: `p${at}`, system: card.system ?? '', cards: [card.id] }
  })
  const pieces = rows.flatMap((place, at) => SIDES.flatMap((owner) => crowdAt({ place, at, owner, next, any, crowd })))
  const effects = SIDES.flatMap((owner) =>
    POOL.filter((card) => card.type === 'effect' && card.side === owner)
      .slice(0, 3)
      .map((card, at): TableCard => ({ handle: `e-${owner}-${at}`, card: card.id, at: null, on: null, role: null })),
  )
  const held = POOL.filter((card) => card.side === side && card.type !== 'location')
  return {
    ...viewOf(started(seed), side),
    phase,
    active: side,
    turn: 7,
    places: rows,
    pieces: [...pieces, ...effects],
    hand: Array.from({ length: hand }, (_, at) => ({ handle: `h${at}`, card: any(held).id })),
    sizes: {
      dark: { hand: side === 'dark' ? hand : 11, reserve: 4, force: 12, used: 13 },
      light: { hand: side === 'light' ? hand : 11, reserve: 21, force: 10, used: 2 },
    },
  }
}

interface Crowd {
  readonly place: Place
  readonly at: number
  readonly owner: Side
  readonly next: () => number
  readonly any: <T>(all: readonly T[]) => T
  readonly crowd: number
}

/** The cards of a side at a place: fighters, some with a pilot or a weapon. */
function crowdAt({ place, at, owner, next, any, crowd }: Crowd): readonly TableCard[] {
  const space = isSpace(locationOf(place))
  const fighters = POOL.filter((card) => card.side === owner && isFighter(card) && isShip(card) === space)
  const aboard = POOL.filter((card) => card.side === owner && card.type === (space ? 'character' : 'weapon'))
  return Array.from({ length: Math.floor(next() * (crowd + 1)) }, (_, one) => {
    const handle = `${owner}-${at}-${one}`
    const piece: TableCard = { handle, card: any(fighters).id, at: place.id, on: null, role: null }
    const role = space ? ('pilot' as const) : ('carried' as const)
    return next() < 0.5
      ? [piece]
      : [piece, { handle: `${handle}-on`, card: any(aboard).id, at: null, on: handle, role }]
  }).flat()
}

/** Returns what an artist needs for a scene of this game, with the words of a language. */
export const shown = (scene: Scene, language: Language) => ({
  scene,
  sheet: (card: string) => swccg.cards.sheet(card, language),
  words: scenePictureWords(language),
})
