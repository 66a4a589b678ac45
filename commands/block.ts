/** `/block`: no new matches with somebody. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { block as blockPerson } from '../src/discord/handlers/settings.ts'
import { speak } from '../src/locales/index.ts'

export const block: MakeCommand = () => ({
  data: {
    ...named('command.block'),
    ...described('command.block.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        ...named('command.block.person'),
        ...described('command.block.person.about'),
        required: true,
      },
    ],
  },

  ack: alone,

  async run(request, app) {
    const [whom] = request.asked.people
    if (whom === undefined) return request.tell(speak(request.asked.language)('error.refused'))
    app.people.named(whom.id, whom.name)
    return blockPerson(request, app, whom)
  },
})
