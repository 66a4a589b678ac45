/**
 * `npm run census [games]`: plays that many random full games over all cards and editions (default 10,000).
 * It checks every move and counts whether every card and every form of text has come up, and compares the previews of 20
 * times as many answers of each game in other worlds.
 */
import { spawnSync } from 'node:child_process'
import './prepare.mjs'

const { Command } = await import('commander')
const [games = '10000'] = new Command('census')
  .description('plays random full games and checks every move of them')
  .argument('[games]', 'number of games', '10000')
  .parse().processedArgs
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'census']
const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit', env: { ...process.env, CENSUS: games } })
process.exitCode = status ?? 1
