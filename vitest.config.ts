import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import LongestFirst from './test/longest-first.ts'

/** They reach nothing outside of themselves and leave nothing behind: one process runs them all, and reads its code once. */
const PURE = ['games', 'golden', 'leagues', 'lookup', 'pictures', 'sandbox-page', 'young-jedi'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
)

/**
 * Workers, and the programs that tests start, keep what Node has compiled: reading the program again takes a third less.
 * Coverage would be less exact by it.
 */
if (!process.argv.some((word) => word.startsWith('--coverage')))
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Node 22.18 and later leave out types by themselves. */
const readsTypes = 'typescript' in process.features && process.features.typescript !== false

export default defineConfig({
  test: {
    setupFiles: ['test/seed.ts'],
    // A busy machine may need longer than Discord's three seconds for a first answer (sandbox/README.md).
    env: { SANDBOX_ANSWER_SECONDS: '110' },
    // Vite's own loader wraps each use of an import, which costs the games an eighth of their speed.
    experimental: { viteModuleRunner: !readsTypes },
    // Databases, servers and browsers start in some of them; nothing is measured against a clock.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    pool: 'forks',
    // Games make much garbage that dies at once. Workers fill all cores, so that helpers of the collector only cost time.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Two more than the smallest machine that runs them has cores: many tests wait for a database, a server or a browser.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/slowest.ts', './test/failed-files.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          // Modules are read once a worker: no test leaves anything in them.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: PURE,
          globalSetup: ['test/storage/template.ts'],
        },
      },
    ],
  },
})
