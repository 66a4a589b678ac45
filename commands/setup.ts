/** `/setup`: what the admins of a server want there. */
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { showSetup } from '../src/discord/handlers/setup.ts'

export const setup: MakeCommand = () => ({
  data: {
    ...named('command.setup'),
    ...described('command.setup.about'),
    ...EVERYWHERE,
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  },

  ack: alone,

  run: (request, app) => showSetup(request, app),
})
