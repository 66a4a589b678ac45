/** `/invite`: the links that install the bot. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { invitation } from '../src/discord/invite/invite-panel.ts'
import { ANYWHERE, alone, described, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const invite: MakeCommand = () => ({
  data: {
    ...named('command.invite'),
    ...described('command.invite.about'),
    ...ANYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        ...named('command.invite.public'),
        ...described('command.invite.public.about'),
      },
    ],
  },

  ack: (incoming) => (incoming.options.public === true ? 'public' : alone(incoming)),
  atOnce: true,

  async run(request, app) {
    const { incoming } = request
    await request.show(invitation(app, incoming.options.public === true ? incoming.placeLanguage : incoming.language))
  },
})
