/** The means and options of every check of the doctor. */
import type { APIApplication } from 'discord-api-types/v10'
import type { Command } from '../discord/shell/command.ts'
import type { Clock } from '../time/clock.ts'
import type { Finding } from './finding.ts'
import type { TrialRequests } from './trial-requests.ts'

/** The parts that the host wants checked. */
export interface ExaminationOptions {
  /** A channel in which the doctor may write. */
  readonly channelId?: string | undefined
  /** A person who has agreed to get messages. */
  readonly personId?: string | undefined
  /** A message of the bot that is older than an hour, in that channel. */
  readonly oldMessageId?: string | undefined
  readonly forumId?: string | undefined
  readonly voiceId?: string | undefined
  /** Commands that differ are written. */
  readonly write: boolean
  /** Checks that take minutes are left out. */
  readonly quick: boolean
}

/** The means of a check. */
export interface Examination extends ExaminationOptions {
  readonly discord: TrialRequests
  readonly clock: Pick<Clock, 'now' | 'wake'>
  readonly application: APIApplication
  readonly botId: string
  readonly commands: readonly Command[]
}

/** An examination in a channel. */
export type ChannelExamination = Examination & { readonly channelId: string }

/** A check. It deletes what it has posted. */
export type Check<E = Examination> = (examination: E) => Promise<readonly Finding[]>

/** Waits, in milliseconds. */
export const waited = (clock: Pick<Clock, 'now' | 'wake'>, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.wake(new Date(clock.now().getTime() + ms), resolve))
