/** Help with a row of pieces: suggestions, totals and warnings. Pure. */
import type {
  ArrangeShape,
  Explanation,
  Language,
  RowSuggestion,
  RowWords,
  Shape,
  Voice,
} from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'

/** Help with a row of pieces, from the game’s planning. */
export interface Aid {
  /** A panel starts with the first. */
  readonly suggestions: readonly RowSuggestion[]
  read(row: readonly string[]): RowWords
  /** Returns the row with a piece given to an anchor; null if the game doesn't say where a loose piece works best. */
  readonly give: ((row: readonly string[], piece: string, anchor: string | null) => readonly string[]) | null
  /** Returns the name of a card that is no longer a piece. */
  title(card: string): string
}

interface Of {
  readonly game: AnyGame
  readonly view: unknown
  readonly voice: Voice
  /** A sensible start, for a game without suggestions. */
  readonly start: readonly string[] | undefined
}

/** Returns the help for a row of pieces; undefined for other shapes. */
export function aidFor(shape: Shape, { game, view, voice, start }: Of): Aid | undefined {
  if (shape.type !== 'arrange') return undefined
  const { rows } = game
  const title = (card: string) => titleOf(game, card, voice.language)
  if (rows === undefined) {
    const suggestions = start === undefined ? [] : [practised(shape, start, voice.language)]
    return { suggestions, read: () => ({ notes: {}, faults: [] }), give: null, title }
  }
  return {
    suggestions: rows.suggestions(shape, view, voice),
    read: (row) => rows.read(shape, row, view, voice),
    give: (row, piece, anchor) => rows.give(shape, row, piece, anchor),
    title,
  }
}

function practised(_shape: ArrangeShape, row: readonly string[], language: Language): RowSuggestion {
  const say = speak(language)
  return { id: 'practice', row, label: say('arrange.reset'), why: say('row.practice') }
}

function titleOf({ cards }: AnyGame, card: string, language: Language): string {
  return cards.all.some(({ id }) => id === card) ? cards.sheet(card, language).title : card
}

/** Returns a text with its rules: "text (15.3, U-06)". */
export const withRules = ({ text, rules }: Explanation): string =>
  rules.length === 0 ? text : `${text} (${rules.join(', ')})`
