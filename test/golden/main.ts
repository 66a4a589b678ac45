/** `npm run golden`: records the golden games of each game whose version was raised. */
import { recordSet, whyNot } from './recording.ts'
import { SETS } from './sets.ts'

for (const set of SETS) {
  const refused = whyNot(set)
  if (refused !== null) {
    console.error(refused)
    process.exitCode = 1
    continue
  }
  const { matches, rows, states, missing } = recordSet(set, { tell: (line) => process.stdout.write(`${line}\n`) })
  process.stdout.write(
    `${set.game.id} version ${set.game.version}: ${matches} matches, ${rows} rows, ${states} states\n`,
  )
  if (missing.length === 0) continue
  console.error(`Nothing has shown: ${missing.join(', ')}`)
  process.exitCode = 1
}
