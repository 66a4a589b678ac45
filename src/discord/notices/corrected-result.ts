/** The message that tells a result, changed once a ruling has corrected it. */
import { ComponentType } from 'discord-api-types/v10'
import type { Delivery } from '../../matches/api.ts'
import { announceResult, resultCard } from '../replay/result-card.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { readCustomId } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { publicVoice } from '../table/voices.ts'
import type { Threads } from './threads.ts'

/** How far back the message of a result is looked for: people may go on talking in its thread. */
const LOOK_BACK = 100

/** A result is told so soon after the end of its match: until then the correction waits for its message. */
const TOLD_MS = 10 * 60_000
/** The pause before the message is looked for again. */
const PAUSE_MS = 60_000

/**
 * Brings the message of a result in the thread of its match up to date, and the announcement of the match. Where the message
 * can't be found or changed any more, a new one says it.
 *
 * @param once names this change: the same message is never sent twice
 */
export async function tellCorrected(app: App, threads: Threads, matchId: string, once: string): Promise<Delivery> {
  const sight = await app.matches.sightOf(matchId, 'spectator')
  // One that still has to end tells its result then.
  if (sight?.match.status !== 'over') return 'sent'
  const { match } = sight
  const correction = await app.leagues.correction(matchId)
  const body = await resultCard(app, sight, await publicVoice(app, match), correction)
  const now = app.clock.now().getTime()
  let until: Date | null = null
  await threads.within(match, async (threadId) => {
    const told = await resultsIn(app, threadId, matchId)
    if (told.length === 0 && now < (match.endedAt?.getTime() ?? 0) + TOLD_MS) {
      until = new Date(now + PAUSE_MS)
      return
    }
    let shown = false
    for (const messageId of told) shown = (await edited(app, threadId, messageId, body)) || shown
    if (!shown) await app.messenger.post(threadId, body, once)
    await announceResult(app, threadId, body)
  })
  return until === null ? 'sent' : { until }
}

/** The messages of a thread that tell the result of a match: their button offers a rematch. */
async function resultsIn({ messenger, botId }: App, threadId: string, matchId: string): Promise<readonly string[]> {
  try {
    const messages = await messenger.latest(threadId, LOOK_BACK)
    return messages
      .filter(({ author, components = [] }) => author.id === botId && components.some((one) => ends(one, matchId)))
      .map(({ id }) => id)
  } catch (error) {
    // Without the right to read messages a new one says it.
    if (meaningOf(error) !== 'forbidden') throw error
    return []
  }
}

type Shown = NonNullable<Awaited<ReturnType<App['messenger']['latest']>>[number]['components']>[number]

const ends = (part: Shown, matchId: string): boolean =>
  part.type === ComponentType.ActionRow &&
  part.components.some((one) => {
    const click = 'custom_id' in one ? readCustomId(one.custom_id) : null
    return click?.kind === 'rematch' && click.parts[0] === matchId
  })

/** @returns false if the message is gone, or can't be changed any more */
async function edited({ messenger }: App, threadId: string, messageId: string, body: Body): Promise<boolean> {
  try {
    await messenger.edit(threadId, messageId, body)
    return true
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning === 'gone' || meaning === 'worn') return false
    throw error
  }
}
