/** Turns the interactions of discord.js into plain values, and into responders that answer them. */
import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  InteractionContextType,
  type InteractionEditReplyOptions,
  type InteractionUpdateOptions,
  type Message,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js'
import { clip } from '../../kit/wording/clipping.ts'
import { languageOf } from '../../locales/index.ts'
import { type Body, MOST } from './components.ts'
import { ANSWERED_ALREADY, errorCodeOf, meaningOf } from './discord-errors.ts'
import { modalOf } from './forms.ts'
import { broughtBy } from './http-channels.ts'
import { writtenIn } from './message-text.ts'
import { bitsOf } from './permissions.ts'
import type {
  Ack,
  IncomingClick,
  IncomingCommand,
  IncomingKeys,
  IncomingRequest,
  OptionValues,
  Responder,
  SentFile,
} from './requests.ts'
import { fitted } from './weights.ts'

function incomingBy(interaction: BaseInteraction): IncomingRequest {
  const { id, user, locale, guildLocale, guildId, channel, channelId, context, createdAt } = interaction
  // Matches get threads of their own, and threads hold no threads.
  const parent = broughtBy(interaction)?.parentId ?? (channel?.isThread() === true ? channel.parentId : null)
  return {
    id,
    at: createdAt,
    person: user.id,
    name: user.displayName,
    language: languageOf(locale),
    placeLanguage: languageOf(guildLocale ?? locale),
    place: { guildId, channelId: channelId ?? '' },
    withBot: guildId === null && context !== InteractionContextType.PrivateChannel,
    ...(parent === null ? {} : { parentId: parent }),
    ...(guildId === null ? {} : standingOf(interaction)),
  }
}

/** The permissions that a bot has in no channel of a server that it is not in. */
const SIGHT = bitsOf(['ViewChannel', 'SendMessages'])

/** A person's roles and rights in the server of their request, and the bot's rights in the channel. */
function standingOf(interaction: BaseInteraction): Partial<IncomingRequest> {
  const { member, memberPermissions, channel, appPermissions, authorizingIntegrationOwners: owners } = interaction
  const holding = channel?.isThread() === true ? channel.parent : channel
  const type = broughtBy(interaction)?.holdingType ?? holding?.type
  const roles = member === null ? [] : Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()]
  const manages = memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true
  const botMay = appPermissions.bitfield
  const installed = owners?.[ApplicationIntegrationType.GuildInstall]
  const withoutBot = installed !== undefined && installed === interaction.guildId && (botMay & SIGHT) === 0n
  return {
    roles,
    manages,
    botMay,
    ...(withoutBot ? { withoutBot } : {}),
    silentUntil: silentUntil(member),
    ...(memberPermissions === null ? {} : { may: memberPermissions.bitfield }),
    ...(installed === undefined ? { botIsHere: false } : {}),
    ...(type === undefined ? {} : { channelType: type }),
  }
}

/** Until when a moderator has silenced a member; null: they may speak. */
function silentUntil(member: BaseInteraction['member']): Date | null {
  if (member === null) return null
  if ('communicationDisabledUntil' in member) return member.communicationDisabledUntil
  return member.communication_disabled_until == null ? null : new Date(member.communication_disabled_until)
}

/** A slash command. */
export function incomingCommand(interaction: ChatInputCommandInteraction): IncomingCommand {
  const data = withinSubcommand(interaction.options.data)
  // Discord names each of them in full; an option that somebody has forged names nobody.
  const people = data.flatMap(({ user, member }) =>
    user == null || typeof user.id !== 'string' ? [] : [{ user, member: member != null }],
  )
  const here = interaction.guildId !== null
  return {
    ...incomingBy(interaction),
    command: interaction.commandName,
    subcommand: interaction.options.getSubcommand(false),
    options: optionsOf(data),
    files: filesOf(data),
    people: people.map(({ user: { id, displayName, bot }, member }) => ({
      ...{ id, name: displayName, bot },
      ...(here ? { member } : {}),
    })),
  }
}

/** A command on a message, from its menu. */
export function incomingMessageCommand(interaction: MessageContextMenuCommandInteraction): IncomingCommand {
  return {
    ...incomingBy(interaction),
    command: interaction.commandName,
    subcommand: null,
    options: {},
    files: {},
    people: [],
    message: writtenIn(interaction.targetMessage),
  }
}

