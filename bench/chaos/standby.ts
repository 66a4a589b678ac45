/**
 * The program, ready to start: reads all modules of the program, waits for a word on its standard input, and then runs
 * `src/main.ts`. A restart after a kill so takes the time of opening the database and connecting, and no more.
 */
import './skewed-date.ts'
import '../../commands/index.ts'
import '../../src/discord/start.ts'
import '../../src/games/registry.ts'
import '../../src/holonet.ts'
import '../../src/pictures/card-pictures.ts'
import { once } from 'node:events'

process.stdout.write('standing by\n')
await once(process.stdin, 'data')
process.stdin.destroy()
await import('../../src/main.ts')
