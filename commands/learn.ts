/** `/learn`: a first game in which each rule is told when it first matters. */
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { showLessons } from '../src/discord/handlers/learning.ts'

export const learn: MakeCommand = () => ({
  data: { ...named('command.learn'), ...described('command.learn.about'), ...EVERYWHERE },

  ack: alone,
  atOnce: true,

  run: showLessons,
})
