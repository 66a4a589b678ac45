/** `/games`: a person's matches, with links to their panels, and their last finished ones. */

import { allMatches } from '../src/discord/match/match-list.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const games: MakeCommand = () => ({
  data: { ...named('command.games'), ...described('command.games.about'), ...EVERYWHERE },

  ack: alone,
  atOnce: true,

  async run(request, app) {
    const { person, language } = request.incoming
    await request.show(await allMatches(app, person, language))
  },
})
