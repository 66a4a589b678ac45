/** Mutants of the Star Wars CCG: as `stryker.config.json`, with its rules and its tests. */
import base from './stryker.config.json' with { type: 'json' }

// The runner and its scenarios read the game from here; worker processes inherit it.
process.env.MUTATION_GAME = 'swccg'

const FOLDERS = ['rules', 'values', 'texts']

export default {
  ...base,
  mutate: FOLDERS.map((folder) => `src/games/swccg/${folder}/**/*.ts`),
  incrementalFile: 'reports/mutation/incremental-swccg.json',
  htmlReporter: { fileName: 'reports/mutation/mutation-swccg.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation-swccg.json' },
}
