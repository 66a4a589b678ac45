/** The message that tells a result, changed once a ruling has corrected it, or once it is known that it is not rated. */
import { ComponentType } from 'discord-api-types/v10'
import type { Seat } from '../../contract/index.ts'
import type { Correction } from '../../league-play/api.ts'
import { type Delivery, isGone, type Sight } from '../../matches/api.ts'
import { announceResult, resultCard } from '../replay/result-card.ts'
import type { App } from '../shell/app.ts'
import { type Body, type MessagePart, text } from '../shell/components.ts'
import { readCustomId } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { publicVoice } from '../table/voices.ts'
import type { Caller } from './caller.ts'
import { ownResult } from './own-result.ts'
import type { Threads } from './threads.ts'

/** The messages to a person, one after another: each is complete before the next thing is done. */
type Turns = Pick<Caller, 'inTurn'>

/** How far back the message of a result is looked for: people may go on talking in its thread. */
const LOOK_BACK = 100

/** A result is told so soon after the end of its match: until then the correction waits for its message. */
const TOLD_MS = 10 * 60_000
/** The pause before the message is looked for again. */
const PAUSE_MS = 60_000

/**
 * Brings the message of a result in the thread of its match up to date, the announcement of the match, and the direct
 * messages of its players. Where the message of the thread can't be found or changed any more, a new one says it.
 *
 * @param once names this change: the same message is never sent twice; null: no new message is sent
 */
export async function tellCorrected(
  app: App,
  threads: Threads,
  turns: Turns,
  matchId: string,
  once: string | null,
): Promise<Delivery> {
  const sight = await app.matches.sightOf(matchId, 'spectator')
  const correction = (await app.leagues.corrections([matchId])).get(matchId)
  // The match tells the result that counts.
  if (sight === null || (correction === undefined && once !== null)) return 'sent'
  const { match } = sight
  // Its players may still end it before its league does.
  if (match.status !== 'over') return { until: new Date(app.clock.now().getTime() + PAUSE_MS) }
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
    for (const { id } of told) shown = (await edited(app, threadId, id, body)) || shown
    if (!shown && once !== null) await app.messenger.post(threadId, body, once)
    await announceResult(app, threadId, body)
  })
  if (until !== null) return { until }
  await tellPlayers(app, turns, sight, correction)
  return 'sent'
}

/** Brings the direct messages up to date in which the players have been told the result. Nobody gets a new one. */
async function tellPlayers(app: App, turns: Turns, sight: Sight, correction: Correction | undefined): Promise<void> {
  for (const seat of Object.keys(sight.match.players)) await tellPlayer(app, turns, sight, seat, correction)
}

async function tellPlayer(
  app: App,
  turns: Turns,
  { match, view }: Sight,
  seat: Seat,
  correction: Correction | undefined,
): Promise<void> {
  const { outcome } = match
  const person = match.players[seat]
  if (outcome === null || person === undefined || isGone(person) || !(await app.persons.of(person)).dms) return
  try {
    const channelId = await app.messenger.dm(person)
    // A message that is only begun has no lines yet.
    await turns.inTurn(person, async () => {
      for (const { id, mark, story } of await resultsIn(app, channelId, match.id)) {
        if (mark === '') continue
        const own = { match, view, seat, outcome, mark, correction }
        // The lines that were new to its reader stay, unless another result counts.
        await edited(app, channelId, id, await ownResult(app, own, async () => (correction === undefined ? story : [])))
      }
    })
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning === null || meaning === 'later') throw error
    app.log.info({ err: error, match: match.id }, 'a direct message keeps the result as it was played')
  }
}

/**
 * Sends a player their result. Where it became known meanwhile that it does not count, their message says so afterwards:
 * `tellCorrected` has not found one that was still on its way.
 */
export async function sendResult(
  app: App,
  turns: Turns,
  sight: Sight,
  seat: Seat,
  correction: Correction | undefined,
  send: () => Promise<Delivery>,
): Promise<Delivery> {
  const { id, terms } = sight.match
  const isOpen = terms.rated && (await app.ratings.ofMatch(id)) === null
  const delivery = await send()
  if (isOpen && delivery === 'sent' && (await app.ratings.ofMatch(id))?.counts === false)
    await tellPlayer(app, turns, sight, seat, correction)
  return delivery
}

/** A message that tells a result, and the mark on its buttons: the notice that has brought it, in a direct message. */
interface ResultMessage {
  readonly id: string
  readonly mark: string
  /** The parts that tell what its reader had not seen. */
  readonly story: readonly MessagePart[]
}

/** The messages of a channel that tell the result of a match: their button offers a rematch, or the replay with a mark. */
async function resultsIn(
  { messenger, botId }: App,
  channelId: string,
  matchId: string,
): Promise<readonly ResultMessage[]> {
  try {
    const messages = await messenger.latest(channelId, LOOK_BACK)
    return messages.flatMap(({ id, author, components = [] }) => {
      const marks = author.id === botId ? components.flatMap((part) => marksIn(part, matchId)) : []
      return marks.slice(0, 1).map((mark) => ({ id, mark, story: components.flatMap(storyIn) }))
    })
  } catch (error) {
    // Without the right to read messages a new one says it.
    if (meaningOf(error) !== 'forbidden') throw error
    return []
  }
}

type MessageComponent = NonNullable<Awaited<ReturnType<App['messenger']['latest']>>[number]['components']>[number]

/** The marks of the buttons below the result of this match, see `endedRow`. */
const marksIn = (part: MessageComponent, matchId: string): readonly string[] =>
  part.type !== ComponentType.ActionRow
    ? []
    : part.components.flatMap((one) => {
        const click = 'custom_id' in one ? readCustomId(one.custom_id) : null
        if (click?.parts[0] !== matchId) return []
        if (click.kind === 'rematch') return [click.parts[2] ?? '']
        return click.kind === 'watch' && click.parts[1] !== undefined ? [click.parts[1]] : []
      })

/** The story of a match in a direct message is quoted. */
const storyIn = (part: MessageComponent): readonly MessagePart[] =>
  part.type === ComponentType.TextDisplay && part.content.startsWith('> ') ? [text(part.content)] : []

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
