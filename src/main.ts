/**
 * Starts the program. Some faults are told before it is loaded: settings that make no sense, a data folder that another
 * process has, a database that no one can reach.
 */
import { parseArgs } from 'node:util'
import { BadConfig, type Config, readConfig } from './config.ts'
import { startTrouble } from './start-trouble.ts'
import { refuseHeldFolder } from './storage/lock.ts'
import { tryServer } from './storage/server-address.ts'

/** `--time +1w` stands for SANDBOX_TIME. @throws BadConfig for any other flag */
function withFlags(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    const { time } = parseArgs({ options: { time: { type: 'string' } } }).values
    return time === undefined ? environment : { ...environment, SANDBOX_TIME: time }
  } catch (error) {
    throw new BadConfig(`${(error as Error).message.split('. ')[0]}. The only flag is --time, for the sandbox.`)
  }
}

/** Looks at what the program needs. @throws BadConfig, DataFolderInUse, StorageDown */
async function checked(): Promise<Config> {
  const config = readConfig(withFlags(process.env))
  await (config.databaseUrl === undefined ? refuseHeldFolder(config.dataDir) : tryServer(config.databaseUrl))
  return config
}

try {
  const config = await checked()
  const { runProgram } = await import('./program.ts')
  await runProgram(config)
} catch (error) {
  const trouble = startTrouble(error, process.env.DATABASE_URL)
  if (trouble === null) throw error
  process.stderr.write(`${trouble}\n`)
  process.exitCode = 1
}
