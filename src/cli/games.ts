import type { Command } from 'commander'
import type { Game } from '../contract/index.ts'
import { findGame } from '../games/games.ts'
import { games } from '../games/registry.ts'

/** Returns the game that the command line names. @throws if there is none of that name */
export const gameOfCommand = (command: Command): Game => gameCalled(command.optsWithGlobals().game)

/** Returns the game of that id. @throws if there is none */
export function gameCalled(id: string): Game {
  const game = findGame(games, id)
  if (game === undefined) throw new Error(`Game "${id}" not found. Known: ${Object.keys(games).join(', ')}.`)
  return game
}
