/** Discord's numbers by name. The library that defines them is imported for types only. */
import type {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
} from 'discord-api-types/v10'

export const COMPONENT = {
  actionRow: 1 as ComponentType.ActionRow,
  button: 2 as ComponentType.Button,
  stringSelect: 3 as ComponentType.StringSelect,
  textInput: 4 as ComponentType.TextInput,
  userSelect: 5 as ComponentType.UserSelect,
  roleSelect: 6 as ComponentType.RoleSelect,
  mentionableSelect: 7 as ComponentType.MentionableSelect,
  channelSelect: 8 as ComponentType.ChannelSelect,
  section: 9 as ComponentType.Section,
  textDisplay: 10 as ComponentType.TextDisplay,
  thumbnail: 11 as ComponentType.Thumbnail,
  mediaGallery: 12 as ComponentType.MediaGallery,
  file: 13 as ComponentType.File,
  separator: 14 as ComponentType.Separator,
  container: 17 as ComponentType.Container,
  label: 18 as ComponentType.Label,
  fileUpload: 19 as ComponentType.FileUpload,
  radioGroup: 21 as ComponentType.RadioGroup,
  checkboxGroup: 22 as ComponentType.CheckboxGroup,
  checkbox: 23 as ComponentType.Checkbox,
} as const

export const OPTION = {
  subcommand: 1 as ApplicationCommandOptionType.Subcommand,
  subcommandGroup: 2 as ApplicationCommandOptionType.SubcommandGroup,
  string: 3 as ApplicationCommandOptionType.String,
  integer: 4 as ApplicationCommandOptionType.Integer,
  boolean: 5 as ApplicationCommandOptionType.Boolean,
  user: 6 as ApplicationCommandOptionType.User,
  channel: 7 as ApplicationCommandOptionType.Channel,
  role: 8 as ApplicationCommandOptionType.Role,
  mentionable: 9 as ApplicationCommandOptionType.Mentionable,
  number: 10 as ApplicationCommandOptionType.Number,
  attachment: 11 as ApplicationCommandOptionType.Attachment,
} as const

export const COMMAND = {
  chatInput: 1 as ApplicationCommandType.ChatInput,
  user: 2 as ApplicationCommandType.User,
  message: 3 as ApplicationCommandType.Message,
} as const

export const CHANNEL = {
  text: 0 as ChannelType.GuildText,
  dm: 1 as ChannelType.DM,
  voice: 2 as ChannelType.GuildVoice,
  groupDm: 3 as ChannelType.GroupDM,
  announcement: 5 as ChannelType.GuildAnnouncement,
  announcementThread: 10 as ChannelType.AnnouncementThread,
  publicThread: 11 as ChannelType.PublicThread,
  privateThread: 12 as ChannelType.PrivateThread,
  forum: 15 as ChannelType.GuildForum,
} as const

export const FLAG = { ephemeral: 64, thinking: 128, componentsV2: 32768 } as const

export const hasFlag = (message: { flags?: number }, flag: number): boolean => ((message.flags ?? 0) & flag) !== 0
