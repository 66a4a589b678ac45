/** All commands, typed with a slash or from the menu of a message. */
import type { MakeCommand } from '../src/discord/commands.ts'
import { block } from './block.ts'
import { card } from './card.ts'
import { cardsNamed } from './cards-named.ts'
import { concede } from './concede.ts'
import { deck } from './deck.ts'
import { games } from './games.ts'
import { help } from './help.ts'
import { invite } from './invite.ts'
import { play } from './play.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { unblock } from './unblock.ts'

export const commands: readonly MakeCommand[] = [
  play,
  games,
  deck,
  concede,
  settings,
  block,
  unblock,
  card,
  search,
  rules,
  cardsNamed,
  invite,
  help,
]
