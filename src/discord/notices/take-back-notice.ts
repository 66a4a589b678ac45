/** The message about a move that somebody wants to take back. */
import { type Say, speak } from '../../locales/index.ts'
import type { Notice } from '../../matches/api.ts'
import { backId } from '../match/sitting-lines.ts'
import { type App, gameOf } from '../shell/app.ts'
import { button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { literal } from '../shell/text-limits.ts'
import { ownVoice } from '../table/voices.ts'
import type { ForPerson } from './caller.ts'

/** The message for its person; null if there is nothing to be said any more. */
export async function takeBackWord(
  app: App,
  notice: Extract<Notice, { kind: 'take-back' }>,
): Promise<ForPerson | null> {
  const { id, matchId, seat, what, move } = notice
  const sight = await app.matches.sightOf(matchId, seat)
  const person = sight?.match.players[seat]
  if (sight === null || person === undefined || sight.match.status === 'over') return null
  const { match, takeBack, calls } = sight
  // Answered meanwhile.
  if (what === 'asked' && takeBack?.move !== move) return null
  const { names, language } = await ownVoice(app, match, seat)
  const say = speak(language)
  const game = gameOf(app, match.terms.game)
  const rival = game.seats.find((one) => one !== seat) ?? ''
  const values = { name: literal(names[rival] ?? rival), game: game.words.title(language) }
  const opening = (speaks: Say) => button(customId('open', matchId, seat, id), speaks('call.open'))
  const open = opening(say)
  const asked = [
    button(backId(sight, 'agree', move), say('back.agree'), 'good'),
    button(backId(sight, 'refuse', move), say('back.refuse')),
  ]
  const components =
    what === 'asked'
      ? [text(`### ${say('back.told-asked')}\n${say('back.question', values)}`), row(...asked, open)]
      : [text(say(what === 'refused' ? 'back.told-refused' : 'back.told-stands', values)), row(open)]
  const deadline = what === 'asked' ? (calls.find((one) => one.seat === seat)?.deadline ?? null) : null
  const word = { notice, match, person, told: { kind: 'word', deadline } as const, body: { components } }
  if (what !== 'asked') return word
  const there = (speaks: Say) => ({
    components: [text(speaks('back.mention', { person: `<@${person}>`, name: values.name })), row(opening(speaks))],
    mention: [person],
  })
  return { ...word, there }
}
