/** `npm run bench`: one table of ratios, all sides measured in the same run. */
import { benchMoves } from './moves.ts'
import { printed } from './table.ts'

const { text, good } = printed([...benchMoves()])
process.stdout.write(`${text}\n`)
if (!good) process.exitCode = 1
