/** `/unblock`: somebody may challenge again. */
import { aboutPerson, type MakeCommand } from '../src/discord/commands.ts'
import { unblock as unblockPerson } from '../src/discord/handlers/settings.ts'

export const unblock: MakeCommand = () => aboutPerson('command.unblock', unblockPerson)
