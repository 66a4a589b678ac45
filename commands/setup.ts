/** `/setup`: the settings of a server, for its admins. */
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { showSetup } from '../src/discord/setup/setup-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const setup: MakeCommand = () => ({
  data: {
    ...named('command.setup'),
    ...described('command.setup.about'),
    ...EVERYWHERE,
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  },

  needsBot: true,

  ack: alone,

  run: (request, app) => showSetup(request, app),
})
