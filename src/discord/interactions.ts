/** Interactions as discord.js gives them, turned into requests and lines. */
import {
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js'
import { languageOf } from '../locales/index.ts'
import type { Body } from './components.ts'
import type { Asked, ClickAsked, CommandAsked, KeysAsked, Line, OptionValues } from './requests.ts'

function askedBy(interaction: BaseInteraction): Asked {
  const { id, user, locale, guildLocale, guildId, channel, channelId } = interaction
  // Matches get threads of their own, and threads hold no threads.
  const parent = channel?.isThread() === true ? channel.parentId : null
  return {
    id,
    person: user.id,
    name: user.displayName,
    language: languageOf(locale),
    placeLanguage: languageOf(guildLocale ?? locale),
    place: { guildId, channelId: channelId ?? '' },
    ...(parent === null ? {} : { parentId: parent }),
  }
}

export function commandAsked(interaction: ChatInputCommandInteraction): CommandAsked {
  const people = interaction.options.data.flatMap(({ user }) => (user == null ? [] : [user]))
  return {
    ...askedBy(interaction),
    command: interaction.commandName,
    options: optionsOf(interaction.options.data),
    people: people.map(({ id, displayName, bot }) => ({ id, name: displayName, bot })),
  }
}

export const clickAsked = (interaction: MessageComponentInteraction): ClickAsked => ({
  ...askedBy(interaction),
  customId: interaction.customId,
  values: interaction.isAnySelectMenu() ? interaction.values : [],
  messageId: interaction.message.id,
  alone: interaction.message.flags.has(MessageFlags.Ephemeral) || interaction.guildId === null,
})

export function keysAsked(interaction: AutocompleteInteraction): KeysAsked {
  const { name, value } = interaction.options.getFocused(true)
  return {
    ...askedBy(interaction),
    command: interaction.commandName,
    options: optionsOf(interaction.options.data),
    focused: { name, value },
  }
}

function optionsOf(data: readonly { name: string; value?: string | number | boolean }[]): OptionValues {
  return Object.fromEntries(data.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])))
}

type Answerable = ChatInputCommandInteraction | MessageComponentInteraction

export function lineOf(interaction: Answerable): Line {
  const contents = (body: Body) => ({
    components: [...body.components],
    allowedMentions: { parse: [], users: [...(body.mention ?? [])] },
  })
  return {
    async ack(how) {
      if (how === 'update' && interaction.isMessageComponent()) await interaction.deferUpdate()
      else await interaction.deferReply(how === 'public' ? {} : { flags: MessageFlags.Ephemeral })
    },
    async show(body) {
      return (await interaction.editReply({ ...contents(body), flags: MessageFlags.IsComponentsV2 })).id
    },
    async tell(body) {
      const flags = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral
      await interaction.followUp({ ...contents(body), flags })
    },
  }
}
