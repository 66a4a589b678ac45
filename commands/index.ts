/** All commands, typed with a slash or from the menu of a message. */
import type { MakeCommand } from '../src/discord/shell/command.ts'
import { admin } from './admin.ts'
import { block } from './block.ts'
import { card } from './card.ts'
import { cardsNamed } from './cards-named.ts'
import { deck } from './deck.ts'
import { games } from './games.ts'
import { help } from './help.ts'
import { invite } from './invite.ts'
import { ladder } from './ladder.ts'
import { league } from './league.ts'
import { learn } from './learn.ts'
import { play } from './play.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { queue } from './queue.ts'
import { replay } from './replay.ts'
import { resign } from './resign.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { stats } from './stats.ts'
import { unblock } from './unblock.ts'
import { vacation } from './vacation.ts'

export const commands: readonly MakeCommand[] = [
  play,
  learn,
  games,
  replay,
  league,
  queue,
  profile,
  ladder,
  stats,
  deck,
  resign,
  settings,
  vacation,
  block,
  unblock,
  card,
  search,
  rules,
  cardsNamed,
  setup,
  admin,
  invite,
  privacy,
  help,
]
