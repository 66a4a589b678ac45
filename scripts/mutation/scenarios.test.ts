/**
 * Runs every scenario as a test of its own, so that a mutant is tried only by the scenarios that reach it. For the Star
 * Wars CCG all that a scenario tells and asks must be as recorded, too.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { scenarios } from '../../src/games/young-jedi/scenarios/index.ts'
import { scenarioFilesIn } from '../../test/swccg/language/positions.ts'
import { recorded, recordsIn } from '../../test/swccg/recorded-scenarios.ts'

const TESTS = join(import.meta.dirname, '../../test')
const OF_SWCCG = process.env.MUTATION_GAME === 'swccg'
const FOLDER = join(TESTS, '../scenarios', OF_SWCCG ? 'swccg' : 'young-jedi')

/** All that the scenarios of a file tell and ask; null: it is not recorded. */
function recordsOf(file: string): ReadonlyMap<string, unknown> | null {
  const record = join(TESTS, 'swccg/rules/records', file.replace(/yaml$/, 'txt'))
  return existsSync(record) ? recordsIn(readFileSync(record, 'utf8')) : null
}

/** Scenarios of the rulebook, and of the Star Wars CCG those of single mechanisms, too. */
const FILES = [FOLDER, ...(OF_SWCCG ? [join(TESTS, 'swccg')] : [])].flatMap(scenarioFilesIn)

for (const path of FILES)
  describe(basename(path), () => {
    const file = basename(path)
    const data = parse(readFileSync(path, 'utf8'), { schema: 'failsafe' })
    const records = OF_SWCCG ? recordsOf(file) : null
    for (const scenario of data.scenarios)
      test(scenario.id, () => {
        const { game, topic } = data
        const text = stringify(
          { topic, ...(game === undefined ? {} : { game }), scenarios: [scenario] },
          { lineWidth: 0 },
        )
        if (!OF_SWCCG) return expect(scenarios.run(text, file).flatMap(({ problems }) => problems)).toEqual([])
        const [played] = recorded(text, file)
        const record = records === null ? played?.record : records.get(scenario.id)
        expect(played).toEqual({ id: scenario.id, problems: [], record })
      })
  })
