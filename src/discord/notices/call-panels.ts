/** The direct message that calls a person to a match: their panel, below words that anybody may see on a locked screen. */

import { type GameEvent, type Seat, seenBy } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { type Say, speak } from '../../locales/index.ts'
import { joined } from '../../locales/safe-text.ts'
import type { MatchRecord, Sight } from '../../matches/api.ts'
import { answeredLine } from '../match/answered-line.ts'
import { panelOf } from '../match/panel-of.ts'
import type { App } from '../shell/app.ts'
import { type Body, button, type MessagePart, type NotificationWords, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { neverComes, relative } from '../shell/text-limits.ts'
import { spokenName } from '../table/player-names.ts'
import { timeUpWords } from '../table/time-up-words.ts'
import type { Own } from '../table/voices.ts'

/** The subject of a call: their turn, the last notice before the time-out, or a take-back that the opponent requests. */
export type CallReason = 'called' | 'reminder' | 'take-back'

/** The input of a call. */
export interface CallInput {
  readonly reason: CallReason
  /** The panel of the person who is called. */
  readonly sight: Sight
  readonly since: readonly GameEvent[]
  /** The facts of their own last turn. */
  readonly last: readonly GameEvent[]
  /** Opponents whose time was up since, with the safest answers given. */
  readonly timedOut: readonly Seat[]
  /** Kinds of their own orders that have answered since. */
  readonly obeyed: readonly string[]
  /** The facts of the turn in which `since` begins, up to there; null: not known. */
  readonly before: readonly GameEvent[] | null
  readonly own: Own
  readonly deadline: Date | null
  /** The message is found again by this id. */
  readonly noticeId: string
  /** They had asked to take a move back, and the opponent has played on. */
  readonly stands: boolean
  /** The thread of the match was deleted. */
  readonly threadGone: boolean
  /** Parts below the panel. */
  readonly foot: readonly MessagePart[]
}

/** The first words of a panel say at least this much. */
const PREVIEW = 80
/** The characters of a relative time as Discord shows it. */
const TIME = 10

/**
 * Returns the first words of the panel of a call: public facts alone, and at least `PREVIEW` characters of them where there
 * are enough. Its notification shows other ones (`notificationFor`): the opponent may sit beside the phone.
 */
function leadOf(app: Pick<App, 'games'>, input: CallInput): string {
  const { sight, since, timedOut, own, deadline, stands } = input
  const { match, view } = sight
  const game = gameOf(app.games, match.terms.game)
  const say = speak(own.language)
  const open = since.map((event) => seenBy(event, 'spectator'))
  const news = game.panels.news(open, view, own.voice)
  const format = game.words.format(match.terms.format, own.language)
  const late = timeUpWords(timedOut, own.voice).flat()
  const words = [titleOf(app, input, say), ...late, ...(stands ? [say('back.told-stands')] : []), ...news]
  for (const more of [
    say('call.match', { game: game.words.title(own.language), format }),
    ...(deadline === null
      ? []
      : [neverComes(deadline) ? say('call.stands') : say('call.until', { time: relative(deadline) })]),
  ])
    if (shownLength(words.join(' ')) < PREVIEW) words.push(more)
  const gone = input.threadGone ? `\n-# ${say('call.thread-gone')}` : ''
  return `${words.join(' ')}${gone}`
}

function titleOf(app: Pick<App, 'games'>, { reason, sight, own }: CallInput, say: Say): string {
  const key = { called: 'call.title', reminder: 'call.reminder', 'take-back': 'call.take-back' } as const
  return `**${say(key[reason], { name: rivalsIn(app, sight.match, own.voice.reader as Seat, own) })}**`
}

/** Returns the words of the notification of a call, and the button that opens its panel: no card is named. */
function notificationFor(app: Pick<App, 'games'>, input: CallInput): NotificationWords {
  const { match } = input.sight
  const { language, voice } = input.own
  const say = speak(language)
  const game = gameOf(app.games, match.terms.game)
  const format = game.words.format(match.terms.format, language)
  const title = titleOf(app, input, say).replaceAll('**', '')
  const open = button(customId('open', match.id, voice.reader, input.noticeId), say('call.open'), 'main')
  return {
    words: `${title} ${say('call.match', { game: game.words.title(language), format })}`,
    row: row(open),
  }
}

/** Returns the game and the opponents of a match, for the person of a seat. */
export function againstWords(app: Pick<App, 'games'>, match: MatchRecord, seat: Seat, own: Own): string {
  const game = gameOf(app.games, match.terms.game).words.title(own.language)
  return speak(own.language)('call.against', { game, name: rivalsIn(app, match, seat, own) })
}

/** The names of the opponents. */
export const rivalsIn = (app: Pick<App, 'games'>, match: MatchRecord, seat: Seat, { voice }: Pick<Own, 'voice'>) =>
  joined(
    gameOf(app.games, match.terms.game)
      .seats.filter((one) => one !== seat)
      .map((one) => spokenName(voice, one)),
  )

/** The length of a text as a phone shows it. */
const shownLength = (words: string): number => words.replace(/\*\*/g, '').replace(/<t:\d+:R>/g, '·'.repeat(TIME)).length

/** Returns the panel of a person who is called, with its picture. */
export async function callBody(app: App, input: CallInput): Promise<Body> {
  const { sight, since, last, obeyed, before, own, noticeId, foot } = input
  const options = { happened: since, last, obeyed, before, lead: leadOf(app, input), mark: noticeId, foot }
  const { later, ...body } = await panelOf(app, sight, own.language, options)
  // Nobody waits for it: the picture may take its time.
  return { ...((await later?.()) ?? body), notification: notificationFor(app, input) }
}

/** The last public facts of a match, as everybody sees it. */
export interface LastTold {
  readonly sight: Sight
  readonly events: readonly GameEvent[]
}

/** Returns the line that takes the place of a call once its person has answered. */
export function answeredBody(app: App, seat: Seat, { sight, events }: LastTold, own: Own): Body {
  const { match } = sight
  const game = gameOf(app.games, match.terms.game)
  const seen: Sight = { ...sight, reader: seat, takeBack: null }
  return answeredLine({
    game,
    sight: seen,
    language: own.language,
    names: own.names,
    happened: events,
    done: undefined,
  })
}
