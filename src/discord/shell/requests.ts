/** A person's request by command, click or key, and its answer. Nothing here depends on discord.js. */
import type { ChannelType } from 'discord-api-types/v10'
import type { Language } from '../../contract/index.ts'
import type { ChannelPlace, InteractionId, PersonId } from '../../matches/api.ts'
import type { Body } from './components.ts'
import type { Form } from './forms.ts'
import type { MemberRank } from './members.ts'

/** How a request is acknowledged. */
export type Ack =
  /** By a new public message. */
  | 'public'
  /** By a new message that only this person sees. */
  | 'private'
  /** By changing the clicked message. */
  | 'update'

/** How a request is answered. */
export interface Responder {
  /** Announces an answer: nothing is visible yet. */
  ack(how: Ack): Promise<void>
  /**
   * Announces an answer after a first answer of ours was refused. Discord may have taken that for the answer: then it
   * refuses this one, which does no harm, since `show` works either way.
   */
  announceAgain(how: Ack): Promise<void>
  /** Answers without an announcement. @returns the id of the message */
  answer(how: Ack, body: Body): Promise<string>
  /** Opens a form instead; nothing else can follow. The filled-in form comes as a click. */
  open(form: Form): Promise<void>
  /** Fills in (or changes) the message that `ack` announced. @returns its id */
  show(body: Body): Promise<string>
  /** A note beside it that only this person sees. */
  tell(body: Body): Promise<void>
}

/** The facts in every request: the person, place, time and language. */
export interface IncomingRequest {
  /** The id of the interaction, which never counts twice. */
  readonly id: InteractionId
  /** The time of the request, by Discord's clock. */
  readonly at: Date
  readonly person: PersonId
  /** The person's public name. */
  readonly name: string
  readonly language: Language
  /** The language of public messages in this place. */
  readonly placeLanguage: Language
  readonly place: ChannelPlace
  /** In the direct messages with the bot, which are private. */
  readonly withBot: boolean
  /** The channel that holds the thread of the request. */
  readonly parentId?: string
  /** The type of the channel of a server, or of the one that holds the thread of the request. */
  readonly channelType?: ChannelType
  /** The bot's permissions in the channel of a server. */
  readonly botMay?: bigint
  /** The server has the commands, and seemingly not the bot: it sees nothing there and may not write. */
  readonly withoutBot?: true
  /** Ids of the person's roles in a server. */
  readonly roles?: readonly string[]
  /** They may change the settings of the whole server. */
  readonly manages?: boolean
  /** Their own permissions in the channel of a server. */
  readonly may?: bigint
  /** Until when a moderator has silenced them. */
  readonly silentUntil?: Date | null
  /** False: the bot is not in this server, only the person has installed it. */
  readonly botIsHere?: boolean
  /** The id of the thing for which their right was asked. */
  readonly asked?: string
  /** Their standing in the server of that thing, if a right depends on it. */
  readonly standing?: MemberRank
}

/** The filled-in options of a command, by name. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>

/** A file that a person has sent, still with Discord: these facts are only claimed, nothing is checked. */
export interface SentFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly url: string
}

/** A person in an option of a command. */
export interface NamedPerson {
  readonly id: PersonId
  readonly name: string
  readonly bot: boolean
  /** Whether they are in the server of the request; undefined where nobody said. */
  readonly member?: boolean
}

/** A command that was entered. */
export interface IncomingCommand extends IncomingRequest {
  readonly command: string
  /** Null where the command has none. */
  readonly subcommand: string | null
  readonly options: OptionValues
  /** By option. */
  readonly files: Readonly<Record<string, SentFile>>
  /** The people named in the options. */
  readonly people: readonly NamedPerson[]
  /** For a command on a message: the text of the message. */
  readonly message?: string
}

/** A click, a pick, or a submitted form. */
export interface IncomingClick extends IncomingRequest {
  readonly customId: string
  /** The values picked in a select. */
  readonly values: readonly string[]
  /** The values of a form, by field; of a select the first picked one. */
  readonly fields: Readonly<Record<string, string>>
  /** The message is private: ephemeral, or in a DM. */
  readonly alone: boolean
  /** It is a submitted form. */
  readonly form?: true
  /** The id of the message whose control was used. */
  readonly messageId?: string
  /** The id of the clicked message if it is an ordinary one in a DM, which the bot can edit and delete at any time. */
  readonly dm?: string
}

/** A private panel is changed in place; a control of a public message opens a private panel. */
export const inPlace = ({ alone }: Pick<IncomingClick, 'alone'>): Ack => (alone ? 'update' : 'private')

/** The text that a person is typing into an option, to be completed. */
export interface IncomingKeys extends IncomingRequest {
  readonly command: string
  readonly subcommand: string | null
  readonly options: OptionValues
  /** The option, and its text so far. */
  readonly focused: { readonly name: string; readonly value: string }
}

/** The request has expired: it must change nothing. */
export class ExpiredRequest extends Error {
  override name = 'Unacknowledged'
}

/** A request on its way through a handler. */
export interface Request<A extends IncomingRequest = IncomingRequest> {
  readonly incoming: A
  /** @returns the id of the message @throws ExpiredRequest if the request has expired */
  show(body: Body): Promise<string>
  /** A private note: beside the clicked message, or as the answer itself. */
  tell(text: string | Body): Promise<void>
}
