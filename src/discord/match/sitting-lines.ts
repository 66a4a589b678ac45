/** The parts of a panel about a sitting: answers that wait on it, its time, a move that may be taken back. Pure. */

import type { Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Say } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import type { PendingAnswers, Sight } from '../../matches/api.ts'
import { isSameQuestion } from '../../matches/decision-id.ts'
import { button } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { literal, neverComes, relative } from '../shell/text-limits.ts'
import { type SpokenVoice, spokenName } from '../table/player-names.ts'

type Buttons = ReturnType<typeof button>[]

// ---------------------------------------------------------------- answers that wait

/** The custom id of the click that undoes the last answer. */
export const undoId = ({ match, reader }: Sight, { id }: PendingAnswers): string =>
  customId('undo', match.id, reader, id)

/** The button that undoes the last answer; none if nothing is set. */
export const undoButtons = (sight: Sight, say: Say): Buttons =>
  sight.pending === null ? [] : [button(undoId(sight, sight.pending), say('sitting.undo'))]

/** Returns the line about answers that wait until the opponent has answered; nothing where there are none. */
export function keptLines(game: AnyGame, { kept }: Sight, voice: Voice, say: Say): string[] {
  const steps = kept === null ? null : (game.panels.kept?.(kept.steps, voice) ?? null)
  return steps === null ? [] : [say('sitting.kept', { steps: literal(steps) })]
}

/** The button that deletes them. */
export const keptButtons = ({ match, reader, kept }: Sight, say: Say): Buttons =>
  kept === null ? [] : [button(customId('undo', match.id, reader, kept.id, 'all'), say('sitting.delete-rest'))]

/** The decision of the last answer that waits, as it is asked again once that answer is undone. */
export function lastAsked({ answers }: PendingAnswers, now: Sight): string | undefined {
  const last = answers.at(-1)
  return last && now.decisions.find((open) => isSameQuestion(open.id, last.decision.id))?.id
}

// ---------------------------------------------------------------- the time

/** Returns the time that is left to the reader to answer, or that it stands still; nothing where they are not called. */
export function timeLeft({ calls, reader }: Sight, say: Say): string[] {
  const own = calls.find(({ seat }) => seat === reader)
  if (own === undefined) return []
  return [neverComes(own.deadline) ? say('call.stands') : `⏳ ${relative(own.deadline)}`]
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
  if (takeBack.by !== reader) return [say('back.question', { name }), `-# ${say('back.question.about')}`]
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
