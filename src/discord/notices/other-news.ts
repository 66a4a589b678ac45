/** Other news for a person, which join the message that calls them to a match, so that one message stands for both. */
import type { Delivery, PersonId } from '../../matches/api.ts'
import type { MessagePart } from '../shell/components.ts'

/** News that wait in a message of their own. */
export interface WaitingNews {
  /** The news as parts below a panel. */
  readonly parts: readonly MessagePart[]
  /** When their message made a sound; null: never. */
  readonly rangAt: Date | null
  /** They ask for an answer, so that their message stays as it is: no parts join a call. */
  readonly stays: boolean
}

/** The keeper of other news. If it fails, calls are sent without them. */
export interface OtherNews {
  /** Returns the news for a person; null if there are none. */
  waiting(person: PersonId): Promise<WaitingNews | null>
  /** A call shows them now: their own message is not needed any more. */
  joined(person: PersonId): Promise<void>
  /** Direct messages to this person were refused: the keeper may want to know why. */
  unreachable(person: PersonId): Promise<void>
}

/** The messages that tell results of matches, as others may use them. */
export interface ToldResults {
  /** Shows a corrected result where it was told. @param once names this change @throws the errors of Discord */
  corrected(matchId: string, once: string | null): Promise<Delivery>
}

/** The message that calls a person, as others may use it. */
export interface LivingCall {
  /** Runs something between two messages to a person, and never at the same time as another one. */
  between<T>(person: PersonId, act: () => Promise<T>): Promise<T>
  /**
   * Puts parts below the last call to a match that waits for a person. To be called within `between`.
   *
   * @param ring it should make a sound, unless the call has made one just now
   * @returns false if no match waits for them in a direct message
   */
  join(person: PersonId, parts: readonly MessagePart[], ring: boolean): Promise<boolean>
  /** Sets the keeper of other news. */
  setNews(news: OtherNews): void
}
