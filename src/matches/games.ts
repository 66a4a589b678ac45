/** The games that can be played, by id. */
import type { Game } from '../games/game.ts'

/** A game whose states and views are handed round and never looked into. */
// biome-ignore lint/suspicious/noExplicitAny: policies take views, so a game of one state is no game of `unknown`.
export type AnyGame = Game<any, any>

export type Games = Readonly<Record<string, AnyGame>>
