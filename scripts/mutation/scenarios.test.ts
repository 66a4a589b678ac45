/** Runs every scenario as a test of its own, so that a mutant is tried only by the scenarios that reach it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { scenarios as swccg } from '../../src/games/swccg/scenarios/index.ts'
import { scenarios as youngJedi } from '../../src/games/young-jedi/scenarios/index.ts'

const OF_SWCCG = process.env.MUTATION_GAME === 'swccg'
const FOLDER = join(import.meta.dirname, OF_SWCCG ? '../../test/swccg/scenarios' : '../../scenarios/young-jedi')
const scenarios = OF_SWCCG ? swccg : youngJedi

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))
  describe(file, () => {
    const data = parse(readFileSync(join(FOLDER, file), 'utf8'), { schema: 'failsafe' })
    for (const scenario of data.scenarios)
      test(scenario.id, () => {
        const { game, topic } = data
        const text = stringify(
          { topic, ...(game === undefined ? {} : { game }), scenarios: [scenario] },
          { lineWidth: 0 },
        )
        expect(scenarios.run(text, file).flatMap(({ problems }) => problems)).toEqual([])
      })
  })
