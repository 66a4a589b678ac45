/** The tests that mutants of the rules have to survive: by example and by scenario, each a few milliseconds. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'test/young-jedi/rules/**/*.test.ts',
      'test/young-jedi/scenarios/**/*.test.ts',
      'test/young-jedi/scenarios.test.ts',
    ],
    exclude: ['**/coverage.test.ts'],
    // One import of the rules serves all mutants: they are switched on and off by the runner.
    isolate: false,
  },
})
