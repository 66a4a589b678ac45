/** A finished match as Markdown: players, terms, decks if its reader may know them, every turn, the result. Pure. */
import { DateTime } from 'luxon'
import type { DeckList, Language, Reader, Seat } from '../contract/index.ts'
import { writeList } from '../decks/list.ts'
import { typeName } from '../decks/type-name.ts'
import type { AnyGame } from '../games/games.ts'
import { plainly, speak } from '../locales/index.ts'
import type { MatchRecord, ReplayStep } from '../matches/api.ts'
import { firstDigits } from '../matches/fair-play/shown-digits.ts'
import { chaptersOf } from '../matches/turns/chronicle.ts'

/** The input of the text of a match. All names are escaped for Markdown. */
export interface WrittenMatch {
  readonly game: AnyGame
  readonly match: Pick<MatchRecord, 'id' | 'outcome' | 'startedAt' | 'endedAt' | 'seal' | 'end'>
  readonly reader: Reader
  readonly steps: readonly ReplayStep[]
  /** The decks that the reader may know; null: none. */
  readonly decks: Readonly<Record<Seat, DeckList>> | null
  readonly language: Language
  /** How each player is called in the story. */
  readonly names: Readonly<Record<Seat, string>>
  /** How each player is called where it matters what they play. */
  readonly titles: Readonly<Record<Seat, string>>
  /** The terms of the match, a line each. */
  readonly terms: readonly string[]
  /** The result as it counts; absent: as it was played. */
  readonly result?: readonly string[]
}

/** Returns a match as Markdown. */
export function matchText(written: WrittenMatch): string {
  const { game, match, reader, steps, language, names, titles, terms } = written
  const say = plainly(speak(language))
  const voice = { language, names, reader }
  const played = match.outcome === null ? '' : game.words.outcome(match.outcome, voice)
  const chapters = chaptersOf(game, steps, voice).flatMap(({ title: turn, at, lines }) => [
    `## ${turn ?? say('replay.opening')} (${stamp(at)})`,
    ...lines.filter((line) => line !== played).map((line) => `- ${line}`),
    '',
  ])
  const eyes = reader === 'spectator' ? say('replay.spectator') : game.words.seat(reader, language)
  return [
    `# ${say('replay.title', { game: game.words.title(language), names: listed(game, names) })}`,
    '',
    `- ${say('replay.players')}: ${listed(game, titles)}`,
    `- ${say('replay.terms')}: ${terms.join(' · ')}`,
    `- ${stamp(match.startedAt)} – ${stamp(match.endedAt ?? match.startedAt)} UTC · ${match.id}`,
    `- ${say('replay.eyes', { reader: eyes })}`,
    ...sealLine(written),
    '',
    ...deckLines(written),
    ...chapters,
    `## ${say('replay.result')}`,
    (written.result ?? [played]).join('  \n'),
    '',
  ].join('\n')
}

const listed = ({ seats }: AnyGame, names: Readonly<Record<Seat, string>>): string =>
  seats.map((seat) => names[seat] ?? seat).join(' – ')

function sealLine({ match: { seal, end }, language }: WrittenMatch): readonly string[] {
  if (seal === undefined || end == null) return []
  const say = plainly(speak(language))
  return [`- ${say('text.seal', { seal: `\`${firstDigits(seal)}\``, log: `\`${firstDigits(end)}\`` })}`]
}

function deckLines({ game, decks, titles, language }: WrittenMatch): readonly string[] {
  const known = game.seats.filter((seat) => decks?.[seat] !== undefined)
  if (decks === null || known.length === 0) return []
  const lists = known.flatMap((seat) => [
    `### ${titles[seat] ?? seat}`,
    writeList(game, decks[seat] ?? [], (type) => typeName(game, type, language)),
    '',
  ])
  return [`## ${speak(language)('replay.decks')}`, '', ...lists]
}

const stamp = (at: Date): string => DateTime.fromJSDate(at, { zone: 'utc' }).toFormat('yyyy-MM-dd HH:mm')
