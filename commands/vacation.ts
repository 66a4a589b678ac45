/** `/vacation`: takes vacation days, on which the clocks of a person stand still, and ends them. */
import { showVacation } from '../src/discord/clock/vacation-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const vacation: MakeCommand = () => ({
  data: { ...named('command.vacation'), ...described('command.vacation.about'), ...EVERYWHERE },

  ack: alone,
  atOnce: true,

  run: (request, app) => showVacation(request, app),
})
