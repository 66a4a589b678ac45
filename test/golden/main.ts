/**
 * `npm run golden`: records the golden games of each game whose version was raised. To the set of another game it adds
 * matches that show what has come since, such as a new card.
 */
import { Command } from 'commander'
import { addToSet, recordSet, whyNot } from './recording.ts'
import { SETS } from './sets.ts'

new Command('golden').description('records golden games of each game whose version was raised').parse()

const tell = (line: string) => process.stdout.write(`${line}\n`)

for (const set of SETS) {
  const refused = whyNot(set)
  const recorded = refused === null ? recordSet(set, { tell }) : addToSet(set, { tell })
  if (recorded === null) {
    console.error(refused)
    process.exitCode = 1
    continue
  }
  const { matches, rows, states, missing } = recorded
  const what = refused === null ? '' : 'added: '
  tell(`${set.game.id} version ${set.game.version}: ${what}${matches} matches, ${rows} rows, ${states} states`)
  if (missing.length === 0) continue
  console.error(`Nothing has shown: ${missing.join(', ')}`)
  process.exitCode = 1
}
