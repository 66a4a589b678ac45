/**
 * `npm run bench`: one table of ratios, both sides of each measured in the same process. Each bench has a process of its
 * own, as fresh as a bot's: one would pay for the objects that another leaves on the heap. Names of benches as arguments
 * run these alone.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Command } from 'commander'
import type { Plugin } from 'esbuild'
import { withBundles } from './bundled.ts'
import { madeUpCards } from './made-up-cards.ts'
import { printed, type Row } from './table.ts'

/** The function of each module. */
const BENCHES: Readonly<Record<string, string>> = {
  moves: 'benchMoves',
  silences: 'benchSilences',
  'whole-games': 'benchWholeGames',
  interactions: 'benchInteractions',
  lookup: 'benchLookup',
  leagues: 'benchLeagues',
  pictures: 'benchPictures',
  acts: 'benchActs',
  memory: 'benchMemory',
  opponent: 'benchOpponent',
  pool: 'benchPool',
}

/** Benches whose program is bundled otherwise. */
const PLUGINS: Readonly<Record<string, Plugin[]>> = { pool: [madeUpCards] }

/** Returns the rows of a bench. @throws if its process ends without them */
async function measured(folder: string, name: string): Promise<readonly Row[]> {
  const args = [join(folder, `${name}.mjs`), BENCHES[name]!]
  const child = fork(join(import.meta.dirname, 'measure.mjs'), args, { execArgv: [] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bench ${name} ended with ${code}`)
  })
  const [rows] = (await Promise.race([once(child, 'message'), ended])) as [readonly Row[]]
  await ended.catch(() => {})
  return rows
}

const named = new Command('bench')
  .description('measures the program beside what it is compared with')
  .argument('[names...]', `benches to run; default: ${Object.keys(BENCHES).join(', ')}`)
  .parse().args
const unknown = named.filter((name) => BENCHES[name] === undefined)
if (unknown.length > 0) throw new Error(`no bench: ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`)
const names = named.length > 0 ? named : Object.keys(BENCHES)
const rows: Row[] = []
const others = names.filter((name) => PLUGINS[name] !== undefined)
const groups = [names.filter((name) => !others.includes(name)), ...others.map((name) => [name])]
for (const group of groups)
  await withBundles(
    group,
    async (folder) => {
      for (const name of group) rows.push(...(await measured(folder, name)))
    },
    PLUGINS[group[0] ?? ''],
  )
const { text, good } = printed(rows)
process.stdout.write(`${text}\n`)
process.exit(good ? 0 : 1)
