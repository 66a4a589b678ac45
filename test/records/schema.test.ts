import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { matchSchema } from '../../src/records/match-file.ts'
import { sealedMatch } from './sealed-matches.ts'

const PUBLISHED = new URL('../../docs/match-v1.schema.json', import.meta.url)

// biome-ignore lint/suspicious/noExplicitAny: a file is changed in any way
type Loose = any

const published = () => new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(PUBLISHED, 'utf8')))

const EXPORTS = [
  { game: 'young-jedi', number: 1 },
  { game: 'young-jedi', number: 2, author: false },
  { game: 'young-jedi', number: 3, givesUpAfter: 6 },
  { game: 'swccg', number: 4, givesUpAfter: 25 },
].map((wish) => JSON.parse(sealedMatch(wish).text) as Loose)

/** A change of a file, and whether readers who go by the schema find it. */
const FAULTS: readonly (readonly [string, (file: Loose) => void])[] = [
  ['another format', (file) => (file.format = 'other')],
  ['no version', (file) => delete file.version],
  ['a game that is no id', (file) => (file.game = '<b>')],
  ['a time without a zone', (file) => (file.match.startedAt = '2026-11-14T18:00:00.000')],
  ['a row of an unknown kind', (file) => (file.rows[1].kind = 'cheat')],
  ['a row of an unknown origin', (file) => (file.rows[1].origin = 'nobody')],
  ['a hash that is too short', (file) => (file.rows[1].hash = 'abc')],
  ['an event without a type', (file) => delete file.rows[0].events[0].type],
  ['half a card', (file) => (file.decks[Object.keys(file.decks)[0]!][0].count = 0.5)],
  ['a player without a name', (file) => (file.players[Object.keys(file.players)[0]!] = {})],
  ['a seal of another method', (file) => (file.fair.method = 'trust-me')],
  ['no rows', (file) => (file.rows = [])],
]

describe('the published schema of exports', () => {
  it('is made from the schema by which the program reads them', async () => {
    await expect(`${JSON.stringify(matchSchema(), null, 2)}\n`).toMatchFileSnapshot(PUBLISHED.pathname)
  })

  it.each(EXPORTS.map((file, at) => [at, file] as const))('accepts export %i', (_, file) => {
    const check = published()
    check(file)
    expect(check.errors ?? []).toEqual([])
  })

  it.each(FAULTS)('refuses a file with %s', (_, change) => {
    const file = structuredClone(EXPORTS[0])
    change(file)
    expect(published()(file)).toBe(false)
  })
})
