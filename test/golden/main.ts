/**
 * `npm run golden`: records the golden games of each game whose version was raised. To the set of another game it adds
 * matches that show what has come since, such as a new card.
 * `npm run golden:compare <commit>`: plays them with the program of that commit beside today's.
 */
import { Command } from 'commander'
import { repeat } from '../../src/matches/log.ts'
import { firstDifference, programOf } from './compare.ts'
import { matchesOf, versionsOf } from './files.ts'
import { addToSet, recordSet, whyNot } from './recording.ts'
import { SETS } from './sets.ts'

const tell = (line: string) => process.stdout.write(`${line}\n`)

function record(): void {
  for (const set of SETS) {
    const refused = whyNot(set)
    const recorded = refused === null ? recordSet(set, { tell }) : addToSet(set, { tell })
    if (recorded === null) {
      console.error(refused)
      process.exitCode = 1
      continue
    }
    const { matches, rows, missing } = recorded
    const what = refused === null ? '' : 'added: '
    tell(`${set.game.id} version ${set.game.version}: ${what}${matches} matches, ${rows} rows`)
    if (missing.length === 0) continue
    console.error(`Nothing has shown: ${missing.join(', ')}`)
    process.exitCode = 1
  }
}

/**
 * Plays the matches that the commit has recorded: its program accepts their answers. Those of another version are carried
 * over to today's names where the set says how.
 */
async function compare(commit: string, { game: only }: { readonly game?: string }): Promise<void> {
  const earlier = await programOf(commit)
  try {
    for (const { game, carriers = {} } of SETS.filter((set) => only === undefined || set.game.id === only)) {
      const side = earlier.sideOf(game.id)
      const version = versionsOf(game.id, earlier.golden).at(-1)
      if (side === null || version === undefined) {
        tell(`${game.id}: ${commit} has no golden games of it`)
        continue
      }
      const carrier = side.game.version === game.version ? undefined : carriers[side.game.version]
      const records = matchesOf(game.id, version, earlier.golden)
      const differences = records.flatMap(
        (one) => firstDifference(one, { earlier: side, today: { game, repeat }, carrier }) ?? [],
      )
      const versions = `version ${side.game.version} then, ${game.version} now`
      tell(`${game.id} (${versions}): ${differences.length} of ${records.length} matches differ`)
      const [first] = differences
      if (first === undefined) continue
      tell(first)
      process.exitCode = 1
    }
  } finally {
    earlier.remove()
  }
}

const program = new Command('golden')
  .description('records golden games of each game whose version was raised, and adds what a set lacks')
  .action(record)
program
  .command('compare')
  .description('plays golden games with the program of another commit and names the first fact that differs')
  .argument('<commit>', 'such as HEAD, or main')
  .option('--game <id>', 'only the matches of this game')
  .action(compare)
await program.parseAsync()
