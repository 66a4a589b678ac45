/** The text file of a finished match. Pure; it holds only what its reader may know. */

import { DateTime } from 'luxon'
import type { Language, Seat } from '../../contract/index.ts'
import { writeList } from '../../decks/list.ts'
import type { AnyGame, Games } from '../../games/games.ts'
import type { Correction } from '../../league-play/api.ts'
import { speak } from '../../locales/index.ts'
import { joined, type SafeText } from '../../locales/safe-text.ts'
import type { Replayed } from '../../matches/api.ts'
import { chaptersOf } from '../../matches/chronicle.ts'
import { typeName } from '../decks/deck-parts.ts'
import type { BodyFile } from '../shell/components.ts'
import { termsLines } from '../table/agreed-terms.ts'
import { called, spokenName } from '../table/player-names.ts'
import { countedWords, playedLines } from './corrected-words.ts'
import { readerName } from './replay-panel.ts'

/** The input of the text file of a match. */
export interface WrittenDown {
  readonly games: Games
  readonly game: AnyGame
  readonly replayed: Replayed
  readonly language: Language
  /** The name of the person in each seat. */
  readonly names: Readonly<Record<Seat, string>>
  /** A ruling of its league has corrected the result. */
  readonly correction?: Correction | undefined
}

/** Returns the whole match as Markdown: players, terms, decks if everybody may know them, every turn, the outcome. */
export function chronicle({ games, game, replayed, language, names, correction }: WrittenDown): string {
  const say = speak(language)
  const { match, reader, steps } = replayed
  const spoken = called(game, names, language)
  const voice = { language, names: spoken.names, reader }
  const result = match.outcome === null ? '' : game.words.outcome(match.outcome, voice)
  const title = say('replay.title', { game: game.words.title(language), names: playersOf(game, spoken.names) })
  const chapters = chaptersOf(game, steps, voice).flatMap(({ title: turn, at, lines }) => [
    `## ${turn ?? say('replay.opening')} (${stamp(at)})`,
    ...lines.filter((line) => line !== result).map((line) => `- ${line}`),
    '',
  ])
  return [
    `# ${title}`,
    '',
    `- ${say('replay.players')}: ${playersOf(game, spoken.titles)}`,
    `- ${say('replay.terms')}: ${termsLines(match.terms, { games }, language).join(' · ')}`,
    `- ${stamp(match.startedAt)} – ${stamp(match.endedAt ?? match.startedAt)} UTC · ${match.id}`,
    `- ${say('replay.eyes', { reader: readerName(game, reader, language) })}`,
    '',
    ...deckLines(game, replayed.decks, spoken.titles, language),
    ...chapters,
    `## ${say('replay.result')}`,
    [countedWords(correction, result, voice), ...playedLines(correction, result, voice)].join('  \n'),
    '',
  ].join('\n')
}

/** Returns a match as a text file for a message. */
export const textFile = (written: WrittenDown): BodyFile => ({
  name: `${written.game.id}-${written.replayed.match.id}.md`,
  data: Buffer.from(`\ufeff${chronicle(written)}`),
})

const playersOf = (game: AnyGame, names: Readonly<Record<Seat, SafeText>>): SafeText =>
  joined(
    game.seats.map((seat) => spokenName({ names }, seat)),
    ' – ',
  )

function deckLines(
  game: AnyGame,
  decks: Replayed['decks'],
  titles: Readonly<Record<Seat, string>>,
  language: Language,
): string[] {
  if (decks === null) return []
  const lists = game.seats.flatMap((seat) => [
    `### ${titles[seat] ?? seat}`,
    writeList(game, decks[seat] ?? [], (type) => typeName(game, type, language)),
    '',
  ])
  return [`## ${speak(language)('replay.decks')}`, '', ...lists]
}

const stamp = (at: Date): string => DateTime.fromJSDate(at, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm')
