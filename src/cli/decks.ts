/** The command `deck check`: reads a deck list and prints its faults. */
import { readFileSync, statSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { type Game, isRefusal, LANGUAGES, type Language, type Refusal } from '../contract/index.ts'
import { MOST_BYTES, textOfFile, tooLarge } from '../decks/file.ts'
import { sizeOf } from '../decks/list.ts'
import { type ListReading, readList, type Unread } from '../decks/read.ts'
import { bestFormat, type DeckCheck, standingOf } from '../decks/standing.ts'
import type { ChosenRules } from '../kit/library/rule-choices.ts'
import { CardIndex } from '../lookup/search.ts'
import { gameOfCommand } from './games.ts'
import { ruleOption, rulesOfOption } from './rule-option.ts'

interface Options {
  readonly format?: string
  readonly side?: string
  readonly rule: ChosenRules
  readonly language: Language
  readonly json: boolean
}

/** Adds the command `deck check` to the program. */
export function registerDecks(program: Command): void {
  program
    .command('deck')
    .description('deck lists')
    .command('check <file>')
    .description('show the errors of a deck list; exit code 1 if there are any')
    .option('--format <format>', 'its format; default: the one it fits best')
    .option('--side <side>', 'its side; default: the one its cards show')
    .addOption(ruleOption())
    .addOption(new Option('--language <language>', 'in which language').choices([...LANGUAGES]).default('en'))
    .option('--json', 'print the result as JSON', false)
    .action((file: string, options: Options, command: Command) => {
      const game = gameOfCommand(command)
      const checked = check(game, file, options)
      process.stdout.write(
        options.json
          ? `${JSON.stringify(checked, null, 2)}\n`
          : `${linesOf(game, checked, options.language).join('\n')}\n`,
      )
      if (!checked.legal) process.exitCode = 1
    })
}

interface CheckReport extends ListReading, DeckCheck {
  readonly seat: string
  readonly format: string
  /** Whether the deck is legal and every line was understood. */
  readonly legal: boolean
}

/** @throws with a sentence for the reader if there is nothing to check */
function check(game: Game, file: string, { format: wanted, side, rule }: Options): CheckReport {
  const rules = rulesOfOption(game, rule)
  if (wanted !== undefined && !game.formats.includes(wanted))
    throw new Error(`Format "${wanted}" not found. Known: ${game.formats.join(', ')}.`)
  if (side !== undefined && !game.seats.includes(side))
    throw new Error(`Side "${side}" not found. Known: ${game.seats.join(', ')}.`)
  const text = textIn(file)
  if (isRefusal(text)) throw new Error(sentence(text))
  const reading = readList(text, { game, cards: new CardIndex({ [game.id]: game }), seat: side })
  if (isRefusal(reading)) throw new Error(sentence(reading))
  const { list, seat, doubts, unread } = reading
  if (seat === null) throw new Error('The list doesn’t show its side. Choose it with --side.')
  const format = wanted ?? bestFormat(game, { list, seat }, rules)
  const standing = standingOf(game, { list, seat, format }, rules)
  const clear = doubts.length === 0 && unread.length === 0
  return { ...reading, seat, format, ...standing, legal: clear && standing.faults.length === 0 }
}

/** A file that is too large is refused by its size on disk, without reading it. */
function textIn(file: string): string | Refusal {
  const about = statSync(file, { throwIfNoEntry: false })
  if (about === undefined) throw new Error(`File ${file} not found.`)
  if (!about.isFile()) throw new Error(`${file} is not a file.`)
  return about.size > MOST_BYTES ? tooLarge(about.size) : textOfFile(readFileSync(file))
}

const SENTENCES: Readonly<Record<string, string>> = {
  'decks.file-large': 'The file is too large for a deck list.',
  'decks.file-binary': 'This is not a text file.',
  'decks.file-empty': 'The file is empty.',
  'decks.list-empty': 'The list is empty.',
  'decks.list-long': 'The list is too long.',
  'decks.list-strange': 'This does not look like a deck list: too many lines name no card.',
  'decks.list-document': 'This document is neither a list nor an export of GEMP, Holotable or LackeyCCG.',
}

const WHY: Readonly<Record<Unread['why'], string>> = {
  card: 'no card has this name',
  count: 'impossible number of copies',
  counts: 'several numbers: which one counts?',
  id: 'no card has this number',
  ids: 'two different card numbers',
  long: 'line too long',
  'no-name': 'a number without a card',
  virtual: 'no virtual card has this name',
}

const sentence = ({ refused }: Refusal): string => SENTENCES[refused] ?? refused

function linesOf(game: Game, checked: CheckReport, language: Language): string[] {
  const { list, seat, format, faults, unplayable, warnings, taken, doubts, unread, outside, legal } = checked
  const names = new Map(game.cards.all.map(({ id, name }) => [id, `${name} (${id})`]))
  const nameOf = (id: string) => names.get(id) ?? id
  const said = (refusal: Refusal) => game.words.refusal(refusal, language)
  return [
    `${game.words.seat(seat, language)} · ${game.words.format(format, language)} · ${sizeOf(list)} cards`,
    ...taken.map(({ line, text, card }) => `taken    line ${line}: ${text} -> ${nameOf(card)}`),
    ...doubts.map(
      ({ line, text, candidates }) =>
        `unclear  line ${line}: ${text} -> ${candidates.slice(0, 5).map(nameOf).join(' | ')}?`,
    ),
    ...unread.map(({ line, text, why }) => `unread   line ${line}: ${text} (${WHY[why]})`),
    ...(outside === 0 ? [] : [`left out ${outside} cards outside the deck`]),
    ...faults.map((fault) => `error    ${said(fault)}`),
    ...unplayable.map((fault) => `not yet  ${said(fault)}`),
    ...(faults.length > 0 ? [] : warnings.map((warning) => `warning  ${said(warning)}`)),
    legal ? 'The deck is legal.' : 'The deck is not legal.',
  ]
}
