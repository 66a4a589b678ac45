/** One window of one person. It checks their actions as Discord's own client does before it sends anything. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  type APIAttachment,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionType,
  MessageReferenceType,
  MessageType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10'
import { type AnyChannel, isThread } from './channels.ts'
import type { Faults } from './faults.ts'
import { type Asker, contextOf, type Interaction, type Interactions } from './interactions.ts'
import { type Component, type as component, flatten, isSelect } from './limits.ts'
import type { Messages } from './messages.ts'
import { mayUse } from './permissions.ts'
import { type CommandInput, FAULTS, type ModalValues, type PageSays, type Ref, type SandboxSays } from './protocol.ts'
import type { Uploads } from './uploads.ts'
import type { StoredMessage, World } from './world.ts'

/** An action that Discord's own client would refuse; the message is for the person. */
class NotPossible extends Error {}

/** One window of one person. */
export class Window {
  readonly #world: World
  readonly #interactions: Interactions
  readonly #messages: Messages
  readonly #uploads: Uploads
  readonly #faults: Faults
  readonly #userId: string
  readonly #tell: (event: SandboxSays) => void
  /** Modals that are open here, by the interaction that caused them. */
  readonly #modals = new Map<string, Interaction>()
  /** The last pick in each select, by its message as it was then: an edit of the message takes the tick away. */
  readonly #ticks = new Map<string, { readonly stored: StoredMessage; readonly values: string }>()

  constructor(
    world: World,
    interactions: Interactions,
    messages: Messages,
    uploads: Uploads,
    faults: Faults,
    userId: string,
    tell: (event: SandboxSays) => void,
  ) {
    this.#world = world
    this.#interactions = interactions
    this.#messages = messages
    this.#uploads = uploads
    this.#faults = faults
    this.#userId = userId
    this.#tell = tell
  }

  say(request: PageSays): void {
    try {
      this.#do(request)
    } catch (error) {
      const ref = 'ref' in request && request.ref !== undefined ? { ref: request.ref } : {}
      this.#tell({ type: 'refused', ...ref, message: (error as Error).message })
    }
  }

  #do(request: PageSays): void {
    switch (request.type) {
      case 'send':
        return this.#send(request)
      case 'command':
        return this.#command(request)
      case 'contextCommand':
        return this.#contextCommand(request)
      case 'autocomplete':
        return this.#autocomplete(request)
      case 'click':
        return this.#click(request)
      case 'select':
        return this.#select(request)
      case 'submitModal':
        return this.#submit(request)
      case 'closeModal':
        this.#modals.delete(request.interactionId)
        return
      case 'openDm':
        return this.#tell({ type: 'opened', ref: request.ref, channelId: this.#world.openDm(this.#userId).id })
      case 'dismiss': {
        const stored = this.#message(request.channelId, request.messageId)
        if (stored.owner !== this.#userId) throw new NotPossible('Only messages that nobody else sees can be dismissed')
        return this.#world.saveMessage({ ...stored, dismissed: true })
      }
      case 'setLocale':
        return this.#world.savePerson({ ...this.#me, locale: request.locale })
      case 'setDms':
        return this.#world.savePerson({ ...this.#me, dmsOpen: request.open })
      case 'read':
        return this.#world.markRead(this.#userId, request.channelId)
      case 'setFault':
        if (!FAULTS.includes(request.name)) throw new NotPossible('Unknown fault')
        return this.#faults.set(request.name, request.on === true)
      default:
        throw new NotPossible(`The sandbox doesn't know this request: ${JSON.stringify(request)}`)
    }
  }

