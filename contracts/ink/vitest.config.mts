import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ink',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Otherwise every file loads the chain's libraries again, which takes longer than most tests.
    isolate: false,
    // The local chain takes half a second for a call, and many times that while other tests run.
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
})
