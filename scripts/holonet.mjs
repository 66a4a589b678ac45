/**
 * The script behind `npm run -s holonet -- …`: makes a fresh clone ready, then runs the command line.
 * Only `replay` and `simulate-league` open a database, so only they need the database client.
 */
import { installPackages } from './installed.mjs'

installPackages()
if (['replay', 'simulate-league'].some((name) => process.argv.includes(name))) await import('./generate.mjs')
const { register } = await import('tsx/esm/api')
register()
await import('../src/cli/main.ts')
