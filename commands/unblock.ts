/** `/unblock`: somebody may challenge again. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { unblock as unblockPerson } from '../src/discord/handlers/settings.ts'
import { speak } from '../src/locales/index.ts'

export const unblock: MakeCommand = () => ({
  data: {
    ...named('command.unblock'),
    ...described('command.unblock.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        ...named('command.unblock.person'),
        ...described('command.unblock.person.about'),
        required: true,
      },
    ],
  },

  ack: alone,

  async run(request, app) {
    const [whom] = request.asked.people
    if (whom === undefined) return request.tell(speak(request.asked.language)('error.refused'))
    app.people.named(whom.id, whom.name)
    return unblockPerson(request, app, whom)
  },
})
