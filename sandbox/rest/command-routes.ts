/** Registering commands. */
import type { APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10'
import { DiscordError, refuseIf } from '../errors.ts'
import { type CommandDraft, complaintsAboutCommand, complaintsAboutSet } from '../limits.ts'
import type { Call, Handler, Routes, Services } from './routes.ts'

export function commandRoutes({ world, access }: Services): Routes {
  const { guildOf } = access

  const application = (id: string) => {
    if (id !== world.botId) throw new DiscordError(50001)
  }

  const scopeOf = ({ params }: Call): 'global' | 'guild' => {
    application(params.application_id!)
    if (params.guild_id === undefined) return 'global'
    guildOf(params.guild_id)
    return 'guild'
  }

  const completed = (draft: CommandDraft, scope: 'global' | 'guild', id: string): APIApplicationCommand =>
    ({
      nsfw: false,
      default_member_permissions: null,
      name_localizations: null,
      description_localizations: null,
      integration_types: [0],
      contexts: null,
      dm_permission: true,
      ...draft,
      id,
      application_id: world.botId,
      ...(scope === 'guild' ? { guild_id: world.guildId } : {}),
      type: (draft.type ?? 1) as ApplicationCommandType,
      description: draft.description ?? '',
      version: world.newId(),
    }) as APIApplicationCommand

  const sameAs = (draft: CommandDraft) => (command: APIApplicationCommand) =>
    command.name === draft.name && command.type === (draft.type ?? 1)

  const replaceCommands: Handler = (call) => {
    const scope = scopeOf(call)
    const drafts = (call.body ?? []) as CommandDraft[]
    refuseIf([
      ...drafts.flatMap((draft, index) => complaintsAboutCommand(draft, `/${index}`)),
      ...complaintsAboutSet(drafts),
    ])
    const before = world.commands(scope)
    const commands = drafts.map((draft) => completed(draft, scope, before.find(sameAs(draft))?.id ?? world.newId()))
    world.saveCommands(commands, before)
    return commands
  }

  const createCommand: Handler = (call) => {
    const scope = scopeOf(call)
    const draft = call.body as CommandDraft
    const before = world.commands(scope)
    const old = before.find(sameAs(draft))
    refuseIf([
      ...complaintsAboutCommand(draft, ''),
      ...complaintsAboutSet([...before.filter((command) => command !== old), draft] as CommandDraft[]),
    ])
    const command = completed(draft, scope, old?.id ?? world.newId())
    world.saveCommands([command])
    return command
  }

  const commandOf = (call: Call): APIApplicationCommand => {
    const command = world.commands(scopeOf(call)).find(({ id }) => id === call.params.command_id)
    if (command === undefined) throw new DiscordError(10063)
    return command
  }

  const patchCommand: Handler = (call) => {
    const draft = { ...commandOf(call), ...(call.body as object) } as unknown as CommandDraft
    refuseIf(complaintsAboutCommand(draft, ''))
    const command = completed(draft, scopeOf(call), call.params.command_id!)
    world.saveCommands([command])
    return command
  }

  const listCommands: Handler = (call) => {
    const commands = world.commands(scopeOf(call))
    if (call.query.with_localizations === 'true') return commands
    const languages = ['name_localizations', 'description_localizations']
    return JSON.parse(JSON.stringify(commands, (key, value) => (languages.includes(key) ? undefined : value)))
  }

  const deleteCommand: Handler = (call) => world.saveCommands([], [commandOf(call)])

  return {
    'GET /applications/{application_id}/commands': listCommands,
    'PUT /applications/{application_id}/commands': replaceCommands,
    'POST /applications/{application_id}/commands': createCommand,
    'GET /applications/{application_id}/commands/{command_id}': commandOf,
    'PATCH /applications/{application_id}/commands/{command_id}': patchCommand,
    'DELETE /applications/{application_id}/commands/{command_id}': deleteCommand,
    'GET /applications/{application_id}/guilds/{guild_id}/commands': listCommands,
    'PUT /applications/{application_id}/guilds/{guild_id}/commands': replaceCommands,
    'POST /applications/{application_id}/guilds/{guild_id}/commands': createCommand,
    'GET /applications/{application_id}/guilds/{guild_id}/commands/{command_id}': commandOf,
    'PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}': patchCommand,
    'DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id}': deleteCommand,
  }
}
