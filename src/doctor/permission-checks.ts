/** Checks of the bot's permissions in its servers, and of the order of their roles. */
import type { APIChannel, APIGuild, APIGuildMember, APIRole } from 'discord-api-types/v10'
import { GuildMFALevel, Routes } from 'discord-api-types/v10'
import { forThread, holdsOf, MATCH_CHANNELS } from '../discord/shell/channel-kinds.ts'
import {
  type MemberStanding,
  missingOf,
  type Overwrite,
  permissionsOf,
  serverPermissionsOf,
} from '../discord/shell/permissions.ts'
import type { Check, Examination } from './examination.ts'
import { bad, type Finding, good, look } from './finding.ts'
import { refusalOf } from './trial-requests.ts'

/** Servers that are looked at in detail; a host with more names a channel. */
const MOST_SERVERS = 10
const MANAGE_ROLES = 1n << 28n

type SeenChannel = APIChannel & { readonly permission_overwrites?: readonly Overwrite[]; readonly name?: string }

/** The servers of the bot: permissions by channel, *Manage Roles*, the order of roles, two-factor moderation. */
export const checkPermissions: Check = async (examination) => {
  const guilds = await examination.discord.get<{ id: string; name: string }[]>('/users/@me/guilds')
  if (!guilds.ok) return [bad('servers', refusalOf(guilds), 'Run the doctor again.')]
  const servers = guilds.body.length
  if (servers === 0)
    return [
      bad(
        'servers',
        'The bot is in no server',
        'Open the link that /invite shows, or Portal → Installation → Install Link.',
      ),
    ]
  const found: Finding[] = [good('servers', 'The bot is in servers', { servers })]
  for (const { id, name } of guilds.body.slice(0, MOST_SERVERS))
    found.push(...(await checkServer(examination, id, name)))
  return found
}

async function checkServer({ discord, botId, channelId }: Examination, id: string, name: string): Promise<Finding[]> {
  const [guild, member, channels] = await Promise.all([
    discord.get<APIGuild>(Routes.guild(id)),
    discord.get<APIGuildMember>(Routes.guildMember(id, botId)),
    discord.get<SeenChannel[]>(Routes.guildChannels(id)),
  ])
  const refused = [guild, member, channels].find(({ ok }) => !ok)
  if (!guild.ok || !member.ok || !channels.ok)
    return [
      bad(
        `server ${id}`,
        `${name}: ${refused?.ok === false ? refusalOf(refused) : 'no answer'}`,
        'Add the bot by the link that /invite shows.',
      ),
    ]
  const known = guild.body.roles
  const standing = { guildId: id, userId: botId, roles: member.body.roles, known, overwrites: [] }
  return [
    channelsOf(name, id, channels.body, standing),
    ...named(channels.body, channelId, standing),
    rolesOf(name, id, known, standing),
    twoFactor(name, guild.body),
  ]
}

/** The permissions that the bot lacks in a channel for matches. */
const lackingIn = (channel: SeenChannel, standing: MemberStanding) =>
  missingOf(
    permissionsOf({ ...standing, overwrites: channel.permission_overwrites ?? [] }),
    forThread(holdsOf(channel.type)),
  )

function channelsOf(name: string, id: string, channels: readonly SeenChannel[], standing: MemberStanding): Finding {
  const usable = channels.filter(({ type }) => (MATCH_CHANNELS as readonly number[]).includes(type))
  const lacking = usable.filter((channel) => lackingIn(channel, standing).length > 0)
  const measured = { channels: usable.length, lacking: lacking.length }
  if (usable.length > 0 && lacking.length === usable.length)
    return bad(
      `channels ${id}`,
      `${name}: no channel allows a match`,
      'Type /setup there: it names what each channel lacks.',
      measured,
    )
  return good(`channels ${id}`, `${name}: matches are possible`, measured)
}

function named(channels: readonly SeenChannel[], channelId: string | undefined, standing: MemberStanding): Finding[] {
  const channel = channels.find((one) => one.id === channelId)
  if (channel === undefined) return []
  const lacking = lackingIn(channel, standing)
  return [
    lacking.length === 0
      ? good('channel', 'The channel allows everything that a match needs')
      : bad(
          'channel',
          `The channel lacks ${lacking.join(', ')}`,
          'Channel settings → Permissions → the role of the bot → allow them.',
        ),
  ]
}

function rolesOf(name: string, id: string, roles: readonly APIRole[], standing: MemberStanding): Finding {
  const own = roles.filter((role) => standing.roles.includes(role.id))
  const top = Math.max(0, ...own.map(({ position }) => position))
  const above = roles.filter(({ position }) => position > top).length
  const measured = { 'above the bot': above, 'below the bot': roles.length - above - 1 }
  return (serverPermissionsOf(standing) & MANAGE_ROLES) === 0n
    ? look(
        `roles ${id}`,
        `${name}: the bot can give no champion a role`,
        'Server settings → Roles → the bot’s role → allow Manage Roles, if leagues are to give one.',
        measured,
      )
    : good(`roles ${id}`, `${name}: the bot can give the roles below its own`, measured)
}

const twoFactor = (name: string, { id, mfa_level }: APIGuild): Finding =>
  mfa_level === GuildMFALevel.Elevated
    ? look(
        `two-factor ${id}`,
        `${name}: moderation needs two factors`,
        'Whoever owns the application needs them on their account, or the bot can give no role (60003).',
      )
    : good(`two-factor ${id}`, `${name}: moderation needs no second factor`)
