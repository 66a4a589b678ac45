/** `/help`: how to play here. */
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { text } from '../src/discord/components.ts'
import { speak } from '../src/locales/index.ts'

export const help: MakeCommand = () => ({
  data: { ...named('command.help'), ...described('command.help.about'), ...EVERYWHERE },

  ack: alone,

  async run(request) {
    await request.show({ components: [text(speak(request.asked.language)('help.text'))] })
  },
})
