/** `/block`: no new matches with somebody. */
import { aboutPerson, type MakeCommand } from '../src/discord/commands.ts'
import { block as blockPerson } from '../src/discord/handlers/settings.ts'

export const block: MakeCommand = () => aboutPerson('command.block', blockPerson)
