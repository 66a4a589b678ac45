/** The lesson in a person's first game: its progress, and its explanations beside the questions. */
import { type GameEvent, isRefusal, type Language, type LessonFacts, seenBy } from '../../contract/index.ts'
import { type AnyGame, gameOf } from '../../games/games.ts'
import {
  type ChannelPlace,
  type Denial,
  lessonDeck,
  type MatchRecord,
  type PersonId,
  PRACTICE,
  type Sight,
} from '../../matches/api.ts'
import { draftOf } from '../../matches/draft.ts'
import { notUndone } from '../../matches/undone.ts'
import { type App, namesIn } from '../shell/app.ts'
import { literal } from '../shell/text-limits.ts'
import { type LessonBeside, lessonBeside, type OfferedLesson } from './lesson-panel.ts'

/** The name of the draft that holds the learner's reading settings. */
const ABOUT = 'lesson'
/** A learner may come back after a week. */
const SITTING_MS = 7 * 24 * 60 * 60 * 1000

/** A learner's reading settings. */
interface ReadingSettings {
  /** The learner has hidden the explanations. */
  readonly quiet: boolean
  /** The page that is open, and the question to which it belongs: another question begins with its first page. */
  readonly open?: { readonly decision: string; readonly page: number }
}

const readingOf = ({ drafts }: Sight): ReadingSettings =>
  (drafts[ABOUT] as ReadingSettings | undefined) ?? { quiet: false }

/** Whether the learner has seen the clash before their question. */
const hasSeen = ({ decisions: [first], drafts }: Sight): boolean =>
  first !== undefined && draftOf(drafts, first.id).seen === true

/** The question beside which an explanation stands; an empty name if nothing is asked. */
const besides = ({ decisions }: Sight, seen: boolean): string => `${decisions[0]?.id ?? ''}${seen ? ' seen' : ''}`

/** Whether a match or a challenge is a first game. Its opponent answers at once, so nobody has to be called. */
export const isLesson = (app: Pick<App, 'games'>, { terms }: Pick<MatchRecord, 'terms'>): boolean =>
  gameOf(app.games, terms.game).lesson?.format === terms.format

/** The game of a match that is a first game, as the learner sees it. */
function lessonIn(app: Pick<App, 'games'>, { match, reader }: Sight): AnyGame | null {
  const game = gameOf(app.games, match.terms.game)
  return isLesson(app, match) && game.lesson?.seat === reader ? game : null
}

/**
 * The explanations above the question of a panel; nothing in any other match.
 * @param sight the match as the panel shows it
 * @param since the events since the learner's last answer
 * @param clash whether the panel shows a clash before its question, or has done so
 */
export async function lessonOf(
  app: App,
  sight: Sight,
  language: Language,
  since: readonly GameEvent[],
  clash: 'shown' | 'seen' | null = null,
): Promise<LessonBeside | undefined> {
  const game = lessonIn(app, sight)
  if (game?.lesson === undefined) return undefined
  const { match, reader: seat, view } = sight
  const over = match.outcome !== null
  const { quiet, open } = readingOf(sight)
  const page = open?.decision === besides(sight, clash === 'seen') ? open.page : 0
  const names = await namesIn(app, match, language)
  const escaped = Object.fromEntries(Object.entries(names).map(([one, name]) => [one, literal(name)]))
  const voice = { language, names: escaped, reader: seat }
  const decision = sight.decisions[0] ?? null
  const facts = await factsFor(app, sight, since)
  // Beside a clash stands what explains it, and beside the question all else.
  const ofClash = clash === null ? [] : game.lesson.hints(view, null, facts, voice)
  const all = clash === 'shown' ? ofClash : game.lesson.hints(view, decision, facts, voice)
  const words = clash === 'seen' ? all.filter(({ id }) => ofClash.every((one) => one.id !== id)) : all
  return lessonBeside({
    game,
    matchId: match.id,
    seat,
    language,
    words: quiet && !over ? [] : words,
    page,
    quiet,
    over,
  })
}

/** The events until the learner's last answer, and those since. Pending answers count as given. */
async function factsFor(
  app: App,
  { match, reader, pending }: Sight,
  since: readonly GameEvent[],
): Promise<LessonFacts> {
  const rows = (await app.matches.history(match.id, match.players[reader] ?? '')) ?? []
  const all = notUndone(rows).flatMap(({ events }) => events.map((event) => seenBy(event, reader)))
  const laid = pending?.answers.map(({ events }) => events.map((event) => seenBy(event, reader))) ?? []
  const last = laid.at(-1)
  if (last !== undefined) return { before: [...all, ...laid.slice(0, -1).flat()], since: last }
  const at = all.length - since.length
  return { before: all.slice(0, at), since: all.slice(at) }
}

/** Saves whether the learner wants explanations from now on. */
export const silence = (app: App, { match, reader }: Sight, quiet: boolean): Promise<void> =>
  app.matches.saveDraft(match.id, reader, ABOUT, { quiet } satisfies ReadingSettings)

/** Saves the open page of the lesson, until another question is asked. @param sight the match as the panel shows it */
export const turnTo = (app: App, sight: Sight, page: number): Promise<void> => {
  const reading: ReadingSettings = { ...readingOf(sight), open: { decision: besides(sight, hasSeen(sight)), page } }
  return app.matches.saveDraft(sight.match.id, sight.reader, ABOUT, reading)
}

/** The first games that a person may play, each with its running match if there is one. */
export async function lessonsFor(app: App, person: PersonId): Promise<readonly OfferedLesson[]> {
  const running = await app.matches.of(person)
  return Object.values(app.games)
    .filter(({ lesson }) => lesson !== undefined)
    .map((game) => ({
      game,
      matchId: running.find((sight) => lessonIn(app, sight)?.id === game.id)?.match.id ?? null,
    }))
}

/** Begins a first game. @returns its match */
export async function beginLesson(
  app: App,
  { lesson, id: gameId }: AnyGame,
  person: PersonId,
  place: ChannelPlace,
  interaction: string,
): Promise<string | Denial> {
  if (lesson === undefined) return { refused: 'challenge.game', values: { game: gameId } }
  const { format, seat } = lesson
  const terms = { game: gameId, format, rules: {}, rated: false, sittingMs: SITTING_MS }
  // A lesson is private: no thread is opened for it.
  const there = { guildId: null, channelId: place.channelId }
  const drafted = await app.challenges.draft({ by: person, to: PRACTICE, terms, place: there, seat, interaction })
  if (isRefusal(drafted)) return drafted
  const chosen = await app.challenges.chooseDeck({
    challengeId: drafted.id,
    person,
    deckId: lessonDeck(seat),
    interaction: `${interaction}:deck`,
  })
  if (isRefusal(chosen)) return chosen
  return chosen.matchId ?? { refused: 'challenge.stale', values: {} }
}

/** Whether to offer the first game to a person: once, to a person who has never played. */
export const isNewcomer = async (app: App, { lesson }: AnyGame, person: PersonId): Promise<boolean> =>
  lesson !== undefined && (await app.newcomers.offer(person))
