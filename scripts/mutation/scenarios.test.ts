/**
 * Runs every scenario as a test of its own, so that a mutant is tried only by the scenarios that reach it. For the Star
 * Wars CCG all that a scenario tells and asks must be as recorded, too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { scenarios } from '../../src/games/young-jedi/scenarios/index.ts'
import { recorded, recordsIn } from '../../test/swccg/recorded-scenarios.ts'

const TESTS = join(import.meta.dirname, '../../test')
const OF_SWCCG = process.env.MUTATION_GAME === 'swccg'
const FOLDER = join(TESTS, '../scenarios', OF_SWCCG ? 'swccg' : 'young-jedi')

const recordsOf = (file: string) =>
  recordsIn(readFileSync(join(TESTS, 'swccg/rules/records', file.replace(/yaml$/, 'txt')), 'utf8'))

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))
  describe(file, () => {
    const data = parse(readFileSync(join(FOLDER, file), 'utf8'), { schema: 'failsafe' })
    const records = OF_SWCCG ? recordsOf(file) : null
    for (const scenario of data.scenarios)
      test(scenario.id, () => {
        const { game, topic } = data
        const text = stringify(
          { topic, ...(game === undefined ? {} : { game }), scenarios: [scenario] },
          { lineWidth: 0 },
        )
        if (records === null) return expect(scenarios.run(text, file).flatMap(({ problems }) => problems)).toEqual([])
        const [played] = recorded(text, file)
        expect(played).toEqual({ id: scenario.id, problems: [], record: records.get(scenario.id) })
      })
  })
