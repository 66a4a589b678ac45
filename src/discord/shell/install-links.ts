/** Addresses that install the bot: in a server, where matches need threads, or for one person, for looking things up. */
import { OAuth2Scopes } from 'discord.js'
import { speak } from '../../locales/index.ts'
import type { App } from './app.ts'
import { type Body, link, row, text } from './components.ts'
import { bitsOf, NEEDED } from './permissions.ts'
import type { IncomingRequest } from './requests.ts'

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

/** The address that adds the bot to a server. @param guildId the server, if it is known */
export const serverLink = (applicationId: string, guildId?: string | null): string =>
  address(applicationId, IN_GUILD, [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands], {
    permissions: bitsOf(NEEDED).toString(),
    ...(guildId == null ? {} : { guild_id: guildId, disable_guild_select: 'true' }),
  })

/** The address that adds its commands to a person's own account. */
export const userLink = (applicationId: string): string =>
  address(applicationId, FOR_USER, [OAuth2Scopes.ApplicationsCommands], {})

/** The sentence for a server that has the commands and not the bot, and the button that adds it. */
export function botMissing({ applicationId }: Pick<App, 'applicationId'>, { language, place }: IncomingRequest): Body {
  const say = speak(language)
  return {
    components: [
      text(say('place.without-bot')),
      row(link(serverLink(applicationId, place.guildId), say('invite.server'))),
    ],
  }
}
