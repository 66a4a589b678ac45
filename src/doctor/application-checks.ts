/** Checks of the application itself: what stands in the developer portal, and how Discord reaches the program. */
import type { APIApplication, APIApplicationCommand, RESTGetAPIGatewayBotResult } from 'discord-api-types/v10'
import { ApplicationCommandType, Routes } from 'discord-api-types/v10'
import { hashOfCommands } from '../discord/shell/command-registration.ts'
import { bitsOf, missingOf, NEEDED } from '../discord/shell/permissions.ts'
import type { Check } from './examination.ts'
import { bad, type Finding, good, look } from './finding.ts'
import { refusalOf } from './trial-requests.ts'

/** The settings of the portal: who may add the bot, and what it is added with. */
export const checkPortal: Check = async ({ application }) => [
  application.bot_public
    ? good('public', 'Everybody may add the bot')
    : bad('public', 'Only its owner may add the bot', 'Portal → Bot → switch Public Bot on.'),
  application.bot_require_code_grant
    ? bad('code-grant', 'Adding the bot asks for a code', 'Portal → Bot → switch OAuth2 Code Grant off.')
    : good('code-grant', 'Adding the bot needs no code'),
  ownerOf(application),
  application.description.trim() === ''
    ? look(
        'description',
        'The application has no description',
        'Portal → General Information → describe it. Say that commands in direct messages need a common server.',
      )
    : good('description', 'The application has a description'),
  ...serverInstall(application),
  userInstall(application),
  application.terms_of_service_url && application.privacy_policy_url
    ? good('urls', 'Terms of service and privacy policy have addresses')
    : look(
        'urls',
        'Terms of service or privacy policy have no address',
        'Portal → General Information → enter both: Discord asks for them before a bot may be in more than 100 servers.',
      ),
]

function ownerOf({ team, owner }: APIApplication): Finding {
  const members = team?.members.length ?? 0
  if (team != null) return good('owner', 'The application belongs to a team', { members })
  return owner == null
    ? look('owner', 'Discord names no owner', 'Set OWNERS, or nobody can use /admin.')
    : good('owner', 'The application belongs to one person')
}

const SERVER = '0'
const PERSON = '1'
type Install = { scopes?: readonly string[]; permissions?: string } | undefined
const installOf = ({ integration_types_config: config }: APIApplication, way: string): Install | null => {
  const ways = config as Record<string, { oauth2_install_params?: Install } | undefined> | undefined
  return ways?.[way] === undefined ? null : (ways[way].oauth2_install_params ?? {})
}

function serverInstall(application: APIApplication): readonly Finding[] {
  const install = installOf(application, SERVER)
  const where = 'Portal → Installation → Guild Install →'
  if (install == null) return [bad('server-install', 'Servers can not add the application', `${where} switch it on.`)]
  const scopes = ['bot', 'applications.commands'].filter((scope) => !install.scopes?.includes(scope))
  const missing = missingOf(BigInt(install.permissions ?? '0'), NEEDED)
  return [
    scopes.length === 0
      ? good('server-scopes', '“Add App” brings the bot and its commands into a server')
      : bad('server-scopes', `“Add App” lacks the scope ${scopes.join(' and ')}`, `${where} add it under Scopes.`),
    missing.length === 0
      ? good('server-permissions', '“Add App” asks for the permissions that the bot needs')
      : bad(
          'server-permissions',
          `“Add App” does not ask for ${missing.join(', ')}`,
          `${where} add them under Permissions.`,
          {
            permissions: bitsOf(NEEDED).toString(),
          },
        ),
  ]
}

function userInstall(application: APIApplication): Finding {
  const install = installOf(application, PERSON)
  return install?.scopes?.includes('applications.commands')
    ? good('user-install', 'People can add the commands to their own account')
    : bad(
        'user-install',
        'People can not add the commands to their own account',
        'Portal → Installation → User Install → switch it on, with the scope applications.commands.',
      )
}

/** A signature that no key has made. */
const WRONG_SIGNATURE = '0'.repeat(128)

/** How Discord brings the requests of people: the gateway with its starts, or an address of ours. */
export const checkIntake: Check = async ({ application, discord }) => {
  const endpoint = application.interactions_endpoint_url
  const found: Finding[] = [
    endpoint ? await checkEndpoint(endpoint) : good('endpoint', 'Requests come over the gateway'),
  ]
  const gateway = await discord.get<RESTGetAPIGatewayBotResult>(Routes.gatewayBot())
  if (!gateway.ok)
    return [
      ...found,
      bad('gateway', refusalOf(gateway), 'Run the doctor again; if it stays so, look at discordstatus.com.'),
    ]
  const { session_start_limit: limit, shards } = gateway.body
  const measured = { left: limit.remaining, 'of a day': limit.total, shards, 'at once': limit.max_concurrency }
  found.push(
    limit.remaining < 50
      ? bad(
          'gateway',
          'Few starts of the gateway are left today',
          'Start the program less often, or wait a day.',
          measured,
        )
      : good('gateway', 'The gateway takes the bot', measured),
  )
  return found
}

async function checkEndpoint(endpoint: string): Promise<Finding> {
  const ask = 'Start the program with INTERACTIONS_PORT behind this address, or empty the field in the portal.'
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature-ed25519': WRONG_SIGNATURE,
        'x-signature-timestamp': '0',
      },
      body: '{"type":1}',
    })
    return status === 401
      ? good('endpoint', 'Requests come by HTTP, and the address refuses wrong signatures')
      : bad('endpoint', `The address for requests answers ${status} to a wrong signature, not 401`, ask)
  } catch {
    return bad('endpoint', 'Nobody answers at the address for requests', ask)
  }
}

/** The commands as Discord keeps them, against those of this version. */
export const checkCommands: Check = async ({ application, discord, commands, write }) => {
  const route = Routes.applicationCommands(application.id)
  const query = new URLSearchParams({ with_localizations: 'true' })
  const present = await discord.get<APIApplicationCommand[]>(route, { query })
  if (!present.ok)
    return [bad('commands', refusalOf(present), 'Portal → Bot → reset the token, and set DISCORD_TOKEN.')]
  const entry = present.body.filter(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint)
  const known = present.body.filter((command) => !entry.includes(command))
  const entries = entry.map(({ name }) =>
    look(
      'entry-point',
      `/${name} opens an activity that the bot does not have`,
      'Portal → Activities → switch them off.',
    ),
  )
  const wanted = commands.map(({ data }) => data)
  const measured = { commands: wanted.length, 'at Discord': known.length }
  if (hashOfCommands(known) === hashOfCommands(wanted))
    return [good('commands', 'Discord has the commands of this version', measured), ...entries]
  if (!write)
    return [
      look(
        'commands',
        'Discord has other commands',
        'The program writes them when it starts; --write does so now.',
        measured,
      ),
      ...entries,
    ]
  const written = await discord.put(route, { body: wanted })
  return [
    written.ok
      ? good('commands', 'The commands were written', measured)
      : bad(
          'commands',
          `Discord refuses the commands: ${refusalOf(written)}`,
          'Report this line as a fault of HoloNet.',
        ),
    ...entries,
  ]
}
