/** The guilds of the sandbox and their roles, in the format of Discord's API. */
import { everyone } from './permissions.ts'

/** A further guild; the first one is for everybody. */
export interface StoredGuild {
  id: string
  name: string
  /** Ids of the people in it. */
  people: string[]
  /** Whether the bot is in it. */
  bot: boolean
  /** It has the commands, also without the bot. */
  commands?: true
}

/** A role that somebody has made; the roles of everybody and of the bot always exist. */
export interface StoredRole {
  id: string
  name: string
  /** The permissions that it adds, as a decimal string. */
  permissions: string
  /** Stands above the role of the bot, so that the bot can't give it. */
  aboveBot?: boolean
  /** Belongs to an app or to Discord: nobody can give it. */
  managed?: boolean
}

/** The demands of a guild on those who moderate it. */
export interface GuildRules {
  /** The person who owns it; default: nobody. */
  ownerId?: string
  /** Whether those who moderate it, and the owners of bots, need two-factor authentication. */
  twoFactor?: boolean
}

/** Returns a role in Discord's format, at its position in the list. */
function shownRole({ id, name, permissions, managed = false }: StoredRole, position: number) {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position,
    permissions,
    managed,
    mentionable: false,
    flags: 0,
  }
}

/** Returns the guild in Discord's format, with the roles of everybody, of the bot, and those that people have made. */
export function shownGuild(
  { id: guildId, name: guildName }: Pick<StoredGuild, 'id' | 'name'>,
  botId: string,
  roles: readonly StoredRole[],
  botBits: bigint,
  { ownerId = guildId, twoFactor = false }: GuildRules = {},
) {
  const role = (id: string, name: string, position: number, permissions: bigint) => ({
    ...shownRole({ id, name, permissions: permissions.toString() }, position),
    managed: position > 0,
    ...(position > 0 ? { tags: { bot_id: botId } } : {}),
  })
  // A new role comes below the others: somebody has to drag it above the bot's.
  const below = roles.filter(({ aboveBot = false }) => !aboveBot)
  const above = roles.filter(({ aboveBot = false }) => aboveBot)
  const made = [
    ...below.map((one, at) => shownRole(one, at + 1)),
    ...above.map((one, at) => shownRole(one, below.length + at + 2)),
  ]
  return {
    id: guildId,
    name: guildName,
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: ownerId,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: [role(guildId, '@everyone', 0, everyone), role(botId, 'HoloNet', below.length + 1, botBits), ...made],
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: twoFactor ? 1 : 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: 'en-US',
    nsfw_level: 0,
    nsfw: false,
    region: 'deprecated',
    max_members: 250_000,
    hub_type: null,
    incidents_data: null,
  }
}
