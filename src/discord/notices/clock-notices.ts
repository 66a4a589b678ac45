/** Tells people the news of the clock of their match, and everybody that a match goes on. */

import type { Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { ours, type SafeText } from '../../locales/safe-text.ts'
import type { Delivery, MatchRecord, Notice } from '../../matches/api.ts'
import { choiceParts } from '../clock/clock-panel.ts'
import { clockId } from '../match/clock-entries.ts'
import type { App } from '../shell/app.ts'
import { button, type MessagePart, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { relative } from '../shell/text-limits.ts'
import { lengthOf } from '../table/clock-words.ts'
import { ownVoice, publicVoice } from '../table/voices.ts'
import { rivalsIn } from './call-panels.ts'
import type { Caller } from './caller.ts'
import type { Threads } from './threads.ts'

type ClockNotice = Extract<Notice, { kind: 'clock' }>

/** Tells one person, by direct message, what has happened to a clock. */
export async function tellClock(app: App, caller: Caller, notice: ClockNotice): Promise<Delivery> {
  const { matchId, seat, what, ms = 0, deadline = null } = notice
  const match = await app.matches.record(matchId)
  const person = match?.players[seat]
  if (match == null || person === undefined) return 'sent'
  const own = await ownVoice(app, match, seat)
  const values = {
    name: rivalsIn(app, match, seat, own),
    game: ours(gameOf(app.games, match.terms.game).words.title(own.language)),
    length: ours(lengthOf(ms, own.language)),
    time: relative(deadline ?? notice.at),
  }
  const components = partsOf(notice, match, values, own.language)
  if (what === 'choose') {
    const sight = await app.matches.sightOf(matchId, seat)
    // They have moved meanwhile, or it is decided.
    if (sight === null || !sight.calls.some((call) => call.seat !== seat && call.upAt != null)) return 'sent'
  }
  const body = { components }
  return caller.word({ notice, match, person, told: { kind: 'word', deadline }, body })
}

/** The words of a notice, with the buttons that answer it. */
function partsOf(
  { id, matchId, seat, what }: ClockNotice,
  match: MatchRecord,
  values: Readonly<Record<'name' | 'game' | 'length' | 'time', SafeText>>,
  language: Language,
): MessagePart[] {
  const say = speak(language)
  const reader = { match, reader: seat }
  const answer = (to: string) =>
    row(
      button(clockId(reader, to, 'agree', id), say('clock.agree'), 'good'),
      button(clockId(reader, to, 'refuse', id), say('clock.refuse')),
    )
  const told = text(say(`clock.told-${what === 'nudge' ? 'choose' : what}`, values))
  switch (what) {
    case 'pause-asked':
      return [told, answer('pause')]
    case 'again-asked':
      return [told, answer('again')]
    case 'choose':
      return [told, ...choiceParts(reader, language, id)]
    default:
      return [told, row(button(customId('open', matchId, seat, id), say('call.open')))]
  }
}

/** Tells everybody, in the thread, that a match goes on that was over. */
export async function tellReopened(
  app: App,
  threads: Threads,
  notice: Extract<Notice, { kind: 'reopened' }>,
): Promise<Delivery> {
  const match = await app.matches.record(notice.matchId)
  if (match === null) return 'dead'
  const { language } = await publicVoice(app, match)
  const body = { components: [text(speak(language)('clock.told-reopened'))] }
  await threads.within(match, (threadId) => threads.tell(threadId, notice, body))
  return 'sent'
}
