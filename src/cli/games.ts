import type { Command } from 'commander'
import type { Game } from '../contract/index.ts'
import { findGame } from '../games/games.ts'
import { games } from '../games/registry.ts'

/** Returns the game that the command line names. @throws if there is none of that name */
export function gameOf(command: Command): Game {
  const id: string = command.optsWithGlobals().game
  const game = findGame(games, id)
  if (game === undefined) throw new Error(`Game "${id}" not found. Known: ${Object.keys(games).join(', ')}.`)
  return game
}
