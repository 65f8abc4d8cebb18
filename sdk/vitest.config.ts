import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'sdk',
    include: ['test/**/*.test.ts'],
    // Loading the chains' libraries anew for each file takes longer than most tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
