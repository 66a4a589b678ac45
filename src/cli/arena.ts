/** The command `arena`: levels of the practice opponent play pairs of games against each other. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { DeckList, Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { levelsOf, OPPONENT_LEVELS, type OpponentLevel } from '../opponents/levels.ts'
import { type ArenaPair, type ArenaReport, type ArenaRequest, arenaReport, playPair } from '../simulation/arena.ts'
import { gameOfCommand } from './games.ts'
import { positive } from './numbers.ts'

interface ArenaOptions {
  readonly a: OpponentLevel
  readonly b: OpponentLevel
  readonly games: number
  readonly seed: string
  readonly format?: string
  readonly decks: 'ready-made' | 'random'
  readonly playouts?: number
  readonly margin: boolean
  readonly resume?: string
  readonly json: boolean
  readonly least?: number
  readonly lower?: number
  readonly most?: number
  readonly upper?: number
  readonly exact: boolean
  readonly mostMs?: number
}

/** Adds the command `arena` to the program. */
export function registerArena(program: Command): void {
  const level = (flag: string, about: string) =>
    new Option(flag, about).choices([...OPPONENT_LEVELS]).makeOptionMandatory()
  program
    .command('arena')
    .description('let two levels of the practice opponent play each other, with sides swapped')
    .addOption(level('--a <level>', 'the level whose share is counted'))
    .addOption(level('--b <level>', 'the level that it plays against'))
    .option('--games <n>', 'number of games, an even one', evenNumber, 40)
    .option('--seed <seed>', 'the same seed gives the same games', 'tune')
    .option('--format <format>', 'which format; default: the last one of the game')
    .addOption(
      new Option('--decks <which>', 'ready-made decks, or random legal decks of all cards')
        .choices(['ready-made', 'random'])
        .default('ready-made'),
    )
    .option('--playouts <n>', 'another number of playouts than the level’s own', positive)
    .option('--no-margin', 'another answer than the policy’s needs no clear gain')
    .option('--resume <file>', 'writes each pair to this file as it ends, and continues after those that it has')
    .option('--least <percent>', 'fails if the share of A is lower', percent)
    .option('--lower <percent>', 'fails if the interval begins lower', percent)
    .option('--most <percent>', 'fails if the share of A is higher', percent)
    .option('--upper <percent>', 'fails if the interval ends higher', percent)
    .option('--exact', 'fails unless each pair is shared equally', false)
    .option('--most-ms <n>', 'fails if an answer takes longer, in milliseconds', positive)
    .option('--json', 'print the report as JSON', false)
    .action((options: ArenaOptions, command: Command) => {
      const game = gameOfCommand(command) as AnyGame
      const request = requestOf(game, options)
      const report = arenaReport(game.seats, pairsOf(game, request, options))
      const { a, b, seed, decks } = options
      const { format, playouts: asked } = request
      const setting = { game: game.id, format, a, b, seed, decks, asked: asked ?? null, margin: options.margin }
      const full = { commit: commitNow(), machine: cpus()[0]?.model ?? null, ...setting, ...report }
      process.stdout.write(options.json ? `${JSON.stringify(full, null, 2)}\n` : inWords(options, report))
      const misses = missesOf(options, report)
      for (const miss of misses) process.stderr.write(`${miss}\n`)
      if (misses.length > 0) process.exitCode = 1
    })
}

function evenNumber(text: string): number {
  const number = positive(text)
  if (number % 2 !== 0) throw new InvalidArgumentError('Games come in pairs: choose an even number.')
  return number
}

function percent(text: string): number {
  const number = Number(text)
  if (!(number >= 0 && number <= 100)) throw new InvalidArgumentError('Enter a number from 0 to 100.')
  return number
}

