/** What a person asks of the program by command, click or key, whatever brought it here. */
import type { Language } from '../games/game.ts'
import type { InteractionId, PersonId, Place } from '../matches/api.ts'
import type { Body } from './components.ts'

/** How a request is acknowledged, before anything else is done. */
export type Ack =
  /** With a new message for everybody. */
  | 'public'
  /** With a new message that only this person sees. */
  | 'private'
  /** By changing the message that was clicked. */
  | 'update'

/** The line to the person, once for each request. */
export interface Line {
  ack(how: Ack): Promise<void>
  /** Fills in (or changes) the message that `ack` announced. @returns its id */
  show(body: Body): Promise<string>
  /** A word beside it that only this person sees. */
  tell(body: Body): Promise<void>
}

export interface Asked {
  /** The id of the interaction: the same one never counts twice. */
  readonly id: InteractionId
  readonly person: PersonId
  /** How the person is called in public. */
  readonly name: string
  readonly language: Language
  /** The language for what everybody in this place reads. */
  readonly placeLanguage: Language
  readonly place: Place
  /** The channel that holds the thread in which this was asked. */
  readonly parentId?: string
}

export type OptionValues = Readonly<Record<string, string | number | boolean>>

export interface CommandAsked extends Asked {
  readonly command: string
  readonly options: OptionValues
  /** The people named in the options. */
  readonly people: readonly { readonly id: PersonId; readonly name: string; readonly bot: boolean }[]
}

export interface ClickAsked extends Asked {
  readonly customId: string
  /** What was picked in a select. */
  readonly values: readonly string[]
  readonly messageId: string
  /** Nobody else sees the message: it is ephemeral, or in a DM. */
  readonly alone: boolean
}

export interface KeysAsked extends Asked {
  readonly command: string
  readonly options: OptionValues
  /** What has been typed so far, and in which option. */
  readonly focused: { readonly name: string; readonly value: string }
}

/** Nobody waits for the answer any more: nothing must be done. */
export class Unacknowledged extends Error {
  override name = 'Unacknowledged'
}

/** A request on its way through a handler. */
export interface Request<A extends Asked = Asked> {
  readonly asked: A
  /**
   * Resolves when Discord has taken the acknowledgement. Only handlers that begin early need it: before they change
   * anything. @throws Unacknowledged if nobody waits for the answer any more
   */
  acknowledged(): Promise<void>
  show(body: Body): Promise<string>
  /** A private word: beside the message that was clicked, or as the answer itself. */
  tell(text: string): Promise<void>
}
