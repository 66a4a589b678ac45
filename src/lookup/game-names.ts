/** Finds a game by what people type: its id, its title, a short name, or the beginning of one of these. */
import { LANGUAGES } from '../contract/index.ts'
import type { AnyGame, Games } from '../games/games.ts'
import { comparable } from './query-words.ts'

/** Everything that a game is called, in the form in which words are compared. */
const namesOf = (game: AnyGame): readonly string[] =>
  [game.id, ...game.shortNames, ...LANGUAGES.map((language) => game.words.title(language))].map(comparable)

/**
 * Returns the games that a typed name may mean: those that are called exactly so, else those with a name that begins so.
 * Case, accents and marks do not count. An empty name means every game.
 */
export function gamesCalled(games: Games, typed: string): readonly AnyGame[] {
  const wanted = comparable(typed)
  const all = Object.values(games)
  const exact = all.filter((game) => namesOf(game).includes(wanted))
  if (exact.length > 0) return exact
  return typed.trim() !== '' && wanted === ''
    ? []
    : all.filter((game) => namesOf(game).some((name) => name.startsWith(wanted)))
}
