/** Bounds on the memory of the bundled program that only show where names and texts are those of the bundle. */
import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { bundle } from '../../scripts/bundle.ts'
import { CONTAINER_ALLOCATOR, NODE_FLAGS } from '../../scripts/memory.mjs'
import { programArguments } from '../program-file.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, `../../dist/bundle-test-${process.pid}`)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}.ts`, { force: true })
})

it('is one-byte text, so that V8 keeps it as such', async () => {
  const [main = ''] = await programArguments()
  const beyond = readFileSync(main, 'utf8').match(/[\u0100-\uffff]/g)
  expect(beyond).toBeNull()
})

it('reads the query compiler of the database client from its file, and keeps no text of it', async () => {
  const [main = ''] = await programArguments()
  const places = readFileSync(main, 'utf8').match(/\w+\("@prisma\/client\/runtime\/[\w.]+wasm-base64[\w.]*"\)/g)
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
