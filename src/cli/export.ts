/**
 * The command `export`: prints a finished match as a file that `verify` can check. It asks the running program if there is
 * one, because a data folder has one owner.
 */
import type { Command } from 'commander'

/** Adds the command `export` to the program. */
export function registerExport(program: Command): void {
  program
    .command('export <match-id>')
    .description('print a finished match as JSON: with all secrets once its hands are open, else as spectators know it')
    .action(async (matchId: string) => {
      // Imported late: no other command needs the database or should wait until its packages are loaded.
      const { exportedText } = await import('./stored-match.ts')
      process.stdout.write(await exportedText(matchId))
    })
}
