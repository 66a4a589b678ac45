/** `npm run match-page`: writes the bundled program and style of the page of a match to `src/records/page/program-text.ts`. */
import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { PROGRAM_TEXT, programText } from './page-program.ts'

await new Command('match-page')
  .description('bundles the program and the style of the page of a match')
  .action(async () => writeFileSync(PROGRAM_TEXT, await programText()))
  .parseAsync()
