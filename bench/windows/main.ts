/**
 * `npm run windows`: how often practice players take the chances that they have outside battles and losses, in a format,
 * and which of them can matter: the list that `rules/turn/mattering.ts` has.
 */
import { Command } from 'commander'
import { chancesIn, matteringIn } from './answered.ts'

const { format, games, seed } = new Command('windows')
  .description('counts how often players take their chances in the Star Wars CCG, and lists those that can matter')
  .option(
    '--format <name>',
    'the format: with the starter decks, or with random decks where a deck may hold any card',
    'starter',
  )
  .option('--games <number>', 'number of games', '200')
  .option('--seed <text>', 'the same seed gives the same games', 'windows')
  .parse()
  .opts<{ readonly format: string; readonly games: string; readonly seed: string }>()

const count = Number(games)
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write(`--games takes a whole number of games, not “${games}”.\n`)
  process.exit(1)
}
const chances = chancesIn(format, count, seed)
for (const { name, had, taken } of chances)
  process.stdout.write(`${name.padEnd(24)} ${String(taken).padStart(6)} of ${String(had).padStart(7)}\n`)
process.stdout.write(`can matter: ${JSON.stringify(matteringIn(chances))}\n`)
