/** The line that tells a match apart from others against the same person: its game, its format, and how far it has come. */
import type { Language, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Sight } from '../../matches/api.ts'
import { literal } from '../shell/text-limits.ts'
import { voices } from './panel-input.ts'

/** A match as its player sees it. */
export interface OneMatch {
  readonly game: AnyGame
  readonly sight: Sight
  readonly language: Language
  readonly names: Readonly<Record<Seat, string>>
}

/** Returns the game and the format of a match, and its turn as the game tells it, for text without markup. */
function whichMatch({ game, sight, language, names }: OneMatch): string {
  const { terms } = sight.match
  const { headline } = game.layout(sight.view, voices({ sight, language, names }).plain)
  return [game.words.title(language), game.words.format(terms.format, language), headline]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Returns the same as a line in small letters with the thread of the match, for a question about one of several. */
export function whichMatchLine(one: OneMatch): string {
  const { threadId } = one.sight.match
  return `-# ${literal(whichMatch(one))}${threadId === null ? '' : ` · <#${threadId}>`}`
}
