/** The terms of a match in words. */
import type { Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { otherRules, rulesLine } from '../../kit/library/rule-choices.ts'
import { speak } from '../../locales/index.ts'
import type { Terms } from '../../matches/api.ts'
import { clockOf } from '../../matches/clock-terms.ts'
import type { App } from '../shell/app.ts'
import { clockText } from './clock-words.ts'

/** All of it: in one line, and in further ones all that is not the default. */
export const termsLines = (terms: Terms, app: Pick<App, 'games'>, language: Language): string[] => [
  ordinary(terms, app, language),
  ...otherRulesLines(terms, app, language),
  ...agreedLines(terms, app, language),
]

/**
 * The agreements on suggested turns and open hands that are not the default: friendly matches have both, rated ones
 * neither. A game whose hands stay closed has no agreement on them.
 */
function agreedLines(
  { game: id, rated, suggestions, opens }: Terms,
  app: Pick<App, 'games'>,
  language: Language,
): string[] {
  const say = speak(language)
  const game = gameOf(app.games, id)
  const proposes = suggestions !== undefined && suggestions === rated
  const shows = game.opensAtEnd === true && opens !== undefined && opens === rated
  return [
    ...(proposes ? [say(suggestions ? 'challenge.suggestions.on' : 'challenge.suggestions.off')] : []),
    ...(shows ? [say(opens ? 'challenge.opens.on' : 'challenge.opens.off')] : []),
  ].map((line) => `-# ${line}`)
}

/** All of it, with what each rule that is not the default means. */
export const termsExplained = (terms: Terms, app: Pick<App, 'games'>, language: Language): string[] => [
  ordinary(terms, app, language),
  ...otherRules(gameOf(app.games, terms.game), terms.rules).flatMap(({ label, about }) => [
    speak(language)('challenge.rules', { rules: label[language] }),
    `-# ${about[language]}`,
  ]),
  ...agreedLines(terms, app, language),
]

/** The rules that are not the default, in a line; none if all are. */
export function otherRulesLines(terms: Terms, app: Pick<App, 'games'>, language: Language): string[] {
  const rules = rulesLine(gameOf(app.games, terms.game), terms.rules, language)
  return rules === null ? [] : [speak(language)('challenge.rules', { rules })]
}

function ordinary(terms: Terms, app: Pick<App, 'games'>, language: Language): string {
  const say = speak(language)
  const game = gameOf(app.games, terms.game)
  return [
    `**${game.words.title(language)}**`,
    game.words.format(terms.format, language),
    clockText(clockOf(terms), language),
    say(terms.rated ? 'challenge.rated' : 'challenge.friendly'),
  ].join(' · ')
}
