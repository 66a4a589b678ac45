/** Panels in direct messages: each match has one. */
import { SnowflakeUtil } from 'discord.js'
import type { MatchRecord, PersonId } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'

/**
 * Makes a message the one panel of a match in a person's DM: the message that called them there before is deleted.
 * @param messageId a message of ours in that DM, which shows the panel now
 */
export async function onlyPanel(
  { calls, messenger }: Pick<App, 'calls' | 'messenger'>,
  match: MatchRecord,
  person: PersonId,
  messageId: string,
): Promise<void> {
  const call = await calls.of(person, match.id)
  if (call === null || call.messageId === messageId || !isInDm(match, call)) return
  await messenger.remove(call.channelId, call.messageId)
  const sentAt = new Date(SnowflakeUtil.timestampFrom(messageId))
  await calls.put(person, match.id, { ...call, messageId, sentAt })
}

/** Whether a call stands in a DM, and not where the match is played. */
export const isInDm = ({ threadId, place }: MatchRecord, { channelId }: { readonly channelId: string }): boolean =>
  place.guildId === null || (channelId !== threadId && channelId !== place.channelId)
