/** Tells the people of a match of a loss: in its thread, or each by direct message where there is no thread. */

import { Duration } from 'luxon'
import type { Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import { type Delivery, type Notice, PRACTICE, type Sight } from '../../matches/api.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { HOUR_MS, MINUTE_MS } from '../../time/lengths.ts'
import type { App } from '../shell/app.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { relative } from '../shell/text-limits.ts'
import { spokenName } from '../table/player-names.ts'
import { ownVoice, publicVoice } from '../table/voices.ts'
import { againstWords, rivalsIn } from './call-panels.ts'
import type { Caller } from './caller.ts'
import type { Threads } from './threads.ts'

/** Tells a player that their match pauses, because the bot is not in its server any more. */
export async function tellServerLost(
  app: App,
  caller: Caller,
  notice: Extract<Notice, { kind: 'server-lost' }>,
): Promise<Delivery> {
  const { matchId, seat } = notice
  const match = await app.matches.record(matchId)
  const person = match?.players[seat]
  if (match == null || person === undefined || match.status === 'over') return 'sent'
  const own = await ownVoice(app, match, seat)
  const say = speak(own.language)
  const game = gameOf(app.games, match.terms.game).words.title(own.language)
  const open = row(button(customId('open', matchId, seat, notice.id), say('call.open')))
  const words = say('lost.server', { game, name: rivalsIn(app, match, seat, own) })
  const body = { components: [text(words), open] }
  return caller.word({ notice, match, person, told: { kind: 'word', deadline: null }, body })
}

type Outage = Extract<Notice, { kind: 'outage' }>

/** A length of time in days, hours and minutes, such as "10 days and 1 hour"; from a day on without minutes. */
function spelled(ms: number, language: Language): string {
  const step = ms < 24 * HOUR_MS ? MINUTE_MS : HOUR_MS
  const parts = Duration.fromMillis(Math.round(ms / step) * step).shiftTo('days', 'hours', 'minutes')
  const kept = Object.fromEntries(Object.entries(parts.toObject()).filter(([, count]) => count > 0))
  return Duration.fromObject(kept, { locale: language }).toHuman({ listStyle: 'long' })
}

/** The ways in which the people of a match are reached. */
interface Ways {
  readonly threads: Threads
  readonly caller: Caller
}

/** Tells how long nobody could play, and by how much deadlines are later. */
export const tellOutage = (app: App, ways: Ways, notice: Outage): Promise<Delivery> =>
  tellAll(app, ways, notice, (sight, names, language) => outageLines(notice, sight, names, language))

/** Tells that the host has paused the server of a match. */
export const tellServerPaused = (
  app: App,
  ways: Ways,
  notice: Extract<Notice, { kind: 'server-paused' }>,
): Promise<Delivery> => tellAll(app, ways, notice, (_sight, _names, language) => speak(language)('server.paused'))

/** Tells the people of a running match something: in its thread, or each by direct message where there is none. */
async function tellAll(
  app: App,
  { threads, caller }: Ways,
  { id, matchId, at, kind }: Extract<Notice, { kind: 'outage' | 'server-paused' }>,
  words: (sight: Sight, names: Readonly<Record<string, SafeText>>, language: Language) => string,
): Promise<Delivery> {
  const sight = await app.matches.sightOf(matchId, 'spectator')
  if (sight === null) return 'dead'
  const { match } = sight
  if (match.status === 'over') return 'sent'
  const { language, voice } = await publicVoice(app, match)
  const body = { components: [text(words(sight, voice.names, language))], silent: true }
  const there = await threads.within(match, (threadId) => threads.tell(threadId, { id, at, kind }, body))
  if (there) return 'sent'
  for (const seat of gameOf(app.games, match.terms.game).seats) {
    const person = match.players[seat] ?? PRACTICE
    if (isPractice(person)) continue
    const own = await ownVoice(app, match, seat)
    const word = { id: `${id}${seat}`, at, kind }
    const open = button(customId('open', matchId, seat, word.id), speak(own.language)('call.open'))
    const told = [`**${againstWords(app, match, seat, own)}**`, words(sight, own.voice.names, own.language)]
    const components = [text(told.join('\n')), row(open)]
    await caller.word({ notice: word, match, person, told: { kind: 'word', deadline: null }, body: { components } })
  }
  return 'sent'
}

function outageLines(
  { lostMs, extendedMs, byHost = false }: Outage,
  { calls }: Sight,
  names: Readonly<Record<string, SafeText>>,
  language: Language,
): string {
  const say = speak(language)
  const [lost, extended] = [spelled(lostMs, language), spelled(extendedMs, language)]
  const waits = calls.map(({ seat, deadline }) =>
    say('panel.waits-for', { name: spokenName({ names }, seat), time: relative(deadline) }),
  )
  return [say(byHost ? 'server.resumed' : 'outage.told', { lost, extended }), ...waits].join('\n')
}
