/** `/admin`: how the bot is, for those who host it. Discord shows it to admins alone, and the program answers hosts alone. */
import { showAdmin } from '../src/discord/admin/admin-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const admin: MakeCommand = () => ({
  data: {
    ...named('command.admin'),
    ...described('command.admin.about'),
    ...EVERYWHERE,
    contexts: [0],
    default_member_permissions: '0',
  },

  ack: alone,

  run: (request, app) => showAdmin(request, app),
})
