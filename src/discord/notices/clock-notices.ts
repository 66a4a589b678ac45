/** Tells people the news of the clock of their match, and everybody that a match goes on. */
import { speak } from '../../locales/index.ts'
import type { Delivery, Notice } from '../../matches/api.ts'
import { type App, gameOf } from '../shell/app.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { relative } from '../shell/text-limits.ts'
import { lengthOf } from '../table/agreed-terms.ts'
import { ownVoice, publicVoice } from '../table/voices.ts'
import { rivalsIn } from './call-panels.ts'
import type { Caller } from './caller.ts'
import type { Threads } from './threads.ts'

type ClockNotice = Extract<Notice, { kind: 'clock' }>

/** Tells one person, by direct message, what has happened to a clock. */
export async function tellClock(app: App, caller: Caller, notice: ClockNotice): Promise<Delivery> {
  const { id, matchId, seat, what, ms = 0, deadline = null } = notice
  const match = await app.matches.record(matchId)
  const person = match?.players[seat]
  if (match == null || person === undefined || what === 'nudge') return 'sent'
  const own = await ownVoice(app, match, seat)
  const say = speak(own.language)
  const values = {
    name: rivalsIn(app, match, seat, own),
    game: gameOf(app, match.terms.game).words.title(own.language),
    length: lengthOf(ms, own.language),
    time: relative(deadline ?? notice.at),
  }
  const open = row(button(customId('open', matchId, seat, id), say('call.open')))
  const body = { components: [text(say(`clock.told-${what}`, values)), open] }
  return caller.word({ notice, match, person, told: { kind: 'word', deadline }, body })
}

/** Tells everybody, in the thread, that a match goes on that was over. */
export async function tellReopened(
  app: App,
  threads: Threads,
  { id, matchId }: Extract<Notice, { kind: 'reopened' }>,
): Promise<Delivery> {
  const match = await app.matches.record(matchId)
  if (match === null) return 'dead'
  const { language } = await publicVoice(app, match)
  const body = { components: [text(speak(language)('clock.told-reopened'))] }
  await threads.within(match, async (threadId) => void (await app.messenger.post(threadId, body, id)))
  return 'sent'
}
