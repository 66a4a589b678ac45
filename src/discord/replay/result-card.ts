/** The result of a match for everybody: how it ended, its card, and the ways to a rematch and the replay. */
import { type GameEvent, type Language, type SeenEvent, seenBy } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import type { Correction } from '../../league-play/api.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord, PersonId, Sight } from '../../matches/api.ts'
import { notUndone } from '../../matches/undone.ts'
import type { App } from '../shell/app.ts'
import { holdsOf } from '../shell/channel-kinds.ts'
import { commandMention } from '../shell/command-mention.ts'
import { type Body, type BodyFile, type MessagePart, picture, text } from '../shell/components.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { otherRulesLines } from '../table/agreed-terms.ts'
import { longOf, momentFile, momentText, type WatchedMatch } from '../table/moment-pictures.ts'
import { endLine } from '../table/seal-words.ts'
import type { Public } from '../table/voices.ts'
import { correctedWords } from './corrected-words.ts'
import { endedRow } from './ended-row.ts'
import { scoreLines } from './score-lines.ts'
import { unratedLines } from './unrated-lines.ts'

/** Plays in no match, and so is told only what anybody may know. */
const ANYBODY: PersonId = ''

/** Picks the end of a match among its moments. */
type PickEnd = Parameters<typeof momentFile>[2]

/** The facts of the last matches that are over, as everybody knows them: their result is told to several people at once. */
const FACTS = new WeakMap<App['matches'], Map<string, readonly SeenEvent[]>>()
const MOST_FACTS = 20

/** The facts of a match that is over, which do not change any more. */
async function factsOf({ matches }: App, matchId: string): Promise<readonly SeenEvent[]> {
  const known = FACTS.get(matches) ?? new Map<string, readonly SeenEvent[]>()
  FACTS.set(matches, known)
  const found = known.get(matchId)
  if (found !== undefined) return found
  const rows = (await matches.history(matchId, ANYBODY)) ?? []
  const facts = notUndone(rows)
    .flatMap((row): readonly GameEvent[] => row.events)
    .map((event) => seenBy(event, 'spectator'))
  if (known.size >= MOST_FACTS) known.clear()
  known.set(matchId, facts)
  return facts
}

/** @param match that is over */
async function endOf(app: App, match: MatchRecord, { view, language }: WatchedMatch): Promise<PickEnd> {
  const events = await factsOf(app, match.id)
  return (moments, voice) => {
    const end = moments.end(events, view, voice)
    return end === null ? null : { kind: 'end', end, long: longOf(match, language) }
  }
}

/** The card of a result as a picture; null if there is none. @param match that is over */
export async function resultFile(app: App, match: MatchRecord, watched: WatchedMatch): Promise<BodyFile | null> {
  if (app.pictures === null || watched.game.moments === undefined) return null
  return momentFile(app, watched, await endOf(app, match, watched))
}

/** The card of a result in words; null if its game has none. @param match that is over */
export async function resultText(app: App, match: MatchRecord, watched: WatchedMatch): Promise<string | null> {
  return watched.game.moments === undefined ? null : momentText(watched, await endOf(app, match, watched))
}

/** Buttons fail in a closed thread for people who are not in it; the command works everywhere. */
const laterLine = ({ commandIds }: App, language: Language): string =>
  `-# ${speak(language)('replay.later', { command: commandMention(commandIds, language, ['command.replay']) })}`

/**
 * The message that tells a result to everybody, in the language of the server.
 *
 * @param correction by a ruling of its league; none: the result counts as it was played
 */
export async function resultCard(
  app: App,
  sight: Sight,
  { voice, language, names, titles }: Public,
  correction?: Correction,
): Promise<Body> {
  const { match, view } = sight
  const game = gameOf(app.games, match.terms.game)
  const who = game.seats.map((seat) => titles[seat] ?? seat).join(' – ')
  const outcome = match.outcome === null ? '' : game.words.outcome(match.outcome, voice)
  const told = correction === undefined ? [`## 🏁 ${outcome}`] : correctedWords(correction, outcome, voice)
  const words = [...told, `-# ${who} · ${game.words.title(language)}`]
  // The picture shows how the match was played out: beside another result it would mislead.
  const watched = { game, view, reader: 'spectator', language, names } as const
  const file = correction === undefined ? await resultFile(app, match, watched) : null
  const parts: MessagePart[] = [
    text(
      [
        ...words,
        ...(await scoreLines(app, match, voice)).map((line) => `-# ${line}`),
        ...otherRulesLines(match.terms, app, language),
        ...(await unratedLines(app, match, language)),
        ...endLine(match, speak(language)).map((line) => `-# ${line}`),
        laterLine(app, language),
      ].join('\n'),
    ),
    ...(file === null ? [] : [picture(file)]),
    endedRow(app.games, match, language),
  ]
  return { components: parts, ...(file === null ? {} : { files: [file] }) }
}

/**
 * The message that announced a match becomes its result. A thread under a message has the id of the message; a post
 * begins with it.
 */
export async function announceResult(app: App, threadId: string, body: Body): Promise<void> {
  try {
    const { id, type } = await app.places.holding(threadId)
    const channelId = holdsOf(type) === 'posts' ? threadId : id
    if (id !== threadId) await app.messenger.edit(channelId, threadId, body)
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning === null || meaning === 'later') throw error
    app.log.info({ err: error, thread: threadId }, 'an announcement stays as it was')
  }
}
