/** Mutants of the Star Wars CCG: as `stryker.config.json`, with its rules and its tests, all or a random sample. */
import { seed, share } from './scripts/mutation/sample.mjs'
import base from './stryker.config.json' with { type: 'json' }

// The runner and its scenarios read the game from here; worker processes inherit it.
process.env.MUTATION_GAME = 'swccg'

/** What is asked, decided and told. Panels, pictures and the opponent's part of a rule are no rules, and have tests of their own. */
const PARTS = ['engine.ts', 'state/**/*.ts', 'rules/**/*.ts', '!rules/**/{panel,scene,policy}.ts', 'texts/**/*.ts']

// A sample remembers its results apart: it leaves most mutants out, which a full run must not take over.
const NAME = share < 1 ? `swccg-${share}-${seed}` : 'swccg'
const SAMPLED = { plugins: [...base.plugins, './scripts/mutation/sample.mjs'], checkers: ['sample'] }

export default {
  ...base,
  ...(share < 1 ? SAMPLED : {}),
  mutate: PARTS.map((part) => part.replace(/^!?/, '$&src/games/swccg/')),
  incrementalFile: `reports/mutation/incremental-${NAME}.json`,
  htmlReporter: { fileName: `reports/mutation/mutation-${NAME}.html` },
  jsonReporter: { fileName: `reports/mutation/mutation-${NAME}.json` },
}
