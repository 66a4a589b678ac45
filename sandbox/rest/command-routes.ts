/** The endpoints that register commands. */
import type { APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10'
import { DiscordError, refuseIf } from '../errors.ts'
import { type CommandDraft, complaintsAboutCommand, complaintsAboutSet } from '../limits.ts'
import type { Call, Handler, Routes, Services } from './routes.ts'

/** Handles the requests for commands. */
export class CommandRoutes {
  readonly #world: Services['world']
  readonly #access: Services['access']

  constructor({ world, access }: Services) {
    this.#world = world
    this.#access = access
  }

  readonly #application = (id: string) => {
    if (id !== this.#world.botId) throw new DiscordError(50001)
  }

  readonly #scopeOf = ({ params }: Call): 'global' | 'guild' => {
    this.#application(params.application_id!)
    if (params.guild_id === undefined) return 'global'
    this.#access.guildOf(params.guild_id)
    return 'guild'
  }

  readonly #completed = (draft: CommandDraft, scope: 'global' | 'guild', id: string): APIApplicationCommand =>
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
      application_id: this.#world.botId,
      ...(scope === 'guild' ? { guild_id: this.#world.guildId } : {}),
      type: (draft.type ?? 1) as ApplicationCommandType,
      description: draft.description ?? '',
      version: this.#world.newId(),
    }) as APIApplicationCommand

  readonly #sameAs = (draft: CommandDraft) => (command: APIApplicationCommand) =>
    command.name === draft.name && command.type === (draft.type ?? 1)

  readonly #replaceCommands: Handler = (call) => {
    const scope = this.#scopeOf(call)
    const drafts = (call.body ?? []) as CommandDraft[]
    refuseIf([
      ...drafts.flatMap((draft, index) => complaintsAboutCommand(draft, `/${index}`)),
      ...complaintsAboutSet(drafts),
    ])
    const before = this.#world.commands(scope)
    const commands = drafts.map((draft) =>
      this.#completed(draft, scope, before.find(this.#sameAs(draft))?.id ?? this.#world.newId()),
    )
    this.#world.saveCommands(commands, before)
    return commands
  }

  readonly #createCommand: Handler = (call) => {
    const scope = this.#scopeOf(call)
    const draft = call.body as CommandDraft
    const before = this.#world.commands(scope)
    const old = before.find(this.#sameAs(draft))
    refuseIf([
      ...complaintsAboutCommand(draft, ''),
      ...complaintsAboutSet([...before.filter((command) => command !== old), draft] as CommandDraft[]),
    ])
    const command = this.#completed(draft, scope, old?.id ?? this.#world.newId())
    this.#world.saveCommands([command])
    return command
  }

  readonly #commandOf = (call: Call): APIApplicationCommand => {
    const command = this.#world.commands(this.#scopeOf(call)).find(({ id }) => id === call.params.command_id)
    if (command === undefined) throw new DiscordError(10063)
    return command
  }

  readonly #patchCommand: Handler = (call) => {
    const draft = { ...this.#commandOf(call), ...(call.body as object) } as unknown as CommandDraft
    refuseIf(complaintsAboutCommand(draft, ''))
    const command = this.#completed(draft, this.#scopeOf(call), call.params.command_id!)
    this.#world.saveCommands([command])
    return command
  }

  readonly #listCommands: Handler = (call) => {
    const commands = this.#world.commands(this.#scopeOf(call))
    if (call.query.with_localizations === 'true') return commands
    const languages = ['name_localizations', 'description_localizations']
    return JSON.parse(JSON.stringify(commands, (key, value) => (languages.includes(key) ? undefined : value)))
  }

  readonly #deleteCommand: Handler = (call) => this.#world.saveCommands([], [this.#commandOf(call)])

  /** Returns the endpoints by their names. */
  routes(): Routes {
    return {
      'GET /applications/{application_id}/commands': this.#listCommands,
      'PUT /applications/{application_id}/commands': this.#replaceCommands,
      'POST /applications/{application_id}/commands': this.#createCommand,
      'GET /applications/{application_id}/commands/{command_id}': this.#commandOf,
      'PATCH /applications/{application_id}/commands/{command_id}': this.#patchCommand,
      'DELETE /applications/{application_id}/commands/{command_id}': this.#deleteCommand,
      'GET /applications/{application_id}/guilds/{guild_id}/commands': this.#listCommands,
      'PUT /applications/{application_id}/guilds/{guild_id}/commands': this.#replaceCommands,
      'POST /applications/{application_id}/guilds/{guild_id}/commands': this.#createCommand,
      'GET /applications/{application_id}/guilds/{guild_id}/commands/{command_id}': this.#commandOf,
      'PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}': this.#patchCommand,
      'DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id}': this.#deleteCommand,
    }
  }
}
