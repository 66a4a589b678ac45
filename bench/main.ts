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

// Clicks and standings come first, in a process as fresh as a bot's: the other benches would leave objects on the heap,
// and the time that it takes to clear them away would be counted.
const interactions = await benchInteractions()
const leagues = await benchLeagues()
const { text, good } = printed([
  ...benchMoves(),
  ...benchSilences(),
  ...(await benchWholeGames()),
  ...interactions,
  ...benchLookup(),
  ...leagues,
  ...(await benchPictures()),
  ...(await benchMemory()),
])
process.stdout.write(`${text}\n`)
process.exit(good ? 0 : 1)
