/** The bundled program: its parts, and bounds on its memory that only show where names and texts are those of the bundle. */
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { bundle } from '../../scripts/bundle.ts'
import { CONTAINER_ALLOCATOR, NODE_FLAGS } from '../../scripts/memory.mjs'
import { holdDataFolder } from '../../src/storage/lock.ts'
import { freePort } from '../free-port.ts'
import { programArguments } from '../program-file.ts'
import { emptyFolder } from '../storage/servers.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, `../../dist/bundle-test-${process.pid}`)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}.ts`, { force: true })
})

/** The code of the start and of the program. */
async function texts(): Promise<string> {
  const [main = ''] = await programArguments()
  return [main, join(dirname(main), 'program.mjs')].map((file) => readFileSync(file, 'utf8')).join('\n')
}

it('tells what is wrong before it is loaded: its first file does so alone', async () => {
  const [main = ''] = await programArguments()
  cpSync(main, join(folder, 'main.mjs'))
  const held = emptyFolder()
  const release = await holdDataFolder(held.dataDir)
  const closed = await freePort()
  const says = async (settings: Readonly<Record<string, string>>) => {
    const env = { ...process.env, DISCORD_TOKEN: '', DATABASE_URL: '', REDIS_URL: '', ...settings }
    const ended = run(process.execPath, [join(folder, 'main.mjs')], { env })
    return ended.then(
      () => 'nothing',
      ({ stderr }: { readonly stderr: string }) => stderr,
    )
  }
  const DATABASE_URL = `postgresql://me:hunter2@127.0.0.1:${closed}/mine`
  expect(await says({ PORT: 'many' })).toMatch(/^PORT is not valid: set a number/)
  expect(await says({ DATABASE_URL })).toBe(
    `No database server answers at 127.0.0.1:${closed}. Start it, or correct host and port in DATABASE_URL.\n`,
  )
  expect(await says({ DATA_DIR: held.dataDir })).toMatch(/^The data folder .* is in use by process/)
  await release()
  // Then it looks for the program.
  expect(await says({ DATA_DIR: held.dataDir })).toMatch(/ERR_MODULE_NOT_FOUND.*program\.mjs/s)
  await held.remove()
})

it('is one-byte text, so that V8 keeps it as such', async () => {
  const beyond = (await texts()).match(/[\u0100-\uffff]/g)
  expect(beyond).toBeNull()
})

it('reads the query compiler of the database client from its file, and keeps no text of it', async () => {
  const places = (await texts()).match(/\w+\("@prisma\/client\/runtime\/[\w.]+wasm-base64[\w.]*"\)/g)
  expect(places?.map((place) => place.replace(/\(.*/, ''))).toEqual(['resolve'])
})

/** Gives a client a channel with messages and many people, as the gateway and clicks do. */
const CACHES = `
import { Client, Partials } from 'discord.js'
import { boundedCache } from '../src/discord/shell/discord-caches.ts'

const client = new Client({ intents: [], makeCache: boundedCache })
const user = (id) => ({ id: String(id), username: 'person' + id, discriminator: '0', avatar: null })
client.user = client.users._add(user(1))
const guild = client.guilds._add({ id: '7', name: 'server', channels: [{ id: '8', type: 0, name: 'general' }] })
const channel = guild.channels.cache.get('8')
guild.members._add({ user: user(1), roles: [] })
for (let at = 2; at < 1500; at++) {
  channel.messages._add({ id: String(10_000 + at), channel_id: '8', content: 'text', author: user(at) })
  guild.members._add({ user: user(at), roles: [] })
}
const { users } = client
const sizes = [channel.messages.cache.size, users.cache.size, guild.members.cache.size]
process.stdout.write(JSON.stringify({ sizes, self: users.cache.has('1') && guild.members.cache.has('1') }))
process.exit(0)
`

it('keeps no messages of Discord, at most 1,000 people, and always itself', async () => {
  writeFileSync(`${folder}.ts`, CACHES)
  await bundle({ entries: { caches: `${folder}.ts` }, outdir: folder })
  const { stdout } = await run(process.execPath, [join(folder, 'caches.mjs')])
  expect(JSON.parse(stdout)).toEqual({ sizes: [0, 1000, 1000], self: true })
})

it('takes as little memory in the container as it can', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8')
  for (const [name, value] of Object.entries(CONTAINER_ALLOCATOR))
    expect(dockerfile).toContain(`ENV ${name}=${value}\n`)
  expect(dockerfile).toMatch(/apt-get install .*\blibjemalloc2\b/)
  const [command = ''] = dockerfile.match(/^CMD .*$/m) ?? []
  for (const flag of NODE_FLAGS) expect(command).toContain(flag)
})
