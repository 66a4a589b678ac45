/**
 * The script behind `npm run -s holonet -- …`: makes a fresh clone ready, then runs the command line.
 * Only some commands open a database, so only they need the database client.
 */
import { installPackages } from './installed.mjs'

installPackages()
const words = process.argv.slice(2)
const command = words.find((word, at) => !word.startsWith('-') && words[at - 1] !== '--game')
const asksForHelp = words.includes('--help') || words.includes('-h')
if (['replay', 'export', 'restat', 'simulate-league'].includes(command) && !asksForHelp) await import('./generate.mjs')
const { register } = await import('tsx/esm/api')
register()
await import('../src/cli/main.ts')
