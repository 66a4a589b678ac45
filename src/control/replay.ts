/**
 * A match told turn by turn, for the command line. It holds what a spectator may know, because operators are players
 * too.
 */
import { DateTime } from 'luxon'
import program from '../../package.json' with { type: 'json' }
import type { Language, Voice } from '../contract/index.ts'
import { type Games, gameOf } from '../games/games.ts'
import { rulesLine } from '../kit/library/rule-choices.ts'
import type { Matches } from '../matches/api.ts'
import type { FairPlays } from '../matches/fair-play/fair-play.ts'
import { chaptersOf } from '../matches/turns/chronicle.ts'
import { type ExportForm, exportText } from '../records/export-forms.ts'

/** A user id that nobody has, so that the reader is a spectator. */
const ANYBODY = 'anybody'

/**
 * Returns the story of the match from its first fact to the last so far, or null if there is no such match. A finished
 * match is told from its stored facts, so that later engines can still tell it.
 */
export async function matchStory(
  matches: Matches,
  games: Games,
  matchId: string,
  language: Language,
): Promise<string | null> {
  const [match, history] = await Promise.all([matches.record(matchId), matches.history(matchId, ANYBODY)])
  if (match === null || history === null) return null
  const game = gameOf(games, match.terms.game)
  const names = Object.fromEntries(game.seats.map((seat) => [seat, game.words.seat(seat, language)]))
  const voice: Voice = { language, names, reader: 'spectator' }
  const now = async () => {
    const sight = await matches.sight(matchId, ANYBODY)
    return sight === null ? '' : game.layout(sight.view, voice).headline
  }
  const result = match.outcome === null ? null : game.words.outcome(match.outcome, voice)
  const lines = chaptersOf(game, history, voice).flatMap(({ title, at, lines: told }) => [
    [`[${stamp(at)}]`, ...(title === null ? [] : [title])].join(' '),
    ...told.filter((line) => line !== result).map((line) => `  ${line}`),
  ])
  const rules = rulesLine(game, match.terms.rules, language)
  return [
    `${game.words.title(language)}, ${game.words.format(match.terms.format, language)} · ${match.id}`,
    ...(rules === null ? [] : [rules]),
    ...lines,
    result ?? (await now()),
    '',
  ].join('\n')
}

/** The file that the command line asks for. */
export interface AskedExport {
  readonly form: ExportForm
  readonly language: Language
  /** Absent: everything once hands are open, else what spectators know. `all`: everything, or nothing. */
  readonly as?: 'all' | 'spectator' | undefined
}

/**
 * Returns a finished match as the text of a file; null if there is none, if it is still running, or if all of it is wanted
 * and its hands are not open.
 */
export async function matchFile(
  fairPlays: Pick<FairPlays, 'exported' | 'now'>,
  games: Games,
  matchId: string,
  { form, language, as }: AskedExport,
): Promise<string | null> {
  const exported = await fairPlays.exported(matchId, { onlyPublic: as === 'spectator' })
  if (exported === null || (as === 'all' && exported.as !== 'all')) return null
  return exportText(games, exported, form, { release: program.version, at: fairPlays.now(), language })
}

const stamp = (at: Date): string => DateTime.fromJSDate(at, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm')
