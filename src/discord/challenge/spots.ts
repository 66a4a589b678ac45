/** Says before a match begins whether the channel of a request can hold it, and what is missing. */
import { type Say, speak } from '../../locales/index.ts'
import type { ChannelPlace } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import { forChallenge, forThread, holdsOf } from '../shell/channel-kinds.ts'
import { missingOf, type NeededPermission } from '../shell/permissions.ts'
import type { IncomingRequest } from '../shell/requests.ts'

type HasServers = Pick<App, 'servers'>

/** Where a challenge is posted: not in a thread, but in a forum in the post where it is made. */
export const challengePlace = (incoming: IncomingRequest): ChannelPlace => {
  const { place, parentId } = incoming
  const channelId = holdsHere(incoming) === 'posts' ? place.channelId : (parentId ?? place.channelId)
  return { guildId: place.guildId, channelId }
}

/** A request without a known type comes from a channel that can hold threads, as far as anybody can tell. */
const holdsHere = ({ channelType }: Pick<IncomingRequest, 'channelType'>) =>
  channelType === undefined ? 'threads' : holdsOf(channelType)

function lacking({ botMay }: IncomingRequest, needed: readonly NeededPermission[]): readonly NeededPermission[] {
  const missing = botMay === undefined ? [] : missingOf(botMay, needed)
  // Where nobody may connect, nobody may write either.
  return missing.includes('Connect') ? ['Connect'] : missing
}

const lackingSentence = (incoming: IncomingRequest, missing: readonly NeededPermission[], say: Say): string =>
  say('place.lacking', {
    channel: `<#${incoming.parentId ?? incoming.place.channelId}>`,
    permissions: missing.map((one) => `**${say(`setup.${one}`)}**`).join(', '),
  })

/** Why a match that begins here could have no thread, as a sentence; null if it could. */
export function whyThreadless(app: HasServers, incoming: IncomingRequest): string | null {
  const { place, language, parentId } = incoming
  const channelId = parentId ?? place.channelId
  const { matchChannel } = app.servers.of(place.guildId)
  if (place.guildId === null || (matchChannel !== null && matchChannel !== channelId)) return null
  const say = speak(language)
  const holds = holdsHere(incoming)
  if (holds !== 'threads' && holds !== 'posts') return say('place.no-threads', { channel: `<#${channelId}>` })
  const missing = lacking(incoming, forThread(holds))
  return missing.length === 0 ? null : lackingSentence(incoming, missing, say)
}

/** Why people can't be challenged here, as a sentence: the bot may not write, or could not open a thread. */
export function whyNoChallenge(app: HasServers, incoming: IncomingRequest): string | null {
  if (incoming.place.guildId === null) return null
  const missing = lacking(incoming, forChallenge(holdsHere(incoming), incoming.channelType))
  if (missing.length > 0) return lackingSentence(incoming, missing, speak(incoming.language))
  return whyThreadless(app, incoming)
}