/** Whether a message of ours is private: ephemeral, or in a DM. */
const seenAlone = (interaction: MessageComponentInteraction | ModalMessageModalSubmitInteraction): boolean =>
  interaction.message.flags.has(MessageFlags.Ephemeral) || incomingBy(interaction).withBot

/** A button or menu that was clicked. */
export function incomingClick(interaction: MessageComponentInteraction): IncomingClick {
  const incoming = incomingBy(interaction)
  const { id, flags } = interaction.message
  return {
    ...incoming,
    customId: storable(interaction.customId),
    values: interaction.isAnySelectMenu() ? interaction.values.map(storable) : [],
    fields: {},
    alone: seenAlone(interaction),
    messageId: id,
    ...(incoming.withBot && !flags.has(MessageFlags.Ephemeral) ? { dm: id } : {}),
  }
}

/** A submitted form; it is private if its panel is. */
export const incomingForm = (interaction: ModalSubmitInteraction): IncomingClick => ({
  ...incomingBy(interaction),
  customId: storable(interaction.customId),
  values: [],
  fields: fieldsOf(interaction),
  form: true,
  alone: interaction.isFromMessage() && seenAlone(interaction),
})

/** The text that a person has typed so far into an option. */
export function incomingKeys(interaction: AutocompleteInteraction): IncomingKeys {
  const { name, value } = interaction.options.getFocused(true)
  return {
    ...incomingBy(interaction),
    command: interaction.commandName,
    subcommand: interaction.options.getSubcommand(false),
    options: optionsOf(withinSubcommand(interaction.options.data)),
    focused: { name, value: storable(value) },
  }
}

/** Leaves out the one character that a forged request may hold and the database may not. */
const storable = (text: string): string => text.replaceAll('\0', '')

type FilledIn = readonly CommandInteractionOption[]

/** The filled-in options, of the command or of its subcommand. */
const withinSubcommand = (data: FilledIn): FilledIn => data.flatMap((option) => option.options ?? [option])

function optionsOf(data: FilledIn): OptionValues {
  const filled = data.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))
  return Object.fromEntries(filled.map(([name, value]) => [name, typeof value === 'string' ? storable(value) : value]))
}

function filesOf(data: FilledIn): Readonly<Record<string, SentFile>> {
  return Object.fromEntries(
    data.flatMap(({ name, attachment }) => {
      if (attachment == null) return []
      const { name: called, size, url } = attachment
      return [[name, { name: called, size, url }]]
    }),
  )
}

function fieldsOf(interaction: ModalSubmitInteraction): Readonly<Record<string, string>> {
  const filled = [...interaction.fields.fields.values()].flatMap((field): [string, string][] => {
    const value = 'values' in field ? field.values[0] : field.value
    return typeof value === 'string' ? [[field.customId, storable(value)]] : []
  })
  return Object.fromEntries(filled)
}

/** Ids of files that a message has, by name. */
type KeptFiles = ReadonlyMap<string, string>
const NONE: KeptFiles = new Map()

/** Files of a message are only named by the components that show them. */
function filesIn(message: Message): KeptFiles {
  const found = new Map<string, string>()
  JSON.stringify(message.components, (_, value: unknown) => {
    const { url, attachment_id: id } = (value ?? {}) as { url?: unknown; attachment_id?: unknown }
    if (typeof url === 'string' && typeof id === 'string' && URL.canParse(url))
      found.set(new URL(url).pathname.split('/').at(-1) ?? '', id)
    return value
  })
  return found
}

/** Whether files of a message are kept by their ids; not any more once Discord has refused it. */
export interface FileKeeping {
  keeps: boolean
}

/**
 * Changes a message without sending files again that it already has: a phone then needn't reload its picture.
 *
 * @param again whether everything is sent if Discord refuses; else its error is thrown
 */
