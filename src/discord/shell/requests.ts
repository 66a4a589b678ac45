/** What a person asks of the program by command, click or key. Nothing here depends on discord.js. */
import type { Language } from '../../contract/index.ts'
import type { InteractionId, PersonId, Place } from '../../matches/api.ts'
import type { Body } from './components.ts'
import type { Form } from './forms.ts'

/** How a request is acknowledged. */
export type Ack =
  /** With a new message for everybody. */
  | 'public'
  /** With a new message that only this person sees. */
  | 'private'
  /** By changing the message that was clicked. */
  | 'update'

/** How a request is answered. */
export interface Responder {
  /** Announces an answer: nothing is to be seen of it yet. */
  ack(how: Ack): Promise<void>
  /** Answers without having announced it. @returns the id of the message */
  answer(how: Ack, body: Body): Promise<string>
  /** Opens a form instead; nothing else can follow. What is filled in comes as a click. */
  open(form: Form): Promise<void>
  /** Fills in (or changes) the message that `ack` announced. @returns its id */
  show(body: Body): Promise<string>
  /** A word beside it that only this person sees. */
  tell(body: Body): Promise<void>
}

/** What every request tells: who asks, where, when, in which language. */
export interface Incoming {
  /** The id of the interaction: the same one never counts twice. */
  readonly id: InteractionId
  /** When, by Discord's clock. */
  readonly at: Date
  readonly person: PersonId
  /** How the person is called in public. */
  readonly name: string
  readonly language: Language
  /** The language for what everybody in this place reads. */
  readonly placeLanguage: Language
  readonly place: Place
  /** In the direct messages with the bot, where nobody else reads along. */
  readonly withBot: boolean
  /** The channel that holds the thread in which this was asked. */
  readonly parentId?: string
  /** Ids of the person's roles in a server. */
  readonly roles?: readonly string[]
  /** They may set things for the whole server. */
  readonly manages?: boolean
}

/** The options of a command that were filled in, by name. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>

/** A file that somebody has sent, still with Discord: all of it is only said, nothing is checked. */
export interface SentFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly url: string
}

/** A command that was entered. */
export interface IncomingCommand extends Incoming {
  readonly command: string
  /** Null where the command has none. */
  readonly subcommand: string | null
  readonly options: OptionValues
  /** By option. */
  readonly files: Readonly<Record<string, SentFile>>
  /** The people named in the options. */
  readonly people: readonly { readonly id: PersonId; readonly name: string; readonly bot: boolean }[]
  /** Of a command on a message: what is written there. */
  readonly message?: string
}

/** A click, a pick, or a form handed in. */
export interface IncomingClick extends Incoming {
  readonly customId: string
  /** What was picked in a select. */
  readonly values: readonly string[]
  /** What was filled in, by field; of a select the first that was picked. */
  readonly fields: Readonly<Record<string, string>>
  /** Nobody else sees the message: it is ephemeral, or in a DM. */
  readonly alone: boolean
}

/** One's own panel is changed in place; a control that others see too opens a panel of one's own. */
export const inPlace = ({ alone }: Pick<IncomingClick, 'alone'>): Ack => (alone ? 'update' : 'private')

/** What a person types into an option, to be completed. */
export interface IncomingKeys extends Incoming {
  readonly command: string
  readonly subcommand: string | null
  readonly options: OptionValues
  /** What has been typed so far, and in which option. */
  readonly focused: { readonly name: string; readonly value: string }
}

/** Nobody waits for the answer any more: nothing must be done. */
export class Unacknowledged extends Error {
  override name = 'Unacknowledged'
}

/** A request on its way through a handler. */
export interface Request<A extends Incoming = Incoming> {
  readonly asked: A
  /** @returns the id of the message @throws Unacknowledged if nobody waits for it any more */
  show(body: Body): Promise<string>
  /** A private word: beside the message that was clicked, or as the answer itself. */
  tell(text: string | Body): Promise<void>
}
