import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/storage/template.ts'],
    setupFiles: ['test/seed.ts'],
    // Databases, servers and browsers start in some of them; nothing is measured against a clock.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    reporters: ['default'],
  },
})
