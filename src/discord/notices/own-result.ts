/** The direct message that tells a player the result of their match. */
import type { Outcome, Seat } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import type { Correction } from '../../league-play/api.ts'
import type { MatchRecord, Sight } from '../../matches/api.ts'
import { countedWords, playedLines } from '../replay/corrected-words.ts'
import { endedRow } from '../replay/ended-row.ts'
import { resultFile, resultText } from '../replay/result-card.ts'
import { scoreLines } from '../replay/score-lines.ts'
import { unratedLines } from '../replay/unrated-lines.ts'
import type { App } from '../shell/app.ts'
import { type Body, type MessagePart, picture, text } from '../shell/components.ts'
import { otherRulesLines } from '../table/agreed-terms.ts'
import { ownVoice } from '../table/voices.ts'
import { againstWords } from './call-panels.ts'

/** A match that is over, for one of its players. */
interface OwnEnd {
  readonly match: MatchRecord
  /** As everybody sees it. */
  readonly view: Sight['view']
  readonly seat: Seat
  readonly outcome: Outcome
  /** A further part of its buttons, by which the message is found again. */
  readonly mark: string
  /** A ruling of its league has corrected the result. */
  readonly correction: Correction | undefined
}

/**
 * Returns the direct message for one player: the result as it counts, and how it was played.
 *
 * @param story the parts in the place of the card of the result, where its game has none
 */
export async function ownResult(
  app: App,
  { match, view, seat, outcome, mark, correction }: OwnEnd,
  story: () => Promise<readonly MessagePart[]>,
): Promise<Body> {
  const game = gameOf(app.games, match.terms.game)
  const { voice, names, language } = await ownVoice(app, match, seat)
  const played = game.words.outcome(outcome, voice)
  const against = againstWords(app, match, seat, { voice, names, language })
  const title = `### 🏁 ${countedWords(correction, played, voice)}\n-# ${against}`
  const lines = [
    ...playedLines(correction, played, voice),
    ...(await scoreLines(app, match, voice)).map((line) => `-# ${line}`),
    ...otherRulesLines(match.terms, app, language),
    ...(await unratedLines(app, match, language)),
  ]
  const watched = { game, view, reader: seat, language, names }
  const { wordsOnly } = await app.persons.of(match.players[seat] ?? '')
  // The picture shows how the match was played out: beside another result it would mislead.
  const file = wordsOnly || correction !== undefined ? null : await resultFile(app, match, watched)
  const card = file === null && correction === undefined ? await resultText(app, match, watched) : null
  const told = file !== null ? [picture(file)] : card !== null ? [text(card)] : await story()
  // The story names cards.
  const words = `🏁 ${against}\n${countedWords(correction, played, voice)}`
  return {
    notification: { words },
    components: [text([title, ...lines].join('\n')), ...told, endedRow(app.games, match, language, mark)],
    ...(file === null ? {} : { files: [file] }),
  }
}
