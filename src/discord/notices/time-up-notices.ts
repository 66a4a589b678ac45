/** Tells that the time of a player was up, and that the safest answers were given for them. */

import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Delivery, Notice } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { timeUpWords } from '../table/time-up-words.ts'
import { ownVoice, publicVoice } from '../table/voices.ts'
import { rivalsIn } from './call-panels.ts'
import type { Caller } from './caller.ts'
import type { Threads } from './threads.ts'

type Of<K extends Notice['kind']> = Extract<Notice, { kind: K }>

/** Tells everybody, in the thread. */
export async function tellTimeUp(app: App, threads: Threads, notice: Of<'missed'>): Promise<Delivery> {
  const { matchId, seat } = notice
  const sight = await app.matches.sightOf(matchId, 'spectator')
  if (sight === null) return 'dead'
  const { voice } = await publicVoice(app, sight.match)
  const lines = timeUpWords([seat], voice).map(([head, more]) => `⌛ **${head}** ${more}`)
  const body = { components: [text(lines.join('\n'))] }
  await threads.within(sight.match, (threadId) => threads.tell(threadId, notice, body))
  return 'sent'
}

/** Tells the player themselves, in a direct message that may wait until quiet hours end. */
export async function tellOwnTimeUp(app: App, caller: Caller, notice: Of<'late'>): Promise<Delivery> {
  const { id, matchId, seat, misses } = notice
  const match = await app.matches.record(matchId)
  const person = match?.players[seat]
  if (match == null || person === undefined) return 'dead'
  const own = await ownVoice(app, match, seat)
  const say = speak(own.language)
  const game = gameOf(app.games, match.terms.game).words.title(own.language)
  const name = rivalsIn(app, match, seat, own)
  const open = row(button(customId('open', matchId, seat, id), say('call.open')))
  const components = [text(say('missed.own', { game, name, count: misses })), open]
  return caller.word({ notice, match, person, told: { kind: 'word', deadline: null }, body: { components } })
}
