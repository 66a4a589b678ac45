/**
 * The command `export`: prints a finished match as a file: JSON that `verify` can check, a text, or a page. It asks the
 * running program if there is one, because a data folder has one owner.
 */
import { type Command, Option } from 'commander'
import { LANGUAGES } from '../contract/index.ts'
import type { AskedExport } from '../control/replay.ts'

/** Adds the command `export` to the program. */
export function registerExport(program: Command): void {
  program
    .command('export <match-id>')
    .description('print a finished match: with all secrets once its hands are open, else as spectators know it')
    .addOption(new Option('--form <form>', 'what to print').choices(['json', 'text', 'page']).default('json'))
    .addOption(new Option('--as <reader>', 'what its reader knows: all needs open hands').choices(['all', 'spectator']))
    .addOption(new Option('--language <language>', 'in which language').choices([...LANGUAGES]).default('en'))
    .action(async (matchId: string, wanted: AskedExport) => {
      // Imported late: no other command needs the database or should wait until its packages are loaded.
      const { exportedText } = await import('./stored-match.ts')
      process.stdout.write(await exportedText(matchId, wanted))
    })
}
