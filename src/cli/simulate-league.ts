/** The command `simulate-league`: plays a whole season on a fast clock and prints its figures. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Game } from '../contract/index.ts'
import type { LeagueForm, LeagueSettings } from '../leagues/league.ts'
import type { PoolRules } from '../leagues/pool-rules.ts'
import { playSeason } from '../leagues/season.ts'
import type { SeasonReport } from '../leagues/season-report.ts'
import { DAY_MS } from '../time/lengths.ts'
import { gameOfCommand } from './games.ts'
import { positive } from './numbers.ts'
import { playedMatches } from './simulated-matches.ts'

const FORMS = 'swiss round-robin groups single double ladder'.split(' ')

interface Options {
  readonly form: string
  readonly players: number
  readonly rounds?: number
  readonly seed: string
  readonly absent: number
  readonly drop: number
  readonly games: LeagueSettings['games']
  readonly matches: 'program' | 'coins' | 'played'
  readonly pool?: 'sealed' | 'cube'
  readonly json: boolean
}

/** Reads a chance from 0 to 1. @throws InvalidArgumentError, which commander turns into a sentence */
function chance(text: string): number {
  const number = Number(text)
  if (!(number >= 0 && number <= 1)) throw new InvalidArgumentError('Enter a number from 0 to 1.')
  return number
}

/** Adds the command `simulate-league` to the program. */
export function registerSimulateLeague(program: Command): void {
  program
    .command('simulate-league')
    .description('play a season of a league on a fast clock and count')
    .addOption(new Option('--form <form>', 'the form of the league').choices(FORMS).default('swiss'))
    .option('--players <n>', 'number of players', positive, 32)
    .option('--rounds <n>', 'number of rounds; by default what the form needs', positive)
    .option('--seed <seed>', 'the same seed gives the same season', 'holonet')
    .option('--absent <p>', 'the chance that a player makes no move in a round', chance, 0)
    .option('--drop <p>', 'the chance that a player drops out in a round', chance, 0)
    .addOption(
      new Option('--games <which>', 'the games of a round')
        .choices(['bothSides', 'bestOf1', 'bestOf3'])
        .default('bestOf1'),
    )
    .addOption(
      new Option(
        '--matches <how>',
        'program: real matches in a database of its own, conceded once both have moved; coins: no matches; played: whole matches without a database',
      )
        .choices(['program', 'coins', 'played'])
        .default('program'),
    )
    .addOption(
      new Option('--pool <kind>', 'decks are built from the usual pool of the game').choices(['sealed', 'cube']),
    )
    .option('--json', 'print the report as JSON', false)
    .action(async (options: Options, command: Command) => {
      const { players, seed, absent, drop } = options
      if (players < 2) throw new Error('A league needs 2 players at least.')
      const game = gameOfCommand(command)
      const settings = settingsOf(options, game)
      const request = { settings, players, seed, absent, drop, comeBack: 0.5 }
      const table = options.matches === 'played' ? { table: playedMatches(game, seed) } : {}
      // Only this loads the database.
      const inProgram = async () => (await import('./season-in-program.ts')).playedInProgram(game, request)
      const report =
        options.matches === 'program' ? await inProgram() : playSeason({ ...request, late: 0, ...table }).report
      process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : inWords(report))
      if (!report.finished) process.exitCode = 1
    })
}

/** The number of players who reach the play-off of groups, from each. */
const QUALIFIED = 2
const GROUP_SIZE = 4

function formOf({ form, players, rounds }: Options): LeagueForm {
  const fewer = (most: number) => Math.max(2, Math.round(players / most))
  switch (form) {
    case 'swiss':
      return { kind: 'swiss', rounds: rounds ?? null, playOff: null }
    case 'round-robin':
      return { kind: 'roundRobin', legs: 1, playOff: null }
    case 'groups':
      return {
        kind: 'groups',
        groups: fewer(GROUP_SIZE),
        legs: 1,
        playOff: { losses: 1, thirdPlace: false, places: QUALIFIED },
      }
    case 'ladder':
      return { kind: 'ladder', rounds: rounds ?? 6, reach: 3, decayDays: 14, rematchDays: 7 }
    default:
      return { kind: 'elimination', losses: form === 'single' ? 1 : 2, thirdPlace: false }
  }
}

/** Monday, 4 January 2027, 18:00 UTC: the same in every run, so that the same seed gives the same season. */
const STARTS_AT = 1_799_085_600_000
const BUILD_HOURS = 24

/** The first usual pool of that kind. @throws if the game has none */
function poolFor(
  kind: 'sealed' | 'cube',
  { id, formats, products }: Pick<Game, 'id' | 'formats' | 'products'>,
): PoolRules {
  const recipe = products?.recipes(formats[0] ?? '').find(({ cards }) => cards > 0 === (kind === 'cube'))
  if (recipe === undefined) throw new Error(`${id} has no pool of the kind ${kind}.`)
  const { starters, packs, cards, sets } = recipe
  return { kind, shared: false, buildHours: BUILD_HOURS, starters, packs, cards, sets, theme: [] }
}

function settingsOf(options: Options, game: Pick<Game, 'id' | 'formats' | 'seats' | 'products'>): LeagueSettings {
  return {
    name: 'Simulated league',
    about: '',
    game: game.id,
    format: game.formats[0] ?? '',
    rules: {},
    sides: [game.seats[0] ?? '', game.seats[1] ?? ''],
    form: formOf(options),
    games: options.games,
    rated: true,
    points: { win: 3, draw: 1, loss: 0 },
    tieBreaks: null,
    zone: 'Europe/Paris',
    dates: { signUpEndsAt: STARTS_AT - 2 * DAY_MS, checkInEndsAt: null, startsAt: STARTS_AT },
    rounds: { kind: 'calendar', days: 7, skipWeekends: false, holidays: [], graceHours: 24 },
    places: { least: 2, most: null },
    leastRating: null,
    offerHours: 12,
    silence: { callAgain: 0.25, out: 0.4 },
    graces: { times: 1, hours: 24 },
    caseHours: 72,
    measure: false,
    clock: null,
    decks: null,
    ...(options.pool === undefined ? {} : { pool: poolFor(options.pool, game) }),
  }
}

function inWords(report: SeasonReport): string {
  const { standings, byes, relaxed } = report
  return [
    `${report.finished ? 'finished' : 'not finished'} after ${report.rounds} rounds and ${report.days} days`,
    `pairings repeated: ${report.repeatedPairings}; most byes of one player: ${byes.max}`,
    `largest difference of sides of one player: ${report.sideImbalance}`,
    `rules that gave way in a pairing: ${relaxed.join(', ') || 'none'}`,
    `notices a person and week: ${report.noticesPerPersonPerWeek}, with sound ${report.soundsPerPersonPerWeek}`,
    ...standings.slice(0, 10).map(({ place, player, points }) => `${String(place).padStart(3)} ${player} ${points}`),
    '',
  ].join('\n')
}
