/** `/profile`: the page of a person. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { profileBody } from '../src/discord/profile/profile-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const profile: MakeCommand = () => ({
  data: {
    ...named('command.profile'),
    ...described('command.profile.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        ...named('command.profile.person'),
        ...described('command.profile.person.about'),
      },
    ],
  },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    const { incoming } = request
    for (const { id, name } of incoming.people) app.people.named(id, name)
    await request.show(await profileBody(app, incoming, { person: incoming.people[0]?.id ?? incoming.person }))
  },
})
