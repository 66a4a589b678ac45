/** Makes the file of a finished match. Pure. */
import type { Seat } from '../contract/index.ts'
import { type AnyGame, type Games, gameOf } from '../games/games.ts'
import { linksOf } from '../kit/chance/seal.ts'
import type { ExportedMatch } from '../matches/fair-play/fair-play.ts'
import { MATCH_FORMAT, MATCH_VERSION } from './match-file.ts'
import { type ResultRuling, ruledOutcome } from './ruling.ts'

/** The program that made the file, and the time. */
export interface MadeBy {
  readonly release: string
  readonly at: Date
  /** The names of the players as they call themselves; absent: those of their seats. */
  readonly names?: Readonly<Record<Seat, string>>
  /** A ruling of its league on the result; absent: the result stands as it was played. */
  readonly ruling?: ResultRuling | null
}

/** No name is longer in a file. */
const MOST_NAME = 100

/** Returns the file of a match as JSON text: fields in one order, two spaces, one line break at the end. */
export function matchFileText(
  games: Games,
  exported: ExportedMatch,
  { release, at, names = {}, ruling }: MadeBy,
): string {
  const { match, as, closed, fair, decks, rows } = exported
  const game = gameOf(games, match.terms.game)
  const { id, terms, startedAt, endedAt, outcome, end } = match
  const links = fair?.seed === undefined ? [] : linksOf(fair.seal, fair.seed, rows)
  const file = {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    madeBy: { release, at },
    game: game.id,
    play: { format: terms.format, rules: terms.rules },
    match: { id, startedAt, endedAt, rated: terms.rated },
    players: Object.fromEntries(
      game.seats.map((seat) => [seat, { name: (names[seat] ?? game.words.seat(seat, 'en')).slice(0, MOST_NAME) }]),
    ),
    as,
    closed,
    fair,
    decks,
    cards: cardsIn(game, [decks, rows]),
    rows: rows.map((row, index) => ({ ...row, ...(links[index] === undefined ? {} : { link: links[index] }) })),
    outcome: ruledOutcome(outcome, ruling),
    end: end ?? null,
    notes: [],
    analysis: null,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The names of all cards that occur, so that a reader without the library can name them. */
function cardsIn(game: AnyGame, data: unknown) {
  const known = new Set(game.cards.all.map(({ id }) => id))
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (known.has(value)) found.add(value)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(data)
  return Object.fromEntries(
    [...found].sort().map((id) => {
      const [en, fr] = [game.cards.sheet(id, 'en').title, game.cards.sheet(id, 'fr').title]
      return [id, { name: { en, ...(fr === en ? {} : { fr }) } }]
    }),
  )
}
