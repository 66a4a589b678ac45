/** `npm run bench`: one table of ratios, all sides measured in the same run. */
import { benchInteractions } from './interactions.ts'
import { benchMemory } from './memory.ts'
import { benchMoves } from './moves.ts'
import { printed } from './table.ts'

const { text, good } = printed([...benchMoves(), ...(await benchInteractions()), ...(await benchMemory())])
process.stdout.write(`${text}\n`)
process.exit(good ? 0 : 1)
