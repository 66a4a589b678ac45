/** New folders of PGlite: what filling one takes of the program's memory, and what becomes of one that was cut off. */
import { execFile, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle } from '../../scripts/bundle.ts'
import { openStorage } from '../../src/storage/open.ts'
import { emptyFolder } from './servers.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const at = new Date('2026-02-03T04:05:06.789Z')

it('takes few buffers, also in the run that sets its folder up, which nobody else may enter', async () => {
  const place = emptyFolder()
  const storage = await openStorage({ dataDir: place.dataDir })
  const [row] = await storage.prisma.$queryRaw<{ setting: string }[]>`
    SELECT current_setting('shared_buffers') AS "setting"`
  expect(row?.setting).toBe('16MB')
  expect(statSync(join(place.dataDir, 'db')).mode & 0o077).toBe(0)
  await storage.close()
  await place.remove()
})

it('begins a folder again whose setting-up was cut off, and no other', async () => {
  const place = emptyFolder()
  const [db, unfinished] = [join(place.dataDir, 'db'), join(place.dataDir, 'db.unfinished')]
  mkdirSync(db)
  // PGlite takes a folder with this file for a database.
  writeFileSync(join(db, 'PG_VERSION'), '')
  writeFileSync(unfinished, '')
  const first = await openStorage({ dataDir: place.dataDir })
  await first.prisma.interaction.create({ data: { id: 'kept', at } })
  await first.close()
  expect(existsSync(unfinished)).toBe(false)
  const second = await openStorage({ dataDir: place.dataDir })
  expect(await second.prisma.interaction.count()).toBe(1)
  await second.close()
  await place.remove()
})

/** A program of its own, which has no empty database yet. */
let install: string
const program = (): string => join(install, 'build/program/opening.mjs')

const OPENING = `
import { readFileSync } from 'node:fs'
import { openStorage } from '${join(root, 'src/storage/open.ts')}'

const { migrated, prisma, close } = await openStorage({ dataDir: process.argv[2] })
for (let count = 0; count < 2_000; count++) await prisma.$queryRawUnsafe('SELECT 1')
await close()
const peak = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
process.stdout.write(JSON.stringify({ migrated: migrated.length, peak }))
process.exit(0)
`

beforeAll(async () => {
  install = mkdtempSync(join(tmpdir(), 'holonet-install-'))
  for (const part of ['prisma/migrations', 'scripts/empty-database.mjs', 'package.json'])
    cpSync(join(root, part), join(install, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(install, 'node_modules'))
  writeFileSync(join(install, 'opening.ts'), OPENING)
  await bundle({ entries: { opening: join(install, 'opening.ts') }, outdir: join(install, 'build/program') })
})
afterAll(() => rmSync(install, { recursive: true, force: true }))

/** With this flag V8 optimizes a function at the moment in which it has run often enough, not some time later. */
const SYNC_TIER_UP = '--wasm-sync-tier-up'
/** Node 20 does not have it. */
const AT_ONCE = spawnSync(process.execPath, [SYNC_TIER_UP, '--eval', '']).status === 0 ? [SYNC_TIER_UP] : []

it.skipIf(!existsSync('/proc/self/status'))(
  'is made outside of the program, which stays small while V8 optimizes PGlite, also where nobody may write beside the program',
  async () => {
    const place = emptyFolder()
    writeFileSync(join(install, 'dist'), 'a folder that nobody may write to would not stop root')
    const { stdout } = await run(process.execPath, [...AT_ONCE, program(), place.dataDir]).finally(() => {
      rmSync(join(install, 'dist'))
    })
    const { migrated, peak } = JSON.parse(stdout)
    expect(migrated).toBeGreaterThan(0)
    // Without the flag it is chance when V8 optimizes.
    if (AT_ONCE.length > 0) expect(peak).toBeLessThan(450)
    await place.remove()
  },
)

it('is kept beside the program for the next new folder', async () => {
  const [first, second] = [emptyFolder(), emptyFolder()]
  await run(process.execPath, [program(), first.dataDir])
  expect(readdirSync(join(install, 'dist')).filter((name) => name.endsWith('.tar.gz'))).toHaveLength(1)
  // Without what makes one.
  rmSync(join(install, 'scripts'), { recursive: true })
  await run(process.execPath, [program(), second.dataDir])
  await Promise.all([first.remove(), second.remove()])
})
