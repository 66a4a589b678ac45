/**
 * The messages between the web page and the sandbox: JSON over one WebSocket, `ws://host:port/ui?user=<name>`.
 *
 * One window is one person. Connecting creates the person if the name is new, and they join the guild. The sandbox
 * answers with one `snapshot`, and from then on with events. A page that lost its connection connects again and gets a
 * new snapshot. The page imports the list of faults, and all else with `import type`.
 *
 * Channels, messages, users, commands and modals have the format of Discord's own API (discord-api-types/v10), so that
 * a page draws exactly what a bot has sent.
 */
import type {
  APIApplicationCommand,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
  Locale,
  LocalizationMap,
} from 'discord-api-types/v10'

/** Chosen by the page for a request; the sandbox's messages about that request carry it. */
export type Ref = string

/** Somebody in the guild; the bot is one (`bot: true`). `global_name` is the name to show. */
export type Person = APIUser

/**
 * Text channels of the guild (type 0), threads (11, 12; with `parent_id` and `thread_metadata`), and the reader's own
 * DM channels (1; with `recipients`). `last_message_id` is as old as the channel's last event; later messages count.
 */
export type Channel = APIChannel

/**
 * A message as Discord would send it. Worth knowing:
 * - `flags & 64`: ephemeral; only its owner ever gets it, and may dismiss it.
 * - `flags & 128`: "thinking …"; a message of this id follows as `messageUpdate`.
 * - `flags & 32768`: Components v2; no `content` and no `embeds`.
 * - `type` 0 ordinary, 6 "pinned a message", 18 "started a thread", 19 reply, 20 answer to a slash command, 21 first
 *   message of a thread that was started from a message (see `referenced_message`), 23 answer to a context menu.
 * - `interaction_metadata.user` and `.name`: who used which command ("Alice used /play"; the name without a slash).
 * - `thread`: the thread that was started from this message, if any.
 * - `mentions`: users that the message mentioned (highlight it if the reader is one of them); the text of the message
 *   holds `<@id>`, `<#id>` and `<t:unix:R>` as usual.
 * - `attachments[].url` and the media of embeds and components are plain http addresses of the sandbox.
 */
export type Message = APIMessage

export type Command = APIApplicationCommand

export interface Role {
  id: string
  name: string
}

/** A notification on a phone. */
export interface PhoneNotification {
  readonly channelId: string
  readonly messageId: string
  /** The name of the author. */
  readonly from: string
  /** The content of the message, with mentions as names; empty for a message of components. */
  readonly text: string
}

export interface Unread {
  count: number
  /** How many of them call the reader; always all of them in a DM. */
  mentions: number
}

/**
 * Values by option name: the text, number or boolean; for users and channels the id. A file is uploaded first, with
 * `POST /uploads?user=<name>&name=<file>&type=<media type>` (its bytes are the body), and then named by the id in the
 * answer.
 */
export type OptionValues = Record<string, string | number | boolean>

/**
 * A loss on Discord's side that can be switched on:
 * - `gateway-cut`: the connection is gone, and can't be made again. `resume-refused`: it can be made, not resumed.
 * - `events-held`: the connection stands, heartbeats are acknowledged, but no event comes.
 * - `token-refused`: the token of the bot is not valid any more: 401, and 4004 from the gateway. `session-refused`: requests
 *   work, and the gateway closes with 4004.
 * - `rest-fails`, `rest-hangs`: each request is answered by 503, or never.
 * - `dms-throttled`, `quarantined`: nobody can be written to for the first time (40003, 20026).
 * - `threads-throttled`: no threads can be made (40062).
 * - `threads-full`: the guild has as many open threads as it may have (160006).
 * - `kicked`: the bot is not in the guild any more. `guild-unavailable`: Discord has lost the guild for a while.
 * - `rest-throttled`: each request is answered by 429.
 */
export const FAULTS = [
  'gateway-cut',
  'resume-refused',
  'events-held',
  'token-refused',
  'session-refused',
  'rest-fails',
  'rest-hangs',
  'rest-throttled',
  'dms-throttled',
  'quarantined',
  'threads-throttled',
  'threads-full',
  'kicked',
  'guild-unavailable',
] as const
export type FaultName = (typeof FAULTS)[number]

/** The present content of a slash command. */
export interface CommandInput {
  commandId: string
  /** Names of subcommand group and subcommand, as far as the command has them: `[]`, `['deck']`, `['deck', 'import']`. */
  subcommand?: string[]
  options?: OptionValues
}

/** By custom_id: text of a text input, picked values of a select or group, a checkbox's state. */
export type ModalValues = Record<string, string | string[] | boolean>

export interface Choice {
  name: string
  name_localizations?: LocalizationMap | null
  value: string | number
}

// ---------------------------------------------------------------------------------------------------------------------
// The page says

