/** Ways to install the bot: in a server, where matches need threads, or for one person, for looking things up. */
import { OAuth2Scopes } from 'discord.js'
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { App } from '../shell/app.ts'
import { type Body, link, row, text } from '../shell/components.ts'
import { bitsOf, NEEDED } from '../shell/permissions.ts'

/** Discord's numbers for the ways of installing an application. */
const IN_GUILD = '0'
const FOR_USER = '1'

function address(applicationId: string, way: string, scopes: readonly string[], more: Record<string, string>): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    integration_type: way,
    scope: scopes.join(' '),
    ...more,
  })
  return `https://discord.com/oauth2/authorize?${query}`
}

/** The address that adds the bot to a server. */
export const serverLink = (applicationId: string): string =>
  address(applicationId, IN_GUILD, [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands], {
    permissions: bitsOf(NEEDED).toString(),
  })

/** The address that adds its commands to a person's own account. */
export const userLink = (applicationId: string): string =>
  address(applicationId, FOR_USER, [OAuth2Scopes.ApplicationsCommands], {})

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