/** @throws with a sentence for a level, format or kind of decks that the game doesn't have */
function requestOf(game: AnyGame, { a, b, seed, games, playouts, margin, ...options }: ArenaOptions): ArenaRequest {
  for (const level of [a, b])
    if (!levelsOf(game).includes(level))
      throw new Error(`${game.id} has no level "${level}". Known: ${levelsOf(game).join(', ')}.`)
  const format = options.format ?? game.formats.at(-1) ?? ''
  if (!game.formats.includes(format))
    throw new Error(`${game.id} has no format "${format}". Known: ${game.formats.join(', ')}.`)
  const { randomDeck } = game
  if (options.decks === 'random' && randomDeck === undefined) throw new Error(`${game.id} has no random decks.`)
  const ready = (seat: Seat, random: () => number): DeckList => {
    const own = game.decks().filter((deck) => deck.seat === seat && deck.format === format)
    return own[Math.floor(random() * own.length)]?.list ?? []
  }
  const deckFor: ArenaRequest['deckFor'] =
    options.decks === 'random' ? (seat, random) => randomDeck?.(seat, { format }, random) ?? [] : ready
  return { a, b, format, seed, pairs: games / 2, margin, deckFor, ...(playouts === undefined ? {} : { playouts }) }
}

/** Plays the pairs that the file doesn't have yet. @throws if the file is of other settings */
function pairsOf(game: AnyGame, request: ArenaRequest, { resume, decks }: ArenaOptions): readonly ArenaPair[] {
  const { deckFor: _, pairs: _pairs, ...terms } = request
  const head = JSON.stringify({ game: game.id, version: game.version, decks, ...terms })
  const pairs = resume === undefined ? [] : writtenPairs(resume, head)
  for (let pair = pairs.length; pair < request.pairs; pair++) {
    const played = playPair(game, request, pair)
    pairs.push(played)
    if (resume !== undefined) appendFileSync(resume, `${JSON.stringify(played)}\n`)
  }
  return pairs.slice(0, request.pairs)
}

function writtenPairs(file: string, head: string): ArenaPair[] {
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`)
    return []
  }
  // A line that was cut off by a crash is played again.
  const text = readFileSync(file, 'utf8')
  const [first, ...lines] = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  if (first !== head) throw new Error(`${file} is of an arena with other settings.`)
  const whole = lines.filter((line) => line !== '')
  writeFileSync(file, [first, ...whole, ''].join('\n'))
  return whole.map((line) => JSON.parse(line) as ArenaPair)
}

/** The commit that is played; null outside of a repository. */
function commitNow(): string | null {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
    return String(hash).trim()
  } catch {
    return null
  }
}

/** Which of the conditions do not hold, each as a sentence. */
function missesOf(options: ArenaOptions, { score, interval, sd, msMost }: ArenaReport): readonly string[] {
  const [low, high] = interval
  const { least = 0, lower = 0, most = 100, upper = 100, mostMs = Number.POSITIVE_INFINITY } = options
  return [
    ...(score < least ? [`The share is ${score} %, less than ${least} %.`] : []),
    ...(low < lower ? [`The interval begins at ${low} %, below ${lower} %.`] : []),
    ...(score > most ? [`The share is ${score} %, more than ${most} %.`] : []),
    ...(high > upper ? [`The interval ends at ${high} %, above ${upper} %.`] : []),
    ...(options.exact && (score !== 50 || sd !== 0) ? ['The pairs are not shared equally.'] : []),
    ...(msMost > mostMs ? [`The slowest answer took ${msMost} ms, more than ${mostMs} ms.`] : []),
  ]
}

function inWords({ a, b }: ArenaOptions, report: ArenaReport): string {
  const [low, high] = report.interval
  const sides = Object.entries(report.bySide).map(([seat, { games, winsA }]) => `${seat} ${winsA} of ${games}`)
  const ends = Object.entries(report.ends).map(([kind, count]) => `${kind} ${count}`)
  return [
    `${a} against ${b}: ${report.score} % (${low} to ${high} at 95 %) of ${report.pairs * 2} games in ${report.pairs} pairs`,
    `won ${report.winsA}, lost ${report.winsB}, tied ${report.ties}; won as ${sides.join(', as ')}`,
    `ends: ${ends.join(', ')}`,
    `${report.searches} searches, ${report.changed} of them changed the answer; ${report.playouts} playouts, ${report.failed} worlds failed, ${report.cut} cut`,
    `a search takes ${report.msMedian} ms in the median, ${report.ms95} ms for 95 of 100, ${report.msMost} ms at most`,
    '',
  ].join('\n')
}
