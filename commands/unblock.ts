/** `/unblock`: lets a person challenge again. */

import { unblockPerson } from '../src/discord/challenge/blocking.ts'
import { aboutPerson, type MakeCommand } from '../src/discord/shell/command.ts'

export const unblock: MakeCommand = () => aboutPerson('command.unblock', unblockPerson)
