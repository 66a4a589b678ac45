/** The settings of the application in the developer portal, as its owner has entered them. */

/** How an application is installed: with which scopes, and for a guild with which permissions of the bot. */
interface Install {
  oauth2_install_params?: { scopes: string[]; permissions: string }
}

/** The fields of the application that its owner sets. */
export interface Portal {
  description: string
  bot_public: boolean
  bot_require_code_grant: boolean
  terms_of_service_url: string | null
  privacy_policy_url: string | null
  /** By `0` for guilds and `1` for people. */
  integration_types_config: Record<string, Install>
}

/** Everything that a bot with matches needs: view, send, attach files, read the history, threads. */
const PERMISSIONS = '309237746688'

/** Returns the settings of an owner who has followed the README. */
export const newPortal = (): Portal => ({
  description: 'Card games by message. In direct messages, commands need a server that we share.',
  bot_public: true,
  bot_require_code_grant: false,
  terms_of_service_url: 'https://example.org/terms',
  privacy_policy_url: 'https://example.org/privacy',
  integration_types_config: {
    0: { oauth2_install_params: { scopes: ['bot', 'applications.commands'], permissions: PERMISSIONS } },
    1: { oauth2_install_params: { scopes: ['applications.commands'], permissions: '0' } },
  },
})
