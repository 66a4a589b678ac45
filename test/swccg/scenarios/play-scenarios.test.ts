/** The scenarios of this game: positions, moves and results, each also saved and loaded between any two moves. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'

const folder = import.meta.dirname

for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
  describe(file, () => {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const reload of [false, true])
      for (const { id, title, problems, asked } of scenarios.run(text, file, { reload }))
        test(`${id}${reload ? ' (loaded between moves)' : ''}: ${title}`, () => {
          expect({ problems, asked: problems.length > 0 ? asked : null }).toEqual({ problems: [], asked: null })
        })
  })