  get #me() {
    return this.#world.person(this.#userId)!
  }

  /** Commands are not offered in an archived thread. */
  #refuseArchived(channel: AnyChannel): void {
    if (isThread(channel) && channel.thread_metadata!.archived) throw new NotPossible('This thread is archived')
  }

  /**
   * Before a client sends a click in an archived thread it reopens the thread as its person. A person who is not in
   * it gets an error, and the bot hears nothing. In a locked thread every button fails.
   */
  #reopen(channel: AnyChannel): void {
    if (!isThread(channel)) return
    const { archived, locked } = channel.thread_metadata!
    const member = this.#world.threadMembers(channel.id).includes(this.#userId)
    if (locked || (archived && !member)) throw new NotPossible('An error occurred')
    if (archived) this.#world.archive(channel, false)
  }

  #channel(id: string): AnyChannel {
    const channel = this.#world.channel(id)
    if (channel === undefined || !this.#world.sees(this.#userId, channel)) throw new NotPossible('Unknown channel')
    return channel
  }

  #message(channelId: string, messageId: string): StoredMessage {
    this.#channel(channelId)
    const stored = this.#world.message(messageId)
    if (stored?.message.channel_id !== channelId || !isFor(stored, this.#userId)) {
      throw new NotPossible('This message is not there any more')
    }
    return stored
  }

  #send({ channelId, content, replyTo }: Extract<PageSays, { type: 'send' }>): void {
    const channel = this.#channel(channelId)
    if (isThread(channel) && channel.thread_metadata!.locked) throw new NotPossible('This thread is locked')
    if (channel.type === ChannelType.GuildForum) throw new NotPossible('A forum holds posts alone')
    const permission = isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages'
    if (!this.#world.can(this.#userId, permission, channel)) throw new NotPossible('You cannot write here')
    const draft = this.#messages.compose(channel, this.#me.user, { content: this.#withMentions(content) })
    if (replyTo === undefined) this.#world.addMessage(draft)
    else {
      this.#message(channelId, replyTo)
      const reference = { type: MessageReferenceType.Default, channel_id: channelId, message_id: replyTo }
      this.#world.addMessage({ ...draft, type: MessageType.Reply, message_reference: reference })
    }
    this.#world.markRead(this.#userId, channelId)
  }

  /** Discord's client turns a typed `@Name` into a mention. */
  #withMentions(content: string): string {
    return this.#world
      .people()
      .reduce((text, { user }) => text.replaceAll(`@${user.global_name ?? user.username}`, `<@${user.id}>`), content)
  }

  // Commands -----------------------------------------------------------------------------------------------------------

  #find(commandId: string, type: ApplicationCommandType, channel: AnyChannel): APIApplicationCommand {
    const command = this.#world.commands('all').find(({ id }) => id === commandId)
    if (command === undefined || command.type !== type) throw new NotPossible('Unknown command')
    const context = contextOf(channel)
    if (command.contexts && !command.contexts.includes(context)) throw new NotPossible('This command is not for here')
    const guildId = this.#world.guildOf(channel)
    const alone = guildId === null ? context === 2 : !this.#world.guilds.hasCommands(guildId)
    const own = command.integration_types?.includes(ApplicationIntegrationType.UserInstall)
    if (alone && !own) throw new NotPossible('This app is not installed here')
    // Clients offer such a command all the same.
    const shared = this.#world.guilds.sharedWith(this.#userId, this.#faults.has('kicked'))
    if (context === 1 && !own && !shared) throw new NotPossible('Unknown Integration')
    if (command.guild_id !== undefined && command.guild_id !== guildId)
      throw new NotPossible('This command is not for here')
    if (context === 0 && !mayUse(this.#world.permissions(channel, this.#userId), command.default_member_permissions))
      throw new NotPossible('You may not use this command')
    this.#refuseArchived(channel)
    return command
  }

  #command(request: { ref: Ref; channelId: string } & CommandInput): void {
    const channel = this.#channel(request.channelId)
    const command = this.#find(request.commandId, ApplicationCommandType.ChatInput, channel)
    const { definitions, wrap } = descend(command, request.subcommand ?? [])
    const input = { ...request.options }
    const options = definitions.flatMap((definition) => {
      const value = input[definition.name]
      delete input[definition.name]
      if (value === undefined || value === '') {
        if ('required' in definition && definition.required) throw new NotPossible(`${definition.name} is required`)
        return []
      }
      return [{ name: definition.name, type: definition.type, value: this.#checked(definition, value, channel.id) }]
    })
    const unknown = Object.keys(input)
    if (unknown.length > 0) throw new NotPossible(`/${command.name} has no option ${unknown.join(', ')}`)
    const resolved = this.#resolved(
      options.filter(({ type }) => type === Option.User || type === Option.Mentionable).map(({ value }) => value),
      options.filter(({ type }) => type === Option.Channel).map(({ value }) => value),
      [],
      options.filter(({ type }) => type === Option.Attachment).map(({ value }) => this.#file(value, channel.id)!),
    )
    this.#interactions.begin({
      type: InteractionType.ApplicationCommand,
      user: this.#me.user,
      channel,
      data: { ...named(command), options: wrap(options), ...resolved },
      asker: this.#asker(request.ref),
      command: { name: [command.name, ...(request.subcommand ?? [])].join(' '), type: command.type },
    })
  }

  /** Checks a value as Discord's client does before it sends a command. */
  #checked(
    option: APIApplicationCommandOption,
    value: string | number | boolean,
    channelId: string,
  ): string | number | boolean {
    const wrong = (what: string) => new NotPossible(`${option.name}: ${what}`)
    switch (option.type) {
      case Option.String: {
        const text = String(value)
        if (option.choices?.length && !option.choices.some((choice) => choice.value === text)) {
          throw wrong('is none of the choices')
        }
        if (text.length < (option.min_length ?? 0)) throw wrong(`at least ${option.min_length} characters`)
        if (text.length > (option.max_length ?? 6000)) throw wrong(`at most ${option.max_length ?? 6000} characters`)
        return text
      }
      case Option.Integer:
      case Option.Number: {
        const number = Number(value)
        if (Number.isNaN(number) || (option.type === Option.Integer && !Number.isInteger(number))) {
          throw wrong('must be a number')
        }
        if (option.choices?.length && !option.choices.some((choice) => choice.value === number)) {
          throw wrong('is none of the choices')
        }
        if (number < (option.min_value ?? -Infinity)) throw wrong(`at least ${option.min_value}`)
        if (number > (option.max_value ?? Infinity)) throw wrong(`at most ${option.max_value}`)
        return number
      }
      case Option.Boolean:
        return value === true || value === 'true'
      case Option.User:
      case Option.Mentionable:
        if (this.#world.person(String(value)) === undefined) throw wrong('unknown user')
        return String(value)
      case Option.Channel:
        this.#channel(String(value))
        return String(value)
      case Option.Attachment:
        if (this.#file(value, channelId) === null) throw wrong('no such file')
        return String(value)
      default:
        throw wrong(`options of type ${option.type} are not to be had in the sandbox`)
    }
  }

  #file(id: string | number | boolean, channelId: string): APIAttachment | null {
    return this.#uploads.find(this.#userId, channelId, String(id))
  }

  #resolved(
    userIds: unknown[],
    channelIds: unknown[] = [],
    messages: APIMessage[] = [],
    attachments: APIAttachment[] = [],
  ): object {
    const users = userIds.map((id) => this.#world.person(String(id))!.user)
    const byId = <T>(list: T[], id: (item: T) => string) => Object.fromEntries(list.map((item) => [id(item), item]))
    const members = users.map(({ id }) => {
      const { user: _, ...member } = this.#world.member(id)
      return [id, { ...member, permissions: '0' }]
    })
    const channels = channelIds.map((id) => {
      const channel = this.#world.channel(String(id))!
      return { ...channel, permissions: this.#world.permissions(channel, this.#userId).toString() }
    })
    const resolved = {
      ...(users.length > 0 ? { users: byId(users, ({ id }) => id), members: Object.fromEntries(members) } : {}),
      ...(channels.length > 0 ? { channels: byId(channels, ({ id }) => id) } : {}),
      ...(messages.length > 0 ? { messages: byId(messages, ({ id }) => id) } : {}),
      ...(attachments.length > 0 ? { attachments: byId(attachments, ({ id }) => id) } : {}),
    }
    return Object.keys(resolved).length > 0 ? { resolved } : {}
  }

  #contextCommand(request: Extract<PageSays, { type: 'contextCommand' }>): void {
    const channel = this.#channel(request.channelId)
    const onUser = this.#world.person(request.targetId) !== undefined
    const type = onUser ? ApplicationCommandType.User : ApplicationCommandType.Message
    const command = this.#find(request.commandId, type, channel)
    const resolved = onUser
      ? this.#resolved([request.targetId])
      : this.#resolved([], [], [this.#world.show(this.#message(request.channelId, request.targetId))])
    this.#interactions.begin({
      type: InteractionType.ApplicationCommand,
      user: this.#me.user,
      channel,
      data: { ...named(command), target_id: request.targetId, ...resolved },
      asker: this.#asker(request.ref),
      command: { name: command.name, type },
    })
  }

  #autocomplete(request: { ref: Ref; channelId: string; focused: string } & CommandInput): void {
    const channel = this.#channel(request.channelId)
    const command = this.#find(request.commandId, ApplicationCommandType.ChatInput, channel)
    const { definitions, wrap } = descend(command, request.subcommand ?? [])
    const focused = definitions.find(({ name }) => name === request.focused)
    if (focused === undefined || !('autocomplete' in focused && focused.autocomplete)) {
      throw new NotPossible(`${request.focused} has no autocomplete`)
    }
    const options = definitions.flatMap((definition) => {
      const value = request.options?.[definition.name]
      if (definition === focused) {
        return [{ name: definition.name, type: definition.type, value: String(value ?? ''), focused: true }]
      }
      return value === undefined ? [] : [{ name: definition.name, type: definition.type, value }]
    })
    this.#interactions.begin({
      type: InteractionType.ApplicationCommandAutocomplete,
      user: this.#me.user,
      channel,
      data: { ...named(command), options: wrap(options) },
      asker: this.#asker(request.ref),
      command: { name: command.name, type: command.type },
    })
  }

  // Components ---------------------------------------------------------------------------------------------------------

  #component(request: { channelId: string; messageId: string; customId: string }) {
    const channel = this.#channel(request.channelId)
    const stored = this.#message(request.channelId, request.messageId)
    const found = flatten(stored.message.components as Component[], '').find(
      (placed) => placed.component.custom_id === request.customId,
    )?.component
    if (found === undefined) throw new NotPossible(`The message has no component ${request.customId}`)
    if (found.disabled) throw new NotPossible('This is disabled')
    if (stored.message.author.id !== this.#world.botId) throw new NotPossible('Not a message of the bot')
    this.#reopen(channel)
    return { channel: this.#channel(request.channelId), stored, found }
  }

  #click(request: Extract<PageSays, { type: 'click' }>): void {
    const { channel, stored, found } = this.#component(request)
    if (found.type !== component.button) throw new NotPossible('Not a button')
    this.#interactions.begin({
      type: InteractionType.MessageComponent,
      user: this.#me.user,
      channel,
      data: { id: found.id, custom_id: request.customId, component_type: found.type },
      asker: this.#asker(request.ref),
      source: stored,
      customId: request.customId,
    })
  }

  #select(request: Extract<PageSays, { type: 'select' }>): void {
    const { channel, stored, found } = this.#component(request)
    if (!isSelect(found)) throw new NotPossible('Not a select')
    const wrong = this.#wrongPick(found, request.values)
    if (wrong !== null) throw new NotPossible(wrong)
    this.#tick(stored, request.customId, request.values)
    this.#interactions.begin({
      type: InteractionType.MessageComponent,
      user: this.#me.user,
      channel,
      data: {
        id: found.id,
        custom_id: request.customId,
        component_type: found.type,
        values: request.values,
        ...this.#resolvedPick(found, request.values),
      },
      asker: this.#asker(request.ref),
      source: stored,
      customId: request.customId,
    })
  }

  /** Ticks a pick, which stays until the message is edited. @throws for the same pick again: no client sends it */
  #tick(stored: StoredMessage, customId: string, picks: readonly string[]): void {
    const key = `${stored.message.id} ${customId}`
    const values = [...picks].sort().join(' ')
    const last = this.#ticks.get(key)
    if (last?.stored === stored && last.values === values) throw new NotPossible('This is picked already')
    this.#ticks.set(key, { stored, values })
  }

  #wrongPick(select: Component, values: readonly string[]): string | null {
    if (values.length < (select.min_values ?? 1)) return `Pick at least ${select.min_values ?? 1}`
    if (values.length > (select.max_values ?? 1)) return `Pick at most ${select.max_values ?? 1}`
    if (new Set(values).size < values.length) return 'Picked twice'
    const known = (value: string) => {
      if (select.options !== undefined) return select.options.some((option) => option.value === value)
      if (select.type === component.channelSelect) return this.#world.channel(value) !== undefined
      if (select.type === component.roleSelect) return this.#world.roles().some(({ id }) => id === value)
      return this.#world.person(value) !== undefined
    }
    const stranger = values.find((value) => !known(value))
    return stranger === undefined ? null : `${stranger} is not among the options`
  }

  #resolvedPick(select: Component, values: readonly string[]): object {
    if (select.type === component.userSelect || select.type === component.mentionableSelect) {
      return this.#resolved([...values])
    }
    if (select.type === component.roleSelect) {
      const roles = this.#world.guild().roles.filter(({ id }) => values.includes(id))
      return { resolved: { roles: Object.fromEntries(roles.map((role) => [role.id, role])) } }
    }
    return select.type === component.channelSelect ? this.#resolved([], [...values]) : {}
  }

  // Modals -------------------------------------------------------------------------------------------------------------

  #submit(request: Extract<PageSays, { type: 'submitModal' }>): void {
    const cause = this.#modals.get(request.interactionId)
    if (cause === undefined) throw new NotPossible('This form is closed')
    const modal = cause.modal!
    const unknown = Object.keys(request.values).find(
      (customId) =>
        !flatten(modal.components as Component[], '').some((placed) => placed.component.custom_id === customId),
    )
    if (unknown !== undefined) throw new NotPossible(`The form has no field ${unknown}`)
    const picked: string[] = []
    const components = (modal.components as Component[]).map((top) => {
      if (top.type === component.row) {
        return {
          type: top.type,
          id: top.id ?? 0,
          components: [this.#filled(top.components![0]!, request.values, true)],
        }
      }
      if (top.type !== component.label) return { type: top.type, id: top.id ?? 0 }
      const field = top.component!
      const filled = this.#filled(field, request.values, field.required ?? true)
      if (field.type === component.userSelect) picked.push(...(filled.values as string[]))
      return { type: top.type, id: top.id ?? 0, component: filled }
    })
    const source = cause.sourceId === null ? undefined : this.#world.message(cause.sourceId)
    this.#interactions.begin({
      type: InteractionType.ModalSubmit,
      user: this.#me.user,
      channel: this.#channel(cause.channelId),
      data: { custom_id: modal.custom_id, components, ...this.#resolved(picked) },
      asker: this.#asker(request.ref, cause.id),
      cause,
      source,
    })
  }

  /** Returns a field with its value, checked as Discord's client does. */
  #filled(field: Component, values: ModalValues, byDefault: boolean): Record<string, unknown> {
    const base = { type: field.type, id: field.id ?? 0, custom_id: field.custom_id }
    const value = values[field.custom_id!]
    const required = field.required ?? byDefault
    const wrong = (what: string) => new NotPossible(`${field.label ?? field.custom_id}: ${what}`)
    if (field.type === component.textInput) {
      const text = String(value ?? field.value ?? '')
      if (text === '' && !required) return { ...base, value: '' }
      if (text === '') throw wrong('is required')
      if (text.length < (field.min_length ?? 0)) throw wrong(`at least ${field.min_length} characters`)
      if (text.length > (field.max_length ?? 4000)) throw wrong(`at most ${field.max_length ?? 4000} characters`)
      return { ...base, value: text }
    }
    if (field.type === component.checkbox) return { ...base, value: value === true }
    if (field.type === component.radioGroup) {
      const initial = field.options?.find((option) => option.default)?.value
      const choice = value === undefined ? (initial ?? null) : String(value)
      if (choice === null && required) throw wrong('is required')
      if (choice !== null && !field.options?.some((option) => option.value === choice)) throw wrong('unknown choice')
      return { ...base, value: choice }
    }
    if (isSelect(field) || field.type === component.checkboxGroup) {
      const initial = field.options?.filter((option) => option.default).map((option) => option.value) ?? []
      const chosen = value === undefined ? initial : [value].flat().map(String)
      if (chosen.length === 0 && !required) return { ...base, values: [] }
      const most =
        field.type === component.checkboxGroup ? (field.max_values ?? field.options!.length) : field.max_values
      const problem = this.#wrongPick({ ...field, max_values: most ?? 1 }, chosen)
      if (problem !== null) throw wrong(problem)
      return { ...base, values: chosen }
    }
    if (field.type === component.fileUpload && !required) return { ...base, values: [] }
    throw wrong('this kind of field is not to be had in the sandbox')
  }

  #asker(ref: Ref, modalOf?: string): Asker {
    return {
      state: (interaction, state, answerId) => {
        // A form stays open until the bot has accepted it.
        if (modalOf !== undefined && (state === 'thinking' || state === 'done')) this.#modals.delete(modalOf)
        this.#tell({
          type: 'interaction',
          ref,
          interactionId: interaction.id,
          state,
          channelId: interaction.channelId,
          ...(interaction.sourceId === null ? {} : { messageId: interaction.sourceId }),
          ...(interaction.customId === null ? {} : { customId: interaction.customId }),
          ...(answerId === undefined ? {} : { answerId }),
        })
      },
      modal: (interaction, modal: APIModalInteractionResponseCallbackData) => {
        this.#modals.set(interaction.id, interaction)
        const { id: interactionId, channelId } = interaction
        this.#tell({ type: 'modal', ref, interactionId, channelId, modal })
      },
      choices: (_interaction, choices) => this.#tell({ type: 'choices', ref, choices }),
    }
  }
}

