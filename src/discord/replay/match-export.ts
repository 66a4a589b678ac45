/** The text file of a finished match. Pure; it holds only what its reader may know. */

import type { Language, Seat } from '../../contract/index.ts'
import type { AnyGame, Games } from '../../games/games.ts'
import type { Correction } from '../../league-play/api.ts'
import type { Replay } from '../../matches/api.ts'
import { matchText } from '../../records/match-text.ts'
import type { BodyFile } from '../shell/components.ts'
import { termsLines } from '../table/agreed-terms.ts'
import { called } from '../table/player-names.ts'
import { countedWords, playedLines } from './corrected-words.ts'

/** The input of the text file of a match. */
export interface WrittenDown {
  readonly games: Games
  readonly game: AnyGame
  readonly replayed: Replay
  readonly language: Language
  /** The name of the person in each seat. */
  readonly names: Readonly<Record<Seat, string>>
  /** A ruling of its league has corrected the result. */
  readonly correction?: Correction | undefined
}

/** Returns the whole match as Markdown: players, terms, decks if everybody may know them, every turn, the outcome. */
export function chronicle({ games, game, replayed, language, names, correction }: WrittenDown): string {
  const { match, reader, steps, decks } = replayed
  const spoken = called(game, names, language)
  const voice = { language, names: spoken.names, reader }
  const played = match.outcome === null ? '' : game.words.outcome(match.outcome, voice)
  return matchText({
    ...{ game, match, reader, steps, decks, language, names: spoken.names, titles: spoken.titles },
    terms: termsLines(match.terms, { games }, language),
    result: [countedWords(correction, played, voice), ...playedLines(correction, played, voice)],
  })
}

/** Returns a match as a text file for a message. */
export const textFile = (written: WrittenDown): BodyFile => ({
  name: `${written.game.id}-${written.replayed.match.id}.md`,
  data: Buffer.from(`\ufeff${chronicle(written)}`),
})
