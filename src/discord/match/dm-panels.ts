/** Panels in direct messages: each match has one. */
import { SnowflakeUtil } from 'discord.js'
import type { MatchRecord, PersonId, Sight } from '../../matches/api.ts'
import type { StandingCall } from '../../people/person.ts'
import type { App } from '../shell/app.ts'

/** Calls that a person has made themself, by opening their panel, tell a notice of this name. */
const OPENED = 'opened-'

/** Whether a person has opened the panel of a standing call themself, for a sitting that began at this time. */
export const isOpenedFor = ({ noticeId, covers }: StandingCall, matchId: string, calledAt: Date): boolean =>
  noticeId.startsWith(OPENED) && covers[matchId] === calledAt.toISOString()

/**
 * Makes a message the one panel of a match in a person's DM: the message that called them there before is deleted, and
 * the next call takes the place of this one.
 * @param channelId their DM
 * @param messageId a message of ours there, which shows the panel now
 */
export async function onlyPanel(
  { calls, messenger }: Pick<App, 'calls' | 'messenger'>,
  { match, reader, calls: sittings }: Pick<Sight, 'match' | 'reader' | 'calls'>,
  channelId: string,
  messageId: string,
): Promise<void> {
  const person = match.players[reader] ?? ''
  const call = await calls.of(person, match.id)
  if (call?.messageId === messageId) return
  const sentAt = new Date(SnowflakeUtil.timestampFrom(messageId))
  if (call !== null && isInDm(match, call)) {
    await messenger.remove(call.channelId, call.messageId)
    await calls.put(person, match.id, { ...call, messageId, sentAt })
  } else if (call === null) {
    const own = sittings.find(({ seat }) => seat === reader)
    const covers = own === undefined ? {} : { [match.id]: own.calledAt.toISOString() }
    await calls.put(person, match.id, {
      channelId,
      messageId,
      noticeId: `${OPENED}${messageId}`,
      sentAt,
      rangAt: null,
      covers,
    })
  }
}

/**
 * Deletes what a person's DM still shows of a match, which another match follows.
 * @param stays a message that shows something else by now; null: none does
 */
export async function leavePanel(
  { calls, messenger }: Pick<App, 'calls' | 'messenger'>,
  person: PersonId,
  matchId: string,
  stays: string | null,
): Promise<void> {
  for (const { call } of await calls.take(person, { each: [matchId], gathered: null }))
    if (call.messageId !== stays) await messenger.remove(call.channelId, call.messageId)
}

/** Whether a call stands in a DM, and not where the match is played. */
export const isInDm = ({ threadId, place }: MatchRecord, { channelId }: { readonly channelId: string }): boolean =>
  place.guildId === null || (channelId !== threadId && channelId !== place.channelId)
