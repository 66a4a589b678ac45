/** A finished match as a file of each form: JSON, text and page, all from one export. Pure. */
import type { Language, Reader, Seat } from '../contract/index.ts'
import { type Games, gameOf } from '../games/games.ts'
import { otherRules } from '../kit/library/rule-choices.ts'
import { plainly, speak } from '../locales/index.ts'
import type { ExportSource } from '../matches/fair-play/fair-play.ts'
import { stepsOf } from '../matches/replays.ts'
import { type MadeBy, matchFileText } from './match-export.ts'
import { matchText } from './match-text.ts'
import { matchPage } from './page/page.ts'

/** The forms of an export. */
export const EXPORT_FORMS = ['json', 'text', 'page'] as const

/** A form of an export. */
export type ExportForm = (typeof EXPORT_FORMS)[number]

/** The options of an export. */
export interface ExportOptions extends MadeBy {
  readonly language: Language
}

/** Returns the file of an export in one form. */
export function exportText(games: Games, source: ExportSource, form: ExportForm, options: ExportOptions): string {
  if (form === 'json') return matchFileText(games, source, options)
  return form === 'page' ? pageText(games, source, options) : plainText(games, source, options)
}

/** Returns the name of the file of a match, without its ending. */
export const exportName = ({ match }: Pick<ExportSource, 'match'>): string =>
  `${match.terms.game}-${match.id}`.replace(/[^\w-]/g, '-')

/** The names of the players; absent ones are those of their seats. */
function namesFor(games: Games, { match }: ExportSource, { names = {}, language }: ExportOptions) {
  const game = gameOf(games, match.terms.game)
  return Object.fromEntries(game.seats.map((seat: Seat) => [seat, names[seat] ?? game.words.seat(seat, language)]))
}

function pageText(games: Games, source: ExportSource, options: ExportOptions): string {
  const { match, readers, log, decks, fair } = source
  const game = gameOf(games, match.terms.game)
  return matchPage({
    ...{ game, decks, language: options.language, startedAt: match.startedAt, outcome: match.outcome },
    steps: new Map(readers.map((reader) => [reader, stepsOf(game, log, reader)])),
    names: namesFor(games, source, options),
    file: exportName(source),
    json: matchFileText(games, source, options),
    author: fair?.author ?? null,
    ruled: options.ruling?.line ?? null,
  })
}

function plainText(games: Games, source: ExportSource, options: ExportOptions): string {
  const { match, as, log, decks } = source
  const { language } = options
  const game = gameOf(games, match.terms.game)
  const say = plainly(speak(language))
  const names = namesFor(games, source, options)
  const reader: Reader = as === 'all' ? 'spectator' : as
  const rules = otherRules(game, match.terms.rules).map(({ label }) => label[language])
  return matchText({
    ...{ game, match, reader, language, names, titles: names, decks },
    ...(options.ruling == null ? {} : { result: [options.ruling.line[language]] }),
    steps: stepsOf(game, log, reader),
    terms: [
      game.words.title(language),
      game.words.format(match.terms.format, language),
      say(match.terms.rated ? 'challenge.rated' : 'challenge.friendly'),
      ...rules,
    ],
  })
}
