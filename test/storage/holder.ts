/** A process that takes the data folder given to it, says so, and keeps it until it is stopped. */
import { holdDataFolder } from '../../src/storage/lock.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  await holdDataFolder(process.argv[2]!)
  say('held')
  setInterval(() => {}, 1000)
} catch (error) {
  say(`${(error as Error).name}: ${(error as Error).message}`)
}
