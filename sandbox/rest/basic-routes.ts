/** The endpoints of the bot itself, its guild and its members. */
import { DiscordError } from '../errors.ts'
import type { Call, Routes, Services } from './routes.ts'

export function basicRoutes({ world, access, gatewayUrl, shards, http }: Services): Routes {
  const { guildOf, personOf } = access

  const self = () => ({ ...world.bot, verified: true, mfa_enabled: true, email: null, locale: 'en-US', flags: 0 })
  const ownApplication = () => ({
    id: world.botId,
    name: world.bot.username,
    icon: null,
    summary: '',
    type: null,
    bot: world.bot,
    verify_key: http.verifyKey,
    interactions_endpoint_url: http.url,
    flags: 0,
    // The application belongs to the person who came first.
    owner: world.people().find(({ user }) => user.id !== world.botId)?.user ?? null,
    team: null,
    approximate_guild_count: 1,
    ...world.portal,
  })

  /** Gives a member a role, or takes it away. The bot needs *Manage Roles*, and a role of its own above that one. */
  const hold = ({ params }: Call, has: boolean): undefined => {
    const guild = guildOf(params.guild_id!)
    const { user } = personOf(params.user_id!)
    if (!world.guilds.isIn(params.guild_id!, user.id)) throw new DiscordError(10007)
    const role = guild.roles.find(({ id }) => id === params.role_id)
    if (role === undefined) throw new DiscordError(10011)
    if (role.id === guild.id) throw new DiscordError(50028)
    const own = guild.roles.find(({ id }) => id === world.botId)!
    if (!world.rights.may('ManageRoles') || role.managed || role.position >= own.position) throw new DiscordError(50013)
    // The owner of the application has none in this world.
    if (guild.mfa_level > 0) throw new DiscordError(60003)
    world.setRole(user.id, params.role_id!, has)
  }

  return {
    'GET /gateway': () => ({ url: gatewayUrl() }),
    'GET /gateway/bot': () => ({ url: gatewayUrl(), ...shards.advice }),
    'GET /users/@me': self,
    'GET /users/@me/guilds': () => world.guilds.ofBot().filter(access.botIsIn).map(guildOf),
    'GET /users/{user_id}': ({ params }) => personOf(params.user_id!).user,
    'GET /applications/@me': ownApplication,
    'GET /oauth2/applications/@me': ownApplication,
    'GET /guilds/{guild_id}': ({ params }) => guildOf(params.guild_id!),
    'GET /guilds/{guild_id}/roles': ({ params }) => guildOf(params.guild_id!).roles,
    // Only applications with the members intent get the whole list.
    'GET /guilds/{guild_id}/members': () => {
      throw new DiscordError(50001)
    },
    'GET /guilds/{guild_id}/members/search': ({ params, query }) => {
      guildOf(params.guild_id!)
      const start = (query.query ?? '').toLowerCase()
      return world
        .people()
        .filter(({ user }) =>
          [user.username, user.global_name ?? ''].some((name) => name.toLowerCase().startsWith(start)),
        )
        .slice(0, Number(query.limit ?? 1))
        .map(({ user }) => world.member(user.id))
    },
    'GET /guilds/{guild_id}/members/{user_id}': ({ params }) => {
      guildOf(params.guild_id!)
      const { user } = personOf(params.user_id === '@me' ? world.botId : params.user_id!)
      if (!world.guilds.isIn(params.guild_id!, user.id)) throw new DiscordError(10007)
      return world.member(user.id)
    },
    'PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}': (request) => hold(request, true),
    'DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}': (request) => hold(request, false),
  }
}