export type PageSays =
  /** Sends a message as oneself. Un-archives a thread that is not locked. */
  | { type: 'send'; ref?: Ref; channelId: string; content: string; replyTo?: string }
  /** Runs a slash command. */
  | ({ type: 'command'; ref: Ref; channelId: string } & CommandInput)
  /** Runs a user command on a user, or a message command on a message. */
  | { type: 'contextCommand'; ref: Ref; channelId: string; commandId: string; targetId: string }
  /**
   * Asks for choices for one option; answered by `choices`. Discord asks again with each key; a late answer is dropped.
   */
  | ({ type: 'autocomplete'; ref: Ref; channelId: string; focused: string } & CommandInput)
  | { type: 'click'; ref: Ref; channelId: string; messageId: string; customId: string }
  /** Picks in a select: option values for a string select; user, role or channel ids for the other kinds. */
  | { type: 'select'; ref: Ref; channelId: string; messageId: string; customId: string; values: string[] }
  /** Answers the modal that `interactionId` brought. The page closes it when `interaction` says `done`. */
  | { type: 'submitModal'; ref: Ref; interactionId: string; values: ModalValues }
  /** Closes a modal without an answer; the bot isn't told (as in Discord). */
  | { type: 'closeModal'; interactionId: string }
  /** Opens the DM with the bot; answered by `opened`, preceded by `channel` if it is new. */
  | { type: 'openDm'; ref: Ref }
  /** Removes one's own ephemeral message; answered by `messageDelete`. */
  | { type: 'dismiss'; channelId: string; messageId: string }
  | { type: 'setLocale'; locale: `${Locale}` }
  /** Sets whether the bot may write to me: closed DMs answer the bot with 50007. */
  | { type: 'setDms'; open: boolean }
  | { type: 'read'; channelId: string }
  /** Switches a loss of Discord on or off, for everybody. */
  | { type: 'setFault'; name: FaultName; on: boolean }
  /** Moves time ahead for everybody: by hours, or to a moment (ISO 8601). */
  | { type: 'moveTime'; hours: number }
  | { type: 'moveTime'; to: string }

// ---------------------------------------------------------------------------------------------------------------------
// The sandbox says

export interface Me {
  user: Person
  locale: `${Locale}`
  dmsOpen: boolean
}

/** The time of the sandbox. */
export interface SandboxTime {
  /** How far it has been moved ahead of the machine's, in milliseconds. */
  aheadMs: number
  /** It is being moved just now. */
  moving: boolean
}

export interface Snapshot {
  type: 'snapshot'
  me: Me
  botId: string
  /** False while no bot is connected to the gateway. */
  botOnline: boolean
  guild: { id: string; name: string }
  /** The roles that somebody has made. */
  roles: Role[]
  users: Person[]
  channels: Channel[]
  commands: Command[]
  /** The losses that are switched on. */
  faults: FaultName[]
  /** Null: it can't be moved here. */
  time: SandboxTime | null
  /** The last messages of each channel, oldest first, with the reader's own ephemeral ones. */
  messages: Record<string, Message[]>
  /** Only channels with something unread. */
  unread: Record<string, Unread>
}

/** `thinking` goes on as a message with `flags & 128` for replies; for clicks the component just waits. */
export type InteractionState =
  /** Sent to the bot. */
  | 'sent'
  /** Acknowledged, the real answer comes later. */
  | 'thinking'
  /** Answered (a message, an edit, a modal, or nothing to show). */
  | 'done'
  /** Not acknowledged within 3 s: "The application did not respond". */
  | 'failed'

export type SandboxSays =
  | Snapshot
  /** Language or DM setting has changed (in this or another window of the same person). */
  | { type: 'me'; me: Me }
  | { type: 'bot'; online: boolean }
  | { type: 'faults'; on: FaultName[] }
  | { type: 'time'; time: SandboxTime }
  /** A new person, or a change of a known one. */
  | { type: 'user'; user: Person }
  | { type: 'role'; role: Role }
  /** New or changed: replaces the channel of that id. Archived threads say so in `thread_metadata.archived`. */
  | { type: 'channel'; channel: Channel }
  | { type: 'channelDelete'; channelId: string }
  /** All commands, replacing the earlier ones. */
  | { type: 'commands'; commands: Command[] }
  | { type: 'messageCreate'; message: Message }
  /** The whole message as it is now. */
  | { type: 'messageUpdate'; message: Message }
  | { type: 'messageDelete'; channelId: string; messageId: string }
  | { type: 'unread'; channelId: string; unread: Unread }
  /** A notification on the reader's phone: the author's name and the `content` of the message, which may be empty. */
  | ({ type: 'notification' } & PhoneNotification)
  | {
      type: 'interaction'
      ref: Ref
      interactionId: string
      state: InteractionState
      channelId: string
      /** The message whose component was used. */
      messageId?: string
      customId?: string
      /** With `done`: the message that the bot answered with, new or edited, if there is one. */
      answerId?: string
    }
  /** Show this modal. The request `ref` has caused it. Labels, inputs, selects are in `modal.components`. */
  | {
      type: 'modal'
      ref: Ref
      interactionId: string
      channelId: string
      modal: APIModalInteractionResponseCallbackData
    }
  | { type: 'choices'; ref: Ref; choices: Choice[] }
  | { type: 'opened'; ref: Ref; channelId: string }
  /** The request `ref` was refused, as Discord's own client would refuse it; `message` is for the reader. */
  | { type: 'refused'; ref?: Ref; message: string }
