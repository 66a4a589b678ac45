/**
 * The lines of a panel about a sitting: answers that wait on it, answers that counted, a move that may be taken back.
 * Pure.
 */

import type { Language, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import type { PendingAnswer, PendingAnswers, Sight } from '../../matches/api.ts'
import { isSameQuestion } from '../../matches/decision-id.ts'
import { button } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { lastLines, relative } from '../shell/text-limits.ts'
import { type SpokenVoice, spokenName } from '../table/player-names.ts'
import { detailLines } from '../table/story.ts'

type Buttons = ReturnType<typeof button>[]

/** The most characters for the answers that wait, and for those that counted. */
const ROOM = { laid: 700, counted: 200 }

// ---------------------------------------------------------------- answers that wait

/** Returns the answers that wait on the panel, in the words of the game. */
export function laidLines(game: AnyGame, { pending }: Sight, voice: Voice, say: Say): string[] {
  if (pending === null) return []
  const title = `📝 **${say('sitting.laid')}**\n`
  const lines = pending.answers.flatMap((laid) => linesOf(game, laid, voice, say)).map((line) => `> ${line}`)
  return [`${title}${lastLines(lines, ROOM.laid - title.length)}`]
}

/** Returns the story of an answer; of an answer without events the question and what is chosen. */
function linesOf(game: AnyGame, laid: PendingAnswer, voice: Voice, say: Say): string[] {
  const lines = detailLines(game, laid.events, voice.reader, voice)
  if (lines.length > 0) return lines
  const { decision, view, answer } = laid
  const { title, exits, options } = game.words.decision(decision, view, voice)
  const chosen = [...(answer.choose ?? []), ...(answer.arrange ?? [])].flatMap((id) => options[id]?.label ?? [])
  const values = answer.number === undefined ? chosen : [String(answer.number), ...chosen]
  // Where there is one way to answer, its button says no more than the title.
  const exit = values.length > 0 && decision.exits.length === 1 ? [] : [exits[answer.exit] ?? answer.exit]
  return [say('sitting.answer', { title, answer: [...exit, ...values].join(' · ') })]
}

/** The custom id of the click that undoes the last answer. */
export const undoId = ({ match, reader }: Sight, { id }: PendingAnswers): string =>
  customId('undo', match.id, reader, id)

/** The button that undoes the last answer; none if nothing is set. */
export const undoButtons = (sight: Sight, say: Say): Buttons =>
  sight.pending === null ? [] : [button(undoId(sight, sight.pending), say('sitting.undo'))]

/** The decision of the last answer that waits, as it is asked again once that answer is undone. */
export function lastAsked({ answers }: PendingAnswers, now: Sight): string | undefined {
  const last = answers.at(-1)
  return last && now.decisions.find((open) => isSameQuestion(open.id, last.decision.id))?.id
}

// ---------------------------------------------------------------- answers that counted

/** Returns in one line the answers that counted, and the players that the game waits for. */
export function countedAnswersLine(
  game: AnyGame,
  sight: Sight,
  counted: readonly PendingAnswer[],
  voice: SpokenVoice,
  language: Language,
): string {
  const say = speak(language)
  const titles = counted.map(({ decision, view }) =>
    game.words.decision(decision, view, voice).title.replace(/\s*\?$/u, ''),
  )
  const done = say('sitting.done', { what: clipWords([...new Set(titles)].join(' · '), ROOM.counted) })
  if (sight.match.outcome !== null) return done
  if (sight.decisions.length > 0) return `${done} ${say('sitting.goes-on')}`
  const waits = sight.calls
    .filter(({ seat }) => seat !== sight.reader)
    .map(({ seat, deadline }) => say('sitting.waits', { name: spokenName(voice, seat), time: relative(deadline) }))
  return [done, ...waits].join(' ')
}

// ---------------------------------------------------------------- taken back

/** The custom id of an action on a move that may be taken back. */
export const backId = ({ match, reader }: Pick<Sight, 'match' | 'reader'>, what: string, move: number): string =>
  customId('back', match.id, reader, what, String(move))

/** The player who is not this reader. */
const rivalOf = (game: AnyGame, { reader }: Pick<Sight, 'reader'>, voice: SpokenVoice): SafeText =>
  spokenName(voice, game.seats.find((seat) => seat !== reader) ?? '')

/** Whether this reader may still ask for their last move back. */
export const isBackOpen = ({ takeBack, reader }: Pick<Sight, 'takeBack' | 'reader'>): boolean =>
  takeBack !== null && takeBack.by === reader && takeBack.state === 'open'

/** Returns the lines about a move that may be taken back. */
export function backLines(game: AnyGame, sight: Sight, voice: SpokenVoice, say: Say): string[] {
  const { takeBack, reader } = sight
  if (takeBack === null) return []
  const name = rivalOf(game, sight, voice)
  if (takeBack.by !== reader) return [say('back.question', { name })]
  const said = { open: 'back.open', asked: 'back.waits', refused: 'back.stays' } as const
  return [`-# ${say(said[takeBack.state], { name })}`]
}

/** The buttons that ask for a move back, agree, or refuse. */
export function backButtons(sight: Sight, say: Say): Buttons {
  const { takeBack, reader } = sight
  if (takeBack === null) return []
  const { move, by } = takeBack
  if (by !== reader)
    return [
      button(backId(sight, 'agree', move), say('back.agree'), 'good'),
      button(backId(sight, 'refuse', move), say('back.refuse')),
    ]
  return isBackOpen(sight) ? [button(backId(sight, 'ask', move), say('back.ask'))] : []
}

/** Returns the line after a click about it. */
export function backLine(
  game: AnyGame,
  sight: Sight,
  what: 'ask' | 'agree' | 'refuse',
  voice: SpokenVoice,
  say: Say,
): string {
  const said = { ask: 'back.asked-now', agree: 'back.agreed-now', refuse: 'back.refused-now' } as const
  return say(said[what], { name: rivalOf(game, sight, voice) })
}
