/** All slash commands. */
import type { MakeCommand } from '../src/discord/commands.ts'
import { card } from './card.ts'
import { concede } from './concede.ts'
import { games } from './games.ts'
import { help } from './help.ts'
import { play } from './play.ts'

export const commands: readonly MakeCommand[] = [play, games, concede, card, help]
