/** `npm run bench`: one table of ratios, all sides measured in the same run. */
import { benchInteractions } from './interactions.ts'
import { benchLeagues } from './leagues.ts'
import { benchLookup } from './lookup.ts'
import { benchMemory } from './memory.ts'
import { benchMoves } from './moves.ts'
import { benchPictures } from './pictures.ts'
import { benchSilences } from './silences.ts'
import { printed } from './table.ts'
import { benchWholeGames } from './whole-games.ts'

// Clicks come first, in a process as fresh as a bot's: the other benches would leave objects on the heap.
const interactions = await benchInteractions()
const { text, good } = printed([
  ...benchMoves(),
  ...benchSilences(),
  ...(await benchWholeGames()),
  ...interactions,
  ...benchLookup(),
  ...(await benchLeagues()),
  ...(await benchPictures()),
  ...(await benchMemory()),
])
process.stdout.write(`${text}\n`)
process.exit(good ? 0 : 1)
