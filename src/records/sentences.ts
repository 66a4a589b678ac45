/** The lines in which the command line tells the result of a check, in English. */
import { type Games, gameOf } from '../games/games.ts'
import { shownDigits } from '../matches/fair-play/shown-digits.ts'
import type { MatchFile, UnreadableFile } from './match-file.ts'
import type { KeptDigits, MatchCheck, MatchFault, PartlyChecked } from './verify.ts'

type Code = UnreadableFile['code'] | MatchFault['code'] | PartlyChecked['code']

const SENTENCES: Readonly<Record<Code, string>> = {
  'not-json': 'This file is no match: it can’t be read as JSON at line {line}.',
  'other-format': 'This file is a {format}, not a HoloNet match.',
  newer: 'This file has version {version}. This program reads up to {most}: update it.',
  field: '{path} is missing or has a wrong form.',
  'unknown-game': 'This program does not have the game {game}.',
  engine:
    'Rows {from} to {to} were played by engine {engine}; this is {own}. They can be replayed by HoloNet {release}.',
  part: 'Rows 0 to {row} were played by an older engine. The position after them is taken on trust; the rest plays out as written.',
  unsealed: 'This match began before shuffles were sealed. It plays out as written; nothing was promised beforehand.',
  closed: 'Hands of this match are closed until {until}. The seal can be checked then.',
  view: 'This file holds what one reader knew. Export the match with all hands to check it.',
  'seal-other': 'The seal in the file is not the one you gave: it is of another match, or the secret was changed.',
  word: 'The word shown for {seat} is not the one that was used.',
  seal: 'The secret, the deck or the word of the challenger does not fit the seal.',
  seed: 'The seed does not follow from the secret, the seal and the words.',
  link: 'Row {row} was changed after the match: the log breaks there.',
  end: 'The log ends elsewhere than told: rows were changed, are missing or were added.',
  decks: 'The decks are not the ones that were set up.',
  refused: 'Row {row}: the rules refuse this answer.',
  events: 'Row {row}: {event} is written, but {own} follows from the moves.',
  hash: 'Row {row} leads to another position than written.',
  outcome: 'The result written is {written}; the moves give {own}.',
}

/** Returns the sentence of a fault. */
export const sentenceOf = ({
  code,
  values,
}: Pick<MatchFault | UnreadableFile | PartlyChecked, 'values'> & { code: Code }) => {
  if (code === 'closed' && values.until === '') return 'Hands of this match stay closed. The seal can’t be checked.'
  return SENTENCES[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

const COUNTED = ['no word', 'one word', 'two words']

/** Returns what the command `verify` prints about a match. */
export function verdictLines(games: Games, file: MatchFile, verdict: MatchCheck, kept: KeptDigits): readonly string[] {
  const { fault, partly, shuffles } = verdict
  if (fault !== null) return [sentenceOf(fault)]
  const game = gameOf(games, file.game)
  const names = game.seats.map((seat) => file.players[seat]?.name ?? seat).join(' – ')
  const engine = file.rows.at(-1)?.engine ?? ''
  const head = `${game.words.title('en')}, ${names}, ${file.rows.length} rows, engine ${engine}.`
  if (partly !== null && partly.code !== 'part') return [head, ...sealLines(file, kept, false), sentenceOf(partly)]
  const counted = Object.values(file.fair?.words ?? {}).filter((word) => word !== '').length
  const rows = partly === null ? `All ${file.rows.length} rows play out as written.` : sentenceOf(partly)
  const log = kept.log === undefined ? '' : ' The log ends as you gave it.'
  const end = shownDigits(file.end ?? '')
  const told = kept.log === undefined ? [`Compare the end of the log with the one told with the result: ${end}.`] : []
  return [
    head,
    ...sealLines(file, kept, true),
    `The seed follows from the secret, the seal and ${COUNTED[counted]}.`,
    `All ${shuffles} shuffles follow from the seed. ${rows}${log}`,
    ...(partly === null && told.length === 0 ? ['Nothing was changed.'] : told),
  ]
}

function sealLines({ fair }: MatchFile, kept: KeptDigits, compares: boolean): readonly string[] {
  if (fair === null) return []
  const seal = `The seal ${shownDigits(fair.seal)} is the one`
  if (kept.seal !== undefined) return [`${seal} you gave.`]
  return [`${seal} in the file.${compares ? ' Compare it with the one in your challenge.' : ''}`]
}
