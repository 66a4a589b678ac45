/** The command `check-pools`: draws the pools of a finished league again from its export, and compares them. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Command } from 'commander'
import { drawPool } from '../league-play/pools.ts'
import { seedHash } from '../league-play/seed-hash.ts'
import type { LeagueSettings, Pair } from '../leagues/league.ts'
import { gameCalled } from './games.ts'

/** The parts of an export that the draw needs. */
export interface ExportedLeague {
  readonly game: string
  readonly format: string
  readonly sides: Pair<string>
  readonly draw?: {
    readonly hash: string
    readonly seed: string
    readonly settings: Pick<LeagueSettings, 'rules' | 'decks' | 'pool'>
    readonly pools: Readonly<Record<string, unknown>>
  }
}

/** Adds the command `check-pools` to the program. */
export function registerCheckPools(program: Command): void {
  program
    .command('check-pools <file>')
    .description('draw the pools of a finished league again from its JSON export, and compare')
    .option('--hash <sha256>', 'the hash that was shown at sign-up; by default the one in the file')
    .action((file: string, { hash }: { readonly hash?: string }) => {
      const { lines, right } = checkedPools(JSON.parse(readFileSync(file, 'utf8')) as ExportedLeague, hash)
      process.stdout.write(`${lines.join('\n')}\n`)
      if (!right) process.exitCode = 1
    })
}

/**
 * Returns what a draw of the pools shows.
 *
 * @throws if the file is of a league without pools, or of one that is not over
 */
export function checkedPools({ game: id, format, sides, draw }: ExportedLeague, wanted: string | undefined) {
  const pool = draw?.settings.pool
  if (draw === undefined || pool == null) throw new Error('This export has no pools. Export a finished league as JSON.')
  const game = gameCalled(id)
  const settings = { ...draw.settings, format, sides }
  const wrong = Object.entries(draw.pools).filter(
    ([player, seen]) => !isDeepStrictEqual(drawPool(game, settings, pool, draw.seed, player), seen),
  )
  const hash = (wanted ?? draw.hash).toLowerCase()
  const seedFits = seedHash(draw.seed) === hash
  const count = Object.keys(draw.pools).length
  return {
    lines: [
      seedFits ? `The seed fits the hash ${hash}.` : `The seed does not fit the hash ${hash}.`,
      wrong.length === 0
        ? `All ${count} pools follow from the seed.`
        : `${wrong.length} of ${count} pools do not follow from the seed: ${wrong.map(([player]) => player).join(', ')}.`,
    ],
    right: seedFits && wrong.length === 0,
  }
}
