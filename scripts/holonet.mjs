/**
 * The script behind `npm run -s holonet -- …`: makes a fresh clone ready, then runs the command line.
 * Only `replay` reads the database, so only `replay` needs the database client.
 */
import { installPackages } from './installed.mjs'

installPackages()
if (process.argv.includes('replay')) await import('./generate.mjs')
const { register } = await import('tsx/esm/api')
register()
await import('../src/cli/main.ts')
