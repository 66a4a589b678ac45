/** All commands, typed with a slash or from the menu of a message. */
import type { MakeCommand } from '../src/discord/commands.ts'
import { card } from './card.ts'
import { cardsNamed } from './cards-named.ts'
import { concede } from './concede.ts'
import { deck } from './deck.ts'
import { games } from './games.ts'
import { help } from './help.ts'
import { play } from './play.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'

export const commands: readonly MakeCommand[] = [play, games, deck, concede, card, search, rules, cardsNamed, help]