/** Whether a person sees a message: their own dismissed ones are gone. */
export function isFor(stored: StoredMessage, userId: string): boolean {
  return stored.owner === null || (stored.owner === userId && !stored.dismissed)
}

function named({ id, name, type, guild_id }: APIApplicationCommand): object {
  return { id, name, type, ...(guild_id === undefined ? {} : { guild_id }) }
}

/** Returns the options of a subcommand, and wraps its values into those of the command. */
function descend(command: APIApplicationCommand, path: readonly string[]) {
  let definitions = command.options ?? []
  const steps: { name: string; type: number }[] = []
  for (const name of path) {
    const next = definitions.find((option) => option.name === name)
    if (next === undefined || (next.type !== Option.Subcommand && next.type !== Option.SubcommandGroup)) {
      throw new NotPossible(`/${command.name} has no subcommand ${path.join(' ')}`)
    }
    steps.push({ name, type: next.type })
    definitions = (next.options ?? []) as APIApplicationCommandOption[]
  }
  if (definitions.some(({ type }) => type === Option.Subcommand || type === Option.SubcommandGroup)) {
    throw new NotPossible(`/${command.name} needs a subcommand`)
  }
  const wrap = (options: object[]) => steps.reduceRight((inner, step) => [{ ...step, options: inner }], options)
  return { definitions, wrap }
}
