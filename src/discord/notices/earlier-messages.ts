/** Finds messages that an earlier run or an earlier try has sent without storing them. */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import type { Notice } from '../../matches/api.ts'
import { MINUTE_MS } from '../../time/lengths.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { readCustomId } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { writtenIn } from '../shell/message-text.ts'
import { isPlain } from '../shell/messenger.ts'

/** This many of the last messages of a channel are searched. */
const LOOK_BACK = 20
/** The clock of Discord may be behind ours. */
const SKEW_MS = MINUTE_MS / 2
/** The most ids of notices that are kept in memory. */
const MOST_TRIED = 10_000
/** A message that tells a notice. */
export interface EarlierMessage {
  readonly id: string
  /** It stands as it was begun, without components of its own. */
  readonly begun: boolean
}

/** Finds messages by the notice that their controls name. */
export class EarlierMessages {
  readonly #app: Pick<App, 'messenger' | 'botId'>
  readonly #startedAt: Date
  readonly #tried = new Set<string>()

  /** @param app its time is that of the start of this run */
  constructor(app: Pick<App, 'messenger' | 'clock' | 'botId'>) {
    this.#app = app
    this.#startedAt = app.clock.now()
  }

  /** Whether an earlier run, or an earlier try, may have sent the message of a notice. Each call counts as a try. */
  mayStand({ id, at }: Pick<Notice, 'id' | 'at'>): boolean {
    const tried = this.#tried.has(id)
    if (this.#tried.size >= MOST_TRIED) this.#tried.clear()
    this.#tried.add(id)
    return tried || at < this.#startedAt
  }

  /** Returns the message of a notice; null if there is none, or if it can't be looked for. */
  find(channelId: string, noticeId: string): Promise<EarlierMessage | null> {
    return this.#find(channelId, (message) => tells(message, noticeId))
  }

  /**
   * Returns the message of a notice that no control names, by its first line; null if there is none since the notice was
   * written, or if it can't be looked for.
   */
  findWords(channelId: string, { at }: Pick<Notice, 'at'>, body: Body): Promise<EarlierMessage | null> {
    const since = at.getTime() - SKEW_MS
    const [line = ''] = unmarked(writtenIn(body)).split('\n')
    return this.#find(
      channelId,
      (message) =>
        message.author.id === this.#app.botId &&
        new Date(message.timestamp).getTime() >= since &&
        unmarked(writtenIn(message)).startsWith(line),
    )
  }

  async #find(channelId: string, isIt: (message: APIMessage) => boolean): Promise<EarlierMessage | null> {
    try {
      const found = (await this.#app.messenger.latest(channelId, LOOK_BACK)).find(isIt)
      return found === undefined ? null : { id: found.id, begun: isPlain(found) }
    } catch (error) {
      // Without the right to read messages, only the nonce prevents a second one.
      if (meaningOf(error) !== 'forbidden') throw error
      return null
    }
  }
}

/** Words without marks, which the first request of a message leaves out. */
const unmarked = (words: string): string => words.replace(/^(?:#{1,3}|-#|>) +|\*\*/gmu, '')

/** Whether a control of a message holds the id of a notice: the button `open|match|seat|notice`, or a menu's mark. */
function tells({ components = [] }: Pick<APIMessage, 'components'>, noticeId: string): boolean {
  return components.some((part) => {
    if (part.type !== ComponentType.ActionRow) return false
    return part.components.some(
      (one) => 'custom_id' in one && readCustomId(one.custom_id)?.parts.includes(noticeId) === true,
    )
  })
}
