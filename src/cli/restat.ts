/**
 * The command `restat`: counts all finished matches again and makes their sums, as the program does at night. It asks the running
 * program if there is one, because a data folder has one owner.
 */
import type { Command } from 'commander'

/** Adds the command `restat` to the program. */
export function registerRestat(program: Command): void {
  program
    .command('restat')
    .description('count all finished matches again for statistics')
    .action(async () => {
      // Imported late: no other command needs the database or should wait until its packages are loaded.
      const { recounted } = await import('./stored-match.ts')
      process.stdout.write(`${await recounted()} matches counted.\n`)
    })
}
