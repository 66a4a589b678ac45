/** The command `analyse`: where a finished match was decided. It reads an export with all hands, or asks for one. */
import { existsSync, readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { analyse, isAnalysed } from '../analysis/analyse.ts'
import type { MatchAnalysis, TurningPoint } from '../analysis/match-analysis.ts'
import { answerWords, happened } from '../analysis/point-words.ts'
import { sizeAt } from '../analysis/size.ts'
import type { Voice } from '../contract/index.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import { games } from '../games/registry.ts'
import { loggedRows } from '../records/logged-rows.ts'
import { jsonOf, type MatchFile, readMatchFile } from '../records/match-file.ts'
import { sentenceOf } from '../records/sentences.ts'
import { positive } from './numbers.ts'

interface AnalyseOptions {
  readonly seed?: string
  readonly percent: number
  readonly json: boolean
}

/** Adds the command `analyse` to the program. */
export function registerAnalyse(program: Command): void {
  program
    .command('analyse <match>')
    .description('where a finished match was decided; <match>: an export with all hands, or the id of a match')
    .option('--seed <seed>', 'the same match and seed give the same analysis; default: the id of the match')
    .option('--percent <n>', 'measure with this share of the usual playouts: quicker and coarser', positive, 100)
    .option('--json', 'print the analysis as JSON', false)
    .action(async (match: string, { seed, percent, json }: AnalyseOptions) => {
      const file = await openFile(match)
      const game = gameOf(games, file.game)
      const size = sizeAt(percent)
      const found = analyse(game, loggedRows(file), { seed: seed ?? file.match.id, size, onProgress: progress() })
      process.stdout.write(json ? `${JSON.stringify(found, null, 2)}\n` : inWords(game, file, found))
    })
}

/**
 * Returns the file of a match.
 * @throws if it is none, if it does not hold all hands, or if matches of its game can't be analysed
 */
async function openFile(match: string): Promise<MatchFile> {
  const text = existsSync(match) ? jsonOf(readFileSync(match, 'utf8')) : await exported(match)
  const file = readMatchFile(text)
  if (!('rows' in file)) throw new Error(sentenceOf(file))
  if (games[file.game] === undefined || !isAnalysed(gameOf(games, file.game)))
    throw new Error(`Matches of ${file.game} are not analysed.`)
  if (file.closed !== null)
    throw new Error(
      file.closed.until === null
        ? 'The hands of this match stay hidden: it is not analysed.'
        : `The hands of this match stay hidden until ${file.closed.until}: it can be analysed then.`,
    )
  if (file.as !== 'all') throw new Error('This export does not hold all hands. Export the match with --as all.')
  return file
}

async function exported(match: string): Promise<string> {
  // Imported late: a file needs no database.
  const { exportedText } = await import('./stored-match.ts')
  return exportedText(match, { form: 'json', language: 'en', as: 'all' })
}

/** Writes each tenth of the work to the other output. */
function progress(): (share: number) => void {
  let told = 0
  return (share) => {
    const tenth = Math.floor(share * 10)
    if (tenth === told) return
    told = tenth
    process.stderr.write(`${tenth * 10}% of the most work is done\n`)
  }
}

// ---------------------------------------------------------------- in words

const hundred = (share: number): number => Math.round(share * 100)

/** A chance without decimals; before the end nothing is certain. */
const chanceText = (chance: number): string =>
  chance < 0.01 ? 'under 1%' : chance > 0.99 ? 'over 99%' : `${hundred(chance)}%`

function inWords(game: AnyGame, file: MatchFile, { curve, points, costs, cut }: MatchAnalysis): string {
  const names = Object.fromEntries(game.seats.map((seat) => [seat, file.players[seat]?.name ?? seat]))
  const voice: Voice = { language: 'en', names, reader: 'spectator' }
  const [first = ''] = game.seats
  return [
    `${names[first]}’s chance to win at the beginning of each turn, with both hands open:`,
    ...curve.slice(0, -1).map((one) => `  turn ${one.turn}: ${chanceText(one.chance)} ± ${hundred(one.sure)}`),
    points.length === 0 ? 'No single moment decided this match.' : 'The moments that decided it:',
    ...points.flatMap((point, at) =>
      pointLines(game, point, voice).map((line) => (line[0] === ' ' ? line : `${at + 1}. ${line}`)),
    ),
    ...game.seats.map((seat) => {
      const { choices = 0, luck = 0 } = costs[seat] ?? {}
      return `Points lost by ${names[seat]}: ${hundred(choices)} (choices), ${hundred(luck)} (luck)`
    }),
    ...(cut ? ['Not all of the match was looked at.'] : []),
    'Choices and luck are measured apart, by the judgement of the strong opponent, which errs.',
    '',
  ].join('\n')
}

function pointLines(game: AnyGame, point: TurningPoint, voice: Voice): readonly string[] {
  const who = voice.names[point.seat]
  if (point.kind === 'luck')
    return [
      `Turn ${point.turn}: ${happened(game, point.events, point.by, voice).join(' ') || 'a draw'} (luck; cost ${who} ${hundred(point.cost)})`,
    ]
  return [
    `Turn ${point.turn}: a choice cost ${who} ${hundred(point.cost)}, by what they could know then`,
    ...point.answers.map(({ answer, chance, sure, is }) => {
      const { label, names } = answerWords(game, point, answer, voice)
      const cards = names.length === 0 ? '' : ` (${names.join(', ')})`
      const mark = is === 'best' ? ' ✓ best' : is === 'played' ? ' · played' : ''
      return `   ${chanceText(chance)} ± ${hundred(sure)}  ${label}${cards}${mark}`
    }),
  ]
}
