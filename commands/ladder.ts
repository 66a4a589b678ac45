/** `/ladder`: the ratings of a server. */
import { ladderBody } from '../src/discord/profile/server-ladder.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { completeGame, gameNamed, gameOption, isWhy } from '../src/discord/shell/game-options.ts'

export const ladder: MakeCommand = () => ({
  data: { ...named('command.ladder'), ...described('command.ladder.about'), ...EVERYWHERE, options: [gameOption()] },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    const game = gameNamed(app, request.incoming.options, request.incoming.language)
    if (isWhy(game)) return request.tell(game.why)
    await request.show(await ladderBody(app, request.incoming, { game: game?.id }))
  },

  complete: completeGame,
})
