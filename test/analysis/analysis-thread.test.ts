/** Analyses in a thread of their own. */
import { afterAll, expect, it } from 'vitest'
import { analyse } from '../../src/analysis/analyse.ts'
import { analysisThread } from '../../src/analysis/match-analyses.ts'
import type { AnalysisSize } from '../../src/analysis/size.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { playedRows } from './played-rows.ts'

const SIZE: AnalysisSize = {
  ...{ curve: 4, tried: 8, choicesAgain: 2, worlds: 8 },
  ...{ luck: 2, luckAgain: 4, mostLuckAgain: 1, limit: 1_000 },
}
const thread = analysisThread('games/registry.ts')
afterAll(() => thread.close())

it('A thread gives the analysis that is made at once.', async () => {
  const job = { game: 'young-jedi', rows: playedRows(5, {}, 'starter'), seed: 'match', size: SIZE }
  const found = await thread.run('ann', (ask) => ask(job))
  expect(found).toEqual(JSON.parse(JSON.stringify(analyse(youngJedi, job.rows, job))))
})
