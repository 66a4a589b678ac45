/** The games that can be played, by id. */
import type { Game } from '../contract/index.ts'

/** A game whose states and views the rest of the program passes on without reading them. */
// biome-ignore lint/suspicious/noExplicitAny: policies take views, so a game of one state is no game of `unknown`.
export type AnyGame = Game<any, any>

/** Games by their id. */
export type Games = Readonly<Record<string, AnyGame>>

/** A game by its id. The id may come from outside, so properties that every object has don't count. */
export const findGame = (games: Games, id: string): AnyGame | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined

/** @throws if the program does not have the game (any more) */
export function gameOf(games: Games, id: string): AnyGame {
  const game = findGame(games, id)
  if (game === undefined) throw new Error(`This program has no game ${id}`)
  return game
}