async function keeping(
  keeper: FileKeeping,
  there: () => KeptFiles,
  { files = [], ...rest }: Body,
  edit: (body: Body, kept: KeptFiles) => Promise<string>,
  again: boolean,
): Promise<string> {
  const lasting = keeper.keeps ? files.filter((file) => file.lasting === true) : []
  // Computed on demand, since it walks through the whole message.
  const found = lasting.length === 0 ? NONE : there()
  const kept = new Map(
    lasting.flatMap(({ name }) => {
      const id = found.get(name)
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
  const body = { ...rest, files }
  if (kept.size === 0) return edit(body, NONE)
  try {
    return await edit(body, kept)
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning !== 'refused' && meaning !== 'unfit') throw error
    keeper.keeps = false
    if (!again) throw error
    return edit(body, NONE)
  }
}

type Answerable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction

/** Answers an interaction through discord.js. @param keeper shared by all interactions of a run */
export function responderOf(interaction: Answerable, keeper: FileKeeping): Responder {
  const clicked = interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage())
  const contents = (body: Body, kept: KeptFiles = NONE) => ({
    components: [...fitted(body.components)],
    allowedMentions: { parse: [], users: [...(body.mention ?? [])] },
    files: (body.files ?? [])
      .filter(({ name }) => !kept.has(name))
      .map(({ name, data, alt }) => ({
        name,
        attachment: data,
        ...(alt === undefined ? {} : { description: clip(alt, MOST.alt) }),
      })),
  })
  // The files of the earlier message are dropped, except those that stay the same.
  const changed = (body: Body, kept: KeptFiles) => ({
    ...contents(body, kept),
    // A message that stands as it was begun has words of its own.
    ...(clicked && (interaction.message?.content ?? '') !== '' ? { content: null } : {}),
    attachments: [...kept.values()].map((id) => ({ id })),
    flags: MessageFlags.IsComponentsV2,
  })
  const edit = async (body: Body, kept: KeptFiles) =>
    (await interaction.editReply(changed(body, kept) as InteractionEditReplyOptions)).id
  const hidden = (how: Ack) => (how === 'public' ? 0 : MessageFlags.Ephemeral)
  const reply = async (how: Ack, body: Body): Promise<string> => {
    const flags = MessageFlags.IsComponentsV2 | hidden(how)
    const { resource } = await interaction.reply({ ...contents(body), flags, withResponse: true })
    return resource?.message?.id ?? ''
  }
  /** Answers a click with a new message if the clicked one is gone; a direct message is private anyway. */
  const privately: Ack = interaction.context === InteractionContextType.BotDM ? 'public' : 'private'
  /** The clicked message has been deleted because of a newer call. */
  const unlessGone = async (change: () => Promise<string>, instead: () => Promise<string>): Promise<string> => {
    try {
      return await change()
    } catch (error) {
      if (meaningOf(error) !== 'gone') throw error
      return instead()
    }
  }
  /** The files of the clicked message, as long as they are unchanged. */
  let there = () => NONE
  const ack = async (how: Ack): Promise<void> => {
    if (how === 'update' && clicked) {
      await interaction.deferUpdate()
      there = () => filesIn(interaction.message)
    } else await interaction.deferReply(how === 'public' ? {} : { flags: MessageFlags.Ephemeral })
  }
  return {
    ack,
    async announceAgain(how) {
      try {
        await ack(how)
      } catch (error) {
        if (errorCodeOf(error) !== ANSWERED_ALREADY) throw error
        // The refused one counts, so that there is something to change.
        interaction.deferred = true
      }
    },
    async answer(how, body) {
      if (how !== 'update' || !clicked) return reply(how, body)
      const update = async (full: Body, kept: KeptFiles) => {
        await interaction.update(changed(full, kept) as InteractionUpdateOptions)
        return interaction.message.id
      }
      // The second try is no first answer: see `announceAgain`.
      return keeping(keeper, () => filesIn(interaction.message), body, update, false)
    },
    async open(form) {
      if (interaction.isModalSubmit()) throw new Error('A form can not be answered by a form')
      await interaction.showModal(modalOf(form))
    },
    async show(body) {
      const change = () => keeping(keeper, there, body, edit, true)
      const instead = async () => {
        const flags = MessageFlags.IsComponentsV2 | hidden(privately)
        return (await interaction.followUp({ ...contents(body), flags })).id
      }
      try {
        return await unlessGone(change, instead)
      } finally {
        there = () => NONE
      }
    },
    async tell(body) {
      const flags = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral
      await interaction.followUp({ ...contents(body), flags })
    },
  }
}
