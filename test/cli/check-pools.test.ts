/** `check-pools`: pools of an export are drawn again, and a changed card or seed is noticed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registerCheckPools } from '../../src/cli/check-pools.ts'
import { games } from '../../src/games/registry.ts'
import { drawPool } from '../../src/league-play/pools.ts'
import { seedHash } from '../../src/league-play/seed-hash.ts'
import { catchPrinted } from './printed.ts'

const game = games['young-jedi']!
const [recipe] = game.products!.recipes('starter')
const { starters, packs, cards, sets } = recipe!
const pool = { kind: 'sealed', shared: false, buildHours: 24, starters, packs, cards, sets, theme: [] } as const
const settings = { rules: {}, decks: null, pool }
const base = { game: game.id, format: 'starter', sides: ['dark', 'light'] as const }
const drawnBy = (player: string) => drawPool(game, { ...base, ...settings }, pool, 'secret', player)
const EXPORT = {
  ...base,
  draw: { hash: seedHash('secret'), seed: 'secret', settings, pools: { p1: drawnBy('p1'), p2: drawnBy('p2') } },
}

const printed = catchPrinted()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holonet-pools-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function check(exported: object, ...words: string[]) {
  const file = join(folder, 'league.json')
  writeFileSync(file, JSON.stringify(exported))
  const program = new Command('holonet').exitOverride()
  registerCheckPools(program)
  await program.parseAsync(['check-pools', file, ...words], { from: 'user' })
  return { out: printed.text, exitCode: process.exitCode }
}

it('confirms a seed that fits its hash and gives all pools', async () => {
  const done = await check(EXPORT)
  expect(done.out).toContain('The seed fits the hash')
  expect(done.out).toContain('All 2 pools follow from the seed.')
  expect(done.exitCode).toBeUndefined()
})

it('names a pool that does not follow from the seed, and a seed that does not fit the published hash', async () => {
  const { draw } = EXPORT
  const swapped = { ...EXPORT, draw: { ...draw, pools: { p1: draw.pools.p2, p2: draw.pools.p2 } } }
  const done = await check(swapped, '--hash', '0'.repeat(64))
  expect(done.out).toContain('The seed does not fit the hash 0000')
  expect(done.out).toContain('1 of 2 pools do not follow from the seed: p1.')
  expect(done.exitCode).toBe(1)
})

it('says so if the export has no pools', async () => {
  await expect(check({ ...base })).rejects.toThrow('This export has no pools')
})
