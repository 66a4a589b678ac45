/** `/help`: how to play here. */
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { button, row, text } from '../src/discord/shell/components.ts'
import { customId } from '../src/discord/shell/custom-id.ts'
import { speak } from '../src/locales/index.ts'

export const help: MakeCommand = () => ({
  data: { ...named('command.help'), ...described('command.help.about'), ...EVERYWHERE },

  ack: alone,
  atOnce: true,

  async run(request, app) {
    const say = speak(request.incoming.language)
    const teaches = Object.values(app.games).some(({ lesson }) => lesson !== undefined)
    const learns = teaches ? [button(customId('learn', 'intro'), say('learn.offer.yes'), 'main')] : []
    await request.show({
      components: [text(say('help.text')), row(...learns, button(customId('invite'), say('invite.button')))],
    })
  },
})
