/** The message to a player whose opponent has refused to let a move be taken back, or has played on. */

import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord, Notice } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { ownVoice } from '../table/voices.ts'
import { rivalsIn } from './call-panels.ts'
import type { ForWord } from './caller.ts'

/** Returns the message for its person; null if the match is over. */
export async function takeBackWord(
  app: App,
  { what, ...notice }: Extract<Notice, { kind: 'take-back' }>,
  match: MatchRecord,
): Promise<ForWord | null> {
  const { id, matchId, seat } = notice
  const person = match.players[seat]
  if (person === undefined || match.status === 'over') return null
  const own = await ownVoice(app, match, seat)
  const say = speak(own.language)
  const game = gameOf(app.games, match.terms.game).words.title(own.language)
  const key = what === 'refused' ? 'back.told-refused' : 'back.told-unanswered'
  const said = say(key, { name: rivalsIn(app, match, seat, own), game })
  const open = row(button(customId('open', matchId, seat, id), say('call.open')))
  return { notice, match, person, told: { kind: 'word', deadline: null }, body: { components: [text(said), open] } }
}
