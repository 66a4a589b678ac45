/** The sentence that a channel gets when challenges are allowed there for the first time: what to type. */
import { isRefusal, type Language } from '../../contract/index.ts'
import type { CountedUses } from '../../limits/limits.ts'
import { speak } from '../../locales/index.ts'
import type { App } from '../shell/app.ts'
import { holdsOf } from '../shell/channel-kinds.ts'
import { commandMention } from '../shell/command-mention.ts'
import { type Body, text } from '../shell/components.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import type { NeededPermission } from '../shell/permissions.ts'

/** Returns the sentence. */
function firstWords({ commandIds }: Pick<App, 'commandIds'>, language: Language): Body {
  const play = commandMention(commandIds, language, ['command.play'])
  const learn = commandMention(commandIds, language, ['command.learn'])
  return { components: [text(speak(language)('setup.first-words', { play, learn }))], silent: true }
}

/**
 * Says in channels of a server that were just chosen what to type there, in the server's language. Each channel hears it
 * once for all time, and a server five times a day at most. A channel in which the bot may not write gets nothing.
 */
export async function sayFirstWords(app: App, guildId: string, channels: readonly string[]): Promise<void> {
  if (channels.length === 0) return
  const { lacking } = await app.places.look(guildId, app.botId, channels)
  const open = channels.filter((id) => lacking.get(id)?.every((one) => !TO_WRITE.includes(one)) === true)
  await Promise.all(open.map((id) => sayIn(app, guildId, id)))
}

/** The permissions without which nobody writes in a channel. */
const TO_WRITE: readonly NeededPermission[] = ['ViewChannel', 'SendMessages', 'Connect']

async function sayIn(app: App, guildId: string, channelId: string): Promise<void> {
  const { limits, places, messenger, log } = app
  let counted: CountedUses | null = null
  try {
    // A forum would keep it as a post.
    if (holdsOf((await places.holding(channelId)).type) === 'posts') return
    const taken = await limits.take([{ limit: 'firstWords', of: { server: guildId, channel: channelId } }])
    if (isRefusal(taken)) return
    counted = taken
    await messenger.post(channelId, firstWords(app, app.guildLanguage(guildId)), `first:${channelId}`)
  } catch (error) {
    if (counted !== null) await limits.giveBack(counted)
    if (meaningOf(error) === null) throw error
    log.info({ err: error, channel: channelId }, 'a channel could not be told what to type')
  }
}
