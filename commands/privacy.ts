/** `/privacy`: what is stored of a person; they may take it away, and delete it. */
import { showPrivacy } from '../src/discord/privacy/privacy-clicks.ts'
import { ANYWHERE, alone, described, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const privacy: MakeCommand = () => ({
  data: { ...named('command.privacy'), ...described('command.privacy.about'), ...ANYWHERE },

  ack: alone,

  run: (request, app) => showPrivacy(request, app),
})
