import { defineConfig } from 'vitest/config'

/** They reach nothing outside of themselves and leave nothing behind: one process runs them all, and reads its code once. */
const PURE = ['games', 'lookup', 'pictures', 'sandbox-page', 'young-jedi'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
)

export default defineConfig({
  test: {
    setupFiles: ['test/seed.ts'],
    // Databases, servers and browsers start in some of them; nothing is measured against a clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    reporters: ['default'],
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: PURE,
          globalSetup: ['test/storage/template.ts'],
        },
      },
    ],
  },
})
