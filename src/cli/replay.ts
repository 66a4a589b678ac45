/**
 * The command `replay`: prints a match as text. It asks the running program if there is one, because a data folder has
 * one owner.
 */
import { type Command, Option } from 'commander'
import { LANGUAGES, type Language } from '../contract/index.ts'

/** Adds the command `replay` to the program. */
export function registerReplay(program: Command): void {
  program
    .command('replay <match-id>')
    .description('tell a match from start to end, as spectators see it')
    .addOption(new Option('--language <language>', 'in which language').choices([...LANGUAGES]).default('en'))
    .action(async (matchId: string, { language }: { language: Language }) => {
      // Imported late: no other command needs the database or should wait until its packages are loaded.
      const { told } = await import('./stored-match.ts')
      process.stdout.write(await told(matchId, language))
    })
}
