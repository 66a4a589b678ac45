/** `/ladder`: the ratings of a server. */
import { ladderBody } from '../src/discord/profile/server-ladder.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const ladder: MakeCommand = () => ({
  data: { ...named('command.ladder'), ...described('command.ladder.about'), ...EVERYWHERE },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    await request.show(await ladderBody(app, request.incoming, {}))
  },
})
