/**
 * `npm run panels`: plays whole games on a phone in a browser, and measures the panels and the taps.
 *
 * `--quick` without a browser, in about a minute: taps and controls alone · `--game swccg` this game instead of Young Jedi ·
 * `--format endor-ds2` all games in this format ·
 * `--games 4` this many games · `--seed word` other decks and shuffles · `--json` the figures alone · `--shots folder`
 * pictures of the tallest panel of each kind · `--taps` each tap by its words · `--pause 5` minutes between two sittings
 * instead of an hour
 */
import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { chromium } from 'playwright-core'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { figuresOf, type SeenPanel, type SeenTap } from './counting.ts'
import { playGame } from './games.ts'
import type { MeasuredGame } from './played/measured-game.ts'
import { swccg } from './played/swccg.ts'
import { youngJedi } from './played/young-jedi.ts'
import type { Record } from './player.ts'
import { startMeasured } from './program.ts'
import { reportOf, tapsListed } from './report.ts'
import { BrowserScreen } from './screens/browser-screen.ts'
import { QuickScreen } from './screens/quick-screen.ts'
import { Shots } from './shots.ts'

const GAMES: readonly MeasuredGame[] = [youngJedi, swccg]

interface Given {
  readonly game: string
  readonly format?: string
  readonly games?: string
  readonly seed: string
  readonly json: boolean
  readonly quick: boolean
  readonly taps: boolean
  readonly shots?: string
  readonly pause: string
}

const values = new Command('panels')
  .description('plays whole games on a phone in a browser, and measures the panels and the taps')
  .option('--game <name>', `one of ${GAMES.map(({ id }) => id).join(', ')}`, youngJedi.id)
  .option('--format <name>', 'format of all games, instead of the usual ones')
  .option('--games <number>', 'number of games: 4, with --quick 2')
  .option('--seed <text>', 'seed of decks and shuffles', 'panels')
  .option('--json', 'print the figures as JSON alone', false)
  .option('--quick', 'play without a browser: count taps and controls, measure no heights', false)
  .option('--taps', 'list each tap by its words', false)
  .option('--shots <folder>', 'pictures of the tallest panel of each kind')
  .option('--pause <minutes>', 'time between two sittings', '60')
  .parse()
  .opts<Given>()

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const games = Number(values.games ?? (values.quick ? 2 : 4))
if (!Number.isInteger(games) || games < 1) fail(`--games takes a whole number of games, not “${values.games}”.`)
const game =
  GAMES.find(({ id }) => id === values.game) ?? fail(`--game takes the name of a game, not “${values.game}”.`)
const { format } = values
if (format !== undefined && !game.formats.includes(format))
  fail(`--format takes one of ${game.formats.join(', ')}, not “${format}”.`)
const pause = Number(values.pause)
if (!(pause > 0)) fail(`--pause takes minutes, not “${values.pause}”.`)
if (values.quick && values.shots !== undefined) fail('--shots needs a browser: leave --quick out.')
if (!values.quick && !existsSync(executablePath)) fail(`No browser at ${executablePath}. CHROMIUM names another one.`)

function fail(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

const began = performance.now()
const panels: SeenPanel[] = []
const taps: SeenTap[] = []
const shots = new Shots(values.shots)
const browser = values.quick
  ? null
  : await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
const screens = browser === null ? QuickScreen.make : BrowserScreen.in(browser)
const program = await startMeasured(values.seed, browser !== null)
try {
  const chance = seededNumbers(values.seed)
  const decks = (count: number) => Math.floor(chance() * count)
  for (const [at, plan] of game.plans(games, format).entries()) {
    const record: Record = {
      async panel(panel, { screen }) {
        panels.push(panel)
        if (screen instanceof BrowserScreen) await shots.take(panel, screen.person)
      },
      tap: (tap) => taps.push({ game: at, ...tap }),
    }
    await playGame(screens, program, game, plan, decks, record, pause * 60_000)
    if (!values.json) process.stderr.write(`Game ${at + 1} of ${games}: ${plan.format}\n`)
  }
} finally {
  await browser?.close()
  await program.close()
}
if (values.taps) process.stderr.write(`${tapsListed(taps)}\n\n`)
const seconds = Math.round((performance.now() - began) / 1000)
process.stdout.write(
  values.json ? `${JSON.stringify(figuresOf(panels, taps))}\n` : `${reportOf(panels, taps, { games, seconds })}\n`,
)
process.exit(0)
