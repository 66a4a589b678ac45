/** `/queue`: find me an opponent. */
import { queueBody } from '../src/discord/queue/queue-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { completeGame, gameNamed, gameOption, isWhy } from '../src/discord/shell/game-options.ts'

export const queue: MakeCommand = () => ({
  data: { ...named('command.queue'), ...described('command.queue.about'), ...EVERYWHERE, options: [gameOption()] },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    const game = gameNamed(app, request.incoming.options, request.incoming.language)
    if (isWhy(game)) return request.tell(game.why)
    await request.show(await queueBody(app, request.incoming, 'show', game?.id ?? '', []))
  },

  complete: completeGame,
})
