/** `/learn`: a first game that explains each rule when it first matters. */

import { showLessons } from '../src/discord/challenge/first-game-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { completeGame, gameNamed, gameOption, isWhy } from '../src/discord/shell/game-options.ts'

export const learn: MakeCommand = () => ({
  data: { ...named('command.learn'), ...described('command.learn.about'), ...EVERYWHERE, options: [gameOption()] },

  needsBot: true,

  ack: alone,
  atOnce: true,

  async run(request, app) {
    const { options, language } = request.incoming
    const game = gameNamed(app, options, language)
    return isWhy(game) ? request.tell(game.why) : showLessons(request, app, game)
  },

  complete: completeGame,
})
