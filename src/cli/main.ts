/** The command line, `npm run -s holonet -- …`: everything that works without Discord. */
import { Command, Option } from 'commander'
import { games } from '../games/registry.ts'
import { registerAnalyse } from './analyse.ts'
import { registerArena } from './arena.ts'
import { registerCards } from './cards.ts'
import { registerCheckPools } from './check-pools.ts'
import { registerDecks } from './decks.ts'
import { registerExport } from './export.ts'
import { registerReplay } from './replay.ts'
import { registerRestat } from './restat.ts'
import { registerRules } from './rules.ts'
import { registerScenario } from './scenario.ts'
import { registerSimulate } from './simulate.ts'
import { registerSimulateLeague } from './simulate-league.ts'
import { registerVerify } from './verify.ts'

const program = new Command('holonet')
  .description('Collectible card games by message')
  .addOption(new Option('--game <id>', 'which game').default(Object.keys(games)[0]))
  .showHelpAfterError()

registerSimulate(program)
registerArena(program)
registerSimulateLeague(program)
registerCards(program)
registerDecks(program)
registerCheckPools(program)
registerRules(program)
registerReplay(program)
registerExport(program)
registerVerify(program)
registerRestat(program)
registerAnalyse(program)
registerScenario(program)

// A reader such as `head` closes the output when it has enough: the rest is not wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
