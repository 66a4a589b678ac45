/** `/help`: how to play here. */
import { helpView } from '../src/discord/help/help-panel.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const help: MakeCommand = () => ({
  data: { ...named('command.help'), ...described('command.help.about'), ...EVERYWHERE },

  ack: alone,
  atOnce: true,

  async run(request, app) {
    await request.show(helpView(app, request.incoming.language))
  },
})
