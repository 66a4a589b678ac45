/** Collects tables from whole games, as each reader sees them. */
import { type GameEvent, type Language, type Reader, seenBy } from '../src/contract/index.ts'
import { scenePictureWords } from '../src/discord/table/scene-pictures.ts'
import type { Side } from '../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../src/games/young-jedi/index.ts'
import type { Shown } from '../src/pictures/table/scene.ts'
import { type SimulatedMove, seededNumbers, simulate } from '../src/simulation/simulate.ts'

const GAMES = 12
/** The number of latest facts among which fights are looked for. */
const LOOK_BACK = 60
/** How the players of these positions are called, by seat. */
export const NAMES = { dark: 'Annabelle', light: 'Bertrand' }

interface Position {
  readonly state: SimulatedMove['after']
  readonly events: readonly GameEvent[]
}

/** Returns positions of whole games, in the order in which they were played. */
export function positions(seed: string): Position[] {
  const found: Position[] = []
  let events: GameEvent[] = []
  let game = -1
  const onMove = (move: SimulatedMove) => {
    events = [...(move.game === game ? events : []), ...move.events].slice(-LOOK_BACK)
    game = move.game
    found.push({ state: move.after, events })
  }
  const random = seededNumbers(seed)
  const deckFor = (seat: Side) => youngJedi.randomDeck!(seat, { format: 'full' }, random)
  simulate(youngJedi, { games: GAMES, seed, format: 'full', orders: 'none', player: 'mixed', deckFor, onMove })
  return found
}

/** Returns this many of them, evenly spread. */
export const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!)

/** Returns a position as this reader is shown it. */
export function shownTo({ state, events }: Position, reader: Reader, language: Language): Shown {
  const near = youngJedi.seats.find((seat) => seat === reader) ?? youngJedi.seats[0]!
  const { dark, light } = NAMES
  const seen = events.map((event) => seenBy(event, reader))
  return {
    layout: youngJedi.layout(youngJedi.view(state as never, reader), { language, names: NAMES, reader }),
    seats: [...youngJedi.seats].sort((one, other) => Number(one === near) - Number(other === near)),
    titles: {
      dark: `${dark} (${youngJedi.words.seat('dark', language)})`,
      light: `${light} (${youngJedi.words.seat('light', language)})`,
    },
    sheet: (card) => youngJedi.cards.sheet(card, language),
    fights: youngJedi.contests!(seen),
    words: scenePictureWords(language),
  }
}
