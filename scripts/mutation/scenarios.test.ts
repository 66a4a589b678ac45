/** Runs every scenario as a test of its own, so that a mutant is tried only by the scenarios that reach it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { scenarios } from '../../src/games/young-jedi/scenarios/index.ts'

const FOLDER = join(import.meta.dirname, '../../scenarios/young-jedi')

for (const file of readdirSync(FOLDER))
  describe(file, () => {
    const data = parse(readFileSync(join(FOLDER, file), 'utf8'), { schema: 'failsafe' })
    for (const scenario of data.scenarios)
      test(scenario.id, () => {
        const text = stringify({ topic: file, scenarios: [scenario] }, { lineWidth: 0 })
        expect(scenarios.run(text, file).flatMap(({ problems }) => problems)).toEqual([])
      })
  })
