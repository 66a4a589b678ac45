/**
 * Interactions: a person uses a command, a component or a modal. The bot receives it over the gateway and has to answer
 * within 3 s. For 15 min it may edit its answer and send more.
 */
import { randomBytes } from 'node:crypto'
import {
  InteractionResponseType as Answer,
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
  type APIUser,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import type { Clock } from '../src/time/clock.ts'
import type { Behaviour } from './behaviour.ts'
import { type AnyChannel, isDirect, isThread } from './channels.ts'
import { DiscordError, refuseIf } from './errors.ts'
import type { Upload } from './files.ts'
import type { Gateway } from './gateway.ts'
import type { HttpRequests } from './http-requests.ts'
import { type Component, complaintsAboutModal } from './limits.ts'
import type { MessageBody, Messages } from './messages.ts'
import type { Choice, InteractionState } from './protocol.ts'
import type { Limits } from './rate-limits.ts'
import type { StoredMessage, World } from './world.ts'

/** Reports the progress of an interaction to the person who started it. */
export interface Asker {
  state(interaction: Interaction, state: InteractionState, answerId?: string): void
  modal(interaction: Interaction, modal: APIModalInteractionResponseCallbackData): void
  choices(interaction: Interaction, choices: Choice[]): void
}

export interface Interaction {
  readonly id: string
  readonly token: string
  readonly type: InteractionType
  readonly user: APIUser
  readonly channelId: string
  readonly startedAt: number
  /** The command, if one started it, at once or by a modal. */
  readonly command: { name: string; type: number } | null
  /** The message whose component was used, directly or to open the modal. */
  readonly sourceId: string | null
  /** The interaction that brought the modal. */
  readonly cause: Interaction | null
  readonly asker: Asker
  readonly customId: string | null
  /** The bot's first answer; `late` if none came in time. */
  answer: Answer | 'late' | null
  /** The message that `@original` means. */
  originalId: string | null
  /** Whether the person was told how it ended. */
  settled: boolean
  /** How many further messages it has brought where the app is not installed for the place. */
  followUps: number
  /** Messages that its token may edit. */
  readonly messageIds: Set<string>
  modal: APIModalInteractionResponseCallbackData | null
}

export interface Begin {
  type: InteractionType
  user: APIUser
  channel: AnyChannel
  data: object
  asker: Asker
  command?: { name: string; type: number }
  source?: StoredMessage | undefined
  cause?: Interaction
  customId?: string
  /** Changes what is sent to the bot: for interactions that no client sends. */
  change?: (payload: object) => object
}

/** The permissions that a bot lacks in a guild without it. */
const UNSEEN = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages

type AnswerLimits = Pick<Limits, 'acknowledgeMs' | 'tokenMs' | 'followUps'>

/** Returns the kind of place in which an interaction happens. */
export function contextOf(channel: AnyChannel): InteractionContextType {
  if (channel.type === ChannelType.GroupDM) return InteractionContextType.PrivateChannel
  return channel.type === ChannelType.DM ? InteractionContextType.BotDM : InteractionContextType.Guild
}

export class Interactions {
  readonly #world: World
  readonly #gateway: Gateway
  readonly #http: HttpRequests
  readonly #messages: Messages
  readonly #clock: Clock
  readonly #limits: AnswerLimits
  readonly #behaviour: Pick<Behaviour, 'refusedAnswersCount'>
  readonly #byId = new Map<string, Interaction>()
  readonly #byToken = new Map<string, Interaction>()
  readonly #timers = new Map<string, () => void>()

  constructor(
    world: World,
    ways: { readonly gateway: Gateway; readonly http: HttpRequests },
    messages: Messages,
    clock: Clock,
    limits: AnswerLimits,
    behaviour: Pick<Behaviour, 'refusedAnswersCount'>,
  ) {
    this.#behaviour = behaviour
    this.#world = world
    this.#gateway = ways.gateway
    this.#http = ways.http
    this.#messages = messages
    this.#clock = clock
    this.#limits = limits
  }

  close(): void {
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
  }

  // People
  // ---------------------------------------------------------------------------------------------------------------

  begin(begin: Begin): Interaction {
    const interaction: Interaction = {
      id: this.#world.newId(),
      token: randomBytes(48).toString('base64url'),
      type: begin.type,
      user: begin.user,
      channelId: begin.channel.id,
      startedAt: this.#clock.now().getTime(),
      command: begin.command ?? begin.cause?.command ?? null,
      sourceId: begin.source?.message.id ?? null,
      cause: begin.cause ?? null,
      asker: begin.asker,
      customId: begin.customId ?? null,
      answer: null,
      originalId: null,
      settled: false,
      followUps: 0,
      messageIds: new Set(),
      modal: null,
    }
    this.#forgetOld()
    this.#byId.set(interaction.id, interaction)
    this.#byToken.set(interaction.token, interaction)
    const deadline = new Date(interaction.startedAt + this.#limits.acknowledgeMs)
    const cancel = this.#clock.wake(deadline, () => this.#expire(interaction))
    this.#timers.set(interaction.id, cancel)
    begin.asker.state(interaction, 'sent')
    const payload = this.#payload(interaction, begin)
    const sent = begin.change?.(payload) ?? payload
    if (this.#http.url === null) this.#gateway.interaction(sent)
    else void this.#http.send(sent)
    return interaction
  }

  #expire(interaction: Interaction): void {
    this.#timers.delete(interaction.id)
    if (interaction.answer !== null) return
    interaction.answer = 'late'
    interaction.asker.state(interaction, 'failed')
  }

  /** Forgets tokens that expired long ago: an unknown token gets the same answer. */
  #forgetOld(): void {
    const oldest = this.#clock.now().getTime() - this.#limits.tokenMs
    for (const interaction of this.#byId.values()) {
      if (interaction.startedAt > oldest) return
      this.#byId.delete(interaction.id)
      this.#byToken.delete(interaction.token)
    }
  }

  #payload(interaction: Interaction, { channel, data, source }: Begin): object {
    const { user } = interaction
    const guildId = this.#world.guildOf(channel)
    const permissions = this.#world.permissions(channel, user.id).toString()
    const shown = isDirect(channel)
      ? { ...channel, ...(channel.type === ChannelType.DM ? { recipients: [user] } : {}) }
      : { ...channel, permissions }
    return {
      id: interaction.id,
      application_id: this.#world.botId,
      type: interaction.type,
      token: interaction.token,
      version: 1,
      data,
      channel_id: channel.id,
      channel: shown,
      ...(guildId !== null
        ? {
            guild_id: guildId,
            guild: { id: guildId, locale: 'en-US', features: [] },
            guild_locale: 'en-US',
            member: { ...this.#world.member(user.id), permissions },
          }
        : { user }),
      ...(source === undefined ? {} : { message: this.#world.show(source) }),
      locale: this.#world.person(user.id)!.locale,
      app_permissions: this.#botPermissions(channel).toString(),
      entitlements: [],
      authorizing_integration_owners: this.#owners(channel, user.id),
      context: contextOf(channel),
      attachment_size_limit: 10 * 1024 * 1024,
    }
  }

  /** Where the bot is not in the guild, it can't see channels nor write, whatever the channel allows. */
  #botPermissions(channel: AnyChannel): bigint {
    const bits = this.#world.permissions(channel, this.#world.botId)
    const guildId = this.#world.guildOf(channel)
    return guildId === null || this.#isInstalled(channel) ? bits : bits & ~UNSEEN
  }

  /** Returns the owners of the installation that serves here: the guild with the commands, or a person alone. */
  #owners(channel: AnyChannel, userId: string): object {
    const guildId = this.#world.guildOf(channel)
    const commands = guildId === null ? channel.type === ChannelType.DM : this.#world.guilds.hasCommands(guildId)
    if (!commands) return { [ApplicationIntegrationType.UserInstall]: userId }
    return { [ApplicationIntegrationType.GuildInstall]: guildId ?? '0' }
  }

  /** Whether the bot itself is in the place; if not, only people who have installed the app use it there. */
  #isInstalled(channel: AnyChannel): boolean {
    const guildId = this.#world.guildOf(channel)
    if (guildId === null) return channel.type === ChannelType.DM
    return this.#world.guilds.isIn(guildId, this.#world.botId)
  }

  // The bot's first answer ---------------------------------------------------------------------------------------------

  /**
   * Handles the bot's first answer.
   *
   * @returns the body for `with_response`
   *
   * @throws DiscordError 10062 (unknown or too late), 40060 (answered already), 50035, 50083 …
   */
  callback(id: string, token: string, body: { type: Answer; data?: unknown }, uploads: readonly Upload[]): object {
    const interaction = this.#byId.get(id)
    if (interaction === undefined || interaction.token !== token || interaction.answer === 'late') {
      throw new DiscordError(10062)
    }
    if (interaction.answer !== null) throw new DiscordError(40060)
    refuseIf(this.#complaintsAboutAnswer(interaction, body))
    const message = this.#answer(interaction, body, uploads)
    interaction.answer = body.type
    this.#timers.get(id)?.()
    this.#timers.delete(id)
    this.#tell(interaction, body, message)
    return {
      interaction: {
        id,
        type: interaction.type,
        ...(message === null
          ? {}
          : {
              response_message_id: message.id,
              response_message_loading: ((message.flags ?? 0) & MessageFlags.Loading) !== 0,
              response_message_ephemeral: ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
              channel_id: message.channel_id,
            }),
      },
      resource: { type: body.type, ...(message === null ? {} : { message }) },
    }
  }

  /**
   * Lets a refused first answer count as an empty one, where Discord is taken to do so: the person goes on waiting, a
   * second first answer gets 40060, and the token edits what was announced.
   */
  refused({ interaction_id: id, interaction_token: token }: Readonly<Record<string, string>>, given: unknown): void {
    const body = given as { type: Answer; data?: unknown }
    const interaction = this.#byId.get(id ?? '')
    if (!this.#behaviour.refusedAnswersCount || interaction?.token !== token || interaction?.answer !== null) return
    if (body.type === Answer.ApplicationCommandAutocompleteResult) return
    const posts = [Answer.ChannelMessageWithSource, Answer.DeferredChannelMessageWithSource].includes(body.type)
    const type =
      posts || interaction.sourceId === null ? Answer.DeferredChannelMessageWithSource : Answer.DeferredMessageUpdate
    const { flags = 0 } = (body.data ?? {}) as { flags?: number }
    const counted = { type, data: { flags: flags & MessageFlags.Ephemeral } }
    const message = this.#answer(interaction, counted, [])
    interaction.answer = type
    this.#timers.get(interaction.id)?.()
    this.#timers.delete(interaction.id)
    this.#tell(interaction, counted, message)
  }

  #complaintsAboutAnswer(interaction: Interaction, { type, data }: { type: Answer; data?: unknown }) {
    const complain = (pointer: string, message: string) => [{ pointer, message }]
    const autocomplete = interaction.type === InteractionType.ApplicationCommandAutocomplete
    if (autocomplete !== (type === Answer.ApplicationCommandAutocompleteResult)) {
      return complain('/type', 'Autocomplete is answered by type 8, and nothing else is')
    }
    if ([Answer.UpdateMessage, Answer.DeferredMessageUpdate].includes(type) && interaction.sourceId === null) {
      return complain('/type', 'There is no message to update')
    }
    if (type === Answer.Modal) {
      if (interaction.type === InteractionType.ModalSubmit) {
        return complain('/type', 'A modal cannot be answered by a modal')
      }
      return complaintsAboutModal(data as { components: Component[] })
    }
    if (type === Answer.DeferredChannelMessageWithSource) {
      const flags = (data as { flags?: number } | undefined)?.flags ?? 0
      if ((flags & ~MessageFlags.Ephemeral) !== 0) {
        return complain('/data/flags', 'A deferred answer takes the EPHEMERAL flag only')
      }
    }
    const served = [
      Answer.ChannelMessageWithSource,
      Answer.DeferredChannelMessageWithSource,
      Answer.DeferredMessageUpdate,
      Answer.UpdateMessage,
      Answer.ApplicationCommandAutocompleteResult,
      Answer.Modal,
    ]
    return served.includes(type) ? [] : complain('/type', `Type ${type} is no answer to this interaction`)
  }

  #answer(interaction: Interaction, body: { type: Answer; data?: unknown }, uploads: readonly Upload[]) {
    const data = (body.data ?? {}) as MessageBody
    switch (body.type) {
      case Answer.ChannelMessageWithSource:
        return this.#post(interaction, data, uploads, 'first')
      case Answer.DeferredChannelMessageWithSource:
        return this.#post(interaction, data, uploads, 'loading')
      case Answer.UpdateMessage: {
        const source = this.#world.message(interaction.sourceId!)
        if (source === undefined) throw new DiscordError(10008)
        interaction.originalId = source.message.id
        return this.#edit(source, data, uploads)
      }
      case Answer.DeferredMessageUpdate: {
        interaction.originalId = interaction.sourceId
        const source = this.#world.message(interaction.sourceId!)
        return source === undefined ? null : this.#world.show(source)
      }
      default:
        return null
    }
  }

  #tell(interaction: Interaction, body: { type: Answer; data?: unknown }, message: APIMessage | null): void {
    const { asker } = interaction
    if (body.type === Answer.ApplicationCommandAutocompleteResult) {
      asker.choices(interaction, (body.data as { choices?: Choice[] } | undefined)?.choices ?? [])
    }
    if (body.type === Answer.Modal) {
      interaction.modal = body.data as APIModalInteractionResponseCallbackData
      asker.modal(interaction, interaction.modal)
    }
    const deferred = [Answer.DeferredChannelMessageWithSource, Answer.DeferredMessageUpdate].includes(body.type)
    if (deferred) asker.state(interaction, 'thinking')
    else this.#settle(interaction, message?.id)
  }

  #settle(interaction: Interaction, answerId?: string): void {
    if (interaction.settled) return
    interaction.settled = true
    interaction.asker.state(interaction, 'done', answerId)
  }

  // The token's messages -----------------------------------------------------------------------------------------------

  /**
   * Returns a message of the token.
   * @throws DiscordError 10015 (nothing acknowledged yet), 50027 (no such token, or older than 15 min)
   */
  #byLiveToken(applicationId: string, token: string): Interaction {
    const interaction = this.#byToken.get(token)
    if (applicationId !== this.#world.botId || interaction === undefined) throw new DiscordError(50027)
    if (this.#clock.now().getTime() - interaction.startedAt >= this.#limits.tokenMs) throw new DiscordError(50027)
    if (interaction.answer === null || interaction.answer === 'late') throw new DiscordError(10015)
    return interaction
  }

  #find(interaction: Interaction, messageId: string): StoredMessage {
    const id = messageId === '@original' ? interaction.originalId : messageId
    const stored = id === null ? undefined : this.#world.message(id)
    if (stored === undefined || (id !== interaction.originalId && !interaction.messageIds.has(stored.message.id))) {
      throw new DiscordError(10008)
    }
    return stored
  }

  get(applicationId: string, token: string, messageId: string): APIMessage {
    return this.#world.show(this.#find(this.#byLiveToken(applicationId, token), messageId))
  }

  edit(
    applicationId: string,
    token: string,
    messageId: string,
    body: MessageBody,
    uploads: readonly Upload[],
  ): APIMessage {
    const interaction = this.#byLiveToken(applicationId, token)
    const message = this.#edit(this.#find(interaction, messageId), body, uploads)
    this.#settle(interaction, message.id)
    return message
  }

  delete(applicationId: string, token: string, messageId: string): void {
    const interaction = this.#byLiveToken(applicationId, token)
    this.#world.deleteMessage(this.#find(interaction, messageId))
    this.#settle(interaction)
  }

  /** Sends a further message. The first after a deferred answer replaces "thinking …" and keeps its privacy. */
  followUp(applicationId: string, token: string, body: MessageBody, uploads: readonly Upload[]): APIMessage {
    const interaction = this.#byLiveToken(applicationId, token)
    const original = interaction.originalId === null ? undefined : this.#world.message(interaction.originalId)
    const loading = original !== undefined && ((original.message.flags ?? 0) & MessageFlags.Loading) !== 0
    if (!loading) this.#countFollowUp(interaction)
    const message = loading ? this.#edit(original, body, uploads) : this.#post(interaction, body, uploads, 'further')
    this.#settle(interaction, message.id)
    return message
  }

  /** @throws DiscordError 40094 where the app is installed for the person alone, and has sent enough */
  #countFollowUp(interaction: Interaction): void {
    const channel = this.#world.channel(interaction.channelId)
    if (channel === undefined || this.#isInstalled(channel)) return
    if (interaction.followUps >= this.#limits.followUps) throw new DiscordError(40094)
    interaction.followUps += 1
  }

  #post(
    interaction: Interaction,
    body: MessageBody,
    uploads: readonly Upload[],
    kind: 'first' | 'loading' | 'further',
  ): APIMessage {
    const channel = this.#world.channel(interaction.channelId)
    if (channel === undefined) throw new DiscordError(10003)
    if (isThread(channel) && channel.thread_metadata!.archived && channel.thread_metadata!.locked) {
      throw new DiscordError(50083)
    }
    const { bot, botId } = this.#world
    const draft =
      kind === 'loading'
        ? {
            ...this.#messages.compose(channel, bot, { content: '…' }),
            content: '',
            flags: ((body.flags ?? 0) | MessageFlags.Loading) as MessageFlags,
          }
        : this.#messages.compose(channel, bot, body, uploads)
    const answered = kind === 'further' ? interaction.originalId : interaction.sourceId
    const ephemeral = ((draft.flags ?? 0) & MessageFlags.Ephemeral) !== 0
    const stored = this.#world.addMessage(
      {
        ...draft,
        ...(answered === null
          ? { type: interaction.command?.type === 1 ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand }
          : {
              type: MessageType.Reply,
              message_reference: {
                type: MessageReferenceType.Default,
                channel_id: channel.id,
                message_id: answered,
                ...(isDirect(channel) ? {} : { guild_id: this.#world.guildOf(channel)! }),
              },
            }),
        webhook_id: botId,
        application_id: botId,
        interaction_metadata: this.#metadata(interaction, kind === 'further' ? interaction.originalId : null),
      },
      ephemeral ? interaction.user.id : null,
    )
    interaction.messageIds.add(stored.message.id)
    if (kind !== 'further') interaction.originalId = stored.message.id
    return this.#world.show(stored)
  }

  #metadata(interaction: Interaction, originalId: string | null): APIMessageInteractionMetadata {
    const { cause, command } = interaction
    return {
      id: interaction.id,
      type: interaction.type,
      user: interaction.user,
      authorizing_integration_owners: this.#owners(this.#world.channel(interaction.channelId)!, interaction.user.id),
      ...(command === null || cause !== null ? {} : { name: command.name, command_type: command.type }),
      ...(originalId === null ? {} : { original_response_message_id: originalId }),
      ...(interaction.sourceId === null || cause !== null ? {} : { interacted_message_id: interaction.sourceId }),
      ...(cause === null ? {} : { triggering_interaction_metadata: this.#metadata(cause, null) }),
    } as APIMessageInteractionMetadata
  }

  #edit(stored: StoredMessage, body: MessageBody, uploads: readonly Upload[]): APIMessage {
    const channel = this.#world.channel(stored.message.channel_id)
    if (channel === undefined) throw new DiscordError(10003)
    if (isThread(channel) && channel.thread_metadata!.archived) throw new DiscordError(50083)
    const edited = { ...stored, message: this.#messages.edit(stored.message, body, uploads) }
    this.#world.saveMessage(edited)
    return this.#world.show(edited)
  }
}
