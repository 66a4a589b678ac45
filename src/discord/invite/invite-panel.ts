/** Ways to install the bot: in a server, where matches need threads, or for one person, for looking things up. */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { App } from '../shell/app.ts'
import { type Body, link, row, text } from '../shell/components.ts'
import { serverLink, userLink } from '../shell/install-links.ts'

/** The links by which the bot is installed in a server or for one person. */
export function invitation({ applicationId }: Pick<App, 'applicationId'>, language: Language): Body {
  const say = speak(language)
  return {
    components: [
      text(say('invite.text')),
      row(link(serverLink(applicationId), say('invite.server')), link(userLink(applicationId), say('invite.user'))),
    ],
  }
}
