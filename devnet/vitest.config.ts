import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'devnet',
    include: ['test/**/*.test.ts'],
    // Otherwise every file loads the chains' libraries again, which takes longer than most tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
