/** `/block`: no new matches with a person. */

import { blockPerson } from '../src/discord/challenge/blocking.ts'
import { aboutPerson, type MakeCommand } from '../src/discord/shell/command.ts'

export const block: MakeCommand = () => aboutPerson('command.block', blockPerson)
