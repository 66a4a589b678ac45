/** `/learn`: a first game that explains each rule when it first matters. */

import { showLessons } from '../src/discord/challenge/first-game-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const learn: MakeCommand = () => ({
  data: { ...named('command.learn'), ...described('command.learn.about'), ...EVERYWHERE },

  needsBot: true,

  ack: alone,
  atOnce: true,

  run: showLessons,
})
